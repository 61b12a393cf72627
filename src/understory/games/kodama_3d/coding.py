"""Observations and action ids for learners. Both are fixed for a pack: same digest, same numbers.

An action id is a move's place in `actions`. An observation is tensors of whole numbers, of one size for a number
of players; the viewer's own seat always comes first, then the others clockwise.
"""

from array import array
from collections.abc import Iterable
from operator import getitem
from struct import Struct
from typing import Final

from understory.core import Known, Pile, Tensor
from understory.core.coding import LEAST, SingleSteps
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.moves import (
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
from understory.games.kodama_3d.rules.pieces import STACKS, Feature, GoalName, Kodama, Stack, TileName
from understory.games.kodama_3d.rules.space import coordinates
from understory.games.kodama_3d.rules.state import Ask, State
from understory.games.kodama_3d.rules.tree import Part, Tree
from understory.games.kodama_3d.rules.view import View


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


# ---------------------------------------------------------------- observations

_TRAITS: Final = (*Feature, *Kodama)
_NO_TILE: Final = (0,) * (len(_TRAITS) + 1)
_PLACE: Final = 7
"""Numbers for where a tile is: its cell, heading, what it hangs on and by which point, and its limb."""
_TILE: Final = len(_NO_TILE) + _PLACE
_TRUNK: Final = len(Kodama) + 3
_HEIGHTS: Final = 5
"""A stack has four tiles or fewer."""
_COLOURS: Final = {kodama: array("h", [kodama is each for each in Kodama]).tobytes() for kodama in Kodama}
MOST_PLAYERS: Final = 4
_ROUND: Final = tuple(
    tuple(tuple((seat + on) % players for on in range(players)) for seat in range(players))
    for players in range(MOST_PLAYERS + 1)
)
"""By how many play and who looks: all seats clockwise."""

_ASKS: Final = {ask: number for number, ask in enumerate(Ask)}
_counters: Final = Struct("=6h").pack
_moments: Final = Struct("=3h").pack
_place: Final = Struct(f"={_PLACE}h").pack


class _Told:
    """The table as it was told last, and what was told of it. Lists are by seat; what hands hold, each seat is told
    for itself."""

    __slots__ = ("deck", "display", "goals", "hands", "held", "hung", "left", "meeples", "stood", "trees", "trunks")

    def __init__(self) -> None:
        self.deck: Pile[GoalName] | None = None
        self.left = 0
        self.display: tuple[GoalName, ...] | None = None
        self.goals = b""
        self.meeples: tuple[tuple[Stack, ...], ...] | None = None
        self.stood: list[bytes] = []
        self.trees: tuple[Tree | None, ...] = ()
        self.trunks: list[bytes] = []
        self.hung: list[bytes] = []
        self.hands: list[tuple[tuple[Known[GoalName], ...], ...]] = [()] * MOST_PLAYERS
        self.held: list[list[bytes]] = [[]] * MOST_PLAYERS


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
        self._stacks = [
            {tile: array("h", (height, *numbers)).tobytes() for tile, numbers in self._tiles.items()}
            for height in range(_HEIGHTS)
        ]
        self._stack_of = self._stacks.__getitem__
        self._traits = {tile: array("h", numbers).tobytes() for tile, numbers in self._tiles.items()}
        self._stood: dict[tuple[Stack, ...], bytes] = {}
        self._no_goals = array("h", [0] * (1 + len(self._goals)))
        self._seen: tuple[tuple[int, ...], tuple[TileName | None, ...], bytes] = ((), (), b"")
        self._last = _Told()

    def layout(self, players: int) -> tuple[Tensor, ...]:
        """The tensors of an observation: few, as each that is handed out costs time.

        Of a seat: where its meeples stand, the goals that the viewer knows in its hand, how many more it holds, and
        its trunk's kodama with the tree's moments and mass.
        """
        goals = len(self._goals)
        return (
            Tensor("table", (6 + goals,)),
            Tensor("forest", (len(STACKS), 1 + len(_NO_TILE))),
            Tensor("seats", (players, len(STACKS) + goals + 1 + _TRUNK), LEAST),
            Tensor("tiles", (players, MOST_PARTS, _TILE), LEAST),
        )

    def of(self, view: View) -> bytes:
        """What the viewer knows; a spectator sees the table as from seat 0.

        First what is asked, of whom, turns, the stack grown from, whether a goal may be drawn, and goals in the deck;
        then the goals on display.
        """
        hands = [self._goal_numbers(hand.known, hand.hidden) for hand in view.hands]
        return self._told(view, view.viewer or 0, hands, view.deck.size)

    def quick_numbers(self, state: State, seat: int) -> bytes:
        """The same, read off the state. A state takes over what has not changed from the one before: what is the very
        same as when somebody looked last is told in the same bytes."""
        last = self._last
        if state.deck is not last.deck:
            last.deck, last.left = state.deck, len(state.deck)
        if state.display is not last.display:
            last.display, last.goals = state.display, self._marks(state.display)
        if state.meeples is not last.meeples:
            last.meeples = state.meeples
            last.stood = [self._stood.get(stacks) or self._standing(stacks) for stacks in state.meeples]
        if state.trees is not last.trees:
            self._look_at_trees(state.trees)
        if state.hands is not last.hands[seat]:
            self._look_at_hands(state.hands, seat)
        stood, held, trunks, hung, players = last.stood, last.held[seat], last.trunks, last.hung, state.players
        whose = (state.seat - seat) % players
        parts = [
            _counters(_ASKS[state.ask], whose, state.turns, state.stack, state.may_draw, last.left),
            last.goals,
            self._forest(state.heights, state.tops),
        ]
        if players == 2:  # as below, without loops
            parts += stood[seat], held[seat], trunks[seat], stood[1 - seat], held[1 - seat], trunks[1 - seat]
            parts += hung[seat], hung[1 - seat]
            return b"".join(parts)
        order = _ROUND[players][seat]
        for at in order:
            parts += stood[at], held[at], trunks[at]
        return b"".join(parts + [hung[at] for at in order])

    def _look_at_trees(self, trees: tuple[Tree | None, ...]) -> None:
        """Tell the trees anew; of one that was told last nothing is worked out again."""
        last, before = self._last, self._last.trees
        if len(before) != len(trees):
            before, last.trunks, last.hung = (), [b""] * len(trees), [b""] * len(trees)
        for at, tree in enumerate(trees):
            if not before or tree is not before[at]:
                last.trunks[at] = self._trunk_numbers(tree)
                last.hung[at] = self._grown_from(before[at] if before else None, last.hung[at], tree)
        last.trees = trees

    def _grown_from(self, before: Tree | None, told: bytes, tree: Tree | None) -> bytes:
        """The tiles in numbers, where another tree was told so: mostly one that has grown by a tile since."""
        if before is not None and tree is not None:
            had = len(before.parts)
            if len(tree.parts) == had + 1 and (not had or tree.parts[-2] is before.parts[-1]):
                start = 2 * _TILE * had
                return told[:start] + self._part_numbers(tree.parts[-1]) + told[start + 2 * _TILE :]
        return self._tile_numbers(tree)

    def _look_at_hands(self, hands: tuple[tuple[Known[GoalName], ...], ...], seat: int) -> None:
        """Tell the hands anew to a seat; of one that it was told last nothing is worked out again."""
        last, before = self._last, self._last.hands[seat]
        if len(before) != len(hands):
            before, last.held[seat] = (), [b""] * len(hands)
        for at, hand in enumerate(hands):
            if not before or hand is not before[at]:
                last.held[seat][at] = self._held(seat, hand)
        last.hands[seat] = hands

    def _told(self, table: View | State, me: int, hands: list[bytes], deck: int) -> bytes:
        players, trees, meeples = table.players, table.trees, table.meeples
        if me:
            hands = hands[me:] + hands[:me]
            trees = trees[me:] + trees[:me]
            meeples = meeples[me:] + meeples[:me]
        parts = [
            _counters(_ASKS[table.ask], (table.seat - me) % players, table.turns, table.stack, table.may_draw, deck)
        ]
        parts.append(self._marks(table.display))
        parts.append(self._forest(table.heights, table.tops))
        tiles = []
        for stood, hand, tree in zip(meeples, hands, trees, strict=True):
            parts += (self._stood.get(stood) or self._standing(stood), hand, self._trunk_numbers(tree))
            tiles.append(self._tile_numbers(tree))
        return b"".join(parts + tiles)

    def _forest(self, heights: tuple[int, ...], tops: tuple[TileName | None, ...]) -> bytes:
        """All stacks. Those seen last are kept: in a turn they change once."""
        last_heights, last_tops, seen = self._seen
        if heights is last_heights and tops is last_tops:
            return seen
        seen = b"".join(map(getitem, map(self._stack_of, heights), tops))
        self._seen = heights, tops, seen
        return seen

    def _held(self, seat: int, hand: tuple[Known[GoalName], ...]) -> bytes:
        """A hand as a seat knows it."""
        numbers, goals = self._no_goals[:], self._goals
        for card in hand:
            if card.knowers >> seat & 1:  # `knows`, without a call for each
                numbers[goals[card.card]] = 1
            else:
                numbers[-1] += 1
        return numbers.tobytes()

    def _goal_numbers(self, goals: Iterable[GoalName], hidden: int) -> bytes:
        """A one for each of the goals, and how many more there are."""
        numbers = self._no_goals[:]
        for goal in goals:
            numbers[self._goals[goal]] = 1
        numbers[-1] = hidden
        return numbers.tobytes()

    def _marks(self, goals: tuple[GoalName, ...]) -> bytes:
        """A one for each of the goals."""
        return self._goal_numbers(goals, 0)[:-2]

    def _standing(self, meeples: tuple[Stack, ...]) -> bytes:
        """A one for each stack that meeples stand on. There are few ways to stand: all that were met are kept."""
        found = self._stood[meeples] = array("h", [stack in meeples for stack in STACKS]).tobytes()
        return found

    def _trunk_numbers(self, tree: Tree | None) -> bytes:
        """The trunk's kodama, and the tree's moments and mass; zeros where no tree is."""
        if tree is None:
            return bytes(2 * _TRUNK)
        return _COLOURS[tree.kodama] + _moments(tree.q, tree.r, tree.mass)

    def _tile_numbers(self, tree: Tree | None) -> bytes:
        """Each of twelve tiles with its place; zeros for what is not there."""
        return b"".join(map(self._part_numbers, tree.parts if tree else ())).ljust(2 * MOST_PARTS * _TILE, b"\0")

    def _part_numbers(self, part: Part) -> bytes:
        """A tile with its place."""
        tile, on, number, at, heading, limb = part
        return self._traits[tile] + _place(*coordinates(at), heading, on, number, limb)


def coding_of(pack: Pack) -> SingleSteps[Move, View]:
    """Kodama 3D's moves and views in numbers."""
    seen = Observations(pack)
    return SingleSteps(actions(pack), seen.layout, seen.of, seen.quick_numbers)
