"""The words every game shares: seats, viewers, who knows what, and rule ids. No units; seats count from 0."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A player's place at the table, counted from 0 clockwise."""

CHANCE: Final = Seat(-1)
"""Chance moves like any other player, from this seat that nobody sits on."""

Viewer = Seat | None
"""Whoever looks on: a seat, or `None`, a spectator, who may know what is public and nothing else."""

SPECTATOR: Final[Viewer] = None

RuleId = NewType("RuleId", str)
"""The id of a rule in the catalogue, such as `lanterns.hang.room`."""

Knowers = NewType("Knowers", int)
"""A set of viewers as bits: bit n is seat n, the highest one stands for spectators."""

_SPECTATOR_BIT: Final = 1 << 30
NOBODY: Final = Knowers(0)
PUBLIC: Final = Knowers((1 << 31) - 1)


def only(*seats: Seat) -> Knowers:
    """The knowers that are just these seats."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return Knowers(bits)


def knows(knowers: Knowers, viewer: Viewer) -> bool:
    """Whether `viewer` is among the knowers."""
    return bool(knowers & (_SPECTATOR_BIT if viewer is None else 1 << viewer))


_SEATS: Final = tuple(Seat(index) for index in range(32))
"""More than sit at any table, made once: whose turn is next is asked at every move."""


def seats_of(players: int) -> tuple[Seat, ...]:
    """All seats of a table for so many players, in order."""
    return _SEATS[:players]


def after(seat: Seat, players: int) -> Seat:
    """The next seat clockwise."""
    return _SEATS[(seat + 1) % players]
