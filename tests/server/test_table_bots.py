import asyncio
import gc
import multiprocessing
import sqlite3

import msgspec
import pytest
from table_bad_bots import NAMES as BAD
from table_evening import Evening, caring, evening, move, over, until

from understory.core import Seat
from understory.core.record import verified
from understory.server.actor import Actor
from understory.server.fair import Share
from understory.table import entries as log
from understory.table import messages as msg
from understory.testing.lanterns import LANTERNS

SHARE = Share("ada", "match")


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
        assert len({await thinkers.choice(match, seat, SHARE) for _ in range(4)}) == 1

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
        here.room.tables.live.most = 1
        first = await here.match("me", "me")
        second = await here.match("me", "me")
        assert [actor.code for actor in here.room.tables.live.actors()] == [second.code]
        again = await here.room.tables.actor(first.code)
        assert again is not first
        assert again.match.seq == first.match.seq

    evening(sqlite_store, play)


@pytest.mark.parametrize("bad", [name.lower() for name in BAD])
def test_a_bot_that_does_what_none_should_is_replaced_by_a_fallback_and_the_match_goes_on(
    sqlite_store: str, bad: str
) -> None:
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
    return [applied.row.entry for applied in actor.match.applied if isinstance(applied.row.entry, log.Moved)]


def test_a_worker_that_was_killed_is_replaced_and_decides_the_same(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("me", "me", caretaker="random")
        match = actor.match.fork()
        match.seats[0] = type(match.seats[0])(match.seats[0].chair, None, "x", caring=True)
        thinkers = here.room.tables.thinkers
        first = await thinkers.choice(match, match.waiting[0], SHARE)
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        assert await thinkers.choice(match, match.waiting[0], SHARE) == first
        assert not first.fallback

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


def test_a_table_that_closes_before_a_bot_began_to_think_leaves_nothing_behind(sqlite_store: str) -> None:
    async def play(evening: Evening) -> None:
        actor = await evening.match("me", "guest")
        thinking: asyncio.Task[object] = actor._run(actor._thought(Seat(0), 0, actor.match))
        await actor.close()
        assert thinking.cancelled()
        del thinking
        gc.collect()

    evening(sqlite_store, play)
