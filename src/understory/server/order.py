"""How a host keeps order: which networks and names are kept out, and whom people do not want to play with.

Blocks lie in the store. A process reads them when it starts and when the host has changed something: the command
`understory admin` counts each change, and every process looks at that count with its probe of the store.
"""

import secrets
from enum import StrEnum
from ipaddress import ip_network
from typing import Final, TypeAlias
from unicodedata import normalize

from sqlalchemy import Connection, insert, select, update

from understory.core import OptionError
from understory.server import schema
from understory.server.clock import Clock
from understory.server.errors import TableError
from understory.server.store import Store
from understory.table.vocabulary import Code, Person

_CHANGES: Final = "host"
"""The name under which the host's changes are counted."""
Network: TypeAlias = "tuple[int, int, int]"
"""A version of the protocol, a first and a last address, as numbers."""


class Kind(StrEnum):
    """What can be blocked."""

    ADDRESS = "address"
    NAME = "name"


def network(given: str) -> Network:
    """An address, or a network of addresses, as numbers; `OptionError` where it is neither."""
    try:
        found = ip_network(given, strict=False)
    except ValueError:
        raise OptionError(
            "address", given, "write an address such as 192.0.2.7, or a network such as 192.0.2.0/24"
        ) from None
    return found.version, int(found.network_address), int(found.broadcast_address)


def plain_name(name: str) -> str:
    """A name as it is compared: however it is written, it reads the same."""
    return " ".join(normalize("NFKC", name).casefold().split())


def counted(connection: Connection) -> None:
    """Let every process know, with its next probe, that the host has changed something."""
    c = schema.changes.c
    changed = connection.execute(update(schema.changes).where(c.name == _CHANGES).values(count=c.count + 1))
    if not changed.rowcount:
        connection.execute(insert(schema.changes).values(name=_CHANGES, count=1))


class Order:
    """What is kept out, as this process knows it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._count = -1
        self._networks: tuple[Network, ...] = ()
        self._names: frozenset[str] = frozenset()

    async def changed(self) -> bool:
        """Whether the host has changed something since this was last asked; blocks are read again if so."""
        c, b = schema.changes.c, schema.blocks.c
        found = await self.store.fetch(select(c.count).where(c.name == _CHANGES))
        count = found[0].count if found else 0
        if count == self._count:
            return False
        rows = await self.store.fetch(select(b.kind, b.value))
        self._networks = tuple(network(row.value) for row in rows if row.kind == Kind.ADDRESS)
        self._names = frozenset(row.value for row in rows if row.kind == Kind.NAME)
        first, self._count = self._count < 0, count
        return not first

    def check_address(self, address: str) -> None:
        """Refuse whoever asks from a network that is kept out."""
        if not self._networks or address == "local":
            return
        version, low, high = network(address)
        if any(v == version and first <= low and high <= last for v, first, last in self._networks):
            raise TableError(403, "table.kept-out")

    def check_name(self, name: str) -> None:
        """Refuse a name that is kept out."""
        if plain_name(name) in self._names:
            raise TableError(422, "table.name")

    # ------------------------------------------------------------ between people

    async def block(self, person: Person, other: Person) -> None:
        """From now on one person has nothing to do with another."""
        await self.store.put_once(schema.blocked_persons, person=person, blocked=other, created=self.clock.now())

    async def complain(self, person: Person, other: Person, match: Code, words: str) -> None:
        """Keep what a person tells the host of another."""
        kept = {"id": secrets.token_hex(16), "at": self.clock.now(), "match": match, "words": words}
        await self.store.put(schema.complaints, person=person, about=other, **kept)

    async def report(self, person: Person, match: str, words: str) -> None:
        """Keep what a person tells the host of the table itself."""
        await self.complain(person, Person(""), Code(match), words)

    async def unblock(self, person: Person, other: Person) -> None:
        """They may meet again."""
        b = schema.blocked_persons.c

        def work(connection: Connection) -> None:
            connection.execute(schema.blocked_persons.delete().where(b.person == person, b.blocked == other))

        await self.store.write(work)

    async def blocked_by(self, other: Person) -> frozenset[Person]:
        """Those who want to have nothing to do with a person."""
        b = schema.blocked_persons.c
        found = await self.store.fetch(select(b.person).where(b.blocked == other))
        return frozenset(Person(row.person) for row in found)
