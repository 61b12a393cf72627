"""The one way through a game: chance deals, the first seat that is to decide is asked, until somebody stops.

`drive` keeps nothing and takes moves as legal: what simulations, tournaments, environments and measurements go by.
`Line.run` makes the same moves for the same answers, keeps them all and refuses illegal ones.
"""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from understory.core.basics import CHANCE, Seat
from understory.core.dealer import Draws
from understory.core.game import Game
from understory.core.legal import LegalMoves
from understory.core.nodes import Chance, Decision, Terminal

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

Chooses: TypeAlias = Callable[[S, Seat, LegalMoves[M]], M | None]
"""What the seat that is to decide in this state does; `None` stops there. Asked even where there is one answer."""


def drive(game: Game[S, M, V], state: S, draws: Draws, choose: Chooses[S, M]) -> tuple[S, Decision | Terminal]:
    """Play on from a state: where it stopped, and what it waits for there. Paid once a move: keep it bare."""
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
