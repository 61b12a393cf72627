"""The game's closed vocabularies: colours, kinds, goods, things that are counted, and the ids in which all is named.

Resources travel as `Goods`: how many twigs, resin, pebbles and berries, always in this order.
"""

from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import Final, NewType, TypeAlias

CardId = NewType("CardId", str)
"""A creature or construction by its name in notation, one word."""

Space = NewType("Space", str)
"""Where a worker can stand: `farm-1` to `farm-4`, `river-1`, `river-2`, `event-1` to `event-6`, or a red card's id."""

Source = NewType("Source", str)
"""What carries effects: a card, a river tile, a farm or the reward of an event space."""

EventId = NewType("EventId", str)
"""An event tile by its letter and number, such as `A3`, or `fair` or `journey`."""

TileId = NewType("TileId", str)
"""A river tile by its name in notation."""

NewsId = NewType("NewsId", str)
"""A Good News card by its name in notation."""

ChapterId = NewType("ChapterId", str)
"""A chapter by its number; the challenge has none."""

NO_CARD: Final = CardId("")
"""A gap in the meadow."""
NO_EVENT: Final = EventId("")
"""An event space whose tile is gone."""
FAIR: Final = EventId("fair")
JOURNEY: Final = EventId("journey")

NO_CHAPTER: Final = ChapterId("")
SKUNK: Final = -1
"""Whose worker a skunk is."""

Goods: TypeAlias = tuple[int, int, int, int]
"""Twigs, resin, pebbles, berries."""
NOTHING: Final[Goods] = (0, 0, 0, 0)


class Good(StrEnum):
    """What can be chosen as a gain: the four resources, and a point where the card allows one instead."""

    TWIG = "twig"
    RESIN = "resin"
    PEBBLE = "pebble"
    BERRY = "berry"
    POINT = "point"


RESOURCES: Final = (Good.TWIG, Good.RESIN, Good.PEBBLE, Good.BERRY)
UNIT: Final[dict[Good, Goods]] = {
    Good.TWIG: (1, 0, 0, 0),
    Good.RESIN: (0, 1, 0, 0),
    Good.PEBBLE: (0, 0, 1, 0),
    Good.BERRY: (0, 0, 0, 1),
}


class Colour(StrEnum):
    """The five kinds of cards, and of occupied tokens."""

    GREEN = "green"
    TAN = "tan"
    RED = "red"
    BLUE = "blue"
    PURPLE = "purple"

    @property
    def bit(self) -> int:
        """This colour in a set of colours."""
        return _BITS[self]


COLOURS: Final = tuple(Colour)
_BITS: Final = {colour: 1 << index for index, colour in enumerate(COLOURS)}


class Season(IntEnum):
    """The four seasons in their order."""

    WINTER = 0
    SPRING = 1
    SUMMER = 2
    AUTUMN = 3


SEASONS: Final = tuple(season.name.lower() for season in Season)


class Mode(StrEnum):
    """Against each other, together through a chapter, or together against Miss Thorn."""

    COMPETITIVE = "competitive"
    COOPERATIVE = "cooperative"
    CHALLENGE = "challenge"


class Difficulty(StrEnum):
    """How hard it is made for those who play together; only the challenge can be easy."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class Sharing(StrEnum):
    """When something may be put on the share tile."""

    FREE = "free"
    LIMITED = "limited"
    NONE = "none"


class Section(StrEnum):
    """Where skunks are rolled for, in this order."""

    EVENTS = "events"
    PATH = "path"
    LOCATIONS = "locations"


class Token(StrEnum):
    """What moves along the path."""

    SUN = "sun"
    MOON = "moon"


class Kind(StrEnum):
    """Creature or construction."""

    CREATURE = "creature"
    CONSTRUCTION = "construction"


class Thing(StrEnum):
    """What events ask for and purple cards count."""

    GREEN = "green"
    TAN = "tan"
    RED = "red"
    BLUE = "blue"
    PURPLE = "purple"
    CREATURE = "creature"
    CONSTRUCTION = "construction"
    CARD = "card"
    """Cards in the city."""
    COLOUR = "colour"
    """Different colours in the city."""
    RICH_COLOUR = "rich-colour"
    """Colours with at least three cards in the city."""
    PAIR = "pair"
    """Pairs of a creature and a construction."""
    TWIG = "twig"
    RESIN = "resin"
    PEBBLE = "pebble"
    BERRY = "berry"
    RESOURCE = "resource"
    """Resources of any type in the supply."""
    RESOURCE_TYPE = "resource-type"
    """Different types of resources in the supply."""
    HAND = "hand"
    """Cards in hand."""
    EVENT = "event"
    """Events achieved."""
    OCCUPIED = "occupied"
    """Occupied tokens owned, in the supply or on constructions."""


def plus(one: Goods, other: Goods) -> Goods:
    """Both together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def minus(one: Goods, other: Goods) -> Goods:
    """What is left of `one` without `other`."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


def covers(supply: Goods, price: Goods) -> bool:
    """Whether the supply can pay the price."""
    return supply[0] >= price[0] and supply[1] >= price[1] and supply[2] >= price[2] and supply[3] >= price[3]


@lru_cache(maxsize=1 << 10)
def spoken(goods: Goods) -> str:
    """The goods as words: `twig twig berry`."""
    return " ".join(str(good) for good, count in zip(RESOURCES, goods, strict=True) for _ in range(count))
