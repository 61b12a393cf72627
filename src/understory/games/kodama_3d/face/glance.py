"""What the viewer could work out from the view, for a board to show: how trees stand, how far goals are, and what each
tile that the viewer may come to attach would do at each free connection point.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, assert_never

from understory.core import Seat
from understory.games.kodama_3d.face.progress import Progress, progress
from understory.games.kodama_3d.face.stance import Stance, stance, stance_of
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.conditions import (
    Condition,
    Count,
    Ends,
    EvenLimbs,
    Forks,
    Height,
    LimbEnds,
    Row,
    Sets,
    Spread,
    Touching,
    Traced,
    Upright,
)
from understory.games.kodama_3d.rules.moves import Aside, Grow
from understory.games.kodama_3d.rules.pieces import GoalName, Stack, Tile, TileName
from understory.games.kodama_3d.rules.scoring import Anatomy
from understory.games.kodama_3d.rules.space import Cell, Shape
from understory.games.kodama_3d.rules.spec import TURNS
from understory.games.kodama_3d.rules.state import Ask
from understory.games.kodama_3d.rules.tree import Point, Tree
from understory.games.kodama_3d.rules.turn import alike
from understory.games.kodama_3d.rules.view import View

_REMEMBERED: Final = 1_000
"""Trees: two each of 500 tables that play at once."""


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


class Glances:
    """What the owners of views could work out from them, in games with one pack. A tree stays as it is for some moves,
    and most of what can be said of it is kept for as long."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._grower = lru_cache(_REMEMBERED)(partial(_Grower, pack))
        self._stance = lru_cache(_REMEMBERED)(stance_of)

    def at(self, view: View) -> Glance:
        """What the view's owner could work out from it."""
        own = None if view.viewer is None else view.trees[view.viewer]
        seat, grower = view.viewer, None if own is None else self._grower(own)
        return Glance(
            min(view.turns // view.players, TURNS) + 1,
            TURNS,
            tuple(self._stance(tree) if tree else None for tree in view.trees),
            {} if seat is None or grower is None else grower.goals((*view.hands[seat].known, *view.display)),
            {} if seat is None or grower is None else _tiles(view, seat, grower),
        )


# ---------------------------------------------------------------- growing


def _tiles(view: View, seat: Seat, grower: "_Grower") -> dict[TileName, Tried]:
    tiles = {tile for stack in _stacks(view, seat) if (tile := view.tops[stack])}
    goals_left = bool(view.display or view.deck.size) and view.turns < TURNS * view.players
    return {tile: grower.tried(tile, view.hands[seat].known, goals_left=goals_left) for tile in sorted(tiles)}


def _stacks(view: View, seat: Seat) -> tuple[Stack, ...]:
    """The stacks whose tiles the seat may come to attach next."""
    if view.ask is Ask.GROW and view.seat == seat:
        return (view.stack,)
    return () if view.ask is Ask.OVER else view.meeples[seat]


class _Grower:
    """A tree and what may become of it."""

    def __init__(self, pack: Pack, tree: Tree) -> None:
        self.pack = pack
        self.tree = tree
        self._anatomy = Anatomy(tree, pack.tiles)
        self._owners = _owners(pack, tree)
        self._progress: dict[GoalName, Progress] = {}
        self._thens: dict[tuple[TileName, GoalName, tuple[int, ...]], Counted] = {}
        self._tried: dict[tuple[TileName, tuple[GoalName, ...], bool], Tried] = {}

    def goals(self, names: Iterable[GoalName]) -> dict[GoalName, Progress]:
        """How far goals are on the tree as it stands."""
        return {name: self._now(name) for name in names}

    def _now(self, goal: GoalName) -> Progress:
        if goal not in self._progress:
            self._progress[goal] = progress(self.pack.goals[goal], self._anatomy)
        return self._progress[goal]

    def tried(self, name: TileName, goals: tuple[GoalName, ...], *, goals_left: bool) -> Tried:
        """The tile at every free point, grown for these goals."""
        key = name, goals, goals_left
        if key not in self._tried:
            tile = self.pack.tiles[name]
            allowed = set(self.tree.standing(tile.shape))
            growths = [self._growth(tile, point, goals, goals_left, point in allowed) for point in self.tree.free]
            self._tried[key] = Tried(tuple(growths), None if allowed else str(Aside()))
        return self._tried[key]

    def _growth(self, tile: Tile, point: Point, goals: tuple[GoalName, ...], goals_left: bool, allowed: bool) -> Growth:
        tree, shape = self.tree, tile.shape
        blocked = tuple(sorted({self._owners[at] for at in tree.in_the_way(shape, point)}))
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
            goals_left and not shared,
            {} if blocked else self._changed(tile, point, goals),
        )

    def _stance_with(self, shape: Shape, point: Point) -> Stance:
        return stance(*self.tree.moments_with(shape, point), self.tree.foot * (self.tree.mass + shape.mass))

    def _changed(self, tile: Tile, point: Point, goals: tuple[GoalName, ...]) -> dict[GoalName, Counted]:
        grown: Anatomy | None = None
        changed: dict[GoalName, Counted] = {}
        for name in goals:
            goal = self.pack.goals[name]
            key = tile.name, name, _matters(goal.condition, point)
            if key not in self._thens:
                grown = grown or Anatomy(self.tree.grown(tile, point), self.pack.tiles)
                self._thens[key] = _counted(progress(goal, grown))
            if self._thens[key] != _counted(self._now(name)):
                changed[name] = self._thens[key]
        return changed


def _matters(condition: Condition, point: Point) -> tuple[int, ...]:
    """What of a place matters to a goal; where it is the same, so is what the goal counts."""
    match condition:
        case Count() | Sets():
            return ()
        case Traced() | EvenLimbs():
            return (point.limb,)
        case Row() | Touching() | Ends() | LimbEnds() | Forks():
            return (point.limb, point.part)
        case Height() | Spread() | Upright():
            return point
        case _:
            assert_never(condition)


def _counted(found: Progress) -> Counted:
    return Counted(found.points, found.have, found.of, len(found.met))


def _owners(pack: Pack, tree: Tree) -> dict[Cell, int]:
    """Whose each cell of the tree is."""
    owners = dict.fromkeys(tree.cells, 0)
    for number, part in enumerate(tree.parts, 1):
        owners[part.at] = number
        owners[Cell(part.at + pack.tiles[part.tile].shape.turned[part.heading].tip)] = number
    return owners
