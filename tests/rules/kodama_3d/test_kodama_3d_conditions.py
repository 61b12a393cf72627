"""What each condition of a goal asks for, and how its instances are counted."""

import pytest
from kodama_3d_table import PACK, found, tree

from understory.games.kodama_3d.rules.conditions import (
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
    Upright,
)
from understory.games.kodama_3d.rules.pieces import Feature, GoalName, Kodama
from understory.games.kodama_3d.rules.scoring import Anatomy, points, reach, width
from understory.testing import rule

BLUE_ROW = (
    "blossom-blue-fork@trunk.1",
    "caterpillar-blue-shoot@1.1",
    "firefly-blue-shoot@2.1",
    "mushroom-blue-shoot@3.1",
)


@rule("k3d.term.row")
def test_a_row_runs_outward_part_upon_part() -> None:
    assert found(Row(Kodama.BLUE, 4), tree("green", *BLUE_ROW)) == [(1, 2, 3, 4)]
    assert found(Row(Kodama.BLUE, 4), tree("green", *BLUE_ROW[:3])) == []


@rule("k3d.term.row")
def test_a_row_does_not_turn_back_through_a_fork() -> None:
    pieces = (*BLUE_ROW[:2], "firefly-blue-shoot@1.2", "mushroom-blue-shoot@3.1")
    assert found(Row(Kodama.BLUE, 4), tree("green", *pieces)) == []
    assert found(Row(Kodama.BLUE, 3), tree("green", *pieces)) == [(1, 3, 4)]


@rule("k3d.term.row")
def test_a_row_has_no_gap() -> None:
    pieces = (*BLUE_ROW[:2], "firefly-pink-shoot@2.1", "mushroom-blue-shoot@3.1", "blossom-blue-shoot@4.1")
    assert found(Row(Kodama.BLUE, 4), tree("green", *pieces)) == []
    assert found(Row(Kodama.BLUE, 2), tree("green", *pieces)) == [(1, 2), (4, 5)]


@rule("k3d.term.row")
def test_four_in_a_row_is_met_by_five_once() -> None:
    pieces = (*BLUE_ROW, "blossom-blue-shoot@4.1")
    assert found(Row(Kodama.BLUE, 4), tree("green", *pieces)) == [(2, 3, 4, 5)]


@rule("k3d.term.trunk")
def test_the_trunks_kodama_counts_in_a_row() -> None:
    assert found(Row(Kodama.BLUE, 4), tree("blue", *BLUE_ROW[:3])) == [(0, 1, 2, 3)]


@rule("k3d.term.trunk")
def test_the_trunks_kodama_counts_wherever_kodamas_are_counted() -> None:
    assert found(Count(Kodama.GREEN, 1), tree("green")) == [(0,)]
    assert found(
        Sets(Kind.KODAMAS), tree("green", *BLUE_ROW[:1], "mushroom-pink-fork@1.1", "firefly-orange-fork@1.2")
    ) == [(1, 0, 3, 2)]
    assert found(Touching(Kodama.BLUE, Kodama.BLUE), tree("blue", *BLUE_ROW[:1])) == [(0, 1)]


@rule("k3d.term.trunk")
def test_the_trunk_is_no_tile_and_no_branch_end_and_has_no_feature() -> None:
    assert found(Ends(Kodama.GREEN), tree("green")) == []
    assert found(Forks(2), tree("green", *BLUE_ROW[:1], "mushroom-pink-fork@trunk.2")) == []
    assert found(Row(Likeness.SAME_FEATURE, 1), tree("green")) == []
    assert found(Row(Likeness.OTHER_FEATURES, 1), tree("green")) == []
    assert found(Traced(Kodama.GREEN), tree("green")) == []


def test_a_row_of_a_feature() -> None:
    pieces = ("mushroom-blue-fork@trunk.1", "mushroom-pink-shoot@1.1", "mushroom-blue-shoot@2.1")
    assert found(Row(Feature.MUSHROOM, 3), tree("green", *pieces)) == [(1, 2, 3)]
    assert found(Row(Feature.FIREFLY, 3), tree("green", *pieces)) == []


