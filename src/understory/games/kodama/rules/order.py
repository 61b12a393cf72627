"""In which order the canonical places of a connecting end on a card are tried where not all have to be listed."""

from array import array
from collections.abc import Sequence
from typing import Final

APART: Final = 61
"""From one place to the next that is tried: about three points on."""

Point = tuple[int, int]
"""Where on a card, in its own frame (u, v)."""


class Order:
    """Places by number, as the kernel is pointed to them in place of random ones. `points` are those of the places."""

    __slots__ = ("_rows", "by_point", "spread", "width")

    def __init__(self, points: Sequence[Point]) -> None:
        on: dict[Point, list[int]] = {}
        for place, point in enumerate(points):
            on.setdefault(point, []).append(place)
        self._rows: Final = {point: row for row, point in enumerate(on)}
        self.spread: Final = _words([place for first in range(APART) for place in range(first, len(points), APART)])
        """Each place once, neighbours far apart: what blocks a place mostly blocks the next."""
        self.width: Final = max(map(len, on.values()), default=0)
        """Of the rows: the most places that a point has."""
        rows = [places + places[-1:] * (self.width - len(places)) for places in on.values()]
        self.by_point: Final = _words([place for row in rows for place in row])
        """A row for each point: its places, the last of them again and again."""

    def at(self, point: Point) -> "memoryview[int]":
        """The row of a point; empty where it has no places."""
        first = self._rows.get(point, len(self._rows)) * self.width
        return self.by_point[first : first + self.width]


def _words(numbers: Sequence[int]) -> "memoryview[int]":
    """Numbers as the kernel reads random ones."""
    return memoryview(array("I", numbers).tobytes()).cast("I")
