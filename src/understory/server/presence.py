"""Who listens to which match, known to all server processes that share a store. Seconds since the epoch.

A process knows its own listeners; what others know of them stands in the store, where it writes who came and who left,
and every few seconds that it is still there itself: whoever listened to a process that died was last here when it was.
With SQLite there is one process, and nothing to be shared.
"""

import asyncio
import secrets
from typing import Final

import structlog
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql

from understory.server import schema
from understory.server.clock import Clock
from understory.server.store import Store
from understory.table.vocabulary import Code, Person

PULSE: Final = 10.0
FRESH: Final = 45.0
"""A process that has been silent for longer is not there any more."""
KEPT: Final = 7 * 86_400.0

logger: Final = structlog.get_logger("understory.presence")


class Presence:
    """What this process tells the others, and learns from them."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.process = secrets.token_hex(8)

    async def note(self, match: Code, person: Person, *, here: bool) -> None:
        """A person began or ceased to listen here."""
        if self.store.is_sqlite:
            return
        now = self.clock.now()
        row = postgresql.insert(schema.presences).values(
            match=match, person=person, process=self.process, here=here, seen=now
        )
        change = row.on_conflict_do_update(constraint=schema.presences.primary_key, set_={"here": here, "seen": now})

        def work(connection: Connection) -> None:
            connection.execute(change)

        await self.store.write(work)

    async def last_here(self, match: Code, person: Person) -> float:
        """When a person was last known to listen to another process; 0 where never."""
        if self.store.is_sqlite:
            return 0.0
        p, now = schema.presences.c, self.clock.now()
        query = select(p.here, p.seen).where(p.match == match, p.person == person, p.process != self.process)
        found = await self.store.fetch(query)
        return max((now if row.here and now - row.seen < FRESH else row.seen for row in found), default=0.0)

    async def beat(self) -> None:
        """Say every few seconds that this process is still there; forget what is of no use any more."""
        while True:
            try:
                await self.store.write(self._beat)
            except Exception as error:  # the next beat may reach the store
                logger.error("a beat was missed", error=type(error).__name__)
            await asyncio.sleep(PULSE)

    def _beat(self, connection: Connection) -> None:
        p, now = schema.presences.c, self.clock.now()
        alive = update(schema.presences).where(p.process == self.process, p.here.is_(True))
        connection.execute(alive.values(seen=now))
        connection.execute(delete(schema.presences).where(p.seen < now - KEPT))
