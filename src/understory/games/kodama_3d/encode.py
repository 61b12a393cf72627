"""Observations and action ids for learners. Both are fixed for a pack: same digest, same numbers.

An action id is a move's place in `Actions.moves`. An observation is tensors of whole numbers, of one size for a number
of players; the viewer's own seat always comes first, then the others clockwise.
"""

from array import array
from struct import Struct
from typing import Final

from understory.core import Tensor
from understory.core.coding import LEAST, SingleSteps
from understory.games.kodama_3d.moves import (
    MOST_PARTS,
    MOST_POINTS,
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
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.pieces import STACKS, Feature, GoalName, Kodama, Stack, TileName
from understory.games.kodama_3d.space import coordinates
from understory.games.kodama_3d.state import Ask
from understory.games.kodama_3d.tree import Part, Tree
from understory.games.kodama_3d.view import View


def actions(pack: Pack) -> tuple[Move, ...]:
    """Every move that a seat can ever make, in a fixed order."""
    points = [(0, number) for number in range(1, len(pack.trunk.openings) + 1)]
    points += [(part, number) for part in range(1, MOST_PARTS) for number in range(1, MOST_POINTS + 1)]
    return (
        Pass(),
        Draw(),
        Aside(),
        *(Colour(kodama) for kodama in Kodama),
        *(Return(goal) for goal in pack.goals),
        *(Take(goal) for goal in pack.goals),
        *(Place(stack) for stack in STACKS),
        *(Add(stack) for stack in STACKS),
        *(Stay(stack) for stack in STACKS),
        *(Go(start, end) for start in STACKS for end in STACKS if start != end),
        *(Grow(part, number) for part, number in points),
    )


class Actions:
    """The table of one pack, both ways."""

    def __init__(self, pack: Pack) -> None:
        self.moves = actions(pack)
        self._ids = {move: index for index, move in enumerate(self.moves)}

    def __len__(self) -> int:
        return len(self.moves)

    def id_of(self, move: Move) -> int:
        """The action id of a seat's move; `KeyError` for chance's."""
        return self._ids[move]


# ---------------------------------------------------------------- observations

_TRAITS: Final = (*Feature, *Kodama)
_NO_TILE: Final = (0,) * (len(_TRAITS) + 1)
_PLACE: Final = 7
"""Numbers for where a tile is: its cell, heading, what it hangs on and by which point, and its limb."""
_TILE: Final = len(_NO_TILE) + _PLACE
_TRUNK: Final = len(Kodama) + 3
_HEIGHTS: Final = 5
"""A stack has four tiles or fewer."""
_REMEMBERED: Final = 512

_ASKS: Final = {ask: number for number, ask in enumerate(Ask)}
_counters: Final = Struct("=6h").pack


class Observations:
    """Views of games with one pack as numbers. What seldom changes (a tree, a hand) is remembered as bytes."""

    def __init__(self, pack: Pack) -> None:
        shapes = list(dict.fromkeys(tile.shape.name for tile in pack.tiles.values()))
        self._goals = {goal: at for at, goal in enumerate(pack.goals)}
        self._tiles: dict[TileName | None, tuple[int, ...]] = {None: _NO_TILE}
        """Feature and kodama as ones among zeros, then the shape's number from 1; all zeros for no tile."""
        for name, tile in pack.tiles.items():
            marks = [int(trait in (tile.feature, tile.kodama)) for trait in _TRAITS]
            self._tiles[name] = (*marks, 1 + shapes.index(tile.shape.name))
        self._stacks = {
            (height, tile): array("h", (height, *numbers)).tobytes()
            for height in range(_HEIGHTS)
            for tile, numbers in self._tiles.items()
        }
        self._held: dict[tuple[GoalName, ...], bytes] = {}
        self._stood: dict[tuple[Stack, ...], bytes] = {}
        self._trees: dict[int, tuple[Tree | None, bytes, bytes]] = {}
        self._parts: dict[Part, bytes] = {}

    def layout(self, players: int) -> tuple[Tensor, ...]:
        """The tensors of an observation."""
        goals = len(self._goals)
        return (
            Tensor("table", (6,)),
            Tensor("forest", (len(STACKS), 1 + len(_NO_TILE))),
            Tensor("display", (goals,), most=1),
            Tensor("meeples", (players, len(STACKS)), most=1),
            Tensor("goals", (players, goals), most=1),
            Tensor("trunks", (players, _TRUNK), LEAST),
            Tensor("tiles", (players, MOST_PARTS, _TILE), LEAST),
            Tensor("goals_hidden", (players,)),
        )

    def of(self, view: View) -> bytes:
        """What the viewer knows; a spectator sees the table as from seat 0.

        First what is asked, of whom, turns, the stack grown from, whether a goal may be drawn, and goals in the deck.
        """
        players, me = view.players, view.viewer or 0
        order = range(players) if me == 0 else [*range(me, players), *range(me)]
        hands, stacks = view.hands, self._stacks
        trees = [self._tree(view.trees[seat]) for seat in order]
        parts = [
            _counters(
                _ASKS[view.ask], (view.seat - me) % players, view.turns, view.stack, view.may_draw, view.deck.size
            )
        ]
        parts += [stacks[pair] for pair in zip(view.heights, view.tops, strict=True)]
        parts.append(self._marked(view.display))
        parts += [self._standing(view.meeples[seat]) for seat in order]
        parts += [self._marked(hands[seat].known) for seat in order]
        parts += [trunk for _, trunk, _ in trees]
        parts += [tiles for _, _, tiles in trees]
        parts.append(array("h", [hands[seat].hidden for seat in order]).tobytes())
        return b"".join(parts)

    def _marked(self, goals: tuple[GoalName, ...]) -> bytes:
        """A one for each of the goals."""
        found = self._held.get(goals)
        if found is None:
            marks = array("h", bytes(2 * len(self._goals)))
            for goal in goals:
                marks[self._goals[goal]] = 1
            if len(self._held) >= _REMEMBERED:
                self._held.clear()
            found = self._held[goals] = marks.tobytes()
        return found

    def _standing(self, meeples: tuple[Stack, ...]) -> bytes:
        """A one for each stack that meeples stand on."""
        found = self._stood.get(meeples)
        if found is None:
            if len(self._stood) >= _REMEMBERED:
                self._stood.clear()
            found = self._stood[meeples] = array("h", [int(stack in meeples) for stack in STACKS]).tobytes()
        return found

    def _tree(self, tree: Tree | None) -> tuple[Tree | None, bytes, bytes]:
        """The tree, its trunk and its tiles. Kept by the tree's identity, which is safe as the tree is kept too."""
        found = self._trees.get(id(tree))
        if found is None:
            if len(self._trees) >= _REMEMBERED:
                self._trees.clear()
            found = self._trees[id(tree)] = (tree, *self._grown(tree))
        return found

    def _grown(self, tree: Tree | None) -> tuple[bytes, bytes]:
        """The trunk's kodama, moments and mass; each of twelve tiles with its place; zeros for what is not there."""
        trunk = array("h", bytes(2 * _TRUNK))
        if tree is not None:
            trunk = array("h", [*(int(tree.kodama is kodama) for kodama in Kodama), tree.q, tree.r, tree.mass])
        parts = tree.parts if tree else ()
        return trunk.tobytes(), b"".join(map(self._part, parts)).ljust(2 * MOST_PARTS * _TILE, b"\0")

    def _part(self, part: Part) -> bytes:
        """A tile with its place."""
        found = self._parts.get(part)
        if found is None:
            if len(self._parts) >= _REMEMBERED:
                self._parts.clear()
            place = (*coordinates(part.at), part.heading, part.on, part.number, part.limb)
            found = self._parts[part] = array("h", (*self._tiles[part.tile], *place)).tobytes()
        return found


def coding_of(pack: Pack) -> SingleSteps[Move, View]:
    """Kodama 3D's moves and views in numbers."""
    seen = Observations(pack)
    return SingleSteps(actions(pack), seen.layout, seen.of)
