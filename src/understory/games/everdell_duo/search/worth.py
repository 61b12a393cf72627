"""What cards, resources and tokens are worth, in hundredths of a point: the stuff that evaluations are made of."""

from functools import cache, lru_cache
from typing import Final

from understory.games.everdell_duo.pack.model import (
    Act,
    Activate,
    Card,
    Carry,
    Each,
    Exchange,
    Gain,
    Grant,
    Put,
    Reward,
    Store,
)
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.vocabulary import CardId, Colour, Goods

POINT: Final = 100
ACTIONS: Final = 48
"""In a whole game, both players together."""
_PRODUCTIONS: Final = (2, 1, 1, 0)
"""How often green cards will still act on a season tile, by season."""
GOOD: Final = 62
"""A resource early in the game."""
CARD: Final = 28
"""A card in hand."""
TOKEN: Final = 150
_PRICE: Final = 70
"""What is taken off a card's worth for each resource it costs."""
_VISIT: Final = 130
"""What a worker would bring elsewhere."""
_VISITS: Final = 3
"""How often a red card is visited in a whole game."""


@cache
def yields(shelf: Shelf, card: CardId) -> int:
    """What one activation or visit of a card brings, roughly."""
    return brought(shelf.cards[card].acts)


def brought(acts: tuple[Act, ...]) -> int:
    """What effects bring when they are carried out once, roughly."""
    worth = 0
    for act in acts:
        match act:
            case Gain(bundle):
                worth += GOOD * (sum(bundle.goods) + bundle.free) + POINT * bundle.points
                worth += CARD * (bundle.cards + bundle.meadow) + TOKEN * bundle.any_token
            case Exchange(times=times, bundle=bundle, cards=cards, goods=goods, free=free):
                gain = POINT * bundle.points + GOOD * bundle.free + CARD * bundle.cards
                worth += max(0, gain - CARD * cards - GOOD * (sum(goods) + free)) * (times + 1) // 2
            case Activate() | Store():
                worth += 60
            case Put(points):
                worth += 80 * points
            case Each(most=most):
                worth += 20 * most
            case Grant(less=less):
                worth += GOOD * less + POINT
            case Carry():
                worth += 2 * GOOD
            case _:
                worth += 90
    return worth


@cache
def promise(shelf: Shelf, card: CardId, season: int, left_over: int) -> int:
    """What a card in the city will still bring, apart from its points and purple bonus."""
    printed = shelf.cards[card]
    time = min(left_over, ACTIONS) * 100 // ACTIONS
    match printed.colour:
        case Colour.GREEN:
            return yields(shelf, card) * _PRODUCTIONS[season]
        case Colour.RED:
            return _VISITS * max(0, yields(shelf, card) - _VISIT) * time // 100
        case Colour.BLUE:
            return _waiting(printed, time)
        case _:
            return 0


def _waiting(card: Card, time: int) -> int:
    """What a blue card is worth while so many hundredths of the game are left."""
    if any(isinstance(power, Reward) for power in card.powers):
        return 4 * time
    return 3 * time if not any(isinstance(act, Put) for act in card.acts) else time // 2


@cache
def plain_worth(shelf: Shelf, card: CardId, season: int, left_over: int) -> int:
    """What playing a card would bring, its cost and purple bonus apart."""
    printed = shelf.cards[card]
    value = POINT * printed.points + promise(shelf, card, season, left_over) - _PRICE * sum(printed.cost)
    return value if printed.colour is Colour.RED else value + yields(shelf, card)


@cache
def plain_worths(shelf: Shelf, season: int, left_over: int) -> dict[CardId, int]:
    """The same of all cards: for who looks at many at the same moment."""
    return {card: plain_worth(shelf, card, season, left_over) for card in shelf.cards}


@lru_cache(maxsize=1 << 12)
def promises(shelf: Shelf, city: tuple[CardId, ...], season: int, left_over: int) -> int:
    """What all cards of a city will still bring."""
    return sum(promise(shelf, card, season, left_over) for card in city)


def useful(supply: Goods) -> int:
    """Resources, of which a heap of one type counts less."""
    return sum(min(amount, 4) + max(0, amount - 4) // 2 for amount in supply)
