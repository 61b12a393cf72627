"""What each word that Kodamas are written in gives for a tree: met, not met, trunk counted or not, ties."""

import pytest
from kodama_table import SHELF, planted

from understory.core import Evidence
from understory.games.kodama.pack import Icon
from understory.games.kodama.pack.conditions import (
    BeyondTwo,
    CardsOfKinds,
    CardsWith,
    CardsWithPairs,
    ChosenIcon,
    ChosenIconOnEnds,
    Condition,
    Crossing,
    Ends,
    EvenIcons,
    Forks,
    Icons,
    LongestLine,
    LongestRun,
    OnTrunk,
    SecondLine,
    Sets,
    SmallerOf,
    SmallerSide,
    Touching,
    TrunkIcon,
    TrunkIconOnEnds,
    WithinTwo,
)
from understory.games.kodama.rules.awards import Award, award
from understory.games.kodama.rules.scoring import Foliage
from understory.games.kodama.rules.tree import Tree
from understory.testing import rule

BARE = planted("t2")
TREE = planted(
    "t2",  # cloud
    "b31 on t2",  # 2 clouds, star
    "b11 on b31",  # caterpillar, cloud, mushroom
    "b62 on b11",  # caterpillar, 3 clouds: end
    "b06 on b31",  # mushroom, 3 stars: end
    "b55 on t2",  # 2 fireflies, 2 flowers: end
)
"""Clouds 1 + 2 + 1 + 3 = 7, stars 1 + 3 = 4, caterpillars 2, mushrooms 2, fireflies 2, flowers 2."""


def given(condition: Condition, tree: Tree = TREE) -> tuple[int, int]:
    """How often the condition is met, and its points."""
    found = award(condition, SHELF.foliage(tree))
    return found.times, found.points


def evidence(condition: Condition, tree: Tree = TREE) -> Evidence:
    return award(condition, SHELF.foliage(tree)).evidence


def test_points_are_those_of_the_card_for_each_time() -> None:
    assert award(Ends(3), SHELF.foliage(TREE)) == Award(3, 9, (("cards", ("b62", "b06", "b55")),))


@rule("kodama.kodama.one-each")
def test_of_the_cards_that_may_be_chosen_the_best_is_taken_and_named() -> None:
    assert given(Touching(Icon.CLOUD, 4)) == (2, 8)  # b31 touches the trunk and b11, both with clouds, and b06 without
    assert evidence(Touching(Icon.CLOUD, 4)) == (("chosen", "b31"), ("icon", "cloud"), ("cards", ("t2", "b11")))
    assert given(Touching(Icon.STAR, 4)) == (1, 4)
    assert evidence(Touching(Icon.STAR, 4)) == (("chosen", "t2"), ("icon", "star"), ("cards", ("b31",)))


@rule("kodama.term.touch")
def test_a_chosen_card_does_not_touch_itself() -> None:
    assert given(Touching(Icon.CLOUD, 4), BARE) == (0, 0)
    assert evidence(Touching(Icon.CLOUD, 4), BARE) == (("chosen", "t2"), ("icon", "cloud"), ("cards", ()))


@rule("kodama.term.touch")
def test_the_trunk_may_be_chosen_and_may_be_counted() -> None:
    assert evidence(Touching(Icon.FLOWER, 4)) == (("chosen", "t2"), ("icon", "flower"), ("cards", ("b55",)))
    alone = planted("t2", "b55 on t2")
    assert evidence(Touching(Icon.CLOUD, 4), alone) == (("chosen", "b55"), ("icon", "cloud"), ("cards", ("t2",)))


def test_touching_counts_cards_and_not_icons() -> None:
    assert given(Touching(Icon.CLOUD, 1), planted("t1", "b62 on t1")) == (1, 1)


@rule("kodama.term.card")
def test_the_trunks_icon_appears_on_the_trunk_as_well() -> None:
    assert given(TrunkIcon(1)) == (7, 7)
    assert evidence(TrunkIcon(1)) == (("icon", "cloud"), ("cards", ("t2", "b31", "b11", "b62")))
    assert given(TrunkIcon(2), BARE) == (1, 2)


