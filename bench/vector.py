"""Steps a second of many games at once: two processes beside one, by the clock on the wall, in turn.

What a learner waits for is measured: an action for every game, drawn from its mask, and the next rows of all of them.
Both take as many steps, since later ones of a game cost more, of games that were not played before: what is remembered
of one would help whoever plays it again. The two processes want two cores that nobody else uses.
"""

import gc
import os
from contextlib import closing
from statistics import median
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.envs import GAMES
from understory.envs import vector
from understory.envs.episode import Observation

MANY: Final = 128
"""Games at once: with few, one long turn of a bot keeps all others waiting."""
ROUNDS: Final = 5
STEPS: Final = 120
"""Of every game in a round."""
PROMISED: Final = 1.7
"""Times the steps of one process, with two."""


def figures() -> dict[str, float | str]:
    """Of each game: steps a second with one process, the best round, and how many times as many with two, the median of
    rounds that followed each other: a machine's pace changes from one half minute to the next."""
    every_core()
    found: dict[str, float | str] = {}
    for game in GAMES:
        rounds = [(_rate(game, 1, 2 * n), _rate(game, 2, 2 * n + 1)) for n in range(ROUNDS)]
        key = game.replace("-", "_")
        found[f"vector.{key}_steps_per_second"] = round(max(alone for alone, _ in rounds), 1)
        found[f"vector.{key}_two_processes"] = round(median(both / alone for alone, both in rounds), 3)
    return found


def every_core() -> None:
    """Use all cores again, where the run before kept to one."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))


def _rate(game: str, processes: int, number: int) -> float:
    draw = np.random.default_rng(number)
    with closing(vector(game, MANY, "random", processes=processes)) as env:
        seen, _ = env.reset(seed=MANY * number)
        gc.collect()
        gc.freeze()
        start = perf_counter()
        for _ in range(STEPS):
            seen, *_ = env.step(_drawn(seen, draw))
        return MANY * STEPS / (perf_counter() - start)


def _drawn(seen: Observation, draw: np.random.Generator) -> NDArray[np.int64]:
    """For each game one of the actions that its mask allows, each as likely as any other."""
    mask = seen["action_mask"]
    many, width = mask.shape
    allowed = np.flatnonzero(mask.view(np.bool_))
    first = np.searchsorted(allowed, np.arange(many + 1) * width)
    drawn: NDArray[np.int64] = allowed[first[:-1] + (draw.random(many) * np.diff(first)).astype(np.int64)] % width
    return drawn


if __name__ == "__main__":
    for name, value in figures().items():
        print(name, value)
