"""A tree in space: what hangs where, which connection points are free, and how it leans. Trees are values.

Parts are numbered as they were added; the trunk is part 0, so a part's number is above that of what it hangs on.
Lean and room are whole numbers of cells times mass: divide by the tree's mass to have cells.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from understory.games.kodama_3d.rules.pieces import TRUNK, Kodama, Tile, TileName
from understory.games.kodama_3d.rules.space import Cell, Shape, Trunk, cell, span


class Point(NamedTuple):
    """A free connection point: its part and number on it (from 1), where the next stem ends, and its heading."""

    part: int
    number: int
    at: Cell
    heading: int
    q: int
    r: int
    limb: int
    """The connection point of the trunk that it is traced back to, 1 to 3."""


_point: Final[Callable[[tuple[int, ...]], Point]] = partial(tuple.__new__, Point)
"""A point made of its fields, in the time of a tuple."""


class Part(NamedTuple):
    """A tile on the tree: what it hangs on, by which of its points, and where its stem ends."""

    tile: TileName
    on: int
    number: int
    at: Cell
    heading: int
    limb: int


_part: Final[Callable[[tuple[str | int, ...]], Part]] = partial(tuple.__new__, Part)
"""The same of a part."""


class Tree:
    """A trunk and its tiles. `q` and `r` are the moments of its mass about the trunk's axis."""

    __slots__ = ("cells", "foot", "free", "kodama", "mass", "parts", "q", "r")

    def __init__(
        self,
        kodama: Kodama,
        foot: int,
        parts: tuple[Part, ...],
        free: tuple[Point, ...],
        cells: frozenset[Cell],
        mass: int,
        q: int,
        r: int,
    ) -> None:
        self.kodama = kodama
        self.foot = foot
        self.parts = parts
        self.free = free
        self.cells = cells
        self.mass = mass
        self.q = q
        self.r = r

    @classmethod
    def of(cls, trunk: Trunk, kodama: Kodama) -> "Tree":
        """A bare trunk."""
        free = []
        for number, opening in enumerate(trunk.openings, 1):
            q, r, z = opening.way.turned(0)
            free.append(Point(0, number, cell(q, r, z), opening.turn % 6, q, r, number))
        column = frozenset(cell(0, 0, z) for z in range(trunk.height))
        return cls(kodama, trunk.foot, (), tuple(free), column, trunk.mass, 0, 0)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tree):
            return NotImplemented
        return (self.kodama, self.parts, self.free, self.mass, self.q, self.r) == (
            other.kodama,
            other.parts,
            other.free,
            other.mass,
            other.q,
            other.r,
        )

    def __hash__(self) -> int:
        return hash((self.kodama, self.parts))

    def __repr__(self) -> str:
        return f"Tree({self.kodama}, {' '.join(part.tile for part in self.parts) or 'bare'})"

    def name(self, part: int) -> TileName:
        """The tile at this number, or the trunk."""
        return self.parts[part - 1].tile if part else TRUNK

    @property
    def lean(self) -> int:
        """How far the centre of mass is from upright, times the mass."""
        return span(self.q, self.r)

    @property
    def room(self) -> int:
        """How much further it could lean and stand; below 0 it would fall, were it not held."""
        return self.foot * self.mass - self.lean

    def fits(self, shape: Shape) -> list[Point]:
        """Where a tile runs into nothing: both its cells are free. In the order of the points."""
        cells, turned = self.cells, shape.turned
        return [
            point for point in self.free if point.at not in cells and point.at + turned[point.heading].tip not in cells
        ]

    def standing(self, shape: Shape) -> list[Point]:
        """Where the tile may be attached: clear and balanced, or, if nothing is both, clear and leaning least.

        `fits` and `span(...) <= most` are spelt out here: this is the innermost loop of the game.
        """
        cells, tree_q, tree_r = self.cells, self.q, self.r
        mass, turned = shape.mass, shape.turned
        most = self.foot * (self.mass + mass)
        least, allowed = -most, []
        for point in self.free:
            _, _, at, heading, q, r, _ = point
            tip, turn_q, turn_r, _ = turned[heading]
            if at in cells or at + tip in cells:
                continue
            q = tree_q + mass * q + turn_q
            r = tree_r + mass * r + turn_r
            if least <= q <= most and least <= r <= most and least <= q + r <= most:
                allowed.append(point)
        return allowed or self._leaning_least(shape)

    def _leaning_least(self, shape: Shape) -> list[Point]:
        """Of the places where the tile fits, those that make the tree lean least (k3d.grow.balance)."""
        fits = self.fits(shape)
        leans = [span(*self.moments_with(shape, point)) for point in fits]
        return [point for point, lean in zip(fits, leans, strict=True) if lean == min(leans)]

    def point(self, part: int, number: int) -> Point | None:
        """The free connection point of this name, if there is one."""
        for point in self.free:
            if point.number == number and point.part == part:
                return point
        return None

    def grown(self, tile: Tile, point: Point) -> "Tree":
        """The tree with the tile's stem in one of its free points, where it must fit."""
        shape = tile.shape
        on, number, at, heading, q, r, limb = point
        tip, turn_q, turn_r, openings = shape.turned[heading]
        part, mass = len(self.parts) + 1, shape.mass
        free = [*self.free]
        free.remove(point)
        index = 0
        for way, way_q, way_r, towards in openings:
            index += 1  # noqa: SIM113  (`enumerate` takes longer, as would `Point(...)`)
            free.append(_point((part, index, at + way, towards, q + way_q, r + way_r, limb)))
        return Tree(
            self.kodama,
            self.foot,
            (*self.parts, _part((tile.name, on, number, at, heading, limb))),
            tuple(free),
            self.cells.union((at, Cell(at + tip))),
            self.mass + mass,
            self.q + mass * q + turn_q,
            self.r + mass * r + turn_r,
        )

    def moments_with(self, shape: Shape, point: Point) -> tuple[int, int]:
        """The moments q and r of the tree with the tile there."""
        turn = shape.turned[point.heading]
        return self.q + shape.mass * point.q + turn.q, self.r + shape.mass * point.r + turn.r

    def in_the_way(self, shape: Shape, point: Point) -> tuple[Cell, ...]:
        """The cells that the tile would need there and another part has."""
        turn = shape.turned[point.heading]
        return tuple(at for at in (point.at, Cell(point.at + turn.tip)) if at in self.cells)