@rule("kodama.term.end-card")
def test_the_trunks_icon_on_end_cards_is_counted_icon_by_icon_and_a_bare_trunk_is_no_end() -> None:
    assert given(TrunkIconOnEnds(3)) == (3, 9)
    assert evidence(TrunkIconOnEnds(3)) == (("icon", "cloud"), ("cards", ("b62",)))
    assert given(TrunkIconOnEnds(3), BARE) == (0, 0)
    assert given(TrunkIconOnEnds(3), planted("t5", "b55 on t5")) == (0, 0)


def test_pairs_of_two_icons_are_as_many_as_there_are_of_the_rarer_one() -> None:
    assert given(SmallerOf(Icon.CLOUD, Icon.FLOWER, 2)) == (2, 4)
    assert given(SmallerOf(Icon.FLOWER, Icon.CLOUD, 2)) == (2, 4)
    assert given(SmallerOf(Icon.CLOUD, Icon.STAR, 3)) == (4, 12)
    assert evidence(SmallerOf(Icon.CLOUD, Icon.STAR, 3)) == (("cloud", 7), ("star", 4))
    assert given(SmallerOf(Icon.CLOUD, Icon.STAR, 3), BARE) == (0, 0)


@rule("kodama.term.card")
def test_cards_laid_on_the_trunk_are_counted_without_the_trunk() -> None:
    assert given(OnTrunk((), 4)) == (2, 8)
    assert evidence(OnTrunk((), 4)) == (("cards", ("b31", "b55")),)
    assert given(OnTrunk((), 4), BARE) == (0, 0)


def test_cards_laid_on_the_trunk_count_once_whichever_of_the_icons_they_show() -> None:
    assert given(OnTrunk((Icon.FIREFLY, Icon.FLOWER), 5)) == (1, 5)
    assert given(OnTrunk((Icon.FIREFLY, Icon.STAR), 5)) == (2, 10)
    assert given(OnTrunk((Icon.CATERPILLAR, Icon.MUSHROOM), 5)) == (0, 0)


def test_the_icon_that_appears_most_often_is_chosen() -> None:
    assert given(ChosenIcon(1)) == (7, 7)
    assert evidence(ChosenIcon(1)) == (("icon", "cloud"), ("cards", ("t2", "b31", "b11", "b62")))
    assert given(ChosenIcon(1), planted("t1", "b55 on t1")) == (2, 2)
    assert evidence(ChosenIcon(1), planted("t1", "b55 on t1"))[0] == ("icon", "firefly")  # the first of equals


def test_on_end_cards_another_icon_may_be_the_best() -> None:
    stars = planted("t2", "b31 on t2", "b06 on b31")
    assert given(ChosenIconOnEnds(2), stars) == (3, 6)
    assert evidence(ChosenIconOnEnds(2), stars) == (("icon", "star"), ("cards", ("b06",)))
    assert given(ChosenIconOnEnds(2)) == (3, 6)
    assert evidence(ChosenIconOnEnds(2)) == (("icon", "cloud"), ("cards", ("b62",)))
    assert given(ChosenIconOnEnds(2), BARE) == (0, 0)


@rule("kodama.term.within-two")
def test_within_two_cards_are_the_trunk_what_touches_it_and_what_touches_that() -> None:
    assert given(WithinTwo(Icon.CLOUD, 2)) == (4, 8)  # 1 + 2 + 1; b62 is three cards away
    assert evidence(WithinTwo(Icon.CLOUD, 2)) == (("icon", "cloud"), ("cards", ("t2", "b31", "b11")))
    assert given(WithinTwo(Icon.STAR, 2)) == (4, 8)
    assert given(WithinTwo(Icon.CLOUD, 2), BARE) == (1, 2)
    assert given(WithinTwo(Icon.STAR, 2), BARE) == (0, 0)


@rule("kodama.term.within-two")
def test_farther_than_two_cards_begins_at_the_third_branch() -> None:
    assert given(BeyondTwo(2)) == (1, 2)
    assert evidence(BeyondTwo(2)) == (("cards", ("b62",)),)
    assert given(BeyondTwo(2), planted("t2", "b31 on t2", "b11 on b31")) == (0, 0)


