"""Everdell Duo measured by itself: `python -m bench.everdell_duo`. Times are of the processor, the best of several.

`python -m bench.everdell_duo soak 20000` plays so many random games, in each mode by turns, and stops at the first
position without a legal move, game of more than 400 decisions, or card that is set off while it is under way.
"""

import sys
from random import Random
from time import process_time
from typing import Final

from bench.ismcts import ismcts_vs_openspiel
from understory.core import Line, Seat, dealing_from
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.rules.state import LAST_CHANCE, Ask, State

__all__ = ["games_per_second", "ismcts_vs_openspiel", "legal_us", "soak"]

_SLICES: Final = 5
_GAMES: Final = 40
_LOOKS: Final = 200
_MODES: Final = ("competitive", "cooperative", "challenge")
_MOST: Final = 400
"""Decisions that no game may take."""
_FIRST, _LAST = 16, 32
"""Mid-game: from the 17th to the 32nd action."""


def games_per_second(mode: str = "competitive") -> float:
    """Random games that are played in a second."""
    best = 0.0
    for _ in range(_SLICES):
        start = process_time()
        for number in range(_GAMES):
            _states(Random(number), mode)
        best = max(best, _GAMES / (process_time() - start))
    return best


def legal_us() -> float:
    """Microseconds to list what may be done where an action is due in the middle of the game, best of five."""
    game = EVERDELL_DUO.game
    acting = [
        state
        for seed in range(6)
        for state in _states(Random(seed))
        if state.pending and state.pending[-1].ask is Ask.ACT
    ]
    middle = [state for state in acting if _FIRST <= 12 * state.season + state.sun + state.moon < _LAST]
    best = 1e9
    for _ in range(_SLICES):
        start = process_time()
        for _ in range(_LOOKS // 10):
            for state in middle:
                game.legal(state, Seat(state.turn))
        best = min(best, 1e6 * (process_time() - start) / (_LOOKS // 10 * len(middle)))
    return best


def _states(rng: Random, mode: str = "competitive") -> list[State]:
    """Every state of a random game."""
    game = EVERDELL_DUO.game
    line = Line(game, game.spec.chosen(2, {"mode": mode}))
    line.run(dealing_from(rng), lambda _state, _seat, legal: legal.sample(rng))
    return line.states


def soak(games: int) -> str:
    """Play so many random games, every law watched; the longest game and the deepest stack, in words."""
    longest = deepest = 0
    for number in range(games):
        states = _states(Random(number), _MODES[number % len(_MODES)])
        decisions = sum(1 for state in states if state.pending and state.pending[-1].ask > LAST_CHANCE)
        assert decisions <= _MOST, f"game {number} took {decisions} decisions"
        for state in states:
            marks = [frame.what for frame in state.pending if frame.ask is Ask.DONE]
            assert len(set(marks)) == len(marks), f"game {number} sets off what is under way: {marks}"
        longest = max(longest, decisions)
        deepest = max(deepest, *(len(state.pending) for state in states))
    return f"{games} games, at most {longest} decisions and {deepest} frames"


if __name__ == "__main__":
    if sys.argv[1:2] == ["soak"]:
        print(soak(int(sys.argv[2])))
    else:
        print(f"games_per_second {games_per_second():.0f}")
        print(f"chapters_per_second {games_per_second('cooperative'):.0f}")
        print(f"challenges_per_second {games_per_second('challenge'):.0f}")
        print(f"legal_us {legal_us():.1f}")
        print(f"ismcts_vs_openspiel {ismcts_vs_openspiel():.2f}")
