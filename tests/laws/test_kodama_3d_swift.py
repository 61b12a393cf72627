"""What play-outs of Kodama 3D count over flat buffers is what the rules say, compiled or not."""

import pickle
from array import array
from collections.abc import Iterator
from itertools import chain, product
from random import Random
from typing import Any

import pytest

from understory.core import Line, Seat
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.rules.conditions import (
    Condition,
    Count,
    Ends,
    EvenLimbs,
    Forks,
    Goal,
    Height,
    Kind,
    Likeness,
    LimbEnds,
    Row,
    Sets,
    Spread,
    Touching,
    Traced,
    Trait,
    Upright,
)
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.rules.pieces import Feature, GoalName, Kodama
from understory.games.kodama_3d.rules.scoring import Anatomy, points
from understory.games.kodama_3d.rules.spec import TURNS
from understory.games.kodama_3d.rules.state import Ask, State
from understory.games.kodama_3d.rules.tree import Tree
from understory.games.kodama_3d.search import flat, measures, swift, tallies
from understory.games.kodama_3d.search.evaluation import LAST_TILES
from understory.games.kodama_3d.search.guide import Guide3D, to_come
from understory.games.kodama_3d.search.promise import PROMISE
from understory.testing import random_line

PACK = printed()
GAME = Kodama3D(PACK)
SWIFT = swift.Swift(PACK)
TRAITS: tuple[Trait, ...] = (Feature.FIREFLY, Kodama.PINK)

OTHERS: tuple[Condition, ...] = (
    *(Row(of, length) for of in (*Likeness, *TRAITS) for length in (2, 3, 5)),
    *(Touching(one, other) for one, other in product(TRAITS, TRAITS)),
    *(Count(of, each) for of in TRAITS for each in (2, 3)),
    *(condition(of) for condition in (Traced, LimbEnds, Ends) for of in TRAITS),
    *map(Sets, Kind),
    *map(Forks, (2, 3)),
    *map(Height, (4, 7)),
    *map(Spread, (3, 8)),
    *map(EvenLimbs, (0, 2)),
    *(Upright(sixths, tiles) for sixths in (0, 1, 4) for tiles in (0, 5)),
)
"""Conditions that a pack of one's own may have, beside those printed."""
ASKED = [goal.condition for goal in PACK.goals.values()] + list(OTHERS)


def states(seed: int) -> list[State]:
    """A random game for two to four."""
    line: Line[Any, Any, Any] = random_line(GAME, GAME.spec.chosen(2 + seed % 3), Random(seed))
    return list(line.states)


def trees(seed: int) -> Iterator[Tree]:
    """Every tree of a random game as it was at some time."""
    yield from {tree: None for state in states(seed) for tree in state.trees if tree}


def test_what_is_counted_is_what_every_goal_gives() -> None:
    mark, met = array("q", bytes(8 * tallies.MARKS)), set()
    for tree in chain.from_iterable(map(trees, range(6))):
        anatomy, buffer = Anatomy(tree, PACK.tiles), SWIFT.flat(tree)
        for condition, per in product(ASKED, (False, True)):
            goal = Goal(GoalName("any"), 1, 1, per, condition)
            instances, level = measures.measured(buffer, swift.in_numbers(goal), 0, mark)
            amount, _ = points(goal, anatomy)
            assert amount == (instances if per else min(1, instances)), condition
            assert level >= 0
            if amount:
                met.add(type(condition))
            if not amount or per:  # with no tile to come nothing is promised
                promised = measures.promised(buffer, swift.in_numbers(goal), 0, PROMISE, 0, mark)
                assert promised == measures.WHOLE * amount
    assert met == {type(condition) for condition in ASKED}


@pytest.mark.parametrize("seed", range(3))
def test_a_tile_may_be_where_the_rules_let_it_be_and_the_tree_grows_as_they_say(seed: int) -> None:
    leaning = 0
    for state in states(seed):
        if state.ask is not Ask.GROW:
            continue
        tree, tile = state.tree(state.seat), PACK.tiles[state.top(state.stack)]
        buffer, numbers, places = SWIFT.flat(tree), SWIFT.tile(tile.name), [0] * tallies.MOST_POINTS
        left = flat.standing(buffer, SWIFT.turned, numbers[0], places)
        allowed = [point for point, lean in zip(tree.free, places, strict=False) if lean >= 0]
        assert allowed == tree.standing(tile.shape)
        assert left == len(allowed)
        leaning += len(allowed) < len(tree.fits(tile.shape))
        for at, point in enumerate(tree.free):
            if point in allowed:
                grown = array("q", bytes(8 * tallies.TREE))
                flat.grow(buffer, SWIFT.turned, numbers, 0, tallies.POINTS_AT + at * tallies.POINT, grown)
                assert used(grown) == used(SWIFT.flat(tree.grown(tile, point)))
    assert leaning


def used(buffer: "array[int]") -> list[int]:
    """A tree's numbers without the room that is left for more."""
    points_end = tallies.POINTS_AT + tallies.POINT * buffer[tallies.POINTS]
    parts_end = tallies.PARTS_AT + tallies.PART * buffer[tallies.SIZE]
    cells = buffer[tallies.CELLS_AT : tallies.CELLS_AT + buffer[tallies.CELLS]]
    return [*buffer[:parts_end], *buffer[tallies.POINTS_AT : points_end], *cells]


def test_a_goal_may_be_drawn_exactly_where_the_tile_matches_nothing() -> None:
    drawn = 0
    for state in states(5):
        if state.ask is Ask.GROW and state.turns < TURNS * state.players:
            tree, tile = state.tree(state.seat), state.top(state.stack)
            without = SWIFT.growths(tree, tile, (), (), 5, 0)
            unknown = SWIFT.growths(tree, tile, (), (), 5, swift.UNKNOWN)
            for point, nothing, something in zip(tree.free, without, unknown, strict=False):
                if nothing != flat.NEVER:
                    after = GAME.apply(state, state.seat, GAME.parse(f"grow {point.part or 'trunk'}.{point.number}"))
                    assert something - nothing == swift.UNKNOWN * after.may_draw
                    drawn += after.may_draw
    assert drawn


def test_compiled_or_not_it_weighs_and_chooses_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [state for state in states(4)[::7] if state.ask in {Ask.MOVE, Ask.GROW, Ask.GOAL, Ask.LAST, Ask.PLACE}]

    def found() -> list[object]:
        guide = Guide3D(GAME)
        weighed = [guide.candidates(state, state.seat, Random(1)) for state in asked]
        quick = [guide.quick(state, state.seat, Random(2)) for state in asked]
        return [*weighed, *quick, *[guide.values(state) for state in asked]]

    fast = found()
    monkeypatch.setattr(swift, "_compiled", lambda: (measures.promises, flat.growths, flat.tiles_weighed))
    assert found() == fast


def test_the_tiles_to_come_are_those_that_each_seat_will_still_add() -> None:
    for state in states(1):
        if state.ask in {Ask.MOVE, Ask.GROW, Ask.GOAL, Ask.LAST}:
            for at in range(state.players):
                seat = Seat(at)
                added = len(state.tree(seat).parts) + len(state.aside[seat])
                assert to_come(state, seat) == TURNS + LAST_TILES - added


def test_it_travels_light() -> None:
    assert pickle.loads(pickle.dumps(SWIFT)).pack.digest == PACK.digest  # noqa: S301  (our own)
