"""Choices made at the same time: put down unseen, one a seat, and opened when the last is in."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from understory.core.basics import Seat, Viewer

T = TypeVar("T")


class Sealed(Generic[T]):
    """Who has to choose, and what those who already did put down. A value."""

    __slots__ = ("choices",)

    def __init__(self, choices: Iterable[tuple[Seat, T | None]]) -> None:
        self.choices = tuple(choices)

    @classmethod
    def waiting_for(cls, seats: Iterable[Seat]) -> "Sealed[T]":
        """Nothing put down yet."""
        return cls((seat, None) for seat in seats)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose choice is still out, in order."""
        return tuple([seat for seat, choice in self.choices if choice is None])

    @property
    def next(self) -> Seat:
        """The first seat whose choice is still out."""
        for seat, choice in self.choices:
            if choice is None:
                return seat
        raise ValueError("all choices are in")

    @property
    def complete(self) -> bool:
        """Whether all choices are in."""
        for _, choice in self.choices:  # noqa: SIM110  (a generator takes four times as long, and every choice asks)
            if choice is None:
                return False
        return True

    def with_choice(self, seat: Seat, choice: T) -> "Sealed[T]":
        """The same with this seat's choice put down."""
        return Sealed([(seat, choice) if made[0] == seat else made for made in self.choices])

    def opened(self) -> tuple[tuple[Seat, T], ...]:
        """All choices in seat order, once all are in."""
        if not self.complete:
            raise ValueError("a sealed choice may not be opened before all are in")
        return self.choices  # type: ignore[return-value]  # none of them is out

    def of(self, viewer: Viewer) -> T | None:
        """What a viewer may know of the choices before all are in: its own."""
        return next((choice for seat, choice in self.choices if seat == viewer), None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sealed) and self.choices == other.choices

    def __hash__(self) -> int:
        return hash(self.choices)

    def __repr__(self) -> str:
        return f"Sealed({self.choices!r})"
