"""Growing: which tile, where it may hang, balance and room."""

from kodama_3d_table import (
    GAME,
    ME,
    PACK,
    at_table,
    growing,
    legal,
    play,
    rules,
    show_anything,
    stack,
    tree,
)

from understory.core import CHANCE, Chance
from understory.games.kodama_3d.rules.moves import Aside, Grow, Show
from understory.games.kodama_3d.rules.pieces import TileName
from understory.games.kodama_3d.rules.space import cell, coordinates
from understory.games.kodama_3d.rules.state import Ask
from understory.games.kodama_3d.rules.tree import Tree
from understory.testing import rule

LONG = ("blossom-blue-bough@trunk.1", "blossom-pink-bough@1.1")
"""Two boughs straight out from the trunk: moment 14, mass 18."""

MEETING = (
    "blossom-blue-fork@trunk.1",
    "blossom-green-fork@1.2",
    "blossom-pink-fork@trunk.3",
    "mushroom-pink-fork@3.1",
)
"""Four forks that lean to each other: 2.2 and 4.1 open upon the same cell."""


def narrowed(grown: Tree, *points: str) -> Tree:
    """The same tree with these of its free points alone."""
    kept = tuple(point for point in grown.free if f"{point.part}.{point.number}" in points)
    return Tree(grown.kodama, grown.foot, grown.parts, kept, grown.cells, grown.mass, grown.q, grown.r)


@rule("k3d.grow.tile")
def test_the_tile_comes_from_the_stack_that_was_left_not_from_where_the_meeple_went() -> None:
    state = at_table(top={"a1": "firefly-pink-fork", "a3": "blossom-blue-crown"})
    state = play(state, "move a1 a3", "grow trunk.2")
    assert [part.tile for part in state.tree(ME).parts] == ["firefly-pink-fork"]
    assert state.heights[stack("a1")] == 3
    assert state.heights[stack("a3")] == 4
    assert state.tops[stack("a3")] == "blossom-blue-crown"


@rule("k3d.grow.tile")
def test_the_tile_below_shows_when_the_one_above_is_gone_and_not_before() -> None:
    state = at_table(top={"a1": "firefly-pink-fork"})
    state = play(state, "move a1 a3")
    assert state.tops[stack("a1")] == "firefly-pink-fork"
    state = play(state, "grow trunk.2")
    assert state.tops[stack("a1")] is None
    node = GAME.node(state)
    assert isinstance(node, Chance)
    assert [node.pick(n) for n in range(node.total)] == [Show(stack("a1"), tile) for tile in state.unseen]
    shown = GAME.apply(state, CHANCE, node.pick(3))
    assert shown.tops[stack("a1")] == state.unseen[3]
    assert state.unseen[3] not in shown.unseen
    assert len(shown.unseen) == len(state.unseen) - 1


@rule("k3d.grow.attach")
def test_a_tile_hangs_on_a_free_connection_point() -> None:
    state = growing("firefly-pink-shoot", tree("green", "blossom-blue-fork@trunk.1"))
    assert legal(state) == {"grow trunk.2", "grow trunk.3", "grow 1.1", "grow 1.2"}
    after = play(state, "grow 1.2").tree(ME)
    assert (after.parts[1].on, after.parts[1].number, after.parts[1].limb) == (1, 2, 1)
    assert {(point.part, point.number) for point in after.free} == {(0, 2), (0, 3), (1, 1), (2, 1)}


@rule("k3d.grow.attach")
def test_a_point_that_is_taken_or_not_there_is_refused() -> None:
    state = growing("firefly-pink-shoot", tree("green", "blossom-blue-fork@trunk.1"))
    assert rules(state, Grow(0, 1)) == ["k3d.grow.attach"]
    assert rules(state, Grow(1, 3)) == ["k3d.grow.attach"]
    assert rules(state, Grow(2, 1)) == ["k3d.grow.attach"]


