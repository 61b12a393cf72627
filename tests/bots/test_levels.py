"""Who is better than whom, on a few games that are always the same: a smoke test, the ladder measures."""

from random import Random
from typing import Any

import pytest

from bench import strength
from understory import games
from understory.bots import Effort
from understory.bots.levels import effort
from understory.core import Chance, Line, Terminal, dealing_from
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


@pytest.mark.parametrize("name", games.names())
def test_level_4_tries_more_and_looks_further_than_level_3_in_its_time(name: str) -> None:
    guide = games.box(name).guide
    assert guide is not None
    three, four = effort(3, guide), effort(4, guide)
    assert (three.seconds, four.seconds) == (1.0, 3.0)
    assert four.sims > three.sims
    assert (four.ahead or 0) > (three.ahead or 0) > 0
    assert three.paced(0.2) == Effort(round(three.sims / 5), 0.2, three.ahead)


@pytest.mark.parametrize("name", games.names())
def test_play_outs_come_near_to_what_greedy_players_reach(name: str) -> None:
    """Two by the quick way make at least six tenths of what two greedy players make."""
    box = games.box(name)
    guide = box.guide
    assert guide is not None
    made = {"quick": 0.0, "greedy": 0.0}
    for how in made:
        for number in range(6):
            rng = Random(number)
            line: Line[Any, Any, Any] = Line(box.game, box.game.spec.chosen(2))
            while not isinstance(node := line.node, Terminal):
                if isinstance(node, Chance):
                    line.deal(dealing_from(rng))
                    continue
                seat = node.seats[0]
                legal = box.game.legal(line.state, seat)
                if how == "quick":
                    line.play(seat, guide.quick(line.state, seat, rng))
                else:
                    line.play(seat, legal.only() or box.greedy(box.game.view(line.state, seat), legal, rng))
            made[how] += sum(node.scores)
    assert made["quick"] > 0.6 * made["greedy"]


def test_search_without_any_advice_makes_more_points_than_chance() -> None:
    mine, other = points([strength.played(LANTERNS, "ismcts:sims=30", "random", number) for number in range(10)])
    assert mine > other
