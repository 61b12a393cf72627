"""Worker processes, each doing one thing at a time; one that is to be given up is ended and replaced, alone. Whoever
waits for one is served fairly (`fair`).
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

from understory.hosting.thinking import BotFailed
from understory.server.fair import FairQueue, Share
from understory.server.worker import begin

T = TypeVar("T")


class Worker:
    """One process. It starts when first given something to do."""

    def __init__(self, niceness: int) -> None:
        self._process = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin, initargs=(niceness,))
        self._done: set[tuple[Any, ...]] = set()

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """What the work gives; `BrokenProcessPool` where the process died."""
        return await asyncio.get_running_loop().run_in_executor(self._process, partial(work, *arguments))

    async def once(self, work: Callable[..., object], *arguments: Any) -> None:
        """The same, if this process has not done it yet."""
        if arguments[1:] not in self._done:
            await self.run(work, *arguments)
            self._done.add(arguments[1:])

    def end(self) -> None:
        """End the process, whatever it is doing."""
        # The executor has no way of its own to end a process that is still at work.
        processes = list((self._process._processes or {}).values())
        self._process.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class Pool:
    """So many workers. A nice one leaves the processor to whatever else wants it."""

    def __init__(self, workers: int, niceness: int = 0, now: Callable[[], float] = time.monotonic) -> None:
        self._niceness = niceness
        self._now = now
        self._idle: list[Worker | None] = [None] * workers
        self._workers: set[Worker] = set()
        self._queue: FairQueue[asyncio.Future[Worker]] = FairQueue()

    @asynccontextmanager
    async def worker(self, share: Share) -> AsyncIterator[Worker]:
        """A worker for oneself; it is ended where it could not do what it was asked to in time or in peace."""
        granted: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.push(share, granted)
        self._grant()
        try:
            worker = await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():  # granted and given up in the same moment
                self._release(share, granted.result(), 0.0)
            raise
        began = self._now()
        kept: Worker | None = None
        try:
            yield worker
            kept = worker
        except BotFailed:
            kept = worker
            raise
        finally:
            if kept is None:
                self._workers.discard(worker)
                worker.end()
            self._release(share, kept, self._now() - began)

    def _grant(self) -> None:
        """Give idle workers to those whose turn it is; whoever has given up waiting is passed over."""
        while self._idle and self._queue:
            share, granted = self._queue.pop()
            if granted.cancelled():
                self._queue.done(share, 0.0)
            else:
                granted.set_result(self._idle.pop() or self._fresh())

    def _release(self, share: Share, worker: Worker | None, seconds: float) -> None:
        self._queue.done(share, seconds)
        self._idle.append(worker)
        self._grant()

    def _fresh(self) -> Worker:
        worker = Worker(self._niceness)
        self._workers.add(worker)
        return worker

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.end()
