"""Small requests that are made to break something: whatever a client sends, the server is not at fault."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from bench.table_server import Guest, Server, serving
from table_evening import Evening, evening

from understory.server.errors import TableError
from understory.server.routes import ROUTES

JSON = {"content-type": "application/json"}
DEEP = (b'{"a":' * 1_200, b"[" * 8_000, b'{"name":' + b"[" * 8_000, b'{"options":' * 1_300)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page, large enough to be sent in parts."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>" + "x" * 200_000, encoding="utf-8")
    store = f"sqlite:///{tmp_path_factory.mktemp('store')}/table.db"
    with serving(store, "--unlimited", "--page", str(folder)) as running:
        yield running


def errors(server: Server) -> list[str]:
    return [line for line in server.lines if '"level": "error"' in line or '"status": 5' in line]


def test_nesting_without_end_is_unreadable_to_everybody(server: Server, ada: Guest) -> None:
    posts = {route.path.replace("{match}", "abcdefgh22") for route in ROUTES if route.method == "POST"}
    with httpx.Client(base_url=server.address) as nobody:
        for path in sorted(posts):
            for body in DEEP:
                assert nobody.post(path, content=body, headers=JSON).status_code in (400, 401, 422)
                assert ada.http.post(path, content=body, headers=JSON).status_code < 500
    assert errors(server) == []


def test_whoever_must_be_known_is_asked_for_a_name_before_the_body_is_read(server: Server) -> None:
    for route in ROUTES:
        if route.identified and route.body is not None:
            answer = httpx.request(route.method, server.address + route.path, content=b"x" * 100, headers=JSON)
            assert answer.status_code == 401, route.path


@contextmanager
def _raw(server: Server) -> Iterator[socket.socket]:
    host, _, port = server.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=60) as line:
        yield line


def _status(line: socket.socket) -> int:
    return int(line.recv(65_536).split()[1])


@pytest.mark.parametrize("path", ["/", "/index.html", "/healthz", "/api/games", "/nowhere", "/m/abcdefgh22"])
def test_a_body_where_none_belongs_is_passed_over_or_refused(server: Server, path: str) -> None:
    for size in (0, 100, 17_000, 2_000_000):
        with _raw(server) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\ncontent-length: {size}\r\n\r\n".encode())
            line.sendall(b"x" * min(size, 17_000))
            assert _status(line) in (200, 404, 413)
        with _raw(server) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n".encode())
            line.sendall(f"{size:x}\r\n".encode() + b"x" * min(size, 17_000))
            assert _status(line) in (200, 400, 404, 413)
    assert errors(server) == []


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00.js", "/" + "a" * 5000, "/..%2f..%2fetc", "/%ff%fe", "//", "/m/%00"]
)
def test_an_address_that_no_file_can_have_is_not_found(server: Server, path: str) -> None:
    with _raw(server) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\nrange: bytes=9-1\r\nif-modified-since: x\r\n\r\n".encode())
        assert _status(line) in (200, 400, 404, 416)
    assert errors(server) == []


def test_a_login_that_cannot_be_stored_is_no_login(store: str) -> None:
    with serving(store) as server, Guest(server.address, "Ada") as ada:
        for login in ("\x00", "a\x00b", "\x1f"):
            answer = ada.call("POST", "/api/session", {"login": login, "password": "\x00 or something"})
            assert answer.status_code == 422
        assert ada.call("POST", "/api/session", {"login": "nobody", "password": "\x00"}).status_code == 403
        assert errors(server) == []


def test_what_cannot_be_stored_is_refused_alone_and_breaks_nothing_else(postgres_store: str) -> None:
    async def play(here: Evening) -> None:
        people = here.room.tables.people
        with pytest.raises(TableError) as refused:
            await people.introduced("a\x00b")
        assert (refused.value.status, refused.value.error) == (422, "table.invalid")
        with pytest.raises(TableError) as refused:
            await people.logged_in("a\x00b", "x")
        assert refused.value.status == 422
        assert (await people.introduced("Ada"))[0].name == "Ada"
        assert here.room.monitor.health().store

    evening(postgres_store, play)


def test_whoever_goes_away_in_the_middle_of_an_upload_is_no_error(server: Server, ada: Guest) -> None:
    head = (
        "POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 500000\r\n"
        f"cookie: understory={ada.token}\r\n\r\n"
    )
    before = len(server.lines)
    with _raw(server) as line:
        line.sendall(head.encode() + b"x" * 10_000)
    while not [line for line in server.lines[before:] if '"route": "/api/records"' in line]:
        ada.done("GET", "/healthz")
    assert errors(server) == []
