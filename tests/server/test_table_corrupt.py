"""Rows that somebody or something spoilt: they stay where they are, and harm nothing else."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from bench.table_server import Guest, serving

from understory.testing import rule


@contextmanager
def _database(store: str) -> Iterator[sqlite3.Connection]:
    database = sqlite3.connect(store.removeprefix("sqlite:///"), isolation_level=None)
    try:
        yield database
    finally:
        database.close()


def _is_unplayable(answer: httpx.Response) -> bool:
    return answer.status_code == 409 and answer.json()["error"] == "table.unplayable"


BODY = "update entries set body = ? where match = ? and seq = 5"
REPLACED = "update entries set body = replace(body, ?, ?) where match = ? and seq = 1"
SPOILS: dict[str, tuple[str, tuple[str, ...]]] = {
    "no JSON": (BODY, ("}{",)),
    "deep JSON": (BODY, ('{"kind":"dealt","moves":' + "[" * 2000,)),
    "no entry": (BODY, ('{"kind":"sung"}',)),
    "no move": (BODY, ('{"kind":"moved","seat":0,"move":"sing","by":"person"}',)),
    "no such seat": (BODY, ('{"kind":"left","seat":77}',)),
    "a gap": ("delete from entries where match = ? and seq = 5", ()),
    "no beginning": ("delete from entries where match = ? and seq = 1", ()),
    "another game": (REPLACED, ('"lanterns"', '"chess"')),
    "no seed": (REPLACED, ('"seed":"', '"seed":"zz')),
}


@rule("table.unplayable")
def test_a_log_that_makes_no_match_is_unplayable_until_it_is_mended(sqlite_store: str) -> None:
    with serving(sqlite_store, "--unlimited") as server, Guest(server.address, "Ada") as ada:
        *spoilt, well = (_talkative(ada) for _ in range(len(SPOILS) + 1))
        before = {match: ada.situation(match, 0) for match in spoilt}
        server.stop()
        with _database(sqlite_store) as database:
            kept = database.execute("select * from entries").fetchall()
            for match, (change, values) in zip(spoilt, SPOILS.values(), strict=True):
                database.execute(change, (*values, match))
        with serving(sqlite_store, "--unlimited") as again:
            ada.http.base_url = again.address
            for match, spoil in zip(spoilt, SPOILS, strict=True):
                for path in ("", "/situation", "/legal", "/stream"):
                    assert _is_unplayable(ada.call("GET", f"/api/matches/{match}{path}", seat=0)), (spoil, path)
                assert _is_unplayable(ada.ask(match, "say", text="a word")), spoil
            assert {info["match"] for info in ada.done("GET", "/api/matches")["matches"]} == {*spoilt, well}
            assert ada.ask(well, "say", text="a word").is_success
            with _database(sqlite_store) as database:
                database.execute("delete from entries where match <> ?", (well,))
                mended = [row for row in kept if row[0] != well]
                database.executemany("insert into entries values (?, ?, ?, ?, ?, ?)", mended)
            assert {match: ada.situation(match, 0) for match in spoilt} == before
            assert not [line for line in again.lines if '"status": 5' in line]


def _talkative(ada: Guest) -> str:
    """A match with a few entries that no game depends on."""
    match: str = ada.make("me", "me", access="public")["match"]
    for _ in range(3):
        assert ada.ask(match, "say", text="a word").is_success
    return match


def test_a_live_match_whose_log_was_spoilt_is_let_go_and_played_on_when_it_is_mended(sqlite_store: str) -> None:
    with serving(sqlite_store, "--unlimited") as server, Guest(server.address, "Ada") as ada:
        match = ada.make("me", "me", access="public")["match"]
        seq = ada.situation(match, 0)["seq"]
        with _database(sqlite_store) as database:
            database.execute("insert into entries values (?, ?, 0, '{}', '', '')", (match, seq + 1))
            assert _is_unplayable(ada.ask(match, "say", text="a word"))
            assert _is_unplayable(ada.call("GET", f"/api/matches/{match}"))
            database.execute("delete from entries where match = ? and seq = ?", (match, seq + 1))
        assert ada.ask(match, "say", text="a word").is_success
        assert not [line for line in server.lines if '"status": 5' in line]


def test_a_summary_that_cannot_be_read_is_left_out_of_lists(sqlite_store: str) -> None:
    with serving(sqlite_store, "--unlimited") as server, Guest(server.address, "Ada") as ada:
        broken, well = (ada.make("me", "me", access="public")["match"] for _ in range(2))
        with _database(sqlite_store) as database:
            for info in ("", "}{", "[]", '{"match": 7}', "[" * 2000):
                database.execute("update matches set info = ? where code = ?", (info, broken))
                for path in ("/api/matches", "/api/me/matches"):
                    assert [listed["match"] for listed in ada.done("GET", path)["matches"]] == [well]
        assert ada.ask(broken, "say", text="a word").is_success, "what it sums up is well"
        assert len(ada.done("GET", "/api/matches")["matches"]) == 2
