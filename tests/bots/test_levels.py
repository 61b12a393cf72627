"""Who is better than whom, on a few games that are always the same: a smoke test, the ladder measures."""

from random import Random
from typing import Any

import pytest

from bench import strength
from understory import games
from understory.bots import Effort
from understory.bots.levels import SEARCHING, effort
from understory.bots.plain import guide_of
from understory.core import Box, Chance, Line, Terminal, dealing_from
from understory.testing.lanterns import LANTERNS


def points(outcomes: list[list[float]]) -> tuple[float, float]:
    return sum(mine for mine, _, _ in outcomes), sum(other for _, other, _ in outcomes)


@pytest.mark.parametrize("name", games.names())
def test_a_beginner_makes_more_points_than_chance_and_fewer_than_greedy(name: str) -> None:
    box = games.box(name)
    mine, other = points([strength.played(box, "level:1", "random", number) for number in range(6)])
    assert mine > other
    mine, other = points([strength.played(box, "level:2", "level:1", number) for number in range(4)])
    assert mine > other


@pytest.mark.parametrize("name", games.names())
def test_level_4_tries_more_and_looks_further_than_level_3_in_its_time(name: str) -> None:
    three, four = (effort(level, games.box(name)) for level in SEARCHING)
    assert (three.seconds, four.seconds) == (1.0, 3.0)
    assert four.sims > three.sims
    assert (four.ahead or 0) > (three.ahead or 0) > 0
    assert three.paced(0.2) == Effort(round(three.sims / 5), 0.2, three.ahead)


@pytest.mark.parametrize("name", games.names())
def test_play_outs_come_near_to_what_greedy_players_reach(name: str) -> None:
    """Two by the quick way make at least three quarters of what two greedy players make."""
    box = games.box(name)
    greedy = sum(points([strength.played(box, "greedy", "greedy", number) for number in range(6)]))
    assert sum(quick_points(box, Random(number)) for number in range(6)) > 0.75 * greedy


def quick_points(box: Box[Any, Any, Any], rng: Random) -> float:
    """What two by the quick way make in a game together."""
    guide, line = guide_of(box), Line(box.game, box.game.spec.chosen(2))
    while not isinstance(node := line.node, Terminal):
        if isinstance(node, Chance):
            line.deal(dealing_from(rng))
        else:
            line.play(node.seats[0], guide.quick(line.state, node.seats[0], rng))
    return sum(node.scores)


def test_search_without_any_advice_makes_more_points_than_chance() -> None:
    mine, other = points([strength.played(LANTERNS, "ismcts:sims=30", "random", number) for number in range(10)])
    assert mine > other
