"""Every refusal of a table for many, provoked; each is a rule of the catalogue's book of the house."""

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from bench.table_server import Guest, Server
from typer.testing import CliRunner

from understory import hosting, server, table
from understory.cli import app
from understory.games.books import book, find_rule
from understory.server import thinkers
from understory.server.config import LIMITS, UNLIMITED, Config, Limit, Rate
from understory.server.web import app_for
from understory.testing import rule

SOURCES = [path for part in (server, hosting, table) for path in sorted(Path(part.__path__[0]).glob("*.py"))]
ID = re.compile(r'"((?:table|account|record)\.[a-z-]+)"')
JSON = {"content-type": "application/json"}


def error(answer: httpx.Response) -> str:
    """The id of a refusal."""
    assert not answer.is_success
    found: str = answer.json()["error"]
    return found


def test_every_id_that_the_server_may_send_can_be_looked_up_and_none_stands_there_in_vain() -> None:
    cited = {found for path in SOURCES for found in ID.findall(path.read_text(encoding="utf-8"))}
    assert sorted(found for found in cited if find_rule(found) is None) == []
    assert sorted(entry.id for entry in book("house").rules if entry.id not in cited) == []
    told = CliRunner().invoke(app, ["rules", "--id", "table.storage"])
    assert "may be sent again" in told.stdout


@rule("table.who-are-you")
@rule("table.name")
@rule("account.already")
@rule("account.login-taken")
@rule("account.wrong")
def test_who_asks(server: Server, ada: Guest, ben: Guest) -> None:
    assert error(httpx.get(f"{server.address}/api/me")) == "table.who-are-you"
    assert error(ada.call("POST", "/api/me", {"name": "  "})) == "table.name"
    account = {"login": f"ada-{id(ada)}", "password": "lantern light"}
    ada.done("POST", "/api/account", account)
    assert error(ada.call("POST", "/api/account", account)) == "account.already"
    assert error(ben.call("POST", "/api/account", account)) == "account.login-taken"
    assert error(ben.call("POST", "/api/session", account | {"password": "dark"})) == "account.wrong"


@rule("table.no-such-game")
@rule("table.option")
@rule("table.no-such-match")
@rule("table.no-such-seat")
@rule("table.no-free-seat")
@rule("table.not-your-seat")
@rule("table.not-at-this-table")
@rule("table.not-host")
@rule("table.key-used-or-expired")
def test_matches_and_seats(ada: Guest, ben: Guest) -> None:
    body = {"client": "x", "game": "lanterns", "seats": [{"who": "me"}] * 2}
    assert error(ada.call("POST", "/api/matches", body | {"game": "chess"})) == "table.no-such-game"
    assert error(ada.call("POST", "/api/matches", body | {"options": {"no": "1"}})) == "table.option"
    assert error(ada.call("GET", "/api/matches/abcdefgh22")) == "table.no-such-match"
    match = ada.make("me", "guest", access="public")["match"]
    assert error(ada.call("POST", f"/api/matches/{match}/seats/7/invitations")) == "table.no-such-seat"
    assert error(ben.call("POST", f"/api/matches/{match}/seats/1/invitations")) == "table.not-host"
    assert error(ben.call("POST", f"/api/matches/{match}/rematch")) == "table.not-at-this-table"
    assert error(ben.call("POST", f"/api/matches/{match}/seats", {"client": "s", "seat": 0})) == "table.no-free-seat"
    assert error(ben.call("GET", f"/api/matches/{match}/situation", seat=0)) == "table.not-your-seat"
    assert error(ben.call("POST", "/api/claims", {"key": "nothing"})) == "table.key-used-or-expired"


@rule("table.gathering")
@rule("table.not-over")
@rule("table.no-hints")
@rule("table.rules")
@rule("table.notation")
@rule("table.not-yet")
@rule("table.nothing-to-end")
@rule("table.nothing-to-undo")
@rule("table.nothing-to-take-back")
@rule("table.nothing-asked")
@rule("table.nothing-to-try")
def test_moves(ada: Guest) -> None:
    gathering = ada.make("me", "guest")["match"]
    why = {"type": "why", "client": "w", "seat": 0, "move": "pass"}
    assert error(ada.call("POST", f"/api/matches/{gathering}/queries", why)) == "table.nothing-to-try"
    assert error(ada.ask(gathering, "move", seat=0, moves=["pass"], answers=1)) == "table.gathering"
    match = ada.make("me", "me", hints=False)["match"]
    seq = ada.situation(match, 0)["seq"]
    assert error(ada.call("GET", f"/api/matches/{match}/record")) == "table.not-over"
    assert error(ada.call("GET", f"/api/matches/{match}/legal", seat=0, scored=True)) == "table.no-hints"
    assert error(ada.ask(match, "move", seat=0, moves=["hang L1 777"], answers=seq)) == "table.rules"
    assert error(ada.ask(match, "move", seat=0, moves=["hang the moon"], answers=seq)) == "table.notation"
    assert error(ada.ask(match, "move", seat=0, moves=["pass"], answers=seq + 1)) == "table.not-yet"
    assert error(ada.ask(match, "end", seat=0)) == "table.nothing-to-end"
    assert error(ada.ask(match, "undo", seat=0)) == "table.nothing-to-undo"
    assert error(ada.ask(match, "ask-back", seat=0)) == "table.nothing-to-take-back"
    assert error(ada.ask(match, "answer-back", seat=0, agree=True)) == "table.nothing-asked"


