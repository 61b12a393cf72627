"""Where a game stands: a flat value of tuples, and a stack of pending frames, the last of which is next.

Pairs are by seat. Hands hold the truth; `traces` hold what everybody could follow of them (see `knowledge`).
"""

from enum import IntEnum
from typing import NamedTuple, TypeAlias, TypeVar

from understory.games.everdell_duo.vocabulary import CardId, EventId, Goods, Space, TileId, plus

T = TypeVar("T")


class Ask(IntEnum):
    """What a frame waits for: chance, a seat, or nothing (those are settled at once)."""

    HARE = 0
    LAY = 1
    FLOW = 2
    REFILL = 3
    DRAW = 4
    ASIDE = 5
    ACT = 6
    STEP = 7
    TRADE = 8
    GAIN = 9
    EARN = 10
    TAKE = 11
    PAY = 12
    SPEND = 13
    HOUSE = 14
    TUCK = 15
    TOLL = 16
    EXCHANGE = 17
    ACTIVATE = 18
    SHOW = 19
    STORE = 20
    CARRY = 21
    RECLAIM = 22
    ACHIEVE = 23
    LIFT = 24
    SHIFT = 25
    GRANT = 26
    PIGEON = 27
    TWICE = 28
    PRODUCE = 29
    EFFECT = 30
    DONE = 31
    REWARD = 32
    SINK = 33
    AFTER = 34
    ENTER = 35
    SEASON = 36
    BEGIN = 37


LAST_CHANCE = Ask.ASIDE
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

    def once_less(self) -> "Frame":
        """The same frame with one time less to go."""
        return Frame(self.ask, self.seat, self.what, self.part, self.left - 1, self.used)


class Trace(NamedTuple):
    """A card that came into a hand: its name if everybody knows it, how many cards that hand had buried unseen when it
    was last known to be there, and how often the deck had been reshuffled when it came."""

    card: CardId | None
    since: int
    shuffles: int


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


class State:
    """One position. Outside it is a value; `apply` alone changes a fresh clone."""

    __slots__ = (
        "achieved",
        "aside",
        "buried",
        "cities",
        "counters",
        "deck",
        "discard",
        "events",
        "flowed",
        "fresh",
        "hands",
        "hare",
        "housed",
        "loads",
        "meadow",
        "moon",
        "new",
        "pack",
        "scored",
        "season",
        "stack",
        "stirred",
        "sun",
        "sunk",
        "supplies",
        "tokens",
        "traces",
        "turn",
        "under",
        "workers",
    )

    def __init__(self, pack: str, deck: tuple[CardId, ...], meadow: tuple[CardId, ...]) -> None:
        self.pack = pack
        """The name of the deck in use."""
        self.hare = -1
        self.season = 0
        """0 winter, 1 spring, 2 summer, 3 autumn."""
        self.turn = -1
        """The seat whose turn it is; -1 during set-up and season tiles."""
        self.sun = 0
        self.moon = 0
        self.deck = deck
        """In an order nobody knows: kept sorted, drawn from by chance."""
        self.discard: tuple[CardId, ...] = ()
        """Cards of the discard pile that everybody knows."""
        self.buried: Pair[tuple[CardId, ...]] = ((), ())
        """Cards of the discard pile that their seat put there from hand, unseen."""
        self.sunk: Pair[tuple[CardId, ...]] = ((), ())
        """Cards of the discard pile that their seat had set aside and did not play."""
        self.stirred: tuple[Stirred, ...] = ()
        self.aside: tuple[CardId, ...] = ()
        """What the Postal Pigeon brought, seen by its player only."""
        self.hands: Pair[tuple[CardId, ...]] = ((), ())
        self.traces: Pair[tuple[Trace, ...]] = ((), ())
        self.meadow = meadow
        self.flowed: tuple[TileId, ...] = ()
        """River tiles turned up so far; the last two lie on the board."""
        self.events: tuple[EventId, ...] = ()
        """On the event spaces, from the left."""
        self.achieved: Pair[tuple[EventId, ...]] = ((), ())
        self.workers: tuple[tuple[Space, int], ...] = ()
        """Placed workers: where, and whose."""
        self.supplies: Pair[Goods] = ((0, 0, 0, 0), (0, 0, 0, 0))
        self.tokens: Pair[int] = (0, 0)
        """Occupied tokens in the supply, a bit a colour."""
        self.fresh = 0
        """Colours of tokens gained in this turn: not to be used before the next."""
        self.cities: Pair[tuple[CardId, ...]] = ((), ())
        self.new: tuple[CardId, ...] = ()
        """Cards played in this turn."""
        self.housed: tuple[CardId, ...] = ()
        """Constructions with an occupied token on them."""
        self.counters: tuple[tuple[CardId, int], ...] = ()
        """Point tokens lying on cards."""
        self.loads: tuple[tuple[CardId, Goods], ...] = ()
        """Resources lying on cards."""
        self.under: tuple[tuple[CardId, CardId], ...] = ()
        """Cards under cards: which lies under which."""
        self.scored: tuple[Scored, ...] = ()
        self.stack: tuple[Frame, ...] = ()

    def clone(self) -> "State":
        """A draft that `apply` may change."""
        new = State.__new__(State)
        new.pack = self.pack
        new.hare = self.hare
        new.season = self.season
        new.turn = self.turn
        new.sun = self.sun
        new.moon = self.moon
        new.deck = self.deck
        new.discard = self.discard
        new.buried = self.buried
        new.sunk = self.sunk
        new.stirred = self.stirred
        new.aside = self.aside
        new.hands = self.hands
        new.traces = self.traces
        new.meadow = self.meadow
        new.flowed = self.flowed
        new.events = self.events
        new.achieved = self.achieved
        new.workers = self.workers
        new.supplies = self.supplies
        new.tokens = self.tokens
        new.fresh = self.fresh
        new.cities = self.cities
        new.new = self.new
        new.housed = self.housed
        new.counters = self.counters
        new.loads = self.loads
        new.under = self.under
        new.scored = self.scored
        new.stack = self.stack
        return new

    # ------------------------------------------------------------ the stack

    def push(self, *frames: Frame) -> None:
        """Put steps on the stack, the first of them to come first."""
        self.stack += frames[::-1]

    def pop(self) -> None:
        """Take the next step off the stack."""
        self.stack = self.stack[:-1]

    def again(self, frame: Frame) -> None:
        """Put another frame in place of the next."""
        self.stack = (*self.stack[:-1], frame)

    def under_way(self, mark: str) -> bool:
        """Whether this card or space is being carried out (everdell.activate.chain)."""
        return any(frame.ask == Ask.DONE and frame.what == mark for frame in self.stack)

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
        return self.cities[seat]

    def placed(self, seat: int) -> int:
        """How many of a seat's workers stand somewhere."""
        return sum(1 for _, whose in self.workers if whose == seat)

    @property
    def river(self) -> tuple[TileId, ...]:
        """The tiles on the two river spaces."""
        return self.flowed[-2:]
