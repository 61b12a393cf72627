"""What chapters are made of: skunks, sharing, special rules, and objectives as a small closed vocabulary.

Seasons are numbers from 0 (winter); whatever may change with the seasons comes as four values, one a season.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias, assert_never

from understory.core.packs import Source as Origin
from understory.games.everdell_duo.rules.vocabulary import (
    SEASONS,
    CardId,
    ChapterId,
    Difficulty,
    Goods,
    Section,
    Sharing,
    Space,
    Thing,
)


class Who(StrEnum):
    """Whose things an objective counts. Cards of the shared city are everybody's."""

    TEAM = "team"
    """Both together."""
    EITHER = "either"
    """One of the two, whichever has more."""
    EACH = "each"
    """Each of the two."""
    HARE = "hare"
    TORTOISE = "tortoise"


@dataclass(frozen=True, slots=True)
class Least:
    """At least so many of a thing."""

    thing: Thing
    count: int


@dataclass(frozen=True, slots=True)
class Most:
    """At most so many of a thing, at the end."""

    thing: Thing
    count: int


@dataclass(frozen=True, slots=True)
class Achieved:
    """At least so many events, of these letters (or `fair`) where any are named, in the objective's seasons."""

    count: int
    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tokens:
    """At least so many points in tokens, those lying on cards included."""

    count: int


@dataclass(frozen=True, slots=True)
class Occupied:
    """At least so many occupied tokens on constructions."""

    count: int


@dataclass(frozen=True, slots=True)
class Built:
    """These cards in the city."""

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Unused:
    """At least so many pocket watches left at the end."""

    count: int


Condition: TypeAlias = Least | Most | Achieved | Tokens | Occupied | Built | Unused


@dataclass(frozen=True, slots=True)
class Objective:
    """What a chapter asks for. Once met it stays met, unless it is for the `end` of the game."""

    condition: Condition
    who: Who
    seasons: tuple[int, ...]
    """In which it can be met: it is looked at when a turn ends and when a season's tile is done."""
    end: bool
    id: str = field(init=False)
    """All of the above in one word, so that it cannot say anything else: `events-2-by-spring`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", "-".join((*_asked(self.condition), *self._whose(), *self._when())).lower())

    def _whose(self) -> tuple[str, ...]:
        return () if self.who is Who.TEAM else (self.who,)

    def _when(self) -> tuple[str, ...]:
        names = tuple(SEASONS[season] for season in self.seasons)
        if names != SEASONS:
            return ("by", names[-1]) if self.by_season else ("in", *names)
        return ("at", "end") if self.lasting else ()

    @property
    def by_season(self) -> bool:
        """Whether it is due at the end of its last season, from the first on."""
        return self.seasons == tuple(range(len(self.seasons)))

    @property
    def lasting(self) -> bool:
        """Whether it must hold at the end, although it may have been so before."""
        return self.end and isinstance(self.condition, Least | Tokens | Occupied | Built)


def _asked(condition: Condition) -> tuple[str, ...]:
    """A condition in the words of `chapters.toml`."""
    match condition:
        case Least(thing, count):
            return "least", thing, str(count)
        case Most(thing, count):
            return "most", thing, str(count)
        case Achieved(count, letters):
            return "events", *letters, str(count)
        case Tokens(count):
            return "tokens", str(count)
        case Occupied(count):
            return "occupied", str(count)
        case Built(cards):
            return "built", *cards
        case Unused(count):
            return "watches", str(count)
        case _:
            assert_never(condition)


@dataclass(frozen=True, slots=True)
class Special:
    """What is different in a chapter."""

    goods: Goods
    """Resources that each player begins with."""
    hand: int
    """Cards that each player draws at set-up, before the winter tile."""
    city: tuple[CardId, ...]
    """Cards that lie in the city from the start, without having acted."""
    guards: tuple[Space, ...]
    """Where a skunk stands all year, besides those that are rolled."""
    workers: int
    """How many each player has."""
    quiet: tuple[int, ...]
    """Seasons whose tile gives nothing."""
    trade: bool
    """Whether two cards may be given for a resource."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One game of the campaign."""

    id: ChapterId
    name: str
    story: str
    skunks: tuple[tuple[Section, tuple[int, ...]], ...]
    """How many are rolled in each section, by season."""
    sharing: tuple[Sharing, ...]
    """By season."""
    watches: int
    """Given besides those of the difficulty."""
    special: Special
    objectives: tuple[Objective, ...]
    normal: int
    hard: int
    """The totals to be reached."""
    origin: Origin

    def target(self, difficulty: Difficulty) -> int:
        """The total to be reached."""
        return self.hard if difficulty is Difficulty.HARD else self.normal
