"""Everdell Duo measured by itself: `python -m bench.everdell_duo`. Times are of the processor, the best of several."""

from random import Random
from time import process_time
from typing import Final

from understory.core import CHANCE, Chance, Decision, Seat
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.state import Ask, State

_SLICES: Final = 5
_GAMES: Final = 40
_LOOKS: Final = 200
_FIRST, _LAST = 16, 32
"""Mid-game: from the 17th to the 32nd action."""


def games_per_second() -> float:
    """Random games that are played in a second."""
    best = 0.0
    for _ in range(_SLICES):
        start = process_time()
        for number in range(_GAMES):
            _states(Random(number))
        best = max(best, _GAMES / (process_time() - start))
    return best


def legal_us() -> float:
    """Microseconds to list what may be done where an action is due in the middle of the game, best of five."""
    game = EVERDELL_DUO.game
    acting = [
        state for seed in range(6) for state in _states(Random(seed)) if state.stack and state.stack[-1].ask is Ask.ACT
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


def _states(rng: Random) -> list[State]:
    """Every state of a random game."""
    game = EVERDELL_DUO.game
    state = game.start(game.spec.chosen(2))
    states = [state]
    while True:
        node = game.node(state)
        if isinstance(node, Decision):
            seat = node.seats[0]
            state = game.apply(state, seat, game.legal(state, seat).sample(rng))
        elif isinstance(node, Chance):
            state = game.apply(state, CHANCE, node.pick(int(rng.random() * node.total)))
        else:
            return states
        states.append(state)


if __name__ == "__main__":
    print(f"games_per_second {games_per_second():.0f}")
    print(f"legal_us {legal_us():.1f}")
