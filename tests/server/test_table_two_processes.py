import asyncio
import json
from collections.abc import Iterator
from threading import Thread
from typing import Any

import httpx
import psycopg
from bench.table_server import Guest, serving
from sqlalchemy import select
from table_evening import Evening, caring, evening, move, until

from understory.core import Seat
from understory.server import schema
from understory.server.presence import Presence


def told(lines: Iterator[str], kind: str, seq: int = 0) -> dict[str, Any]:
    """The next message of a kind on a stream, from an entry on."""
    for line in lines:
        message: dict[str, Any] = json.loads(line) if line else {"type": "", "seq": 0}
        if message["type"] == kind and message["seq"] >= seq:
            return message
    raise AssertionError("the stream ended")


def test_two_processes_on_one_postgresql_serve_one_match_to_two_players(postgres_store: str) -> None:
    with (
        serving(postgres_store) as one,
        serving(postgres_store) as two,
        Guest(one.address, "Ada") as ada,
        Guest(two.address, "Ben") as ben,
    ):
        made = ada.make("me", "guest")
        match = made["match"]
        with ada.http.stream("GET", f"/api/matches/{match}/stream", params={"seat": "0", "after": "0"}) as stream:
            heard = stream.iter_lines()
            told(heard, "situation")
            assert ben.join(match, made["key"]) == 1
            assert told(heard, "seat", 3)["name"] == "Ben", "what happens at one process is told by the other"
            _play_out(match, (ada, ben), heard)


def _play_out(match: str, guests: tuple[Guest, Guest], heard: Iterator[str]) -> None:
    while True:
        stands = guests[0].situation(match, 0)
        if stands["status"] == "over":
            break
        seat = stands["waiting"][-1]
        guest = guests[seat]
        move = guest.legal(match, seat, seen=stands["seq"])[0]
        done = guest.ask(match, "move", seat=seat, moves=[move], answers=stands["seq"], closes=0)
        assert done.status_code == 200, done.text
        told(heard, "situation", done.json()["seq"])
    assert guests[1].situation(match, 1)["end"] == guests[0].situation(match, 0)["end"]


def test_of_the_same_request_at_two_processes_one_is_applied_and_both_are_answered(postgres_store: str) -> None:
    with (
        serving(postgres_store) as one,
        serving(postgres_store) as two,
        Guest(one.address, "Ada") as ada,
        httpx.Client(base_url=two.address, cookies=ada.http.cookies, timeout=60) as elsewhere,
    ):
        for _ in range(5):
            _race(ada, elsewhere)


def _race(ada: Guest, elsewhere: httpx.Client) -> None:
    match = ada.make("me", "me")["match"]
    assert elsewhere.get(f"/api/matches/{match}/situation", params={"seat": 0}).status_code == 200
    seq = ada.situation(match, 0)["seq"]
    move = ada.legal(match, 0)[0]
    body = {"type": "move", "client": "same", "seat": 0, "answers": seq, "moves": [move]}
    answers: list[httpx.Response] = []
    path = f"/api/matches/{match}/requests"
    senders = [
        Thread(target=lambda client=client: answers.append(client.post(path, json=body)))
        for client in (ada.http, elsewhere)
    ]
    for sender in senders:
        sender.start()
    for sender in senders:
        sender.join()
    accepted = {"type": "accepted", "client": "same", "seq": seq + 1}
    assert [answer.json() for answer in answers] == [accepted, accepted]
    assert ada.situation(match, 0)["seq"] == seq + 1


def test_a_process_that_was_not_told_finds_what_the_other_did(postgres_store: str) -> None:
    with serving(postgres_store) as one, Guest(one.address, "Ada") as ada:
        match = ada.make("me", "me")["match"]
        with serving(postgres_store) as two, Guest(two.address, "Ada") as elsewhere:
            elsewhere.http.cookies = ada.http.cookies
            stands = elsewhere.situation(match, 0)
            move = elsewhere.legal(match, 0)[0]
            assert elsewhere.ask(match, "move", seat=0, moves=[move], answers=stands["seq"]).status_code == 200
            assert two.stop() == 0
        answer = ada.ask(match, "undo", seat=0)
        assert answer.status_code == 200, "a change is made on what the log holds, hint or no hint"


def test_whoever_listens_to_another_process_is_not_away_until_they_leave_it(postgres_store: str) -> None:
    async def play(here: Evening, there: Evening) -> None:
        actor = await here.match("me", "guest", caretaker="greedy", grace=30)
        elsewhere = await there.room.tables.actor(actor.code)
        ben = here.people["Ben"].person
        listening = elsewhere.listen(Seat(1), ben, None)
        waiting = here.listen(actor, "Ada")
        await move(actor, here.asker("Ada", "m1"), 0)
        while not await here.room.tables.presence.last_here(actor.code, ben):
            await asyncio.sleep(0)
        for _ in range(9):  # three times the grace, and the last sign of Ben never a grace old
            while Seat(1) not in actor._alarms:
                await asyncio.sleep(0)
            here.clock.forward(10)
            await there.room.store.write(there.room.tables.presence._beat)
        while Seat(1) not in actor._alarms:
            await asyncio.sleep(0)
        assert not actor.match.seats[1].caring, "Ben looks on at the other process"
        elsewhere.leave(listening)
        here_still = select(schema.presences.c.here).where(schema.presences.c.person == ben)
        while (await here.room.store.fetch(here_still))[0].here:
            pass
        here.clock.forward(30)
        await until(waiting, caring(1, True))
        actor.leave(waiting)

    evening(postgres_store, play, rooms=2)


def test_whoever_listened_to_a_process_that_died_is_away_since_then(postgres_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("me", "guest", caretaker="greedy", grace=30)
        ben, presence = here.people["Ben"].person, here.room.tables.presence
        dead = Presence(here.room.store, here.clock)
        await dead.note(actor.code, ben, here=True)
        assert await presence.last_here(actor.code, ben) == 1000.0
        here.clock.time = 1040.0
        assert await presence.last_here(actor.code, ben) == 1040.0, "it may only be slow"
        here.clock.time = 1100.0
        assert await presence.last_here(actor.code, ben) == 1000.0

    evening(postgres_store, play)


def test_a_process_whose_line_to_the_store_was_cut_hears_of_the_others_again(postgres_store: str) -> None:
    with (
        serving(postgres_store) as one,
        serving(postgres_store) as two,
        Guest(one.address, "Ada") as ada,
        Guest(two.address, "Ben") as ben,
    ):
        match = ada.make("me", "guest", access="public")["match"]
        with ada.http.stream("GET", f"/api/matches/{match}/stream", params={"seat": "0", "after": "0"}) as stream:
            heard = stream.iter_lines()
            told(heard, "situation")
            for words in ("first", "second"):
                with psycopg.connect(postgres_store, autocommit=True) as connection:
                    ended = connection.execute(
                        "select pg_terminate_backend(pid) from pg_stat_activity "
                        "where datname = current_database() and query like 'listen%'"
                    ).fetchall()
                assert len(ended) == 2
                seq = ben.ask(match, "say", text=words).json()["seq"]
                assert told(heard, "says", seq)["text"] == words
                assert len(_listeners(postgres_store)) == 2
        lost = [line for line in one.lines if "the subscription was lost" in line]
        assert len(lost) == 2


def _listeners(store: str) -> list[object]:
    """The lines on which processes listen, once there are two again."""
    query = "select pid from pg_stat_activity where datname = current_database() and query like 'listen%'"
    with psycopg.connect(store, autocommit=True) as connection:
        while len(found := connection.execute(query).fetchall()) < 2:
            pass
    return list(found)
