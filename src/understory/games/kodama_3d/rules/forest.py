"""The forest as meeples walk it: straight lines over a grid of stacks. Small forests are corners of the large one."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from understory.games.kodama_3d.rules.moves import Go
from understory.games.kodama_3d.rules.pieces import SIDE, STACKS, Stack

_STEPS: Final = tuple((column, row) for row in (1, 0, -1) for column in (-1, 0, 1) if (column, row) != (0, 0))


def _line(start: Stack, column_step: int, row_step: int) -> Iterator[Stack]:
    column, row = start % SIDE + column_step, start // SIDE + row_step
    while 0 <= column < SIDE and 0 <= row < SIDE:
        yield STACKS[row * SIDE + column]
        column, row = column + column_step, row + row_step


LINES: Final = tuple(
    tuple(line for line in (tuple(_line(start, *step)) for step in _STEPS) if line) for start in STACKS
)
"""From each stack the stacks along each straight line, nearest first; lines of no stack are left out."""


@cache
def stacks_of(columns: int, rows: int) -> tuple[Stack, ...]:
    """The stacks of a forest of this size, row by row from the lower left."""
    return tuple(STACKS[row * SIDE + column] for row in range(rows) for column in range(columns))


GO: Final = tuple(tuple(Go(start, end) for end in STACKS) for start in STACKS)
"""Every move from stack to stack, made once."""

_WAYS: Final = tuple(
    tuple(tuple((1 << end, end, GO[start][end]) for end in line) for line in LINES[start]) for start in STACKS
)
"""The lines again, with each stack's bit and the move that goes there."""


def straight(start: Stack, heights: tuple[int, ...], occupied: int) -> list[Go]:
    """The moves a meeple can make in a straight line: over empty stacks but no meeples, to tiles without a meeple.

    `heights` is how many tiles each stack has; `occupied` has a bit for each stack with a meeple.
    """
    found = []
    for line in _WAYS[start]:
        for bit, stack, move in line:
            if occupied & bit:
                break
            if heights[stack]:
                found.append(move)
    return found


def between(start: Stack, end: Stack) -> tuple[Stack, ...] | None:
    """The stacks that a straight move passes over; `None` where there is no straight line."""
    for line in LINES[start]:
        if end in line:
            return line[: line.index(end)]
    return None
