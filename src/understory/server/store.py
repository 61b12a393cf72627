"""Where everything is kept: SQLite by default, PostgreSQL by URL. What `append` returned from is safe on disk.

All writes go through one thread (`writing`); reading is asynchronous.
Whatever goes wrong is `Unavailable` and has changed nothing, or it will be found by reading the log again.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine, create_engine, event, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DataError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from understory.core import OptionError
from understory.server import schema
from understory.server.appending import BEGIN, Append, Summary
from understory.server.errors import TableError, Unavailable
from understory.server.migrating import brought_up_to_date
from understory.server.writing import Work, Writer, cause_of
from understory.table.entries import Row, decoded
from understory.table.vocabulary import Code, NotNow

T = TypeVar("T")

PRIVATE: Final = 0o600

if sys.platform != "win32":
    import fcntl

logger: Final = structlog.get_logger("understory.store")


def store_url(given: str) -> URL:
    """The URL with the driver that the table uses."""
    url = make_url(given)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    backend = url.drivername.partition("+")[0]
    if backend not in drivers:
        raise ValueError(f"a store is sqlite:///FILE or postgresql://..., not {backend}")
    return url.set(drivername=drivers[backend])


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite store; `None` where it is another, or is kept in memory."""
    name = url.database if url.get_backend_name() == "sqlite" else None
    return Path(name) if name and name != ":memory:" else None


def keep_private(url: URL) -> None:
    """Nobody but its owner reads or writes the file; SQLite's files beside it follow it in that."""
    file = sqlite_file(url)
    if file is not None:
        with suppress(OSError):  # a file of another owner, or a folder that is not there: SQLite says so in its words
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
            file.chmod(PRIVATE)


class StoreInUse(Exception):
    """Another process serves the same SQLite file."""


@contextmanager
def sole_server(given: str) -> Iterator[None]:
    """Be the only process that serves an SQLite file, or raise `StoreInUse`: two could not hear of each other. The lock
    is beside the file and ends with the process, however that ends."""
    file = sqlite_file(store_url(given))
    if file is None or sys.platform == "win32":
        yield
        return
    if not file.parent.is_dir():
        raise OptionError("store", str(file), "there is no such folder")
    with open(os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, PRIVATE), "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreInUse(str(file)) from None
        yield


def engine_for(given: str, busy_seconds: float = 5.0) -> Engine:
    """The store at this URL for a command that reads or changes it while a server may be running."""
    url = store_url(given)
    engine = create_engine(_sync(url), **_settings(url, busy_seconds))
    if url.get_backend_name() == "sqlite":
        keep_private(url)
        _prepare_sqlite(engine, BEGIN)
    return engine


class Store:
    """An open store."""

    def __init__(self, url: URL, busy_seconds: float) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self._readers = create_async_engine(url, **_settings(url, busy_seconds))
        if self.is_sqlite:
            _prepare_sqlite(self._readers.sync_engine, "begin")
        self._engine = create_engine(_sync(url), pool_size=1, max_overflow=0, **_settings(url, busy_seconds))
        if self.is_sqlite:
            _prepare_sqlite(self._engine, BEGIN)
        self._writer = Writer(self._engine)
        self.readable = True
        """Whether the last query did."""

    @classmethod
    @asynccontextmanager
    async def opened(cls, given: str, busy_seconds: float = 5.0) -> AsyncIterator["Store"]:
        """The store at this URL, brought up to date; what waits to be written is written before it closes."""
        url = store_url(given)
        keep_private(url)
        store = cls(url, busy_seconds)
        try:
            await asyncio.to_thread(brought_up_to_date, store._engine)
            yield store
        finally:
            await store._close()

    async def _close(self) -> None:
        await self._writer.close()
        await self._readers.dispose()
        await asyncio.to_thread(self._engine.dispose)

    # ------------------------------------------------------------ writing

    async def write(self, work: Work[T]) -> T:
        """Do some work in a transaction; when this returns, it is on disk."""
        return await self._writer.write(work)

    @property
    def writable(self) -> bool:
        """Whether the last transaction succeeded."""
        return self._writer.succeeded

    async def append(self, code: Code, rows: Sequence[Row], summary: Summary) -> None:
        """Add entries to a match's log; `Conflict` where their numbers are taken."""
        await self.write(Append(code, rows, summary))

    async def create(self, code: Code, rows: Sequence[Row], summary: Summary, fixed: dict[str, object]) -> None:
        """A new match with the first entries of its log; `Conflict` where the code or the request is taken."""

        def work(connection: Connection) -> None:
            row = dict(code=code, status="", seq=0, info="", created=summary.changed, changed=summary.changed, **fixed)
            connection.execute(insert(schema.matches).values(row))
            Append(code, rows, summary)(connection)

        await self.write(work)

    async def put(self, table: Any, **values: object) -> None:
        """A new row; `Conflict` where there is one already."""

        def work(connection: Connection) -> None:
            connection.execute(insert(table).values(values))

        await self.write(work)

    async def put_once(self, table: Any, **values: object) -> None:
        """A new row, or the one that is there already."""
        dialect = sqlite if self.is_sqlite else postgresql

        def work(connection: Connection) -> None:
            connection.execute(dialect.insert(table).values(values).on_conflict_do_nothing())

        await self.write(work)

    # ------------------------------------------------------------ reading

    async def fetch(self, query: Any) -> list[Any]:
        """The rows that a query finds."""
        try:
            async with self._readers.connect() as connection:
                rows = list((await connection.execute(query)).all())
        except DataError:
            raise TableError(422, "table.invalid") from None
        except (SQLAlchemyError, OSError) as error:
            self.readable = False
            logger.error("storage failed", error=type(error).__name__, cause=cause_of(error))
            raise Unavailable from None
        self.readable = True
        return rows

    async def rows(self, code: Code, after: int = 0) -> list[Row]:
        """The entries of a match's log after number `after`; none where there is no such match, `NotNow` where they
        cannot be read."""
        c = schema.entries.c
        query = select(c.seq, c.at, c.body, c.person, c.client).where(c.match == code, c.seq > after).order_by(c.seq)
        found = await self.fetch(query)
        try:
            return [Row(seq, at, decoded(body), who, client) for seq, at, body, who, client in found]
        except (msgspec.DecodeError, RecursionError) as error:
            raise NotNow("table.unplayable") from error


def _sync(url: URL) -> URL:
    """The same store for the writer's thread."""
    return url.set(drivername=url.drivername.replace("+aiosqlite", "+pysqlite"))


def _settings(url: URL, busy_seconds: float) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        return {"hide_parameters": True, "connect_args": {"timeout": busy_seconds}}
    patience = f"-c lock_timeout={int(busy_seconds * 1000)}"
    return {"hide_parameters": True, "pool_pre_ping": True, "connect_args": {"options": patience}}


def _prepare_sqlite(engine: Engine, beginning: str) -> None:
    """WAL, so that readers never wait; a commit is on disk when it returns; transactions begin when we say so."""

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"pragma {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Any) -> None:
        connection.exec_driver_sql(beginning)
