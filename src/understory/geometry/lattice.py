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

TIP_TURNS: Final = (2700, 3150, 0, 450, 900)
"""The five points round a tip, by their angle to the direction in which the bark ends."""


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
    points: dict[tuple[int, int], None] = {}
    for line in lines:
        start = OUTLINE_STEP // 2
        for stretch in line:
            length = stretch.length
            while start < length:
                points.update(dict.fromkeys(_abreast(stretch, start, length)))
                start += OUTLINE_STEP
            start -= length
        points.update(dict.fromkeys(_round_tip(line[-1])))
    return list(points)


def _abreast(stretch: Stretch, at: int, length: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two points of the outline beside a point of the segment, at 0.95 of the radius."""
    dx = stretch.bx - stretch.ax
    dy = stretch.by - stretch.ay
    x = stretch.ax + (dx * at) // length
    y = stretch.ay + (dy * at) // length
    out = stretch.radius * 19 // 20
    nx = -dy * out // length
    ny = dx * out // length
    return (x + nx, y + ny), (x - nx, y - ny)


def _round_tip(stretch: Stretch) -> list[tuple[int, int]]:
    """Five points round the end of a stretch, at 0.95 of the radius."""
    length = stretch.length
    out = stretch.radius * 19 // 20
    dx = (stretch.bx - stretch.ax) * out // length
    dy = (stretch.by - stretch.ay) * out // length
    tips = []
    for turn in TIP_TURNS:
        tx, ty = turned(dx, dy, WAVES[2 * turn], WAVES[2 * turn + 1])
        tips.append((stretch.bx + tx, stretch.by + ty))
    return tips
