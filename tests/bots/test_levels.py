"""Who is better than whom, on a few games that are always the same: a smoke test, the ladder measures."""

import pytest

from bench import strength
from understory import games
from understory.testing.lanterns import LANTERNS


def points(outcomes: list[list[float]]) -> tuple[float, float]:
    return sum(mine for mine, _, _ in outcomes), sum(other for _, other, _ in outcomes)


@pytest.mark.parametrize("name", games.names())
def test_a_beginner_makes_more_points_than_chance_and_fewer_than_greedy(name: str) -> None:
    box = games.box(name)
    mine, other = points([strength.played(box, "level:1", "random", number) for number in range(2)])
    assert mine > other
    mine, other = points([strength.played(box, "level:2", "level:1", number) for number in range(4)])
    assert mine > other


def test_search_without_any_advice_makes_more_points_than_chance() -> None:
    mine, other = points([strength.played(LANTERNS, "ismcts:sims=30", "random", number) for number in range(10)])
    assert mine > other
