"""Observations and action ids for learners. Both are fixed for a pack: same digest, same numbers.

An action id is a move's place in `actions`. An observation is a list of whole numbers of fixed length for a number of
players; the viewer's own seat always comes first, then the others clockwise.
"""

from understory.core import Seat, seats_of
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
from understory.games.kodama_3d.pieces import STACKS, Feature, GoalName, Kodama, TileName
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

_NOTHING = (0,) * (len(Feature) + len(Kodama))


def observation(pack: Pack, view: View) -> tuple[int, ...]:
    """What the viewer knows, as numbers."""
    me = view.viewer or Seat(0)
    order = [Seat((me + step) % view.players) for step in seats_of(view.players)]
    numbers = [list(Ask).index(view.ask), order.index(view.seat), view.turns, view.stack, int(view.may_draw)]
    for stack in STACKS:
        numbers += [view.heights[stack], *_tile(pack, view.tops[stack])]
    for seat in order:
        numbers += [int(stack in view.meeples[seat]) for stack in STACKS]
        numbers += _tree(pack, view.trees[seat])
        numbers += _goals(pack, view.hands[seat].known)
        numbers.append(view.hands[seat].hidden)
    numbers += _goals(pack, view.display)
    numbers.append(view.deck.size)
    return tuple(numbers)


def _goals(pack: Pack, held: tuple[GoalName, ...]) -> list[int]:
    return [int(goal in held) for goal in pack.goals]


def _tile(pack: Pack, name: TileName | None) -> tuple[int, ...]:
    """Feature and kodama as ones among zeros, then the shape's number from 1; all zeros for no tile."""
    if name is None:
        return (*_NOTHING, 0)
    tile = pack.tiles[name]
    marks = [int(trait in (tile.feature, tile.kodama)) for trait in (*Feature, *Kodama)]
    return (*marks, 1 + _shape_names(pack).index(tile.shape.name))


def _shape_names(pack: Pack) -> list[str]:
    return list(dict.fromkeys(tile.shape.name for tile in pack.tiles.values()))


def _tree(pack: Pack, tree: Tree | None) -> list[int]:
    """Trunk colour, lean, and for each of twelve tiles its marks, what it hangs on, its place, heading and limb."""
    if tree is None:
        return [0] * (len(Kodama) + 3 + MOST_PARTS * (len(_NOTHING) + 8))
    numbers = [int(tree.kodama is kodama) for kodama in Kodama] + [tree.q, tree.r, tree.mass]
    for part in tree.parts:
        place = (*coordinates(part.at), part.heading, part.on, part.number, part.limb)
        numbers += [*_tile(pack, part.tile), *place]
    return numbers + [0] * (MOST_PARTS - len(tree.parts)) * (len(_NOTHING) + 8)