RECORD = "understory-record 1\ngame {game}\nrules 1\nplayers 2\nmoves\n"


@rule("record.none")
@rule("record.wrong")
@rule("record.no-such-game")
@rule("record.no-such-frame")
@rule("record.does-not-fit")
def test_records(ada: Guest) -> None:
    def upload(text: str) -> httpx.Response:
        return ada.http.post("/api/records", content=text, headers={"content-type": "text/plain"})

    assert error(upload("no record")) == "record.wrong"
    assert error(upload(RECORD.format(game="chess"))) == "record.no-such-game"
    kept = upload(RECORD.format(game="lanterns")).json()["record"]
    assert error(ada.call("GET", "/api/records/0f")) == "record.none"
    assert error(ada.call("GET", f"/api/records/{kept}/frames/99")) == "record.no-such-frame"
    body = {"client": "on", "game": "lanterns", "seats": [{"who": "me"}] * 3}
    after = {"record": kept, "moves": 0}
    assert error(ada.call("POST", "/api/matches", body | {"after": after})) == "record.does-not-fit"


@rule("table.too-large")
@rule("table.origin")
@rule("table.not-json")
@rule("table.unreadable")
@rule("table.invalid")
@rule("table.no-such-place")
@rule("table.no-such-method")
def test_the_wire(ada: Guest) -> None:
    def post(content: bytes, **headers: str) -> httpx.Response:
        return ada.http.post("/api/me", content=content, headers=JSON | headers)

    assert error(post(b"x" * 20_000)) == "table.too-large"
    assert error(post(b"{}", origin="https://elsewhere.example")) == "table.origin"
    assert error(ada.http.post("/api/me", content=b"{}", headers={"content-type": "text/plain"})) == "table.not-json"
    assert error(post(b"{")) == "table.unreadable"
    assert error(post(b"{}")) == "table.invalid"
    assert error(ada.call("GET", "/api/nowhere")) == "table.no-such-place"
    assert error(ada.call("DELETE", "/api/games")) == "table.no-such-method"


# ---------------------------------------------------------------- trouble inside


def inside(store: str, visit: Callable[[Any, httpx.AsyncClient], Awaitable[None]], **settings: Any) -> None:
    """Visit a table in this process."""
    lanterns = (("lanterns", "understory.testing.lanterns:LANTERNS"),)
    app = app_for(Config(store=store, extra_games=lanterns, **({"limits": UNLIMITED} | settings)))

    async def run() -> None:
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table", timeout=60) as http:
                (await http.post("/api/me", json={"name": "Ada"})).raise_for_status()
                await visit(app.state.room, http)

    asyncio.run(run())


async def made(http: httpx.AsyncClient, game: str = "lanterns") -> str:
    body = {"client": "m", "game": game, "seats": [{"who": "me"}] * 2}
    match: str = (await http.post("/api/matches", json=body)).raise_for_status().json()["match"]
    return f"/api/matches/{match}"


@rule("table.full")
def test_no_room_for_a_further_listener(sqlite_store: str) -> None:
    async def visit(_room: Any, http: httpx.AsyncClient) -> None:
        assert error(await http.get(f"{await made(http)}/stream")) == "table.full"

    inside(sqlite_store, visit, most_streams=0)


@rule("table.too-often")
def test_once_a_minute(sqlite_store: str) -> None:
    async def visit(_room: Any, http: httpx.AsyncClient) -> None:
        assert (await http.post("/api/me", json={"name": "Once"})).is_success
        assert error(await http.post("/api/me", json={"name": "Twice"})) == "table.too-often"

    inside(sqlite_store, visit, limits={**LIMITS, Limit.INTRODUCING: Rate(1, 1)})


@rule("table.storage")
@rule("table.broken")
def test_a_store_that_fails_and_a_mistake_of_the_tables_own(sqlite_store: str) -> None:
    async def visit(room: Any, http: httpx.AsyncClient) -> None:
        match = await made(http)
        other = sqlite3.connect(sqlite_store.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("begin immediate")
        assert error(await http.post(f"{match}/requests", json={"type": "say", "client": "s", "text": "a"})) == (
            "table.storage"
        )
        other.close()
        room.tables.records = None
        assert error(await http.get("/api/records/0f")) == "table.broken"

    inside(sqlite_store, visit, busy_seconds=0.0)


@rule("table.try-again")
def test_a_listing_that_takes_too_long(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "LISTING", 0.0)

    async def visit(_room: Any, http: httpx.AsyncClient) -> None:
        match = await made(http, "kodama")  # its places are listed by a worker
        (seat,) = (await http.get(match)).json()["waiting"]
        assert error(await http.get(f"{match}/legal?seat={seat}")) == "table.try-again"

    inside(sqlite_store, visit)


@rule("table.unplayable")
def test_a_match_of_other_rules(sqlite_store: str) -> None:
    async def visit(room: Any, http: httpx.AsyncClient) -> None:
        match = await made(http)
        with sqlite3.connect(sqlite_store.removeprefix("sqlite:///")) as database:
            database.execute("""update entries set body = replace(body, '"rules":1', '"rules":99') where seq = 1""")
        database.close()
        assert error(await http.get(match)) == "table.unplayable"

    inside(sqlite_store, visit)
