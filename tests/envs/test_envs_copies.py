"""Environments are copied and pickled at any moment, and see what their seat may know and nothing else."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from envs_games import GAMES, played_on, some_of
from hypothesis import given, settings
from hypothesis import strategies as st

from understory.core import OptionError, Seat
from understory.envs import aec, parallel
from understory.envs.codings import box_of, coding_of
from understory.envs.episode import Episode
from understory.envs.openspiel import load
from understory.envs.single import SoloEnv


def pickled_copy(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))  # noqa: S301  (our own)


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray):
        return np.array_equal(one, other)
    return bool(one == other)


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 10_000), length=st.integers(0, 80), pickled=st.booleans())
@settings(max_examples=4)
def test_a_copy_goes_on_as_the_original_does(name: str, seed: int, length: int, pickled: bool) -> None:
    env, rng = aec(name), Random(seed)
    env.reset(seed=seed)
    for _ in range(length):
        if env.terminations[env.agent_selection]:
            break
        env.step(some_of(env.observe(env.agent_selection)["action_mask"], rng))
    twin = pickled_copy(env) if pickled else copy.deepcopy(env)
    for _ in range(12):
        assert twin.agents == env.agents
        if not env.agents:
            break
        seen, theirs = env.last(), twin.last()
        assert same(list(seen), list(theirs)) if not isinstance(seen[0], dict) else same(seen[0], theirs[0])
        action = None if seen[2] else some_of(seen[0]["action_mask"], rng)
        env.step(action)
        twin.step(action)


@pytest.mark.parametrize("name", GAMES)
def test_the_other_environments_can_be_copied_too(name: str) -> None:
    rng = Random(2)
    solo = SoloEnv(name, "random")
    seen, _ = solo.reset(seed=4)
    side = parallel(name)
    side.reset(seed=4)
    for _ in range(6):
        solos, sides = pickled_copy(solo), copy.deepcopy(side)
        action = some_of(seen["action_mask"], rng)
        seen, *rest = solo.step(np.int64(action))
        again, *theirs = solos.step(np.int64(action))
        assert same(seen, again)
        assert rest == theirs
        actions = {agent: some_of(side.table.mask(Seat(at)), rng) for at, agent in enumerate(side.agents)}
        assert same(side.step(actions)[0], sides.step(actions)[0])


def test_a_state_of_openspiel_is_copied_without_copying_the_game() -> None:
    state = load("kodama-3d").new_initial_state()
    for _ in range(60):
        state.apply_action(state.legal_actions()[0])
    twin = state.clone()
    assert twin.at is state.at
    twin.apply_action(twin.legal_actions()[0])
    assert twin.history() != state.history()
    assert twin.at is not state.at


MODES: list[tuple[str, dict[str, str]]] = [
    *((name, {}) for name in GAMES),
    ("everdell-duo", {"mode": "cooperative"}),
    ("everdell-duo", {"mode": "challenge"}),
    ("kodama", {"draft": "on"}),
]


@pytest.mark.parametrize(("name", "options"), MODES)
@given(seed=st.integers(0, 10_000), length=st.integers(0, 120))
@settings(max_examples=4)
def test_an_observation_is_the_same_in_every_world_that_the_seat_could_be_in(
    name: str, options: dict[str, str], seed: int, length: int
) -> None:
    table, rng = Episode(name, None, options), Random(seed)
    table.reset(rng)
    played_on(table, rng, length)
    game, coding = box_of(name).game, coding_of(name)
    for seat in (Seat(0), Seat(1)):
        view = table.view(seat)
        told = coding.numbers(view)
        assert len(told) == 2 * sum(part.size for part in coding.layout(2))
        assert coding.numbers(game.view(game.world(view, rng), seat)) == told
        assert coding.quick_numbers is None or coding.quick_numbers(table._state, seat) == told


def test_the_agent_can_have_a_seat_of_its_own() -> None:
    env = SoloEnv("kodama-3d", "greedy", seat=1)
    for seed in range(3):
        env.reset(seed=seed)
        assert env.table.seats == (1,)
    with pytest.raises(OptionError, match="seat cannot be '7'"):
        SoloEnv("kodama-3d", seat=7)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"game": "chess"}, "game cannot be 'chess'"),
        ({"game": "kodama", "players": 9}, "players cannot be '9'"),
        ({"game": "kodama", "decrees": "perhaps"}, "decrees cannot be 'perhaps'"),
        ({"game": "kodama", "render_mode": "gif"}, "render_mode cannot be 'gif'"),
    ],
)
def test_what_cannot_be_made_is_refused_with_what_can(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        aec(**wrong)


def test_opponents_are_one_bot_for_all() -> None:
    with pytest.raises(OptionError, match="name one bot for all, such as greedy"):
        SoloEnv("kodama", opponents=["greedy", "greedy"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("kodama-3d", 2, {}),
        ("kodama-3d", 4, {"colours": "picked"}),
        ("everdell-duo", 2, {}),
        ("everdell-duo", 1, {}),
        ("everdell-duo", 1, {"mode": "challenge"}),
        ("everdell-duo", 2, {"mode": "cooperative", "chapter": "5"}),
    ],
)
def test_what_is_read_off_a_state_is_what_the_view_says_throughout_a_game(
    name: str, players: int, options: dict[str, str]
) -> None:
    # Two games at once: what is kept of one must not be told of the other.
    tables, rng, coding = [Episode(name, players, options) for _ in range(2)], Random(8), coding_of(name)
    assert coding.quick_numbers is not None
    for _ in range(2):
        for table in tables:
            table.reset(rng)
        while all(table.seats for table in tables):
            for seat in range(players):
                for table in tables:
                    assert coding.quick_numbers(table._state, seat) == coding.numbers(table.view(Seat(seat)))
            for table in tables[: 1 + rng.randrange(2)]:
                played_on(table, rng, 1)
