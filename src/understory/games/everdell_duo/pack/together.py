"""What chapters are made of: skunks, sharing, special rules, and objectives as a small closed vocabulary.

Seasons are numbers from 0 (winter); whatever may change with the seasons comes as four values, one a season.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from understory.core.packs import Source as Origin
from understory.games.everdell_duo.vocabulary import (
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

    id: str
    condition: Condition
    who: Who
    seasons: tuple[int, ...]
    """In which it can be met: it is looked at when a turn ends and when a season's tile is done."""
    end: bool


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
