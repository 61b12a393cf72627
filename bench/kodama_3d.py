"""Kodama 3D measured by itself: whole random games for two through public states and moves, and what legal costs.

Times are of the processor; the best of several slices is told, as a busy machine only ever makes them longer.
"""

from random import Random
from time import process_time
from typing import Final

from understory.core import Line, dealing_from
from understory.games.kodama_3d import KODAMA_3D, State
from understory.games.kodama_3d.rules.state import Ask

_SLICES: Final = 8
_GAMES: Final = 60
_LOOKS: Final = 400


def games_per_second() -> float:
    """Random games for two that are played in a second."""
    best = 0.0
    for _ in range(_SLICES):
        start = process_time()
        for number in range(_GAMES):
            play_one(Random(number))
        best = max(best, _GAMES / (process_time() - start))
    return best


def legal_us() -> float:
    """Microseconds to list where a tile may be attached, over the growths of one game."""
    game = KODAMA_3D.game
    states = [state for state in _states(Random(1)) if state.ask is Ask.GROW]
    start = process_time()
    for _ in range(_LOOKS):
        for state in states:
            game.legal(state, state.seat)
    return 1e6 * (process_time() - start) / (_LOOKS * len(states))


def play_one(rng: Random) -> State:
    """One random game: node, legal, sample, apply, until it is over."""
    return _states(rng)[-1]


def _states(rng: Random) -> list[State]:
    game = KODAMA_3D.game
    line = Line(game, game.spec.chosen(2))
    line.run(dealing_from(rng), lambda _state, _seat, legal: legal.sample(rng))
    return line.states
