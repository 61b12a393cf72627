"""The room with all its tables: makes matches, finds them, keeps the live ones, and knows who may do what there."""

import asyncio
import re
import secrets
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import select

from understory.bots import bot
from understory.core import Dealer, OptionError, Options, RecordError, Seat, Viewer, read, replayed
from understory.server import deciding, schema
from understory.server import entries as log
from understory.server.actor import Actor, AnyMatch, Tools
from understory.server.clock import Clock
from understory.server.deciding import Asker, Draft
from understory.server.forms import Made, MatchInfo, Wishes
from understory.server.keys import Keys
from understory.server.match import game_of, opened
from understory.server.metrics import Metrics
from understory.server.people import Known, People
from understory.server.presence import Presence
from understory.server.records import Records
from understory.server.store import Conflict, Store, Summary
from understory.server.telling import seat_infos
from understory.server.thinkers import Thinkers
from understory.server.warming import Warmed
from understory.server.words import Access, Code, Person, Purpose, Shelf, Sitter, Status, TableError

_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_CODE: Final = re.compile(r"[a-z0-9]{10}")
GOODBYE: Final = 3.0
"""Seconds in which listeners may hear that the table closes."""
LISTED: Final = 100
"""The most matches in one list."""


def fresh_code() -> Code:
    """A name for a new match, easy to read out."""
    return Code("".join(secrets.choice(_ALPHABET) for _ in range(10)))


