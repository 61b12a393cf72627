"""Kodama's rules of placing, on cards of the shipped pack; each refusal beside what it just allows."""

from typing import Final

import pytest

from understory.core import Datum, Reason
from understory.games.kodama.pack import Branch, CardId, Icon, Trunk, shipped_wood
from understory.games.kodama.rules.placement import Placing
from understory.games.kodama.rules.tree import Tree
from understory.testing import rule

WOOD: Final = shipped_wood()
TRUNKS: Final = {str(trunk.id): trunk for trunk in WOOD.trunks}
BRANCHES: Final = {str(branch.id): branch for branch in WOOD.branches}
PLACING: Final = Placing(WOOD)

BARK: Final = "kodama.place.bark"
ONE_CARD: Final = "kodama.place.one-card"
NO_ICON: Final = "kodama.place.no-icon"
TABLE_EDGE: Final = "kodama.place.table-edge"

BARE: Final = Tree.of(TRUNKS["t2"])
"""The trunk with the cloud, nothing on it."""

SMALL: Final = BARE.grown(BRANCHES["b12"], 0, -4137, -865, 0).grown(BRANCHES["b33"], 0, 0, 1271, 2900)
"""The same with a branch to the left and one to the right."""


def faults(tree: Tree, card: str, parent: int, u: int, v: int, turn: int) -> tuple[Reason, ...]:
    return PLACING.faults(tree, CardId(card), parent, u, v, turn)


def rules(tree: Tree, card: str, parent: int, u: int, v: int, turn: int) -> set[str]:
    return {str(fault.rule) for fault in faults(tree, card, parent, u, v, turn)}


def evidence(tree: Tree, card: str, parent: int, u: int, v: int, turn: int) -> dict[str, Datum]:
    (fault,) = faults(tree, card, parent, u, v, turn)
    return dict(fault.evidence)


def test_the_small_tree_of_these_tests_was_grown_by_the_rules() -> None:
    assert not faults(BARE, "b12", 0, -4137, -865, 0)
    assert not faults(SMALL.before(), "b33", 0, 0, 1271, 2900)


@rule("kodama.place.example")
def test_placement_a_goes_past_the_table_edge_and_is_refused() -> None:
    assert rules(SMALL, "b41", 2, 2397, 2607, 0) == {TABLE_EDGE}


@rule("kodama.place.example")
def test_placement_a_of_the_french_picture_covers_an_icon_as_well() -> None:
    assert rules(SMALL, "b41", 2, 2033, 2793, 3300) == {TABLE_EDGE, NO_ICON}


@rule("kodama.place.example")
def test_placement_b_lies_over_two_cards_and_covers_icons_and_is_refused() -> None:
    assert rules(SMALL, "b41", 1, -380, -3512, 1600) == {ONE_CARD, NO_ICON}


@rule("kodama.place.example", near_miss=True)
def test_placement_c_lies_over_one_card_covers_nothing_and_is_allowed() -> None:
    assert not faults(SMALL, "b41", 2, -2133, 2981, 500)


@rule("kodama.place.bark")
def test_the_connecting_end_may_not_lie_beside_the_bark_by_a_hundredth_of_a_millimetre() -> None:
    assert evidence(BARE, "b05", 0, -2227, 3282, 48) == {"parent": 0, "off_bark": 1}


@rule("kodama.place.bark", near_miss=True)
def test_the_connecting_end_may_lie_on_the_rim_of_the_bark() -> None:
    assert not faults(BARE, "b05", 0, -2227, 3281, 48)


@rule("kodama.place.bark")
def test_the_connecting_end_may_not_lie_nearer_than_two_millimetres_to_the_border() -> None:
    assert evidence(BARE, "b12", 0, -4201, -865, 0) == {"parent": 0, "inside_border": 199, "needed": 200}


@rule("kodama.place.bark", near_miss=True)
def test_the_connecting_end_may_lie_two_millimetres_inside_the_border() -> None:
    assert not faults(BARE, "b12", 0, -4200, -865, 0)


@rule("kodama.place.bark")
def test_an_end_far_beside_the_card_is_told_how_far_off_it_is() -> None:
    told = dict(faults(BARE, "b12", 0, -9000, 4000, 0)[0].evidence)
    assert told["inside_border"] == -4600
    assert isinstance(told["off_bark"], int)
    assert told["off_bark"] > 4000


