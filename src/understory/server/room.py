"""One server process's room: its tables, its limits, its listeners. Opened when the server starts, closed in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from understory import games
from understory.server.clock import Clock, WallClock
from understory.server.config import SHARED, Config
from understory.server.histories import Histories
from understory.server.limits import Buckets, Places
from understory.server.metrics import Metrics
from understory.server.monitor import Monitor
from understory.server.order import Order
from understory.server.store import Store
from understory.server.subscriber import Subscriber
from understory.server.tables import Tables
from understory.server.thinkers import Thinkers
from understory.server.worker import shelf_with


class Room:
    """All that the web layer needs."""

    def __init__(self, config: Config, store: Store, clock: Clock) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        extra, packs = dict(config.extra_games), dict(config.packs)
        self.game_names = (*games.names(), *packs, *extra)
        self.shelf = shelf_with(extra, packs)
        thinkers = Thinkers(self.shelf, config.workers, config.bot_seconds)
        self.tables = Tables(store, self.shelf, thinkers, clock, self.metrics, config.most_live, config.push_keys)
        self.histories = Histories(self.tables)
        self.subscriber = Subscriber(store, self.tables)
        self.tables.people.remembers = self.subscriber.freshness
        self.order = Order(store, clock)
        process = self.tables.presence.process
        self.monitor = Monitor(store, self.subscriber, clock, process, config.probe_seconds, self.follow_host)
        self.buckets = {what: Buckets(rate, clock) for what, rate in config.limits.items()}
        self.places = Places(config.most_streams, config.streams_a_person, config.streams_an_address)
        self.shared_buckets = {what: Buckets(rate.times(SHARED), clock) for what, rate in config.limits.items()}

    async def follow_host(self) -> None:
        """Do as the host says who has blocked, closed or removed something since this was last called."""
        if await self.order.changed():
            self.tables.live.reread()
            await self.tables.people.recheck()

    @classmethod
    @asynccontextmanager
    async def opened(cls, config: Config, clock: Clock | None = None) -> AsyncIterator["Room"]:
        """The room, its store brought up to date; when it closes, all that was asked has been answered."""
        async with Store.opened(config.store, config.busy_seconds) as store:
            room = cls(config, store, clock or WallClock())
            await room.order.changed()
            shared = [] if store.is_sqlite else [room.subscriber.run(), room.tables.presence.beat()]
            tasks = [asyncio.create_task(work) for work in (room.monitor.run(), *shared)]
            try:
                yield room
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await room.tables.live.close_streams()
                await room.tables.close()
