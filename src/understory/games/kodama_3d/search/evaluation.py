"""How good a position looks: points so far and the promise of points to come, in hundredths of a VP.

`Greedy` plays by it, one step ahead, from what its seat may know.
"""

from random import Random
from typing import Final, assert_never

from understory.core import LegalMoves, Seat
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.conditions import (
    Condition,
    Count,
    Ends,
    EvenLimbs,
    Forks,
    Goal,
    Height,
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
from understory.games.kodama_3d.rules.moves import (
    Add,
    Aside,
    Colour,
    Draw,
    Go,
    Grow,
    Move,
    Pass,
    Place,
    Return,
    Stay,
    Take,
)
from understory.games.kodama_3d.rules.pieces import Feature, Kodama, Stack, Tile
from understory.games.kodama_3d.rules.scoring import LIMBS, Anatomy, all_of, extending, points, reach, width
from understory.games.kodama_3d.rules.spec import TURNS
from understory.games.kodama_3d.rules.tree import Point, Tree
from understory.games.kodama_3d.rules.turn import matches
from understory.games.kodama_3d.rules.view import View

_VP: Final = 100
_PROMISE: Final = 80
"""What a goal all but met is worth, in hundredths of its points."""
_NEW_GOAL: Final = 30
"""What drawing a goal is worth for each turn that is left to meet it."""
_UNKNOWN_GOAL: Final = 1 * _VP
"""How good the best of the display must look to be taken before an unknown card."""
_WANTED: Final = 15
"""What it is worth to stand on a tile that a goal names, for each of its VP."""
LAST_TILES: Final = 2


def outlook(goals: list[Goal], anatomy: Anatomy, tiles_to_come: int) -> int:
    """What these goals are worth on a tree to which so many tiles will still be added."""
    worth = 0
    for goal in goals:
        now, _ = points(goal, anatomy)
        worth += _VP * now
        if tiles_to_come and (goal.per or not now):
            worth += goal.vp * _PROMISE * nearness(goal.condition, anatomy) // 100
    return worth


def growth(pack: Pack, goals: list[Goal], tree: Tree, tile: Tile, point: Point, turns_left: int) -> int:
    """What the goals are worth once a tile is attached, and the goal that may be drawn if it matches nothing there."""
    to_come = turns_left + LAST_TILES if turns_left >= 0 else 1
    worth = outlook(goals, Anatomy(tree.grown(tile, point), pack.tiles), to_come)
    return worth + (0 if matches(pack.tiles, tree, point.part, tile) else _NEW_GOAL * max(0, turns_left))


def nearness(condition: Condition, anatomy: Anatomy) -> int:
    """How near the tree is to the next instance of the condition, from 0 to 100."""
    match condition:
        case Row(of, length):
            return _share(longest_open_row(anatomy, of), length)
        case Touching(one, other):
            return 50 if anatomy.having(one) or anatomy.having(other) else 0
        case Traced(of):
            return _share(len({anatomy.limbs[part] for part in anatomy.having(of) if part}), len(LIMBS))
        case LimbEnds(of):
            return _share(len({anatomy.limbs[part] for part in anatomy.ends(of)}), len(LIMBS))
        case Count(of, each):
            return _share(len(anatomy.having(of)) % each, each)
        case Sets(of):
            counts = [len(anatomy.having(trait)) for trait in all_of(of)]
            return _share(sum(count > min(counts) for count in counts), len(counts))
        case Height(least):
            return _share(reach(anatomy), least)
        case Spread(least):
            return _share(width(anatomy)[0], least)
        case EvenLimbs(within):
            sizes = [anatomy.limbs.count(limb) for limb in LIMBS]
            return max(0, 80 - 20 * max(0, max(sizes) - min(sizes) - within)) if min(sizes) else 0
        case Upright(sixths, _):
            tree = anatomy.tree
            return 80 if 6 * tree.lean <= sixths * tree.foot * tree.mass else 20
        case Forks() | Ends():
            return 0
        case _:
            assert_never(condition)


def longest_open_row(anatomy: Anatomy, of: Trait | Likeness) -> int:
    """How many parts the longest row of this kind has that ends where another tile could hang."""
    extends = extending(anatomy, of)
    open_parts = {point.part for point in anatomy.tree.free}

    def run(part: int, begun: tuple[int, ...]) -> int:
        if not extends(begun, part):
            return 0
        row = (*begun, part)
        here = len(row) if part in open_parts else 0
        return max((run(following, row) for following in anatomy.bears[part]), default=0) or here

    return max(run(part, ()) for part in range(anatomy.size))


def _share(have: int, wanted: int) -> int:
    """How much of it is there, the last steps counting for more."""
    return 100 * min(have, wanted) ** 2 // wanted**2


def wanted(goals: list[Goal], tile: Tile) -> int:
    """What it is worth to stand on a tile, by the goals that name what it shows."""
    shown = (tile.feature, tile.kodama)
    return sum([_WANTED * goal.vp for goal in goals for trait in traits_of(goal.condition) if trait in shown])


def traits_of(condition: Condition) -> tuple[Trait, ...]:
    """The features and kodamas that a condition asks for by name."""
    match condition:
        case Touching(one, other):
            return one, other
        case Row(of) | Traced(of) | LimbEnds(of) | Ends(of) | Count(of) if isinstance(of, Feature | Kodama):
            return (of,)
        case _:
            return ()


# ---------------------------------------------------------------- a player


class Greedy:
    """Plays for the best outlook after its own next step, ties broken at random."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def __call__(self, view: View, legal: LegalMoves[Move], rng: Random) -> Move:
        """The move that looks best from what the seat that sees the view may know."""
        moves = list(legal)
        if len(moves) == 1:
            return moves[0]
        hand = Hand(self.pack, view)
        worth = [hand.worth(move) for move in moves]
        best = max(worth)
        return rng.choice([move for move, value in zip(moves, worth, strict=True) if value == best])


class Hand:
    """What one player looks at in one decision."""

    def __init__(self, pack: Pack, view: View) -> None:
        if view.viewer is None:
            raise ValueError("a spectator does not play")
        self.pack = pack
        self.view = view
        self.seat: Seat = view.viewer
        self.goals = [pack.goals[goal] for goal in view.hands[self.seat].known]
        self.tree = view.trees[self.seat]
        self.turns_left = TURNS - view.turns // view.players - 1
        self._tile_worth: dict[str, int] = {}

    def worth(self, move: Move) -> int:
        """How good a move looks, in hundredths of a VP."""
        match move:
            case Go(start, end):
                return self._best_growth(start) + self._wanted(end)
            case Stay(stack) | Add(stack):
                return self._best_growth(stack)
            case Grow(part, number):
                return self._growth(self._tile(self.view.stack), part, number)
            case Place(stack):
                return self._wanted(stack)
            case Return(goal):
                return -self._goal_worth(self.pack.goals[goal])
            case Take(goal):
                return self._goal_worth(self.pack.goals[goal])
            case Draw():
                return _UNKNOWN_GOAL
            case Colour() | Aside() | Pass():
                return 0
            case _:
                raise ValueError(f"{move} is chance's")

    def _tile(self, stack: Stack) -> Tile:
        tile = self.view.tops[stack]
        if tile is None:
            raise ValueError("no tile is in sight there")
        return self.pack.tiles[tile]

    def _my_tree(self) -> Tree:
        if self.tree is None:
            raise ValueError("no trunk yet")
        return self.tree

    def _best_growth(self, stack: Stack) -> int:
        """The outlook with the stack's tile at the best of its places."""
        tile = self._tile(stack)
        if tile.name not in self._tile_worth:
            places = self._my_tree().standing(tile.shape)
            worth = [self._growth(tile, place.part, place.number) for place in places]
            self._tile_worth[tile.name] = max(worth, default=0)
        return self._tile_worth[tile.name]

    def _growth(self, tile: Tile, part: int, number: int) -> int:
        tree = self._my_tree()
        point = tree.point(part, number)
        return 0 if point is None else growth(self.pack, self.goals, tree, tile, point, self.turns_left)

    def _wanted(self, stack: Stack) -> int:
        """How much the goals in hand ask for the tile on a stack, roughly."""
        return wanted(self.goals, self._tile(stack))

    def _goal_worth(self, goal: Goal) -> int:
        return outlook([goal], Anatomy(self._my_tree(), self.pack.tiles), max(1, self.turns_left))
