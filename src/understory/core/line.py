"""A game being played: the states one after another, the moves between them, undo and replay as references.

Seats that choose at the same time may be played in any order; the line keeps their moves in seat order.
"""

from typing import Generic, TypeVar

from understory.core.basics import CHANCE, Seat
from understory.core.dealer import Deals
from understory.core.driving import Chooses
from understory.core.fields import value
from understory.core.game import Game, forced, played
from understory.core.nodes import Chance, Decision, Node, Terminal
from understory.core.spec import Options

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@value
class Step(Generic[M]):
    """One move of the line. `takebacks` is how many had been made when it was dealt or chosen."""

    seat: Seat
    move: M
    forced: bool
    takebacks: int


class Line(Generic[S, M, V]):
    """The moves made so far and every state between them."""

    def __init__(self, game: Game[S, M, V], options: Options) -> None:
        self.game = game
        self.options = options
        self.steps: list[Step[M]] = []
        self.states: list[S] = [game.start(options)]
        self.takebacks = 0
        self._seen: tuple[S, Node[M]] | None = None
        self._answer_forced()

    @classmethod
    def from_state(cls, game: Game[S, M, V], options: Options, state: S) -> "Line[S, M, V]":
        """A line that begins in the middle of a game."""
        line = cls.__new__(cls)
        line.game, line.options, line.steps, line.states, line.takebacks = game, options, [], [state], 0
        line._seen = None
        return line

    def fork(self) -> "Line[S, M, V]":
        """The same line, to be gone on with apart. States are shared: they never change."""
        line = self.from_state(self.game, self.options, self.states[0])
        line.steps, line.states, line.takebacks = list(self.steps), list(self.states), self.takebacks
        return line

    @property
    def state(self) -> S:
        """Where the game stands."""
        return self.states[-1]

    @property
    def node(self) -> Node[M]:
        """What it waits for; asked again and again by a table, worked out once a state."""
        state = self.states[-1]
        if self._seen is None or self._seen[0] is not state:
            self._seen = state, self.game.node(state)
        return self._seen[1]

    def play(self, seat: Seat, move: M) -> None:
        """Make a move, then answer what has one answer only. `IllegalMove` leaves the line as it was."""
        later = self._later_choices_of_same_decision(seat)
        at = len(self.steps) - len(later)
        after = played(self.game, self.states[at], seat, move)
        if later:
            self.cut(at)
        self._push(Step(seat, move, forced=False, takebacks=self.takebacks), after)
        for step in later:
            self._push(step, self.game.apply(self.state, step.seat, step.move))
        self._answer_forced()

    def deal(self, deals: Deals) -> Decision | Terminal:
        """Let chance move until a seat has to decide or the game is over: what it then waits for."""
        node = self.node
        dealt = sum([step.seat == CHANCE for step in self.steps]) if isinstance(node, Chance) else 0
        while isinstance(node, Chance):
            move = node.pick(deals(dealt, self.takebacks, node.total))
            dealt += 1
            self._push(Step(CHANCE, move, forced=False, takebacks=self.takebacks), self._after(CHANCE, move))
            self._answer_forced()
            node = self.node
        return node

    def run(self, deals: Deals, choose: Chooses[S, M]) -> Decision | Terminal:
        """Play on, asking the first open seat, until `choose` stops or the game is over: what it waits for there."""
        while True:
            node = self.deal(deals)
            if isinstance(node, Terminal):
                return node
            seat = node.seats[0]
            move = choose(self.state, seat, self.game.legal(self.state, seat))
            if move is None:
                return node
            self.play(seat, move)

    def resume(self, takebacks: int) -> None:
        """Go on as a line of which so many moves had been taken back: a record says how many."""
        self.takebacks = takebacks

    def back_to(self, length: int) -> None:
        """Take back all but the first `length` moves."""
        if not 0 <= length <= len(self.steps):
            raise ValueError(f"the line has {len(self.steps)} moves, it cannot go back to {length}")
        if length < len(self.steps):
            self.cut(length)
            self.takebacks += 1
            self._answer_forced()

    def cut(self, length: int) -> None:
        """Leave all but the first `length` moves out, as if they had never been made."""
        del self.steps[length:]
        del self.states[length + 1 :]

    def _answer_forced(self) -> None:
        answer = forced(self.game, self.state)
        while answer is not None:
            seat, move = answer
            self._push(Step(seat, move, forced=True, takebacks=self.takebacks), self._after(seat, move))
            answer = forced(self.game, self.state)

    def _after(self, seat: Seat, move: M) -> S:
        return self.game.apply(self.state, seat, move)

    def _push(self, step: Step[M], after: S) -> None:
        self.steps.append(step)
        self.states.append(after)

    def _later_choices_of_same_decision(self, seat: Seat) -> list[Step[M]]:
        """The choices of higher seats already put down in the decision that `seat` still has to make."""
        at = len(self.steps)
        while at and self.steps[at - 1].seat > seat:
            before = self.game.node(self.states[at - 1])
            if not (isinstance(before, Decision) and seat in before.seats):
                break
            at -= 1
        return self.steps[at:]
