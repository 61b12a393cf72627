"""What one person and one address may have at once; on a real server with small limits where connections count."""

import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from bench.table_server import LANTERNS, Guest, MatchSocket, Server, serving
from table_evening import HandClock
from websockets.exceptions import ConnectionClosed

from understory.server.config import UNLIMITED, Config, Limit, Rate
from understory.server.errors import TableError
from understory.server.limits import Buckets, Places, subnet
from understory.testing import rule

SMALL = f"""
import sys
from understory.server import UNLIMITED, Config, LIMITS
from understory.server.running import serve
name, _, where = {LANTERNS!r}.partition("=")
store = sys.argv[sys.argv.index("--store") + 1]
serve(Config(store=store, port=0, extra_games=((name, where),), limits=LIMITS, **{{settings}}))
"""

LONG = "understory-record 1\ngame lanterns\nrules 1\nplayers 2\nmoves\n" + "\n" * 900_000


@contextmanager
def small(store: str, **settings: object) -> Iterator[Server]:
    """A server with these settings."""
    with serving(store, program=SMALL.replace("{settings}", repr(settings))) as server:
        yield server


def _refusal(line: MatchSocket) -> dict[str, object]:
    told: dict[str, object] = line.told()
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    return told


@rule("table.too-many-streams")
def test_one_person_listens_so_often_at_once_and_others_still_can(sqlite_store: str) -> None:
    with (
        small(sqlite_store, streams_a_person=2) as server,
        Guest(server.address, "Ada") as ada,
        Guest(server.address, "Ben") as ben,
        ExitStack() as held,
    ):
        match = ada.make("me", "me", access="public")["match"]
        for _ in range(2):
            line = held.enter_context(ada.listen(match))
            assert line.told()["type"] == "hello"
        with ada.listen(match) as third:
            told = _refusal(third)
            assert told["error"] == "table.too-many-streams"
            assert told["arguments"] == {"most": 2}
        answer = ada.call("GET", f"/api/matches/{match}/stream")
        assert (answer.status_code, answer.json()["error"]) == (429, "table.too-many-streams")
        with ben.listen(match) as other:
            assert other.told()["type"] == "hello"
        held.close()
        while True:  # the server has yet to notice that the first two are gone
            with ada.listen(match) as again:
                if again.told()["type"] == "hello":
                    break


def test_many_guests_of_one_address_share_its_streams(sqlite_store: str) -> None:
    with small(sqlite_store, streams_an_address=3) as server, ExitStack() as held:
        guests = [held.enter_context(Guest(server.address, f"Guest {n}")) for n in range(4)]
        match = guests[0].make("me", "me", access="public")["match"]
        lines = [held.enter_context(guest.listen(match)) for guest in guests]
        first = [line.told() for line in lines]
        assert [told["type"] for told in first] == ["hello"] * 3 + ["refused"]


def test_a_stream_that_ended_or_never_began_takes_no_place() -> None:
    places = Places(3, 1, 2)
    with places.place("ada", "x"), places.place("ben", "x"):
        for person, address in (("ada", "y"), ("cleo", "x")):
            with pytest.raises(TableError) as refused, places.place(person, address):
                pass
            assert refused.value.status == 429
        with places.place("cleo", "y"), pytest.raises(TableError) as full, places.place("dan", "z"):
            pass
        assert (full.value.status, full.value.error) == (503, "table.full")
    with places.place("ada", "x"), places.place(None, "x"):
        pass
    assert not places._taken


def _silent(server: Server) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=60)


@rule("table.too-many-connections")
def test_silent_connections_from_one_address_leave_room_and_are_closed(sqlite_store: str) -> None:
    with small(sqlite_store, connections_an_address=20, idle_seconds=0.5) as server, ExitStack() as held:
        lines = [held.enter_context(_silent(server)) for _ in range(30)]
        answers = [line.recv(4096) for line in lines]
        refused = [answer for answer in answers if answer]
        assert 10 <= len(refused) < 30
        assert all(answer.startswith(b"HTTP/1.1 429") and b"table.too-many-connections" in answer for answer in refused)
        assert httpx.get(f"{server.address}/healthz").is_success, "those that said nothing were closed"


def test_a_server_with_few_files_takes_no_more_connections_than_it_has_room_for(sqlite_store: str) -> None:
    with small(sqlite_store, most_connections=20, idle_seconds=0.5) as server, ExitStack() as held:
        lines = [held.enter_context(_silent(server)) for _ in range(80)]
        answers = [line.recv(4096) for line in lines]
        assert any(answer.startswith(b"HTTP/1.1 503") and b"table.full" in answer for answer in answers)
        assert httpx.get(f"{server.address}/healthz").is_success
    assert not [line for line in server.lines if '"level": "error"' in line]


@pytest.mark.parametrize("beginning", [b"", b"GET / HT", b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /he"])
def test_a_connection_on_which_no_request_is_completed_is_closed(sqlite_store: str, beginning: bytes) -> None:
    with small(sqlite_store, idle_seconds=0.2) as server, _silent(server) as line:
        line.sendall(beginning)
        while line.recv(4096):
            pass


@rule("table.too-slow")
def test_a_body_that_never_comes_is_waited_for_no_longer(sqlite_store: str) -> None:
    with small(sqlite_store, body_seconds=0.2) as server, _silent(server) as line:
        line.sendall(
            b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
        )
        assert line.recv(4096).startswith(b"HTTP/1.1 408")


def test_whoever_asks_for_much_and_takes_nothing_is_dropped(sqlite_store: str) -> None:
    with small(sqlite_store, idle_seconds=0.2) as server, Guest(server.address, "Ada") as ada, _silent(server) as line:
        kept = ada.http.post("/api/records", content=LONG, headers={"content-type": "text/plain"}).json()["record"]
        line.sendall(f"GET /api/records/{kept} HTTP/1.1\r\nhost: x\r\n\r\n".encode() * 30)
        dropped = select.poll()
        dropped.register(line, select.POLLERR | select.POLLHUP)
        assert dropped.poll(60_000)
        assert not [told for told in server.lines if '"level": "error"' in told]


def test_uploads_are_few_and_not_too_much_in_all(sqlite_store: str) -> None:
    with small(sqlite_store) as server, Guest(server.address, "Ada") as ada:
        statuses = [
            ada.http.post("/api/records", content=LONG, headers={"content-type": "text/plain"}).status_code
            for _ in range(8)
        ]
        assert statuses.count(429) >= 2


def test_what_is_kept_is_counted_in_bytes() -> None:
    clock = HandClock()
    bytes_kept = Buckets(Rate(1000, 600), clock)
    bytes_kept.take("ada", 900)
    with pytest.raises(TableError) as refused:
        bytes_kept.take("ada", 200)
    assert refused.value.arguments == {"seconds": 11}
    clock.time += 11
    bytes_kept.take("ada", 200)
    assert UNLIMITED.keys() == set(Limit)


def test_an_address_of_version_six_is_its_network() -> None:
    assert subnet("203.0.113.9") == "203.0.113.9"
    assert subnet("::ffff:203.0.113.9") == "203.0.113.9"
    assert subnet("2001:db8:1:2:3:4:5:6") == subnet("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert subnet("fe80::1%eth0") == "fe80::/64"
    assert subnet("x" * 500) == "x" * 64
    assert Config().most_connections > Config().connections_an_address
