"""A store as one file, and a file as a store: gzipped JSON lines, whatever database it came from or goes to.

The first line says at which version of the tables it was written; every other line is a row. It is read in one
transaction, so it may be made while a server runs, and it is brought up to date when it is restored. What processes
tell each other (probes, presences) is not in it.
"""

import gzip
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, inspect, select, text

from understory.core import UnderstoryError
from understory.server.migrating import upgrade, version
from understory.server.store import PRIVATE

FORMAT: Final = "understory-store"
_LEFT_OUT: Final = frozenset(("alembic_version", "probes", "presences"))
_AT_ONCE: Final = 500
"""Rows in one statement."""


class BackupError(UnderstoryError):
    """A backup that cannot be made or restored, and why."""


def backed_up(engine: Engine, file: Path) -> int:
    """Write everything that is kept to a new file; how many rows that was."""
    if file.exists():
        raise BackupError(f"{file} is there already; name a file that is not")
    part = file.with_name(f"{file.name}.part")
    with engine.connect() as connection:
        _hold_still(connection)
        at, _ = version(connection)
        if at is None:
            raise BackupError("the store holds no table yet; `understory serve` makes one")
        rows = 0
        with _written(part, file) as out:
            out.write(json.dumps({"format": FORMAT, "version": at}) + "\n")
            for table in _tables(connection):
                for row in connection.execute(select(table)).mappings():
                    out.write(json.dumps([table.name, dict(row)], separators=(",", ":")) + "\n")
                    rows += 1
    part.rename(file)
    return rows


def restored(engine: Engine, file: Path) -> int:
    """Fill an empty store from a file, all or nothing, and bring it up to date; how many rows that was."""
    lines = _lines(file)
    at = _header(next(lines, None), file)
    with engine.begin() as connection:
        if _holds_anything(connection):
            raise BackupError("the store is not empty; restore into one that is")
        upgrade(connection, at)
        rows = _filled(connection, lines)
        upgrade(connection)
    return rows


def _written(part: Path, file: Path) -> TextIO:
    """What is to become the file; whoever cannot write it is told of the file that they named. Its owner alone reads
    it, as the store: it holds passwords' hashes and what people wrote."""
    try:
        part.touch(PRIVATE)
        part.chmod(PRIVATE)
        return gzip.open(part, "wt", encoding="utf-8")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from None


def _hold_still(connection: Connection) -> None:
    """Let all that is read in this transaction be of one moment; SQLite does so by itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("set transaction isolation level repeatable read, read only"))


def _tables(connection: Connection) -> Sequence[Table]:
    """The tables as they are there, each after those it refers to."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in _LEFT_OUT]


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError, json.JSONDecodeError):
        raise BackupError(f"{file} is not a whole backup of a table's store") from None


def _header(line: Any, file: Path) -> str:
    match line:
        case {"format": str(kind), "version": str(at)} if kind == FORMAT:
            return at
        case _:
            raise BackupError(f"{file} is not a backup of a table's store")


def _holds_anything(connection: Connection) -> bool:
    """Whether anybody or anything is kept there; empty tables are no matter."""
    if not inspect(connection).has_table("persons"):
        return False
    tables = _tables(connection)
    return any(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)


def _filled(connection: Connection, lines: Iterator[Any]) -> int:
    tables = {table.name: table for table in _tables(connection)}
    rows, waiting, into = 0, list[dict[str, Any]](), ""
    for line in lines:
        match line:
            case [str(name), dict(row)] if name in tables:
                if waiting and (name != into or len(waiting) == _AT_ONCE):
                    connection.execute(insert(tables[into]), waiting)
                    waiting = []
                into = name
                waiting.append(row)
                rows += 1
            case _:
                raise BackupError("the backup names a table that its version does not have")
    if waiting:
        connection.execute(insert(tables[into]), waiting)
    return rows