@rule("kodama.term.card")
def test_the_longest_line_is_counted_in_branch_cards() -> None:
    assert given(LongestLine(2)) == (3, 6)
    assert evidence(LongestLine(2)) == (("cards", ("b62", "b11", "b31")),)
    assert given(LongestLine(2), BARE) == (0, 0)
    assert evidence(LongestLine(2), BARE) == ()


@rule("kodama.term.end-card")
def test_end_cards_are_branches_on_which_nothing_lies() -> None:
    assert given(Ends(2)) == (3, 6)
    assert given(Ends(2), BARE) == (0, 0)


@rule("kodama.term.card")
def test_branch_cards_with_so_many_kinds_are_counted_without_the_trunk() -> None:
    assert given(CardsOfKinds(3, 1)) == (1, 1)
    assert evidence(CardsOfKinds(3, 1)) == (("cards", ("b11",)),)
    assert given(CardsOfKinds(2, 1)) == (5, 5)
    assert given(CardsOfKinds(1, 1), BARE) == (0, 0)


@rule("kodama.term.twice")
def test_a_card_that_shows_an_icon_three_times_shows_it_twice_and_counts_once() -> None:
    assert given(CardsWithPairs(2), planted("t2", "b62 on t2")) == (1, 2)  # caterpillar, 3 clouds


@rule("kodama.term.twice")
def test_branch_cards_that_show_an_icon_twice_count_once_each() -> None:
    assert given(CardsWithPairs(2)) == (4, 8)
    assert evidence(CardsWithPairs(2)) == (("cards", ("b31", "b62", "b06", "b55")),)
    assert given(CardsWithPairs(2), planted("t2", "b11 on t2")) == (0, 0)
    assert given(CardsWithPairs(2), BARE) == (0, 0)


@rule("kodama.term.card")
def test_branch_cards_with_an_icon_are_counted_without_the_trunk_and_once() -> None:
    assert given(CardsWith((Icon.CLOUD,), 1)) == (3, 3)
    assert evidence(CardsWith((Icon.CLOUD,), 1)) == (("cards", ("b31", "b11", "b62")),)
    assert given(CardsWith((Icon.STAR, Icon.MUSHROOM), 2)) == (3, 6)
    assert given(CardsWith((Icon.CLOUD,), 1), BARE) == (0, 0)


def test_icons_are_counted_on_all_cards() -> None:
    assert given(Icons((Icon.CLOUD,), 2)) == (7, 14)
    assert given(Icons((Icon.CLOUD, Icon.STAR), 2)) == (11, 22)
    assert evidence(Icons((Icon.CLOUD, Icon.STAR), 2)) == (("icons", ("cloud", "star")),)
    assert given(Icons((Icon.CLOUD,), 2), BARE) == (1, 2)
    assert given(Icons((Icon.FLOWER,), 2), BARE) == (0, 0)


@rule("kodama.term.lines")
def test_the_second_longest_line_is_that_of_another_end_card_and_may_share_cards_with_the_longest() -> None:
    assert given(SecondLine(2)) == (2, 4)  # b62 on b11 on b31 is the longest
    assert evidence(SecondLine(2)) == (("cards", ("b06", "b31")),)
    fork = planted("t2", "b31 on t2", "b11 on b31", "b06 on b31")
    assert evidence(SecondLine(2), fork) == (("cards", ("b06", "b31")),), "of two as long the first laid is the longer"
    assert given(SecondLine(2), planted("t2", "b31 on t2", "b11 on b31")) == (0, 0), "there is one line only"
    assert given(SecondLine(2), BARE) == (0, 0)


def test_icons_that_appear_an_even_number_of_times_are_counted_and_those_that_are_missing_are_not() -> None:
    assert given(EvenIcons(3)) == (5, 15), "clouds are seven"
    assert evidence(EvenIcons(3)) == (("icons", ("caterpillar", "firefly", "flower", "mushroom", "star")),)
    assert given(EvenIcons(3), BARE) == (0, 0)


