"""What whoever looks after a table may do with its store, while a server runs or not. Times are seconds, ages days.

Everything is done in one transaction and counted, so that running processes follow within seconds (`order`). The
games' states are never looked into.
"""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from understory.core import UnderstoryError
from understory.server import schema
from understory.server.appending import Append
from understory.server.erasing import match_removed, person_removed
from understory.server.migrating import version
from understory.server.order import Kind, counted, network, plain_name
from understory.server.tables import summary_of
from understory.table import deciding
from understory.table.entries import Row, decoded
from understory.table.replaying import opened
from understory.table.vocabulary import Code, NotNow, Person, Shelf, Status

DAY: Final = 86_400.0
LISTED: Final = 100
"""The most rows of a list."""


class AdminError(UnderstoryError):
    """What was asked for cannot be done, and why."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A match in the host's list."""

    code: str
    game: str
    status: str
    access: str
    people: tuple[str, ...]
    changed: float


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person in the host's list."""

    id: str
    name: str
    login: str | None
    matches: int
    created: float


@dataclass(frozen=True, slots=True)
class Complaint:
    """What a person told the host of another."""

    at: float
    match: str
    by: str
    about: str
    words: str


class Admin:
    """The host's hand on a store."""

    def __init__(self, engine: Engine, shelf: Shelf) -> None:
        self.engine = engine
        self.shelf = shelf
        with engine.connect() as connection:
            found, needed = version(connection)
        if found != needed:
            raise AdminError("the store is of another version; start `understory serve` with it once, and come back")

    @contextmanager
    def _changing(self) -> Iterator[Connection]:
        """A transaction after which running processes look at what the host did."""
        with self.engine.begin() as connection:
            yield connection
            counted(connection)

    # ------------------------------------------------------------ matches

    def matches(self, status: str | None = None, game: str | None = None) -> list[Listed]:
        """The matches, the last changed first."""
        m, s, p = schema.matches.c, schema.seats.c, schema.persons.c
        query = select(m.code, m.game, m.status, m.access, m.changed).order_by(m.changed.desc()).limit(LISTED)
        query = query.where(m.status == status) if status else query
        query = query.where(m.game == game) if game else query
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
            names: dict[str, list[str]] = {row.code: [] for row in rows}
            seated = select(s.match, p.name).join(schema.persons, s.person == p.id).where(s.match.in_(names))
            for code, name in connection.execute(seated.order_by(s.match, s.seat)):
                names[code].append(name)
        return [Listed(row.code, row.game, row.status, row.access, tuple(names[row.code]), row.changed) for row in rows]

    def close(self, code: str, now: float) -> bool:
        """End a match as it stands; whether it was not over yet."""
        with self._changing() as connection:
            rows = self._log(connection, code)
            try:
                change = deciding.closed(opened(self.shelf, rows), now)
            except NotNow:
                raise AdminError(f"{code} cannot be read by this release; `remove-match` removes it") from None
            if change is not None:
                Append(Code(code), change.rows, summary_of(Code(code), change.match))(connection)
        return change is not None

    def remove_match(self, code: str) -> None:
        """Remove a match with its log."""
        with self._changing() as connection:
            if not match_removed(connection, Code(code)):
                raise AdminError(f"there is no match {code}")

    def _log(self, connection: Connection, code: str) -> Sequence[Row]:
        e = schema.entries.c
        query = select(e.seq, e.at, e.body, e.person, e.client).where(e.match == code).order_by(e.seq)
        rows = [Row(seq, at, decoded(body), who, client) for seq, at, body, who, client in connection.execute(query)]
        if not rows:
            raise AdminError(f"there is no match {code}")
        return rows

    # ------------------------------------------------------------ people

    def people(self, words: str = "") -> list[Somebody]:
        """People whose name or login holds these words, the newest first."""
        p, s = schema.persons.c, schema.seats.c
        sat = select(s.person, func.count(s.match.distinct()).label("matches")).group_by(s.person).subquery()
        query = select(p.id, p.name, p.login, sat.c.matches, p.created).outerjoin(sat, sat.c.person == p.id)
        if words:
            query = query.where(p.name.icontains(words, autoescape=True) | p.login.icontains(words, autoescape=True))
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(p.created.desc()).limit(LISTED)).all()
        return [Somebody(row.id, row.name, row.login, row.matches or 0, row.created) for row in rows]

    def remove_person(self, who: str) -> tuple[int, int]:
        """Remove a person, by id or login, with all that is theirs: how many matches went along, in how many others
        their name and words were blanked."""
        with self._changing() as connection:
            return person_removed(connection, self._person(connection, who))

    def reset_password(self, login: str) -> str:
        """A new password for an account, whose devices are all logged out."""
        password = secrets.token_urlsafe(12)
        with self._changing() as connection:
            person = self._person(connection, login)
            if not connection.execute(select(schema.persons.c.login).where(schema.persons.c.id == person)).scalar():
                raise AdminError(f"{login} is a guest and has no password")
            kept = update(schema.persons).where(schema.persons.c.id == person)
            connection.execute(kept.values(password=PasswordHasher().hash(password)))
            connection.execute(delete(schema.tokens).where(schema.tokens.c.person == person))
        return password

    def _person(self, connection: Connection, who: str) -> Person:
        p = schema.persons.c
        found = connection.execute(select(p.id).where((p.id == who) | (p.login == who.lower()))).scalar()
        if found is None:
            raise AdminError(f"there is nobody with the id or login {who}; `people` lists who there is")
        return Person(found)

    # ------------------------------------------------------------ order

    def block(self, kind: Kind, value: str, now: float) -> str:
        """Keep an address, a network or a name out; as it is kept."""
        kept = _as_kept(kind, value)
        self.unblock(kind, value)
        with self._changing() as connection:
            connection.execute(insert(schema.blocks).values(kind=kind, value=kept, created=now))
        return kept

    def unblock(self, kind: Kind, value: str) -> bool:
        """Let it in again; whether it was kept out."""
        b, kept = schema.blocks.c, _as_kept(kind, value)
        with self._changing() as connection:
            return bool(connection.execute(delete(schema.blocks).where(b.kind == kind, b.value == kept)).rowcount)

    def blocks(self) -> list[tuple[str, str]]:
        """All that is kept out."""
        b = schema.blocks.c
        with self.engine.connect() as connection:
            return [
                (row.kind, row.value) for row in connection.execute(select(b.kind, b.value).order_by(b.kind, b.value))
            ]

    def complaints(self) -> list[Complaint]:
        """What people told the host of others, the newest first."""
        c = schema.complaints.c
        with self.engine.connect() as connection:
            rows = connection.execute(select(schema.complaints).order_by(c.at.desc()).limit(LISTED)).all()
        return [Complaint(row.at, row.match, row.person, row.about, row.words) for row in rows]

    # ------------------------------------------------------------ retention

    def tidy(self, now: float, guests: float | None, finished: float | None) -> tuple[int, int]:
        """Remove matches that were over so many days ago, and guests of whom nothing was heard for so many days and who
        sit at no match any more; how many of each."""
        with self._changing() as connection:
            matches = self._finished(connection, now - finished * DAY) if finished is not None else []
            for code in matches:
                match_removed(connection, code)
            people = self._gone(connection, now - guests * DAY) if guests is not None else []
            for person in people:
                person_removed(connection, person)
        return len(matches), len(people)

    def _finished(self, connection: Connection, before: float) -> list[Code]:
        m = schema.matches.c
        query = select(m.code).where(m.status == Status.OVER, m.changed < before)
        return [Code(row.code) for row in connection.execute(query)]

    def _gone(self, connection: Connection, before: float) -> list[Person]:
        p, s, m, t = schema.persons.c, schema.seats.c, schema.matches.c, schema.tokens.c
        query: Any = select(p.id).where(
            p.login.is_(None),
            p.created < before,
            ~select(s.match).where(s.person == p.id).exists(),
            ~select(m.code).where(m.host == p.id).exists(),
            ~select(t.hash).where(t.person == p.id, t.created >= before).exists(),
        )
        return [Person(row.id) for row in connection.execute(query)]


def _as_kept(kind: Kind, value: str) -> str:
    if kind is Kind.NAME:
        return plain_name(value)
    network(value)
    return value.strip()
