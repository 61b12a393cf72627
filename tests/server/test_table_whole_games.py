"""An evening with each game at a real server: made, joined, played, disturbed, killed, ended, checked, played on."""

import json
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bench.table_server import Guest, Server
from typer.testing import CliRunner

from understory.cli import app
from understory.games import names

LOOKED_AT = 8
"""Moves among which a player chooses."""


class Evening:
    """Two guests at one match of a game, and the server, which may be killed."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.store = f"sqlite:///{folder}/table.db"
        self.rng = Random(f"evening {game}")
        self.server = Server(self.store, "--unlimited")
        self.ada = Guest(self.server.address, "Ada")
        self.ben = Guest(self.server.address, "Ben")
        self.match = ""

    @property
    def players(self) -> tuple[Guest, Guest]:
        return self.ada, self.ben

    def stands(self, seat: int = 0) -> dict[str, Any]:
        return self.players[seat].situation(self.match, seat)

    def turn(self, end: bool = True) -> bool:
        """Somebody whose turn it is makes a move; `False` where the game is over."""
        stands = self.stands()
        if stands["status"] == "over":
            return False
        seat = self.rng.choice(stands["waiting"])
        guest = self.players[seat]
        if stands["held"] == seat:
            self.done(seat, "end")
            return True
        move = self.rng.choice(guest.legal(self.match, seat, LOOKED_AT))
        self.done(seat, "move", moves=[move], answers=stands["seq"], closes=0 if end else None)
        return True

    def done(self, seat: int, kind: str, **parts: object) -> int:
        answer = self.players[seat].ask(self.match, kind, seat=seat, **parts)
        assert answer.status_code == 200, answer.text
        seq: int = answer.json()["seq"]
        return seq

    def killed(self) -> None:
        """The server dies and is started again."""
        self.server.stop(signal.SIGKILL)
        self.server = Server(self.store, "--unlimited")
        for guest in self.players:
            guest.http.base_url = self.server.address

    def end(self) -> None:
        for guest in self.players:
            guest.http.close()
        if self.server.process.poll() is None:
            self.server.stop(signal.SIGKILL)


@pytest.mark.parametrize("game", names())
def test_an_evening(game: str, tmp_path: Path) -> None:
    evening = Evening(game, tmp_path)
    try:
        _sit_down(evening)
        _change_their_minds(evening)
        _talk(evening)
        _change_device(evening)
        _are_cut_off(evening)
        while evening.turn():
            pass
        text = _check(evening, tmp_path / "game.record")
        _play_again(evening)
        _play_on(evening, text)
        assert evening.server.stop() == 0
        assert not [line for line in evening.server.lines if '"level": "error"' in line]
    finally:
        evening.end()


def _sit_down(evening: Evening) -> None:
    evening.match = evening.ada.make("me", "guest", game=evening.game, access="invitation")["match"]
    key = evening.ada.done("POST", f"/api/matches/{evening.match}/seats/1/invitations")["key"]
    assert evening.ben.done("POST", "/api/keys", {"key": key})["match"]["game"] == evening.game
    assert evening.ben.join(evening.match, key) == 1
    assert evening.stands(1)["status"] == "playing"


def _change_their_minds(evening: Evening) -> None:
    """A move is undone freely before its turn is ended; later by consent."""
    undone = asked = False
    while not (undone and asked):
        assert evening.turn(end=False), "the game was over before anything could be undone"
        for seat in (0, 1):
            before = evening.stands(seat)
            if before["undo"] and not undone:
                evening.done(seat, "undo")
                undone = True
        if undone and not asked and evening.ada.ask(evening.match, "ask-back", seat=0).status_code == 200:
            length = evening.stands()["length"]
            evening.done(1, "answer-back", agree=True)
            assert evening.stands()["length"] < length
            asked = True


def _talk(evening: Evening) -> None:
    evening.ada.ask(evening.match, "mute", seat=1, muted=True)
    said = evening.ben.ask(evening.match, "say", text="psst").json()["seq"]
    heard = [[told["text"] for told in _told(evening, seat, said - 1) if told["type"] == "says"] for seat in (0, 1)]
    assert heard == [[], ["psst"]]


def _told(evening: Evening, seat: int, after: int) -> list[dict[str, Any]]:
    """What a seat's stream tells from an entry on, up to how things stand."""
    query = {"after": str(after), "seat": str(seat)}
    return _until(evening.players[seat], evening.match, query, lambda told: True)


def _until(
    guest: Guest, match: str, query: dict[str, str], enough: Callable[[dict[str, Any]], bool]
) -> list[dict[str, Any]]:
    """What a stream tells, up to a situation that is enough."""
    found: list[dict[str, Any]] = []
    with guest.http.stream("GET", f"/api/matches/{match}/stream", params=query) as stream:
        for line in stream.iter_lines():
            found.append(json.loads(line) if line else {"type": ""})
            if found[-1]["type"] == "situation" and enough(found[-1]):
                break
    return found


def _change_device(evening: Evening) -> None:
    key = evening.ada.done("POST", f"/api/matches/{evening.match}/seats/0/device-keys")["key"]
    phone = Guest(evening.server.address, "Ada's phone")
    assert phone.done("POST", "/api/claims", {"key": key})["seat"] == 0
    evening.ada.http.close()
    evening.ada = phone


def _are_cut_off(evening: Evening) -> None:
    for _ in range(evening.rng.randrange(1, 6)):
        evening.turn()
    before = [evening.stands(seat) for seat in (0, 1)]
    evening.killed()
    assert [evening.stands(seat) for seat in (0, 1)] == before, "what was acknowledged is there, and nothing else"


def _check(evening: Evening, path: Path) -> str:
    """The record is the game, and its deals came from the seed that was committed to."""
    text = evening.ben.call("GET", f"/api/matches/{evening.match}/record").text
    path.write_text(text)
    told = CliRunner().invoke(app, ["verify", str(path)])
    assert told.exit_code == 0, told.output
    assert evening.stands()["commitment"] in text
    return text


def _play_again(evening: Evening) -> None:
    again = evening.ben.done("POST", f"/api/matches/{evening.match}/rematch")
    assert again["seat"] == 0
    evening.match, evening.ada, evening.ben = again["match"], evening.ben, evening.ada
    assert evening.stands()["status"] == "playing"
    assert evening.turn()


def _play_on(evening: Evening, text: str) -> None:
    """The record is brought back, and bots play its end once more, while somebody looks on."""
    answer = evening.ada.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    kept = answer.raise_for_status().json()
    at = max(0, kept["moves"] - 8)
    frame = evening.ada.done("GET", f"/api/records/{kept['record']}/frames/{at}")
    after = {"record": kept["record"], "moves": at}
    match = evening.ada.make("greedy", "random", game=evening.game, access="public", after=after)["match"]
    with Guest(evening.server.address, "Cleo") as cleo:
        heard = _until(cleo, match, {"after": "0"}, lambda told: told["status"] == "over")
        assert heard[-1]["viewer"] is None
        assert heard[-1]["end"]["scores"]
        assert frame["view"]["viewer"] is None
        record = cleo.call("GET", f"/api/matches/{match}/record").text
    (path := Path(evening.store.removeprefix("sqlite:///")).with_name("on.record")).write_text(record)
    told = CliRunner().invoke(app, ["verify", str(path)])
    assert told.exit_code != 0, "its beginning was dealt elsewhere, so that nobody can vouch for its deals"
    assert "went on from another record" in told.stderr
    assert CliRunner().invoke(app, ["replay", str(path)]).exit_code == 0, "it is a whole game all the same"
