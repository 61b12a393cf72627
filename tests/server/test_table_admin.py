"""`understory admin`: whoever looks after a table keeps order, while the server runs; SQLite and PostgreSQL."""

import asyncio
import json
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.table_server import LANTERNS, Guest, serving
from typer.testing import CliRunner

from understory.cli import app
from understory.server.config import Config
from understory.server.errors import TableError
from understory.server.room import Room
from understory.testing import rule

QUICK = ("--unlimited", "--probe", "0.1")


def admin(store: str, *words: str, fails: bool = False) -> str:
    """What the command prints."""
    done = CliRunner().invoke(app, ["admin", *words, "--store", store])
    assert (done.exit_code != 0) is fails, done.output
    return done.stderr if fails else done.stdout


def heard(who: Guest, match: str) -> str:
    """All that somebody is told of a match so far."""
    lines: list[str] = []
    with who.http.stream("GET", f"/api/matches/{match}/stream", params={"after": 0}) as stream:
        for line in stream.iter_lines():
            lines.append(line)
            if '"situation"' in line:
                break
    return "\n".join(lines)


def until(holds: Callable[[], bool]) -> None:
    """Ask until a running server has followed the host; it looks every tenth of a second here."""
    assert any(holds() for _ in range(5000)), "the server did not follow"


@rule("table.closed")
def test_a_closed_match_is_over_for_everybody_at_once_listening_or_not(store: str) -> None:
    with serving(store, *QUICK) as server, Guest(server.address, "Ada") as ada:
        match = ada.make("me", "me")["match"]
        assert match in admin(store, "matches", "--status", "playing")
        assert "is closed" in admin(store, "close", match, "--game", LANTERNS)
        until(lambda: ada.done("GET", f"/api/matches/{match}/situation?seat=0")["status"] == "over")
        end = ada.done("GET", f"/api/matches/{match}/situation?seat=0")["end"]
        assert end["reason"]["rule"] == "table.closed"
        assert not end["winners"]
        assert "over already" in admin(store, "close", match, "--game", LANTERNS)


def test_a_removed_match_is_found_by_nobody_and_leaves_no_row(store: str) -> None:
    with serving(store, *QUICK) as server, Guest(server.address, "Ada") as ada:
        match, other = ada.make("me", "me")["match"], ada.make("me", "me")["match"]
        admin(store, "remove-match", match)
        until(lambda: ada.call("GET", f"/api/matches/{match}/situation?seat=0").status_code == 404)
        assert [one["match"] for one in ada.done("GET", "/api/me/matches")["matches"]] == [other]
        assert "there is no match" in admin(store, "remove-match", match, fails=True)


def test_who_is_removed_is_gone_with_their_matches_and_nameless_at_those_of_others(store: str) -> None:
    with serving(store, *QUICK) as server, Guest(server.address, "Ada") as ada:
        with Guest(server.address, "Mallory") as mallory:
            alone = mallory.make("me", "greedy")["match"]
            shared = ada.make("me", "guest", access="public")["match"]
            mallory.done("POST", f"/api/matches/{shared}/seats", {"client": "a"})
            mallory.ask(shared, "say", text="something of mine")
            person = next(line.split()[0] for line in admin(store, "people", "mallo").splitlines() if "Mallory" in line)
            told = admin(store, "remove-person", person)
            assert "matches removed: 1, matches of others without the name: 1" in told
            until(lambda: mallory.call("GET", "/api/me").status_code == 401)
        assert "Mallory" not in admin(store, "people")
        assert ada.call("GET", f"/api/matches/{alone}").status_code == 404
        until(lambda: "Mallory" not in ada.call("GET", f"/api/matches/{shared}").text)
        assert ada.done("GET", f"/api/matches/{shared}/situation?seat=0")["status"] == "playing"
        assert "Mallory" not in json.dumps(ada.done("GET", "/api/me/matches"))


def test_a_blocked_name_is_refused_however_it_is_written(sqlite_store: str) -> None:
    with serving(sqlite_store, *QUICK) as server, Guest(server.address, "Ada") as ada:
        admin(sqlite_store, "block", "name", "Mallory")
        until(
            lambda: (
                ada.call("POST", "/api/me", {"name": "\N{FULLWIDTH LATIN CAPITAL LETTER M}allory"}).status_code == 422
            )
        )
        assert ada.done("POST", "/api/me", {"name": "Mall"})["name"] == "Mall"
        assert "mallory" in admin(sqlite_store, "blocked")
        admin(sqlite_store, "unblock", "name", "MALLORY")
        until(lambda: ada.call("POST", "/api/me", {"name": "Mallory"}).status_code == 200)


@rule("table.kept-out")
def test_a_blocked_network_is_kept_out_and_its_neighbours_are_not(sqlite_store: str) -> None:
    asyncio.run(_networks(sqlite_store))
    assert "write an address" in admin(sqlite_store, "block", "address", "my neighbour", fails=True)


async def _networks(sqlite_store: str) -> None:
    async with Room.opened(Config(store=sqlite_store)) as room:
        room.order.check_address("192.0.2.7")
        admin(sqlite_store, "block", "address", "192.0.2.0/24")
        admin(sqlite_store, "block", "address", "2001:db8::/32")
        await room.follow_host()
        for address in ("192.0.2.7", "2001:db8:1:2::/64"):
            with pytest.raises(TableError, match="kept-out"):
                room.order.check_address(address)
        for address in ("192.0.3.7", "2001:db9::/64", "local"):
            room.order.check_address(address)


