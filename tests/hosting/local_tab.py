"""The worker of a page, without a page: what its JavaScript does, in the same order, over a store that outlives it."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from understory.hosting.port import Port, thinker


class Killed(Exception):
    """The worker, or its whole tab, is gone."""


class Store:
    """What outlives every worker."""

    def __init__(self) -> None:
        self.rows: dict[str, list[str]] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self.kept: dict[str, str] = {}

    def append(self, appends: list[dict[str, Any]], keep: dict[str, str]) -> bool:
        """All of it or nothing; false where another tab was faster."""
        if any(len(self.rows.get(each["match"], ())) != each["seq"] - 1 for each in appends):
            return False
        for each in appends:
            self.rows.setdefault(each["match"], []).extend(each["rows"])
            self.infos[each["match"]] = json.loads(each["info"])
        self.kept.update(keep)
        return True


class Tab:
    """A page's worker: asks its port, stores, says so, tells. `mortal` decides at which moments it is killed."""

    def __init__(self, store: Store, mortal: Callable[[], bool] = lambda: False) -> None:
        self.store = store
        self.mortal = mortal
        self.port = Port()
        self.now = 1000.0
        self.heard: dict[int, list[dict[str, Any]]] = {}

    def _moment(self) -> None:
        if self.mortal():
            raise Killed

    def step(self, call: Callable[[], str]) -> dict[str, Any]:
        """A call made until nothing has to be read for it, and stored."""
        while True:
            self._moment()
            step: dict[str, Any] = json.loads(call())
            if code := step.get("read"):
                self.port.read(code, self.store.rows.get(code, [])[self.port.seq(code) :])
            elif key := step.get("fetch"):
                self.port.fetched(key, self.store.kept.get(key))
            elif key := step.get("search"):
                self.port.searched(key, thinker(self.port.searching(key)))
            else:
                self._moment()
                appends = step.get("append", [])
                if self.store.append(appends, step.get("keep", {})):
                    self._moment()
                    self.port.stored()
                    return step
                for each in appends:
                    code = each["match"]
                    self.port.read(code, self.store.rows.get(code, [])[self.port.seq(code) :])

    def request(self, method: str, target: str, body: object = "") -> tuple[int, Any]:
        """A request and its answer."""
        written = body if isinstance(body, str) else json.dumps(body)
        step = self.step(lambda: self.port.request(method, target, written, self.now))
        self.tell()
        told = step.get("body", "")
        return step["status"], json.loads(told) if told[:1] in "{[" and told else told

    def listen(self, connection: int, code: str, seat: int | None, after: int = 0) -> None:
        """Open a connection."""
        self.heard.setdefault(connection, [])
        self.step(lambda: self.port.listen(connection, code, seat, after))
        self.tell()

    def say(self, connection: int, message: dict[str, Any]) -> dict[str, Any]:
        """A message on a connection, and its answer."""
        step = self.step(lambda: self.port.hear(connection, json.dumps(message), self.now))
        self.tell()
        answered: dict[str, Any] = json.loads(step["body"])
        return answered

    def tell(self) -> None:
        """Let every connection hear what is new."""
        for connection, messages in json.loads(self.port.news()):
            self._moment()
            self.heard[connection] += [json.loads(message) for message in messages]

    def think(self, most: int = 1000) -> None:
        """Let bots think until none has to, and close what is due."""
        for _ in range(most):
            asked = self.port.questions()
            if not asked and self.port.due() is None:
                return
            for number, question in asked:
                self._moment()
                move = thinker(question)
                self.step(lambda number=number, move=move: self.port.thought(number, move, self.now))  # type: ignore[misc]
            due = self.port.due()
            if due is not None:
                self.now = max(self.now, due)
                self.step(lambda: self.port.rung(self.now))
            self.tell()

    def situation(self, connection: int) -> dict[str, Any]:
        """How things stand for a connection."""
        return next(message for message in reversed(self.heard[connection]) if message["type"] == "situation")


@pytest.fixture
def store() -> Store:
    """A store with nothing in it."""
    return Store()


def begun(tab: Tab, game: str, seats: list[dict[str, str]], client: str = "c0") -> str:
    """The code of a new match of somebody called Moss."""
    tab.request("POST", "/api/me", {"name": "Moss"})
    status, made = tab.request("POST", "/api/matches", {"client": client, "game": game, "seats": seats})
    assert status == 201, made
    code: str = made["match"]
    return code


def played(tab: Tab, connection: int, seat: int, rng: Random) -> bool:
    """One decision of the seat, made at random; false where it has none."""
    stands = tab.situation(connection)
    if stands["status"] != "playing" or seat not in stands["waiting"] or stands["held"] is not None:
        return False
    offers = stands["legal"]
    if offers is None:
        _, listed = tab.request("GET", f"/api/matches/{code_of(tab, connection)}/legal?seat={seat}&limit=50")
        moves = listed["moves"]
    else:
        moves = [offer["move"] for offer in offers]
    request = {"type": "move", "client": f"r{stands['seq']}x{rng.randrange(10**9)}", "answers": stands["seq"]}
    answer = tab.say(connection, {**request, "seat": seat, "moves": [rng.choice(moves)], "closes": 0})
    assert answer["type"] in ("accepted", "stale"), answer
    return True


def code_of(tab: Tab, connection: int) -> str:
    """The match that a connection is to."""
    greeting = next(message for message in tab.heard[connection] if message["type"] == "hello")
    code: str = greeting["match"]
    return code
