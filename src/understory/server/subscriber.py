"""PostgreSQL's notifications of what other server processes wrote. Seconds.

A lost connection, a locked store, a payload that makes no sense: whatever happens is logged, and the subscriber
connects again and compares what is live with the store, so that nothing missed stays missed. With SQLite there is one
process, and nothing to subscribe to.
"""

import asyncio
from typing import Final

import structlog

from understory.server.appending import CHANNEL, Topic
from understory.server.people import ALONE, HEARING, UNHEARD
from understory.server.store import Store
from understory.server.tables import Tables

RECONNECT: Final = 1.0
"""Seconds before a lost connection is made anew."""

logger: Final = structlog.get_logger("understory.subscriber")


class Subscriber:
    """A process's subscription to the others' changes."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.connected = store.is_sqlite
        """Whether what other processes do is heard of at once."""

    def freshness(self) -> float:
        """The seconds for which what was read may be taken to be so: with SQLite nobody else serves."""
        return ALONE if self.store.is_sqlite else HEARING if self.connected else UNHEARD

    async def run(self) -> None:
        """Subscribe until cancelled."""
        while True:
            try:
                await self._subscribed()
            except Exception as error:
                logger.error("the subscription was lost", error=type(error).__name__)
            self.connected = False
            await asyncio.sleep(RECONNECT)

    async def _subscribed(self) -> None:
        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        import psycopg  # noqa: PLC0415  (the extra `host`)

        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            await connection.execute(f"listen {CHANNEL}")
            await self.tables.live.catch_up()
            await self.tables.people.recheck()
            self.connected = True
            async for notification in connection.notifies():
                self._notified(notification.payload)

    def _notified(self, payload: str) -> None:
        match payload.split():
            case [Topic.ENTRIES, code, seq] if seq.isascii() and seq.isdigit():
                self.tables.live.hint(code, int(seq))
            case [Topic.SESSION, key]:
                self.tables.people.forget(key)
            case _:
                logger.error("a notification cannot be read")
