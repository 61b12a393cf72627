"""`python -m bench.table`: what the table withstands. Writes `bench/table.json`.

Load (`bench.load`): 1,000 live matches on one process and SQLite, as many of each game, both players of each and a
spectator listening on sockets, an action in each every 10 seconds for a minute. Then 150 kills at random moments
(`bench.kill`), half of them of one process on SQLite, half of one of two on PostgreSQL. Then an attack on everybody's
patience (`bench.attack`), and 200,000 fuzzed messages (`bench.fuzz`). `--soak` kills twice and fuzzes five times as
much.
"""

import argparse
import json
import platform
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from operator import add
from os import cpu_count, getloadavg
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.attack import GREEDY_MATCHES, starved, stopped
from bench.fuzz import Found
from bench.fuzz import run as fuzzing
from bench.hosting import database, postgresql
from bench.kill import Toll, killed
from bench.load import LISTENERS, ONE_SEED, Figures, run
from bench.table_server import serving
from understory.core.files import save
from understory.games import names
from understory.server.routes import ROUTES

RESULTS: Final = Path(__file__).with_name("table.json")
MATCHES: Final = 1_000
EVERY: Final = 10.0
"""Seconds from one action in a match to the next."""
SECONDS: Final = 60.0
KILLS: Final = 150
MESSAGES: Final = 200_000
SOAKED: Final = {"kills": 300, "messages": 1_000_000}
PROMISED: Final = 50.0
"""Milliseconds from post to answer, 99 times of 100."""
PROMISED_PROCESSOR: Final = 2.0
"""Milliseconds of the server's processor time a move."""
STREAMS: Final = 5_000
PROMISED_GREEDY: Final = 2.0
"""Seconds in which an honest opponent's quick bot answers, whatever another guest asks for."""
PROMISED_STOP: Final = 5.0
"""Seconds in which a server ends that was told to stop, with as many streams as it takes."""
FLAT: Final = 1.1
"""How much more memory a server may have after the messages than when it had settled."""


def load(matches: int, every: float, seconds: float, seed: int) -> dict[str, object]:
    """The figures of one run."""
    rate = matches / every
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/table.db", "--unlimited", "--log-level", "warning", program=ONE_SEED) as server,
        ProcessPoolExecutor(1, get_context("spawn")) as clients,
    ):
        figures: Figures = clients.submit(
            run, server.address, server.process.pid, matches, rate, seconds, seed
        ).result()
        server.stop()
    times = figures.answers
    return {
        "live_matches": matches,
        "games": list(names()),
        "seconds_between_actions_in_a_match": every,
        "sockets": LISTENERS * matches,
        "moves_posted": len(times),
        "moves_a_second": round(len(times) / figures.seconds, 1),
        "errors": len(figures.errors),
        "first_errors": figures.errors[:3],
        "matches_played_to_their_end": figures.games,
        "milliseconds_from_post_to_answer": _spread(times),
        "milliseconds_a_post_was_late_at_the_clients": _spread(figures.late),
        "milliseconds_from_appointed_moment_to_answer": _spread(list(map(add, figures.late, times))),
        "server_milliseconds_of_processor_a_post": round(figures.server_seconds / len(times) * 1000, 2),
        "promised": {"p99": PROMISED, "processor": PROMISED_PROCESSOR},
    }


