"""What a game is called, for how many, and what can be chosen before it starts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from operator import index
from typing import Final, SupportsIndex, TypeAlias, assert_never

from understory.core.basics import RuleId, Seat
from understory.core.errors import OptionError

PACKED: Final = "@"
"""Between a game's name and that of a pack it is played with: `kodama@my-cards`."""


class Group(StrEnum):
    """What an option is about: those of one group stand together where they are offered."""

    MODE = "mode"
    """How the game is won, and how hard."""
    VARIANTS = "variants"
    CARDS = "cards"
    SEATS = "seats"
    """Who begins, and who plays what."""
    LATER = "later"
    """What is brought along from games before."""


PLAYERS: Final = "players"
"""How many play, where a condition speaks of it."""


@dataclass(frozen=True, slots=True)
class When:
    """A condition on what else is chosen: an option, or how many play, is among these values; or is not."""

    option: str
    among: tuple[str, ...]
    but: bool = False

    def holds(self, players: int, values: Mapping[str, str]) -> bool:
        """Whether it holds of these options."""
        value = str(players) if self.option == PLAYERS else values[self.option]
        return (value in self.among) is not self.but


def when(option: str, *among: object) -> When:
    """The option is one of these."""
    return When(option, tuple(map(str, among)))


def unless(option: str, *among: object) -> When:
    """The option is none of these."""
    return When(option, tuple(map(str, among)), but=True)


Conditions: TypeAlias = tuple[When, ...]
"""All of them hold."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """An option with a closed list of values. `only` says when a value can be chosen, `usual` what is suggested where
    that depends on the rest; a value that is never suggested and never offered may still stand in records."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: RuleId
    group: Group = Group.VARIANTS
    applies: tuple[Conditions, ...] = ()
    """Where it makes a difference: any of these; always, where there are none."""
    only: tuple[tuple[str, Conditions], ...] = ()
    usual: tuple[tuple[When, str], ...] = ()

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
    group: Group = Group.SEATS
    applies: tuple[Conditions, ...] = ()

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
    group: Group = Group.VARIANTS
    applies: tuple[Conditions, ...] = ()
    most: int = 0
    """So many seats at most; 0 sets no limit."""

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
    group: Group = Group.VARIANTS
    applies: tuple[Conditions, ...] = ()
    apart: str = ""
    """Another option of the same words: what is named there cannot be named here."""
    limits: tuple[tuple[When, int], ...] = ()
    """How many may be named at most."""

    def checked(self, value: str, players: int) -> str:  # noqa: ARG002  (one signature for all options)
        """The value, if it is allowed, its words in the order of the list."""
        if value == "none":
            return value
        parts = value.split(",")
        if len(set(parts)) < len(parts) or not set(parts) <= set(self.values):
            raise OptionError(self.name, value, f"name different ones of {', '.join(self.values)}, or none")
        return ",".join(word for word in self.values if word in parts)


Option: TypeAlias = OneOf | OneSeat | SomeSeats | SomeOf


@dataclass(frozen=True, slots=True)
class Offered:
    """An option as it is offered beside what else is chosen: what can be chosen, and what is chosen or suggested."""

    option: Option
    values: tuple[str, ...]
    """Words that can be chosen, or seats by their numbers; one of them, or for `SomeSeats` and `SomeOf` any of them."""
    value: str
    most: int = 0
    """So many at most where several can be named; 0 sets no limit."""


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
    """The id used in commands and records; with another pack than its own, `GAME@PACK`."""
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
    def own_name(self) -> str:
        """The game's name, whichever pack it is played with."""
        return self.name.partition(PACKED)[0]

    @property
    def pack(self) -> str:
        """What the pack is called that it is played with; nothing for the game's own."""
        return self.name.partition(PACKED)[2]

    def with_pack(self, pack: str) -> "Spec":
        """The same game with the cards of a pack of this name; with the game's own where there is none."""
        if not pack:
            return self
        return replace(self, name=f"{self.own_name}{PACKED}{pack}", title=f"{self.title} ({pack})")

    @property
    def usual(self) -> int:
        """How many play where nobody says."""
        return self.default_players or self.fewest

    def chosen(self, players: int, values: Mapping[str, str] | None = None) -> Options:
        """The options of one game, defaults filled in; what is not allowed is refused with what is."""
        if not isinstance(players, SupportsIndex):
            raise OptionError("players", str(players), "give a whole number, not text and not a fraction")
        players = index(players)
        if not self.fewest <= players <= self.most:
            raise OptionError("players", str(players), f"{self.title} is for {self.fewest} to {self.most}")
        given = dict(values or {})
        for name, value in given.items():
            if not isinstance(value, str):
                raise OptionError(name, str(value), f"values are text, such as {str(value)!r}")
        checked = [
            (option.name, option.checked(given.pop(option.name, option.default), players)) for option in self.options
        ]
        for name, value in given.items():
            known = ", ".join(option.name for option in self.options) or "none"
            raise OptionError(name, value, f"{self.title} has no such option; its options: {known}")
        return Options(players, tuple(checked))

    def offered(self, players: int, wished: Mapping[str, str] | None = None) -> tuple[Offered, ...]:
        """What can be chosen beside what is wished for: the options that make a difference, each with the values that
        go together with the others. A wish that cannot be is given up for what is suggested."""
        values = {option.name: (wished or {}).get(option.name, "") for option in self.options}
        for option in self.options:
            values[option.name] = values[option.name] or _suggested(option, players, values)
        offers = [_offered(option, players, values) for option in self.options]
        for _ in self.options:
            values = {offer.option.name: offer.value for offer in offers}
            offers = [_offered(option, players, values) for option in self.options]
        return tuple(offer for offer in offers if _any_holds(offer.option.applies, players, values))


def _any_holds(cases: Iterable[Conditions], players: int, values: Mapping[str, str]) -> bool:
    told = tuple(cases)
    return not told or any(all(one.holds(players, values) for one in case) for case in told)


def _suggested(option: Option, players: int, values: Mapping[str, str]) -> str:
    usual = option.usual if isinstance(option, OneOf) else ()
    return next((value for case, value in usual if case.holds(players, values)), option.default)


def _offered(option: Option, players: int, values: Mapping[str, str]) -> Offered:
    """The option beside the others; one that makes no difference is at its default, so that nothing hangs on it."""
    wished = values[option.name]
    if not _any_holds(option.applies, players, values):
        return Offered(option, (), option.default)
    seats = tuple(map(str, range(players)))
    match option:
        case OneOf():
            only = dict(option.only)
            able = [value for value in option.values if all(one.holds(players, values) for one in only.get(value, ()))]
            suggested = _suggested(option, players, values)
            value = next(value for value in (wished, suggested, *able) if value in able)
            return Offered(option, tuple(map(str, able)), str(value))
        case OneSeat():
            return Offered(option, ("random", *seats), wished if wished in seats else option.default)
        case SomeSeats():
            return _some(option, seats, wished, option.most)
        case SomeOf():
            taken = values[option.apart].split(",") if option.apart else []
            able_words = tuple(word for word in option.values if word not in taken)
            most = next((most for case, most in option.limits if case.holds(players, values)), 0)
            return _some(option, able_words, wished, most)
        case _:
            assert_never(option)


def _some(option: Option, able: tuple[str, ...], wished: str, most: int) -> Offered:
    named = [word for word in wished.split(",") if word in able][: most or None]
    return Offered(option, able, ",".join(named) or "none", most)
