"""The campaign's sheet: a score a chapter, watches left over, replays, and the medal that it comes to."""

from typing import Final

from understory.core import Entry, Reason, Seat, Terminal, totals
from understory.core.companion import Blank, Counted, Fill, Filled, Kind, Row, Sheet, Wanted, checked, typed
from understory.games.everdell_duo.campaign.sheet import CampaignSheet, medal, to_next_medal
from understory.games.everdell_duo.pack import LIBRARY

WATCHES, REPLAYS = "watches", "replays"
_RULE: Final = "everdell.campaign.score"
_WE: Final = Seat(0)

SHEET: Final = Sheet(
    "campaign",
    "towns",
    1,
    1,
    (
        *(Row(f"chapter-{chapter}", _RULE, "chapters") for chapter in LIBRARY.chapters),
        Row(WATCHES, _RULE, "ending", Fill.GIVEN),
        Row(REPLAYS, _RULE, "ending", Fill.GIVEN),
    ),
    columns=("us",),
    counters=(Blank(WATCHES, Kind.NUMBER, most=60), Blank(REPLAYS, Kind.NUMBER, most=len(LIBRARY.chapters))),
)


def count(filled: Filled) -> Counted:
    """What the campaign comes to so far; at its end it asks for watches and replays."""
    checked(SHEET, filled)
    found = list(typed(SHEET, filled))
    counters = filled.columns[0].counters
    chapters = sum(entry.amount for entry in found)
    sheet = CampaignSheet((), chapters, counters.get(WATCHES, 0), counters.get(REPLAYS, 0))
    for row, amount in ((WATCHES, sheet.bonus), (REPLAYS, -sheet.penalty)):
        if row in counters:
            found.append(Entry(_WE, amount, _RULE, row, ((row, counters[row]),)))
    ledger = tuple(found)
    (points,) = totals(ledger, 1)
    ahead = to_next_medal(points)
    told: dict[str, int | str] = {"next": str(ahead[0]), "missing": ahead[1]} if ahead else {}
    reason = Reason.of(_RULE, points=points, medal=str(medal(points)), **told)
    there = filled.columns[0].typed
    over = all(row.id in there for row in SHEET.rows if row.fill is not Fill.GIVEN)
    wanted = [Wanted(_WE, row) for row in (WATCHES, REPLAYS) if over and row not in counters and row not in there]
    return Counted(ledger, Terminal((points,), (_WE,), reason), wanted=tuple(wanted))
