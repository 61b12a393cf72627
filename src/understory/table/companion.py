"""The companion's services: the sheets of a box, and what a filled sheet comes to. Nothing of it is kept here."""

from typing import Annotated, Any

import msgspec

from understory.core import Reason, UnderstoryError
from understory.core.companion import Companion, Filled, Sheet, Wanted, by_row
from understory.table.vocabulary import NotNow, Shelf, named

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class SheetsOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the score sheets of a game."""

    game: Name


class Sheets(msgspec.Struct, frozen=True):
    """The score sheets of a game; none where its box brings none."""

    sheets: tuple[Sheet, ...]


class CountSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a sheet comes to."""

    game: Name
    sheet: Name
    filled: Filled


class Cited(msgspec.Struct, frozen=True):
    """A rule and its evidence."""

    rule: str
    evidence: dict[str, Any]


class ScoreLine(msgspec.Struct, frozen=True):
    """An entry of the ledger: points of one column in one row, and what they are for."""

    column: int
    row: str
    amount: int
    source: str
    evidence: dict[str, Any]


class Cell(msgspec.Struct, frozen=True):
    """What a row of a column comes to."""

    column: int
    row: str
    amount: int


class SheetFault(msgspec.Struct, frozen=True):
    """Something filled in that breaks a rule, and where."""

    column: int
    row: str
    why: Cited


class SheetCounted(msgspec.Struct, frozen=True):
    """What a sheet comes to: every line, cell and total, who would win if the game ended so, and what is missing."""

    lines: tuple[ScoreLine, ...]
    cells: tuple[Cell, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Cited
    faults: tuple[SheetFault, ...]
    wanted: tuple[Wanted, ...]
    first: int | None


def sheets_of(shelf: Shelf, asked: SheetsOf) -> Sheets:
    """The score sheets of a box."""
    companion = _companion(shelf, asked.game)
    return Sheets(companion.sheets if companion else ())


def count_sheet(shelf: Shelf, asked: CountSheet) -> SheetCounted:
    """What a filled sheet comes to, by the game's own rules."""
    companion = _companion(shelf, asked.game)
    sheets = companion.sheets if companion else ()
    sheet = next((sheet for sheet in sheets if sheet.id == asked.sheet), None)
    if companion is None or sheet is None:
        raise NotNow("table.no-such-sheet", sheet=asked.sheet)
    try:
        counted = companion.count(sheet, asked.filled)
    except UnderstoryError as problem:
        raise NotNow("table.unreadable-sheet", problem=str(problem)) from problem
    ledger = counted.ledger
    return SheetCounted(
        tuple(ScoreLine(one.seat, one.when, one.amount, one.source, named(one.evidence)) for one in ledger),
        tuple(Cell(seat, row, amount) for (seat, row), amount in by_row(ledger).items()),
        counted.result.scores,
        counted.result.winners,
        _cited(counted.result.reason),
        tuple(SheetFault(fault.column, fault.row, _cited(fault.reason)) for fault in counted.faults),
        counted.wanted,
        counted.first,
    )


def _companion(shelf: Shelf, game: str) -> Companion | None:
    try:
        return shelf(game).companion
    except KeyError:
        raise NotNow("table.no-such-game", game=game) from None


def _cited(reason: Reason) -> Cited:
    return Cited(reason.rule, named(reason.evidence))
