"""Worker processes, each doing one thing at a time; one that is to be given up is ended and replaced, alone."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

from understory.server.worker import BotFailed, begin

T = TypeVar("T")


class Worker:
    """One process. It starts when first given something to do."""

    def __init__(self) -> None:
        self._process = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin)
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
    """So many workers."""

    def __init__(self, workers: int) -> None:
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self._workers: set[Worker] = set()
        for _ in range(workers):
            self._idle.put_nowait(None)

    @asynccontextmanager
    async def worker(self) -> AsyncIterator[Worker]:
        """A worker for oneself; it is ended where it could not do what it was asked to in time or in peace."""
        worker = await self._idle.get() or self._fresh()
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
            self._idle.put_nowait(kept)

    def _fresh(self) -> Worker:
        worker = Worker()
        self._workers.add(worker)
        return worker

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.end()
