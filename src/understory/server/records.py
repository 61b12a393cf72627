"""Records that people bring to the table, to look at them move by move or to play on from there."""

import asyncio
import hashlib
import re
from functools import lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy import select

from understory.core import Line, RecordError, Seat, Terminal, Viewer, canonical, read, replayed
from understory.server import schema
from understory.server.clock import Clock
from understory.server.forms import Frame, Uploaded
from understory.server.match import Turn
from understory.server.store import Store
from understory.server.telling import step_told
from understory.server.words import Shelf, TableError

_ID: Final = re.compile(r"[0-9a-f]{32}")
_KEPT: Final = 32
"""Records whose lines are kept in memory."""


class Records:
    """All records that were brought here. Whoever has a record's id may read it: it holds a finished or shared game."""

    def __init__(self, store: Store, shelf: Shelf, clock: Clock) -> None:
        self.store = store
        self.shelf = shelf
        self.clock = clock
        self._line = lru_cache(_KEPT)(self._replayed)

    async def uploaded(self, text: str) -> Uploaded:
        """Keep a record, once it has been replayed."""
        line = await asyncio.to_thread(self._checked, text)
        name = hashlib.sha256(text.encode()).hexdigest()[:32]
        await self.store.put_once(schema.records, id=name, text=text, created=self.clock.now())
        over = isinstance(line.node, Terminal)
        return Uploaded(name, line.game.spec.name, line.options.players, len(line.steps), over)

    async def text(self, name: str) -> str:
        """The record of this id."""
        r = schema.records.c
        found = await self.store.fetch(select(r.text).where(r.id == name)) if _ID.fullmatch(name) else []
        if not found:
            raise TableError(404, "record.none")
        text: str = found[0].text
        return text

    async def frame(self, name: str, moves: int, seat: int | None) -> Frame:
        """The record's table after so many moves, as a viewer sees it."""
        line = await asyncio.to_thread(self._checked, await self.text(name))
        if moves > len(line.steps) or (seat is not None and seat >= line.options.players):
            raise TableError(404, "record.no-such-frame", moves=len(line.steps), players=line.options.players)
        viewer: Viewer = None if seat is None else Seat(seat)
        step = None
        if moves:
            turn = Turn(line.states[moves - 1], line.steps[moves - 1], line.states[moves])
            step = step_told(line.game, turn, viewer)
        return Frame(moves, viewer, step, msgspec.Raw(canonical(line.game.view(line.states[moves], viewer))))

    def _checked(self, text: str) -> Line[Any, Any, Any]:
        try:
            return self._line(text)
        except RecordError as error:
            raise TableError(
                422, "record.wrong", line=error.line, rules=[fault.rule for fault in error.faults]
            ) from None
        except KeyError:
            raise TableError(422, "record.no-such-game") from None

    def _replayed(self, text: str) -> Line[Any, Any, Any]:
        if "\x00" in text:
            raise RecordError(0, "", "no text")
        record = read(text)
        return replayed(self.shelf(record.game).game, record)
