"""A store that the first release left behind goes on in this one: nothing is lost, what was half played goes on."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from bench.table_server import Guest, serving

LEFT: Final = Path(__file__).parents[1] / "golden" / "released" / "table_1.sql"
"""Two matches of Lanterns, one over and one of seq 10, and one of Kodama 3D of seq 17, all of one guest."""
TOKEN: Final = "IJ6vc4YjhAcqptRNVqrPTkDAWAEs44nFX5hfNCMtJfI"  # noqa: S105  (a guest of that store, and of no other)
OVER: Final = "dy532b2cgw"
HALF: Final = "3ag96sgb8a"
TREES: Final = "f6abjv7wrr"


def test_matches_of_the_first_release_are_found_and_played_on(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    with sqlite3.connect(path) as store:
        store.executescript(LEFT.read_text(encoding="utf-8"))
    store.close()
    with serving(f"sqlite:///{path}", "--unlimited") as server, Guest(server.address, "Ada") as ada:
        ada.http.cookies.clear()
        ada.http.cookies.set("understory", TOKEN)
        assert ada.done("GET", "/api/me")["name"] == "Ada"
        assert ada.situation(OVER, 0)["status"] == "over"
        assert "lanterns" in ada.call("GET", f"/api/matches/{OVER}/record").text
        for match, seq in ((HALF, 10), (TREES, 17)):
            stands = ada.situation(match, 0)
            assert stands["seq"] == seq
            played_on(ada, match, stands)


def played_on(ada: Guest, match: str, stands: dict[str, Any]) -> None:
    """One move of whoever is waited for."""
    seat = stands["waiting"][0]
    move = ada.legal(match, seat)[0]
    made = ada.ask(match, "move", seat=seat, answers=stands["seq"], moves=[move], closes=0)
    assert made.status_code == 200, made.text
    assert ada.situation(match, 0)["seq"] > stands["seq"]
