"""The booklet's two worked examples, and a whole game that must never change its course."""

from pathlib import Path
from random import Random

from understory.core import CHANCE, PUBLIC, Chance, Known, Pile, Seat, Terminal, read, replayed, totals
from understory.core.record import verified
from understory.games.kodama_3d import KODAMA_3D, State
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.rules.moves import Go, Grow, Take, TurnUp
from understory.games.kodama_3d.rules.pieces import STACK_NAMES, STACKS, GoalName, Kodama, Stack, TileName
from understory.games.kodama_3d.rules.state import Ask, Pending
from understory.games.kodama_3d.rules.tree import Tree
from understory.testing import random_line, rule

GAME = KODAMA_3D.game
PACK = printed()
ABBY, BOB = Seat(0), Seat(1)


def stack(name: str) -> Stack:
    return STACKS[STACK_NAMES.index(name)]


def table(players: int) -> State:
    """A game where the first turn begins."""
    line = random_line(GAME, GAME.spec.chosen(players), Random(7))
    return next(state for state in line.states if state.ask is Ask.MOVE).clone()


@rule("k3d.move.example")
def test_abbys_meeple_in_the_lower_left_corner() -> None:
    """Pink stands to its right, green two stacks up; the first stack on the diagonal is empty."""
    state = table(3)
    state.meeples = ((stack("a1"), stack("d4")), (stack("b1"), stack("d2")), (stack("a3"), stack("d3")))
    heights, tops = list(state.heights), list(state.tops)
    heights[stack("b2")], tops[stack("b2")] = 0, None
    state.heights, state.tops = tuple(heights), tuple(tops)
    reached = {
        STACK_NAMES[move.end] for move in GAME.legal(state, ABBY) if isinstance(move, Go) and move.start == stack("a1")
    }
    assert reached == {"a2", "c3"}
    refused = {
        end: {str(fault.rule) for fault in GAME.faults(state, ABBY, Go(stack("a1"), stack(end)))}
        for end in ("b1", "c1", "a3", "a4", "b2", "d4")
    }
    assert refused == {
        "b1": {"k3d.move.line"},
        "c1": {"k3d.move.no-jump"},
        "a3": {"k3d.move.line"},
        "a4": {"k3d.move.no-jump"},
        "b2": {"k3d.move.empty"},
        "d4": {"k3d.move.line"},
    }


@rule("k3d.move.example")
def test_abby_goes_on_by_growing_blue_upon_blue() -> None:
    """Her goal gives 7 VP for four blue kodamas in a row; blue upon blue draws no goal."""
    state = table(2)
    tops = list(state.tops)
    tops[stack("a1")] = TileName("firefly-blue-shoot")
    state.tops = tuple(tops)
    state.meeples = ((stack("a1"), stack("d4")), (stack("b1"), stack("d2")))
    first = PACK.tiles[TileName("blossom-blue-fork")]
    trunk = Tree.of(PACK.trunk, Kodama.BLUE)
    state.trees = (trunk.grown(first, trunk.free[0]), Tree.of(PACK.trunk, Kodama.PINK))
    shown = {tile for tile in state.tops if tile} | {first.name}
    state.unseen = tuple(sorted(tile for tile in PACK.tiles if tile not in shown))
    state = GAME.apply(state, ABBY, Go(stack("a1"), stack("a2")))
    state = GAME.apply(state, ABBY, Grow(1, 1))
    assert [part.tile for part in state.tree(ABBY).parts] == ["blossom-blue-fork", "firefly-blue-shoot"]
    assert state.may_draw is False
    goal = PACK.goals[GoalName("four-blue-in-a-row")]
    assert goal.vp == 7


@rule("k3d.goal.example")
def test_bobs_pink_caterpillar_on_his_green_trunk_draws_the_goal_he_likes() -> None:
    state = table(2)
    goal = GoalName("caterpillar-on-every-limb")
    tops = list(state.tops)
    tops[stack("a1")] = TileName("caterpillar-pink-fork")
    state.tops = tuple(tops)
    state.trees = (Tree.of(PACK.trunk, Kodama.BLUE), Tree.of(PACK.trunk, Kodama.GREEN))
    state.meeples = ((stack("b4"), stack("d2")), (stack("a1"), stack("d4")))
    state.pending = (Pending(Ask.MOVE, BOB),)
    state.hands = tuple(() for _ in state.hands)
    state.display = (GoalName("tall-tree"), goal, GoalName("wide-tree"), GoalName("even-limbs"))
    state.deck = Pile.shuffled([GoalName("upright-tree")])
    shown = {tile for tile in state.tops if tile}
    state.unseen = tuple(sorted(tile for tile in PACK.tiles if tile not in shown))
    state = GAME.apply(state, BOB, Go(stack("a1"), stack("a2")))
    state = GAME.apply(state, BOB, Grow(0, 1))
    assert state.may_draw is True
    node = GAME.node(state)
    assert isinstance(node, Chance)
    state = GAME.apply(state, CHANCE, node.pick(0))
    assert state.ask is Ask.GOAL
    state = GAME.apply(state, BOB, Take(goal))
    assert state.hands[BOB] == (Known(goal, PUBLIC),)
    state = GAME.apply(state, CHANCE, TurnUp(GoalName("upright-tree")))
    assert state.display == ("tall-tree", "wide-tree", "even-limbs", "upright-tree")
    assert state.seat == ABBY


def test_a_whole_game_replays_to_the_same_scores_and_was_dealt_as_committed() -> None:
    record = read((Path(__file__).parent / "kodama_3d.record").read_text("utf-8"))
    line = replayed(GAME, record)
    node = line.node
    assert isinstance(node, Terminal)
    assert node.scores == totals(GAME.ledger(line.state), 2) == (27, 45)
    assert node.winners == (BOB,)
    assert verified(GAME, record) == 66
