"""`python -m bench.table`: what the table withstands. Writes `bench/table.json`.

Load (`bench.load`): 300 live matches on one process and SQLite, as many of each game, both players of each listening on
sockets, 150 moves posted a second in all for 60 seconds. Then 100 kills at random moments (`bench.kill`).
"""

import argparse
import json
import platform
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from operator import add
from os import cpu_count, getloadavg
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.kill import Toll, killed
from bench.load import ONE_SEED, Figures, cpu_seconds, run
from bench.table_server import serving
from understory.core.files import save
from understory.games import names

RESULTS: Final = Path(__file__).with_name("table.json")
MATCHES: Final = 300
RATE: Final = 150.0
SECONDS: Final = 60.0
KILLS: Final = 100
PROMISED: Final = 100.0
"""Milliseconds from post to answer, 99 times of 100."""


def load(matches: int, rate: float, seconds: float, seed: int) -> dict[str, object]:
    """The figures of one run. The load average beforehand says what else the machine was busy with."""
    busy = getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/table.db", "--unlimited", "--log-level", "warning", program=ONE_SEED) as server,
        ProcessPoolExecutor(1, get_context("spawn")) as clients,
    ):
        figures: Figures = clients.submit(
            run, server.address, server.process.pid, matches, rate, seconds, seed
        ).result()
        used = cpu_seconds(server.process.pid) - figures.server_before
        server.stop()
    times = figures.answers
    return {
        "live_matches": matches,
        "games": list(names()),
        "sockets": 2 * matches,
        "moves_posted": len(times),
        "moves_a_second": round(len(times) / figures.seconds, 1),
        "errors": len(figures.errors),
        "first_errors": figures.errors[:3],
        "matches_played_to_their_end": figures.games,
        "milliseconds_from_post_to_answer": _spread(times),
        "milliseconds_a_post_was_late_at_the_clients": _spread(figures.late),
        "milliseconds_from_appointed_moment_to_answer": _spread(list(map(add, figures.late, times))),
        "server_milliseconds_of_processor_a_post": round(used / len(times) * 1000, 2),
        "processors": cpu_count(),
        "load_average_before": round(busy, 2),
    }


def _spread(seconds: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(each * 1000 for each in seconds)
    places = {"median": len(ordered) // 2, "p99": int(len(ordered) * 0.99), "worst": -1}
    return {name: round(ordered[at], 1) for name, at in places.items()}


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
    parser.add_argument("--write", action="store_true", help="write bench/table.json; what was not measured stays")
    asked = parser.parse_args(arguments)
    report: dict[str, Any] = {"python": platform.python_version()}
    if asked.matches:
        report["load"] = load(asked.matches, asked.rate, asked.seconds, asked.seed)
        print(json.dumps(report["load"]))
    if asked.kills:
        report["kills"] = kills(asked.kills, asked.seed)
        print(json.dumps(report["kills"]))
    if asked.write:
        kept = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
        save(RESULTS, json.dumps(kept | report, indent=2) + "\n")
        print(f"written to bench/{RESULTS.name}")
    return 0 if _kept(report) else 1


def _kept(report: dict[str, Any]) -> bool:
    load = report.get("load")
    load_kept = not load or (not load["errors"] and load["milliseconds_from_post_to_answer"]["p99"] < PROMISED)
    kill_kept = "kills" not in report or not (
        report["kills"]["acknowledged_moves_lost"] or report["kills"]["moves_made_twice"]
    )
    return bool(load_kept and kill_kept)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
