"""Where a game stands: a flat value of tuples, and a stack of pending frames, the last of which is next.

Pairs are by seat. Hands hold the truth; `traces` hold what everybody could follow of them (see `knowledge`).
"""

from enum import IntEnum
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias, TypeVar

from understory.core import Declared, declared
from understory.core.fields import field
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.together.record import AGAINST, Together
from understory.games.everdell_duo.rules.vocabulary import CardId, EventId, Goods, Space, TileId, plus

T = TypeVar("T")


class Ask(IntEnum):
    """What a frame waits for: chance, a seat, or nothing (those are settled at once)."""

    HARE = 0
    LAY = 1
    FLOW = 2
    REFILL = 3
    DRAW = 4
    ASIDE = 5
    ROLL = 6
    HERALD = 7
    THORN = 8
    ACT = 9
    STEP = 10
    TRADE = 11
    GAIN = 12
    EARN = 13
    TAKE = 14
    PAY = 15
    SPEND = 16
    HOUSE = 17
    TUCK = 18
    TOLL = 19
    EXCHANGE = 20
    ACTIVATE = 21
    SHOW = 22
    STORE = 23
    CARRY = 24
    RECLAIM = 25
    ACHIEVE = 26
    LIFT = 27
    SHIFT = 28
    GRANT = 29
    PIGEON = 30
    TWICE = 31
    PRODUCE = 32
    SPLIT = 33
    KEEP = 34
    ANSWER = 35
    DECIDE = 36
    AGREE = 37
    SHOO = 38
    BACK = 39
    DELIVER = 40
    EFFECT = 41
    DONE = 42
    REWARD = 43
    SINK = 44
    AFTER = 45
    ENTER = 46
    SEASON = 47
    BEGIN = 48
    CHANGE = 49


LAST_CHANCE = Ask.THORN
"""Frames up to this one wait for chance."""


class Frame(NamedTuple):
    """A pending step: plain values only. What `what`, `part`, `left` and `used` mean is told where the ask is handled:
    mostly a source, which of its effects, how often that may still be done, and what was done already."""

    ask: Ask
    seat: int
    what: str = ""
    part: int = 0
    left: int = 0
    used: tuple[str, ...] = ()


framed: Final = cache(Frame)
"""A frame out of those that were made before: a named tuple takes three times as long to make as to look up, and a
game puts the same few hundred on its stack. For frames without `used`, of which there is no end."""


@lru_cache(maxsize=1 << 12)
def once_less(frame: Frame) -> Frame:
    """The same frame with one time less to go."""
    return Frame(frame.ask, frame.seat, frame.what, frame.part, frame.left - 1, frame.used)


class Trace(NamedTuple):
    """A card that came into a hand: its name if everybody knows it, how many cards of its look that hand had buried
    unseen when it was last known to be there, how often the deck had been reshuffled when it came, and its look.

    A look is colour and kind, which partners may tell; against each other nothing is told, and all look alike."""

    card: CardId | None
    since: int
    shuffles: int
    look: str = ""


traced: Final = lru_cache(maxsize=1 << 13)(Trace)
"""A trace out of those that were made before, as `framed`."""


class Lodging(NamedTuple):
    """An occupied token on a construction, and whose it is."""

    card: CardId
    seat: int


class Scored(NamedTuple):
    """Point tokens gained: by whom, how many, from what, in which season."""

    seat: int
    points: int
    source: str
    season: int


class Stirred(NamedTuple):
    """What went into one reshuffle: cards that all knew, and those that each seat had buried itself."""

    public: tuple[CardId, ...]
    buried: tuple[tuple[CardId, ...], tuple[CardId, ...]]


Pair: TypeAlias = tuple[T, T]


