"""Entries on their way into a match's log, and what other processes are told of them."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import Connection, Engine, PoolProxiedConnection, bindparam, insert, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import ClauseElement

from understory.server import schema
from understory.table.entries import Created, Left, Row, Seated, encoded
from understory.table.vocabulary import Code, Person

CHANNEL: Final = "understory"
"""PostgreSQL's channel on which processes tell each other what they changed: a `Topic`, and what it is about."""
BEGIN: Final = "begin immediate"
"""How whoever writes to SQLite begins, so as not to find out later that somebody else does."""

_ADD: Final = insert(schema.entries)
_SUMMARISE: Final = (
    update(schema.matches)
    .where(schema.matches.c.code == bindparam("match"))
    .values({name: bindparam(name) for name in ("status", "seq", "changed", "info")})
)
_NOTIFY: Final = text("select pg_notify(:channel, :payload)")


class Topic(StrEnum):
    """What a notification is about."""

    ENTRIES = "entries"
    """A match's log goes up to a number: `CODE SEQ`."""
    SESSION = "session"
    """A token is worth nothing any more: its hash."""


def notify(connection: Connection, topic: Topic, about: str) -> None:
    """Tell other processes, once the transaction is done; with SQLite there are none."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, _notification(topic, about))


def _notification(topic: Topic, about: str) -> dict[str, object]:
    return {"channel": CHANNEL, "payload": f"{topic} {about}"}


class Summary:
    """What lists show of a match, kept beside its log."""

    __slots__ = ("changed", "info", "people", "seq", "status")

    def __init__(self, seq: int, status: str, changed: float, info: str, people: dict[int, Person]) -> None:
        self.seq = seq
        self.status = status
        self.changed = changed
        self.info = info
        self.people = people


class Append:
    """Entries for a match's log and the summary that goes with them: work in a transaction like any other, and nearly
    all that there ever is."""

    __slots__ = ("code", "rows", "summary")

    def __init__(self, code: Code, rows: Sequence[Row], summary: Summary) -> None:
        self.code = code
        self.rows = rows
        self.summary = summary

    def __call__(self, connection: Connection) -> None:
        """Add them and tell other processes; `IntegrityError` where their numbers are taken."""
        connection.execute(_ADD, self.added())
        connection.execute(_SUMMARISE, self.summarised())
        if self.reseats():
            self._reseat(connection)
        notify(connection, Topic.ENTRIES, self.news())

    def added(self) -> list[dict[str, object]]:
        """The new rows of the log."""
        return [
            {
                "match": self.code,
                "seq": row.seq,
                "at": row.at,
                "body": encoded(row.entry),
                "person": row.person,
                "client": row.client,
            }
            for row in self.rows
        ]

    def summarised(self) -> dict[str, object]:
        """What changes in the match's own row."""
        of = self.summary
        return {"match": self.code, "status": of.status, "seq": of.seq, "changed": of.changed, "info": of.info}

    def news(self) -> str:
        """What other processes are told."""
        return f"{self.code} {self.summary.seq}"

    def reseats(self) -> bool:
        """Whether others sit at the match since."""
        return any(isinstance(row.entry, Seated | Left | Created) for row in self.rows)

    def _reseat(self, connection: Connection) -> None:
        connection.execute(schema.seats.delete().where(schema.seats.c.match == self.code))
        people = self.summary.people.items()
        seated = [{"match": self.code, "seat": seat, "person": person} for seat, person in people]
        if seated:
            connection.execute(insert(schema.seats), seated)


class Direct:
    """Appends handed to the database's driver, in statements that SQLAlchemy wrote once. With all that SQLAlchemy does
    for each statement, a move costs the processor twice as much to store."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shared = engine.dialect.name == "postgresql"
        self._held: PoolProxiedConnection | None = None
        self._add = _Statement(_ADD, engine)
        self._summarise = _Statement(_SUMMARISE, engine)
        self._notify = _Statement(_NOTIFY, engine)

    def store(self, appends: Sequence[Append]) -> None:
        """Store them. Whatever the driver minds is raised as SQLAlchemy would, and nothing has changed.

        A connection to a file is held for the next appends: to give it back to its pool and take it out again costs a
        fifth of what storing a move does. One to a server may have died meanwhile; the pool finds out.
        """
        driver = self._engine.dialect.loaded_dbapi
        connection = self._held or self._engine.raw_connection()
        self._held = None
        try:
            cursor = connection.cursor()
            if not self._shared:
                cursor.execute(BEGIN)
            for append in appends:
                self._add.for_all(cursor, append.added())
                self._summarise.once(cursor, append.summarised())
                if self._shared:
                    self._notify.once(cursor, _notification(Topic.ENTRIES, append.news()))
            connection.commit()
            self._held = None if self._shared else connection
        except driver.Error as error:
            raise DBAPIError.instance(None, None, error, driver.Error, hide_parameters=True) from error
        finally:
            if self._held is None:
                connection.close()  # which takes back what was not committed

    def release(self) -> None:
        """Give the connection back: whatever else is written needs it."""
        if self._held is not None:
            self._held.close()
            self._held = None


class _Statement:
    """A statement as the driver takes it: with values by name, or in their places."""

    def __init__(self, statement: ClauseElement, engine: Engine) -> None:
        compiled: Any = statement.compile(dialect=engine.dialect)
        self._text = str(compiled)
        self._places: list[str] | None = compiled.positiontup

    def once(self, cursor: Any, values: dict[str, object]) -> None:
        """Do it with these values."""
        cursor.execute(self._text, self._placed(values))

    def for_all(self, cursor: Any, rows: list[dict[str, object]]) -> None:
        """Do it with each of these rows."""
        cursor.executemany(self._text, [self._placed(row) for row in rows])

    def _placed(self, values: dict[str, object]) -> Any:
        return values if self._places is None else [values[name] for name in self._places]
