"""Spirits that lie on icons, as Kodama's family counts them: what is covered, what it becomes, what cards make of it.

Kodama itself has none; its trees, Kodamas and decrees are shared with Kodama Duo.
"""

from dataclasses import replace

import pytest
from kodama_table import SHELF, planted

from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.pack.conditions import (
    ChosenSpirit,
    Effect,
    PlacedLone,
    RootedSpirits,
    SpiritsAway,
    SpiritsLaid,
    SpiritsOnEnds,
    Summoned,
    TouchingSpirits,
    TrunkIcon,
    TwoSpirits,
)
from understory.games.kodama.pack.spirits import Decree, DecreeId
from understory.games.kodama.rules import decrees
from understory.games.kodama.rules.awards import Award, award
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.scoring import Cover, points

TREE = planted("t2", "b31 on t2", "b11 on b31", "b55 on t2")
"""Cloud; 2 clouds and a star; caterpillar, cloud and mushroom, an end; 2 fireflies and 2 flowers, an end."""


def place_of(card: int, icon: Icon) -> int:
    """Where an icon stands on a card of the tree."""
    return SHELF.kinds[TREE.cards[card]].index(icon)


STAR_ON_B11 = Cover(2, place_of(2, Icon.CATERPILLAR), Icon.STAR)
FLOWER_ON_B31 = Cover(1, place_of(1, Icon.CLOUD), Icon.FLOWER)
FOLIAGE = SHELF.foliage(TREE, (STAR_ON_B11, FLOWER_ON_B31))


def decree(effect: Effect) -> Decree:
    return replace(SHELF.decrees[DecreeId("gust")], effect=effect)


def test_an_icon_under_a_spirit_counts_as_the_spirits_and_no_longer_as_its_own() -> None:
    assert FOLIAGE.counts == ((0, 1, 0, 0, 0, 0), (0, 1, 0, 1, 0, 1), (0, 1, 0, 0, 1, 1), (0, 0, 2, 2, 0, 0))
    assert FOLIAGE.covers == (STAR_ON_B11, FLOWER_ON_B31)
    assert SHELF.foliage(TREE).covers == ()
    assert points(FOLIAGE, SHELF.counts[CardId("b06")], 2) == 7  # mushroom 1 + 1, stars 3 + 1 + 1


def test_a_spirit_on_the_trunks_icon_changes_what_the_trunks_icon_is() -> None:
    covered = SHELF.foliage(TREE, (Cover(0, 0, Icon.STAR),))
    assert covered.trunk_icon is Icon.STAR
    assert award(TrunkIcon(1), covered).times == 2
    assert FOLIAGE.trunk_icon is Icon.CLOUD


def test_a_conversion_changes_spirits_too_and_leaves_them_where_they_are() -> None:
    converted = FOLIAGE.converted(Icon.STAR, Icon.CLOUD)
    assert converted.counts[2] == (0, 2, 0, 0, 1, 0)
    assert converted.covers == FOLIAGE.covers
    assert converted.trunk_icon is Icon.CLOUD
    assert converted.tree is TREE


def test_spirits_are_counted_on_the_tree_off_it_and_on_its_ends() -> None:
    everywhere = (("spirits", ("star", "flower")), ("cards", ("b11", "b31")))
    assert award(SpiritsLaid(3), FOLIAGE) == Award(2, 6, everywhere)
    assert award(SpiritsOnEnds(3), FOLIAGE) == Award(1, 3, (("spirits", ("star",)), ("cards", ("b11",))))
    assert award(SpiritsAway(2), FOLIAGE) == Award(4, 8, ())
    assert award(SpiritsAway(2), SHELF.foliage(TREE)).times == 6
    assert award(SpiritsLaid(3), SHELF.foliage(TREE)).points == 0


def test_cards_that_touch_a_card_with_a_spirit_are_counted() -> None:
    assert award(TouchingSpirits(2), FOLIAGE) == Award(3, 6, (("cards", ("t2", "b31", "b11")),))
    lone = SHELF.foliage(TREE, (STAR_ON_B11,))
    assert award(TouchingSpirits(2), lone) == Award(1, 2, (("cards", ("b31",)),))
    assert award(TouchingSpirits(2), SHELF.foliage(TREE)).times == 0


def test_the_spirit_whose_icon_appears_most_often_is_chosen() -> None:
    assert award(ChosenSpirit(2), FOLIAGE) == Award(3, 6, (("icon", "flower"), ("cards", ("b31", "b55"))))
    assert award(ChosenSpirit(2), SHELF.foliage(TREE)) == Award(0, 0, ())


@pytest.mark.parametrize(
    ("effect", "summoned", "two", "rooted"),
    [
        (Summoned(2), 2, False, False),
        (TwoSpirits(), 0, True, False),
        (RootedSpirits(), 0, False, True),
        (PlacedLone(2), 0, False, False),
    ],
)
def test_what_decrees_say_of_spirits(effect: Effect, summoned: int, two: bool, rooted: bool) -> None:
    card = decree(effect)
    assert decrees.summoning_bonus(card) == summoned
    assert decrees.allows_two_spirits(card) is two
    assert decrees.roots_spirits(card) is rooted


def test_without_a_decree_nothing_is_said_of_spirits() -> None:
    assert decrees.summoning_bonus(None) == 0
    assert decrees.allows_two_spirits(None) is False
    assert decrees.roots_spirits(None) is False


def test_a_lone_card_is_worth_something_under_its_decree_alone() -> None:
    new = SHELF.counts[CardId("b31")]
    assert decrees.placement_bonus(decree(PlacedLone(2)), new, TREE, 0, 0, lone=True) == 2
    assert decrees.placement_bonus(decree(PlacedLone(2)), new, TREE, 0, 0) == 0
    for effect in (Summoned(2), TwoSpirits(), RootedSpirits()):
        assert decrees.placement_bonus(decree(effect), new, TREE, 0, 0, lone=True) == 0
    assert decrees.placement_bonus(None, new, TREE, 0, 0, lone=True) == 0


def test_what_a_player_may_place_is_weighed_with_the_spirits_on_the_tree() -> None:
    covered = Growing(SHELF, TREE, (CardId("b06"),), None, covers=(STAR_ON_B11,))
    assert covered.points(CardId("b06"), 2) == 7
    assert Growing(SHELF, TREE, (CardId("b06"),), None).points(CardId("b06"), 2) == 2
    mist = SHELF.decrees[DecreeId("starlit-mist")]
    under = Growing(SHELF, TREE, (CardId("b06"),), mist, covers=(STAR_ON_B11,))
    assert under.lasting.counts[2] == (0, 1, 0, 0, 1, 1)
    assert under.foliage.counts[2] == (0, 0, 0, 0, 1, 2)
