"""In which order the canonical places of a connecting end on a card are tried where not all have to be listed.

Places are numbered as they stand in the table, those of a point side by side; the kernel is pointed to them by these
numbers in place of random ones.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Final

APART: Final = 61
"""From one place to the next that is tried: about three points on."""

Point = tuple[int, int]
"""Where on a card, in its own frame (u, v)."""


@cache
def spread(count: int) -> "memoryview[int]":
    """Each of so many places once, neighbours far apart: what blocks a place mostly blocks the next."""
    return _words(array("I", [place for first in range(APART) for place in range(first, count, APART)]))


class Rows:
    """A row of numbers for each point that has places: these, and the last of them again until all rows are as long."""

    __slots__ = ("_rows", "all", "width")

    def __init__(self, points: Sequence[Point]) -> None:
        sizes = [(point, len([*same])) for point, same in groupby(points)]
        self._rows: Final = {point: row for row, (point, _) in enumerate(sizes)}
        self.width: Final = max([size for _, size in sizes], default=0)
        """The most places that a point has."""
        numbers, first = array("I"), 0
        for _, size in sizes:
            first += size
            numbers.extend(range(first - size, first))
            numbers.extend([first - 1] * (self.width - size))
        self.all: Final = _words(numbers)
        """Row after row."""

    def at(self, point: Point) -> "memoryview[int]":
        """The row of a point; empty where it has no places."""
        first = self._rows.get(point, len(self._rows)) * self.width
        return self.all[first : first + self.width]


def _words(numbers: "array[int]") -> "memoryview[int]":
    """Numbers as the kernel reads random ones."""
    return memoryview(numbers.tobytes()).cast("I")
