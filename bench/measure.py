"""Runs contenders against one another on one core, interleaved in slices, and makes figures of it."""

import gc
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Final, TypeAlias

from bench import envs, levels, vector
from bench.contenders import Contender, catanatron, openspiel, ours, peer_versions

Figures: TypeAlias = dict[str, float | str]

ROUNDS: Final = 5
SLICE: Final = 2.0
"""Seconds of processor time a contender gets in a round."""

OWN_FIGURES: Final = (
    "kernel_ratio",
    "canonical_ms",
    "faults_us",
    "legal_us",
    "states_mb",
    "simulations_per_second",
    "ismcts_vs_openspiel",
)
"""What a game's own module may measure: functions without arguments, named so, or `figures()` with all of them."""


def measured(games: Sequence[str], tell: Callable[[str], None], rounds: int = ROUNDS, slice_: float = SLICE) -> Figures:
    """All figures of these games and of the peers, in one run."""
    one_core()
    peers = [catanatron(), openspiel()]
    contenders = [*(ours(name) for name in games), *peers]
    interleaved(contenders, rounds, slice_, tell)
    figures: Figures = dict(peer_versions())
    for contender in contenders:
        figures |= _rates(contender)
    for contender in contenders[: len(games)]:
        figures |= _ratios(contender, peers)
        tell(f"{contender.name}: its own figures")
        figures |= own_figures(_key(contender.name))
    if set(envs.GAMES) <= set(games):
        tell("environments")
        figures |= in_a_fresh_process(envs.figures) | in_a_fresh_process(vector.figures)
        tell("the levels' decisions")
        figures |= in_a_fresh_process(levels.figures)
    return dict(sorted(figures.items()))


def in_a_fresh_process(measure: Callable[[], Figures]) -> Figures:
    """Figures of something as its users meet it: not after all other games have taught the interpreter their ways."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as fresh:
        return fresh.submit(measure).result()


def one_core() -> None:
    """Stay on one core from here on, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def interleaved(contenders: Iterable[Contender], rounds: int, slice_: float, tell: Callable[[str], None]) -> None:
    """Slice after slice, everybody in every round, so that a slow moment of the machine hits all alike."""
    contenders = list(contenders)
    for contender in contenders:
        contender.run(0.0)  # one game to warm up: caches, and what is compiled on first use
        contender.games_per_second = contender.decisions_per_second = 0.0
    # What is loaded by now stays: the collector need not walk all of it again and again during somebody's slice.
    gc.collect()
    gc.freeze()
    for turn in range(rounds):
        for contender in contenders:
            tell(f"round {turn + 1} of {rounds}: {contender.name}")
            contender.run(slice_)


def _key(name: str) -> str:
    return name.replace("-", "_")


def _rates(contender: Contender) -> Figures:
    key, count = _key(contender.name), contender.count
    return {
        f"{key}.games_per_second": round(contender.games_per_second, 1),
        f"{key}.decisions_per_second": round(contender.decisions_per_second, 1),
        f"{key}.decisions_per_game": round(count.decisions / count.games, 2),
        f"{key}.forced_per_game": round(count.forced / count.games, 2),
        f"{key}.chance_moves_per_game": round(count.chance_moves / count.games, 2),
    }


def _ratios(contender: Contender, peers: Iterable[Contender]) -> Figures:
    return {
        f"{_key(contender.name)}.vs_{peer.name}": round(contender.decisions_per_second / peer.decisions_per_second, 3)
        for peer in peers
    }


def own_figures(key: str) -> Figures:
    """What the modules `bench.<game>` and `bench.<game>_geometry` measure of the game beyond playing it."""
    figures: Figures = {}
    for module in (f"bench.{key}", f"bench.{key}_geometry"):
        if find_spec(module) is None:
            continue
        found = import_module(module)
        if hasattr(found, "figures"):
            measured_there = found.figures()
        else:
            measured_there = {name: getattr(found, name)() for name in OWN_FIGURES if hasattr(found, name)}
        figures |= {f"{key}.{name.removeprefix(f'{key}.')}": round(value, 4) for name, value in measured_there.items()}
    return figures
