"""`python -m bench.mutants GAME`: a fixed sample of mutants against the game's tests.

Prints those that survived and writes `bench/mutants/<game>.json`.
"""

import argparse
import json
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from rich.console import Console
from rich.progress import Progress

from bench.mutants.mutate import Mutant, Mutants
from bench.mutants.run import Fate, Workshop
from bench.mutants.targets import ROOT, Target, target
from understory.core.files import save

SAMPLE: Final = 200
WORKERS: Final = 2
RESULTS: Final = Path(__file__).parent


def main(arguments: list[str]) -> int:
    """Run the sample, print and write; the exit code."""
    parser = argparse.ArgumentParser(prog="bench.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants; other than %(default)s: no file")
    parser.add_argument("--workers", type=int, default=WORKERS)
    asked = parser.parse_args(arguments)
    try:
        aim = target(asked.game)
        mutants = Mutants(aim.sources)
        fates = dict(_fates(aim, list(mutants.sample(asked.sample, f"mutants/{aim.game}")), asked.workers))
    except LookupError as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2
    report = _report(aim, len(mutants), fates)
    _print(report, fates)
    if asked.sample == SAMPLE:
        save(RESULTS / f"{aim.game}.json", json.dumps(report, indent=2) + "\n")
        print(f"written to bench/mutants/{aim.game}.json")
    return 0


def _fates(aim: Target, mutants: list[Mutant], workers: int) -> Iterator[tuple[Mutant, Fate]]:
    """Each mutant and what became of it; every worker has a workshop of its own."""
    scratch = ROOT / "mutants" / aim.game
    free: SimpleQueue[Workshop] = SimpleQueue()
    for number in range(workers):
        workshop = Workshop(scratch / f"worker-{number}", aim.tests)
        taken = workshop.prove()
        print(f"workshop {number}: {len(aim.tests)} test files pass unchanged in {taken:.1f} s", file=sys.stderr)
        free.put(workshop)

    def tried(mutant: Mutant) -> tuple[Mutant, Fate]:
        workshop = free.get()
        try:
            return mutant, workshop.fate(mutant)
        finally:
            free.put(workshop)

    console = Console(stderr=True)
    with ThreadPoolExecutor(workers) as pool, Progress(console=console, disable=not console.is_terminal) as progress:
        yield from progress.track(pool.map(tried, mutants), total=len(mutants), description=aim.game)
    shutil.rmtree(scratch)


def _report(aim: Target, made: int, fates: dict[Mutant, Fate]) -> dict[str, object]:
    having = {fate: [mutant for mutant, its in fates.items() if its is fate] for fate in Fate}
    noticed = len(having[Fate.KILLED]) + len(having[Fate.TIMED_OUT])
    return {
        "game": aim.game,
        "sources": [path.as_posix() for path in aim.sources],
        "tests": [path.as_posix() for path in aim.tests],
        "mutants": made,
        "sampled": len(fates),
        "killed": len(having[Fate.KILLED]),
        "timeouts": len(having[Fate.TIMED_OUT]),
        "survived": len(having[Fate.SURVIVED]),
        "share_killed": round(noticed / max(len(fates), 1), 4),
        "timed_out": [mutant.name for mutant in having[Fate.TIMED_OUT]],
        "survivors": [{"name": mutant.name, "diff": mutant.diff.splitlines()} for mutant in having[Fate.SURVIVED]],
    }


def _print(report: dict[str, object], fates: dict[Mutant, Fate]) -> None:
    for mutant, fate in fates.items():
        if fate is Fate.SURVIVED:
            print(f"survived {mutant.name}\n{mutant.diff}")
    told = ("sampled", "mutants", "killed", "timeouts", "survived", "share_killed")
    print(", ".join(f"{name.replace('_', ' ')} {report[name]}" for name in told))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
