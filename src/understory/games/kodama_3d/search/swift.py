"""What goals promise, asked in the words of the rules and answered by `flat` and `measures`: as fast as can be had.
Worth is in thousandths of a VP."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final, assert_never

from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.conditions import (
    Condition,
    Count,
    Ends,
    EvenLimbs,
    Forks,
    Goal,
    Height,
    Kind,
    Likeness,
    LimbEnds,
    Row,
    Sets,
    Spread,
    Touching,
    Traced,
    Trait,
    Upright,
)
from understory.games.kodama_3d.rules.pieces import Feature, GoalName, Kodama, TileName
from understory.games.kodama_3d.rules.space import Cell, Shape, cell, coordinates
from understory.games.kodama_3d.rules.tree import Tree
from understory.games.kodama_3d.search import flat, measures, tallies
from understory.games.kodama_3d.search.promise import PROMISE
from understory.geometry.compiled import fastest

UNKNOWN: Final = 4 * measures.WHOLE
"""What a goal gives that nobody has seen: 3 or 5 VP in its place cost the quick way a point a game."""
REMEMBERED: Final = 10_000
"""Play-outs of one decision meet the same trees again and again: so many are kept in mind."""

_FEATURES: Final = tuple(Feature)
_KODAMAS: Final = tuple(Kodama)
_FAR: Final = 99
"""Further than a tile can be."""
_INLINE: Final = ("shows", "taken", "kinds", "reach_out")

_compiled: Final[Callable[[], Any]] = cache(
    lambda: fastest(measures.promises, flat.growths, flat.tiles_weighed, inline=_INLINE)
)


class Swift:
    """What a pack's goals promise on its trees."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        shapes = list(dict.fromkeys(tile.shape.name for tile in pack.tiles.values()))
        by_name = {tile.shape.name: tile.shape for tile in pack.tiles.values()}
        self.turned = array("q", chain.from_iterable(_turned(by_name[name]) for name in shapes))
        self._tiles = {
            name: (shapes.index(tile.shape.name), trait_number(tile.feature), trait_number(tile.kodama))
            for name, tile in pack.tiles.items()
        }
        self._goals = {name: in_numbers(goal) for name, goal in pack.goals.items()}
        self._trees: dict[Tree, array[int]] = {}
        self._held = lru_cache(REMEMBERED)(self._hand)

    def __reduce__(self) -> tuple[type["Swift"], tuple[Pack]]:
        return Swift, (self.pack,)

    def promises(self, tree: Tree, goals: tuple[GoalName, ...], to_come: int) -> "array[int]":
        """What each of these goals should give in the end, so many tiles being to come."""
        out = _room(len(goals))
        if goals:
            _compiled()[0](self.flat(tree), self._held(goals), PROMISE, to_come, _room(tallies.MARKS), out)
        return out

    def growths(
        self,
        tree: Tree,
        tile: TileName,
        held: tuple[GoalName, ...],
        shown: tuple[GoalName, ...],
        to_come: int,
        unknown: int,
    ) -> "array[int]":
        """For each free point of the tree what a hand should give with a tile there, so many being to come then; with
        the goal that may be drawn, where one off the deck is worth anything."""
        out = _room(tallies.MOST_POINTS)
        given = self._held(held), self._held(shown), PROMISE, to_come, unknown
        spare = _room(tallies.TREE), _room(tallies.MARKS)
        _compiled()[1](self.flat(tree), self.turned, array("q", self.tile(tile)), 0, *given, *spare, out)
        return out

    def weighed(
        self,
        tree: Tree,
        tiles: Sequence[TileName],
        held: tuple[GoalName, ...],
        shown: tuple[GoalName, ...],
        to_come: int,
        unknown: int,
    ) -> "dict[TileName, int]":
        """The same for each tile at the best of its places; 0 where it has none."""
        out = _room(len(tiles))
        if tiles:
            offered = array("q", chain.from_iterable([self._tiles[tile] for tile in tiles]))
            given = self._held(held), self._held(shown), PROMISE, to_come, unknown
            spare = _room(tallies.TREE), _room(tallies.MARKS), _room(tallies.MOST_POINTS)
            _compiled()[2](self.flat(tree), self.turned, offered, *given, *spare, out)
        return {tile: max(0, worth) for tile, worth in zip(tiles, out, strict=True)}

    def tile(self, name: TileName) -> tuple[int, int, int]:
        """A tile in numbers: its shape, feature and kodama."""
        return self._tiles[name]

    def goal(self, name: GoalName) -> tuple[int, ...]:
        """A goal in numbers."""
        return self._goals[name]

    def flat(self, tree: Tree) -> "array[int]":
        """The tree in numbers."""
        found = self._trees.get(tree)
        if found is None:
            if len(self._trees) >= REMEMBERED:
                self._trees.clear()
            found = self._trees[tree] = self._flattened(tree)
        return found

    def _hand(self, goals: tuple[GoalName, ...]) -> "array[int]":
        return array("q", chain.from_iterable([self._goals[goal] for goal in goals]))

    def _flattened(self, tree: Tree) -> "array[int]":
        column = [cell(0, 0, layer) for layer in range(self.pack.trunk.height)]
        wood = [_cells(self.pack, tree, part) for part in range(len(tree.parts))]
        parts = [[0, 0, tallies.NO_FEATURE, trait_number(tree.kodama), 0, 0]]
        parts += [[part.on, part.limb, *self._tiles[part.tile][1:], 0, 0] for part in tree.parts]
        for part in tree.parts:
            parts[part.on][tallies.BEARS] += 1
        for point in tree.free:
            parts[point.part][tallies.OPEN] += point.at not in tree.cells
        points = [(point.part, point.at, point.heading, point.q, point.r, point.limb) for point in tree.free]
        cells = [*column, *chain.from_iterable(wood)]
        places = [coordinates(at) for at in cells[len(column) :]]
        along = [[q for q, _, _ in places], [r for _, r, _ in places], [q + r for q, r, _ in places]]
        buffer = _room(tallies.TREE)
        buffer[: tallies.LOW] = array("q", (
            len(parts), len(points), len(cells), tree.mass, tree.q, tree.r, tree.foot,
            max([layer for _, _, layer in places], default=0),
        ))  # fmt: skip
        buffer[tallies.LOW : tallies.HIGH] = array("q", [min(axis, default=_FAR) for axis in along])
        buffer[tallies.HIGH : tallies.PARTS_AT] = array("q", [max(axis, default=-_FAR) for axis in along])
        for at, numbers in (
            (tallies.PARTS_AT, chain.from_iterable(parts)),
            (tallies.POINTS_AT, chain.from_iterable(points)),
            (tallies.CELLS_AT, cells),
        ):
            written = array("q", numbers)
            buffer[at : at + len(written)] = written
        return buffer