@rule("kodama.place.bark", near_miss=True)
def test_a_branch_may_grow_from_the_stem_of_a_trunk_where_it_keeps_off_the_icon() -> None:
    u, v = TRUNKS["t2"].shape.lines[0][-1].bx, TRUNKS["t2"].shape.lines[0][-1].by
    assert not faults(BARE, "b05", 0, u, v, 0)


@rule("kodama.place.one-card")
def test_a_branch_may_not_come_within_a_twentieth_of_a_millimetre_of_a_second_card() -> None:
    assert evidence(SMALL, "b05", 2, -1727, 3076, 328) == {"parent": 2, "touched": (0,), "gap": 5}


@rule("kodama.place.one-card", near_miss=True)
def test_a_branch_may_pass_a_second_card_by_six_hundredths_of_a_millimetre() -> None:
    assert not faults(SMALL, "b05", 2, -1727, 3077, 328)


@rule("kodama.place.one-card")
def test_a_branch_turned_a_tenth_of_a_degree_too_far_touches_a_second_card() -> None:
    assert evidence(SMALL, "b05", 2, -2173, 3986, 723)["touched"] == (0,)


@rule("kodama.place.one-card", near_miss=True)
def test_a_branch_turned_a_tenth_of_a_degree_less_touches_none() -> None:
    assert not faults(SMALL, "b05", 2, -2173, 3986, 722)


@rule("kodama.place.one-card")
@pytest.mark.parametrize("parent", [-1, 3, 2**70])
def test_a_branch_must_lie_over_a_card_of_the_tree(parent: int) -> None:
    assert rules(SMALL, "b05", parent, 0, 0, 0) == {ONE_CARD}


@rule("kodama.place.no-icon")
def test_a_branch_may_not_cover_an_icon_even_in_part() -> None:
    found = evidence(BARE, "b05", 0, -1680, 2042, 2375)
    assert found == {"parent": 0, "covered": (0,), "kinds": ("cloud",)}


@rule("kodama.place.no-icon", near_miss=True)
def test_a_branch_may_meet_the_rim_of_an_icon() -> None:
    assert not faults(BARE, "b05", 0, -1679, 2042, 2375)


@rule("kodama.place.no-icon")
def test_every_icon_that_is_covered_is_named() -> None:
    (_, cover) = faults(SMALL, "b41", 1, -380, -3512, 1600)
    assert dict(cover.evidence) == {"parent": 1, "covered": (0, 1), "kinds": ("caterpillar", "firefly")}


@rule("kodama.place.table-edge")
def test_a_branch_may_not_pass_the_table_edge_by_a_hundredth_of_a_millimetre() -> None:
    assert evidence(BARE, "b05", 0, 959, -3253, 2846) == {"over": 1}


@rule("kodama.place.table-edge", near_miss=True)
def test_a_branch_may_reach_down_to_the_table_edge() -> None:
    assert not faults(BARE, "b05", 0, 959, -3252, 2846)


@rule("kodama.place.free")
@pytest.mark.parametrize("turn", [-1, 3600, 2**70])
def test_a_turn_is_told_in_tenths_of_a_degree_below_a_full_turn(turn: int) -> None:
    assert rules(BARE, "b12", 0, -4137, -865, turn) == {"kodama.place.free"}


@rule("kodama.place.free", near_miss=True)
def test_a_branch_may_be_turned_by_any_tenth_of_a_degree() -> None:
    legal = [turn for turn in range(3600) if not faults(BARE, "b12", 0, -4137, -865, turn)]
    assert len(legal) > 600
    assert {turn % 10 for turn in legal} == set(range(10))


@pytest.mark.parametrize("number", [2**70, -(2**70), 1 << 15, True, 1.5, "1", None])
def test_numbers_that_no_card_reaches_are_refused_with_a_reason(number: object) -> None:
    assert rules(SMALL, "b05", 1, number, 0, 0) == {BARK}  # type: ignore[arg-type]  # it comes from outside
    assert rules(SMALL, "b05", 1, 0, number, 0) == {BARK}  # type: ignore[arg-type]
    assert not PLACING.is_legal(SMALL, CardId("b05"), 1, number, 0, 0)  # type: ignore[arg-type]
    assert PLACING.snap(SMALL, CardId("b05"), 1, number, 0, 0) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [True, 1.5, "1", None])
