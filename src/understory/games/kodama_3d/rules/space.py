"""Space as trees fill it: layers of hexagonal cells, in whole numbers only.

A cell is (q, r, z): axial coordinates within its layer and the layer's height; the trunk stands on (0, 0). It is packed
into one number, so that moving by an offset is an addition. A heading counts sixths of a turn, leftward. Lengths are
cells, masses are the pack's units. `docs/kodama-3d.md` has pictures of it.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, NewType

Cell = NewType("Cell", int)
"""q + 64 r + 4096 z, for q and r between -31 and 31: twelve tiles of two cells cannot reach further."""

_ROW: Final = 64
_LAYER: Final = 4096
HALF: Final = 32

HEADINGS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""One step (q, r) in each of the six headings, each a sixth of a turn left of the one before."""


def cell(q: int, r: int, z: int) -> Cell:
    """The cell with these coordinates."""
    return Cell(q + _ROW * r + _LAYER * z)


@lru_cache(maxsize=1 << 12)
def coordinates(at: Cell) -> tuple[int, int, int]:
    """The (q, r, z) of a cell."""
    q = (at + HALF) % _ROW - HALF
    r = ((at - q) // _ROW + HALF) % _ROW - HALF
    return q, r, (at - q - _ROW * r) // _LAYER


def span(q: int, r: int) -> int:
    """How many steps from cell to cell (q, r) is away within a layer: also the size of the hexagon it lies on."""
    return max(abs(q), abs(r), abs(q + r))


class Offset(NamedTuple):
    """A way from one cell to another as the tile sees it: ahead, to its front left, and up."""

    ahead: int
    left: int
    up: int

    def turned(self, heading: int) -> tuple[int, int, int]:
        """The same way as (q, r, z), for a tile with this heading."""
        ahead, left = HEADINGS[heading % 6], HEADINGS[(heading + 1) % 6]
        return self.ahead * ahead[0] + self.left * left[0], self.ahead * ahead[1] + self.left * left[1], self.up


class Opening(NamedTuple):
    """A connection point as its own tile or trunk has it: the way to the cell where the next stem ends, and by how
    many sixths of a turn the next tile heads further left."""

    way: Offset
    turn: int


class Turned(NamedTuple):
    """A shape in one heading. The openings are (way as a packed offset, q, r, heading)."""

    tip: int
    q: int
    r: int
    openings: tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """A tile's wood: two cells, where the stem ends and where the tip is, each with its mass, and its openings.

    Ways are from the stem's cell. `turned[h]` is the shape with heading h, its moments q and r about the stem's cell.
    """

    name: str
    tip: Offset
    stem_mass: int
    tip_mass: int
    mass: int
    """Of the whole tile."""
    openings: tuple[Opening, ...]
    turned: tuple[Turned, ...]

    @classmethod
    def of(cls, name: str, tip: Offset, masses: tuple[int, int], openings: tuple[Opening, ...]) -> "Shape":
        """The shape, with all its turns worked out."""
        return cls(
            name, tip, *masses, sum(masses), openings, tuple(_turned(tip, masses[1], openings, h) for h in range(6))
        )


@dataclass(frozen=True, slots=True)
class Trunk:
    """What every tree stands on: a column of cells, and a six-cornered foot with its corners `foot` cells away."""

    height: int
    mass: int
    foot: int
    openings: tuple[Opening, ...]


def _turned(tip: Offset, tip_mass: int, openings: tuple[Opening, ...], heading: int) -> Turned:
    q, r, z = tip.turned(heading)
    ways = [(opening.way.turned(heading), (heading + opening.turn) % 6) for opening in openings]
    return Turned(
        cell(q, r, z),
        q * tip_mass,
        r * tip_mass,
        tuple((cell(*way), way[0], way[1], towards) for way, towards in ways),
    )
