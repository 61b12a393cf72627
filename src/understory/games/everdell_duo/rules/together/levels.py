"""The challenge's three difficulties."""

from typing import Final, NamedTuple

from understory.games.everdell_duo.rules.vocabulary import Difficulty, Section, Sharing


class Level(NamedTuple):
    """What a difficulty of the challenge sets."""

    skunks: tuple[tuple[Section, int], ...]
    sharing: Sharing
    purple: int
    """What each of Miss Thorn's prosperity cards is worth besides its points."""
    bonus: int
    """What she gets in any case."""


def _skunks(events: int, path: int, locations: int) -> tuple[tuple[Section, int], ...]:
    return (Section.EVENTS, events), (Section.PATH, path), (Section.LOCATIONS, locations)


LEVELS: Final = {
    Difficulty.EASY: Level(_skunks(1, 3, 0), Sharing.FREE, 2, 15),
    Difficulty.NORMAL: Level(_skunks(1, 3, 1), Sharing.LIMITED, 4, 20),
    Difficulty.HARD: Level(_skunks(2, 3, 1), Sharing.NONE, 6, 25),
}
"""everdell.challenge.skunks, everdell.challenge.sharing, everdell.challenge.end."""