@rule("k3d.grow.attach", near_miss=True)
def test_several_tiles_may_hang_on_one() -> None:
    grown = tree("green", "blossom-blue-fork@trunk.1", "firefly-pink-shoot@1.1")
    assert rules(growing("firefly-blue-shoot", grown), Grow(1, 2)) == []


@rule("k3d.grow.empty-stack")
def test_the_last_tile_of_a_stack_leaves_it_empty_for_good() -> None:
    state = at_table(single="a1", top={"a1": "firefly-green-fork"})
    state = play(state, "move a1 a3", "grow trunk.2")
    assert state.heights[stack("a1")] == 0
    assert state.tops[stack("a1")] is None
    assert state.ask is Ask.MOVE


@rule("k3d.grow.balance")
def test_a_tile_that_would_topple_the_tree_is_refused_with_its_lean() -> None:
    state = growing("firefly-pink-bough", tree("green", *LONG))
    (fault,) = GAME.faults(state, ME, Grow(2, 1))
    assert fault.rule == "k3d.grow.balance"
    assert dict(fault.evidence) == {"lean": 30, "foot": 21, "over": 21}
    assert rules(state, Grow(2, 2)) == ["k3d.grow.balance"]
    assert not {"grow 2.1", "grow 2.2"} & legal(state)


@rule("k3d.grow.balance", near_miss=True)
def test_a_tree_stands_when_its_centre_of_mass_is_on_the_very_edge_of_its_foot() -> None:
    state = growing("firefly-pink-bough", tree("green", *LONG))
    assert rules(state, Grow(1, 2)) == []
    after = play(state, "grow 1.2").tree(ME)
    assert (after.lean, after.mass, after.room) == (21, 21, 0)


@rule("k3d.grow.balance")
def test_weight_on_the_other_side_makes_room() -> None:
    grown = tree("green", *LONG, "blossom-green-bough@trunk.2", "mushroom-green-bough@trunk.3")
    assert rules(growing("firefly-pink-bough", grown), Grow(2, 1)) == []


@rule("k3d.grow.balance")
def test_if_every_point_would_topple_it_the_one_that_leans_least_is_allowed() -> None:
    state = growing("firefly-pink-bough", narrowed(tree("green", *LONG), "2.1", "2.2"))
    assert legal(state) == {"grow 2.2"}
    assert rules(state, Grow(2, 1)) == ["k3d.grow.balance"]
    after = play(state, "grow 2.2").tree(ME)
    assert after.room == 21 - 27


@rule("k3d.grow.space")
def test_two_tiles_cannot_be_in_the_same_place() -> None:
    grown = tree("green", *MEETING, "firefly-blue-shoot@2.2")
    state = growing("firefly-pink-shoot", grown)
    (fault, *more) = GAME.faults(state, ME, Grow(4, 1))
    assert fault.rule == "k3d.grow.space"
    assert dict(fault.evidence) == {"cell": (2, -2, 5)}
    assert {str(other.rule) for other in more} <= {"k3d.grow.space", "k3d.grow.balance"}
    assert "grow 4.1" not in legal(state)


@rule("k3d.grow.space")
def test_a_tip_needs_room_as_a_stem_does() -> None:
    grown = tree("green", *MEETING)
    crowded = Tree(grown.kodama, grown.foot, grown.parts, grown.free, grown.cells | {cell(2, -2, 6)}, grown.mass, 0, 0)
    assert rules(growing("firefly-pink-shoot", crowded), Grow(4, 1)) == ["k3d.grow.space"]
    assert rules(growing("firefly-pink-bough", crowded), Grow(4, 1)) == []


@rule("k3d.grow.space", near_miss=True)
def test_either_of_two_points_upon_one_cell_is_open_until_the_other_is_used() -> None:
    grown = tree("green", *MEETING, "caterpillar-blue-bough@trunk.2")
    state = growing("firefly-pink-shoot", grown)
    assert rules(state, Grow(4, 1)) == []
    assert rules(state, Grow(2, 2)) == []


