import asyncio
import multiprocessing
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from table_bad_bots import NAMES as BAD

from understory.core import verified
from understory.server import entries as log
from understory.server import messages as msg
from understory.server.actor import Actor, Stream
from understory.server.config import UNLIMITED, Config
from understory.server.deciding import Asker
from understory.server.forms import SeatWish, Wishes
from understory.server.people import Known
from understory.server.room import Room
from understory.server.words import Access
from understory.testing.lanterns import LANTERNS

GAMES = (
    ("lanterns", "understory.testing.lanterns:LANTERNS"),
    *((name.lower(), f"table_bad_bots:{name}") for name in BAD),
)


BOT_SECONDS = 0.5


@dataclass
class Alarm:
    at: float
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass
class HandClock:
    """A clock that is put forward by hand."""

    time: float = 1000.0
    alarms: list[Alarm] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        self.alarms.append(Alarm(self.time + seconds, call))
        return self.alarms[-1]

    def forward(self, seconds: float) -> None:
        self.time += seconds
        due = [alarm for alarm in self.alarms if alarm.at <= self.time and not alarm.cancelled]
        self.alarms = [alarm for alarm in self.alarms if alarm not in due]
        for alarm in due:
            alarm.call()


class Evening:
    """A room with Ada and Ben in it."""

    def __init__(self, room: Room, clock: HandClock) -> None:
        self.room = room
        self.clock = clock
        self.people: dict[str, Known] = {}

    async def match(self, *seats: str, game: str = "lanterns", **wishes: Any) -> Actor:
        """A public match of Ada's, the guests' seats taken by Ben."""
        for name in ("Ada", "Ben"):
            self.people[name], _ = await self.room.tables.people.introduced(name)
        wanted = Wishes("c", game, tuple(SeatWish(who) for who in seats), access=Access.PUBLIC, **wishes)
        made = await self.room.tables.make(self.people["Ada"], wanted)
        actor = await self.room.tables.actor(made.match)
        if "guest" in seats:
            await self.room.tables.join(actor, self.asker("Ben"), None, None)
        return actor

    def asker(self, name: str, client: str = "join") -> Asker:
        return Asker(self.people[name].person, name, client)

    def listen(self, actor: Actor, name: str) -> Stream:
        person = self.people[name].person
        return actor.listen(actor.match.seats_of(person)[0], person, None)


