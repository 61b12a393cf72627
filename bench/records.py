"""`python -m bench.records`: ten thousand random records of all games, each replayed to the same digests.

Record number n of a game is set up and played at random, and written. Whoever replays it gets its text alone: the
digest of its end and of one state on the way have to be those that the player had. Writes `bench/records.json`.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Final

from bench.soak import played_out, shares, startable
from understory import games
from understory.cli.shelf import open_box
from understory.core import digest, read, replayed
from understory.core.files import save
from understory.core.record import written

RECORDS: Final = 10_000
"""Of all games together."""
RESULTS: Final = Path(__file__).with_name("records.json")


@dataclass(frozen=True, slots=True)
class Kept:
    """A record's text, and the digests after `cut` moves and at its end."""

    number: int
    text: str
    cut: int
    halfway: str
    end: str


@dataclass(frozen=True, slots=True)
class Replayed:
    """What the records of one game came to."""

    records: int
    moves: int
    failures: tuple[str, ...]


def kept(name: str, numbers: range) -> list[Kept]:
    """Play and write the records of these numbers."""
    box, found = open_box(name), []
    for number in numbers:
        rng = Random(f"record/{name}/{number}")
        line = played_out(box, startable(box, rng), rng, ("random",))
        cut = rng.randrange(len(line.steps) + 1)
        digests = digest(line.states[cut]), digest(line.state)
        found.append(Kept(number, str(written(line, over=True)), cut, *digests))
    return found


def followed(name: str, records: list[Kept]) -> Replayed:
    """Replay these records; which of them come to other states."""
    game, moves, failures = open_box(name).game, 0, []
    for record in records:
        try:
            line = replayed(game, read(record.text))
            assert digest(line.states[record.cut]) == record.halfway, f"differs after {record.cut} moves"
            assert digest(line.state) == record.end, "comes to another end"
            moves += len(line.steps)
        except Exception as error:  # whatever breaks is what we came for
            failures.append(f"record {record.number}: {type(error).__name__}: {error}")
    return Replayed(len(records), moves, tuple(failures))


def of_game(name: str, records: int, jobs: int) -> Replayed:
    """So many records of a game, written in some processes and replayed in another."""
    spawn, parts = get_context("spawn"), list(shares(records))
    with ProcessPoolExecutor(jobs, mp_context=spawn) as writers, ProcessPoolExecutor(1, mp_context=spawn) as reader:
        waiting = [reader.submit(followed, name, part) for part in writers.map(kept, [name] * len(parts), parts)]
        done = [part.result() for part in waiting]
    failures = tuple(failure for part in done for failure in part.failures)
    return Replayed(sum(part.records for part in done), sum(part.moves for part in done), failures)


def main() -> int:
    """Write, replay, print, save; the exit code says whether every record came to the same."""
    names, jobs = games.names(), cpu_count() or 1
    results = {}
    for name in names:
        results[name] = result = of_game(name, RECORDS // len(names), jobs)
        print(f"{name}: {result.records} records, {result.moves} moves, {len(result.failures)} failures", flush=True)
        print(*result.failures, sep="\n", end="\n" if result.failures else "")
    report = {name: asdict(result) for name, result in results.items()}
    save(RESULTS, json.dumps(report, indent=2, sort_keys=True) + "\n")
    return int(any(result.failures for result in results.values()))


if __name__ == "__main__":
    sys.exit(main())
