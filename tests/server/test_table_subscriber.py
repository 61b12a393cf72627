"""A process hears of the others whatever happens to its subscription, and says so where it does not."""

import asyncio
import sqlite3

import psycopg
from bench.table_server import Guest, serving
from sqlalchemy import make_url
from table_evening import Evening, evening, until

from understory.server.actor import RETRY, Actor
from understory.server.appending import CHANNEL, Topic
from understory.server.stream import Stream
from understory.table import messages as msg

INSERT = "insert into entries (match, seq, at, body, person, client) values (%s, %s, 0, %s, '', '')"


async def _watched(here: Evening, there: Evening) -> tuple[Actor, Stream]:
    """A match that is made here and listened to there."""
    actor = await here.match("me", "guest")
    elsewhere = await there.room.tables.actor(actor.code)
    return actor, elsewhere.listen(None, None, None)


async def _said(here: Evening, actor: Actor, stream: Stream, words: str) -> None:
    """What is said here is heard there."""
    answer = await actor.ask(msg.Say(words, words), here.asker("Ada", words))
    assert isinstance(answer, msg.Accepted)
    await until(stream, lambda told: isinstance(told, msg.Speaks) and told.text == words)


def test_notifications_that_make_no_sense_are_passed_over(postgres_store: str) -> None:
    async def play(here: Evening, there: Evening) -> None:
        actor, stream = await _watched(here, there)
        await _said(here, actor, stream, "before")
        with psycopg.connect(postgres_store, autocommit=True) as connection:
            payloads = (
                "",
                "nonsense",
                "entries",
                f"entries {actor.code} x",
                f"entries {actor.code} ²",
                "session",
                "a b c d",
            )
            for payload in (*payloads, f"entries {actor.code} 9999", "entries none 3", "session none"):
                connection.execute("select pg_notify(%s, %s)", (CHANNEL, payload))
        await _said(here, actor, stream, "after")

    evening(postgres_store, play, rooms=2)


def test_what_could_not_be_read_while_the_store_was_locked_is_told_later(postgres_store: str) -> None:
    async def play(here: Evening, there: Evening) -> None:
        actor, stream = await _watched(here, there)
        other, _ = await _watched(here, there)
        await _said(here, actor, stream, "before")
        seq = actor.match.seq + 1
        with psycopg.connect(postgres_store) as locking, psycopg.connect(postgres_store, autocommit=True) as second:
            locking.execute("lock table entries in access exclusive mode")
            body = '{"kind":"said","person":"","name":"Cleo","text":"meanwhile"}'
            locking.execute(INSERT, (actor.code, seq, body))
            second.execute("select pg_notify(%s, %s)", (CHANNEL, f"{Topic.ENTRIES} {actor.code} {seq}"))
            while len(there.clock.alarms) < 2:
                await asyncio.sleep(0)
        there.clock.forward(RETRY)  # both processes had to give up
        await until(stream, lambda told: isinstance(told, msg.Speaks) and told.text == "meanwhile")
        await _said(here, other, there.room.tables.live.actors()[1].listen(None, None, None), "another match")
        await _said(here, actor, stream, "after")

    evening(postgres_store, play, rooms=2, busy_seconds=0.2)


def test_one_match_that_cannot_be_read_makes_a_process_deaf_for_no_other(postgres_store: str) -> None:
    async def play(here: Evening, there: Evening) -> None:
        broken, _ = await _watched(here, there)
        actor, stream = await _watched(here, there)
        with psycopg.connect(postgres_store, autocommit=True) as connection:
            for seq, body in ((broken.match.seq + 1, '{"kind":"moved"}'), (broken.match.seq + 2, "}")):
                connection.execute(INSERT, (broken.code, seq, body))
                connection.execute("select pg_notify(%s, %s)", (CHANNEL, f"{Topic.ENTRIES} {broken.code} {seq}"))
        await _said(here, actor, stream, "still heard")

    evening(postgres_store, play, rooms=2)


def test_health_tells_of_a_lost_subscription_until_it_is_back(postgres: str, postgres_store: str) -> None:
    name = make_url(postgres_store).database
    with (
        serving(postgres_store) as server,
        Guest(server.address, "Ada") as ada,
        psycopg.connect(postgres, autocommit=True) as admin,
    ):
        while not ada.call("GET", "/healthz").is_success:
            pass
        admin.execute(f"alter database {name} allow_connections false")
        query = "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s and query like 'listen%%'"
        assert len(admin.execute(query, (name,)).fetchall()) == 1
        while (answer := ada.call("GET", "/healthz")).is_success:
            pass
        told = answer.json()
        assert (answer.status_code, told["healthy"], told["store"], told["subscriber"]) == (503, False, True, False)
        admin.execute(f"alter database {name} allow_connections true")
        while not (answer := ada.call("GET", "/healthz")).is_success:
            pass
        assert answer.json()["subscriber"]
        assert server.stop() == 0
    assert any("the subscription was lost" in line for line in server.lines)


def test_health_tells_of_a_store_that_takes_nothing(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        monitor = here.room.monitor
        await monitor.probe()
        assert monitor.health().healthy
        other = sqlite3.connect(sqlite_store.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("begin immediate")
        task = asyncio.create_task(monitor.run())
        while monitor.health().healthy:
            await asyncio.sleep(0)
        task.cancel()
        other.execute("rollback")
        other.close()
        await monitor.probe()
        assert monitor.health().healthy

    evening(sqlite_store, play, busy_seconds=0.0)
