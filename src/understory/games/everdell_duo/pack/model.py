"""What cards, river tiles, events and spaces are made of: plain data, and a closed vocabulary of effects."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from understory.core.packs import Source as Origin
from understory.games.everdell_duo.pack.together import Chapter
from understory.games.everdell_duo.rules.vocabulary import (
    NOTHING,
    CardId,
    ChapterId,
    Colour,
    EventId,
    Goods,
    Kind,
    NewsId,
    Section,
    Source,
    Thing,
    TileId,
)


class Zone(StrEnum):
    """Where an effect looks for cards."""

    CITY = "city"
    MEADOW = "meadow"
    HAND = "hand"
    ANY = "any"
    """For plays: whatever could be played as an action."""


class Spaces(StrEnum):
    """Which spaces an effect may carry out without a worker."""

    FARMS = "farms"
    RIVER = "river"
    OTHERS = "others"
    """Where the other player stands, events excepted."""
    WORKERS = "workers"
    """Where anybody stands, on an event too."""
    RED = "red"
    """Red cards of the meadow and of either city."""


class Price(StrEnum):
    """What a star ability asks in return for its discount."""

    ITSELF = "itself"
    CREATURE = "creature"
    CONSTRUCTION = "construction"


class Whose(StrEnum):
    """Whose plays a blue card rewards."""

    OWN = "own"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Bundle:
    """What is gained: fixed goods, goods of free choice, point tokens, cards from deck or meadow, an occupied token."""

    goods: Goods = NOTHING
    free: int = 0
    points: int = 0
    cards: int = 0
    meadow: int = 0
    token: Colour | None = None
    any_token: bool = False

    @property
    def pure(self) -> bool:
        """Whether it can be gained without asking anything."""
        return not (self.free or self.meadow or self.any_token)


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain the bundle."""

    bundle: Bundle


@dataclass(frozen=True, slots=True)
class Each:
    """Gain a point token for each such thing of the city, up to a most."""

    of: Thing
    most: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """Up to so many times pay and gain. `free` resources are of any type, all different where `different`.

    `opens`: what follows it on the card happens only once it was paid.
    """

    times: int
    goods: Goods
    free: int
    cards: int
    different: bool
    bundle: Bundle
    opens: bool


@dataclass(frozen=True, slots=True)
class Activate:
    """Activate up to so many different green cards."""

    zone: Zone
    count: int


@dataclass(frozen=True, slots=True)
class Show:
    """Show cards of one kind from hand, up to a most: for each gain a resource or a point token."""

    of: Kind
    most: int


@dataclass(frozen=True, slots=True)
class Store:
    """Put so many resources on the card, or take all from it."""

    count: int


@dataclass(frozen=True, slots=True)
class Carry:
    """Carry out up to so many different spaces without a worker."""

    which: Spaces
    count: int


@dataclass(frozen=True, slots=True)
class Reclaim:
    """Return an occupied token from a card of the city to the supply."""


@dataclass(frozen=True, slots=True)
class Achieve:
    """Achieve an event one qualifies for, without a worker and without reward."""


@dataclass(frozen=True, slots=True)
class Shift:
    """Move one's placed worker to another space and carry it out."""


@dataclass(frozen=True, slots=True)
class Pigeon:
    """Draw cards aside, play one of them for less, discard the rest."""

    cards: int
    less: int


@dataclass(frozen=True, slots=True)
class Grant:
    """Play an eligible card for less; a star ability."""

    of: Kind | None
    zone: Zone
    less: int


@dataclass(frozen=True, slots=True)
class Put:
    """Put point tokens on the card; those left at the end count."""

    points: int


@dataclass(frozen=True, slots=True)
class Both:
    """Each of the two players gains the bundle."""

    bundle: Bundle


@dataclass(frozen=True, slots=True)
class Shoo:
    """Send a skunk away until the season ends: one of a section, or of any where none is named."""

    section: Section | None


@dataclass(frozen=True, slots=True)
class Back:
    """Move the sun or the moon one free space back, as a pocket watch does."""


