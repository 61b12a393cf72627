"""What the viewer could work out from the view, for a board to show: how trees stand, how far goals are, and what each
tile that the viewer may come to attach would do at each free connection point.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from understory.core import Seat
from understory.games.kodama_3d.face.progress import Progress, progress
from understory.games.kodama_3d.face.stance import Stance, stance, stance_of
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.moves import Aside, Grow
from understory.games.kodama_3d.rules.pieces import GoalName, Stack, Tile, TileName
from understory.games.kodama_3d.rules.scoring import Anatomy
from understory.games.kodama_3d.rules.space import Cell, Shape
from understory.games.kodama_3d.rules.spec import TURNS
from understory.games.kodama_3d.rules.state import Ask
from understory.games.kodama_3d.rules.tree import Point, Tree
from understory.games.kodama_3d.rules.turn import alike
from understory.games.kodama_3d.rules.view import View


@dataclass(frozen=True, slots=True)
class Counted:
    """What a goal would count."""

    points: int
    have: int
    of: int
    times: int


@dataclass(frozen=True, slots=True)
class Growth:
    """A tile at a free connection point of the viewer's tree."""

    part: int
    number: int
    move: str
    """In notation."""
    fault: str | None
    """The rule that forbids it."""
    blocked: tuple[int, ...]
    """The parts that are in its way, the trunk being 0."""
    stance: Stance
    alike: tuple[str, ...]
    """The feature and the kodama that the tile shares with what it would hang on."""
    draws: bool
    """Whether a goal may be drawn for it."""
    goals: dict[GoalName, Counted]
    """What the viewer's goals would count, where that changes."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A tile at every free point, in their order."""

    growths: tuple[Growth, ...]
    aside: str | None
    """The move that lays it aside, where it fits nowhere."""


@dataclass(frozen=True, slots=True)
class Glance:
    """All of it. Tuples are by seat."""

    turn: int
    turns: int
    """The turn in play of as many, each player's own; above it when the last two tiles are added."""
    stances: tuple[Stance | None, ...]
    goals: dict[GoalName, Progress]
    """On the viewer's tree: its own goals, and those of the display."""
    tiles: dict[TileName, Tried]
    """Those that the viewer's meeples stand on, or the one that is to be attached now."""


def glance_at(pack: Pack, view: View) -> Glance:
    """What the view's owner could work out from it."""
    return Glance(
        min(view.turns // view.players, TURNS) + 1,
        TURNS,
        tuple(stance_of(tree) if tree else None for tree in view.trees),
        _goals(pack, view),
        _tiles(pack, view),
    )


def _own(view: View) -> tuple[Seat, Tree] | None:
    if view.viewer is None:
        return None
    tree = view.trees[view.viewer]
    return None if tree is None else (view.viewer, tree)


def _goals(pack: Pack, view: View) -> dict[GoalName, Progress]:
    own = _own(view)
    if own is None:
        return {}
    seat, tree = own
    anatomy = Anatomy(tree, pack.tiles)
    return {goal: progress(pack.goals[goal], anatomy) for goal in (*view.hands[seat].known, *view.display)}


# ---------------------------------------------------------------- growing


def _tiles(pack: Pack, view: View) -> dict[TileName, Tried]:
    own = _own(view)
    if own is None:
        return {}
    seat, tree = own
    tiles = {tile for stack in _stacks(view, seat) if (tile := view.tops[stack])}
    if not tiles:
        return {}
    goals_left = bool(view.display or view.deck.size) and view.turns < TURNS * view.players
    hand = _Hand(pack, tree, view.hands[seat].known, goals_left=goals_left)
    return {tile: hand.tried(pack.tiles[tile]) for tile in sorted(tiles)}


def _stacks(view: View, seat: Seat) -> tuple[Stack, ...]:
    """The stacks whose tiles the seat may come to attach next."""
    if view.ask is Ask.GROW and view.seat == seat:
        return (view.stack,)
    return () if view.ask is Ask.OVER else view.meeples[seat]


class _Hand:
    """A tree and the goals that it is grown for."""

    def __init__(self, pack: Pack, tree: Tree, goals: Iterable[GoalName], *, goals_left: bool) -> None:
        self.pack = pack
        self.tree = tree
        self.goals = [pack.goals[goal] for goal in goals]
        self.goals_left = goals_left
        self.now = self._counted(tree)
        self.owners = _owners(pack, tree)

    def tried(self, tile: Tile) -> Tried:
        """The tile at every free point."""
        allowed = set(self.tree.standing(tile.shape))
        growths = tuple(self._growth(tile, point, allowed=point in allowed) for point in self.tree.free)
        return Tried(growths, None if allowed else str(Aside()))

    def _growth(self, tile: Tile, point: Point, *, allowed: bool) -> Growth:
        tree, shape = self.tree, tile.shape
        blocked = tuple(sorted({self.owners[at] for at in tree.in_the_way(shape, point)}))
        shared = alike(self.pack.tiles, tree, point.part, tile)
        fault = None if allowed else "k3d.grow.space" if blocked else "k3d.grow.balance"
        return Growth(
            point.part,
            point.number,
            str(Grow(point.part, point.number)),
            fault,
            blocked,
            self._stance_with(shape, point),
            shared,
            self.goals_left and not shared,
            {} if blocked else self._changed(tree.grown(tile, point)),
        )

    def _stance_with(self, shape: Shape, point: Point) -> Stance:
        return stance(*self.tree.moments_with(shape, point), self.tree.foot * (self.tree.mass + shape.mass))

    def _counted(self, tree: Tree) -> dict[GoalName, Counted]:
        anatomy = Anatomy(tree, self.pack.tiles)
        found = {goal.name: progress(goal, anatomy) for goal in self.goals}
        return {name: Counted(now.points, now.have, now.of, len(now.met)) for name, now in found.items()}

    def _changed(self, grown: Tree) -> dict[GoalName, Counted]:
        return {goal: then for goal, then in self._counted(grown).items() if then != self.now[goal]}


def _owners(pack: Pack, tree: Tree) -> dict[Cell, int]:
    """Whose each cell of the tree is."""
    owners = dict.fromkeys(tree.cells, 0)
    for number, part in enumerate(tree.parts, 1):
        owners[part.at] = number
        owners[Cell(part.at + pack.tiles[part.tile].shape.turned[part.heading].tip)] = number
    return owners
