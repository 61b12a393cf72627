"""Simulations a second of our search on Everdell Duo, beside OpenSpiel's own on gin rummy. Times are of the processor.

Both are information-set searches in Python that play out at random or by a quick way; ours plays out at least a whole
season, that is twelve actions. Slices are interleaved, so that a slow moment of the machine hits both alike.
"""

from random import Random
from time import process_time
from typing import Any, Final

import numpy as np

from bench.contenders import OPENSPIEL_GAME
from understory.bots.ismcts import Search
from understory.core import LegalMoves, Seat, drive
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.state import Ask, State

SEASON: Final = 12
"""Actions of a season: what a simulation plays at least."""
_SIMS: Final = 40
_RUNS: Final = 3
_ROUNDS: Final = 5
_POSITIONS: Final = 6


def ismcts_vs_openspiel() -> float:
    """Our simulations a second over OpenSpiel's: the least of three runs."""
    positions, peer = _our_positions(), _Peer()
    return min(_run(positions, peer) for _ in range(_RUNS))


def _run(positions: list[tuple[State, Seat]], peer: "_Peer") -> float:
    """The best round of ours over the best of theirs."""
    ours, theirs = 0.0, 0.0
    for turn in range(_ROUNDS):
        ours = max(ours, _our_rate(positions[turn % len(positions) :] + positions[: turn % len(positions)]))
        theirs = max(theirs, peer.rate())
    return ours / theirs


def _our_positions() -> list[tuple[State, Seat]]:
    """Actions due in the first three seasons of a random game."""
    game, rng = EVERDELL_DUO.game, Random(1)
    found: list[tuple[State, Seat]] = []

    def choose(state: State, seat: Seat, legal: LegalMoves[Move]) -> Move | None:
        if state.pending[-1].ask is Ask.ACT and state.season < 3:
            found.append((state, seat))
        return legal.sample(rng) if len(found) < 60 else None

    drive(game, game.start(game.spec.chosen(2)), lambda total: int(rng.random() * total), choose)
    return found[:: len(found) // _POSITIONS]


def _our_rate(positions: list[tuple[State, Seat]]) -> float:
    game, guide = EVERDELL_DUO.game, EVERDELL_DUO.guide
    assert guide is not None
    start = process_time()
    for state, seat in positions:
        search = Search(game, guide, game.view(state, seat), SEASON, Random(2))
        for _ in range(_SIMS):
            search.simulate()
    return _SIMS * len(positions) / (process_time() - start)


class _Peer:
    """OpenSpiel's ISMCTS in positions of a random game of gin rummy."""

    def __init__(self) -> None:
        import pyspiel  # noqa: PLC0415  (the extra `bench`, needed only here)
        from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

        game, rng = pyspiel.load_game(OPENSPIEL_GAME), Random(3)
        self.positions: list[Any] = []
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                self.positions.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        self.positions = self.positions[:: max(1, len(self.positions) // _POSITIONS)]
        chance = np.random.RandomState(4)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
        self.bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=_SIMS, random_state=chance)

    def rate(self) -> float:
        """Simulations a second."""
        start = process_time()
        for state in self.positions:
            self.bot.step(state)
        return _SIMS * len(self.positions) / (process_time() - start)


if __name__ == "__main__":
    print(f"ismcts_vs_openspiel {ismcts_vs_openspiel():.2f}")
