"""What a city is made of, counted once for each set of cards: the answers are remembered outside of states."""

from functools import lru_cache
from typing import Final, NamedTuple

from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import Bonus, Bridge, Clock, Discount, Rebate, Reward, Swap
from understory.games.everdell_duo.vocabulary import CardId, Colour, Kind, Space

CARDS: Final = LIBRARY.cards
_REMEMBERED: Final = 1 << 14

GREENS: Final = frozenset(card.id for card in CARDS.values() if card.colour is Colour.GREEN)
REDS: Final = frozenset(card.id for card in CARDS.values() if card.colour is Colour.RED)
CREATURES: Final = frozenset(card.id for card in CARDS.values() if card.kind is Kind.CREATURE)
TOLLED: Final = frozenset(card.id for card in CARDS.values() if card.toll)
"""Cards that are paid for with cards."""
LODGERS: Final = {card.id: card.colour.bit if card.kind is Kind.CREATURE else 0 for card in CARDS.values()}
"""The colour of token that a card can be played with, as a bit; none for constructions."""
LOOKS: Final = {card.id: f"{card.colour} {card.kind}" for card in CARDS.values()}
"""Colour and kind: what partners may tell of a card (everdell.coop.talk)."""
_BONUSES: Final = {card.id: p for card in CARDS.values() for p in card.powers if isinstance(p, Bonus)}
_STARS: Final = {card.id: p for card in CARDS.values() for p in card.powers if isinstance(p, Discount)}
_REWARDS: Final = {card.id: p for card in CARDS.values() for p in card.powers if isinstance(p, Reward)}


def _holding(power: type) -> frozenset[CardId]:
    return frozenset(card.id for card in CARDS.values() if any(isinstance(held, power) for held in card.powers))


_REBATES: Final = _holding(Rebate)
_SWAPS: Final = _holding(Swap)
_BRIDGES: Final = _holding(Bridge)
_CLOCKS: Final = _holding(Clock)


class Facts(NamedTuple):
    """What can be said of a city from its cards alone; cards in the order in which they were played."""

    counts: tuple[int, ...]
    """Of the things that a city alone decides, in the order of `Thing`, up to `Thing.PAIR`."""
    points: int
    """Printed on its cards."""
    greens: tuple[CardId, ...]
    reds: tuple[Space, ...]
    """Its red cards, as the spaces that they are."""
    built: dict[Colour, tuple[CardId, ...]]
    """Constructions by colour."""
    homes: int
    """The colours that have a construction, as bits."""
    stars: tuple[tuple[CardId, Discount], ...]
    rebates: tuple[CardId, ...]
    swaps: tuple[CardId, ...]
    bridges: tuple[CardId, ...]
    clocks: tuple[CardId, ...]
    rewards: tuple[tuple[CardId, Reward], ...]
    bonuses: tuple[tuple[CardId, Bonus], ...]


@lru_cache(maxsize=_REMEMBERED)
def facts(city: tuple[CardId, ...]) -> Facts:
    """The facts about a city."""
    cards = [CARDS[card] for card in city]
    built = {
        colour: tuple(card.id for card in cards if card.colour is colour and card.kind is Kind.CONSTRUCTION)
        for colour in Colour
    }
    return Facts(
        _counts(city),
        sum(card.points for card in cards),
        tuple(card for card in city if card in GREENS),
        tuple(Space(card) for card in city if card in REDS),
        built,
        sum(colour.bit for colour in Colour if built[colour]),
        tuple((card, _STARS[card]) for card in city if card in _STARS),
        tuple(card for card in city if card in _REBATES),
        tuple(card for card in city if card in _SWAPS),
        tuple(card for card in city if card in _BRIDGES),
        tuple(card for card in city if card in _CLOCKS),
        tuple((card, _REWARDS[card]) for card in city if card in _REWARDS),
        tuple((card, _BONUSES[card]) for card in city if card in _BONUSES),
    )


def _counts(city: tuple[CardId, ...]) -> tuple[int, ...]:
    """How many of each thing that a city alone decides, in the order of `Thing`."""
    colours = [CARDS[card].colour for card in city]
    creatures = sum(1 for card in city if card in CREATURES)
    constructions = len(city) - creatures
    return (
        *(colours.count(colour) for colour in Colour),
        creatures,
        constructions,
        len(city),
        len(set(colours)),
        sum(colours.count(colour) >= 3 for colour in Colour),
        min(creatures, constructions),
    )
