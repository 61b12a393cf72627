"""A socket is worth no more than whoever opened it: after logout, leaving or losing a seat all is judged anew."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from bench.table_server import Guest, MatchSocket, Server, serving
from table_evening import HandClock
from websockets.exceptions import ConnectionClosed

from understory.server import schema
from understory.server.config import Config
from understory.server.people import ALONE, HEARING, UNHEARD
from understory.server.room import Room
from understory.server.store import Store


@contextmanager
def _socket(guest: Guest, match: str, **query: object) -> Iterator[MatchSocket]:
    with guest.listen(match, **query) as line:
        assert line.told()["type"] == "hello"
        yield line


def _goodbye(line: MatchSocket) -> str:
    why: str = line.until("goodbye")["why"]
    with pytest.raises(ConnectionClosed):
        line.recv(timeout=60)
    return why


def _private(ada: Guest, ben: Guest) -> str:
    made = ada.make("me", "guest", access="invitation")
    key = ada.done("POST", f"/api/matches/{made['match']}/seats/1/invitations")["key"]
    ben.join(made["match"], key)
    match: str = made["match"]
    return match


def test_whoever_logs_out_hears_no_more_and_can_ask_no_more(ada: Guest, ben: Guest) -> None:
    match = _private(ada, ben)
    with _socket(ben, match, seat=1) as line:
        ben.done("DELETE", "/api/session")
        assert _goodbye(line) == "gone"


def test_logging_out_at_one_process_ends_streams_at_the_others(postgres_store: str) -> None:
    with (
        serving(postgres_store) as one,
        serving(postgres_store) as two,
        Guest(one.address, "Ada") as ada,
        Guest(one.address, "Ben") as ben,
    ):
        match = _private(ada, ben)
        elsewhere = Guest(two.address, "Ben")
        elsewhere.http.cookies = ben.http.cookies
        with elsewhere, _socket(elsewhere, match, seat=1) as line:
            ben.done("DELETE", "/api/session")
            assert _goodbye(line) == "gone"
            assert elsewhere.call("GET", "/api/me").status_code == 401


@pytest.mark.parametrize(
    ("kind", "connected", "seconds"),
    [("sqlite_store", True, ALONE), ("postgres_store", True, HEARING), ("postgres_store", False, UNHEARD)],
)
def test_a_token_is_looked_up_again_sooner_where_a_logout_elsewhere_would_not_be_heard_of(
    request: pytest.FixtureRequest, kind: str, connected: bool, seconds: float
) -> None:
    async def logged_out_unheard() -> None:
        async with Store.opened(request.getfixturevalue(kind)) as store:
            clock = HandClock()
            room = Room(Config(), store, clock)
            room.subscriber.connected = connected
            people = room.tables.people
            _, token = await people.introduced("Ada")
            known = await people.known(token)
            await store.write(lambda connection: connection.execute(schema.tokens.delete()))
            clock.time += seconds - 1
            assert await people.known(token) == known
            clock.time += 1
            assert await people.known(token) is None

    asyncio.run(logged_out_unheard())


def test_whoever_looks_on_from_no_seat_and_gives_theirs_up_sees_a_private_match_no_more(ada: Guest, ben: Guest) -> None:
    match = _private(ada, ben)
    with _socket(ben, match) as line:
        assert ben.ask(match, "leave", seat=1).is_success
        assert _goodbye(line) == "gone"
    with _socket(ada, match, seat=0) as line:
        line.send(json.dumps({"type": "leave", "client": "l", "seat": 0}))
        assert _goodbye(line) == "moved"


def test_whoever_has_the_link_looks_on_after_giving_up_a_seat(ada: Guest, ben: Guest) -> None:
    made = ada.make("me", "guest")
    ben.join(made["match"], made["key"])
    with _socket(ben, made["match"], key=made["key"]) as line:
        assert ben.ask(made["match"], "leave", seat=1).is_success
        assert line.until("seat")["name"] == ""
        line.send(json.dumps({"type": "look", "seat": 1}))
        assert line.until("refused")["error"] == "table.not-your-seat"
        line.send(json.dumps({"type": "say", "client": "s", "text": "still here"}))
        assert line.until("accepted")


def test_a_seat_brought_to_another_device_is_lost_here(server: Server, ada: Guest, ben: Guest) -> None:
    match = _private(ada, ben)
    key = ben.done("POST", f"/api/matches/{match}/seats/1/device-keys")["key"]
    with _socket(ben, match, seat=1) as line, Guest(server.address, "Elsewhere") as other:
        other.done("POST", "/api/claims", {"key": key})
        assert _goodbye(line) == "moved"


def test_messages_of_somebody_who_may_no_longer_look_are_refused(ada: Guest, ben: Guest) -> None:
    match = _private(ada, ben)
    with _socket(ben, match, seat=1) as line:
        for message in ({"type": "leave", "client": "l", "seat": 1}, {"type": "say", "client": "s", "text": "boo"}):
            line.send(json.dumps(message))
        assert _goodbye(line) == "moved"
    assert ben.ask(match, "say", text="boo").status_code == 404
    assert "boo" not in json.dumps(_log(ada, match))


def _log(guest: Guest, match: str) -> list[dict[str, Any]]:
    with _socket(guest, match, seat=0, after=0) as line:
        told = []
        while (message := line.told())["type"] != "situation":
            told.append(message)
        return told
