"""What a seat does not know, sampled."""

from itertools import chain
from random import Random

from understory.core import Known, Pile, Sealed, Seat, only, seats_of
from understory.core.fields import told
from understory.testing.lanterns.rules.moves import Lantern, Return, lanterns
from understory.testing.lanterns.rules.state import State, sorted_hand
from understory.testing.lanterns.rules.view import View


def world_of(view: View, rng: Random) -> State:
    """What the viewer has not seen, dealt anew to the places it cannot see."""
    unseen = _unseen(view)
    rng.shuffle(unseen)
    hands = tuple(_hand_in_world(view, Seat(at), unseen) for at in range(len(view.hands)))
    bottom = tuple(Known(unseen.pop() if card.card is None else card.card, card.knowers) for card in view.pile.bottom)
    returns = (
        (at, None if at in view.waiting else Return(_return_in_world(view, at, hands[at], rng)))
        for at in seats_of(len(hands))
    )
    sealed = Sealed(returns) if view.waiting else None
    pile = Pile(sorted(unseen), (), bottom)
    return State(**told(view, State) | {"players": len(hands), "pile": pile, "hands": hands, "sealed": sealed})


def _unseen(view: View) -> list[Lantern]:
    seen = {hung.lantern for hung in view.hung} | {card.card for card in view.pile.bottom}
    seen |= set(chain.from_iterable(hand.known for hand in view.hands))
    return [lantern for lantern in lanterns(view.size) if lantern not in seen]


def _hand_in_world(view: View, at: Seat, unseen: list[Lantern]) -> tuple[Known[Lantern], ...]:
    """The hand of a seat: what the viewer knows of it, and unseen lanterns that only their holder knows."""
    both = only(at) if view.viewer is None else only(at, view.viewer)
    known = [Known(lantern, both) for lantern in view.hands[at].known]
    return sorted_hand((*known, *(Known(unseen.pop(), only(at)) for _ in range(view.hands[at].hidden))))


def _return_in_world(view: View, at: Seat, hand: tuple[Known[Lantern], ...], rng: Random) -> Lantern:
    return view.returned if view.returned is not None and at == view.viewer else rng.choice(hand).card
