"""The board's fixed spaces and its path. Path positions count from 0, the meadow in reading order from 0.

Skunks on the path are a set of positions as bits, a *cover*; against each other nothing is ever covered.
"""

from collections.abc import Callable
from operator import itemgetter
from typing import Final

from understory.games.everdell_duo.rules.vocabulary import CardId, Section, Source, Space

FARMS: Final = tuple(Space(f"farm-{n}") for n in range(1, 5))
RIVERS: Final = (Space("river-1"), Space("river-2"))
EVENT_SPACES: Final = tuple(Space(f"event-{n}") for n in range(1, 7))
SPACES: Final = (*FARMS, *RIVERS, *EVENT_SPACES)
EVENT_AT: Final = {space: index for index, space in enumerate(EVENT_SPACES)}
RIVER_AT: Final = {space: index for index, space in enumerate(RIVERS)}
REWARDS: Final = tuple(Source(space) for space in EVENT_SPACES)

COLUMNS: Final = 6
MEADOW: Final = 2 * COLUMNS
LAST: Final = 6
"""The last of the path's seven spaces."""
WORKERS: Final = 3
"""Of each player."""


def touched(position: int) -> tuple[int, ...]:
    """The meadow spaces at the corners of a path space: two at either end, else four (everdell.path.spaces)."""
    columns = [column for column in (position - 1, position) if 0 <= column < COLUMNS]
    return tuple(columns + [COLUMNS + column for column in columns])


TOUCHED: Final = tuple(touched(position) for position in range(LAST + 1))
REACH: Final = tuple(
    tuple(tuple(sorted({*TOUCHED[sun], *TOUCHED[moon]})) for moon in range(LAST + 1)) for sun in range(LAST + 1)
)
"""`REACH[sun][moon]`: the meadow spaces whose cards may be played, in reading order."""
NEAR: Final[tuple[tuple[Callable[[tuple[CardId, ...]], tuple[CardId, ...]], ...], ...]] = tuple(
    tuple(itemgetter(*spaces) for spaces in moons) for moons in REACH
)
"""`NEAR[sun][moon](meadow)`: the cards there, or gaps."""

# ---------------------------------------------------------------- skunks

PATH_SPACES: Final = tuple(Space(f"path-{n}") for n in range(1, LAST + 2))
PATH_AT: Final = {space: position for position, space in enumerate(PATH_SPACES)}
HANDSHAKE: Final = 3
"""The middle of the path, where sharing may be allowed and no skunk ever stands."""
NUMBERED: Final = {
    Section.EVENTS: EVENT_SPACES,
    Section.PATH: tuple(space for space in PATH_SPACES if PATH_AT[space] != HANDSHAKE),
    Section.LOCATIONS: (*RIVERS, *FARMS),
}
"""The six numbered spaces of each section, from the left (everdell.coop.skunk.place)."""
DIE: Final = 6
NOWHERE: Final = -1
"""Where a token goes that cannot move."""

_COVERS: Final = range(1 << LAST + 1)


def _ahead(cover: int, position: int) -> int:
    return next((at for at in range(position + 1, LAST + 1) if not cover >> at & 1), NOWHERE)


def _behind(cover: int, position: int) -> int:
    return next((at for at in range(position - 1, -1, -1) if not cover >> at & 1), NOWHERE)


AHEAD: Final = tuple(tuple(_ahead(cover, position) for position in range(LAST + 1)) for cover in _COVERS)
"""`AHEAD[cover][position]`: the next free space to the right."""
BEHIND: Final = tuple(tuple(_behind(cover, position) for position in range(LAST + 1)) for cover in _COVERS)
"""`BEHIND[cover][position]`: the next free space to the left."""
STARTS: Final = tuple(_ahead(cover, -1) for cover in _COVERS)
"""`STARTS[cover]`: where sun and moon begin a season."""
