"""Action ids: fixed, whole, honest about what is illegal."""

from random import Random
from typing import Any

import numpy as np
import pytest
from envs_games import GAMES, mode_id, modes, played_on, some_of
from hypothesis import given, settings
from hypothesis import strategies as st

from understory.core import OptionError, Seat, UnderstoryError
from understory.envs import TableAEC, TableParallel, aec, parallel, solo
from understory.envs.codings import coding_of
from understory.envs.episode import Episode
from understory.envs.spaces import PENALTY, observation_space, rewards_of
from understory.games.books import find_rule

MODES = modes()


@pytest.mark.parametrize("mode", MODES, ids=mode_id)
def test_a_game_can_be_played_to_its_end_in_every_mode(mode: tuple[str, int, dict[str, str]]) -> None:
    name, players, options = mode
    table, rng = Episode(name, players, options), Random(3)
    table.reset(rng)
    space, steps = observation_space(table), 0
    while table.seats:
        seat = table.seats[0]
        seen = table.observe(seat)
        assert steps % 16 or space.contains(seen)
        table.act(seat, some_of(seen["action_mask"], rng))
        steps += 1
    assert table.end is not None
    assert table.refused is None


@pytest.mark.parametrize("name", GAMES)
def test_no_two_actions_mean_the_same(name: str) -> None:
    actions = coding_of(name).actions
    assert len(set(actions)) == len(actions) < 3000


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 10_000), length=st.integers(0, 150))
@settings(max_examples=6)
def test_every_listed_move_has_a_path_and_every_path_leads_to_a_listed_move(name: str, seed: int, length: int) -> None:
    table, rng, coding = Episode(name, None, None), Random(seed), coding_of(name)
    table.reset(rng)
    played_on(table, rng, length)
    for seat in table.seats[:1]:
        legal = table.legal(seat)
        listed = list(legal)
        for move in rng.sample(listed, min(12, len(listed))):
            path = coding.path(move)
            for at, action in enumerate(path):
                assert action in coding.choices(legal, path[:at])
                assert (coding.move(legal, path[: at + 1]) == move) is (at + 1 == len(path))
        chosen: tuple[int, ...] = ()
        while not chosen or coding.move(legal, chosen) is None:
            chosen = (*chosen, rng.choice(list(coding.choices(legal, chosen))))
        assert coding.move(legal, chosen) in legal


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 10_000), length=st.integers(0, 100))
@settings(max_examples=4)
def test_whatever_the_mask_forbids_breaks_a_rule_of_the_catalogue(name: str, seed: int, length: int) -> None:
    rng = Random(seed)
    table = Episode(name, None, None)
    table.reset(rng)
    played_on(table, rng, length)
    if not table.seats:
        return
    seat = table.seats[0]
    forbidden = sorted(set(range(-1, table.actions + 1)) - set(table.choices(seat)))
    for action in rng.sample(forbidden, 40):
        faults = table._faults(seat, action)
        assert faults
        assert all(find_rule(fault.rule) is not None for fault in faults)


def test_to_choose_a_pile_where_spirits_are_summoned_is_refused() -> None:
    table, rng, coding = Episode("kodama-duo", None, None), Random(5), coding_of("kodama-duo")
    table.reset(rng)
    for _ in range(400):
        played_on(table, rng, 1)
        if any(coding.actions[action].startswith("summon") for action in table.choices(table.seats[0])):
            break
    seat = table.seats[0]
    piles = [action for action, meaning in enumerate(coding.actions) if meaning.startswith("choose")]
    assert piles
    assert all(table._faults(seat, action) for action in piles)


