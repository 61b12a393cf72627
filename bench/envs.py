"""Steps a second of environments: ours beside PettingZoo's Connect Four, in the same loop and the same run.

A step is an action of an agent: it looks (`last`, with observation and mask), takes any of the actions that the mask
allows, and steps. Everybody is measured as a raw environment, with observations as they come by default.
"""

import gc
import warnings
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any, Final

from understory.envs import aec

GAMES: Final = ("kodama", "kodama-duo", "kodama-3d", "everdell-duo")
PEER: Final = "pettingzoo"
ROUNDS: Final = 12
SLICE: Final = 0.5
"""Seconds of processor time that each gets in a round; the best slice counts."""


def figures() -> dict[str, float | str]:
    """Steps a second of each; `env` is the slowest of ours, and that over the peer's. A step is a decision."""
    play = {PEER: _episodes(_connect_four()), **{name: _episodes(aec(name)) for name in GAMES}}
    best = dict.fromkeys(play, 0.0)
    for episode in play.values():
        episode()
    # What is loaded by now stays: the collector need not walk all of it again and again during somebody's slice.
    gc.collect()
    gc.freeze()
    for _ in range(ROUNDS):
        for name, episode in play.items():
            best[name] = max(best[name], _slice(episode))
    slowest = min(best[name] for name in GAMES)
    return {
        **{f"env.{name.replace('-', '_')}_steps_per_second": round(best[name], 1) for name in GAMES},
        "env.decisions_per_second": round(slowest, 1),
        "env.vs_pettingzoo": round(slowest / best[PEER], 3),
        "pettingzoo.decisions_per_second": round(best[PEER], 1),
        "pettingzoo.version": version("pettingzoo"),
    }


def _slice(episode: Callable[[], int]) -> float:
    steps, start = 0, process_time()
    while (spent := process_time() - start) < SLICE:
        steps += episode()
    return steps / spent


def _episodes(env: Any) -> Callable[[], int]:
    """Plays one episode and counts its steps."""
    random = Random(1).random
    env.reset(seed=1)

    def episode() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(random() * len(allowed))]))
            steps += 1
        return steps

    return episode


def _connect_four() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of how PettingZoo's own module says it should be opened
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415  (the extra `bench`, needed only here)

        return connect_four_v3.raw_env()


if __name__ == "__main__":
    for name, value in figures().items():
        print(name, value)
