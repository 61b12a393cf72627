"""The board's fixed spaces and its path. Path positions count from 0, the meadow in reading order from 0."""

from typing import Final

from understory.games.everdell_duo.vocabulary import Source, Space

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
