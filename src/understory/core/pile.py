"""Cards that are not in sight, in a pile or in a hand.

A pile is never a shuffled list: what nobody knows is a multiset, drawn from by chance. From the top: cards whose order
is known to somebody, then the unknown ones, then cards put underneath, in order. Each known card says who knows it.
Piles are values.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from understory.core.basics import NOBODY, Knowers, Seat, Viewer, knows, only
from understory.core.fields import value

C = TypeVar("C")


@value
class Known(Generic[C]):
    """A card in a place that some viewers know. As others see it, `card` is `None`; who knows it is public."""

    card: C
    knowers: Knowers


@value
class PileView(Generic[C]):
    """A pile as one viewer may know it: its size, and the cards at both ends, `None` where others alone know them."""

    size: int
    top: tuple[Known[C | None], ...]
    bottom: tuple[Known[C | None], ...]

    @property
    def unknown(self) -> int:
        """How many cards lie between the two ends, known to nobody."""
        return self.size - len(self.top) - len(self.bottom)


class Pile(Generic[C]):
    """A face-down pile. `unknown` is kept sorted, so that equal piles are equal values."""

    __slots__ = ("bottom", "top", "unknown")

    def __init__(
        self,
        unknown: Sequence[C] = (),
        top: tuple[Known[C], ...] = (),
        bottom: tuple[Known[C], ...] = (),
    ) -> None:
        self.top = top
        """The first is drawn first."""
        self.unknown = tuple(unknown)
        self.bottom = bottom
        """The last lies lowest."""

    @classmethod
    def shuffled(cls, cards: Iterable[C]) -> "Pile[C]":
        """All these cards in an order that nobody knows."""
        return cls(tuple(sorted(cards)))  # type: ignore[type-var]

    def __len__(self) -> int:
        return len(self.top) + len(self.unknown) + len(self.bottom)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pile):
            return NotImplemented
        return (self.top, self.unknown, self.bottom) == (other.top, other.unknown, other.bottom)

    def __hash__(self) -> int:
        return hash((self.top, self.unknown, self.bottom))

    def __repr__(self) -> str:
        return f"Pile(unknown={self.unknown!r}, top={self.top!r}, bottom={self.bottom!r})"

    @property
    def odds(self) -> int:
        """How many equally likely cards may be the next; 0 when the pile is empty."""
        if self.top:
            return 1
        return len(self.unknown) or min(1, len(self.bottom))

    def next(self, n: int) -> C:
        """The n-th of the cards that may be the next, for n in `range(odds)`."""
        if self.top:
            return self.top[n].card
        return self.unknown[n] if self.unknown else self.bottom[n].card

    def turned_up(self, card: C) -> "Pile[C]":
        """The pile after `card`, one of those that may be the next, was turned up for all to see."""
        return self._next(card)[1] if self.top or not self.unknown else Pile(self._without(card), (), self.bottom)

    def drawn(self, card: C, by: Seat) -> tuple[Known[C], "Pile[C]"]:
        """`card`, one of those that may be the next, as `by` draws it unseen, and the pile without it.

        Whoever knew that it lay there knows who holds it now.
        """
        knowers, rest = self._next(card)
        return Known(card, Knowers(knowers | only(by))), rest

    def _next(self, card: C) -> tuple[Knowers, "Pile[C]"]:
        if self.unknown and not self.top:
            return NOBODY, Pile(self._without(card), (), self.bottom)
        known = next(iter(self.top or self.bottom), None)
        if known is None or known.card != card:
            raise ValueError(f"{card!r} is not the next card of the pile")
        rest = Pile(self.unknown, self.top[1:], self.bottom) if self.top else Pile((), (), self.bottom[1:])
        return known.knowers, rest

    def _without(self, card: C) -> tuple[C, ...]:
        """The unknown cards less one of them, found by halves: they are sorted."""
        unknown = self.unknown
        at = bisect_left(unknown, card)  # type: ignore[call-overload]  # cards of a pile can be sorted
        if at == len(unknown) or unknown[at] != card:
            raise ValueError(f"{card!r} is not the next card of the pile")
        return unknown[:at] + unknown[at + 1 :]

    def with_under(self, card: C, knowers: Knowers) -> "Pile[C]":
        """The pile with a card put at the very bottom."""
        return Pile(self.unknown, self.top, (*self.bottom, Known(card, knowers)))

    def with_on_top(self, card: C, knowers: Knowers) -> "Pile[C]":
        """The pile with a card put on top."""
        return Pile(self.unknown, (Known(card, knowers), *self.top), self.bottom)

    def mixed_with(self, cards: Iterable[C]) -> "Pile[C]":
        """All cards of the pile and these, shuffled together: nobody knows the order any more."""
        ends = [known.card for known in (*self.top, *self.bottom)]
        return Pile.shuffled([*ends, *self.unknown, *cards])

    def seen_by(self, viewer: Viewer) -> PileView[C]:
        """What `viewer` may know of the pile."""
        return PileView(len(self), _masked(self.top, viewer), _masked(self.bottom, viewer))


def _masked(cards: tuple[Known[C], ...], viewer: Viewer) -> tuple[Known[C | None], ...]:
    if not cards:
        return ()
    return tuple([Known(known.card if knows(known.knowers, viewer) else None, known.knowers) for known in cards])


@value
class HandView(Generic[C]):
    """A hand as one viewer may know it: the cards it knows, sorted, and how many more there are.

    Neither their order nor who else knows them is told: either would tell which card a player put down.
    """

    known: tuple[C, ...]
    hidden: int


def hand_seen_by(hand: Iterable[Known[C]], viewer: Viewer) -> HandView[C]:
    """What `viewer` may know of a hand."""
    cards = tuple(hand)
    mine = [known.card for known in cards if knows(known.knowers, viewer)]
    mine.sort()
    return HandView(tuple(mine), len(cards) - len(mine))