@rule("k3d.grow.space")
def test_balance_gives_way_before_room_does() -> None:
    grown = tree("green", *LONG)
    crowded = narrowed(
        Tree(grown.kodama, grown.foot, grown.parts, grown.free, grown.cells | {cell(4, 0, 4)}, grown.mass, 14, 0),
        "2.1",
        "2.2",
    )
    state = growing("firefly-pink-bough", crowded)
    assert legal(state) == {"grow 2.1"}
    assert rules(state, Grow(2, 2)) == ["k3d.grow.space", "k3d.grow.balance"]


@rule("k3d.grow.space")
def test_a_tile_that_fits_nowhere_is_laid_aside_and_draws_no_goal() -> None:
    stuck = narrowed(tree("green", *MEETING, "firefly-blue-shoot@2.2"), "4.1")
    state = growing("firefly-pink-shoot", stuck)
    assert legal(state) == {"aside"}
    after = show_anything(play(state, "aside"))
    assert after.aside == (("firefly-pink-shoot",), ())
    assert after.trees[0] == stuck
    assert (after.ask, after.seat, after.turns) == (Ask.MOVE, 1, 1)


@rule("k3d.grow.space")
def test_a_tile_that_fits_somewhere_may_not_be_laid_aside() -> None:
    state = growing("firefly-pink-shoot", tree("green"))
    (fault,) = GAME.faults(state, ME, Aside())
    assert fault.rule == "k3d.grow.space"
    assert dict(fault.evidence) == {"fits": ("0.1", "0.2", "0.3")}


@rule("k3d.component.trunk")
def test_the_trunk_stands_on_the_middle_cell_and_opens_to_three_sides() -> None:
    bare = tree("pink")
    assert sorted(map(coordinates, bare.cells)) == [(0, 0, z) for z in range(4)]
    assert [(coordinates(point.at), point.heading, point.limb) for point in bare.free] == [
        ((1, 0, 3), 0, 1),
        ((-1, 1, 3), 2, 2),
        ((0, -1, 3), 4, 3),
    ]
    assert (bare.lean, bare.room) == (0, 12)


def test_each_shape_takes_its_two_cells_and_opens_where_it_should() -> None:
    for shape, tip, openings in (
        ("shoot", (1, 0, 4), [((1, 0, 5), 0)]),
        ("bough", (2, 0, 3), [((3, 0, 3), 0), ((2, 0, 4), 0)]),
        ("fork", (1, 0, 4), [((1, 1, 4), 1), ((2, -1, 4), 5)]),
        ("crown", (2, 0, 3), [((2, 1, 3), 1), ((3, -1, 3), 5), ((2, 0, 4), 0)]),
    ):
        grown = tree("pink", f"blossom-blue-{shape}@trunk.1")
        assert {coordinates(at) for at in grown.cells - tree("pink").cells} == {(1, 0, 3), tip}, shape
        mine = [point for point in grown.free if point.part == 1]
        assert [(coordinates(point.at), point.heading) for point in mine] == openings, shape
        assert [(point.number, point.limb) for point in mine] == [(n + 1, 1) for n in range(len(mine))]


def test_parts_are_called_by_their_tiles_and_the_trunk_by_its_name() -> None:
    grown = tree("pink", "blossom-blue-fork@trunk.1")
    assert (grown.name(0), grown.name(1)) == ("trunk", "blossom-blue-fork")
    assert grown != tree("pink", "blossom-blue-fork@trunk.2")
    assert grown == tree("pink", "blossom-blue-fork@trunk.1")
    assert hash(grown) == hash(tree("pink", "blossom-blue-fork@trunk.1"))
    assert grown != "a tree"
    assert repr(grown) == "Tree(pink, blossom-blue-fork)"
    assert grown.parts[0].tile in PACK.tiles
    assert TileName("trunk") not in PACK.tiles
