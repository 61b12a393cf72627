"""What a game brings to those who play it with the printed box: its score sheets as data, and how they are counted.

A sheet says what there is to fill in; `Filled` is what people filled in; `Companion.count` gives ledger entries for it,
made by the game's own rules. The entries' `when` is the id of a row. Columns count from 0. Whatever shows a sheet adds
nothing up: `Counted` has every sum.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol, TypeAlias

from understory.core.basics import Seat
from understory.core.errors import UnderstoryError
from understory.core.ledger import Entry, Ledger
from understory.core.nodes import Terminal
from understory.core.reasons import Evidence, Reason

Phrase: TypeAlias = dict[str, Any]
"""A word of a vocabulary with its arguments, written as in a pack: `{"is": "ends", "points": 2}`."""

TRUNK = "trunk"
"""Asks for what the sketch of a column grows from."""
UNCLEAR = "companion.unclear"
"""The rule that a phrase breaks which is not whole yet."""
SKETCH = "sketch"
"""Asks for the sketch of a column as far as it is not drawn."""


class Unreadable(UnderstoryError):
    """A sheet filled in with what it has no room for."""


class Kind(StrEnum):
    """What a blank takes."""

    NUMBER = "number"
    ONE = "one"
    """One of its values."""
    SOME = "some"
    """Some of its values, each once."""
    FLAG = "flag"
    WORD = "word"
    """A phrase of the vocabulary that `named` names."""


@dataclass(frozen=True, slots=True)
class Blank:
    """Something to fill in: a number from `least` to `most`, or some of `values`, of which so many may be chosen.

    `named` is the family of messages in which values have their names: `icon` where they are called `icon-star`.
    """

    id: str
    kind: Kind
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 99
    named: str = ""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a vocabulary, and its arguments."""

    id: str
    blanks: tuple[Blank, ...] = ()


