"""What a seat does not know, sampled: the Kodamas in the other hand, and what the other has put down unseen."""

from collections.abc import Callable
from itertools import chain
from random import Random

from understory.core import Known, LegalMoves, Pile, Sealed, Seat, only
from understory.games.kodama.pack.spirits import KodamaId
from understory.games.kodama.rules.moves import Pass, Place, ScoreKodama
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import in_order
from understory.games.kodama_duo.rules.moves import Move
from understory.games.kodama_duo.rules.spec import Setup
from understory.games.kodama_duo.rules.state import SealedMove, State
from understory.games.kodama_duo.rules.view import View


def world_of(
    shelf: Shelf, setup: Setup, view: View, rng: Random, legal: Callable[[State, Seat], LegalMoves[Move]]
) -> State:
    """A state in which the viewer would see just this, all such states being equally likely.

    What the other has put down is any of its legal moves, all equally likely.
    """
    seen = {*chain.from_iterable(view.scored), *chain.from_iterable(hand.known for hand in view.hands)}
    unseen = [card for card in setup.kodamas if card not in seen]
    rng.shuffle(unseen)
    hands = tuple(_hand(view, Seat(seat), unseen) for seat in range(len(view.hands)))
    gone = {card for tree in view.trees for card in tree.cards}
    gone |= {*view.revealed, *chain.from_iterable(view.piles), *view.discards}
    state = State(
        shelf,
        view.options,
        view.season_number,
        view.pruner,
        view.trees,
        view.covers,
        view.lone,
        view.revealed,
        view.piles,
        view.spares,
        Pile.shuffled(card for card in setup.deck if card not in gone),
        view.discards,
        Pile.shuffled(unseen),
        hands,
        view.scored,
        view.decrees,
        None,
        view.pending,
        view.ledger,
    )
    if view.waiting is not None:
        seats = (Seat(0), Seat(1))
        state.sealed = Sealed((seat, _choice(view, state, seat, rng, legal)) for seat in seats)
    return state


def _choice(
    view: View, state: State, seat: Seat, rng: Random, legal: Callable[[State, Seat], LegalMoves[Move]]
) -> SealedMove | None:
    if view.waiting is None or seat in view.waiting:
        return None
    if seat == view.viewer:
        return view.own
    move = legal(state, seat).sample(rng)
    return move if isinstance(move, Place | Pass | ScoreKodama) else None


def _hand(view: View, seat: Seat, unseen: list[KodamaId]) -> tuple[Known[KodamaId], ...]:
    """A seat's hand: what the viewer knows of it, and unseen Kodamas; only their holder knows either."""
    hand = view.hands[seat]
    drawn = [unseen.pop() for _ in range(hand.hidden)]
    return in_order(Known(card, only(seat)) for card in (*hand.known, *drawn))
