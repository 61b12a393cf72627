"""What seats wish for of the one on turn: a message of the table, kept until it is granted or can be no more.

A wish is granted by the move itself, made by the seat on turn and recorded as its own; nothing waits for it.
"""

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from understory.core import Box, Line, Seat
from understory.table import entries as log


class Wishing(Protocol):
    """What has to be known of a match."""

    box: Box[Any, Any, Any]
    line: Line[Any, Any, Any]
    started: bool

    @property
    def over(self) -> bool:
        """Whether nothing more can be done."""
        ...


def wishable(match: Wishing, seat: Seat) -> Collection[Any]:
    """The moves that a seat may wish for of the one on turn."""
    if match.box.wishes is None or not match.started or match.over:
        return ()
    return match.box.wishes(match.line.state, seat)


def wished(wishes: Mapping[int, str], entry: log.Wished) -> dict[int, str]:
    """The wishes once a seat has another one, or none any more."""
    others = {seat: wish for seat, wish in wishes.items() if seat != entry.seat}
    return {**others, entry.seat: entry.move} if entry.move else others


def still_wished(match: Wishing, wishes: Mapping[int, str], entry: log.Entry) -> dict[int, str]:
    """Those that the entry has neither granted nor made impossible."""
    granted = entry.moves if isinstance(entry, log.Moved) else ()
    return {
        seat: wish
        for seat, wish in wishes.items()
        if wish not in granted and wish in map(str, wishable(match, Seat(seat)))
    }
