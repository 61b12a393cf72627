"""Records that people bring to the table, to look at them move by move or to play on from there."""

import asyncio
import re
from typing import Final

from sqlalchemy import select

from understory.hosting.watching import uploaded
from understory.server import schema
from understory.server.clock import Clock
from understory.server.errors import TableError
from understory.server.store import Store
from understory.table.forms import Uploaded
from understory.table.replays import Course, course_in
from understory.table.vocabulary import NotNow, Shelf

_ID: Final = re.compile(r"[0-9a-f]{32}")


class Records:
    """All records that were brought here. Whoever has a record's id may read it: it holds a finished or shared game."""

    def __init__(self, store: Store, shelf: Shelf, clock: Clock) -> None:
        self.store = store
        self.shelf = shelf
        self.clock = clock

    async def uploaded(self, text: str) -> Uploaded:
        """Keep a record, once it has been replayed."""
        told = uploaded(await self._course(text), text)
        await self.store.put_once(schema.records, id=told.record, text=text, created=self.clock.now())
        return told

    async def text(self, name: str) -> str:
        """The record of this id."""
        r = schema.records.c
        found = await self.store.fetch(select(r.text).where(r.id == name)) if _ID.fullmatch(name) else []
        if not found:
            raise TableError(404, "record.none")
        text: str = found[0].text
        return text

    async def course(self, name: str) -> Course:
        """The game of a record that is kept here."""
        return await self._course(await self.text(name))

    async def _course(self, text: str) -> Course:
        try:
            return await asyncio.to_thread(course_in, self.shelf, text)
        except NotNow as refusal:
            raise TableError(422, refusal.error, **refusal.arguments) from None
