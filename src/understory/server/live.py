"""The matches that are live in this process, an actor each: read from their logs when first asked for, let go when
nobody looks at them, or when their log makes no match any more. Seconds.
"""

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import structlog
from sqlalchemy import select

from understory.server import schema
from understory.server.actor import Actor, AnyMatch, Tools
from understory.server.errors import TableError
from understory.server.warming import Warmed
from understory.table.entries import Row
from understory.table.replaying import game_of, opened
from understory.table.vocabulary import Code, GoodbyeReason, NotNow

_CODE: Final = re.compile(r"[a-z0-9]{10}")
GOODBYE: Final = 2.0
"""Seconds in which viewers may hear that the table closes."""
_AT_ONCE: Final = 500
"""Matches asked for in one query."""

logger: Final = structlog.get_logger("understory.live")


def is_code(given: str) -> bool:
    """Whether this can be a match's code."""
    return _CODE.fullmatch(given) is not None


class LiveMatches:
    """All live matches."""

    def __init__(self, warmed: Warmed, most: int, tools: Tools) -> None:
        self.warmed = warmed
        self.most = most
        self.tools = tools
        self._reading: dict[Code, asyncio.Task[Actor]] = {}
        self._retiring: set[asyncio.Task[None]] = set()

    def actors(self) -> list[Actor]:
        """Those that are there now."""
        return [actor for task in self._reading.values() if (actor := _read(task)) is not None]

    async def actor(self, given: str) -> Actor:
        """The live match of this code; it is read from its log when it is first asked for."""
        if not is_code(given):
            raise TableError(404, "table.no-such-match")
        code = Code(given)
        if code not in self._reading:
            await self._make_room()
        if code not in self._reading:
            self._reading[code] = asyncio.create_task(self._read(code))
        task = self._reading[code]
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._reading.get(code) is task:
                del self._reading[code]
            raise

    async def _read(self, code: Code) -> Actor:
        try:
            rows = await self.tools.store.rows(code)
        except NotNow as refusal:
            raise TableError.of(refusal) from refusal
        if not rows:
            raise TableError(404, "table.no-such-match")
        with suppress(KeyError):  # a log of a game that is not here any more is refused when it is opened
            await self.warmed.box(game_of(rows))
        actor = Actor(code, await self.opened(rows), self.tools, self.retire)
        self.tools.metrics.live.inc()
        return actor

    async def opened(self, rows: Sequence[Row]) -> AnyMatch:
        """The match that a log makes."""
        try:
            return await asyncio.to_thread(opened, self.warmed.shelf, rows)
        except NotNow as refusal:
            logger.error("a log makes no match", error=type(refusal.__cause__).__name__)
            raise TableError.of(refusal) from refusal

    async def _make_room(self) -> None:
        """Let go of matches that nobody looks at, those first that were left longest ago."""
        if len(self._reading) < self.most:
            return
        idle = sorted((actor.used, actor.code) for actor in self.actors() if actor.idle)
        for _, code in idle[: len(self._reading) - self.most + 1]:
            self.retire(code)
        await asyncio.gather(*self._retiring)

    def retire(self, code: Code) -> None:
        """Let go of a match. Whoever listens is sent away, and finds out why when they come back."""
        task = self._reading.pop(code, None)
        actor = _read(task) if task is not None else None
        if actor is not None:
            self.tools.metrics.live.dec()
            actor.close_streams(GoodbyeReason.GONE)
            closing = asyncio.create_task(actor.close())
            self._retiring.add(closing)
            closing.add_done_callback(self._retiring.discard)

    def hint(self, code: str, seq: int) -> None:
        """Another process says that a match's log goes up to `seq`."""
        task = self._reading.get(Code(code))
        if task is not None:  # one that is being read may have been read too early: it is told when it is there
            task.add_done_callback(partial(_hinted, seq))

    async def catch_up(self) -> None:
        """Hints may have been lost: compare what is live with the store. What is not there any more is let go."""
        m, codes = schema.matches.c, list(self._reading)
        for some in (codes[at : at + _AT_ONCE] for at in range(0, len(codes), _AT_ONCE)):
            rows = await self.tools.store.fetch(select(m.code, m.seq).where(m.code.in_(some)))
            for row in rows:
                self.hint(row.code, row.seq)
            for code in set(some) - {row.code for row in rows}:
                self.retire(code)

    def reread(self) -> None:
        """Logs may have been changed in place: let go of every match, to be read again by whoever comes back."""
        for code in list(self._reading):
            self.retire(code)

    async def close_streams(self) -> None:
        """Say goodbye to everybody who listens, and wait until they have heard it, but not for long."""
        streams = [stream for actor in self.actors() for stream in actor.close_streams(GoodbyeReason.CLOSING)]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(stream.left.wait() for stream in streams)), GOODBYE)

    async def close(self) -> None:
        """Answer what waits, then stop."""
        await asyncio.gather(*(actor.close() for actor in self.actors()), *self._retiring)


def _read(task: "asyncio.Task[Actor]") -> Actor | None:
    return task.result() if task.done() and not task.cancelled() and not task.exception() else None


def _hinted(seq: int, task: "asyncio.Task[Actor]") -> None:
    actor = _read(task)
    if actor is not None:
        actor.hint(seq)