def _spread(seconds: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(each * 1000 for each in seconds)
    places = {"median": len(ordered) // 2, "p99": int(len(ordered) * 0.99), "worst": -1}
    return {name: round(ordered[at], 1) for name, at in places.items()}


def kills(times: int, seed: int) -> dict[str, object]:
    """What was left after so many kills, half of them over each store."""
    with tempfile.TemporaryDirectory() as name, postgresql(Path(name)) as postgres:
        stores = {"sqlite": (f"sqlite:///{name}/table.db", 1), "postgresql": (database(postgres, "club"), 2)}
        return {
            kind: _toll(killed(store, times // len(stores), Random(seed), processes), processes)
            for kind, (store, processes) in stores.items()
        }


def _toll(toll: Toll, processes: int) -> dict[str, object]:
    return {
        "processes": processes,
        "kills": toll.kills,
        "moves_acknowledged": toll.acknowledged,
        "requests_in_flight_when_killed": toll.in_flight,
        "acknowledged_moves_lost": toll.lost,
        "moves_made_twice": toll.doubled,
    }


def fuzz(messages: int, seed: int) -> dict[str, object]:
    """What became of so many fuzzed messages."""
    routes = [(route.method, route.path) for route in ROUTES]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/table.db", "--unlimited", "--log-level", "error") as server,
        ProcessPoolExecutor(1, get_context("spawn")) as clients,
    ):
        found: Found = clients.submit(fuzzing, server.address, server.process.pid, routes, messages, seed).result()
        server.stop()
        logged = [line for line in server.lines if '"level": "error"' in line]
    return {
        "messages": dict(found.sent),
        "answered": found.answered,
        "sockets_opened": found.sockets,
        "server_errors": len(found.errors),
        "first_server_errors": found.errors[:3],
        "errors_logged": len(logged),
        "memory_mb": {"settled": round(found.memory_settled / 1e6, 1), "after": round(found.memory_after / 1e6, 1)},
    }


def attack(streams: int) -> dict[str, object]:
    """How long others wait while one takes what it can, and how fast a server ends under as many as it takes."""
    with tempfile.TemporaryDirectory() as folder:
        with serving(f"sqlite:///{folder}/starved.db", "--unlimited", "--log-level", "warning") as server:
            waited = starved(server)
        with serving(f"sqlite:///{folder}/stopped.db", "--unlimited", "--log-level", "warning") as server:
            took = stopped(server, streams)
    return {
        "matches_of_strong_bots_of_one_guest": GREEDY_MATCHES,
        "milliseconds_until_a_greedy_bot_answered_another": _spread(waited),
        "streams_open_when_stopped": streams,
        "seconds_to_stop": round(took, 2),
        "promised": {"greedy_seconds": PROMISED_GREEDY, "seconds_to_stop": PROMISED_STOP},
    }


def main(arguments: list[str]) -> int:
    """Measure, print, write; the exit code says whether what is promised was kept."""
    parser = argparse.ArgumentParser(prog="bench.table", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--every", type=float, default=EVERY, help="seconds between actions in a match")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--messages", type=int, default=MESSAGES)
    parser.add_argument("--streams", type=int, default=STREAMS)
    parser.add_argument("--soak", action="store_const", const=SOAKED, default={}, help="as long as `make soak`")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write bench/table.json; what was not measured stays")
    asked = parser.parse_args(arguments)
    vars(asked).update(asked.soak)
    report: dict[str, Any] = {"python": platform.python_version(), "processors": cpu_count()}
    if asked.matches:
        _measure(report, "load", lambda: load(asked.matches, asked.every, asked.seconds, asked.seed))
    if asked.kills:
        _measure(report, "kills", lambda: kills(asked.kills, asked.seed))
    if asked.streams:
        _measure(report, "attack", lambda: attack(asked.streams))
    if asked.messages:
        _measure(report, "fuzz", lambda: fuzz(asked.messages, asked.seed))
    if asked.write:
        kept = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
        save(RESULTS, json.dumps(kept | report, indent=2) + "\n")
        print(f"written to bench/{RESULTS.name}")
    return 0 if _kept(report) else 1


def _measure(report: dict[str, Any], name: str, measured: Callable[[], dict[str, object]]) -> None:
    """Add figures to the report. The load average beforehand says what else the machine was busy with."""
    busy, began = getloadavg()[0], time.monotonic()
    figures = measured()
    took = round(time.monotonic() - began)
    report[name] = {**figures, "load_average_before": round(busy, 2), "took_seconds": took}
    print(json.dumps(report[name]), flush=True)


def _kept(report: dict[str, Any]) -> bool:
    """Whether what is promised of what was measured was kept."""
    load, attack, fuzz = report.get("load"), report.get("attack"), report.get("fuzz")
    tolls = [toll for toll in report.get("kills", {}).values() if isinstance(toll, dict)]
    return (
        (not load or _load_kept(load))
        and not any(toll["acknowledged_moves_lost"] or toll["moves_made_twice"] for toll in tolls)
        and (not attack or _attack_kept(attack))
        and (not fuzz or _fuzz_kept(fuzz))
    )


def _load_kept(load: dict[str, Any]) -> bool:
    fast = load["milliseconds_from_post_to_answer"]["p99"] < PROMISED
    return fast and not load["errors"] and load["server_milliseconds_of_processor_a_post"] <= PROMISED_PROCESSOR


def _attack_kept(attack: dict[str, Any]) -> bool:
    worst: float = attack["milliseconds_until_a_greedy_bot_answered_another"]["worst"]
    seconds: float = attack["seconds_to_stop"]
    return worst <= 1000 * PROMISED_GREEDY and seconds <= PROMISED_STOP


def _fuzz_kept(fuzz: dict[str, Any]) -> bool:
    answered = fuzz["answered"] == sum(fuzz["messages"].values())
    flat = fuzz["memory_mb"]["after"] <= FLAT * fuzz["memory_mb"]["settled"]
    return answered and flat and not fuzz["server_errors"] and not fuzz["errors_logged"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