def _room(numbers: int) -> "array[int]":
    return array("q", bytes(8 * numbers))


def _cells(pack: Pack, tree: Tree, part: int) -> tuple[Cell, Cell]:
    placed = tree.parts[part]
    return placed.at, Cell(placed.at + pack.tiles[placed.tile].shape.turned[placed.heading].tip)


def _turned(shape: Shape) -> Iterable[int]:
    """A shape in all its headings, in numbers."""
    for turn in shape.turned:
        openings = tuple(chain.from_iterable(turn.openings))
        numbers = (turn.tip, *coordinates(Cell(turn.tip)), shape.mass, turn.q, turn.r, len(turn.openings), *openings)
        yield from numbers
        yield from (0,) * (flat.TURN - len(numbers))


# ---------------------------------------------------------------- goals in numbers


def trait_number(trait: Trait) -> int:
    """The number of a feature or kodama."""
    return _FEATURES.index(trait) if isinstance(trait, Feature) else tallies.KODAMAS + _KODAMAS.index(trait)


def in_numbers(goal: Goal) -> tuple[int, ...]:
    """A goal as `tallies` has it."""
    measure, *asked = _measure(goal.condition, goal.per)
    return measure, goal.vp, int(goal.per), *asked


def _measure(condition: Condition, per: bool) -> tuple[int, int, int, int]:
    """What a condition measures, one or two traits, and its number."""
    match condition:
        case Row(of, length):
            return _row(of, length, per)
        case Touching(one, other):
            return (
                tallies.TOUCHING_ALIKE if one is other else tallies.TOUCHING,
                trait_number(one),
                trait_number(other),
                0,
            )
        case Traced(of):
            return tallies.TRACED, trait_number(of), 0, 0
        case LimbEnds(of):
            return tallies.LIMB_ENDS, trait_number(of), 0, 0
        case Ends(of):
            return tallies.ENDS, trait_number(of), 0, 0
        case Count(of, each):
            return tallies.COUNT, trait_number(of), 0, each
        case Sets(of):
            return tallies.SETS, 0 if of is Kind.FEATURES else tallies.KODAMAS, 0, 0
        case Forks(bearing):
            return tallies.FORKS, 0, 0, bearing
        case Height(least):
            return tallies.HEIGHT, 0, 0, least
        case Spread(least):
            return tallies.SPREAD, 0, 0, least
        case EvenLimbs(within):
            return tallies.EVEN_LIMBS, 0, 0, within
        case Upright(sixths, tiles):
            return tallies.UPRIGHT, sixths, 0, tiles
        case _:
            assert_never(condition)


def _row(of: Trait | Likeness, length: int, per: bool) -> tuple[int, int, int, int]:
    match of:
        case Likeness.SAME_KODAMA:
            return tallies.ROW_ALIKE, tallies.KODAMA, 0, length
        case Likeness.SAME_FEATURE:
            return tallies.ROW_ALIKE, tallies.FEATURE, 0, length
        case Likeness.OTHER_KODAMAS:
            return tallies.ROW_UNLIKE, tallies.KODAMA, 0, length
        case Likeness.OTHER_FEATURES:
            return tallies.ROW_UNLIKE, tallies.FEATURE, 0, length
        case _:
            return tallies.ROW_PER if per else tallies.ROW_ONCE, trait_number(of), 0, length
