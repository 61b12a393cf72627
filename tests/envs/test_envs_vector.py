"""Many games at once show what as many environments apart show, on however many processes."""

from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

from understory.core import OptionError, UnderstoryError
from understory.envs import vector
from understory.envs.single import SoloEnv

GAME = "kodama-3d"
MANY = 3
STEPS = 40


def runs(env: VectorEnv[Any, Any, Any]) -> Iterator[tuple[Any, ...]]:
    """A run whose actions go by what is seen; now and then one that is illegal, so that a game ends."""
    seen, infos = env.reset(seed=7)
    yield seen, infos
    for step in range(STEPS):
        allowed = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        actions = [(each[step % len(each)] if len(each) else 0) for each in allowed]
        if step % 9 == 4:
            actions[step % MANY] = len(seen["action_mask"][0]) - 1
        seen, *rest, infos = env.step(np.array(actions))
        yield seen, *rest, infos


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return same(list(one), list(other))
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and np.array_equal(one, other)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("processes", [1, 2])
def test_games_in_a_vector_are_those_of_environments_apart(processes: int, mode: AutoresetMode) -> None:
    apart = SyncVectorEnv([lambda: SoloEnv(GAME, "random")] * MANY, autoreset_mode=mode)
    with closing(vector(GAME, MANY, "random", processes=processes, autoreset_mode=mode)) as env:
        assert env.observation_space == apart.observation_space
        assert env.action_space == apart.action_space
        assert env.metadata["autoreset_mode"] == apart.metadata["autoreset_mode"]
        told, expected = list(runs(env)), list(runs(apart))
    assert all(map(same, told, expected))
    assert any(step[2].any() for step in told[1:]), "no game ended: nothing began anew"


def test_what_a_vector_shows_is_the_callers_to_keep() -> None:
    with closing(vector(GAME, 1, "random")) as env:
        seen, _ = env.reset(seed=1)
        before = {name: rows.copy() for name, rows in seen.items()}
        env.step(np.array([np.flatnonzero(seen["action_mask"][0])[0]]))
        assert same(seen, before)


def test_a_vector_has_a_game() -> None:
    with pytest.raises(OptionError, match="num_envs cannot be '0'"):
        vector(GAME, 0, "random")


def test_no_process_is_without_a_game() -> None:
    with pytest.raises(OptionError, match="processes"):
        vector(GAME, 1, "random", processes=2)


def test_a_game_that_is_over_begins_anew_in_one_of_two_ways() -> None:
    with pytest.raises(OptionError, match="autoreset_mode"):
        vector(GAME, 1, "random", autoreset_mode=AutoresetMode.DISABLED)


def test_seeds_are_one_or_one_for_each_game_and_nothing_is_lost_by_too_few() -> None:
    with closing(vector(GAME, MANY, "random", processes=2)) as env:
        with pytest.raises(OptionError, match="one for each game"):
            env.reset(seed=[1, 2])
        seen, _ = env.reset(seed=[7, 8, 9])
        assert same(seen, next(runs(env))[0])


def test_a_vector_takes_a_whole_number_for_each_game_and_nothing_else() -> None:
    with closing(vector(GAME, 2, "random", processes=2)) as env:
        with pytest.raises(UnderstoryError, match=r"reset\(\) begins one"):
            env.step(np.array([0, 0]))
        for seed in (-1, "rain", [1, -1], 0.5):
            with pytest.raises(OptionError, match="choose a whole number, 0 or more"):
                env.reset(seed=seed)  # type: ignore[arg-type]
        drawn: Any = np.int64(5)  # what numpy's generators give
        seen, _ = env.reset(seed=drawn)
        for actions in ([0], [0, 0, 0], [0.5, 1.0], ["a", "b"], 0):
            with pytest.raises(OptionError, match="give 2 whole numbers, one for each game"):
                env.step(actions)  # type: ignore[arg-type]
        again, _ = env.reset(seed=5)
        assert same(seen, again)


def test_a_vector_whose_process_has_ended_says_so_and_closes() -> None:
    before = set(active_children())
    env = vector(GAME, 2, "random", processes=2)
    env.reset(seed=1)
    (worker,) = set(active_children()) - before
    worker.kill()
    worker.join()
    with pytest.raises(ClosedEnvironmentError, match="a process of this environment has ended"):
        env.reset(seed=1)
    with pytest.raises(ClosedEnvironmentError, match="was closed"):
        env.reset(seed=1)
    env.close()


def test_a_step_that_is_broken_off_closes_the_vector_rather_than_mix_up_two_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    env = vector(GAME, 2, "random", processes=2)
    seen, _ = env.reset(seed=1)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(SoloEnv, "step", interrupted)
    with pytest.raises(KeyboardInterrupt):
        env.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
    assert env.closed
