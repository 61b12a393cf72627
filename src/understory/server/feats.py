"""The books of feats: what finished matches brought, kept a row a match, and put together for a person or a pair.

A match is entered when it ends; one that ended while nobody was told, when somebody who played it opens the book.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Select, select

from understory.core import Terminal
from understory.server import schema
from understory.server.actor import Actor, AnyMatch
from understory.server.campaign_forms import Partner
from understory.server.errors import TableError
from understory.server.store import Store
from understory.server.warming import Warmed
from understory.table.forms import MatchInfo
from understory.table.vocabulary import Code, Person, Status

_AT_ONCE: Final = 50
"""The most matches that are entered late for one request."""


class FeatsKept:
    """All books."""

    def __init__(self, store: Store, warmed: Warmed, find: Callable[[str], Awaitable[Actor]]) -> None:
        self.store = store
        self.warmed = warmed
        self.find = find

    async def entered(self, code: Code, match: AnyMatch) -> None:
        """Enter a match that is over, if it is for the book; as often as it is asked for, once."""
        feats = match.box.feats
        if feats is None or not match.over:
            return
        played_out = isinstance(match.line.node, Terminal)
        day = datetime.fromtimestamp(match.applied[-1].row.at, UTC).date()
        text = feats.entered(day, code, match.line.state) if match.for_the_book and played_out else ""
        await self.store.put_once(schema.feats, match=code, text=text)

    async def texts(self, game: str, person: Person, partner: str | None) -> list[str]:
        """What the games of a person, or of a pair, brought."""
        f, m = schema.feats.c, schema.matches.c
        query = select(f.text).join(schema.matches, m.code == f.match).where(m.game == game, f.text != "")
        for one in (person, *((partner,) if partner else ())):
            query = query.where(f.match.in_(_matches_of(one)))
        return [row.text for row in await self.store.fetch(query)]

    async def catch_up(self, person: Person) -> None:
        """Enter what ended while nobody was told."""
        m, f = schema.matches.c, schema.feats.c
        late = (
            select(m.code, m.info)
            .where(m.status == Status.OVER, m.code.in_(_matches_of(person)), m.code.not_in(select(f.match)))
            .order_by(m.changed.desc())
            .limit(_AT_ONCE)
        )
        for row in await self.store.fetch(late):
            if (await self.warmed.box(msgspec.json.decode(row.info, type=MatchInfo).game)).feats is not None:
                with suppress(TableError):  # a match of other rules stays out until it can be read again
                    await self.entered(Code(row.code), (await self.find(row.code)).match)

    async def partners(self, person: Person) -> tuple[Partner, ...]:
        """With whom a person has played for a book, by name."""
        s, p, f = schema.seats.c, schema.persons.c, schema.feats.c
        query: Select[Any] = (
            select(p.id, p.name)
            .join(schema.seats, s.person == p.id)
            .join(schema.feats, f.match == s.match)
            .where(f.text != "", s.match.in_(_matches_of(person)), s.person != person)
            .distinct()
        )
        found = [Partner(row.id, row.name) for row in await self.store.fetch(query)]
        return tuple(sorted(found, key=lambda partner: partner.name.casefold()))


def _matches_of(person: str) -> Select[Any]:
    s = schema.seats.c
    return select(s.match).where(s.person == person)
