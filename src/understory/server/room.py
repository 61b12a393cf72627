"""One server process's room: its tables, its limits, its listeners. Opened when the server starts, closed in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import fields
from typing import Final

import psycopg
import structlog
from sqlalchemy import select, text

from understory import games
from understory.server.clock import Clock, WallClock
from understory.server.config import Config
from understory.server.limits import Buckets
from understory.server.metrics import Metrics
from understory.server.store import CHANNEL, Store
from understory.server.tables import Tables
from understory.server.thinkers import Thinkers
from understory.server.worker import shelf_with

logger: Final = structlog.get_logger("understory.room")
_AGAIN: Final = 1.0
"""Seconds before a lost line to PostgreSQL is tried again."""


class Room:
    """All that the web layer needs."""

    def __init__(self, config: Config, store: Store, clock: Clock) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        extra = dict(config.extra_games)
        self.game_names = (*games.names(), *extra)
        self.shelf = shelf_with(extra)
        thinkers = Thinkers(self.shelf, config.workers, config.bot_seconds)
        self.tables = Tables(store, self.shelf, thinkers, clock, self.metrics, config.most_live)
        limits = config.limits
        self.buckets = {rate.name: Buckets(getattr(limits, rate.name), clock) for rate in fields(limits)}

    @classmethod
    @asynccontextmanager
    async def opened(cls, config: Config, clock: Clock | None = None) -> AsyncIterator["Room"]:
        """The room, its store brought up to date; when it closes, all that was asked has been answered."""
        async with Store.opened(config.store, config.busy_seconds) as store:
            room = cls(config, store, clock or WallClock())
            errands = [] if store.is_sqlite else [room._listen(), room.tables.presence.beat()]
            tasks = [asyncio.create_task(errand) for errand in errands]
            try:
                yield room
            finally:
                for task in tasks:
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task
                await room.tables.close_streams()
                await room.tables.close()

    async def healthy(self) -> bool:
        """Whether the store answers."""
        return bool(await self.store.fetch(select(text("1"))))

    async def _listen(self) -> None:
        """Follow the hints of other processes; after a lost line, whatever was missed is read from the logs."""
        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as line:
                    await line.execute(f"listen {CHANNEL}")
                    await self.tables.catch_up()
                    async for hint in line.notifies():
                        code, _, seq = hint.payload.partition(" ")
                        await self.tables.hint(code, int(seq))
            except (psycopg.Error, OSError) as error:
                logger.warning("the line to the store was lost", error=type(error).__name__)
                await asyncio.sleep(_AGAIN)
