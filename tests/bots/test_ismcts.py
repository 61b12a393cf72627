"""The search: the same again for the same luck, never over the clock, and right where it can be checked."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from understory import games
from understory.bots import UNHURRIED, BotAnswer, Clock, Effort, IsmctsBot, decided
from understory.bots.ismcts import Search
from understory.bots.plain import PlainGuide
from understory.core import Box, Decision, Line, Seat, Terminal, chances, dealing_from
from understory.testing import random_line
from understory.testing.lanterns import LANTERNS

BOXES = [LANTERNS, *(games.box(name) for name in games.names())]


class Ticking:
    """A clock on the wall that goes on by so much whenever somebody looks."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.time = 0.0

    def __call__(self) -> float:
        self.time += self.step
        return self.time


def some_decisions(box: Box[Any, Any, Any], players: int, rng: Random, number: int) -> Iterator[tuple[Any, Seat]]:
    """Decisions from all over a random game."""
    line: Line[Any, Any, Any] = random_line(box.game, box.game.spec.chosen(players), rng)
    nodes = [(state, box.game.node(state)) for state in line.states]
    asked = [(state, seat) for state, node in nodes if isinstance(node, Decision) for seat in node.seats]
    choosing = [(state, seat) for state, seat in asked if box.game.legal(state, seat).only() is None]
    return iter(choosing[:: max(1, len(choosing) // number)])


def thought(choice: BotAnswer[Any]) -> dict[str, Any]:
    return dict(choice.thoughts)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.game.spec.name)
def test_the_same_luck_gives_the_same_legal_choice_and_thoughts(box: Box[Any, Any, Any]) -> None:
    player = IsmctsBot(box, Effort(6))
    for players in {box.game.spec.fewest, box.game.spec.most}:
        for state, seat in some_decisions(box, players, Random(players), 4):
            view = box.game.view(state, seat)
            choice = decided(box.game, player, view, UNHURRIED, Random(5))
            assert choice.move in box.game.legal(state, seat)
            assert decided(box.game, player, view, UNHURRIED, Random(5)) == choice
            assert thought(choice)["line"][0] == str(choice.move)
            assert sum(visits for _, visits, _ in thought(choice)["moves"]) <= thought(choice)["sims"] <= 6


def test_thinking_stops_before_the_clock_runs_out_even_by_a_slow_simulation() -> None:
    state, seat = next(some_decisions(LANTERNS, 3, Random(2), 4))
    for step in (0.001, 0.03, 0.2, 5.0):
        now = Ticking(step)
        choice = decided(
            LANTERNS.game,
            IsmctsBot(LANTERNS, Effort(10_000), now),
            LANTERNS.game.view(state, seat),
            Clock(1.0),
            Random(1),
        )
        assert now.time - step <= max(1.0, 2 * step)
        assert choice.move in LANTERNS.game.legal(state, seat)


def test_a_choice_among_few_moves_is_worth_fewer_simulations() -> None:
    box = games.box("everdell-duo")
    assert box.guide is not None
    player, wide, asked = IsmctsBot(box, Effort(40)), box.guide.wide, set[int]()
    for state, seat in some_decisions(box, 2, Random(6), 30):
        view = box.game.view(state, seat)
        moves = len(box.guide.candidates(box.game.world(view, Random(1)), seat, Random(1)))
        choice = decided(box.game, player, view, UNHURRIED, Random(1))
        assert thought(choice)["sims"] <= -(-40 * min(moves, wide) // wide)
        asked.add(thought(choice)["sims"])
    assert 8 in asked  # two ways to go on, of ten that are worth all the 40
    assert 40 in asked


def test_where_no_time_is_left_the_first_candidate_is_played() -> None:
    for box in BOXES:
        state, seat = next(some_decisions(box, 2, Random(3), 4))
        player = IsmctsBot(box, Effort(100), Ticking(1.0))
        choice = decided(box.game, player, box.game.view(state, seat), Clock(0.001), Random(1))
        assert thought(choice)["sims"] == 0
        assert choice.move in box.game.legal(state, seat)


def last_decisions(seed: int) -> Iterator[tuple[Any, Seat]]:
    """Decisions of Lanterns after which nothing but the end can come."""
    game = LANTERNS.game
    for state, seat in some_decisions(LANTERNS, 2, Random(seed), 1000):
        ends = [game.node(game.apply(state, seat, move)) for move in game.legal(state, seat)]
        if all(isinstance(end, Terminal) for end in ends):
            yield state, seat


def test_a_win_that_is_at_hand_is_taken() -> None:
    game, found = LANTERNS.game, 0
    for seed in range(40):
        for state, seat in last_decisions(seed):
            won = {move for move in game.legal(state, seat) if winner(game.apply(state, seat, move)) == (seat,)}
            if not 0 < len(won) < len(game.legal(state, seat)):
                continue
            found += 1
            choice = decided(game, IsmctsBot(LANTERNS, Effort(200)), game.view(state, seat), UNHURRIED, Random(seed))
            assert choice.move in won
    assert found >= 3


def winner(state: Any) -> tuple[Seat, ...]:
    end = LANTERNS.game.node(state)
    assert isinstance(end, Terminal)
    return end.winners


def test_those_who_choose_at_the_same_time_do_not_know_each_others_choice() -> None:
    """All seats of Lanterns put a lantern back at once: whatever the searcher puts back, the others' tables are one."""
    game = LANTERNS.game
    line: Line[Any, Any, Any] = Line(game, game.spec.chosen(3))
    line.deal(dealing_from(Random(4)))
    assert isinstance(line.node, Decision)
    assert len(line.node.seats) == 3
    search: Search[Any, Any, Any] = Search(game, PlainGuide(game), game.view(line.state, Seat(0)), 9, Random(1))
    for _ in range(60):
        search.simulate()
    assert set(search.node.tried) == {Seat(1), Seat(2)}
    assert sum(edge.visits for edge in search.node.tried[Seat(1)].values()) == search.sims
    assert all(len(moves) == 3 for moves in search.node.children)


def test_where_players_hardly_meet_only_own_decisions_are_thought_about() -> None:
    box = games.box("kodama")
    assert box.guide is not None
    assert box.guide.apart
    for draft in ("off", "on"):
        line: Line[Any, Any, Any] = Line(box.game, box.game.spec.chosen(3, {"draft": draft}))
        line.deal(dealing_from(Random(4)))
        seat = line.node.seats[0] if isinstance(line.node, Decision) else Seat(0)
        search: Search[Any, Any, Any] = Search(box.game, box.guide, box.game.view(line.state, seat), 9, Random(1))
        for _ in range(40):
            search.simulate()
        nodes = [search.node]
        for node in nodes:
            nodes += node.children.values()
        assert {owner for node in nodes for owner in node.tried} == {seat}


def test_every_own_move_meets_the_same_worlds() -> None:
    state, seat = next(some_decisions(LANTERNS, 3, Random(9), 4))
    search: Search[Any, Any, Any] = Search(
        LANTERNS.game, PlainGuide(LANTERNS.game), LANTERNS.game.view(state, seat), 9, Random(1)
    )
    for _ in range(30):
        search.simulate()
    assert len(search.worlds) == max(edge.visits for edge in search.root)


def test_a_move_that_met_only_kind_worlds_is_not_taken_for_a_good_one() -> None:
    """In the kind half of the worlds the move tried most often fared better than the other."""
    state, seat = next(some_decisions(LANTERNS, 3, Random(9), 4))
    search: Search[Any, Any, Any] = Search(
        LANTERNS.game, PlainGuide(LANTERNS.game), LANTERNS.game.view(state, seat), 9, Random(1)
    )
    often, seldom = search.root[:2]
    for edge, values in ((often, 20 * [0.9] + 20 * [0.1]), (seldom, 20 * [0.6])):
        for value in values:
            edge.try_out(value)
    search.root, search.sims = [often, seldom], 60
    assert seldom.mean > often.mean
    assert search.best() is often


def test_chances_add_up_for_two_and_favour_who_leads_among_more() -> None:
    assert sum(chances((30, 20), 10)) == pytest.approx(1)
    assert chances((30, 20), 10)[0] == pytest.approx(1 - chances((20, 30), 10)[0])
    three = chances((30, 20, 10), 10)
    assert three[0] > 0.5 > three[1] > three[2]
    assert chances((7, 7, 7), 10) == (0.5, 0.5, 0.5)
