"""Kill the table at random moments of played matches, start it again, and see what is left.

`killed(store, times, rng, processes)` plays several matches at once over HTTP, kills a server process with SIGKILL
after a random number of answers while requests are on their way, starts it again on the same store, sends what was not
answered once more, to another process where there is one, and goes on. At the end every acknowledged move must be in
its match's record exactly once, in order.
"""

import json
import threading
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx

from bench.table_server import Guest, Server

MATCHES: Final = 3


@dataclass(slots=True)
class Toll:
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    in_flight: int = 0
    """Requests that a kill left unanswered, and that were sent again."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)


class _Table:
    """One match played by one guest for both seats, who remembers what the server acknowledged."""

    def __init__(self, guest: Guest, rng: Random, number: int) -> None:
        self.guest = guest
        self.rng = rng
        self.number = number
        self.match = ""
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[tuple[int, int, str]] = []
        self.requests = 0
        self.again = 0

    def begin(self) -> None:
        self.match = self.guest.make("me", "me")["match"]
        self.acknowledged = []

    def turn(self) -> bool:
        """One request, answered; `False` where the game is over."""
        if self.pending is None and not self._think():
            return False
        assert self.pending is not None
        answer = self.guest.call("POST", f"/api/matches/{self.match}/requests", self.pending)
        if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
            return True  # not acknowledged: it is sent again
        told = answer.json()
        assert answer.status_code == 200, f"{answer.status_code} {answer.text}"
        self.acknowledged.append((told["seq"], self.pending["seat"], self.pending["moves"][0]))
        self.pending = None
        return True

    def stands(self) -> dict[str, Any]:
        """How the match stands, after all that this table has seen, perhaps at another process."""
        seen = self.acknowledged[-1][0] if self.acknowledged else 0
        found: dict[str, Any] = self.guest.done("GET", f"/api/matches/{self.match}/situation", seat=0, seen=seen)
        return found

    def _think(self) -> bool:
        stands = self.stands()
        if stands["status"] == "over":
            return False
        seat = self.rng.choice(stands["waiting"])
        moves = self.guest.legal(self.match, seat, seen=stands["seq"])
        self.requests += 1
        self.pending = {
            "type": "move",
            "client": f"kill-{self.number}-{self.requests}",
            "seat": seat,
            "answers": stands["seq"],
            "moves": [self.rng.choice(moves)],
            "closes": 0,
        }
        return True

    def checked(self, toll: Toll) -> None:
        """Compare what was acknowledged with what the match's log tells."""
        self.stands()
        told: dict[int, list[tuple[int, str]]] = {}
        with self.guest.http.stream(
            "GET", f"/api/matches/{self.match}/stream", params={"seat": "0", "after": "0"}
        ) as stream:
            for line in stream.iter_lines():
                message = json.loads(line) if line else {}
                if message.get("type") == "situation":
                    break
                if message.get("type") == "put-down":
                    told[message["seq"]] = [(message["seat"], message.get("move") or "?")]
                if message.get("type") == "moves" and message.get("by"):
                    told[message["seq"]] = [(step["seat"], step["move"]) for step in message["steps"]]
        for seq, seat, move in self.acknowledged:
            if not any(self._same(found, seat, move) for found in told.get(seq, ())):
                toll.lost.append(f"{self.match} {seq} {seat} {move}")
        if len(told) != len(self.acknowledged):
            toll.doubled.append(f"{self.match}: {len(self.acknowledged)} acknowledged, {len(told)} told")

    def _same(self, found: tuple[int, str], seat: int, move: str) -> bool:
        return found[0] == seat and (found[1] == move or "?" in found[1])


def killed(store: str, times: int, rng: Random, processes: int = 1) -> Toll:
    """Play, kill one of the processes, start it again, so often; then compare. Whoever played at the one that was
    killed goes on at another, where there is one."""
    toll = Toll()
    servers = [Server(store, "--unlimited") for _ in range(processes)]
    places = [servers[n % processes].address for n in range(MATCHES)]
    tables = [_Table(Guest(place, f"G{n}"), Random(rng.random()), n) for n, place in enumerate(places)]
    for table in tables:
        table.begin()
    for _ in range(times):
        victim = rng.randrange(processes)
        _play_until_killed(servers[victim], tables, rng.randint(1, 12), rng.random() * 0.02)
        toll.kills += 1
        toll.in_flight += sum(table.pending is not None for table in tables)
        dead, servers[victim] = servers[victim].address, Server(store, "--unlimited")
        for table in tables:
            if str(table.guest.http.base_url).rstrip("/") == dead:
                table.guest.http.base_url = httpx.URL(servers[(victim + 1) % processes].address)
            while table.pending is not None:
                table.turn()
            if table.stands()["status"] == "over":
                _close(table, toll)
                table.begin()
    for table in tables:
        _close(table, toll)
        table.guest.http.close()
    for server in servers:
        server.stop()
    return toll


def _close(table: _Table, toll: Toll) -> None:
    table.checked(toll)
    toll.acknowledged += len(table.acknowledged)


def _play_until_killed(server: Server, tables: list[_Table], answers: int, delay: float) -> None:
    """All tables play in threads of their own; after so many answers, and a moment, the server is killed, and those who
    play at another rest."""
    enough, killed = threading.Event(), threading.Event()
    counted = threading.Semaphore(0)

    def play(table: _Table) -> None:
        try:
            while not killed.is_set() and table.turn():
                counted.release()
        except (httpx.TransportError, json.JSONDecodeError):
            pass
        finally:
            for _ in range(answers):  # a table whose game is over keeps nobody waiting
                counted.release()

    threads = [threading.Thread(target=play, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for _ in range(answers):
        counted.acquire()
    enough.wait(delay)
    server.process.kill()
    killed.set()
    for thread in threads:
        thread.join()
    server._ended()
