"""Kodama measured by itself: what it costs to keep states. Megabytes are millions of bytes."""

import gc
import tracemalloc
from random import Random
from typing import Final

from understory.core import CHANCE, Chance, Decision
from understory.games.kodama import KODAMA
from understory.games.kodama.rules.state import State

_KEPT: Final = 10_000


def states_mb() -> float:
    """What 10,000 states of random games for five take, kept alive together."""
    rng, kept = Random(1), list[State]()
    _play(rng, [])
    gc.collect()
    tracemalloc.start()
    while len(kept) < _KEPT:
        _play(rng, kept)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / 1e6


def _play(rng: Random, kept: list[State]) -> None:
    game = KODAMA.game
    state = game.start(game.spec.chosen(5))
    while True:
        kept.append(state)
        match game.node(state):
            case Decision(seats=(seat, *_)):
                state = game.apply(state, seat, game.legal(state, seat).sample(rng))
            case Chance(total=total, pick=pick):
                state = game.apply(state, CHANCE, pick(rng.randrange(total)))
            case _:
                return