@rule("kodama.term.touch")
def test_a_crossing_is_the_branch_card_that_most_cards_touch_never_the_trunk() -> None:
    assert given(Crossing(3)) == (3, 9)
    assert evidence(Crossing(3)) == (("chosen", "b31"), ("cards", ("t2", "b11", "b06")))
    assert given(Crossing(3), planted("t2", "b31 on t2", "b55 on t2")) == (1, 3), "two touch the trunk"
    assert given(Crossing(3), BARE) == (0, 0)


@rule("kodama.term.card")
def test_forks_are_cards_with_two_or_more_on_them_the_trunk_included() -> None:
    assert given(Forks(4)) == (2, 8)
    assert evidence(Forks(4)) == (("cards", ("t2", "b31")),)
    assert given(Forks(4), planted("t2", "b31 on t2", "b11 on b31")) == (0, 0)


def test_the_longest_run_is_counted_down_one_line_from_its_own_first_card() -> None:
    assert given(LongestRun(1)) == (7, 7)  # clouds 3 + 1 + 2 and the trunk's
    assert evidence(LongestRun(1)) == (("icon", "cloud"), ("cards", ("b62", "b11", "b31", "t2")))
    assert given(LongestRun(1), BARE) == (0, 0)


def test_a_run_of_a_single_card_counts_its_icons() -> None:
    lone = planted("t2", "b06 on t2")
    assert given(LongestRun(2), lone) == (3, 6)
    assert evidence(LongestRun(2), lone) == (("icon", "star"), ("cards", ("b06",)))


def test_the_longest_run_may_start_below_the_end_of_a_line() -> None:
    tree = planted("t2", "b62 on t2", "b55 on b62")  # clouds 3 + 1 below, 2 fireflies at the end
    assert given(LongestRun(1), tree) == (4, 4)
    assert evidence(LongestRun(1), tree) == (("icon", "cloud"), ("cards", ("b62", "t2")))


def test_of_two_icons_that_run_from_a_card_the_longer_run_counts() -> None:
    tree = planted("t2", "b47 on t2", "b06 on b47")  # star 3 + 1 beats mushroom 1; fireflies 3 on b47
    assert evidence(LongestRun(1), tree) == (("icon", "star"), ("cards", ("b06", "b47")))
    assert given(LongestRun(1), planted("t6", "b06 on t6")) == (4, 4)


def test_full_sets_are_as_many_as_the_rarest_icon() -> None:
    assert given(Sets(5)) == (2, 10)
    assert evidence(Sets(5)) == ()
    assert given(Sets(5), planted("t2", "b55 on t2")) == (0, 0)


def sides(*centres: int) -> Foliage:
    """A tree whose branch cards lie with their middles so far from the trunk's."""
    tree = Tree.of(SHELF.trunks[BARE.cards[0]])
    for x, branch in zip(centres, SHELF.branches.values(), strict=False):
        grown = tree.grown(branch, 0, 0, 0, 0)
        off = x - grown.pose(len(tree)).x
        tree = tree.grown(branch, 0, off, 0, 0)
        assert tree.pose(len(tree) - 1).x == x
    return SHELF.foliage(tree)


@rule("kodama.term.side")
@pytest.mark.parametrize(
    ("centres", "times"),
    [((-1, 1, 5), 1), ((-900, -1, 7, 0), 1), ((0, 0), 0), ((3, 4), 0), ((-3, -4, 9, 8), 2), ((), 0)],
)
def test_the_smaller_side_counts_cards_by_their_middles_and_those_in_the_middle_for_neither(
    centres: tuple[int, ...], times: int
) -> None:
    found = award(SmallerSide(3), sides(*centres))
    assert (found.times, found.points) == (times, 3 * times)


def test_of_two_equal_sides_the_left_one_is_named() -> None:
    assert award(SmallerSide(1), sides(-1, 1)).evidence == (("cards", ("b01",)),)
    assert award(SmallerSide(1), sides(1, -1)).evidence == (("cards", ("b02",)),)
    assert award(SmallerSide(1), sides(5, -1, -2)).evidence == (("cards", ("b01",)),)
