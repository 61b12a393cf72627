"""A pace for tables of people far apart: how long a decision may take, and what happens when it takes longer.

Whoever lets their time run out is not lost: a bot plays for them, as a caretaker does, until they are back
(`deciding.ran_out`). The match stores when each decision was opened, the host only wakes what is late. Times are
seconds since the epoch.
"""

from typing import Any, TypeAlias

from understory.core import Seat
from understory.table.match import Match

AnyMatch: TypeAlias = Match[Any, Any, Any]


def until(match: AnyMatch, seat: Seat) -> float | None:
    """When the seat's time runs out; `None` where the table has no pace, or does not wait for a person there."""
    pace = match.created.pace
    if not pace or not match.started or seat not in match.waiting or match.seats[seat].played_by_bot:
        return None
    return match.applied[match.opened_at[seat] - 1].row.at + pace


def first_until(match: AnyMatch) -> float | None:
    """When somebody's time runs out next."""
    if not match.created.pace:
        return None
    return min((at for seat in match.waiting if (at := until(match, seat)) is not None), default=None)
