"""Where a game of Kodama stands. What is still to come lies on a stack of pending steps."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Final, TypeVar

from understory.core import CHANCE, Declared, Known, Ledger, Options, Pile, Sealed, Seat, declared, seats_of
from understory.core.fields import field, value
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import DecreeId, InSeason, KodamaId
from understory.games.kodama.rules.moves import Pass, Pick, Place
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.tree import Tree

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


@value
class Pending:
    """A step still to come. `seat` is whom it concerns, if anybody; `round` counts from 0."""

    ask: Ask
    seat: Seat = CHANCE
    round: int = 0


FILL: Final = Pending(Ask.FILL)
_CARD: Final = attrgetter("card")


@dataclass(frozen=True, slots=True)
class Drafting:
    """What the hidden draft keeps in place of the market."""

    hands: tuple[tuple[Known[CardId], ...], ...]
    picks: tuple[CardId | None, ...]
    """What each seat picked, from when all picks are shown until all are placed."""
    reshuffled: tuple[tuple[CardId, ...], ...] = ()
    """The discards that were made into a new deck this season, each time that it happened."""

    def pool(self, card: CardId) -> int:
        """Which deck of this season a card that is not in sight was dealt from, or lies in: they are known to all."""
        return max((at for at, cards in enumerate(self.reshuffled, 1) if card in cards), default=0)


@declared
class State(InSeason, Declared):
    """A value: whatever `apply` returned never changes again."""

    shelf: Shelf = field(compare=False, repr=False)
    """The cards it is played with: no part of the value, for they never change during a game."""
    options: Options
    season_number: int
    first: Seat
    trees: tuple[Tree, ...]
    """One a seat, in order; fewer while trunks are being dealt."""
    market: tuple[CardId, ...]
    branches: Pile[CardId]
    discards: tuple[CardId, ...]
    kodamas: Pile[KodamaId]
    """Undealt ones; after the deal they are in the box."""
    hands: tuple[tuple[Known[KodamaId], ...], ...]
    scored: tuple[tuple[KodamaId, ...], ...]
    decrees: tuple[DecreeId, ...]
    """Those turned up so far, one a season, where decrees are played."""
    gusted: bool
    """Whether the player on turn has had the market blown away."""
    pending: tuple[Pending, ...]
    """The last is next."""
    ledger: Ledger
    drafting: Drafting | None = None
    """Where a hidden draft is played."""
    sealed: Sealed[Pick | Place | Pass] | None = None
    """What all choose at the same time, until the last choice is in."""

    @property
    def players(self) -> int:
        """How many play."""
        return self.options.players

    def push(self, *steps: Pending) -> None:
        """Put steps on a new state's stack, the first of them to come first."""
        self.pending += steps[::-1]

    def in_turn_order(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the first player."""
        seats = seats_of(self.players)
        return seats[self.first :] + seats[: self.first]


def replaced(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """What each seat has, with this seat's changed."""
    changed = [*values]
    changed[seat] = value
    return tuple(changed)


def less(cards: tuple[C, ...], card: C) -> tuple[C, ...]:
    """Cards less one of them."""
    left = [*cards]
    left.remove(card)
    return tuple(left)


def in_order(hand: Iterable[Known[C]]) -> tuple[Known[C], ...]:
    """A hand, sorted, so that equal hands are equal values."""
    return tuple(sorted(hand, key=_CARD))


def without(hand: tuple[Known[C], ...], card: C) -> tuple[Known[C], ...]:
    """A hand less one card."""
    return tuple([known for known in hand if known.card != card])


def on_turn(state: State, seat: Seat) -> State | None:
    """The state as if the seat were to grow its tree now; `None` where nobody grows one in turn."""
    if not state.pending or state.pending[-1].ask is not Ask.GROW:
        return None
    new = state.clone()
    new.pending = (*state.pending, Pending(Ask.GROW, seat, state.pending[-1].round))
    return new
