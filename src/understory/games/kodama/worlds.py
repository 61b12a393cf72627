"""What a seat does not know, sampled: the Kodamas in other hands. All else that is hidden is a set it can work out."""

from itertools import chain
from random import Random

from understory.core import PUBLIC, Known, Pile, Seat, only
from understory.games.kodama.pack.spirits import KodamaId
from understory.games.kodama.spec import Setup
from understory.games.kodama.state import Ask, State
from understory.games.kodama.view import View


def world_of(setup: Setup, view: View, rng: Random) -> State:
    """A state in which the viewer would see just this, all such states being equally likely."""
    unseen = _unseen_kodamas(setup, view, rng)
    rng.shuffle(unseen)
    hands = tuple(_hand(setup, view, Seat(seat), unseen) for seat in range(len(view.hands)))
    placed = {card for tree in view.trees for card in tree.cards} | {*view.market, *view.discards}
    return State(
        view.options,
        view.season_number,
        view.first,
        view.trees,
        view.market,
        Pile.shuffled(card for card in setup.deck if card not in placed),
        view.discards,
        Pile.shuffled(unseen),
        hands,
        view.scored,
        view.decrees,
        view.gusted,
        view.pending,
        view.ledger,
    )


def _unseen_kodamas(setup: Setup, view: View, rng: Random) -> list[KodamaId]:
    """Kodamas in play that the viewer has not seen; in a first game some of the yellow ones, nobody knows which."""
    seen = {*chain.from_iterable(view.scored), *chain.from_iterable(hand.known for hand in view.hands)}
    to_come = sum(step.ask is Ask.YELLOW for step in view.pending)
    hidden_yellow = setup.yellow - to_come - len(seen & set(setup.spare_kodamas))
    yellow = rng.sample([card for card in setup.spare_kodamas if card not in seen], max(0, hidden_yellow))
    return [card for card in setup.kodamas if card not in seen] + yellow


def _hand(setup: Setup, view: View, seat: Seat, unseen: list[KodamaId]) -> tuple[Known[KodamaId], ...]:
    """A seat's hand: what the viewer knows of it, and unseen Kodamas that only their holder knows."""
    hand = view.hands[seat]
    open_hand = any(kid_seat == seat for kid_seat, _ in setup.kids)
    known = [Known(card, PUBLIC if open_hand else only(seat)) for card in hand.known]
    drawn = [Known(unseen.pop(), only(seat)) for _ in range(hand.hidden)]
    return tuple(sorted((*known, *drawn), key=lambda card: card.card))
