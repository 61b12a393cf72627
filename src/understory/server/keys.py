"""Keys to matches: a link that opens an unlisted one, an invitation to a seat, a seat brought to another device.

A key is random, kept as a hash, bound to one match and purpose; those for a seat can be used once and expire.
"""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select, update

from understory.server import schema
from understory.server.clock import Clock
from understory.server.errors import TableError
from understory.server.people import fresh_secret, hashed
from understory.server.store import Store
from understory.table.forms import KeyMade
from understory.table.vocabulary import Code, Purpose

INVITATION_SECONDS: Final = 7 * 86_400.0
DEVICE_SECONDS: Final = 600.0


@dataclass(frozen=True, slots=True)
class Opened:
    """What a key opens."""

    match: Code
    seat: int | None
    purpose: Purpose


class Keys:
    """All keys."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def link(self, match: Code) -> str:
        """A key that opens the match to whoever has it, as often as they like."""
        key = fresh_secret()
        await self.store.put(
            schema.keys, hash=hashed(key), match=match, seat=None, purpose=Purpose.LINK, expires=None, used=False
        )
        return key

    async def for_seat(self, match: Code, seat: int, purpose: Purpose) -> KeyMade:
        """A key to one seat, for one use."""
        key = fresh_secret()
        expires = self.clock.now() + (DEVICE_SECONDS if purpose is Purpose.DEVICE else INVITATION_SECONDS)
        await self.store.put(
            schema.keys, hash=hashed(key), match=match, seat=seat, purpose=purpose, expires=expires, used=False
        )
        return KeyMade(key, expires)

    async def opens(self, key: str) -> Opened:
        """What the key would open now, without using it."""
        k = schema.keys.c
        valid = k.used.is_(False) & (k.expires.is_(None) | (k.expires > self.clock.now()))
        found = await self.store.fetch(select(k.match, k.seat, k.purpose).where(k.hash == hashed(key), valid))
        if not found:
            raise TableError(403, "table.key-used-or-expired")
        return Opened(Code(found[0].match), found[0].seat, Purpose(found[0].purpose))

    async def links_to(self, key: str | None, match: Code) -> bool:
        """Whether the key opens the match."""
        if not key:
            return False
        k = schema.keys.c
        query = select(k.match).where(k.hash == hashed(key), k.match == match, k.purpose == Purpose.LINK)
        return bool(await self.store.fetch(query))

    async def invited(self, key: str | None, match: Code) -> Opened | None:
        """The seat that an unused invitation is for."""
        if not key:
            return None
        k = schema.keys.c
        query = select(k.match, k.seat).where(
            k.hash == hashed(key),
            k.match == match,
            k.purpose == Purpose.INVITATION,
            k.used.is_(False),
            k.expires > self.clock.now(),
        )
        found = await self.store.fetch(query)
        return Opened(Code(found[0].match), found[0].seat, Purpose.INVITATION) if found else None

    async def used(self, key: str, purpose: Purpose) -> Opened:
        """What the key opens; from now on it opens nothing any more. Of two who use it at once, one succeeds."""
        k = schema.keys.c

        def work(connection: Connection) -> Opened | None:
            change = update(schema.keys).where(
                k.hash == hashed(key), k.purpose == purpose, k.used.is_(False), k.expires > self.clock.now()
            )
            row = connection.execute(change.values(used=True).returning(k.match, k.seat)).first()
            return None if row is None else Opened(Code(row.match), row.seat, purpose)

        opened = await self.store.write(work)
        if opened is None:
            raise TableError(403, "table.key-used-or-expired")
        return opened
