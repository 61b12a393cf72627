"""What a table answers without a match: pure functions of a request, by the path under which they are reached.

A server mounts each as `POST /api/PATH`, a table inside the page answers the same paths in its worker; whoever asks
cannot tell which of them answered. A service keeps nothing between requests: what it goes on from comes with the
request. What a request asks wrongly is raised as `NotNow`, an id of the books with arguments.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from understory.table import companion, forms, keepsakes, offering, pressing, replays, teaching
from understory.table import messages as msg
from understory.table.vocabulary import Shelf


@dataclass(frozen=True, slots=True)
class Service:
    """One of them: its path, what it takes, what it gives, and how it is answered."""

    path: str
    takes: type[msgspec.Struct]
    gives: type[msgspec.Struct]
    answer: Callable[[Shelf, Any], msgspec.Struct]


SERVICES: Final[tuple[Service, ...]] = (
    Service("tables/options", forms.OptionsAsked, forms.OptionsOffered, offering.offered),
    Service("lessons/steps", teaching.LessonAt, teaching.LessonStands, teaching.stands),
    Service("lessons/tries", teaching.LessonTry, teaching.LessonTried, teaching.try_step),
    Service("lessons/queries", teaching.LessonQuery, teaching.LessonReply, teaching.reply),
    Service("lessons/moves", teaching.LessonAt, teaching.LessonMoves, teaching.moves),
    Service("companion/sheets", companion.SheetsOf, companion.Sheets, companion.sheets_of),
    Service("packs/tables", pressing.PackOf, pressing.PackTables, pressing.pack_tables),
    Service("packs/press", pressing.PressPack, pressing.Pressed, pressing.press_pack),
    Service("companion/count", companion.CountSheet, companion.SheetCounted, companion.count_sheet),
    Service("replay/timeline", replays.Watch, replays.Timeline, replays.watch_timeline),
    Service("replay/frame", replays.WatchMoment, msg.Situation, replays.watch_frame),
    Service("replay/drawing", replays.WatchMoment, msg.Shown, replays.watch_drawing),
    Service("replay/keepsake", replays.WatchKeepsake, msg.Shown, keepsakes.watch_keepsake),
)