def test_a_row_of_one_colour_whichever_it_is() -> None:
    pieces = (*BLUE_ROW[:2], "firefly-pink-shoot@trunk.2", "mushroom-pink-shoot@3.1", "blossom-pink-shoot@4.1")
    assert found(Row(Likeness.SAME_KODAMA, 3), tree("green", *pieces)) == [(3, 4, 5)]
    assert found(Row(Likeness.SAME_KODAMA, 3), tree("blue", *pieces)) == [(0, 1, 2), (3, 4, 5)]


def test_a_row_of_one_feature_whichever_it_is() -> None:
    pieces = ("mushroom-blue-fork@trunk.1", "mushroom-pink-shoot@1.1", "firefly-blue-shoot@2.1")
    assert found(Row(Likeness.SAME_FEATURE, 2), tree("green", *pieces)) == [(1, 2)]
    assert found(Row(Likeness.SAME_FEATURE, 3), tree("green", *pieces)) == []


def test_a_row_of_different_features() -> None:
    assert found(Row(Likeness.OTHER_FEATURES, 4), tree("green", *BLUE_ROW)) == [(1, 2, 3, 4)]
    pieces = (*BLUE_ROW[:3], "blossom-blue-shoot@3.1")
    assert found(Row(Likeness.OTHER_FEATURES, 4), tree("green", *pieces)) == []


def test_a_row_of_different_kodamas() -> None:
    pieces = ("blossom-blue-fork@trunk.1", "mushroom-pink-shoot@1.1", "mushroom-blue-shoot@2.1")
    assert found(Row(Likeness.OTHER_KODAMAS, 3), tree("green", *pieces)) == [(0, 1, 2)]
    assert found(Row(Likeness.OTHER_KODAMAS, 4), tree("green", *pieces)) == []
    assert found(Row(Likeness.OTHER_KODAMAS, 3), tree("pink", *pieces)) == []


def test_two_that_touch_one_of_each_in_either_order() -> None:
    pieces = (
        "firefly-blue-fork@trunk.1",
        "blossom-pink-shoot@1.1",
        "firefly-pink-shoot@2.1",
        "mushroom-blue-shoot@3.1",
    )
    assert found(Touching(Feature.FIREFLY, Feature.BLOSSOM), tree("green", *pieces)) == [(2, 3)]
    assert found(Touching(Feature.BLOSSOM, Feature.FIREFLY), tree("green", *pieces[:2])) == [(1, 2)]
    assert found(Touching(Feature.BLOSSOM, Feature.MUSHROOM), tree("green", *pieces)) == []
    assert found(Touching(Feature.FIREFLY, Feature.FIREFLY), tree("green", *pieces)) == []


@rule("k3d.goal.per")
def test_a_tile_serves_one_pair_only_and_the_best_division_is_taken() -> None:
    """A middle blossom touches two fireflies: one pair; a fork of fireflies under a firefly: one pair."""
    middle = ("firefly-blue-fork@trunk.1", "blossom-pink-shoot@1.1", "firefly-pink-shoot@2.1")
    assert len(found(Touching(Feature.FIREFLY, Feature.BLOSSOM), tree("green", *middle))) == 1
    star = ("firefly-blue-fork@trunk.1", "firefly-pink-shoot@1.1", "firefly-green-shoot@1.2")
    assert len(found(Touching(Feature.FIREFLY, Feature.FIREFLY), tree("green", *star))) == 1
    chain = (*star, "firefly-orange-shoot@3.1")
    assert found(Touching(Feature.FIREFLY, Feature.FIREFLY), tree("green", *chain)) == [(1, 2), (3, 4)]


@rule("k3d.goal.per")
def test_rows_share_no_tile() -> None:
    six = (
        "mushroom-blue-fork@trunk.1",
        *(f"mushroom-{kodama}-shoot@{n}.1" for n, kodama in enumerate(("blue", "green", "orange", "pink"), 1)),
    )
    assert found(Row(Feature.MUSHROOM, 3), tree("green", *six)) == [(3, 4, 5)]
    assert found(Row(Feature.MUSHROOM, 2), tree("green", *six)) == [(2, 3), (4, 5)]


