"""The eye: from cells in space to points on the page, nearer things larger. Pixels on the page, y down."""

from dataclasses import dataclass
from math import cos, hypot, pi, sin, sqrt
from typing import Final, NamedTuple, TypeAlias

Spot: TypeAlias = tuple[float, float, float]
"""A place in cells: right and away from the eye as the tree stands at side 0, and up."""

UNIT: Final = 66.0
"""Pixels to a cell at the trunk."""
RISE: Final = 0.92
"""How high a layer is, in cells."""
_DISTANCE: Final = 19.0
_TILT: Final = 0.3
"""How far the eye looks down, in radians."""
_FACING: Final = 1.42
"""How far the tree is turned at side 0, in radians: no limb of the trunk then points at the eye."""
TWIST: Final = 0.11
"""How far a layer is turned against the one below, in radians."""
LIFT: Final = 0.13
"""How much a cell rises for each cell it is away from the trunk."""


class Seen(NamedTuple):
    """A place on the page: its size there, and how far away it is (cells; the trunk's axis is at 0)."""

    x: float
    y: float
    scale: float
    depth: float


@dataclass(frozen=True, slots=True)
class Camera:
    """Looks at the trunk's axis from one of six sides."""

    side: int

    def look(self, spot: Spot) -> Seen:
        """Where a place is seen, about the trunk's foot."""
        turn = self.side * pi / 3 + _FACING
        right, away, up = spot
        x = right * cos(turn) - away * sin(turn)
        deep = right * sin(turn) + away * cos(turn)
        height = up * RISE
        y = height * cos(_TILT) + deep * sin(_TILT)
        depth = deep * cos(_TILT) - height * sin(_TILT) * 0.35
        scale = _DISTANCE / (_DISTANCE + depth)
        return Seen(x * UNIT * scale, -y * UNIT * scale, scale, depth)


def spot(q: float, r: float, z: float) -> Spot:
    """The middle of a cell as it is drawn.

    Wood has no straight lines: each layer is turned a little against the one below, and what is further out rises.
    """
    right, away = q + r / 2, r * sqrt(3) / 2
    turn, out = TWIST * z, hypot(right, away)
    return (
        right * cos(turn) - away * sin(turn),
        right * sin(turn) + away * cos(turn),
        z + LIFT * out * min(1.0, z / 2),
    )


def between(one: Spot, other: Spot, share: float) -> Spot:
    """The place so far on the way from one to the other."""
    return (
        one[0] + (other[0] - one[0]) * share,
        one[1] + (other[1] - one[1]) * share,
        one[2] + (other[2] - one[2]) * share,
    )
