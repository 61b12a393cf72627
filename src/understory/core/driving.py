"""The one way through a game: chance deals, the first seat that is to decide is asked, until somebody stops.

`drive` keeps nothing and takes moves as legal: what simulations, tournaments, environments and measurements go by.
`Line.run` makes the same moves for the same answers, keeps them all and refuses illegal ones.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from understory.core.basics import CHANCE, Seat
from understory.core.dealer import Draws
from understory.core.game import Game
from understory.core.legal import LegalMoves
from understory.core.nodes import Chance, Decision, Terminal
from understory.core.steps import Flow

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

Chooses: TypeAlias = Callable[[S, Seat, LegalMoves[M]], M | None]
"""What the seat that is to decide in this state does; `None` stops there. Asked even where there is one answer."""


def drive(
    game: Game[S, M, V], state: S, draws: Draws, choose: Chooses[S, M], *, lends: bool = False
) -> tuple[S, Decision | Terminal]:
    """Play on from a state, which stays as it is: where it stopped, and what it waits for there.

    No state that `choose` was shown changes later, unless the caller `lends` it: then neither it nor what may be done
    in it is to be kept beyond the answer, which the next moves are made in.
    """
    flow = _flow_of(game)
    if flow is not None:
        return flow.drive(state, draws, choose, lends=lends)
    node_of, legal_of, apply = game.node, game.legal, game.apply
    while True:
        node = node_of(state)
        if isinstance(node, Decision):
            seat = node.seats[0]
            move = choose(state, seat, legal_of(state, seat))
            if move is None:
                return state, node
            state = apply(state, seat, move)
        elif isinstance(node, Chance):
            state = apply(state, CHANCE, node.pick(draws(node.total)))
        else:
            return state, node


def advancing(game: Game[S, M, V]) -> Callable[[S, Seat, M], S]:
    """`apply` for who plays on in a state that nobody else holds: over a table of steps that state itself changes."""
    flow = _flow_of(game)
    return game.apply if flow is None else flow.advance


def _flow_of(game: Game[S, M, V]) -> Flow[Any, Any, M] | None:
    """The table that a game goes by, where it is all that the game goes by: nothing of it is overridden."""
    flow = getattr(game.apply, "__self__", None)
    whole = isinstance(flow, Flow) and (game.node, game.legal, game.apply) == (flow.node, flow.legal, flow.apply)
    return flow if whole else None
