"""Where a game of Kodama stands. What is still to come lies on a stack of pending steps."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

from understory.core import CHANCE, Known, Ledger, Options, Pile, Sealed, Seat
from understory.games.kodama.moves import Pass, Pick, Place
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import DecreeId, InSeason, KodamaId
from understory.games.kodama.tree import Tree

T = TypeVar("T")
C = TypeVar("C", bound=str)

ROUNDS: Final = 4
"""In each growth phase (kodama.growth.rounds)."""


class Ask(StrEnum):
    """What a pending step waits for: chance, a seat, all of them, or nothing but its turn."""

    FIRST = "kodama.first"
    TRUNK = "kodama.trunk"
    YELLOW = "kodama.yellow"
    HAND = "kodama.hand"
    DECREE = "kodama.decree"
    FILL = "kodama.fill"
    GROW = "kodama.grow"
    GATHER = "kodama.gather"
    DRAW = "kodama.draw"
    PICK = "kodama.pick"
    PLANT = "kodama.plant"
    HAND_ON = "kodama.hand-on"
    KODAMA = "kodama.kodama"
    SEASON = "kodama.season"
    SEASON_END = "kodama.season-end"


@dataclass(frozen=True, slots=True)
class Pending:
    """A step still to come. `seat` is whom it concerns, if anybody; `round` counts from 0."""

    ask: Ask
    seat: Seat = CHANCE
    round: int = 0


ANSWERED: Final = frozenset({Ask.FIRST, Ask.TRUNK, Ask.YELLOW, Ask.HAND, Ask.DECREE, Ask.GROW})
"""Steps that always wait for somebody, chance or a seat, to answer."""

FILL: Final = Pending(Ask.FILL)


@dataclass(frozen=True, slots=True)
class Drafting:
    """What the hidden draft keeps in place of the market."""

    hands: tuple[tuple[Known[CardId], ...], ...]
    picks: tuple[CardId | None, ...]
    """What each seat picked, from when all picks are shown until all are placed."""
    sealed: Sealed[Pick | Place | Pass] | None = None
    """What all choose at the same time, until the last choice is in."""
    reshuffled: tuple[tuple[CardId, ...], ...] = ()
    """The discards that were made into a new deck this season, each time that it happened."""

    def pool(self, card: CardId) -> int:
        """Which deck of this season a card that is not in sight was dealt from, or lies in: they are known to all."""
        return max((at for at, cards in enumerate(self.reshuffled, 1) if card in cards), default=0)


class State(InSeason):
    """A value: whatever `apply` returned never changes again."""

    __slots__ = (
        "branches",
        "decrees",
        "discards",
        "drafting",
        "first",
        "gusted",
        "hands",
        "kodamas",
        "ledger",
        "market",
        "options",
        "pending",
        "scored",
        "season_number",
        "trees",
    )

    def __init__(
        self,
        options: Options,
        season_number: int,
        first: Seat,
        trees: tuple[Tree, ...],
        market: tuple[CardId, ...],
        branches: Pile[CardId],
        discards: tuple[CardId, ...],
        kodamas: Pile[KodamaId],
        hands: tuple[tuple[Known[KodamaId], ...], ...],
        scored: tuple[tuple[KodamaId, ...], ...],
        decrees: tuple[DecreeId, ...],
        gusted: bool,
        pending: tuple[Pending, ...],
        ledger: Ledger,
        drafting: Drafting | None = None,
    ) -> None:
        self.options = options
        self.season_number = season_number
        self.first = first
        self.trees = trees
        """One a seat, in order; fewer while trunks are being dealt."""
        self.market = market
        self.branches = branches
        self.discards = discards
        self.kodamas = kodamas
        """Undealt ones; after the deal they are in the box."""
        self.hands = hands
        self.scored = scored
        self.decrees = decrees
        """Those turned up so far, one a season, where decrees are played."""
        self.gusted = gusted
        """Whether the player on turn has had the market blown away."""
        self.pending = pending
        """The last is next."""
        self.ledger = ledger
        self.drafting = drafting
        """Where a hidden draft is played."""

    def clone(self) -> "State":
        """A draft that `apply` may change."""
        return State(
            self.options,
            self.season_number,
            self.first,
            self.trees,
            self.market,
            self.branches,
            self.discards,
            self.kodamas,
            self.hands,
            self.scored,
            self.decrees,
            self.gusted,
            self.pending,
            self.ledger,
            self.drafting,
        )

    @property
    def players(self) -> int:
        """How many play."""
        return self.options.players

    def push(self, *steps: Pending) -> None:
        """Put steps on a draft's stack, the first of them to come first."""
        self.pending += steps[::-1]

    def in_turn_order(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the first player."""
        return tuple(Seat((self.first + offset) % self.players) for offset in range(self.players))


def replaced(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """What each seat has, with this seat's changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def in_order(hand: Iterable[Known[C]]) -> tuple[Known[C], ...]:
    """A hand, sorted, so that equal hands are equal values."""
    return tuple(sorted(hand, key=lambda known: known.card))


def without(hand: tuple[Known[C], ...], card: C) -> tuple[Known[C], ...]:
    """A hand less one card."""
    return tuple(known for known in hand if known.card != card)
