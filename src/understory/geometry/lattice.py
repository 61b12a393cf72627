"""Where to look for places on bark: points along its outline and round its tips. Exact integers of 0.01 mm.

Also the bounds within which every product of the kernel is exact in JavaScript's integers too.
"""

from collections.abc import Sequence
from math import isqrt
from typing import Final, NamedTuple

from understory.geometry.angles import WAVES
from understory.geometry.kernel import turned

OUTLINE_STEP: Final = 600
"""Points follow each other along the outline at this distance."""

LONGEST_STRETCH: Final = 5000
WIDEST_RADIUS: Final = 2500
LARGEST_HALF: Final = 6500
"""Bounds of a segment's length, a capsule's radius and a card's half width or height."""

TIP_TURNS: Final = tuple((WAVES[2 * turn], WAVES[2 * turn + 1]) for turn in (2700, 3150, 0, 450, 900))
"""The five points round a tip: cosine and sine of their angle to the direction in which the bark ends."""


class Stretch(NamedTuple):
    """One capsule of bark: a segment and its radius."""

    ax: int
    ay: int
    bx: int
    by: int
    radius: int

    @property
    def length(self) -> int:
        """The segment's length, rounded down."""
        return isqrt((self.bx - self.ax) ** 2 + (self.by - self.ay) ** 2)


def outline(lines: Sequence[Sequence[Stretch]]) -> list[tuple[int, int]]:
    """The points to try on bark made of these lines, each a chain of stretches: both sides, then the tip it ends in."""
    points: list[tuple[int, int]] = []
    for line in lines:
        start = OUTLINE_STEP // 2
        for stretch in line:
            length = stretch.length
            while start < length:
                _abreast(stretch, start, length, points)
                start += OUTLINE_STEP
            start -= length
        _round_tip(line[-1], points)
    return points


def _add(points: list[tuple[int, int]], x: int, y: int) -> None:
    """One more point, unless it is there."""
    for px, py in points:
        if px == x and py == y:
            return
    points.append((x, y))


def _abreast(stretch: Stretch, at: int, length: int, points: list[tuple[int, int]]) -> None:
    """Add the two points of the outline beside a point of the segment, at 0.95 of the radius."""
    dx = stretch.bx - stretch.ax
    dy = stretch.by - stretch.ay
    x = stretch.ax + (dx * at) // length
    y = stretch.ay + (dy * at) // length
    out = stretch.radius * 19 // 20
    nx = -dy * out // length
    ny = dx * out // length
    _add(points, x + nx, y + ny)
    _add(points, x - nx, y - ny)


def _round_tip(stretch: Stretch, points: list[tuple[int, int]]) -> None:
    """Add five points round the end of a stretch, at 0.95 of the radius."""
    length = stretch.length
    out = stretch.radius * 19 // 20
    dx = (stretch.bx - stretch.ax) * out // length
    dy = (stretch.by - stretch.ay) * out // length
    for cos, sin in TIP_TURNS:
        tx, ty = turned(dx, dy, cos, sin)
        _add(points, stretch.bx + tx, stretch.by + ty)
