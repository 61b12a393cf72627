"""Prosperity: every purple card gives bonus points after the end and does nothing before. A class a card."""

from everdell_table import ME, YOU, asked, bonus, built, over, play, points, table

from understory.games.everdell_duo.rules.scoring import ledger
from understory.games.everdell_duo.rules.state import Ask
from understory.testing import rule


@rule("everdell.card.purple")
def test_a_purple_card_does_nothing_when_played() -> None:
    state = built("castle", city=("mine",))
    assert (asked(state), points(state)) == (Ask.ACT, 0)


@rule("everdell.card.purple")
def test_it_counts_its_owners_city_alone() -> None:
    state = table(city=("castle",), other_city=("mine", "kiln"))
    assert (bonus("castle", state), bonus("castle", state, YOU)) == (1, 0)


@rule("everdell.card.purple")
def test_the_bonus_comes_after_the_end_with_what_was_counted() -> None:
    state = table(city=("castle", "mine"))
    assert not [entry for entry in ledger(state) if entry.source == "castle"]
    entry = next(entry for entry in ledger(over(state)) if entry.source == "castle" and entry.evidence)
    assert (entry.amount, entry.evidence, entry.when) == (2, (("construction", 2),), "end")


class TestCastle:
    def test_a_point_for_every_construction_itself_included(self) -> None:
        assert bonus("castle", table(city=("castle", "mine", "kiln", "fool"))) == 3


class TestQueen:
    def test_a_point_for_every_creature_itself_included(self) -> None:
        assert bonus("queen", table(city=("queen", "fool", "mine"))) == 2


class TestPalace:
    def test_two_points_for_every_colour_with_three_cards(self) -> None:
        greens, tans = ("mine", "kiln", "barn"), ("hotel", "fool", "wall")
        assert bonus("palace", table(city=("palace", *greens, *tans))) == 4
        assert bonus("palace", table(city=("palace", *greens, *tans[:2]))) == 2
        assert bonus("palace", table(city=("palace", *greens[:2]))) == 0


class TestHallOfRecords:
    def test_a_point_for_every_blue_card(self) -> None:
        assert bonus("hall-of-records", table(city=("hall-of-records", "judge", "bridge", "mine"))) == 2


class TestTheater:
    def test_a_point_for_every_tan_card(self) -> None:
        assert bonus("theater", table(city=("theater", "fool", "hotel", "mine"))) == 2


class TestHarvester:
    def test_a_point_for_every_green_card(self) -> None:
        assert bonus("harvester", table(city=("harvester", "mine", "baker", "fool"))) == 2


class TestLighthouse:
    def test_a_point_for_every_red_card(self) -> None:
        assert bonus("lighthouse", table(city=("lighthouse", "inn", "mason", "fool"))) == 2


@rule("everdell.construction.ever-tree")
class TestEverTree:
    def test_two_points_for_every_purple_card_itself_included(self) -> None:
        assert bonus("ever-tree", table(city=("ever-tree", "castle", "mine"))) == 4
        assert bonus("ever-tree", table(city=("ever-tree",))) == 2


@rule("everdell.creature.architect")
class TestArchitect:
    def test_two_points_for_every_type_of_resource_left(self) -> None:
        assert bonus("architect", table(city=("architect",), supply=(3, 0, 1, 1))) == 6
        assert bonus("architect", table(city=("architect",), supply=(9, 9, 9, 9))) == 8
        assert bonus("architect", table(city=("architect",))) == 0

    def test_what_lies_on_a_storehouse_does_not_count(self) -> None:
        state = table(city=("architect", "storehouse"), loads=[("storehouse", (1, 1, 1, 1))])
        assert bonus("architect", state) == 0


@rule("everdell.creature.chancellor")
class TestChancellor:
    def test_a_point_for_every_pair_of_construction_and_creature(self) -> None:
        constructions = ("mine", "kiln", "barn")
        creatures = ("fool", "judge", "baker", "monk", "doctor", "queen", "miller", "farmer", "mason", "bard", "tinker")
        assert bonus("chancellor", table(city=("chancellor", *constructions, *creatures))) == 3
        assert bonus("chancellor", table(city=("chancellor", "mine", "kiln"))) == 1


@rule("everdell.creature.historian")
class TestHistorian:
    def test_a_point_for_every_two_cards_in_hand(self) -> None:
        assert bonus("historian", table(city=("historian",), hand=("fool", "mine", "inn", "judge", "wall"))) == 2
        assert bonus("historian", table(city=("historian",), hand=("fool",))) == 0


class TestChronicler:
    def test_a_point_for_every_three_cards_of_the_city_itself_included(self) -> None:
        assert bonus("chronicler", table(city=("chronicler", "mine"))) == 0
        assert bonus("chronicler", table(city=("chronicler", "mine", "fool"))) == 1
        assert bonus("chronicler", table(city=("chronicler", "mine", "fool", "inn", "wall", "judge"))) == 2


class TestMonument:
    def test_the_journey_is_an_event(self) -> None:
        assert bonus("monument", table(city=("monument", "mine"))) == 1

    def test_a_point_for_every_event(self) -> None:
        state = table(city=("monument",), other_city=("fool", "wall"))
        assert bonus("monument", over(state, achieved=(("A1",), ("B1",)))) == 1


class TestWeaver:
    def test_a_point_for_every_colour(self) -> None:
        assert bonus("weaver", table(city=("weaver", "mine", "baker", "fool"))) == 3


class TestMatchmaker:
    def test_two_points_for_every_occupied_token_in_supply_and_city(self) -> None:
        state = table(city=("matchmaker", "mine"), tokens=("blue",), housed=("mine",))
        assert bonus("matchmaker", state) == 4

    def test_the_opponents_do_not_count(self) -> None:
        state = table(city=("matchmaker",), other_city=("mine",), housed=("mine",))
        assert bonus("matchmaker", state) == 0


def test_a_purple_card_can_be_played_from_the_meadow() -> None:
    state = play(table(supply=(9, 9, 9, 9)), "play castle")
    assert state.cities[ME] == ("castle",)
