"""The room with all its tables: makes matches, finds them, keeps the live ones, and knows who may do what there."""

import asyncio
import secrets
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import select

from understory.core import Seat, Viewer
from understory.hosting import making
from understory.hosting.making import for_asker, info_for, info_of
from understory.server import schema
from understory.server.actor import Actor, AnyMatch, Tools
from understory.server.appending import Summary
from understory.server.campaigns import CampaignsKept
from understory.server.clock import Clock
from understory.server.errors import TableError
from understory.server.feats import FeatsKept
from understory.server.keys import Keys
from understory.server.live import LiveMatches, is_code
from understory.server.metrics import Metrics
from understory.server.people import Known, People
from understory.server.presence import Presence
from understory.server.push import Push, PushKeys
from understory.server.records import Records
from understory.server.store import Store
from understory.server.thinkers import Thinkers
from understory.server.warming import Warmed
from understory.server.writing import Conflict
from understory.table import deciding, seating
from understory.table import entries as log
from understory.table.changing import Asker
from understory.table.forms import Continuation, Made, MatchInfo, Wishes
from understory.table.vocabulary import Access, Code, Person, Purpose, Shelf, Status

_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_REMATCH: Final = "rematch/"
"""Begins the id under which a rematch is made; no request of a person can have such an id (`ClientId`)."""
LISTED: Final = 100
"""The most matches in one list."""

logger: Final = structlog.get_logger("understory.tables")


def fresh_code() -> Code:
    """A name for a new match, easy to read out."""
    return Code("".join(secrets.choice(_ALPHABET) for _ in range(10)))