def paired(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    """The pair with one seat's value replaced."""
    return (pair[0], value) if seat else (value, pair[1])


@declared
class State(Declared):
    """One position. Outside it is a value; `apply` alone changes a fresh clone."""

    shelf: Shelf = field(compare=False, repr=False)
    """The cards it is played with: no part of the value, for they never change during a game."""
    pack: str
    """The name of the deck in use."""
    deck: tuple[CardId, ...]
    """In an order nobody knows: kept sorted, drawn from by chance."""
    meadow: tuple[CardId, ...]
    hare: int = -1
    season: int = 0
    """0 winter, 1 spring, 2 summer, 3 autumn."""
    turn: int = -1
    """The seat whose turn it is; -1 during set-up and season tiles."""
    sun: int = 0
    moon: int = 0
    path: int = 0
    """The path's spaces under skunks, as bits."""
    discard: tuple[CardId, ...] = ()
    """Cards of the discard pile that everybody knows."""
    buried: Pair[tuple[CardId, ...]] = ((), ())
    """Cards of the discard pile that their seat put there from hand, unseen."""
    sunk: Pair[tuple[CardId, ...]] = ((), ())
    """Cards of the discard pile that their seat had set aside and did not play."""
    stirred: tuple[Stirred, ...] = ()
    aside: tuple[CardId, ...] = ()
    """What the Postal Pigeon brought, seen by its player only."""
    hands: Pair[tuple[CardId, ...]] = ((), ())
    traces: Pair[tuple[Trace, ...]] = ((), ())
    flowed: tuple[TileId, ...] = ()
    """River tiles turned up so far; the last two lie on the board."""
    events: tuple[EventId, ...] = ()
    """On the event spaces, from the left."""
    achieved: Pair[tuple[EventId, ...]] = ((), ())
    workers: tuple[tuple[Space, int], ...] = ()
    """Placed workers: where, and whose; skunks on events and locations too."""
    supplies: Pair[Goods] = ((0, 0, 0, 0), (0, 0, 0, 0))
    tokens: Pair[int] = (0, 0)
    """Occupied tokens in the supply, a bit a colour."""
    fresh: Pair[int] = (0, 0)
    """Colours of tokens gained in one's own turn, as bits: not to be used before the next."""
    cities: tuple[tuple[CardId, ...], ...] = ((), ())
    """A city for each player, or one for both."""
    new: tuple[CardId, ...] = ()
    """Cards played in this turn."""
    housed: tuple[Lodging, ...] = ()
    counters: tuple[tuple[CardId, int], ...] = ()
    """Point tokens lying on cards."""
    loads: tuple[tuple[CardId, Goods], ...] = ()
    """Resources lying on cards."""
    under: tuple[tuple[CardId, CardId], ...] = ()
    """Cards under cards: which lies under which."""
    scored: tuple[Scored, ...] = ()
    together: Together = AGAINST
    pending: tuple[Frame, ...] = ()

    # ------------------------------------------------------------ the stack

    def push(self, *frames: Frame) -> None:
        """Put steps on the stack, the first of them to come first."""
        self.pending += frames[::-1]

    def under_way(self, mark: str) -> bool:
        """Whether this card or space is being carried out (everdell.activate.chain)."""
        return any(frame.ask == Ask.DONE and frame.what == mark for frame in self.pending)

    # ------------------------------------------------------------ gains

    def receive(self, seat: int, goods: Goods) -> None:
        """Resources into a supply."""
        self.supplies = paired(self.supplies, seat, plus(self.supplies[seat], goods))

    def score(self, seat: int, points: int, source: str) -> None:
        """Point tokens, at once (everdell.points.kinds)."""
        if points:
            self.scored += (Scored(seat, points, source, self.season),)

    # ------------------------------------------------------------ what lies on cards

    def counter(self, card: CardId) -> int:
        """How many point tokens lie on a card."""
        for other, count in self.counters:
            if other == card:
                return count
        return 0

    def set_counter(self, card: CardId, count: int) -> None:
        """Lay so many point tokens on a card."""
        rest = tuple(pair for pair in self.counters if pair[0] != card)
        self.counters = (*rest, (card, count)) if count else rest

    def load(self, card: CardId) -> Goods:
        """The resources that lie on a card."""
        for other, goods in self.loads:
            if other == card:
                return goods
        return (0, 0, 0, 0)

    def set_load(self, card: CardId, goods: Goods) -> None:
        """Lay these resources on a card."""
        rest = tuple(pair for pair in self.loads if pair[0] != card)
        self.loads = (*rest, (card, goods)) if any(goods) else rest

    def city(self, seat: int) -> tuple[CardId, ...]:
        """The city that a seat builds."""
        cities = self.cities
        return cities[seat] if len(cities) > 1 else cities[0]

    def rebuild(self, seat: int, city: tuple[CardId, ...]) -> None:
        """Put another city in place of the one that a seat builds."""
        cities = self.cities
        self.cities = (city,) if len(cities) == 1 else (cities[0], city) if seat else (city, cities[1])

    @property
    def shared(self) -> bool:
        """Whether both build one city."""
        return len(self.cities) == 1

    def placed(self, seat: int) -> int:
        """How many of a seat's workers stand somewhere."""
        return [whose for _, whose in self.workers].count(seat)

    @property
    def river(self) -> tuple[TileId, ...]:
        """The tiles on the two river spaces."""
        return self.flowed[-2:]