class Tables:
    """All matches."""

    def __init__(
        self, store: Store, shelf: Shelf, thinkers: Thinkers, clock: Clock, metrics: Metrics, most_live: int
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.warmed = Warmed(shelf)
        self.thinkers = thinkers
        self.clock = clock
        self.metrics = metrics
        self.most_live = most_live
        self.people = People(store, clock)
        self.keys = Keys(store, clock)
        self.records = Records(store, shelf, clock)
        self.presence = Presence(store, clock)
        self.tools = Tools(store, thinkers, clock, metrics, self.presence, summary_of)
        self._live: dict[Code, asyncio.Task[Actor]] = {}

    # ------------------------------------------------------------ live matches

    async def actor(self, given: str) -> Actor:
        """The live match of this code; it is read from its log when it is first asked for."""
        if not _CODE.fullmatch(given):
            raise TableError(404, "table.no-such-match")
        code = Code(given)
        if code not in self._live:
            await self._make_room()
            self._live.setdefault(code, asyncio.create_task(self._read(code)))
        try:
            return await asyncio.shield(self._live[code])
        except TableError:
            self._live.pop(code, None)
            raise

    async def _read(self, code: Code) -> Actor:
        rows = await self.store.rows(code)
        if not rows:
            raise TableError(404, "table.no-such-match")
        with suppress(KeyError):  # a log of a game that is not here any more is refused when it is opened
            await self.warmed.box(game_of(rows))
        actor = Actor(code, await asyncio.to_thread(opened, self.shelf, rows), self.tools)
        self.metrics.live.inc()
        return actor

    async def _make_room(self) -> None:
        """Let go of matches that nobody looks at, those first that were left longest ago."""
        if len(self._live) < self.most_live:
            return
        ready = [(code, task.result()) for code, task in self._live.items() if task.done() and not task.exception()]
        idle = sorted(((actor.used, code, actor) for code, actor in ready if actor.idle), key=lambda found: found[:2])
        for _, code, actor in idle[: len(self._live) - self.most_live + 1]:
            self._live.pop(code, None)
            self.metrics.live.dec()
            await actor.close()

    def live(self) -> list[Actor]:
        """The matches that are live now."""
        return [task.result() for task in self._live.values() if task.done() and not task.exception()]

    async def hint(self, code: str, seq: int) -> None:
        """Another process says that a match's log goes up to `seq`."""
        task = self._live.get(Code(code))
        if task is not None:
            await (await asyncio.shield(task)).hint(seq)

    async def catch_up(self) -> None:
        """Hints may have been lost: read all live matches' logs again."""
        for actor in self.live():
            await actor.hint(actor.match.seq + 1)

    async def close_streams(self) -> None:
        """Say goodbye to everybody who listens, and wait until they have heard it, but not for long."""
        streams = [stream for actor in self.live() for stream in actor.close_streams("closing")]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(stream.left.wait() for stream in streams)), GOODBYE)

    async def close(self) -> None:
        """Answer what waits, then stop."""
        for actor in self.live():
            await actor.close()
        self.thinkers.close()

    # ------------------------------------------------------------ making matches

    async def make(self, who: Known, wishes: Wishes) -> Made:
        """A new match; the same request sent again finds the one it made."""
        created = await self._created(who, wishes)
        names = self._own_seats(who, wishes)
        code = fresh_code()
        try:
            await self._begin(code, created, {seat: (who.person, name) for seat, name in names.items()}, wishes.client)
        except Conflict:
            m = schema.matches.c
            query = select(m.code).where(m.host == who.person, m.client == wishes.client)
            found = await self.store.fetch(query)
            if not found:
                raise TableError(503, "table.try-again") from None
            code = Code(found[0].code)
        key = await self.keys.link(code) if wishes.access is Access.UNLISTED else None
        return Made(code, key)

    async def _begin(
        self, code: Code, created: log.Created, people: dict[int, tuple[Person, str]], client: str
    ) -> None:
        first = log.Row(1, self.clock.now(), created)
        draft = Draft(await asyncio.to_thread(opened, self.shelf, [first]), self.clock.now())
        draft.rows.append(first)
        for seat, (person, name) in people.items():
            draft.add(log.Seated(seat, person, name))
        draft.go_on()
        fixed: dict[str, object] = {
            "host": created.host,
            "client": client,
            "game": created.game,
            "access": created.access,
        }
        await self.store.create(code, draft.rows, summary_of(code, draft.match), fixed)
        self.metrics.made.labels(created.game).inc()

    async def _created(self, who: Known, wishes: Wishes) -> log.Created:
        try:
            box = await self.warmed.box(wishes.game)
        except KeyError:
            raise TableError(404, "table.no-such-game", game=wishes.game) from None
        spec = box.game.spec
        before = ""
        try:
            chosen = spec.chosen(len(wishes.seats), wishes.options)
            if wishes.after is not None:
                chosen, before = await self._continued(wishes)
            else:
                box.game.start(chosen)
            chairs = tuple(_chair(wish.who) for wish in wishes.seats)
            for spec_of_bot in (*(chair.bot for chair in chairs), wishes.caretaker):
                if spec_of_bot:
                    bot(spec_of_bot, box)
        except OptionError as error:
            raise TableError(422, "table.option", option=error.option, allowed=error.allowed) from None
        return log.Created(
            wishes.game,
            spec.version,
            spec.packs,
            chosen.values,
            chairs,
            wishes.access,
            who.person,
            Dealer.fresh().seed.hex(),
            wishes.caretaker or "",
            wishes.grace,
            before,
            wishes.hints,
        )

    async def _continued(self, wishes: Wishes) -> tuple[Options, str]:
        after = wishes.after
        assert after is not None  # noqa: S101  (asked by the caller)
        record = read(await self.records.text(after.record))
        if record.game != wishes.game or record.players != len(wishes.seats) or after.moves > len(record.moves):
            raise TableError(422, "record.does-not-fit", game=record.game, players=record.players)
        cut = record.cut(after.moves)
        try:
            line = await asyncio.to_thread(replayed, self.shelf(wishes.game).game, cut)
        except RecordError as error:
            raise TableError(422, "record.wrong", line=error.line) from None
        return line.options, str(cut)

    def _own_seats(self, who: Known, wishes: Wishes) -> dict[int, str]:
        """The maker's own seats, by their names: several, where people share one device."""
        return {at: wish.name or who.name for at, wish in enumerate(wishes.seats) if wish.who == "me"}

    async def rematch(self, actor: Actor) -> Code:
        """The same people once more, each a seat further; whoever asks second finds the same match."""
        old = actor.match
        if not old.over:
            raise TableError(409, "table.not-over")
        if not old.rematch:
            created, people = _once_more(old)
            code = fresh_code()
            try:
                await self._begin(code, created, people, f"rematch:{actor.code}")
            except Conflict:
                m = schema.matches.c
                found = await self.store.fetch(select(m.code).where(m.client == f"rematch:{actor.code}"))
                code = Code(found[0].code)
            await actor.change(lambda match, now: deciding.rematched(match, code, now))
        return Code(actor.match.rematch)

    # ------------------------------------------------------------ finding matches

    async def mine(self, person: Person) -> list[MatchInfo]:
        """The person's matches, the last changed first."""
        m, s = schema.matches.c, schema.seats.c
        own = select(s.match).where(s.person == person)
        query = select(m.info).where(m.code.in_(own)).order_by(m.changed.desc()).limit(LISTED)
        found = [msgspec.json.decode(row.info, type=MatchInfo) for row in await self.store.fetch(query)]
        seats = await self.store.fetch(select(s.match, s.seat).where(s.person == person).order_by(s.seat))
        places: dict[str, list[int]] = {}
        for row in seats:
            places.setdefault(row.match, []).append(row.seat)
        return [_for_asker(info, tuple(places.get(info.match, ()))) for info in found]

    async def lobby(self) -> list[MatchInfo]:
        """Public matches that are not over, the last changed first."""
        m = schema.matches.c
        query = select(m.info).where(m.access == Access.PUBLIC, m.status != Status.OVER)
        found = await self.store.fetch(query.order_by(m.changed.desc()).limit(LISTED))
        return [msgspec.json.decode(row.info, type=MatchInfo) for row in found]

    def info(self, actor: Actor, person: Person | None) -> MatchInfo:
        """What the asker may know of a match."""
        return _for_asker(info_of(actor.code, actor.match), tuple(actor.match.seats_of(person)))

    # ------------------------------------------------------------ who may do what

    async def may_look(self, actor: Actor, person: Person | None, key: str | None) -> None:
        """Whoever sits there; anybody at a public match; with its link at an unlisted one. Others find no match."""
        access = actor.match.created.access
        if actor.match.seats_of(person) or access is Access.PUBLIC:
            return
        if access is Access.UNLISTED and await self.keys.links_to(key, actor.code):
            return
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
        if (asker.person, asker.client) not in actor.match.done:
            if invited is not None and key is not None:
                if seat not in (None, invited.seat):
                    raise TableError(409, "table.no-free-seat")
                seat = (await self.keys.used(key, Purpose.INVITATION)).seat
            elif actor.match.created.access is Access.INVITATION:
                raise TableError(404, "table.no-such-match")
            else:
                await self.may_look(actor, asker.person, key)
        taken = await actor.change(lambda match, now: deciding.seated(match, seat, asker, now))
        if isinstance(taken, int):
            return taken
        entry = actor.match.chapters[taken.seq - 1].row.entry
        assert isinstance(entry, log.Seated)  # noqa: S101  (the first entry of a draft by `seated`)
        return entry.seat

    async def hand_over(self, giver: Person, to: Asker) -> None:
        """All seats of a guest go to the account they logged in to."""
        rows = await self.store.fetch(select(schema.seats.c.match).where(schema.seats.c.person == giver).distinct())
        for row in rows:
            actor = await self.actor(row.match)
            await actor.change(lambda match, now: deciding.handed_over(match, match.seats_of(giver), to, now))