@rule("table.not-welcome")
@rule("table.nobody-there")
def test_whoever_is_blocked_by_a_host_does_not_sit_down_and_is_not_heard_elsewhere(sqlite_store: str) -> None:
    with (
        serving(sqlite_store, *QUICK) as server,
        Guest(server.address, "Ada") as ada,
        Guest(server.address, "Mallory") as mallory,
        Guest(server.address, "Grace") as grace,
    ):
        first = ada.make("me", "guest", access="public")["match"]
        mallory.done("POST", f"/api/matches/{first}/seats", {"client": "a"})
        assert ada.call("POST", f"/api/matches/{first}/seats/1/complaints", {"words": "rude"}).status_code == 204
        assert ada.call("PUT", f"/api/matches/{first}/seats/1/block").status_code == 204
        assert ada.call("PUT", f"/api/matches/{first}/seats/0/block").status_code == 409
        told = admin(sqlite_store, "complaints")
        assert first in told
        assert "rude" in told

        second = ada.make("me", "guest", access="public")["match"]
        refused = mallory.call("POST", f"/api/matches/{second}/seats", {"client": "b"})
        assert (refused.status_code, refused.json()["error"]) == (403, "table.not-welcome")

        third = grace.make("me", "guest", "guest", access="public")["match"]
        ada.done("POST", f"/api/matches/{third}/seats", {"client": "c"})
        mallory.done("POST", f"/api/matches/{third}/seats", {"client": "d"})
        mallory.ask(third, "say", text="hello there")
        assert "hello there" in heard(grace, third)
        assert "hello there" not in heard(ada, third)
        assert ada.call("DELETE", f"/api/matches/{first}/seats/1/block").status_code == 204
        mallory.done("POST", f"/api/matches/{second}/seats", {"client": "e"})


def test_a_new_password_logs_all_devices_out(sqlite_store: str) -> None:
    with serving(sqlite_store, *QUICK) as server, Guest(server.address, "Ada") as ada:
        old = {"login": "ada.l", "password": "a very long secret"}
        ada.done("POST", "/api/account", old)
        new = {"login": "ada.l", "password": admin(sqlite_store, "password", "Ada.L").strip()}
        until(lambda: ada.call("GET", "/api/me").status_code == 401)
        assert ada.call("POST", "/api/session", old).status_code == 403
        assert ada.call("POST", "/api/session", new).status_code == 200
        assert "nobody" in admin(sqlite_store, "password", "grace", fails=True)


def test_what_is_old_is_removed_and_nothing_else(store: str) -> None:
    with serving(store, *QUICK) as server, Guest(server.address, "Ada") as ada:
        over = ada.make("me", "guest", access="public")["match"]
        ada.ask(over, "call-off")
        going = ada.make("me", "greedy")["match"]
        with Guest(server.address, "Gone"):
            pass
        assert "matches removed: 0, guests removed: 0" in admin(store, "tidy", "--finished", "1", "--guests", "1")
        assert "matches removed: 1, guests removed: 1" in admin(store, "tidy", "--finished", "0", "--guests", "0")
        assert "Gone" not in admin(store, "people")
        until(lambda: ada.call("GET", f"/api/matches/{over}").status_code == 404)
        assert ada.done("GET", f"/api/matches/{going}/situation?seat=0")["status"] == "playing"


def test_a_backup_of_a_running_table_goes_on_in_the_other_database(
    sqlite_store: str, postgres_store: str, tmp_path: Path
) -> None:
    file = tmp_path / "table.backup"
    with serving(sqlite_store, *QUICK) as server, Guest(server.address, "Ada") as ada:
        match = ada.make("me", "me")["match"]
        token, before = ada.token, ada.done("GET", f"/api/matches/{match}/situation?seat=0")
        admin(sqlite_store, "backup", str(file))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert "there already" in admin(sqlite_store, "backup", str(file), fails=True)
    admin(postgres_store, "restore", str(file))
    assert "not empty" in admin(postgres_store, "restore", str(file), fails=True)
    with serving(postgres_store, *QUICK) as server, Guest(server.address, "Ada") as ada:
        ada.http.cookies.clear()
        ada.http.cookies.set("understory", token)
        assert ada.done("GET", f"/api/matches/{match}/situation?seat=0") == before


def test_what_is_no_backup_is_refused_and_changes_nothing(sqlite_store: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"nothing of the kind")
    assert "not a whole backup" in admin(sqlite_store, "restore", str(broken), fails=True)
    assert "another version" in admin(sqlite_store, "people", fails=True)


def test_a_report_that_something_is_wrong_reaches_the_host(sqlite_store: str) -> None:
    with serving(sqlite_store) as server, Guest(server.address, "Ada") as ada:
        match = ada.make("me", "me")["match"]
        told = {"words": "The tree is gone.", "seen": '{"seq": 3}', "match": match}
        assert ada.call("POST", "/api/reports", told).status_code == 204
        assert ada.call("POST", "/api/reports", {**told, "seen": "x" * 13_000}).status_code == 422
    listed = admin(sqlite_store, "complaints")
    assert "The tree is gone." in listed
    assert match in listed


@pytest.mark.parametrize(
    ("language", "told"),
    [("fr", "tait pas exclu"), ("de", "war nicht ausgeschlossen"), ("it", "non era escluso")],
)
def test_whoever_looks_after_a_table_is_told_in_their_language(language: str, told: str, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'kept.db'}"
    with serving(store, *QUICK):
        pass
    answer = CliRunner().invoke(app, ["--language", language, "admin", "unblock", "name", "Ada", "--store", store])
    assert (answer.exit_code, answer.stdout.strip().endswith(": Ada")) == (0, True)
    assert told in answer.stdout
    listed = CliRunner().invoke(app, ["--language", language, "admin", "matches", "--store", store])
    assert "changed" not in listed.stdout
    missing = CliRunner().invoke(app, ["--language", language, "admin", "close", "nothing", "--store", store])
    assert missing.exit_code == 2
    assert "no match" not in missing.stderr
