"""Matches from their logs. A log that does not make a match, whatever is wrong with it, is `table.unplayable`: it stays
where it is, and its match can be played again once it is mended or the release that made it is back.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from understory.table.entries import Created, Row
from understory.table.match import CorruptLog, Match
from understory.table.vocabulary import NotNow, Shelf

AnyMatch: TypeAlias = Match[Any, Any, Any]


def game_of(rows: Sequence[Row]) -> str:
    """The game that a log is of; empty where it is none."""
    return rows[0].entry.game if isinstance(rows[0].entry, Created) else ""


def opened(shelf: Shelf, rows: Sequence[Row]) -> AnyMatch:
    """The match that a log makes; `NotNow` where it makes none with this release."""
    with _unplayable():
        first = rows[0]
        if not isinstance(first.entry, Created):
            raise CorruptLog("a log begins with its match's creation")
        match = Match(shelf(first.entry.game), first, first.entry)
        for row in rows[1:]:
            match.take(row)
        return match


def continued(match: AnyMatch, rows: Sequence[Row]) -> AnyMatch:
    """The match taken further by entries that it may know in part; `NotNow` where they do not follow from it."""
    with _unplayable():
        further = match.fork()
        for row in rows:
            if row.seq > further.seq:
                further.take(row)
        return further


@contextmanager
def _unplayable() -> Iterator[None]:
    try:
        yield
    except Exception as error:  # rules that are fed what they never wrote may raise anything
        raise NotNow("table.unplayable") from error