class Tables:
    """All matches."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        thinkers: Thinkers,
        clock: Clock,
        metrics: Metrics,
        most_live: int,
        push_keys: PushKeys | None = None,
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.warmed = Warmed(shelf)
        self.thinkers = thinkers
        self.clock = clock
        self.metrics = metrics
        self.people = People(store, clock)
        self.keys = Keys(store, clock)
        self.records = Records(store, shelf, clock)
        self.presence = Presence(store, clock)
        self.push = Push(store, clock, push_keys)
        self.live = LiveMatches(
            self.warmed,
            most_live,
            Tools(store, thinkers, clock, metrics, self.presence, summary_of, self._ended, self.push),
        )
        self.campaigns = CampaignsKept(store, clock, self.warmed, self._begin, self.actor, fresh_code, thinkers.check)
        self.feats = FeatsKept(store, self.warmed, self.actor)

    async def actor(self, code: str) -> Actor:
        """The live match of this code."""
        return await self.live.actor(code)

    async def _ended(self, code: Code, match: AnyMatch) -> None:
        """A match is over: its campaign goes on, its feats are ticked."""
        await self.campaigns.entered(code, match)
        await self.feats.entered(code, match)

    async def close(self) -> None:
        """Answer what waits, then stop."""
        await self.live.close()
        self.thinkers.close()

    # ------------------------------------------------------------ making matches

    async def make(self, who: Known, wishes: Wishes, client: str = "", seed: str = "") -> Made:
        """A new match; the same request sent again finds the one it made. `client` and `seed` are the house's own,
        where it makes a match for somebody by a name and from a deal that everybody gets."""
        created = await self._created(who, wishes)
        if seed:
            created = msgspec.structs.replace(created, seed=seed)
        client = client or wishes.client
        people = making.own_seats(who.person, who.name, wishes)
        code = fresh_code()
        try:
            await self._begin(code, created, people, client)
        except Conflict:
            code = await self._made_before(who.person, client)
        key = await self.keys.link(code) if wishes.access is Access.UNLISTED else None
        return Made(code, key)

    async def _made_before(self, host: Person, client: str) -> Code:
        """The match that the same request of the same host has made."""
        m = schema.matches.c
        found = await self.store.fetch(select(m.code).where(m.host == host, m.client == client))
        if not found:
            raise TableError(503, "table.try-again")
        return Code(found[0].code)

    async def _begin(self, code: Code, created: log.Created, people: making.People, client: str) -> None:
        first = log.Row(1, self.clock.now(), created)
        change = making.begun(await self.live.opened([first]), people, self.clock.now())
        fixed: dict[str, object] = {
            "host": created.host,
            "client": client,
            "game": created.game,
            "access": created.access,
        }
        await self.store.create(code, change.rows, summary_of(code, change.match), fixed)
        self.metrics.made.labels(created.game).inc()

    async def _created(self, who: Known, wishes: Wishes) -> log.Created:
        try:
            box = await self.warmed.box(wishes.game)
        except KeyError:
            raise TableError(404, "table.no-such-game", game=wishes.game) from None
        record = await self._before(who, wishes.after) if wishes.after else None
        return await asyncio.to_thread(making.created, box, who.person, wishes, self.thinkers.check, record)

    async def _before(self, who: Known, after: Continuation) -> str:
        """The record that a match is to go on from: one that was brought here, or that of a match that is over."""
        if not is_code(after.record):
            return await self.records.text(after.record)
        actor = await self.actor(after.record)
        await self.may_look(actor, who.person, after.key)
        if not actor.match.over:
            raise TableError(409, "table.not-over")
        return str(actor.match.record())

    async def rematch(self, actor: Actor) -> Code:
        """The same people once more, each a seat further; whoever asks second finds the same match."""
        old = actor.match
        if not old.over:
            raise TableError(409, "table.not-over")
        if old.created.campaign:
            raise TableError(409, "campaign.goes-on-there")
        if not old.rematch:
            created, people = making.once_more(old)
            code = fresh_code()
            try:
                await self._begin(code, created, people, f"{_REMATCH}{actor.code}")
            except Conflict:
                code = await self._made_before(created.host, f"{_REMATCH}{actor.code}")
            await actor.change(lambda match, now: deciding.rematched(match, code, now))
        return Code(actor.match.rematch)

    # ------------------------------------------------------------ finding matches

    async def mine(self, person: Person) -> list[MatchInfo]:
        """The person's matches, the last changed first."""
        m, s = schema.matches.c, schema.seats.c
        own = select(s.match).where(s.person == person)
        query = select(m.info).where(m.code.in_(own)).order_by(m.changed.desc()).limit(LISTED)
        found = _readable(await self.store.fetch(query))
        seats = await self.store.fetch(select(s.match, s.seat).where(s.person == person).order_by(s.seat))
        places: dict[str, list[int]] = {}
        for row in seats:
            places.setdefault(row.match, []).append(row.seat)
        return [for_asker(info, tuple(places.get(info.match, ()))) for info in found]

    async def lobby(self) -> list[MatchInfo]:
        """Public matches that are not over, the last changed first."""
        m = schema.matches.c
        query = select(m.info).where(m.access == Access.PUBLIC, m.status != Status.OVER)
        found = await self.store.fetch(query.order_by(m.changed.desc()).limit(LISTED))
        return _readable(found)

    def info(self, actor: Actor, person: Person | None) -> MatchInfo:
        """What the asker may know of a match."""
        return info_for(actor.code, actor.match, person)

    # ------------------------------------------------------------ who may do what

    async def is_open(self, actor: Actor, key: str | None) -> bool:
        """Whether somebody without a seat may look: anybody at a public match, with its link at an unlisted one."""
        access = actor.match.created.access
        return access is Access.PUBLIC or (access is Access.UNLISTED and await self.keys.links_to(key, actor.code))

    async def may_look(self, actor: Actor, person: Person | None, key: str | None) -> None:
        """Whoever sits there, and those to whom it is open; others find no match."""
        if not actor.match.seats_of(person) and not await self.is_open(actor, key):
            raise TableError(404, "table.no-such-match")

    def viewer(self, actor: Actor, person: Person | None, seat: int | None) -> Viewer:
        """The viewer that a person is when they ask to look from a seat: their own, or none."""
        if seat is None:
            return None
        if seat not in actor.match.seats_of(person):
            raise TableError(403, "table.not-your-seat", seat=seat)
        return Seat(seat)

    async def join(self, actor: Actor, asker: Asker, seat: int | None, key: str | None) -> int:
        """Take a free seat: any at a public match, any with the link of an unlisted one, one's own by invitation."""
        invited = await self.keys.invited(key, actor.code)
        if (asker.person, asker.client) in actor.match.done:
            await self.may_look(actor, asker.person, key)
        elif invited is not None and key is not None:
            if seat not in (None, invited.seat):
                raise TableError(409, "table.no-free-seat")
            seat = (await self.keys.used(key, Purpose.INVITATION)).seat
        elif actor.match.created.access is Access.INVITATION:
            raise TableError(404, "table.no-such-match")
        else:
            await self.may_look(actor, asker.person, key)
        taken = await actor.change(lambda match, now: seating.seated(match, seat, asker, now))
        if isinstance(taken, int):
            return taken
        entry = actor.match.applied[taken.seq - 1].row.entry
        assert isinstance(entry, log.Seated)  # noqa: S101  (the first entry of a change by `seated`)
        return entry.seat

    async def hand_over(self, giver: Person, to: Asker) -> None:
        """All seats of a guest go to the account they logged in to."""
        rows = await self.store.fetch(select(schema.seats.c.match).where(schema.seats.c.person == giver).distinct())
        for row in rows:
            actor = await self.actor(row.match)
            await actor.change(lambda match, now: seating.handed_over(match, match.seats_of(giver), to, now))
        await self.campaigns.hand_over(giver, to.person)


def _readable(rows: list[Any]) -> list[MatchInfo]:
    """What the rows tell of their matches; one that tells nothing is left out of the list, and noted."""
    infos = []
    for row in rows:
        try:
            infos.append(msgspec.json.decode(row.info, type=MatchInfo))
        except (msgspec.DecodeError, RecursionError):
            logger.error("the summary of a match cannot be read")
    return infos


def summary_of(code: Code, match: AnyMatch) -> Summary:
    """What is kept beside the log."""
    people = {at: sitting.person for at, sitting in enumerate(match.seats) if sitting.person}
    info: Any = msgspec.json.encode(info_of(code, match)).decode()
    return Summary(match.seq, match.status, match.applied[-1].row.at, info, people)
