"""`python -m bench.since TREE [old] [PATH...]`: this tree against another, such as a worktree of an older commit, in
one run. `old` speaks protocol 1 to it; a path has packages that only that tree needs.

Each tree works in processes of its own, in short slices one after the other, so that a slow moment of the machine hits
both alike: random games a second of processor time for each game, the best slice counts; and the processor time that a
server spends on a move, its answer and what both players are then shown, by the fewest of all slices. Writes
`bench/since.json`.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from os import getloadavg
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parents[1]
RESULTS: Final = Path(__file__).with_name("since.json")
ROUNDS: Final = 5
SECONDS: Final = 1.0
MOVES: Final = 40
PLAYED: Final = ("kodama", "kodama-duo", "kodama-3d", "everdell-duo")
SERVED: Final = ("kodama-3d", "everdell-duo")

_CHILD: Final = """
import json, sys, tempfile, time
from random import Random
from understory import games
from understory.arena import simulate

def slice_of(game, seconds):
    box = games.box(game)
    options = box.game.spec.chosen(2)
    bots, number, began = ["random", "random"], 0, time.process_time()
    while time.process_time() < began + seconds:
        simulate(box, options, bots, "slice", range(number, number + 5))
        number += 5
    return number / (time.process_time() - began)

def spent(process):
    fields = open(f"/proc/{process.pid}/stat").read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100

def moves_of(server, game, moves, old):
    from bench.table_server import Guest
    with Guest(server.address, "Ada") as ada:
        match = ada.make("me", "me", game=game)["match"]
        began, made = spent(server.process), 0
        while made < moves:
            stands = [ada.situation(match, seat) for seat in (0, 1)]
            seat = stands[0]["waiting"][0]
            move = ada.legal(match, seat, limit=1)[0]
            how = {"move": move, "end": True} if old else {"moves": [move], "closes": 0}
            answer = ada.ask(match, "move", answers=stands[seat]["seq"], seat=seat, **how)
            assert answer.is_success, answer.text
            made += 1
        return 1000 * (spent(server.process) - began) / made

from bench.table_server import serving
with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/table.db", "--unlimited") as server:
    old = sys.argv[1] == "old"
    for line in sys.stdin:
        kind, game, amount = json.loads(line)
        try:
            found = slice_of(game, amount) if kind == "play" else moves_of(server, game, amount, old)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        print(json.dumps(found), flush=True)
"""


@contextmanager
def _worker(tree: Path, protocol: str, more: tuple[str, ...] = ()) -> Iterator[Any]:
    path = os.pathsep.join([str(tree / "src"), str(tree), *more])
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-c", _CHILD, protocol]
    with subprocess.Popen(
        command, cwd=tree, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:

        def ask(*order: object) -> float:
            assert process.stdin is not None
            assert process.stdout is not None
            print(json.dumps(order), file=process.stdin, flush=True)
            answer = json.loads(process.stdout.readline())
            if isinstance(answer, str):
                raise RuntimeError(f"{tree}: {answer}")
            return float(answer)

        yield ask
        if process.stdin is not None:
            process.stdin.close()


def figures(other: Path, protocol: str, more: tuple[str, ...]) -> dict[str, object]:
    """Both trees' best slices, and how this one compares."""
    with ExitStack() as stack:
        trees = {
            "before": stack.enter_context(_worker(other, protocol, more)),
            "now": stack.enter_context(_worker(HERE, "new")),
        }
        for ask in trees.values():
            for game in PLAYED:
                ask("play", game, 0.1)
        speeds = {
            game: {name: max(column) for name, column in _interleaved(trees, "play", game, SECONDS).items()}
            for game in PLAYED
        }
        costs = {
            game: {name: min(column) for name, column in _interleaved(trees, "serve", game, MOVES).items()}
            for game in SERVED
        }
    return {
        "games_per_second": {game: _compared(found, "now", "before") for game, found in speeds.items()},
        "server_ms_per_move": {game: _compared(found, "before", "now") for game, found in costs.items()},
        "rounds": ROUNDS,
        "slice_seconds": SECONDS,
        "moves_a_slice": MOVES,
        "load_after": round(getloadavg()[0], 2),
    }


def _interleaved(trees: dict[str, Any], kind: str, game: str, amount: float) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {name: [] for name in trees}
    for _ in range(ROUNDS):
        for name, ask in trees.items():
            found[name].append(ask(kind, game, amount))
    return found


def _compared(found: dict[str, float], better: str, worse: str) -> dict[str, float]:
    rounded = {name: round(value, 2) for name, value in found.items()}
    return {**rounded, "ratio": round(found[better] / found[worse], 3)}


if __name__ == "__main__":
    tree, protocol, *more = [*sys.argv[1:], *["new"][len(sys.argv) - 2 :]]
    told = figures(Path(tree).resolve(), protocol, tuple(more))
    RESULTS.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(told, indent=1))
