"""Observations and action ids for learners. Both are fixed for a pack: same digest, same numbers.

An action id is a move's place in `Actions.moves`. An observation is a list of whole numbers, of one length for a number
of players; the viewer's own seat always comes first, then the others clockwise.
"""

from typing import Final

from understory.core import Seat
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
from understory.games.kodama_3d.pieces import STACKS, Feature, Kodama, TileName
from understory.games.kodama_3d.space import coordinates
from understory.games.kodama_3d.state import Ask
from understory.games.kodama_3d.tree import Tree
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


class Observations:
    """Views of games with one pack as numbers."""

    def __init__(self, pack: Pack) -> None:
        shapes = list(dict.fromkeys(tile.shape.name for tile in pack.tiles.values()))
        self._goals = tuple(pack.goals)
        self._tiles: dict[TileName | None, tuple[int, ...]] = {None: _NO_TILE}
        """Feature and kodama as ones among zeros, then the shape's number from 1; all zeros for no tile."""
        for name, tile in pack.tiles.items():
            marks = [int(trait in (tile.feature, tile.kodama)) for trait in _TRAITS]
            self._tiles[name] = (*marks, 1 + shapes.index(tile.shape.name))

    def of(self, view: View) -> tuple[int, ...]:
        """What the viewer knows; a spectator sees the table as from seat 0."""
        me = view.viewer or Seat(0)
        order = [Seat((me + step) % view.players) for step in range(view.players)]
        numbers = [list(Ask).index(view.ask), order.index(view.seat), view.turns, view.stack, int(view.may_draw)]
        for stack in STACKS:
            numbers += [view.heights[stack], *self._tiles[view.tops[stack]]]
        for seat in order:
            numbers += [int(stack in view.meeples[seat]) for stack in STACKS]
            numbers += self._tree(view.trees[seat])
            numbers += [int(goal in view.hands[seat].known) for goal in self._goals]
            numbers.append(view.hands[seat].hidden)
        numbers += [int(goal in view.display) for goal in self._goals]
        numbers.append(view.deck.size)
        return tuple(numbers)

    def _tree(self, tree: Tree | None) -> list[int]:
        """The trunk's kodama, moments and mass; each of twelve tiles with its place; zeros for what is not there."""
        if tree is None:
            return [0] * (len(Kodama) + 3 + MOST_PARTS * (len(_NO_TILE) + _PLACE))
        numbers = [int(tree.kodama is kodama) for kodama in Kodama] + [tree.q, tree.r, tree.mass]
        for part in tree.parts:
            place = (*coordinates(part.at), part.heading, part.on, part.number, part.limb)
            numbers += [*self._tiles[part.tile], *place]
        return numbers + [0] * (MOST_PARTS - len(tree.parts)) * (len(_NO_TILE) + _PLACE)