@rule("k3d.goal.per")
def test_a_goal_that_scores_each_time_scores_each_time_and_another_once() -> None:
    anatomy = Anatomy(tree("green", *BLUE_ROW), PACK.tiles)
    pairs = Touching(Kodama.BLUE, Kodama.BLUE)
    each = Goal(GoalName("each"), 1, 3, True, pairs)
    once = Goal(GoalName("once"), 2, 3, False, pairs)
    never = Goal(GoalName("never"), 3, 3, False, Row(Kodama.PINK, 2))
    assert points(each, anatomy) == (6, [(3, 4), (1, 2)])
    assert points(once, anatomy) == (3, [(3, 4)])
    assert points(never, anatomy) == (0, [])
    assert points(Goal(GoalName("none"), 4, 3, True, Row(Kodama.PINK, 2)), anatomy) == (0, [])


@rule("k3d.term.traced")
def test_a_tile_is_traced_to_the_connection_point_where_its_chain_ends() -> None:
    pieces = (
        "mushroom-blue-fork@trunk.1",
        "caterpillar-pink-shoot@1.1",
        "caterpillar-blue-fork@trunk.2",
        "blossom-blue-fork@trunk.3",
        "firefly-blue-shoot@4.2",
    )
    almost = tree("green", *pieces)
    assert [part.limb for part in almost.parts] == [1, 1, 2, 3, 3]
    assert found(Traced(Feature.CATERPILLAR), almost) == []
    assert found(Traced(Feature.CATERPILLAR), tree("green", *pieces, "caterpillar-green-shoot@5.1")) == [(2, 3, 6)]


@rule("k3d.term.traced")
def test_many_on_one_limb_do_not_make_up_for_another() -> None:
    pieces = ("caterpillar-blue-fork@trunk.1", "caterpillar-pink-shoot@1.1", "caterpillar-green-shoot@1.2")
    assert found(Traced(Feature.CATERPILLAR), tree("green", *pieces)) == []


def test_every_limb_ends_with_a_kodama() -> None:
    pieces = ("mushroom-pink-fork@trunk.1", "firefly-blue-shoot@trunk.2", "firefly-pink-shoot@trunk.3")
    assert found(LimbEnds(Kodama.PINK), tree("green", *pieces)) == []
    both = (*pieces, "blossom-pink-shoot@2.1")
    assert found(LimbEnds(Kodama.PINK), tree("green", *both)) == [(1, 4, 3)]
    covered = (*both, "blossom-blue-shoot@1.1")
    assert found(LimbEnds(Kodama.PINK), tree("green", *covered)) == []
    assert found(LimbEnds(Kodama.PINK), tree("green", *covered, "mushroom-pink-shoot@1.2")) == [(6, 4, 3)]


def test_a_branch_end_is_a_tile_that_no_tile_hangs_on() -> None:
    pieces = (
        "mushroom-pink-fork@trunk.1",
        "mushroom-blue-shoot@1.1",
        "mushroom-green-shoot@1.2",
        "blossom-blue-shoot@trunk.2",
    )
    assert found(Ends(Feature.MUSHROOM), tree("green", *pieces)) == [(2,), (3,)]
    assert found(Ends(Kodama.BLUE), tree("green", *pieces)) == [(2,), (4,)]


@pytest.mark.parametrize(("each", "groups"), [(1, [(1,), (2,), (3,)]), (2, [(1, 2)]), (3, [(1, 2, 3)]), (4, [])])
def test_parts_are_counted_wherever_they_are(each: int, groups: list[tuple[int, ...]]) -> None:
    pieces = ("mushroom-pink-fork@trunk.1", "mushroom-blue-shoot@trunk.2", "mushroom-green-shoot@1.2")
    assert found(Count(Feature.MUSHROOM, each), tree("green", *pieces, "firefly-pink-fork@1.1")) == groups


def test_a_set_has_one_of_each() -> None:
    pieces = (
        "mushroom-pink-fork@trunk.1",
        "blossom-blue-fork@trunk.2",
        "firefly-green-shoot@1.2",
        "caterpillar-pink-shoot@1.1",
    )
    assert found(Sets(Kind.FEATURES), tree("green", *pieces[:3])) == []
    assert found(Sets(Kind.FEATURES), tree("green", *pieces)) == [(2, 4, 3, 1)]
    assert found(Sets(Kind.KODAMAS), tree("green", *pieces)) == []
    assert found(Sets(Kind.KODAMAS), tree("orange", *pieces)) == [(2, 3, 0, 1)]


