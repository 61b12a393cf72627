"""Whatever is written to the store, by one thread that gathers what waits into one transaction: many matches share one
flush to disk, and the event loop is crossed once there and once back, where an asynchronous driver crosses over several
times a statement.
"""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final, TypeAlias, TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError

from understory.server.appending import Append, Direct
from understory.server.errors import TableError, Unavailable

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
_Waiting: TypeAlias = "tuple[Work[Any], asyncio.Future[Any]]"

_GATHERED: Final = 200
"""The most pieces of work in one transaction."""
_PAUSE: Final = 0.02
"""Seconds from one flush to the next while several matches go on; a move that shares its flush costs half as much."""

logger: Final = structlog.get_logger("understory.store")


class Conflict(Exception):
    """Somebody else was faster: the log, or a name, is no longer what the writer thought it was."""


class Writer:
    """The thread that writes, for the event loop that runs when it is made."""

    def __init__(
        self, engine: Engine, now: Callable[[], float] = monotonic, pause: Callable[[float], None] = sleep
    ) -> None:
        self._engine = engine
        self._direct = Direct(engine)
        self._now = now
        self._pause = pause
        self._flushed = 0.0
        self._latest: set[str] = set()
        """The matches that moved when it flushed last."""
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._go_on, name="store", daemon=True)
        self._thread.start()
        self.succeeded = True
        """Whether the last transaction did."""

    async def write(self, work: Work[T]) -> T:
        """Do some work in a transaction; when this returns, it is on disk."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put((work, done))
        return await done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # ------------------------------------------------------------ in the thread

    def _go_on(self) -> None:
        stopping = False
        while not stopping:
            gathered = [self._waiting.get()]
            self._await_others(gathered[0])
            while len(gathered) < _GATHERED and not self._waiting.empty():
                gathered.append(self._waiting.get())
            batch = [each for each in gathered if each is not None]
            stopping = len(batch) < len(gathered)
            if batch:
                results = self._results([work for work, _ in batch])
                self._flushed = self._now()
                self._latest = {work.code for work, _ in batch if isinstance(work, Append)}
                self._loop.call_soon_threadsafe(_settle, [done for _, done in batch], results)
        self._direct.release()

    def _await_others(self, first: "_Waiting | None") -> None:
        """Give the moves of other matches time to share a flush, if one was made just now. A match that goes on alone
        never waits, nor does anything but a move."""
        if first is None or not isinstance(first[0], Append) or first[0].code in self._latest:
            return
        due = self._flushed + _PAUSE - self._now()
        if due > 0:
            self._pause(due)

    def _results(self, batch: list[Work[Any]]) -> list[Any]:
        """What each piece of work gave, or what stood in its way; each stands or falls alone."""
        try:
            results = self._written(batch)
        except Exception as error:  # whoever waits must be answered, whatever it was
            self.succeeded = False
            logger.error("storage failed", error=type(error).__name__, cause=cause_of(error))
            return [Unavailable() for _ in batch]
        self.succeeded = True
        return results

    def _written(self, batch: list[Work[Any]]) -> list[Any]:
        moves = [work for work in batch if isinstance(work, Append) and not work.reseats()]
        try:
            if len(moves) == len(batch):
                self._direct.store(moves)
                return [None] * len(batch)
            self._direct.release()
            with self._engine.begin() as connection:
                return [work(connection) for work in batch]
        except (Conflict, IntegrityError, DataError):
            return self._written_apart(batch)

    def _written_apart(self, batch: list[Work[Any]]) -> list[Any]:
        """The same where a conflict is to be met: a savepoint each, which would cost as much again where none is."""
        results: list[Any] = []
        with self._engine.begin() as connection:
            for work in batch:
                try:
                    with connection.begin_nested():
                        results.append(work(connection))
                except (Conflict, IntegrityError) as conflict:
                    results.append(Conflict(type(conflict).__name__))
                except DataError:
                    results.append(TableError(422, "table.invalid"))
        return results


def cause_of(error: BaseException) -> str:
    """The driver's own word, which holds no values of ours."""
    return str(getattr(error, "orig", None) or type(error).__name__).splitlines()[0]


def _settle(waiting: "list[asyncio.Future[Any]]", results: list[Any]) -> None:
    for done, result in zip(waiting, results, strict=True):
        if done.cancelled():
            continue
        if isinstance(result, Conflict | TableError):
            done.set_exception(result)
        else:
            done.set_result(result)