class Fill(StrEnum):
    """How a row may be filled in, besides typing its points."""

    TYPED = "typed"
    SUM = "sum"
    """Numbers that are added up."""
    CARD = "card"
    """A card of the sketch."""
    WORDS = "words"
    """Phrases of a vocabulary."""
    GIVEN = "given"
    """By counters alone; it may be typed where these are not known."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a sheet. `part` is the heading it stands under, `rule` what the booklets say of it."""

    id: str
    rule: str
    part: str = ""
    fill: Fill = Fill.TYPED
    words: str = ""
    """The vocabulary of its phrases."""
    phrases: int = 1
    """So many of them at most."""
    most: int = 199
    """The largest number that is typed."""
    columns: tuple[str, ...] = ()
    """The named columns that have it; all of them where none is named."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A tree of cards, each growing from an earlier one or from the trunk, card 0. Blanks say what a card shows."""

    trunk: Blank
    marks: tuple[Blank, ...]
    """What every card shows: `least` to `most` of the values, each as often as it is there."""
    notes: tuple[Blank, ...] = ()
    """What may be noted of a card where something asks for it."""
    covers: Blank | None = None
    """What may be laid over a mark later."""
    openings: int = 0
    """How many cards the trunk takes; any number where it is 0."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet as data."""

    id: str
    speaks: str
    """The family of messages in which its parts have their names: `tree` where a row is called `tree-row-spring-1`,
    or `tree-row-spring` with a number."""
    fewest: int
    most: int
    """People, or columns where these have names."""
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ()
    """Columns that are no persons, by name."""
    table: tuple[Blank, ...] = ()
    """What holds for all columns."""
    words: dict[str, tuple[Word, ...]] = field(default_factory=dict)
    sketch: Sketch | None = None
    counters: tuple[Blank, ...] = ()
    """Numbers of a column that other rows are counted from."""
    begins: tuple[str, ...] = ()
    """How the booklets say who begins, by message."""
    turns: bool = False
    """Whether a row is filled in for everybody before the next; else a column is filled in from top to bottom."""
    chips: tuple[int, ...] = ()
    """Point chips of the box, the largest first."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of a sketch: the row it was laid in, the card it grows from, what it shows, what is noted of it."""

    row: str
    on: int
    marks: tuple[str, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Covered:
    """Something laid over a mark of a card, after the cards of a row were laid; it leaves wherever it lay before."""

    column: int
    row: str
    card: int
    mark: str
    by: str


@dataclass(frozen=True, slots=True)
class Column:
    """What was filled in for one person."""

    typed: dict[str, int] = field(default_factory=dict)
    """Points by row."""
    sums: dict[str, tuple[int, ...]] = field(default_factory=dict)
    words: dict[str, tuple[Phrase, ...]] = field(default_factory=dict)
    trunk: str = ""
    cards: tuple[Laid, ...] = ()
    counters: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Filled:
    """A sheet as far as it was filled in."""

    columns: tuple[Column, ...]
    table: dict[str, str] = field(default_factory=dict)
    phrases: dict[str, Phrase] = field(default_factory=dict)
    """Those blanks of the table that take a phrase."""
    covers: tuple[Covered, ...] = ()
    first: int = 0
    """Who began."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something filled in that breaks a rule, and where."""

    column: int
    row: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class Wanted:
    """A blank that has to be filled in before all can be counted: a counter, a note, the trunk or the sketch."""

    column: int
    blank: str
    row: str = ""
    """The row that waits for it; none where it decides a tie or is a row of its own."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What a sheet comes to."""

    ledger: Ledger
    result: Terminal
    """Who would win if the game ended so."""
    faults: tuple[Fault, ...] = ()
    wanted: tuple[Wanted, ...] = ()
    """In the order in which they are asked for."""
    first: int | None = None
    """Who begins the part of the game that comes next, where points decide it."""


class Companion(Protocol):
    """Keeps the score of a game that is played with the printed box."""

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The sheets that its booklets print."""
        ...

    def count(self, sheet: Sheet, filled: Filled) -> Counted:
        """What a sheet of these comes to; `Unreadable` where it has no room for something."""
        ...


# ---------------------------------------------------------------- what all sheets have in common


def checked(sheet: Sheet, filled: Filled) -> None:
    """Raise `Unreadable` for columns, rows, counters and cards that the sheet does not have."""
    if not sheet.fewest <= len(filled.columns) <= sheet.most:
        raise Unreadable(f"{sheet.id} has {sheet.fewest} to {sheet.most} columns, not {len(filled.columns)}")
    if not 0 <= filled.first < len(filled.columns):
        raise Unreadable(f"there is no column {filled.first}")
    rows = {row.id: row for row in sheet.rows}
    counters = {counter.id: counter for counter in sheet.counters}
    for column in filled.columns:
        _known(rows, (*column.typed, *column.sums, *column.words, *(card.row for card in column.cards)))
        _known(counters, column.counters)
        _bounded(column.typed.values(), -199, 999)
        _bounded((number for numbers in column.sums.values() for number in numbers), -199, 999)
        _bounded(column.counters.values(), 0, 999)
        for row, phrases in column.words.items():
            if len(phrases) > rows[row].phrases:
                raise Unreadable(f"{row} has room for {rows[row].phrases}")
            for phrase in phrases:
                _check_phrase(sheet, rows[row].words, phrase)
        if column.trunk or column.cards:
            _check_sketch(sheet, column)
    for blank in sheet.table:
        if blank.id in filled.phrases:
            _check_phrase(sheet, blank.named, filled.phrases[blank.id])
    for cover in filled.covers:
        _check_cover(sheet, filled, cover)


def _check_phrase(sheet: Sheet, vocabulary: str, phrase: Phrase) -> None:
    words = [word.id for word in sheet.words.get(vocabulary, ())]
    if phrase.get("is") not in words:
        raise Unreadable(f"{phrase.get('is')!r} is none of {', '.join(words)}")


def _known(there: Iterable[str], named: Iterable[str]) -> None:
    for name in set(named).difference(there):
        raise Unreadable(f"there is no {name}")


def _bounded(numbers: Iterable[int], least: int, most: int) -> None:
    for number in numbers:
        if not least <= number <= most:
            raise Unreadable(f"{number} is no number from {least} to {most}")


def _check_sketch(sheet: Sheet, column: Column) -> None:
    """Every card grows from an earlier one and shows as much as a card shows."""
    sketch = sheet.sketch
    if sketch is None or column.trunk not in sketch.trunk.values:
        raise Unreadable("a sketch grows from a trunk")
    cards = [row.id for row in sheet.rows if row.fill is Fill.CARD]
    if len({card.row for card in column.cards}) < len(column.cards):
        raise Unreadable("a card for each row")
    for at, card in enumerate(column.cards):
        if card.row not in cards or not 0 <= card.on <= at:
            raise Unreadable(f"card {at + 1} grows from an earlier one, in a row of its own")
        left = list(card.marks)
        for group in sketch.marks:
            shown = [mark for mark in left if mark in group.values]
            left = [mark for mark in left if mark not in group.values]
            if not group.least <= len(shown) <= group.most:
                raise Unreadable(f"card {at + 1} shows {group.least} to {group.most} of {group.id}")
        if left:
            raise Unreadable(f"nothing is called {left[0]}")
    if sketch.openings and sum(card.on == 0 for card in column.cards) > sketch.openings:
        raise Unreadable(f"the trunk takes {sketch.openings} cards")


def _check_cover(sheet: Sheet, filled: Filled, cover: Covered) -> None:
    covers = sheet.sketch.covers if sheet.sketch else None
    if covers is None or cover.by not in covers.values or not 0 <= cover.column < len(filled.columns):
        raise Unreadable(f"nothing is covered by {cover.by}")
    column = filled.columns[cover.column]
    if not 0 <= cover.card <= len(column.cards):
        raise Unreadable(f"there is no card {cover.card}")
    shown = column.cards[cover.card - 1].marks if cover.card else (column.trunk,)
    if cover.mark not in shown or cover.row not in {row.id for row in sheet.rows}:
        raise Unreadable(f"card {cover.card} shows no {cover.mark}")


def typed(sheet: Sheet, filled: Filled) -> Iterator[Entry]:
    """The points that were typed, and sums of numbers, as entries of their rows."""
    for seat, column in enumerate(filled.columns):
        for row in sheet.rows:
            numbers = (*([column.typed[row.id]] if row.id in column.typed else []), *column.sums.get(row.id, ()))
            if numbers:
                evidence: Evidence = (("typed", numbers),)
                yield Entry(Seat(seat), sum(numbers), row.rule, row.id, evidence)


def by_row(ledger: Ledger) -> dict[tuple[Seat, str], int]:
    """What each row of each column comes to."""
    found: dict[tuple[Seat, str], int] = {}
    for entry in ledger:
        found[entry.seat, entry.when] = found.get((entry.seat, entry.when), 0) + entry.amount
    return found