def test_an_illegal_action_ends_the_episode_with_a_penalty_and_says_why() -> None:
    env = aec("kodama")
    env.reset(seed=1)
    agent = env.agent_selection
    action = next(
        number
        for number, meaning in enumerate(coding_of("kodama").actions)
        if meaning.startswith("place ") and not env.observe(agent)["action_mask"][number]
    )
    env.step(action)
    assert all(env.terminations.values())
    assert {name: env.rewards[name] for name in env.agents} == {
        name: PENALTY if name == agent else 0.0 for name in env.possible_agents
    }
    told = env.infos[agent]
    assert told["rules"] == ["kodama.growth.turn"]
    assert told["meaning"] == coding_of("kodama").actions[action]
    other = next(name for name in env.agents if name != agent)
    assert env.infos[other] == {"illegal": env.possible_agents.index(agent)}


def test_an_action_before_the_first_game_or_between_two_numbers_is_refused_in_words() -> None:
    env = aec("kodama-3d")
    with pytest.raises(UnderstoryError, match=r"reset\(\) begins one"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="integer"):
        env.step(1.5)  # type: ignore[arg-type]
    assert not any(env.terminations.values())


def test_one_agent_is_told_that_no_game_is_being_played_before_the_first_and_after_the_last() -> None:
    env = solo("kodama-3d", "random")
    with pytest.raises(UnderstoryError, match=r"reset\(\) begins one"):
        env.step(np.int64(0))
    seen, _ = env.reset(seed=1)
    told: tuple[Any, ...] = (seen, 0.0, False)
    while not told[2]:
        told = env.step(np.flatnonzero(told[0]["action_mask"])[0])
    for action in (0, env.table.wait):
        with pytest.raises(UnderstoryError, match=r"reset\(\) begins one"):
            env.step(np.int64(action))
    assert env.table.refused is None


@pytest.mark.parametrize("made", [aec, parallel])
def test_a_seed_is_a_whole_number_from_0_on_of_whatever_make(made: type[TableAEC | TableParallel]) -> None:
    env = made("kodama-3d")
    for wrong in (-1, 1.5, "rain"):
        with pytest.raises(OptionError, match=r"seed cannot be .*: choose a whole number, 0 or more"):
            env.reset(seed=wrong)  # type: ignore[arg-type]
    env.reset(seed=3)
    dealt = env.table.observe(Seat(0))
    drawn: Any = np.int64(3)  # what numpy's generators give
    env.reset(seed=drawn)
    assert all(np.array_equal(tensor, dealt[name]) for name, tensor in env.table.observe(Seat(0)).items())


def test_everybody_gives_an_action_by_name() -> None:
    env = parallel("kodama-3d")
    env.reset(seed=1)
    for wrong in ({}, {"player_0": 1}, {"bob": 1}, [1, 2]):
        with pytest.raises(OptionError, match="give one for each of player_0, player_1"):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.agents


def test_who_is_not_asked_may_only_wait() -> None:
    env = parallel("kodama-3d")
    env.reset(seed=1)
    rng = Random(1)
    while len(env.table.seats) > 1:  # goals are returned by all at the same time
        env.step({agent: some_of(env.table.mask(Seat(at)), rng) for at, agent in enumerate(env.agents)})
    idle = next(agent for at, agent in enumerate(env.agents) if at not in env.table.seats)
    asked = next(agent for agent in env.agents if agent != idle)
    legal = some_of(env.table.mask(env.table.seats[0]), rng)
    _, given_out, over, _, infos = env.step({asked: legal, idle: legal})
    assert over == {asked: True, idle: True}
    assert given_out == {asked: 0.0, idle: PENALTY}
    assert infos[idle]["rules"] == ["table.turn"]


def test_losers_pay_the_winners_and_a_tie_of_all_pays_nothing() -> None:
    table = Episode("kodama", 4, None)
    rng = Random(5)
    table.reset(rng)
    played_on(table, rng, 10_000)
    end = table.end
    assert end is not None
    shares = rewards_of(end, 4, together=False)
    assert sum(shares) == pytest.approx(0)
    assert {seat for seat, share in enumerate(shares) if share > 0} == set(end.winners)
    tied = type(end)(end.scores, tuple(Seat(seat) for seat in range(4)), end.reason)
    assert rewards_of(tied, 4, together=False) == [0.0] * 4
