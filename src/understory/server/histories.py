"""What is kept of a person: their games in figures, the deals of the day, all of it as a file, and none of it."""

import asyncio
import hashlib
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from understory.hosting.histories import DayDeal, FinishedGame, History, finished_game, history, played
from understory.server import schema
from understory.server.erasing import person_removed
from understory.server.errors import TableError
from understory.server.order import counted
from understory.server.people import Known, hashed
from understory.server.tables import Tables
from understory.table import entries as log
from understory.table.forms import Made, MatchInfo, SeatWish, Wishes
from understory.table.vocabulary import Access, Code, Person, Status

_DAY: Final = "day/"
"""Begins the id under which a deal of the day is made; no request of a person can have such an id (`ClientId`)."""
_BOT: Final = "level:2"
"""Who plays the deal of the day against everybody."""
_GAMES: Final = 60
"""The most games that are told in figures, the last ones."""
_KEPT: Final = 5_000
"""Games whose figures are kept in memory."""


class Histories:
    """Everybody's."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._finished: dict[str, FinishedGame | None] = {}

    def today(self) -> str:
        """The day that deals are named after, the same everywhere."""
        return datetime.fromtimestamp(self.tables.clock.now(), UTC).strftime("%Y-%m-%d")

    async def history(self, person: Person, games: Iterable[str]) -> History:
        """A person's finished games in figures, and today's deals."""
        m, s = schema.matches.c, schema.seats.c
        query = (
            select(m.info, m.client, m.host, s.seat)
            .join(schema.seats, s.match == m.code)
            .where(s.person == person, m.status == Status.OVER)
            .order_by(m.changed.desc(), s.seat)
            .limit(_GAMES)
        )
        told = []
        for row in await self.tables.store.fetch(query):
            info = msgspec.json.decode(row.info, type=MatchInfo)
            figures = await self._finished_game(info)
            if figures is not None:
                told.append(played(info, row.seat, figures, _day_of(row, person)))
        return history(told, self.today(), await self._deals(person, games))

    async def _finished_game(self, info: MatchInfo) -> FinishedGame | None:
        """A finished match in figures; it does not change any more."""
        if info.match not in self._finished:
            if len(self._finished) >= _KEPT:
                self._finished.clear()
            try:
                rows = await self.tables.store.rows(Code(info.match))
                match = await self.tables.live.opened(rows)
            except TableError:
                return None  # of a release that is not here any more
            self._finished[info.match] = await asyncio.to_thread(finished_game, match)
        return self._finished[info.match]

    async def _deals(self, person: Person, games: Iterable[str]) -> tuple[DayDeal, ...]:
        m = schema.matches.c
        names = {f"{_DAY}{game}/{self.today()}": game for game in games}
        query = select(m.client, m.code, m.status).where(m.host == person, m.client.in_(names))
        found = {row.client: row for row in await self.tables.store.fetch(query)}
        return tuple(_deal(game, found.get(name)) for name, game in names.items())

    async def deal_of_today(self, who: Known, game: str) -> Made:
        """The asker's match of today's deal: the same cards for everybody, against the same bot, once a day."""
        day = self.today()
        seats = (SeatWish("me"), SeatWish(_BOT))
        wishes = Wishes("day", game, seats, access=Access.UNLISTED, hints=False)
        seed = hashlib.sha256(f"understory deal of the day/{game}/{day}".encode()).hexdigest()
        return await self.tables.make(who, wishes, f"{_DAY}{game}/{day}", seed)

    async def export(self, who: Known) -> dict[str, Any]:
        """All that is kept of a person, as data: who they are, when they logged in, their matches with what they did
        and said there, whom they have blocked, and what they complained of."""
        store, person = self.tables.store, who.person
        p, t, s, m = schema.persons.c, schema.tokens.c, schema.seats.c, schema.matches.c
        (own,) = await store.fetch(select(p.id, p.name, p.login, p.created).where(p.id == person))
        logins = await store.fetch(select(t.created).where(t.person == person))
        seated = await store.fetch(select(s.match).where(s.person == person))
        hosted = await store.fetch(select(m.code).where(m.host == person))
        codes = sorted({row.match for row in seated} | {row.code for row in hosted})
        b, c = schema.blocked_persons.c, schema.complaints.c
        return {
            "person": dict(own._mapping),
            "logged_in": [row.created for row in logins],
            "matches": [await self._exported(Code(code), person) for code in codes],
            "blocked": [row.blocked for row in await store.fetch(select(b.blocked).where(b.person == person))],
            "complaints": [
                {"at": row.at, "match": row.match, "words": row.words}
                for row in await store.fetch(select(c.at, c.match, c.words).where(c.person == person))
            ],
        }

    async def _exported(self, code: Code, person: Person) -> dict[str, Any]:
        """A match as far as it is the person's: what everybody may know, their entries, the record when it is over."""
        m = schema.matches.c
        (row,) = await self.tables.store.fetch(select(m.info).where(m.code == code))
        rows = await self.tables.store.rows(code)
        own = [
            {"seq": row.seq, "at": row.at, "entry": msgspec.to_builtins(row.entry)}
            for row in rows
            if not isinstance(row.entry, log.Created | log.Dealt) and _is_by(row, person)  # they hold what is hidden
        ]
        told: dict[str, Any] = {"info": msgspec.json.decode(row.info), "entries": own}
        try:
            match = await self.tables.live.opened(rows)
        except TableError:
            return told
        return told | ({"record": str(match.record())} if match.over else {})

    async def remove(self, who: Known, token: str | None) -> None:
        """Nothing of the person is kept any more: what only they had to do with is gone, elsewhere they are nobody."""
        m, s = schema.matches.c, schema.seats.c
        store = self.tables.store
        seated = await store.fetch(select(s.match).where(s.person == who.person))
        hosted = await store.fetch(select(m.code).where(m.host == who.person))

        def work(connection: Connection) -> None:
            person_removed(connection, who.person)
            counted(connection)

        await store.write(work)
        for code in {row.match for row in seated} | {row.code for row in hosted}:
            self._finished.pop(code, None)
            self.tables.live.retire(Code(code))
        if token:
            self.tables.people.forget(hashed(token))


def _is_by(row: log.Row, person: Person) -> bool:
    return row.person == person or (isinstance(row.entry, log.Seated | log.Said) and row.entry.person == person)


def _day_of(row: Any, person: Person) -> str:
    """The day whose deal a match is, where it is one of this person's."""
    return str(row.client).rpartition("/")[2] if row.host == person and str(row.client).startswith(_DAY) else ""


def _deal(game: str, row: Any) -> DayDeal:
    return DayDeal(game, None, False) if row is None else DayDeal(game, row.code, row.status == Status.OVER)
