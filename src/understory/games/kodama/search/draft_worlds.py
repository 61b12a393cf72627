"""What a seat does not know of a hidden draft, sampled: the cards in other hands, and choices put down unseen.

A hand may hold cards of each deck of the season; all know how many, and what the decks were made of. Who else knows a
card that the viewer does not hold is told no further than it is certain: those through whose hands it has gone.
"""

from collections.abc import Callable
from random import Random

from understory.core import Known, LegalMoves, Pile, Sealed, Seat, Viewer, only
from understory.games.kodama.pack import CardId
from understory.games.kodama.rules.moves import Move, Pass, Pick, Place
from understory.games.kodama.rules.state import Drafting, State, in_order
from understory.games.kodama.rules.view import DraftView


def deal_unseen(state: State, view: DraftView, viewer: Viewer, unplaced: list[CardId], rng: Random) -> None:
    """Fill the hands of a state under construction: any unseen cards of the right decks, all equally likely."""
    seen = {card for hand in view.hands for card in hand.known} | set(view.picks)
    known = Drafting((), view.picks, view.reshuffled)
    decks: list[list[CardId]] = [[] for _ in range(len(view.reshuffled) + 1)]
    for card in unplaced:
        if card not in seen:
            decks[known.pool(card)].append(card)
    for deck in decks:
        rng.shuffle(deck)
    hands = []
    for seat, hand in enumerate(view.hands):
        drawn = [decks[at].pop() for at, number in enumerate(view.hidden[seat]) for _ in range(number)]
        sure = [Known(card, only(*_holders(viewer, Seat(seat), state.players))) for card in hand.known]
        hands.append(in_order((*sure, *(Known(card, only(Seat(seat))) for card in drawn))))
    state.branches = Pile.shuffled(card for deck in decks for card in deck)
    state.drafting = Drafting(tuple(hands), view.picks, view.reshuffled)


def _holders(viewer: Viewer, seat: Seat, players: int) -> list[Seat]:
    """Through whose hands a card that the viewer knows has come to a seat."""
    start = seat if viewer is None else viewer
    return [Seat((start + step) % players) for step in range((seat - start) % players + 1)]


def seal_unseen(
    state: State, view: DraftView, viewer: Viewer, rng: Random, legal: Callable[[State, Seat], LegalMoves[Move]]
) -> None:
    """Put down what others have put down unseen: any of their legal moves, all equally likely."""
    held = state.drafting
    if view.waiting is None or held is None:
        return
    have = held.hands if not any(view.picks) else held.picks
    choices: list[tuple[Seat, Pick | Place | Pass | None]] = []
    for seat in (Seat(at) for at in range(state.players) if have[at]):
        move: Move | None = None
        if seat not in view.waiting:
            move = view.own if seat == viewer else legal(state, seat).sample(rng)
        choices.append((seat, move if isinstance(move, Pick | Place | Pass) else None))
    state.sealed = Sealed(choices)