@dataclass(frozen=True, slots=True)
class Deliver:
    """Hand up to so many things over to the partner: resources, cards, unused occupied tokens."""

    count: int


@dataclass(frozen=True, slots=True)
class Bridge:
    """Spend a token of the card to place a worker on an occupied space."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Spend a token of the card to carry a farm out twice."""


@dataclass(frozen=True, slots=True)
class Rebate:
    """Spend a token of the card to play a card for less."""

    less: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Replace one resource of a cost by one of another type."""


@dataclass(frozen=True, slots=True)
class Discount:
    """A star ability: play a card for less at a price, so many times in the game."""

    of: Kind | None
    less: int
    price: Price
    times: int


@dataclass(frozen=True, slots=True)
class Reward:
    """Gain the bundle after such a card was played; `of` `None` is any card."""

    whose: Whose
    of: Kind | Colour | None
    bundle: Bundle


@dataclass(frozen=True, slots=True)
class Bonus:
    """At the end, points for every so many of a thing."""

    each: Thing
    every: int
    points: int


Act: TypeAlias = (
    Gain
    | Each
    | Exchange
    | Activate
    | Show
    | Store
    | Carry
    | Reclaim
    | Achieve
    | Shift
    | Pigeon
    | Grant
    | Put
    | Both
    | Shoo
    | Back
    | Deliver
)
"""Effects that are carried out; the last four are for Good News."""

Power: TypeAlias = Bridge | Clock | Rebate | Swap | Discount | Reward | Bonus
"""Effects that lie in wait."""

Effect: TypeAlias = Act | Power


@dataclass(frozen=True, slots=True)
class Card:
    """A creature or construction. `toll` is how many cards its cost discards in place of resources."""

    id: CardId
    name: str
    kind: Kind
    colour: Colour
    points: int
    cost: Goods
    toll: int
    acts: tuple[Act, ...]
    powers: tuple[Power, ...]
    origin: Origin
    ours: frozenset[str]
    """Which fields of an attested card are ours."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A river tile."""

    id: TileId
    acts: tuple[Act, ...]
    origin: Origin


@dataclass(frozen=True, slots=True)
class Place:
    """A farm, or the reward of an event space: what it gives, without asking for anything."""

    id: Source
    bundle: Bundle
    origin: Origin


@dataclass(frozen=True, slots=True)
class Have:
    """At least so many of each of these things."""

    needs: tuple[tuple[Thing, int], ...]


@dataclass(frozen=True, slots=True)
class More:
    """More of two things together than the opponent, one of each at least, and so many in all."""

    things: tuple[Thing, Thing]
    least: int


@dataclass(frozen=True, slots=True)
class Event:
    """An event tile; the Journey's requirement is `None`, for it goes by a rule of its own."""

    id: EventId
    name: str
    letter: str
    points: int
    requires: Have | More | None
    origin: Origin


class Moment(StrEnum):
    """When a Good News card may be used."""

    ANY = "any"
    """Before or after an action, or between two steps of a season tile."""
    TURN = "turn"
    """Before or after an action."""
    TILE = "tile"
    """Between two steps of a season tile."""


@dataclass(frozen=True, slots=True)
class GoodNews:
    """A Good News card: what it does for whoever uses it, at which moment and in which seasons."""

    id: NewsId
    name: str
    acts: tuple[Act, ...]
    moment: Moment
    seasons: tuple[int, ...]
    origin: Origin


@dataclass(frozen=True, slots=True)
class Library:
    """Everything printed on cards, tiles and board, and which cards make up a deck of which name."""

    cards: dict[CardId, Card]
    tiles: dict[TileId, Tile]
    places: dict[Source, Place]
    events: dict[EventId, Event]
    decks: dict[str, tuple[CardId, ...]]
    chapters: dict[ChapterId, Chapter]
    news: dict[NewsId, GoodNews]
    digest: str
    """Of what two players against each other use."""
    together: str
    """The digest of chapters and Good News."""
