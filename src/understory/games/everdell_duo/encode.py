"""Views as numbers and moves as action ids, for learners. Both are fixed for a pack: they change with its digest only.

An observation is a tuple of small integers: the table's counters, then for every card of the pack where the viewer
knows it to be, seen from the viewer (a spectator sees as seat 0).
"""

from itertools import product
from typing import Final

from understory.games.everdell_duo.city import CARDS
from understory.games.everdell_duo.moves import (
    DRAW,
    EARNS,
    GAINS,
    NO_MORE,
    STEPS,
    STORE,
    TOKEN_WAY,
    TRADE,
    TWICE,
    UNLOAD,
    Achieve,
    Activate,
    Discard,
    House,
    Lift,
    Move,
    Pay,
    Place,
    Play,
    Reclaim,
    Show,
    Spend,
    Take,
    Tuck,
    Use,
)
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import Discount, Rebate, Swap
from understory.games.everdell_duo.spaces import FARMS, RIVERS, SPACES
from understory.games.everdell_duo.state import Ask
from understory.games.everdell_duo.view import View
from understory.games.everdell_duo.vocabulary import NO_CARD, Colour, Goods, Kind, Space

_DEAREST: Final = max(sum(card.cost) for card in CARDS.values())


def _prices() -> list[Goods]:
    """Every payment that some card can ask for."""
    counts = range(_DEAREST + 1)
    return [goods for goods in product(counts, counts, counts, counts) if 0 < sum(goods) <= _DEAREST]


def _ways() -> list[tuple[str, ...]]:
    """Every combination of a star, a rebate and a swap."""
    having: dict[type, list[tuple[str, ...]]] = {Discount: [()], Rebate: [()], Swap: [()]}
    for card in CARDS.values():
        for power in card.powers:
            if type(power) in having:
                having[type(power)].append((str(card.id),))
    combined = [star + rebate + swap for star, rebate, swap in product(*having.values())]
    return [(TOKEN_WAY,), *combined]


def _moves() -> list[Move]:
    cards = sorted(CARDS)
    reds = [Space(card) for card in cards if CARDS[card].colour is Colour.RED]
    spaces = [*SPACES, *reds]
    visits = [*FARMS, *RIVERS, *reds]
    constructions = [card for card in cards if CARDS[card].kind is Kind.CONSTRUCTION]
    moves: list[Move] = [DRAW, TRADE, NO_MORE, STORE, UNLOAD, TWICE, *STEPS.values(), *GAINS.values(), *EARNS.values()]
    moves += [Place(space) for space in spaces] + [Lift(space) for space in spaces] + [Use(space) for space in visits]
    for about in (Play, Take, Discard, Tuck, Show):
        moves += [about(card) for card in cards]
    moves += [Activate(card) for card in cards if CARDS[card].colour is Colour.GREEN]
    moves += [House(card) for card in constructions] + [Reclaim(card) for card in constructions]
    moves += [Achieve(event) for event in LIBRARY.events if event != "journey"]
    moves += [Pay(way) for way in _ways()]
    return moves + [Spend(goods) for goods in _prices()]


MOVES: Final = tuple(_moves())
"""Every decision there can be, by action id."""
ACTIONS: Final = {move: number for number, move in enumerate(MOVES)}
"""Action ids."""

UNSEEN, MEADOW, HAND, CITY, GONE, THEIR_HAND, THEIR_CITY = range(7)
"""Where a card is, as far as the viewer knows."""

_ORDER: Final = {card: index for index, card in enumerate(sorted(CARDS))}


def observation(view: View) -> tuple[int, ...]:
    """The view as numbers: counters first, then a place for each card in the order of their ids."""
    me = view.viewer or 0
    them = 1 - me
    numbers = [view.season, view.sun, view.moon, int(view.turn == me), int(view.hare == me), view.deck, view.discarded]
    numbers += [view.stack[-1].ask if view.stack else len(Ask), view.aside]
    for seat in (me, them):
        numbers += [*view.supplies[seat], view.tokens[seat], view.holdings[seat].size, len(view.achieved[seat])]
        numbers += [3 - sum(1 for _, whose in view.workers if whose == seat)]
        numbers.append(sum(entry.amount for entry in view.ledger if entry.seat == seat))
    taken = {space for space, _ in view.workers}
    numbers += [int(space in taken) for space in SPACES]
    return (*numbers, *_places(view, me))


def _places(view: View, me: int) -> tuple[int, ...]:
    places = [UNSEEN] * len(_ORDER)
    known = (
        (GONE, view.discard),
        (GONE, tuple(below for _, below in view.under)),
        (MEADOW, view.meadow),
        (HAND, view.holdings[me].cards),
        (CITY, view.cities[me]),
        (THEIR_CITY, view.cities[1 - me]),
        (THEIR_HAND, tuple(trace.card for trace in view.holdings[1 - me].traces if trace.card is not None)),
    )
    for place, cards in known:
        for card in cards:
            if card != NO_CARD:
                places[_ORDER[card]] = place
    return tuple(places)
