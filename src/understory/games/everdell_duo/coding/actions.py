"""Moves as action ids, for learners. They are fixed for a pack: they change with its digest only."""

from functools import cache
from itertools import product

from understory.core import Seat
from understory.games.everdell_duo.pack.model import Discount, Rebate, Swap
from understory.games.everdell_duo.rules.moves import (
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
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.spaces import NUMBERED, SPACES
from understory.games.everdell_duo.rules.together.moves import (
    AGREE,
    CONCEDE,
    INSIST,
    TRUST,
    WATCHES,
    Give,
    Keep,
    News,
    Share,
    Shoo,
)
from understory.games.everdell_duo.rules.together.tiles import A_RESOURCE, DECK, IN_MEADOW
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, Colour, Goods, Kind, Space


def _prices(shelf: Shelf) -> list[Goods]:
    """Every payment that some card can ask for."""
    dearest = max(sum(card.cost) for card in shelf.cards.values())
    counts = range(dearest + 1)
    return [goods for goods in product(counts, counts, counts, counts) if 0 < sum(goods) <= dearest]


def _ways(shelf: Shelf) -> list[tuple[str, ...]]:
    """Every combination of a star, a rebate and a swap."""
    having: dict[type, list[tuple[str, ...]]] = {Discount: [()], Rebate: [()], Swap: [()]}
    for card in shelf.cards.values():
        for power in card.powers:
            if type(power) in having:
                having[type(power)].append((str(card.id),))
    combined = [star + rebate + swap for star, rebate, swap in product(*having.values())]
    return [(TOKEN_WAY,), *combined]


def _together_moves(shelf: Shelf) -> list[Move]:
    """What two who play together can do besides."""
    cards, mayors = sorted(shelf.cards), (Seat(0), Seat(1))
    greens = [str(card) for card in cards if shelf.cards[card].colour is Colour.GREEN]
    moves: list[Move] = [CONCEDE, AGREE, TRUST, INSIST, *WATCHES.values()]
    moves += [Give(what, mayor) for what in (DECK, IN_MEADOW, A_RESOURCE, *greens) for mayor in mayors]
    moves += [Share(what) for what in (*map(str, RESOURCES), *map(str, cards), *map(str, Colour))]
    moves += [News(card, mayor) for card in shelf.news for mayor in mayors] + [Keep(card) for card in shelf.news]
    return moves + [Shoo(space) for spaces in NUMBERED.values() for space in spaces]


def _moves(shelf: Shelf) -> list[Move]:
    cards = sorted(shelf.cards)
    reds = [Space(card) for card in cards if shelf.cards[card].colour is Colour.RED]
    spaces = [*SPACES, *reds]
    visits = [*SPACES, *reds]
    constructions = [card for card in cards if shelf.cards[card].kind is Kind.CONSTRUCTION]
    moves: list[Move] = [DRAW, TRADE, NO_MORE, STORE, UNLOAD, TWICE, *STEPS.values(), *GAINS.values(), *EARNS.values()]
    moves += [Place(space) for space in spaces] + [Lift(space) for space in spaces] + [Use(space) for space in visits]
    for about in (Play, Take, Discard, Tuck, Show):
        moves += [about(card) for card in cards]
    moves += [Activate(card) for card in cards if shelf.cards[card].colour is Colour.GREEN]
    moves += [House(card) for card in constructions] + [Reclaim(card) for card in constructions]
    moves += [Achieve(event) for event in shelf.events if event != "journey"]
    moves += _together_moves(shelf)
    moves += [Pay(way) for way in _ways(shelf)]
    return moves + [Spend(goods) for goods in _prices(shelf)]


@cache
def moves_of(shelf: Shelf) -> tuple[Move, ...]:
    """Every decision there can be, by action id."""
    return tuple(_moves(shelf))