def test_parents_and_turns_that_are_no_whole_numbers_are_refused_with_a_reason(number: object) -> None:
    assert rules(SMALL, "b05", number, 0, 0, 0) == {ONE_CARD}  # type: ignore[arg-type]
    assert rules(SMALL, "b05", 1, 0, 0, number) == {"kodama.place.free"}  # type: ignore[arg-type]


def test_a_card_that_is_no_branch_is_refused_with_a_reason() -> None:
    assert rules(SMALL, "nonesuch", 0, 0, 0, 0) == {"kodama.growth.turn"}
    assert rules(SMALL, "t1", 0, 0, 0, 0) == {"kodama.growth.turn"}


@rule("kodama.setup.trunk")
@pytest.mark.parametrize("trunk", WOOD.trunks, ids=lambda trunk: trunk.id)
def test_a_trunk_stands_with_its_bottom_on_the_table_edge(trunk: Trunk) -> None:
    pose = Tree.of(trunk).pose(0)
    assert (pose.x, pose.y - pose.half_height, pose.angle) == (0, 0, 0)
    assert (2 * pose.half_width, 2 * pose.half_height) == (8800, 12600)


@rule("kodama.components.trunk")
@pytest.mark.parametrize("trunk", WOOD.trunks, ids=lambda trunk: trunk.id)
def test_a_trunk_shows_one_icon_and_four_to_six_limbs_that_run_to_left_right_and_top(trunk: Trunk) -> None:
    ends = [(line[-1].bx, line[-1].by) for line in trunk.shape.lines]
    limbs = [(x, y) for x, y in ends if abs(x) == 4400 or y == 6300]
    assert len(trunk.shape.icons) == 1
    assert 4 <= len(limbs) <= 6
    assert any(x == -4400 for x, _ in limbs)
    assert any(x == 4400 for x, _ in limbs)
    assert any(y == 6300 for _, y in limbs)


@rule("kodama.components.trunk")
def test_no_two_trunks_show_the_same_icon() -> None:
    assert {trunk.icon for trunk in WOOD.trunks} == set(Icon)


@rule("kodama.components.branch")
@pytest.mark.parametrize("branch", WOOD.branches, ids=lambda branch: branch.id)
def test_a_branch_shows_three_or_four_icons_of_three_kinds_at_most(branch: Branch) -> None:
    assert len(branch.shape.icons) in (3, 4)
    assert len(set(branch.shape.kinds)) <= 3


@rule("kodama.components.icons")
def test_there_are_six_icons() -> None:
    assert [str(icon) for icon in Icon] == ["caterpillar", "cloud", "firefly", "flower", "mushroom", "star"]


@rule("kodama.score.line")
def test_a_line_runs_from_a_card_down_to_the_trunk_and_no_fork_is_in_it() -> None:
    tree = SMALL.grown(BRANCHES["b41"], 2, -2133, 2981, 500)
    assert tree.line(3) == (3, 2, 0)
    assert tree.line(0) == (0,)
    assert [tree.depth(card) for card in range(4)] == [0, 1, 1, 2]


@rule("kodama.term.touch")
def test_two_cards_touch_when_one_was_laid_on_the_other() -> None:
    tree = SMALL.grown(BRANCHES["b41"], 2, -2133, 2981, 500)
    assert [tree.touching(card) for card in range(4)] == [(1, 2), (0,), (0, 3), (2,)]


@rule("kodama.term.end-card")
def test_an_end_card_is_a_branch_on_which_nothing_was_laid() -> None:
    tree = SMALL.grown(BRANCHES["b41"], 2, -2133, 2981, 500)
    assert tree.ends() == (1, 3)
    assert not tree.is_end(0)
    assert BARE.ends() == ()


@rule("kodama.place.final")
def test_growing_a_tree_moves_none_of_its_cards() -> None:
    tree = SMALL.grown(BRANCHES["b41"], 2, -2133, 2981, 500)
    assert [tree.pose(card) for card in range(3)] == [SMALL.pose(card) for card in range(3)]
    assert tree.before() == SMALL
