"""What PettingZoo, Gymnasium and OpenSpiel ask of an environment, asked by their own suites."""

import pickle
import sys
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from envs_games import GAMES
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts

from understory.core import UnderstoryError
from understory.envs import aec, openspiel, parallel
from understory.envs.single import SoloEnv

with warnings.catch_warnings():
    # On import the suite loads PettingZoo's own Connect Four in a way that PettingZoo has deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
    from pettingzoo.test.seed_test import parallel_seed_test

SUITE = sys.modules["pettingzoo.test.api_test"]

Make = Callable[..., Any]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_pettingzoo_takes_the_agent_cycle(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    env = aec(game)
    # The suite warns of dicts unless it knows an environment by name, as it does its own card and board games.
    for known in ("env_obs_dicts", "env_obs_space"):
        monkeypatch.setattr(SUITE, known, [*getattr(SUITE, known), str(env)])
    api_test(env, num_cycles=120)


def test_pettingzoo_takes_flat_observations_as_they_are(game: str) -> None:
    api_test(aec(game, flat=True), num_cycles=120)


def test_pettingzoo_takes_the_parallel_environment(game: str) -> None:
    parallel_api_test(parallel(game), num_cycles=200)


def test_pettingzoo_finds_that_a_seed_decides_everything(game: str) -> None:
    seed_test(partial(aec, game), num_cycles=30)
    parallel_seed_test(partial(parallel, game), num_cycles=30)


@pytest.mark.parametrize("game", ["kodama-3d", "everdell-duo"], indirect=True)
def test_pettingzoo_takes_the_pictures(game: str) -> None:
    render_test(partial(aec, game), custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})


def test_gymnasium_takes_the_environment_for_one(game: str) -> None:
    env = gymnasium.make(f"understory/{game}-v0", opponents="random")
    assert isinstance(env.unwrapped, SoloEnv)
    check_env(env.unwrapped, skip_render_check=game != "kodama-3d")


def test_openspiel_plays_at_random(game: str) -> None:
    pyspiel.random_sim_test(openspiel.load(game), num_sims=1, serialize=True, verbose=False)


def test_openspiel_refuses_what_is_not_legal_in_words_and_nothing_is_lost(game: str) -> None:
    state = openspiel.load(game).new_initial_state()
    with pytest.raises(UnderstoryError, match="action 1000 is no outcome here: they are 0 to"):
        state.apply_action(1000)
    while state.is_chance_node():
        state.apply_action(0)
    seat, legal, told = state.current_player(), state.legal_actions(), state.history()
    illegal = next(action for action in range(state.get_game().num_distinct_actions()) if action not in legal)
    for action in (illegal, 10**6):
        with pytest.raises(UnderstoryError, match=rf"action {action} is not legal for player {seat} now"):
            state.apply_action(action)
    assert (state.current_player(), state.legal_actions(), state.history()) == (seat, legal, told)
    assert state.legal_actions(1 - seat) == []
    with pytest.raises(UnderstoryError, match=r"there is no action 1000000: they are 0 to \d+"):
        state.action_to_string(seat, 10**6)
    with pytest.raises(UnderstoryError, match="player 7 sees nothing here: players are 0 to 1"):
        state.information_state_string(7)
    state.apply_action(legal[0])


def test_openspiel_reads_back_a_game_with_options_that_it_has_written() -> None:
    game = openspiel.load("kodama", players=3, draft="on", first="1")
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):  # noqa: S301  (our own)
        assert again.options == game.options
        assert again.num_players() == 3
    asked = pyspiel.load_game("understory_kodama_duo(options=cards:mixed)")
    assert asked.options == openspiel.load("kodama-duo", cards="mixed").options


def test_openspiels_own_search_plays(game: str) -> None:
    loaded, rng = openspiel.load(game), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(loaded, evaluator=evaluator, uct_c=1.4, max_simulations=3, random_state=rng)
    state, searched = loaded.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(actions, p=odds)
        elif searched < 4:
            action, searched = bot.step(state), searched + 1
        else:
            action = rng.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(int(action))
    assert searched == 4
    assert sum(state.returns()) == pytest.approx(0)
