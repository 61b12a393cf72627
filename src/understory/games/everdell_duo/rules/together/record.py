"""What only those who play together need to know of a position. All of it lies open.

A *mayor* is one of the two who build, hare or tortoise, numbered as seats are; one person may play both.
"""

from typing import Final, NamedTuple

from understory.games.everdell_duo.rules.vocabulary import (
    NO_CHAPTER,
    CardId,
    ChapterId,
    Difficulty,
    EventId,
    Mode,
    NewsId,
)


class Claim(NamedTuple):
    """An event achieved: which, by which mayor, in which season."""

    event: EventId
    mayor: int
    season: int


class Met(NamedTuple):
    """An objective met: which, in which season, and in whose turn (-1 for a season tile)."""

    objective: str
    season: int
    mayor: int


class Together(NamedTuple):
    """How the two play together, and what they have come to."""

    mode: Mode
    chapter: ChapterId = NO_CHAPTER
    difficulty: Difficulty = Difficulty.NORMAL
    solo: bool = False
    """One person plays both mayors."""
    start: int = 0
    """The path space from which sun and moon started this season."""
    workers: int = 3
    """Of each mayor."""
    trade: bool = True
    """Whether two cards may be given for a resource."""
    shared: str = ""
    """What lies on the share tile: a resource, a card or the colour of an occupied token."""
    giver: int = -1
    """Who put it there."""
    gave: bool = False
    """Whether something was put there in this turn."""
    open: bool = False
    """Whether sharing is allowed in this turn."""
    watches: int = 0
    """Pocket watches not used yet."""
    wound: int = 0
    """Pocket watches used."""
    news: tuple[NewsId, ...] = ()
    """Good News held."""
    offered: tuple[NewsId, ...] = ()
    """Good News dealt, of which one is to be kept."""
    spent: tuple[NewsId, ...] = ()
    """Good News that is out: used, or replaced on hard, in this game or before."""
    claims: tuple[Claim, ...] = ()
    met: tuple[Met, ...] = ()
    thorn: tuple[CardId, ...] = ()
    """Miss Thorn's pile."""
    reported: tuple[EventId, ...] = ()
    """Miss Thorn's events."""
    conceded: bool = False

    @property
    def seats(self) -> int:
        """How many people sit at the table."""
        return 1 if self.solo else 2


AGAINST: Final = Together(Mode.COMPETITIVE)
"""Nothing of it: two players against each other."""
