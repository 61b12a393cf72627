"""What every game's guide keeps to: its moves are legal, its candidates ordered by family, its values chances."""

from copy import copy
from random import Random
from typing import Any

import pytest

from understory import games
from understory.bots.plain import guide_of
from understory.core import Box, Decision, Line, Options, Seat
from understory.games.kodama.rules.moves import Blow, Place
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.search.guide import Guide3D
from understory.testing import random_line
from understory.testing.lanterns import LANTERNS

EVERDELL = games.box("everdell-duo")
TABLES: list[tuple[Box[Any, Any, Any], Options]] = [
    (LANTERNS, LANTERNS.game.spec.chosen(3)),
    *((games.box(name), games.box(name).game.spec.chosen(2)) for name in games.names()),
    (games.box("kodama"), games.box("kodama").game.spec.chosen(5)),
    (games.box("kodama"), games.box("kodama").game.spec.chosen(3, {"draft": "on"})),
    (games.box("kodama-3d"), games.box("kodama-3d").game.spec.chosen(4)),
    (EVERDELL, EVERDELL.game.spec.chosen(2, {"mode": "cooperative"})),
    (EVERDELL, EVERDELL.game.spec.chosen(2, {"mode": "challenge"})),
    (EVERDELL, EVERDELL.game.spec.chosen(1)),
]


@pytest.mark.parametrize(("box", "options"), TABLES, ids=lambda value: getattr(value, "players", None))
def test_guides_name_legal_moves_and_chances(box: Box[Any, Any, Any], options: Options) -> None:
    rng, guide, game = Random(3), guide_of(box), box.game
    line: Line[Any, Any, Any] = random_line(game, options, rng)
    for state in rng.sample(line.states, min(40, len(line.states))):
        node = game.node(state)
        if not isinstance(node, Decision):
            continue
        values = guide.values(state)
        assert len(values) >= options.players
        assert all(0 <= value <= 1 for value in values)
        for seat in node.seats:
            legal = game.legal(state, seat)
            candidates = guide.candidates(state, seat, rng)
            assert candidates
            assert len({each.move for each in candidates}) == len(candidates)
            assert all(each.move in legal for each in candidates)
            assert guide.quick(state, seat, rng) in legal


def test_who_has_scored_the_last_kodama_is_judged_by_points_whatever_is_left_in_hand() -> None:
    box = games.box("kodama")
    line: Line[Any, Any, Any] = random_line(box.game, box.game.spec.chosen(2), Random(8))
    scoring = [
        (state, node.seats[0])
        for state in line.states
        if isinstance(node := box.game.node(state), Decision) and node.ask == "kodama.kodama"
    ]
    state, waiting = scoring[-1]
    empty, without = copy(state), copy(state)
    empty.hands = tuple(hand if seat == waiting else () for seat, hand in enumerate(state.hands))
    without.hands = ((), ())
    values = guide_of(box).values
    assert values(state) == values(empty) != values(without)


def test_of_kodamas_placements_each_pair_comes_once_before_any_comes_twice() -> None:
    box = games.box("kodama")
    guide, rng = guide_of(box), Random(5)
    line: Line[Any, Any, Any] = random_line(box.game, box.game.spec.chosen(2), rng)
    checked = 0
    for state in line.states:
        node = box.game.node(state)
        if not isinstance(node, Decision) or node.ask != "kodama.grow":
            continue
        moves = [each.move for each in guide.candidates(state, node.seats[0], rng)]
        pairs = [(move.card, move.on) for move in moves if isinstance(move, Place)]
        different = len(set(pairs))
        assert len(set(pairs[:different])) == different
        checked += different > 1
    assert checked > 5


def test_a_gust_is_tried_as_soon_as_the_best_placement() -> None:
    box = games.box("kodama")
    guide, rng = guide_of(box), Random(5)
    checked = 0
    for seed in range(12):
        line: Line[Any, Any, Any] = random_line(box.game, box.game.spec.chosen(2), Random(seed))
        for state in line.states:
            node = box.game.node(state)
            if not isinstance(node, Decision) or Blow() not in box.game.legal(state, node.seats[0]):
                continue
            candidates = guide.candidates(state, node.seats[0], rng)
            blown = [at for at, each in enumerate(candidates) if each.move == Blow()]
            if len(candidates) > 2:
                assert blown == [1]
                assert candidates[1].worth == max(each.worth for each in candidates)
                checked += 1
    assert checked > 5


def test_a_growth_of_kodama_3d_that_was_met_before_is_judged_as_if_it_were_new() -> None:
    game = Kodama3D(printed())
    line: Line[Any, Any, Any] = random_line(game, game.spec.chosen(2), Random(4))
    knowing = Guide3D(game)
    for state in line.states:
        node = game.node(state)
        if isinstance(node, Decision):
            for seed in (1, 1, 2):
                met = knowing.quick(state, node.seats[0], Random(seed))
                assert met == Guide3D(game).quick(state, node.seats[0], Random(seed))


def test_those_who_play_together_are_valued_alike() -> None:
    line: Line[Any, Any, Any] = random_line(
        EVERDELL.game, EVERDELL.game.spec.chosen(2, {"mode": "cooperative"}), Random(2)
    )
    for state in line.states[40::20]:
        mine, partners = guide_of(EVERDELL).values(state)
        assert mine == partners


def test_turns_do_not_run_backwards_where_no_watch_is_wound() -> None:
    for name in games.names():
        box = games.box(name)
        line: Line[Any, Any, Any] = random_line(box.game, box.game.spec.chosen(2), Random(8))
        guide = guide_of(box)
        turns = [guide.turn(state) for state in line.states if isinstance(box.game.node(state), Decision)]
        assert turns == sorted(turns)
        assert turns[-1] > turns[0]
        assert Seat(0) in {seat for state in line.states for seat in getattr(box.game.node(state), "seats", ())}