def evening(store: str, play: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = HandClock()
        config = Config(store=store, limits=UNLIMITED, extra_games=GAMES, bot_seconds=BOT_SECONDS)
        async with Room.opened(config, clock) as room:
            await asyncio.wait_for(play(Evening(room, clock)), 100)

    asyncio.run(run())


async def until(stream: Stream, wanted: Callable[[msg.FromTable], bool]) -> msg.FromTable:
    """Listen until something is told."""
    async for batch in stream.batches():
        for message in batch:
            if wanted(message):
                return message
    raise AssertionError("the stream ended")


def over(message: msg.FromTable) -> bool:
    return isinstance(message, msg.Situation) and message.end is not None


def caring(seat: int, now: bool) -> Callable[[msg.FromTable], bool]:
    return lambda told: isinstance(told, msg.Caretaking) and (told.seat, told.caring) == (seat, now)


async def move(actor: Actor, asker: Asker, seat: int) -> None:
    match = actor.match
    legal = match.game.legal(match.line.state, match.waiting[match.waiting.index(seat)])
    first = str(next(iter(legal)))
    answer = await actor.ask(msg.Move(asker.client, match.seq, seat, first, end=True), asker)
    assert isinstance(answer, msg.Accepted), answer


def test_bots_play_a_whole_match_in_worker_processes_and_its_deals_can_be_checked(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("greedy", "random", "greedy")
        stream = actor.listen(None, None, 0)
        await until(stream, over)
        assert verified(LANTERNS.game, actor.match.record()) >= 9
        actor.leave(stream)

    evening(sqlite_store, play)


def test_the_same_position_gets_the_same_choice_from_a_bot_whenever_it_is_asked(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("me", "me")
        match = actor.match.fork()
        match.seats[0] = type(match.seats[0])(match.seats[0].chair, None, "x", caring=True)
        match.created = msgspec.structs.replace(match.created, caretaker="random")
        thinkers = here.room.tables.thinkers
        seat = match.waiting[0]
        assert len({await thinkers.choice(match, seat) for _ in range(4)}) == 1

    evening(sqlite_store, play)


def test_a_caretaker_sits_down_after_the_grace_period_and_gets_up_when_the_person_returns(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("me", "guest", caretaker="greedy", grace=30)
        waiting = here.listen(actor, "Ada")
        await move(actor, here.asker("Ada", "m1"), 0)
        here.clock.forward(29)
        assert actor.match.waiting == (1,)
        here.clock.forward(1)
        await until(waiting, caring(1, True))
        await until(waiting, lambda told: isinstance(told, msg.Situation) and 1 not in told.waiting)
        back = here.listen(actor, "Ben")
        await until(waiting, caring(1, False))
        assert not actor.match.seats[1].caring
        actor.leave(back)
        actor.leave(waiting)

    evening(sqlite_store, play)


def test_nobody_is_replaced_while_nobody_waits_or_where_the_table_did_not_agree(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        alone = await here.match("me", "guest", caretaker="greedy", grace=30)
        here.clock.forward(10_000)
        assert here.clock.alarms == []
        assert not any(sitting.caring for sitting in alone.match.seats)
        strict = await here.match("me", "guest", grace=30)
        stream = here.listen(strict, "Ada")
        here.clock.forward(10_000)
        assert not any(sitting.caring for sitting in strict.match.seats)
        strict.leave(stream)

    evening(sqlite_store, play)


def test_whoever_leaves_for_good_is_replaced_at_once_and_the_match_goes_on(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("me", "guest", caretaker="greedy", grace=30)
        watching = here.listen(actor, "Ada")
        answer = await actor.ask(msg.Leave("bye", 1), here.asker("Ben", "bye"))
        assert isinstance(answer, msg.Accepted)
        await until(watching, caring(1, True))
        while not actor.match.over:
            if 0 in actor.match.waiting:
                await move(actor, here.asker("Ada", f"m{actor.match.seq}"), 0)
            else:
                await until(watching, lambda told: isinstance(told, msg.Situation) and 1 not in told.waiting)
        actor.leave(watching)

    evening(sqlite_store, play)


def test_matches_that_nobody_looks_at_are_let_go_and_found_again(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        here.room.tables.most_live = 1
        first = await here.match("me", "me")
        second = await here.match("me", "me")
        assert [actor.code for actor in here.room.tables.live()] == [second.code]
        again = await here.room.tables.actor(first.code)
        assert again is not first
        assert again.match.seq == first.match.seq

    evening(sqlite_store, play)


@pytest.mark.parametrize("bad", [name.lower() for name in BAD])
def test_a_bot_that_does_what_none_should_is_stood_in_for_and_the_match_goes_on(sqlite_store: str, bad: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("greedy", "random", game=bad, caretaker="random")
        stream = actor.listen(None, None, 0)
        await until(stream, caring(0, True))
        await until(stream, over)
        movers = {entry.seat: set[str]() for entry in _moves(actor)}
        for entry in _moves(actor):
            movers[entry.seat].add(entry.by)
        assert movers == {0: {"caretaker"}, 1: {"bot"}}
        actor.leave(stream)

    evening(sqlite_store, play)


def _moves(actor: Actor) -> list[log.Moved]:
    return [chapter.row.entry for chapter in actor.match.chapters if isinstance(chapter.row.entry, log.Moved)]


def test_a_worker_that_was_killed_is_replaced_and_decides_the_same(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("me", "me", caretaker="random")
        match = actor.match.fork()
        match.seats[0] = type(match.seats[0])(match.seats[0].chair, None, "x", caring=True)
        thinkers = here.room.tables.thinkers
        first = await thinkers.choice(match, match.waiting[0])
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        assert await thinkers.choice(match, match.waiting[0]) == first
        assert not first.stood_in

    evening(sqlite_store, play)


def test_a_bot_decides_again_where_its_move_could_not_be_stored(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        database = sqlite3.connect(sqlite_store.removeprefix("sqlite:///"), isolation_level=None)
        full = "create trigger full before insert on entries when new.seq > 4 begin select raise(fail, 'full'); end"
        database.execute(full)
        actor = await here.match("me", "random")
        stream = here.listen(actor, "Ada")
        while not here.clock.alarms:
            await asyncio.sleep(0)
        assert _moves(actor) == []
        database.execute("drop trigger full")
        database.close()
        here.clock.forward(5)
        await until(stream, lambda told: isinstance(told, msg.Situation) and 1 not in told.waiting)
        actor.leave(stream)

    evening(sqlite_store, play)
