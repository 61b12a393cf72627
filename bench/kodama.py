"""Kodama measured by itself: what it costs to keep states, and simulations a second. Megabytes are millions of bytes,
times are of the processor."""

import gc
import tracemalloc
from random import Random
from time import process_time
from typing import Final

from understory.bots.ismcts import Search
from understory.core import CHANCE, Chance, Decision, LegalMoves, Seat, drawing_from, drive
from understory.games.kodama import KODAMA
from understory.games.kodama.rules.moves import Move
from understory.games.kodama.rules.state import State
from understory.games.kodama.rules.view import View

_KEPT: Final = 10_000
_SIMS: Final = 100
_ROUNDS: Final = 5
_POSITIONS: Final = 6


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


def simulations_per_second() -> float:
    """Of level 4, in positions of a greedy game; the best round."""
    game, guide = KODAMA.game, KODAMA.guide
    assert guide is not None
    rng, views = Random(1), list[View]()

    def choose(state: State, seat: Seat, legal: LegalMoves[Move]) -> Move:
        views.append(game.view(state, seat))
        return KODAMA.greedy(views[-1], legal, rng)

    drive(game, game.start(game.spec.chosen(2)), drawing_from(rng), choose)
    best = 0.0
    for _ in range(_ROUNDS):
        start = process_time()
        for view in views[:: len(views) // _POSITIONS]:
            search = Search(game, guide, view, guide.efforts[-1][1], Random(2))
            for _ in range(_SIMS):
                search.simulate()
        best = max(best, _SIMS * len(views[:: len(views) // _POSITIONS]) / (process_time() - start))
    return best


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
