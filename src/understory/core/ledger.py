"""Where points come from. A seat's score is the sum of its entries and nothing else."""

from typing import TypeAlias

from understory.core.basics import Seat
from understory.core.fields import value
from understory.core.reasons import Evidence


@value
class Entry:
    """Points that one seat got at one time for one thing."""

    seat: Seat
    amount: int
    source: str
    """The rule id or card id that gave the points."""
    when: str
    """The part of the game in which they were given, such as a season."""
    evidence: Evidence = ()


Ledger: TypeAlias = tuple[Entry, ...]


def total(ledger: Ledger, seat: Seat) -> int:
    """The seat's score."""
    return sum(entry.amount for entry in ledger if entry.seat == seat)


def totals(ledger: Ledger, players: int) -> tuple[int, ...]:
    """Everybody's score, in seat order."""
    sums = [0] * players
    for entry in ledger:
        sums[entry.seat] += entry.amount
    return tuple(sums)
