"""Where a game of Kodama 3D stands. A value to everyone; `apply` alone changes a clone before it returns it."""

from bisect import bisect_left, insort
from enum import StrEnum
from typing import TypeVar

from understory.core import Known, Ledger, Pile, Sealed, Seat
from understory.games.kodama_3d.pieces import GoalName, Stack, TileName
from understory.games.kodama_3d.tree import Tree

T = TypeVar("T")


class Ask(StrEnum):
    """What the state waits for."""

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


def replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with another in the place of one."""
    changed = [*values]
    changed[at] = value
    return tuple(changed)


def _name(card: Known[GoalName]) -> GoalName:
    return card.card


class State:
    """Everything on and under the table. Tuples by seat or by stack, as their comments say."""

    __slots__ = (
        "aside",
        "ask",
        "deck",
        "display",
        "first",
        "grid",
        "hands",
        "heights",
        "ledger",
        "may_draw",
        "meeples",
        "picked",
        "players",
        "returns",
        "seat",
        "stack",
        "tops",
        "trees",
        "turns",
        "unseen",
    )

    def __init__(
        self,
        players: int,
        grid: tuple[int, int],
        picked: bool,
        first: Seat,
        ask: Ask,
        seat: Seat,
        stack: Stack,
        may_draw: bool,
        turns: int,
        trees: tuple[Tree | None, ...],
        aside: tuple[tuple[TileName, ...], ...],
        unseen: tuple[TileName, ...],
        tops: tuple[TileName | None, ...],
        heights: tuple[int, ...],
        meeples: tuple[tuple[Stack, ...], ...],
        deck: Pile[GoalName],
        display: tuple[GoalName, ...],
        hands: tuple[tuple[Known[GoalName], ...], ...],
        returns: Sealed[GoalName],
        ledger: Ledger,
    ) -> None:
        self.players = players
        self.grid = grid
        """Columns and rows of the forest."""
        self.picked = picked
        """Whether players pick their colours; otherwise these are drawn."""
        self.first = first
        self.ask = ask
        self.seat = seat
        """Who is to decide, or for whom chance deals."""
        self.stack = stack
        """The stack whose tile is being laid out, taken or shown."""
        self.may_draw = may_draw
        """Whether the tile just added lets its player draw a goal."""
        self.turns = turns
        """Turns that all players together have finished."""
        self.trees = trees
        """By seat; `None` before the seat has its colour."""
        self.aside = aside
        """By seat, the tiles that fitted nowhere."""
        self.unseen = unseen
        """The tiles that have not shown yet, sorted: those under the tops, and those left in the box."""
        self.tops = tops
        """By stack, the tile in sight; `None` where the stack is empty or its next tile has not shown."""
        self.heights = heights
        """By stack, how many tiles lie there, the top included."""
        self.meeples = meeples
        """By seat, the stacks its meeples stand on, sorted."""
        self.deck = deck
        self.display = display
        self.hands = hands
        """By seat, sorted: the order in which goals came is nobody's business."""
        self.returns = returns
        """The goals being put back, while that is asked."""
        self.ledger = ledger

    def clone(self) -> "State":
        """A draft that `apply` may change. Field by field: it is made for every move, and `__init__` takes longer."""
        draft = State.__new__(State)
        draft.players = self.players
        draft.grid = self.grid
        draft.picked = self.picked
        draft.first = self.first
        draft.ask = self.ask
        draft.seat = self.seat
        draft.stack = self.stack
        draft.may_draw = self.may_draw
        draft.turns = self.turns
        draft.trees = self.trees
        draft.aside = self.aside
        draft.unseen = self.unseen
        draft.tops = self.tops
        draft.heights = self.heights
        draft.meeples = self.meeples
        draft.deck = self.deck
        draft.display = self.display
        draft.hands = self.hands
        draft.returns = self.returns
        draft.ledger = self.ledger
        return draft

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
        insort(hand, card, key=_name)
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
        at = self.stack
        self.tops = replaced(self.tops, at, None)
        self.heights = replaced(self.heights, at, self.heights[at] - 1)

    def show_top(self, stack: Stack, tile: TileName) -> None:
        """Let an unseen tile lie on top of a stack."""
        at = bisect_left(self.unseen, tile)
        self.unseen = self.unseen[:at] + self.unseen[at + 1 :]
        self.tops = replaced(self.tops, stack, tile)
