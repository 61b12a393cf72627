"""The protocol that bots, server and tools call. Whoever implements it gets all of them.

`legal`, `faults` and `apply` take a seat that the state waits for and, for `apply`, a legal move: they do not ask
again. What comes from outside goes through `judged` or `played` below, which do.
"""

from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from understory.core.basics import CHANCE, Seat, Viewer
from understory.core.errors import IllegalMove
from understory.core.ledger import Ledger
from understory.core.legal import LegalMoves
from understory.core.nodes import Chance, Decision, Node, Terminal
from understory.core.reasons import Event, Reason
from understory.core.spec import Options, Spec

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Veiled:
    """A move of which a viewer may know no more than this: its notation with `?` for what is hidden."""

    notation: str

    @property
    def kind(self) -> str:
        """What kind of move it is: the first word of its notation."""
        return self.notation.partition(" ")[0]

    def __str__(self) -> str:
        return self.notation


class Game(Protocol[S, M, V]):
    """A game of states S, moves M and views V."""

    @property
    def spec(self) -> Spec:
        """Name, players, options."""
        ...

    def start(self, options: Options) -> S:
        """The state before anything was dealt or chosen; `OptionError` where options do not go together."""
        ...

    def node(self, state: S) -> Node[M]:
        """What the state waits for."""
        ...

    def legal(self, state: S, seat: Seat) -> LegalMoves[M]:
        """What a seat whose decision is open may do. Never empty."""
        ...

    def faults(self, state: S, seat: Seat, move: M) -> tuple[Reason, ...]:
        """Every rule that the move of a seat whose decision is open would break; empty means legal."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> S:
        """The state after a legal move of `seat`, or after a chance outcome (`CHANCE`). `state` stays as it is."""
        ...

    def parse(self, notation: str) -> M:
        """The move that is written so: `parse(str(move)) == move`. `NotationError` where it cannot be read."""
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """All that the viewer may know, with perfect recall of what it has seen."""
        ...

    def seen(self, state: S, seat: Seat, move: M, viewer: Viewer) -> M | Veiled:
        """The move, made in `state`, as the viewer may know it."""
        ...

    def events(self, before: S, seat: Seat, move: M, after: S, viewer: Viewer) -> tuple[Event, ...]:
        """What the viewer sees happen: for log and animation, never needed to go on playing. The same for all who see
        the move alike."""
        ...

    def ledger(self, state: S) -> Ledger:
        """Every point scored so far."""
        ...

    def world(self, view: V, rng: Random) -> S:
        """A state that the view's owner could be in, drawn as likely as it is if hidden choices tell nothing."""
        ...


def judged(game: Game[S, M, V], state: S, seat: Seat, move: M) -> tuple[Reason, ...]:
    """Every rule the move would break, whoever makes it and whenever; empty means legal."""
    match game.node(state):
        case Terminal():
            return (Reason.of("table.over"),)
        case Chance() as chance:
            if seat != CHANCE:
                return (Reason.of("table.turn", seat=seat, waiting_for=(CHANCE,)),)
            possible = any(move == outcome for outcome, _ in chance.outcomes())
            return () if possible else (Reason.of("table.deal", move=str(move)),)
        case Decision(seats=seats):
            if seat not in seats:
                return (Reason.of("table.turn", seat=seat, waiting_for=seats),)
            return game.faults(state, seat, move)


def played(game: Game[S, M, V], state: S, seat: Seat, move: M) -> S:
    """The state after the move; `IllegalMove` with all its faults if it breaks rules."""
    faults = judged(game, state, seat, move)
    if faults:
        raise IllegalMove(str(move), faults)
    return game.apply(state, seat, move)


def forced(game: Game[S, M, V], state: S) -> tuple[Seat, M] | None:
    """The first open seat, in order, that has one answer only, as everybody can tell, and that answer."""
    node = game.node(state)
    if isinstance(node, Decision):
        for seat in node.seats:
            legal = game.legal(state, seat)
            answer = legal.only() if legal.public else None
            if answer is not None:
                return seat, answer
    return None