def _chair(who: str) -> log.Chair:
    return log.Chair(Sitter.PERSON) if who in ("me", "guest") else log.Chair(Sitter.BOT, who)


def _once_more(old: AnyMatch) -> tuple[log.Created, dict[int, tuple[Person, str]]]:
    """The same set-up under a new seed, everybody one seat further round the table."""
    places = len(old.seats)
    further = [old.seats[(at - 1) % places] for at in range(places)]
    first = old.created
    created = log.Created(
        first.game,
        first.rules,
        first.packs,
        first.options,
        tuple(sitting.chair for sitting in further),
        first.access,
        first.host,
        Dealer.fresh().seed.hex(),
        first.caretaker,
        first.grace,
        hints=first.hints,
    )
    people = {at: (sitting.person, sitting.name) for at, sitting in enumerate(further) if sitting.person}
    return created, people


def _for_asker(info: MatchInfo, seats: tuple[int, ...]) -> MatchInfo:
    waited_for = info.status is Status.PLAYING and bool(set(seats) & set(info.waiting))
    return msgspec.structs.replace(info, mine=seats, my_turn=waited_for)


def info_of(code: Code, match: AnyMatch) -> MatchInfo:
    """What everyone who finds the match may know."""
    created = match.created
    return MatchInfo(
        code,
        created.game,
        match.status,
        created.access,
        len(match.seats),
        dict(created.options),
        seat_infos(match),
        tuple(match.waiting),
        (),
        False,
        match.commitment,
        created.caretaker or None,
        created.grace,
        match.chapters[0].row.at,
        match.chapters[-1].row.at,
        match.seq,
        match.rematch or None,
        created.hints,
    )


def summary_of(code: Code, match: AnyMatch) -> Summary:
    """What is kept beside the log."""
    people = {at: sitting.person for at, sitting in enumerate(match.seats) if sitting.person}
    info: Any = msgspec.json.encode(info_of(code, match)).decode()
    return Summary(match.seq, match.status, match.chapters[-1].row.at, info, people)
