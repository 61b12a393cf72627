"""`python -m bench.table`: what the table withstands. Writes `bench/table.json`.

Load: 300 live matches of Lanterns on one process and SQLite, four client processes posting 150 moves a second in all
for 60 seconds, each move at its own appointed time whether or not the last was answered fast. Measured is the time from
post to answer. Then 100 kills at random moments (`bench.kill`).
"""

import argparse
import asyncio
import json
import platform
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from bench.kill import Toll, killed
from bench.table_server import serving
from understory.core import save

RESULTS: Final = Path(__file__).with_name("table.json")
MATCHES: Final = 300
RATE: Final = 150.0
SECONDS: Final = 60.0
CLIENTS: Final = 2
KILLS: Final = 100
HEIGHTS: Final = tuple(range(0, 201, 10))


class Seatings:
    """One match after another, both seats played by one guest, who chooses from views alone."""

    def __init__(self, http: httpx.AsyncClient, name: str) -> None:
        self.http = http
        self.name = name
        self.match = ""
        self.made = 0
        self.requests = 0
        self.stands: dict[str, Any] = {}

    async def begin(self) -> None:
        """A new match."""
        self.made += 1
        body = {"client": f"{self.name}-{self.made}", "game": "lanterns", "seats": [{"who": "me"}, {"who": "me"}]}
        answer = await self.http.post("/api/matches", json=body)
        self.match = answer.raise_for_status().json()["match"]
        await self.look(0)

    async def look(self, seat: int) -> None:
        """See the match as a seat does."""
        answer = await self.http.get(f"/api/matches/{self.match}/situation", params={"seat": seat})
        self.stands = answer.raise_for_status().json()

    async def ready(self) -> dict[str, Any]:
        """The next move to post."""
        if self.stands["status"] == "over":
            await self.begin()
        seat = self.stands["waiting"][0]
        if self.stands["viewer"] != seat:
            await self.look(seat)
        self.requests += 1
        move = _move(self.stands, seat)
        client = f"{self.name}-move-{self.requests}"
        return {
            "type": "move",
            "client": client,
            "seat": seat,
            "answers": self.stands["seq"],
            "move": move,
            "end": True,
        }

    async def post(self, body: dict[str, Any]) -> tuple[float, int]:
        """Seconds to the answer, and its status."""
        began = time.perf_counter()
        answer = await self.http.post(f"/api/matches/{self.match}/requests", json=body)
        seconds = time.perf_counter() - began
        await self.look(int(body["seat"]))
        return seconds, answer.status_code


def _move(stands: dict[str, Any], seat: int) -> str:
    view = stands["view"]
    lantern = view["hands"][seat]["known"][0] if view["hands"][seat]["known"] else ""
    match stands["asked"]:
        case "lanterns.return":
            return f"return {lantern}"
        case "lanterns.hang":
            taken = {hung["height"] for hung in view["hung"]}
            return f"hang {lantern} {next(height for height in HEIGHTS if height not in taken)}"
        case "lanterns.wish":
            return "pass"
        case asked:
            raise AssertionError(f"not expected: {asked}")


async def _client(address: str, number: int, matches: int, rate: float, seconds: float) -> list[tuple[float, int]]:
    """One client process: its matches take turns, a move whenever one is due."""
    limits = httpx.Limits(max_connections=matches, max_keepalive_connections=matches)
    async with httpx.AsyncClient(base_url=address, timeout=30, limits=limits) as http:
        (await http.post("/api/me", json={"name": f"client {number}"})).raise_for_status()
        tables = [Seatings(http, f"c{number}-{n}") for n in range(matches)]
        for table in tables:
            await table.begin()
        ready: asyncio.Queue[Seatings] = asyncio.Queue()
        for table in tables:
            ready.put_nowait(table)
        measured: list[tuple[float, int]] = []

        async def turn(table: Seatings) -> None:
            measured.append(await table.post(await table.ready()))
            ready.put_nowait(table)

        start = time.perf_counter()
        turns = []
        for n in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, start + n / rate - time.perf_counter()))
            turns.append(asyncio.create_task(turn(await ready.get())))
        await asyncio.gather(*turns)
        return measured


def _run_client(address: str, number: int, matches: int, rate: float, seconds: float) -> list[tuple[float, int]]:
    return asyncio.run(_client(address, number, matches, rate, seconds))


def load(matches: int, rate: float, seconds: float) -> dict[str, object]:
    """The figures of one run."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/table.db", "--unlimited", "--log-level", "warning") as server,
        ProcessPoolExecutor(CLIENTS, get_context("spawn")) as pool,
    ):
        share = [matches // CLIENTS] * CLIENTS
        runs = [pool.submit(_run_client, server.address, n, m, rate / CLIENTS, seconds) for n, m in enumerate(share)]
        measured = [answer for run in runs for answer in run.result()]
        server.stop()
    times = sorted(seconds for seconds, _ in measured)
    return {
        "live_matches": sum(share),
        "moves_posted": len(measured),
        "moves_a_second": round(len(measured) / seconds, 1),
        "errors": sum(status != 200 for _, status in measured),
        "milliseconds": {
            "median": round(times[len(times) // 2] * 1000, 1),
            "p99": round(times[int(len(times) * 0.99)] * 1000, 1),
            "worst": round(times[-1] * 1000, 1),
        },
    }


def kills(times: int, seed: int) -> dict[str, object]:
    """What was left after so many kills."""
    with tempfile.TemporaryDirectory() as folder:
        toll: Toll = killed(f"sqlite:///{folder}/table.db", times, Random(seed))
    return {
        "kills": toll.kills,
        "moves_acknowledged": toll.acknowledged,
        "requests_in_flight_when_killed": toll.in_flight,
        "acknowledged_moves_lost": toll.lost,
        "moves_made_twice": toll.doubled,
    }


def main(arguments: list[str]) -> int:
    """Measure, print, write; the exit code says whether what is promised was kept."""
    parser = argparse.ArgumentParser(prog="bench.table", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write bench/table.json")
    asked = parser.parse_args(arguments)
    report: dict[str, Any] = {"python": platform.python_version()}
    if asked.matches:
        report["load"] = load(asked.matches, asked.rate, asked.seconds)
        print(json.dumps(report["load"]))
    if asked.kills:
        report["kills"] = kills(asked.kills, asked.seed)
        print(json.dumps(report["kills"]))
    if asked.write:
        save(RESULTS, json.dumps(report, indent=2) + "\n")
        print(f"written to bench/{RESULTS.name}")
    return 0 if _kept(report) else 1


def _kept(report: dict[str, Any]) -> bool:
    load_kept = "load" not in report or (not report["load"]["errors"] and report["load"]["milliseconds"]["p99"] < 100)
    kill_kept = "kills" not in report or not (
        report["kills"]["acknowledged_moves_lost"] or report["kills"]["moves_made_twice"]
    )
    return bool(load_kept and kill_kept)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
