"""Two towns against each other: points on cards, purple bonuses, tokens, events, the Journey; four tie-breaks."""

from collections.abc import Iterator
from typing import Final

from understory.core import Seat, totals
from understory.core.companion import Counted, Fill, Filled, Row, Sheet, checked, typed
from understory.games.everdell_duo.companion.counters import COUNTERS, WORDS, Notes, counted_out, derived, town_rows
from understory.games.everdell_duo.rules.scoring import SEATS, TIE_BREAKS, ahead, decided, journey_entry
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.vocabulary import Thing

JOURNEY: Final = "journey"

SHEET: Final = Sheet(
    "towns",
    "towns",
    2,
    2,
    (*town_rows(), Row(JOURNEY, "everdell.event.journey", fill=Fill.GIVEN, most=9)),
    words=WORDS,
    counters=COUNTERS,
    begins=("nap",),
)
_MEASURED: Final = dict(zip(TIE_BREAKS, (Thing.EVENT, Thing.RESOURCE, Thing.CARD, Thing.HAND), strict=True))


def count(shelf: Shelf, filled: Filled) -> Counted:
    """What two towns come to."""
    checked(SHEET, filled)
    notes = Notes(list(typed(SHEET, filled)))
    known = [derived(column) for column in filled.columns]
    leader = _journey(shelf, filled, known, notes)
    for seat, column in zip(SEATS, filled.columns, strict=True):
        notes.bonuses(seat, column, known[seat], journey=leader == seat)
    scores = totals(tuple(notes.ledger), len(SEATS))
    measures = _measures(known, leader, notes) if all(map(counted_out, filled.columns)) else ()
    result = decided(scores, measures)
    return Counted(tuple(notes.ledger), result, tuple(notes.faults), tuple(notes.wanted))


def _journey(shelf: Shelf, filled: Filled, known: list[dict[str, int]], notes: Notes) -> Seat | None:
    """Who gets the Journey: whoever it was typed for, else who has more cards in hand and town."""
    typed_for = [seat for seat in SEATS if filled.columns[seat].typed.get(JOURNEY)]
    if any(JOURNEY in column.typed for column in filled.columns):
        return typed_for[0] if typed_for else None
    if not all(map(counted_out, filled.columns)) or not notes.want_of_both(known, Thing.CARD, Thing.HAND, row=JOURNEY):
        return None
    cards = tuple(known[seat][Thing.CARD] + known[seat][Thing.HAND] for seat in SEATS)
    leader = ahead((cards[0], cards[1]))
    if leader is not None:
        notes.given(journey_entry(shelf, (cards[0], cards[1]), leader), leader, JOURNEY)
    return leader


def _measures(known: list[dict[str, int]], leader: Seat | None, notes: Notes) -> Iterator[tuple[str, tuple[int, int]]]:
    """What each has of what a tie goes by, in order; what is not known is asked for, and nothing beyond it."""
    for name, thing in _MEASURED.items():
        if not notes.want_of_both(known, thing):
            return
        one, two = (known[seat][thing] + (thing is Thing.EVENT and leader == seat) for seat in SEATS)
        yield name, (one, two)
