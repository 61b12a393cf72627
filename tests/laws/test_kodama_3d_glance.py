"""What Kodama 3D tells at a glance is what the rules then do: where a tile may go, how the tree stands, what counts."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from understory.core import SPECTATOR, Decision, HandView, Seat
from understory.core.plain import canonical
from understory.games.kodama_3d import KODAMA_3D, State
from understory.games.kodama_3d.face.glance import Glance, Glances
from understory.games.kodama_3d.face.progress import progress
from understory.games.kodama_3d.face.stance import Steadiness, stance_of
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.rules.conditions import (
    Condition,
    Count,
    Ends,
    EvenLimbs,
    Goal,
    Kind,
    Likeness,
    Row,
    Sets,
    Traced,
    Upright,
)
from understory.games.kodama_3d.rules.moves import Aside, Grow
from understory.games.kodama_3d.rules.pieces import Feature, GoalName, Kodama, TileName
from understory.games.kodama_3d.rules.scoring import Anatomy, points
from understory.games.kodama_3d.rules.state import Ask
from understory.games.kodama_3d.rules.tree import Tree
from understory.games.kodama_3d.rules.turn import matches
from understory.testing import random_line, rule

GAME, PACK = KODAMA_3D.game, printed()


def decisions(seed: int, players: int, *asks: Ask) -> Iterator[tuple[State, Seat, Glance]]:
    """The states of a random game in which one of these is asked, with what the one asked is told."""
    for state in random_line(GAME, GAME.spec.chosen(players), Random(seed)).states:
        node = GAME.node(state)
        if isinstance(node, Decision) and state.ask in asks:
            yield state, node.seats[0], Glances(PACK).at(GAME.view(state, node.seats[0]))


@rule("k3d.grow.attach")
@rule("k3d.grow.space")
@rule("k3d.grow.balance")
@pytest.mark.parametrize("seed", range(4))
def test_a_growth_has_no_fault_exactly_where_the_tile_may_grow_and_else_the_rule_that_is_cited(seed: int) -> None:
    for state, seat, glance in decisions(seed, 2, Ask.GROW):
        (tried,) = glance.tiles.values()
        growths = tried.growths
        legal = GAME.legal(state, seat)
        assert [(growth.part, growth.number) for growth in growths] == [p[:2] for p in state.tree(seat).free]
        assert (tried.aside is not None) == (Aside() in legal)
        for growth in growths:
            move = GAME.parse(growth.move)
            assert move == Grow(growth.part, growth.number)
            assert (growth.fault is None) == (move in legal)
            if growth.fault:
                assert growth.fault in {reason.rule for reason in GAME.faults(state, seat, move)}
            assert bool(growth.blocked) == (growth.fault == "k3d.grow.space")


@rule("k3d.goal.when")
@pytest.mark.parametrize("seed", range(3))
def test_a_growth_foretells_how_the_tree_stands_what_goals_count_and_whether_a_goal_is_drawn(seed: int) -> None:
    for state, seat, glance in decisions(seed, 3, Ask.GROW):
        (tried,) = glance.tiles.values()
        growths = tried.growths
        tile = PACK.tiles[state.top(state.stack)]
        for growth in (growth for growth in growths if not growth.fault):
            after = GAME.apply(state, seat, Grow(growth.part, growth.number))
            assert growth.stance == stance_of(after.tree(seat))
            assert bool(growth.alike) == matches(PACK.tiles, state.tree(seat), growth.part, tile)
            assert growth.draws == (after.may_draw and bool(state.display or state.deck))
            anatomy = Anatomy(after.tree(seat), PACK.tiles)
            for card in state.hands[seat]:
                then = progress(PACK.goals[card.card], anatomy)
                now = glance.goals[card.card]
                told = growth.goals.get(card.card)
                if told is None:
                    told_as = now.points, now.have, now.of, len(now.met)
                else:
                    told_as = told.points, told.have, told.of, told.times
                assert told_as == (then.points, then.have, then.of, len(then.met))


@rule("k3d.goal.per")
def test_a_growth_foretells_every_goal_of_the_box_wherever_the_tile_goes() -> None:
    every = HandView(tuple(PACK.goals), 0)
    for state, seat, _ in decisions(5, 2, Ask.GROW):
        view = GAME.view(state, seat)
        (tried,) = Glances(PACK).at(replace(view, hands=(every,) * view.players)).tiles.values()
        now, tile = Anatomy(state.tree(seat), PACK.tiles), PACK.tiles[state.top(state.stack)]
        for growth, point in zip(tried.growths, state.tree(seat).free, strict=True):
            if growth.blocked:
                continue
            grown = Anatomy(state.tree(seat).grown(tile, point), PACK.tiles)
            told = {name: (c.points, c.have, c.of, c.times) for name, c in growth.goals.items()}
            then = {name: _counted(goal, grown) for name, goal in PACK.goals.items()}
            assert told == {
                name: counted for name, counted in then.items() if counted != _counted(PACK.goals[name], now)
            }


def _counted(goal: Goal, anatomy: Anatomy) -> tuple[int, int, int, int]:
    found = progress(goal, anatomy)
    return found.points, found.have, found.of, len(found.met)


@rule("k3d.move.line")
def test_before_a_meeple_moves_the_tiles_under_both_meeples_are_foretold_as_they_are_once_it_has() -> None:
    for state, seat, glance in decisions(7, 2, Ask.MOVE):
        assert set(glance.tiles) == {state.top(stack) for stack in state.meeples[seat]}
        move = next(iter(GAME.legal(state, seat)))
        after = GAME.apply(state, seat, move)
        if after.ask is Ask.GROW:
            then = Glances(PACK).at(GAME.view(after, seat)).tiles
            assert then == {tile: glance.tiles[tile] for tile in then}


def test_progress_is_whole_exactly_where_a_goal_that_scores_once_is_met() -> None:
    for state in random_line(GAME, GAME.spec.chosen(4), Random(11)).states[::25]:
        for tree in filter(None, state.trees):
            anatomy = Anatomy(tree, PACK.tiles)
            for goal in PACK.goals.values():
                now = progress(goal, anatomy)
                worth, met = points(goal, anatomy)
                assert (now.points, list(now.met)) == (worth, met)
                assert 0 <= now.have <= max(now.of, 12)
                if not goal.per:
                    assert (now.have >= now.of) == bool(met), goal.name
                else:
                    assert now.have < now.of, goal.name
                    assert not set(now.towards) & {part for instance in met for part in instance}


def grown(*tiles: tuple[str, int, int]) -> Anatomy:
    tree = Tree.of(PACK.trunk, Kodama.BLUE)
    for tile, part, number in tiles:
        point = tree.point(part, number)
        assert point is not None
        tree = tree.grown(PACK.tiles[TileName(tile)], point)
    return Anatomy(tree, PACK.tiles)


ROW = (("firefly-blue-shoot", 0, 1), ("mushroom-blue-shoot", 1, 1), ("firefly-green-shoot", 0, 2))


@pytest.mark.parametrize(
    ("condition", "per", "have", "of"),
    [
        (Row(Kodama.BLUE, 4), False, 3, 4),
        (Row(Likeness.OTHER_FEATURES, 4), True, 2, 4),
        (Traced(Feature.FIREFLY), False, 2, 3),
        (Count(Kodama.BLUE, 2), True, 1, 2),
        (Sets(Kind.KODAMAS), True, 2, 4),
        (Ends(Feature.FIREFLY), True, 0, 1),
        (EvenLimbs(1), False, 2, 3),
        (Upright(2, 10), False, 3, 10),
    ],
)
def test_progress_counts_what_is_there(condition: Condition, per: bool, have: int, of: int) -> None:
    now = progress(Goal(GoalName("tried"), 1, 5, per, condition), grown(*ROW))
    assert (now.have, now.of) == (have, of)


def test_a_tree_is_steady_then_leans_then_teeters_and_is_held_only_beyond_its_foot() -> None:
    words = []
    tree = Tree.of(PACK.trunk, Kodama.PINK)
    for _ in range(3):
        tree = tree.grown(PACK.tiles[TileName("firefly-pink-bough")], max(tree.free, key=lambda point: point.q))
        words.append(stance_of(tree).steadiness)
        assert (words[-1] is Steadiness.HELD) == (tree.room < 0)
    assert words == [Steadiness.STEADY, Steadiness.TEETERING, Steadiness.HELD]


def test_who_looks_on_is_told_how_trees_stand_and_of_no_goal() -> None:
    for state in random_line(GAME, GAME.spec.chosen(2), Random(2)).states[::20]:
        glance = Glances(PACK).at(GAME.view(state, SPECTATOR))
        assert (glance.goals, glance.tiles) == ({}, {})
        assert [stance is None for stance in glance.stances] == [tree is None for tree in state.trees]


def test_a_glance_comes_from_the_view_alone() -> None:
    for state, seat, glance in decisions(5, 3, Ask.MOVE, Ask.GOAL):
        view = GAME.view(state, seat)
        world = GAME.world(view, Random(1))
        assert canonical(Glances(PACK).at(GAME.view(world, seat))) == canonical(glance)
