"""Where points come from. A seat's score is the sum of its entries and nothing else."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from understory.core.basics import Seat
from understory.core.fields import field, value
from understory.core.reasons import Evidence

_new: Final[Any] = object.__new__


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
    proof: Callable[[], Evidence] | None = field(default=None, compare=False, repr=False)
    """What makes the evidence where that was left for later."""

    @classmethod
    def proven(cls, seat: Seat, amount: int, source: str, when: str, proof: Callable[[], Evidence]) -> "Entry":
        """An entry whose evidence is made when it is first asked for: few of those that a simulation makes are read."""
        made = _new(cls)
        made.seat = seat
        made.amount = amount
        made.source = source
        made.when = when
        made.proof = proof
        return made  # type: ignore[no-any-return]

    def __getattr__(self, name: str) -> Evidence:
        # Only what is not there is asked for here: evidence that was left for later.
        if name != "evidence" or self.proof is None:
            raise AttributeError(name)
        found: Evidence = self.proof()
        self.evidence, self.proof = found, None  # type: ignore[misc]  # the value is the same, and is known now
        return found


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
