"""What a game is called, for how many, and what can be chosen before it starts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from understory.core.basics import RuleId, Seat
from understory.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with a closed list of values."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: RuleId

    def checked(self, value: str, players: int) -> str:  # noqa: ARG002  (one signature for all options)
        """The value, if it is allowed."""
        if value not in self.values:
            raise OptionError(self.name, value, f"choose one of {', '.join(self.values)}")
        return value


@dataclass(frozen=True, slots=True)
class OneSeat:
    """An option that names one seat, or leaves it to chance."""

    name: str
    rule: RuleId
    default: str = "random"

    def checked(self, value: str, players: int) -> str:
        """The value, if it is allowed."""
        allowed = ["random", *map(str, range(players))]
        if value not in allowed:
            raise OptionError(self.name, value, f"choose one of {', '.join(allowed)}")
        return value


@dataclass(frozen=True, slots=True)
class SomeSeats:
    """An option that names any number of seats, written `0,2`, or `none`."""

    name: str
    rule: RuleId
    default: str = "none"

    def checked(self, value: str, players: int) -> str:
        """The value, if it is allowed, its seats in order."""
        if value == "none":
            return value
        parts = value.split(",")
        if len(set(parts)) < len(parts) or not set(parts) <= set(map(str, range(players))):
            raise OptionError(self.name, value, f"name different seats from 0 to {players - 1}, such as 0,1, or none")
        return ",".join(sorted(parts))


@dataclass(frozen=True, slots=True)
class SomeOf:
    """An option that names any number of a closed list of words, written `one,other`, or `none`."""

    name: str
    values: tuple[str, ...]
    rule: RuleId
    default: str = "none"

    def checked(self, value: str, players: int) -> str:  # noqa: ARG002  (one signature for all options)
        """The value, if it is allowed, its words in the order of the list."""
        if value == "none":
            return value
        parts = value.split(",")
        if len(set(parts)) < len(parts) or not set(parts) <= set(self.values):
            raise OptionError(self.name, value, f"name different ones of {', '.join(self.values)}, or none")
        return ",".join(word for word in self.values if word in parts)


Option: TypeAlias = Choice | OneSeat | SomeSeats | SomeOf


@dataclass(frozen=True, slots=True)
class Options:
    """How one game is set up, checked against the game's spec."""

    players: int
    values: tuple[tuple[str, str], ...] = ()

    def text(self, name: str) -> str:
        """The chosen value of an option."""
        for key, value in self.values:
            if key == name:
                return value
        raise KeyError(name)

    def seat(self, name: str) -> Seat | None:
        """The seat an option names; `None` where chance decides."""
        value = self.text(name)
        return None if value == "random" else Seat(int(value))

    def seats(self, name: str) -> tuple[Seat, ...]:
        """The seats an option names."""
        return tuple(Seat(int(part)) for part in self.words(name))

    def words(self, name: str) -> tuple[str, ...]:
        """The words an option names."""
        value = self.text(name)
        return () if value == "none" else tuple(value.split(","))


@dataclass(frozen=True, slots=True)
class Spec:
    """A game's name card."""

    name: str
    """The id used in commands and records."""
    title: str
    fewest: int
    most: int
    version: int
    """Of the rules: a record made under another version is refused."""
    options: tuple[Option, ...] = ()
    packs: tuple[tuple[str, str], ...] = ()
    """The name and digest of each pack of cards that the game can use."""
    refusals: frozenset[RuleId] = frozenset()
    """Every rule that the game's faults may cite."""
    default_players: int = 0
    """How many play where nobody says; 0 is the fewest."""

    @property
    def usual(self) -> int:
        """How many play where nobody says."""
        return self.default_players or self.fewest

    def chosen(self, players: int, values: Mapping[str, str] | None = None) -> Options:
        """The options of one game, defaults filled in; what is not allowed is refused with what is."""
        if not self.fewest <= players <= self.most:
            raise OptionError("players", str(players), f"{self.title} is for {self.fewest} to {self.most}")
        given = dict(values or {})
        checked = [
            (option.name, option.checked(given.pop(option.name, option.default), players)) for option in self.options
        ]
        for name, value in given.items():
            known = ", ".join(option.name for option in self.options) or "none"
            raise OptionError(name, value, f"{self.title} has no such option; its options: {known}")
        return Options(players, tuple(checked))
