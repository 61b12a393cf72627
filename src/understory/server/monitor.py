"""How the table is, known without asking: `/healthz` opens no file and waits for no lock. Seconds."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy import Connection, delete, select

from understory.server import schema
from understory.server.clock import Clock
from understory.server.errors import release
from understory.server.store import Store
from understory.server.subscriber import Subscriber
from understory.table.forms import Health

KEPT: Final = 86_400.0
"""Seconds after which the probe of a process that is gone is removed."""

logger: Final = structlog.get_logger("understory.monitor")


class Monitor:
    """Probes the store: what nobody uses may be broken for long before anybody notices."""

    def __init__(
        self,
        store: Store,
        subscriber: Subscriber,
        clock: Clock,
        process: str,
        seconds: float,
        look: Callable[[], Awaitable[None]],
    ) -> None:
        self.store = store
        self.seconds = seconds
        """From one probe to the next."""
        self.look = look
        """Called with each probe: whether the host has changed something."""
        self.subscriber = subscriber
        self.clock = clock
        self.process = process

    def health(self) -> Health:
        """How the table was when it was last used or probed."""
        well = self.store.readable and self.store.writable
        return Health(well and self.subscriber.connected, release(), well, self.subscriber.connected)

    async def run(self) -> None:
        """Probe until cancelled."""
        while True:
            try:
                await self.probe()
            except Exception as error:
                logger.error("a probe failed", error=type(error).__name__)
            await asyncio.sleep(self.seconds)

    async def probe(self) -> None:
        """Write something and read it: a full disk and a locked store show in either."""
        await self.look()
        await self.store.write(self._written)
        await self.store.fetch(select(schema.probes.c.at).where(schema.probes.c.process == self.process))

    def _written(self, connection: Connection) -> None:
        now, p = self.clock.now(), schema.probes.c
        connection.execute(delete(schema.probes).where((p.process == self.process) | (p.at < now - KEPT)))
        connection.execute(schema.probes.insert().values(process=self.process, at=now))