def test_a_tile_that_bears_two() -> None:
    pieces = ("mushroom-pink-crown@trunk.1", "mushroom-blue-shoot@1.1", "mushroom-green-shoot@1.2")
    assert found(Forks(2), tree("green", *pieces[:2])) == []
    assert found(Forks(2), tree("green", *pieces)) == [(1,)]
    assert found(Forks(3), tree("green", *pieces)) == []
    assert found(Forks(3), tree("green", *pieces, "mushroom-orange-shoot@1.3")) == [(1,)]


def test_height_is_the_highest_layer_of_any_tile() -> None:
    high = tree("green", "mushroom-pink-shoot@trunk.1", "mushroom-blue-shoot@1.1", "mushroom-blue-bough@trunk.2")
    assert reach(Anatomy(high, PACK.tiles)) == 6
    assert reach(Anatomy(tree("green", "mushroom-pink-shoot@trunk.1"), PACK.tiles)) == 4
    assert reach(Anatomy(tree("green"), PACK.tiles)) == 0
    assert found(Height(6), high) == [(2,)]
    assert found(Height(7), high) == []


def test_spread_is_how_far_the_furthest_tiles_are_apart_seen_from_above() -> None:
    wide = tree("green", "mushroom-pink-bough@trunk.1", "mushroom-blue-bough@trunk.2", "mushroom-blue-shoot@trunk.3")
    # Tips at (2, 0) and (-2, 2): four steps.
    assert width(Anatomy(wide, PACK.tiles)) == (4, (1, 2))
    assert width(Anatomy(tree("green"), PACK.tiles)) == (0, ())
    assert found(Spread(4), wide) == [(1, 2)]
    assert found(Spread(5), wide) == []
    # Along r and along q + r.
    along_r = tree("green", "mushroom-pink-bough@trunk.2", "mushroom-blue-bough@trunk.3")
    assert width(Anatomy(along_r, PACK.tiles))[0] == 4
    across = tree("green", "mushroom-pink-bough@trunk.1", "mushroom-blue-bough@trunk.3")
    assert width(Anatomy(across, PACK.tiles))[0] == 4


def test_even_limbs_differ_by_so_many_tiles_at_most() -> None:
    pieces = (
        "mushroom-pink-fork@trunk.1",
        "mushroom-blue-fork@trunk.2",
        "mushroom-green-shoot@1.2",
        "firefly-pink-fork@1.1",
    )
    assert found(EvenLimbs(9), tree("green", *pieces)) == []
    three = (*pieces, "blossom-pink-fork@trunk.3")
    assert found(EvenLimbs(2), tree("green", *three)) == [(1, 2, 3, 4, 5)]
    assert found(EvenLimbs(1), tree("green", *three)) == []
    assert found(EvenLimbs(1), tree("green", *three, "blossom-blue-shoot@2.1", "blossom-pink-shoot@5.1")) == [
        tuple(range(1, 8))
    ]


def test_an_upright_tree_leans_little_and_has_enough_tiles() -> None:
    # A shoot on each of two sides: moments (2 - 2, 2) over a mass of 16.
    leaning = tree("green", "mushroom-pink-shoot@trunk.1", "mushroom-blue-shoot@trunk.2")
    assert (leaning.q, leaning.r, leaning.mass) == (0, 2, 16)
    assert found(Upright(1, 2), leaning) == [(1, 2)]
    assert found(Upright(1, 3), leaning) == []
    assert found(Upright(0, 2), leaning) == []
    # A crown: stem 2 at 1 and tip 2 at 2, so 6 over 16, a little above two sixths.
    crown = tree("green", "mushroom-pink-crown@trunk.1")
    assert crown.lean == 6
    assert found(Upright(2, 1), crown) == []
    assert found(Upright(3, 1), crown) == [(1,)]
    assert found(Upright(0, 0), tree("green")) == [()]
