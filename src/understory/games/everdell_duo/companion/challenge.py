"""The challenge: one town for all, and Miss Thorn's pile with what her difficulty adds."""

from typing import Final

from understory.core import Reason, Seat, Terminal, totals
from understory.core.companion import Blank, Counted, Fill, Filled, Kind, Row, Sheet, Unreadable, checked, typed
from understory.games.everdell_duo.campaign.achievements import Ending, met
from understory.games.everdell_duo.companion.counters import (
    CARDS,
    COUNTERS,
    END,
    EVENTS,
    TOKENS,
    WORDS,
    Notes,
    derived,
    has_row,
    town_rows,
)
from understory.games.everdell_duo.rules.together.thorn import head_start, premium
from understory.games.everdell_duo.rules.vocabulary import COLOURS, Difficulty, Thing

US, THORN = "us", "thorn"
_WE, _SHE = Seat(0), Seat(1)
PREMIUM, HEAD_START = "premium", "head-start"

SHEET: Final = Sheet(
    "challenge",
    "towns",
    2,
    2,
    (
        *town_rows(US),
        Row(f"{THORN}-{CARDS}", END, fill=Fill.SUM, columns=(THORN,)),
        Row(f"{THORN}-{EVENTS}", END, fill=Fill.SUM, columns=(THORN,)),
        Row(PREMIUM, "everdell.challenge.end", fill=Fill.GIVEN, columns=(THORN,)),
        Row(HEAD_START, "everdell.challenge.end", fill=Fill.GIVEN, columns=(THORN,)),
    ),
    columns=(US, THORN),
    table=(Blank("difficulty", Kind.ONE, tuple(map(str, Difficulty)), 1, 1, "towns-difficulty"),),
    words=WORDS,
    counters=COUNTERS,
)


def count(filled: Filled) -> Counted:
    """What the town and Miss Thorn come to; she wins ties (everdell.challenge.end)."""
    checked(SHEET, filled)
    notes = Notes(list(typed(SHEET, filled)))
    us, thorn = filled.columns
    known = derived(us)
    notes.bonuses(_WE, us, known)
    difficulty = _difficulty(filled)
    if has_row(thorn, f"{THORN}-{EVENTS}") and notes.want(_SHE, thorn.counters, Thing.PURPLE, row=PREMIUM):
        for _ in range(thorn.counters[Thing.PURPLE]):
            notes.given(premium(difficulty, ""), _SHE, PREMIUM)
    notes.given(head_start(difficulty), _SHE, HEAD_START)
    ledger = tuple(notes.ledger)
    points, hers = totals(ledger, 2)
    won = points > hers
    ticked = _achievements(filled, known, points, hers)
    reason = Reason.of("everdell.challenge.end", points=points, thorn=hers, achievements=ticked)
    result = Terminal((points, hers), (_WE,) if won else (_SHE,), reason)
    return Counted(ledger, result, tuple(notes.faults), tuple(notes.wanted))


def _difficulty(filled: Filled) -> Difficulty:
    chosen = filled.table.get("difficulty", Difficulty.NORMAL)
    if chosen not in tuple(Difficulty):
        raise Unreadable(f"{chosen!r} is none of {', '.join(Difficulty)}")
    return Difficulty(chosen)


def _achievements(filled: Filled, known: dict[str, int], points: int, hers: int) -> tuple[str, ...]:
    """Those met, where every counter that one is judged by is known."""
    if not all(name in known for name in (*COLOURS, Thing.OCCUPIED, Thing.HAND, Thing.EVENT)):
        return ()
    us = filled.columns[0]
    tokens = us.typed.get(TOKENS, 0) + sum(us.sums.get(TOKENS, ()))
    green, tan, red, blue, purple = (known[colour] for colour in COLOURS)
    colours = (green, tan, red, blue, purple)
    ending = Ending(points, hers, colours, known[Thing.OCCUPIED], tokens, known[Thing.HAND], known[Thing.EVENT])
    return tuple(map(str, met(ending)))
