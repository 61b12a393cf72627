"""Moves as action ids, for learners. They are fixed for a pack: they change with its digest only."""

from itertools import product
from typing import Final

from understory.core import Seat
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
from understory.games.everdell_duo.spaces import FARMS, NUMBERED, RIVERS, SPACES
from understory.games.everdell_duo.together.moves import AGREE, CONCEDE, WATCHES, Give, Keep, News, Share, Shoo
from understory.games.everdell_duo.together.tiles import A_RESOURCE, DECK, IN_MEADOW
from understory.games.everdell_duo.vocabulary import RESOURCES, Colour, Goods, Kind, Space

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


def _together_moves() -> list[Move]:
    """What two who play together can do besides."""
    cards, mayors = sorted(CARDS), (Seat(0), Seat(1))
    greens = [str(card) for card in cards if CARDS[card].colour is Colour.GREEN]
    moves: list[Move] = [CONCEDE, AGREE, *WATCHES.values()]
    moves += [Give(what, mayor) for what in (DECK, IN_MEADOW, A_RESOURCE, *greens) for mayor in mayors]
    moves += [Share(what) for what in (*map(str, RESOURCES), *map(str, cards), *map(str, Colour))]
    moves += [News(card, mayor) for card in LIBRARY.news for mayor in mayors] + [Keep(card) for card in LIBRARY.news]
    return moves + [Shoo(space) for spaces in NUMBERED.values() for space in spaces]


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
    moves += _together_moves()
    moves += [Pay(way) for way in _ways()]
    return moves + [Spend(goods) for goods in _prices()]


MOVES: Final = tuple(_moves())
"""Every decision there can be, by action id."""
ACTIONS: Final = {move: number for number, move in enumerate(MOVES)}
"""Action ids."""
