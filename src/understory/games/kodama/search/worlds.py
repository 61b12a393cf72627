"""What a seat does not know, sampled: the Kodamas in other hands; for the hidden draft see `draft_worlds.py`. All else
that is hidden is a set it can work out.

Where mini-Kodamas are shuffled in and bound to their seasons, a Kodama phase tells something of the hand: whoever
scored none held none of the season, and a card chosen among few was chosen more likely than among many. Else all hands
are equally likely.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from math import comb, prod
from random import Random
from typing import Final, NamedTuple, TypeAlias

from understory.core import CHANCE, PUBLIC, Known, Pile, Seat, only
from understory.games.kodama.pack.spirits import SEASONS, KodamaId, Season
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.spec import HAND, Setup
from understory.games.kodama.rules.state import Ask, State, in_order
from understory.games.kodama.rules.view import View
from understory.games.kodama.search.draft_worlds import deal_unseen

Kind: TypeAlias = Season | None
"""The season of a mini-Kodama; `None` for a Kodama that may be scored in any."""
KINDS: Final[tuple[Kind, ...]] = (None, *SEASONS)
Kinds: TypeAlias = tuple[int, ...]
"""How many Kodamas of each kind, in the order of `KINDS`."""


def world_of(shelf: Shelf, setup: Setup, view: View, rng: Random) -> State:
    """A state in which the viewer would see just this, drawn as likely as it is."""
    unseen = _unseen_kodamas(setup, view, rng)
    rng.shuffle(unseen)
    if view.options.text("kids-shuffled") == "on" and setup.kids_bound:
        _arrange(shelf, view, unseen, rng)
    hands = tuple(_hand(setup, view, Seat(seat), unseen) for seat in range(len(view.hands)))
    placed = {card for tree in view.trees for card in tree.cards} | {*view.market, *view.discards}
    unplaced = [card for card in setup.deck if card not in placed]
    state = State(
        shelf,
        view.options,
        view.season_number,
        view.first,
        view.trees,
        view.market,
        Pile.shuffled(unplaced),
        view.discards,
        Pile.shuffled(unseen),
        hands,
        view.scored,
        view.decrees,
        view.gusted,
        view.pending,
        view.ledger,
    )
    if view.draft is not None:
        deal_unseen(state, view.draft, view.viewer, unplaced, rng)
    return state


def _unseen_kodamas(setup: Setup, view: View, rng: Random) -> list[KodamaId]:
    """Kodamas in play that the viewer has not seen; in a first game some of the yellow ones, nobody knows which."""
    seen = {*chain.from_iterable(view.scored), *chain.from_iterable(hand.known for hand in view.hands)}
    to_come = sum(step.ask is Ask.YELLOW for step in view.pending)
    hidden_yellow = setup.yellow - to_come - len(seen & set(setup.spare_kodamas))
    yellow = rng.sample([card for card in setup.spare_kodamas if card not in seen], hidden_yellow)
    return [card for card in setup.kodamas if card not in seen] + yellow


def _hand(setup: Setup, view: View, seat: Seat, unseen: list[KodamaId]) -> tuple[Known[KodamaId], ...]:
    """A seat's hand: what the viewer knows of it, and unseen Kodamas that only their holder knows."""
    hand = view.hands[seat]
    open_hand = any(kid_seat == seat for kid_seat, _ in setup.kids)
    known = [Known(card, PUBLIC if open_hand else only(seat)) for card in hand.known]
    drawn = [Known(unseen.pop(), only(seat)) for _ in range(hand.hidden)]
    return in_order((*known, *drawn))


# ---------------------------------------------------------------- what Kodama phases tell


class Phase(NamedTuple):
    """A Kodama phase of one seat that is over: its season, whether a Kodama was scored, and what has left the hand
    in it or later."""

    season: Season
    scored: bool
    since: tuple[Kind, ...]


def _arrange(shelf: Shelf, view: View, unseen: list[KodamaId], rng: Random) -> None:
    """Bring shuffled Kodamas into an order in which hands drawn from the end are as likely as they are."""
    sizes = [hand.hidden for hand in view.hands]
    told = [_phases(shelf, view, Seat(seat)) for seat in range(len(sizes))]
    if not any(told):
        return
    stock = {kind: [card for card in unseen if _kind(shelf, card) is kind] for kind in KINDS}
    hands = [
        [stock[kind].pop() for kind, number in zip(KINDS, held, strict=True) for _ in range(number)]
        for held in _kinds_held(sizes, told, tuple(len(stock[kind]) for kind in KINDS), rng)
    ]
    unseen[:] = [*chain.from_iterable(stock.values()), *chain.from_iterable(reversed(hands))]


def _kind(shelf: Shelf, card: KodamaId) -> Kind:
    kid = shelf.kodamas[card].kid
    return kid.season if kid else None


def _phases(shelf: Shelf, view: View, seat: Seat) -> tuple[Phase, ...]:
    """The seat's Kodama phases so far."""
    to_come = {(step.ask, step.seat) for step in view.pending}
    over = view.season_number + ((Ask.KODAMA, seat) not in to_come and (Ask.SEASON, CHANCE) not in to_come)
    when = {entry.source: entry.when for entry in view.ledger if entry.seat == seat}
    scored = [(SEASONS.index(Season(when[card])), _kind(shelf, card)) for card in view.scored[seat]]
    return tuple(
        Phase(
            SEASONS[number],
            any(at == number for at, _ in scored),
            tuple(kind for at, kind in scored if at >= number),
        )
        for number in range(over)
    )


def _kinds_held(sizes: list[int], told: list[tuple[Phase, ...]], stock: Kinds, rng: Random) -> Iterator[Kinds]:
    """For each hand of so many hidden Kodamas how many of each kind it holds, drawn from all ways to deal the stock."""

    @cache
    def ways(seat: int, left: Kinds) -> int:
        return sum(number for number, _, _ in deals(seat, left)) if seat < len(sizes) else 1

    def deals(seat: int, left: Kinds) -> Iterator[tuple[int, Kinds, Kinds]]:
        for held in product(*(range(min(sizes[seat], number) + 1) for number in left)):
            if sum(held) == sizes[seat]:
                rest = tuple(number - drawn for number, drawn in zip(left, held, strict=True))
                dealt = prod(map(comb, left, held)) * _likely(told[seat], held)
                yield (dealt and dealt * ways(seat + 1, rest)), held, rest

    for seat in range(len(sizes)):
        found = list(deals(seat, stock))
        ((_, held, stock),) = rng.choices(found, [number for number, _, _ in found])
        yield held


def _likely(told: tuple[Phase, ...], held: Kinds) -> int:
    """How likely a seat with these hidden Kodamas would have done what it did, by a measure common to all hands."""
    measure = 1
    for phase in told:
        then = Counter(phase.since)
        then.update(dict(zip(KINDS, held, strict=True)))
        could = then[None] + then[phase.season]
        if phase.scored != (could > 0):
            return 0
        measure *= _COMMON // could if could else 1
    return measure


_COMMON: Final = prod(range(1, HAND + 1))
"""A number that every size of a hand divides."""
