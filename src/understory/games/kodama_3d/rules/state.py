"""Where a game of Kodama 3D stands. A value to everyone; `apply` alone changes a clone before it returns it."""

from bisect import bisect_left, insort
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Final, TypeVar

from understory.core import Declared, Known, Ledger, Pile, Sealed, Seat, declared, seats_of
from understory.core.fields import field
from understory.games.kodama_3d.rules.moves import Return
from understory.games.kodama_3d.rules.pieces import GoalName, Stack, TileName
from understory.games.kodama_3d.rules.shelf import Shelf
from understory.games.kodama_3d.rules.tree import Tree

T = TypeVar("T")


class Ask(StrEnum):
    """What a step waits for: chance, a seat or all of them; `OVER` for nobody, it scores the trees."""

    FIRST = "k3d.first"
    COLOUR = "k3d.colour"
    LAY = "k3d.lay"
    DEAL = "k3d.deal"
    RETURN = "k3d.return"
    TURN_UP = "k3d.turn-up"
    PLACE = "k3d.place"
    MOVE = "k3d.move"
    GROW = "k3d.grow"
    SHOW = "k3d.show"
    GOAL = "k3d.goal"
    DRAW = "k3d.draw"
    LAST = "k3d.last"
    OVER = "k3d.over"
    TRUNK = "k3d.trunk"


@dataclass(frozen=True, slots=True)
class Pending:
    """A step still to come, and who is to decide, or for whom chance deals."""

    ask: Ask
    seat: Seat


def of_each_seat(ask: Ask) -> tuple[tuple[Pending], ...]:
    """A step by the seat that it concerns, ready to be put on the stack: made once, for every turn has a few."""
    return tuple((Pending(ask, seat),) for seat in seats_of(4))


def replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with another in the place of one."""
    changed = [*values]
    changed[at] = value
    return tuple(changed)


_NAME: Final = attrgetter("card")


@declared
class State(Declared):
    """Everything on and under the table. Tuples by seat or by stack, as their comments say."""

    shelf: Shelf = field(compare=False, repr=False)
    """The tiles and goals it is played with: no part of the value, for they never change during a game."""
    players: int
    grid: tuple[int, int]
    """Columns and rows of the forest."""
    picked: bool
    """Whether players pick their colours; otherwise these are drawn."""
    first: Seat
    pending: tuple[Pending, ...]
    """The last is next; never more than one, for each says what follows it."""
    stack: Stack
    """The stack whose tile is being laid out, taken or shown."""
    may_draw: bool
    """Whether the tile just added lets its player draw a goal."""
    turns: int
    """Turns that all players together have finished."""
    trees: tuple[Tree | None, ...]
    """By seat; `None` before the seat has its colour."""
    aside: tuple[tuple[TileName, ...], ...]
    """By seat, the tiles that fitted nowhere."""
    unseen: tuple[TileName, ...]
    """The tiles that have not shown yet, sorted: those under the tops, and those left in the box."""
    tops: tuple[TileName | None, ...]
    """By stack, the tile in sight; `None` where the stack is empty or its next tile has not shown."""
    heights: tuple[int, ...]
    """By stack, how many tiles lie there, the top included."""
    meeples: tuple[tuple[Stack, ...], ...]
    """By seat, the stacks its meeples stand on, sorted."""
    deck: Pile[GoalName]
    display: tuple[GoalName, ...]
    hands: tuple[tuple[Known[GoalName], ...], ...]
    """By seat, sorted: the order in which goals came is nobody's business."""
    sealed: Sealed[Return] | None
    """The goals being put back, while that is asked."""
    ledger: Ledger

    @property
    def ask(self) -> Ask:
        """What is waited for; `OVER` when nothing is left to come."""
        return self.pending[-1].ask if self.pending else Ask.OVER

    @property
    def seat(self) -> Seat:
        """Who is to decide, or for whom chance deals; when the game is over who began it."""
        return self.pending[-1].seat if self.pending else self.first

    def tree(self, seat: Seat) -> Tree:
        """The seat's tree, once it has one."""
        tree = self.trees[seat]
        if tree is None:
            raise ValueError(f"seat {seat} has no trunk yet")
        return tree

    def top(self, stack: Stack) -> TileName:
        """The tile in sight on a stack that has one."""
        tile = self.tops[stack]
        if tile is None:
            raise ValueError(f"no tile is in sight on stack {stack}")
        return tile

    def occupied(self) -> int:
        """A bit for each stack that a meeple stands on."""
        bits = 0
        for stacks in self.meeples:
            for stack in stacks:
                bits |= 1 << stack
        return bits

    def receive(self, seat: Seat, card: Known[GoalName]) -> None:
        """Add a goal to a hand."""
        hand = [*self.hands[seat]]
        insort(hand, card, key=_NAME)
        self.hands = replaced(self.hands, seat, tuple(hand))

    def give_up(self, seat: Seat, goal: GoalName) -> None:
        """Take a goal out of a hand."""
        left = tuple(card for card in self.hands[seat] if card.card != goal)
        self.hands = replaced(self.hands, seat, left)

    def set_meeples(self, seat: Seat, stacks: tuple[Stack, ...]) -> None:
        """Put a seat's meeples on these stacks."""
        self.meeples = replaced(self.meeples, seat, tuple(sorted(stacks)))

    def set_tree(self, seat: Seat, tree: Tree) -> None:
        """Put a seat's tree in place of what it had."""
        self.trees = replaced(self.trees, seat, tree)

    def take_top(self) -> None:
        """Take the top tile off the stack in question; what lies below does not show yet."""
        tops, heights = [*self.tops], [*self.heights]
        tops[self.stack] = None
        heights[self.stack] -= 1
        self.tops, self.heights = tuple(tops), tuple(heights)

    def show_top(self, stack: Stack, tile: TileName) -> None:
        """Let an unseen tile lie on top of a stack."""
        unseen, tops = [*self.unseen], [*self.tops]
        del unseen[bisect_left(unseen, tile)]
        tops[stack] = tile
        self.unseen, self.tops = tuple(unseen), tuple(tops)
