"""Where a game of Lanterns stands."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from understory.core import Declared, Known, Ledger, Pile, Sealed, Seat, declared
from understory.testing.lanterns.rules.moves import Lantern, Return


class Ask(StrEnum):
    """What a pending step asks for."""

    DEAL = "lanterns.deal"
    RETURN = "lanterns.return"
    HANG = "lanterns.hang"
    WISH = "lanterns.wish"
    BURY = "lanterns.bury"


@dataclass(frozen=True, slots=True)
class Pending:
    """A step that is still to come; the last one on the stack is next. `RETURN` asks all, whatever its seat."""

    ask: Ask
    seat: Seat


@dataclass(frozen=True, slots=True)
class Hung:
    """A lantern on the pole."""

    seat: Seat
    lantern: Lantern
    height: int


@declared
class State(Declared):
    """Where a game of Lanterns stands."""

    size: int
    players: int
    pile: Pile[Lantern]
    hands: tuple[tuple[Known[Lantern], ...], ...]
    sealed: Sealed[Return] | None
    """The lanterns that all put away at the same time, until the last choice is in."""
    hung: tuple[Hung, ...]
    pending: tuple[Pending, ...]
    ledger: Ledger

    def push(self, *steps: Pending) -> None:
        """Put steps on the stack, the first of them to come first."""
        self.pending += tuple(reversed(steps))

    def held(self, at: Seat) -> tuple[Lantern, ...]:
        """The lanterns in a hand, in order."""
        return tuple(sorted(card.card for card in self.hands[at]))

    def receive(self, at: Seat, card: Known[Lantern]) -> None:
        """Add a lantern to a hand."""
        self.hands = tuple(sorted_hand((*hand, card)) if place == at else hand for place, hand in enumerate(self.hands))

    def give_up(self, at: Seat, lantern: Lantern) -> None:
        """Take a lantern out of a hand."""
        self.hands = tuple(
            tuple(card for card in hand if card.card != lantern) if place == at else hand
            for place, hand in enumerate(self.hands)
        )


def sorted_hand(cards: Iterable[Known[Lantern]]) -> tuple[Known[Lantern], ...]:
    """A hand in the order in which hands are kept, so that equal hands are equal values."""
    return tuple(sorted(cards, key=lambda card: card.card))
