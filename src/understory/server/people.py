"""Who is who. A person is a guest with a name, and may keep their games under a login. Tokens are random, 32 bytes;
the store holds their SHA-256 only, and passwords as argon2 hashes.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Insert, delete, select, update

from understory.server import schema
from understory.server.appending import Topic, notify
from understory.server.clock import Clock
from understory.server.errors import TableError
from understory.server.store import Store
from understory.server.writing import Conflict
from understory.table.vocabulary import Person

ALONE: Final = 600.0
"""Seconds for which a token that was looked up is known without asking the store again, where one process serves."""
HEARING: Final = 60.0
"""The same where others serve too, and this one hears of it when they log somebody out."""
UNHEARD: Final = 10.0
"""The same where it would not hear of it."""
_MOST_REMEMBERED: Final = 10_000
_AT_ONCE: Final = 500
"""Tokens asked for in one query."""


@dataclass(frozen=True, slots=True)
class Known:
    """A person the table knows."""

    person: Person
    name: str
    login: str | None


def fresh_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """A secret as it is kept: it has 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Everybody the table knows."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.remembers: Callable[[], float] = lambda: UNHEARD
        """The seconds for which a token is remembered now."""
        self.clock = clock
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(fresh_secret())
        self._remembered: dict[str, tuple[float, Known]] = {}
        self._watchers: dict[str, list[Callable[[], None]]] = {}

    async def introduced(self, name: str) -> tuple[Known, str]:
        """A new guest, and the token by which the table knows them again."""
        known = Known(Person(secrets.token_hex(16)), name, None)
        token = fresh_secret()
        now = self.clock.now()

        def work(connection: Connection) -> None:
            connection.execute(schema.persons.insert().values(id=known.person, name=name, created=now))
            connection.execute(_token(token, known.person, now))

        await self.store.write(work)
        return known, token

    async def known(self, token: str | None) -> Known | None:
        """The person whose token this is."""
        if not token:
            return None
        key = hashed(token)
        at, person = self._remembered.get(key, (0.0, None))
        if person is not None and self.clock.now() - at < self.remembers():
            return person
        p, t = schema.persons.c, schema.tokens.c
        query = select(p.id, p.name, p.login).join(schema.tokens, t.person == p.id).where(t.hash == key)
        found = await self.store.fetch(query)
        if not found:
            return None
        if len(self._remembered) >= _MOST_REMEMBERED:
            self._remembered.clear()
        person = Known(Person(found[0].id), found[0].name, found[0].login)
        self._remembered[key] = (self.clock.now(), person)
        return person

    async def renamed(self, who: Known, name: str) -> Known:
        """The same person under another name. At tables where they sit already the old one stays."""
        await self._update(who.person, name=name)
        return Known(who.person, name, who.login)

    async def registered(self, who: Known, login: str, password: str) -> tuple[Known, str]:
        """The guest with an account, all their games in it, and a new token."""
        if who.login is not None:
            raise TableError(409, "account.already", login=who.login)
        secret = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self._update(who.person, login=login.lower(), password=secret)
        except Conflict:
            raise TableError(409, "account.login-taken") from None
        return Known(who.person, who.name, login.lower()), await self._token(who.person)

    async def logged_in(self, login: str, password: str) -> tuple[Known, str]:
        """The owner of an account, and a new token. A wrong login takes as long as a wrong password."""
        p = schema.persons.c
        found = await self.store.fetch(select(p.id, p.name, p.login, p.password).where(p.login == login.lower()))
        secret = found[0].password if found else self._nobody
        if not await asyncio.to_thread(self._fits, secret, password) or not found:
            raise TableError(403, "account.wrong")
        known = Known(Person(found[0].id), found[0].name, found[0].login)
        return known, await self._token(known.person)

    async def _token(self, person: Person) -> str:
        token, now = fresh_secret(), self.clock.now()

        def work(connection: Connection) -> None:
            connection.execute(_token(token, person, now))

        await self.store.write(work)
        return token

    async def logged_out(self, token: str) -> None:
        """The token is worth nothing any more, at any process."""
        key = hashed(token)

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == key))
            notify(connection, Topic.SESSION, key)

        await self.store.write(work)
        self.forget(key)

    # ------------------------------------------------------------ sessions

    @contextmanager
    def watch(self, token: str | None, ended: Callable[[], None]) -> Iterator[None]:
        """Be called when the token is worth nothing any more."""
        if token is None:
            yield
            return
        watchers = self._watchers.setdefault(hashed(token), [])
        watchers.append(ended)
        try:
            yield
        finally:
            watchers.remove(ended)
            if not watchers:
                self._watchers.pop(hashed(token), None)

    def forget(self, key: str) -> None:
        """A token, by its hash, is worth nothing any more."""
        self._remembered.pop(key, None)
        for ended in self._watchers.get(key, ()):
            ended()

    async def recheck(self) -> None:
        """Look up again what is remembered: somebody may have been logged out elsewhere, unheard."""
        self._remembered.clear()
        watched, t = list(self._watchers), schema.tokens.c
        for some in (watched[at : at + _AT_ONCE] for at in range(0, len(watched), _AT_ONCE)):
            valid = {row.hash for row in await self.store.fetch(select(t.hash).where(t.hash.in_(some)))}
            for key in set(some) - valid:
                self.forget(key)

    def _fits(self, secret: str, password: str) -> bool:
        try:
            return self._hasher.verify(secret, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _update(self, person: Person, **values: object) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(schema.persons).where(schema.persons.c.id == person).values(values))

        await self.store.write(work)
        # Whoever was looked up while this was written may be remembered as they were before.
        self._remembered = {key: kept for key, kept in self._remembered.items() if kept[1].person != person}


def _token(token: str, person: Person, now: float) -> Insert:
    return schema.tokens.insert().values(hash=hashed(token), person=person, created=now)
