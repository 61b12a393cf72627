"""The twenty-five Good News cards, a class a family: what each does for whoever uses it, and that it is then out."""

import pytest
from everdell_table import RICH, asked, hand, legal, play, points, settled, why
from everdell_team import team

from understory.core import Seat
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.together.skunks import standing
from understory.games.everdell_duo.rules.vocabulary import Goods, NewsId, Section
from understory.testing import rule

HARE, TORTOISE = Seat(0), Seat(1)
GREEN_MEADOW = ("mine", "sawmill", "barn", "palace", "queen", "bard", "judge", "scribe", "wall")


def used(card: str, *then: str, mayor: Seat = HARE, **rest: object) -> State:
    """The table after a Good News card was used and these answers were given; whatever it does, it is out then."""
    state = play(team(news=[card], **rest), f"news {card} {mayor}", *then)  # type: ignore[arg-type]
    assert (state.together.news, state.together.spent) == ((), (card,))
    return settled(state)


def goods(state: State, mayor: Seat = HARE) -> Goods:
    return state.supplies[mayor]


def test_there_are_twenty_five_with_names_of_their_own() -> None:
    assert len(LIBRARY.news) == 25
    assert len({card.name for card in LIBRARY.news.values()}) == 25


@pytest.mark.parametrize("card", LIBRARY.news)
@rule("everdell.coop.goodnews.use")
def test_every_card_can_be_used_where_there_is_something_to_do(card: NewsId) -> None:
    state = team(
        news=[card],
        city=("kiln", "inn", "castle", "fool"),
        hand=("barn", "baker"),
        meadow=GREEN_MEADOW,
        supply=RICH,
        housed=[("castle", 0)],
        workers=[("farm-1", 0)],
        skunks=["path-2", "event-1", "river-1"],
        events=("B3", "C1", "A1", "D1", "E1", "fair"),
        sun=2,
        moon=3,
    )
    assert f"news {card} 0" in legal(state)
    after = play(state, f"news {card} 0")
    assert after.together.spent == (card,)


@rule("everdell.coop.goodnews.use")
class TestGifts:
    def test_full_larder_gives_three_resources_of_ones_choice(self) -> None:
        assert goods(used("full-larder", "gain twig", "gain berry", "gain berry")) == (1, 0, 0, 2)

    def test_timber_raft_quarry_holiday_and_berry_moon_give_what_they_bring(self) -> None:
        assert goods(used("timber-raft")) == (3, 1, 0, 0)
        assert goods(used("quarry-holiday")) == (0, 1, 2, 0)
        assert goods(used("berry-moon", mayor=TORTOISE), TORTOISE) == (0, 0, 0, 4), "for whoever uses it"

    def test_a_kind_headline_gives_four_points(self) -> None:
        assert points(used("kind-headline")) == 4

    def test_the_spare_key_gives_an_occupied_token_and_a_resource(self) -> None:
        state = used("spare-key", "gain resin", "earn red")
        assert (state.tokens[0].bit_count(), goods(state)) == (1, (0, 1, 0, 0))

    def test_late_post_draws_four_from_the_deck(self) -> None:
        assert len(hand(used("late-post"))) == 4

    def test_a_meadow_stroll_takes_up_to_two_and_the_meadow_is_filled(self) -> None:
        first, second = team().meadow[7], team().meadow[0]
        state = used("meadow-stroll", f"take {first}", f"take {second}")
        assert set(hand(state)) == {first, second}
        assert all(state.meadow)
        assert len(hand(used("meadow-stroll", f"take {first}", "pass"))) == 1

    def test_a_gift_takes_no_turn(self) -> None:
        before = team()
        state = used("kind-headline")
        assert (asked(state), state.turn, state.sun, state.moon) == (Ask.ACT, 0, before.sun, before.moon)


@rule("everdell.coop.goodnews.use")
class TestForBoth:
    def test_open_gates_lets_each_draw_two(self) -> None:
        state = used("open-gates")
        assert (len(hand(state)), len(hand(state, TORTOISE))) == (2, 2)

    def test_shared_supper_gives_each_a_berry_and_a_twig(self) -> None:
        state = used("shared-supper")
        assert goods(state) == goods(state, TORTOISE) == (1, 0, 0, 1)


@rule("everdell.coop.goodnews.use")
class TestCardsForLess:
    def test_the_master_builder_plays_a_construction_for_three_less(self) -> None:
        state = play(
            team(news=["master-builder"], hand=("castle", "queen"), supply=(1, 1, 1, 0)), "news master-builder 0"
        )
        assert "play castle" in legal(state), "6 resources less 3"
        assert "play queen" not in legal(state), "a creature"

    def test_a_warm_welcome_plays_a_creature_for_three_less(self) -> None:
        state = used("warm-welcome", "play queen", hand=("queen", "castle"), supply=(0, 0, 0, 2))
        assert "queen" in state.city(0)
        assert goods(state) == (0, 0, 0, 0), "5 berries less 3"
        assert asked(state) is Ask.ACT, "and the action is still to come"

    def test_a_lucky_draw_plays_one_of_three_cards_for_three_less(self) -> None:
        state = play(team(news=["lucky-draw"], deck=("kiln", "mine", "barn", "castle")), "news lucky-draw 0")
        assert len(settled(state).aside) == 3
        options = [move for move in legal(state) if move.startswith("play")]
        assert options, "each costs less than three"
        assert len(play(state, options[0]).city(0)) == 1


@rule("everdell.coop.goodnews.use")
class TestGreenCardsAndSpaces:
    def test_second_harvest_activates_up_to_three_green_cards_of_the_city(self) -> None:
        before = team(city=("mine", "sawmill", "barn"))
        state = used("second-harvest", city=("mine", "sawmill", "barn"))
        assert sum(goods(state)) + points(state) > sum(goods(before)), "all three act unasked"
        assert goods(state)[2] >= 1, "the Mine's pebble"

    def test_meadow_song_activates_up_to_two_green_cards_of_the_meadow(self) -> None:
        state = used("meadow-song", "activate mine", "activate sawmill", meadow=GREEN_MEADOW)
        assert goods(state)[2] >= 1
        assert "mine" in state.meadow

    def test_helping_paws_carries_out_two_farms_skunk_or_no_skunk(self) -> None:
        state = used("helping-paws", "use farm-1", "use farm-3", skunks=["farm-1"])
        assert goods(state) == (3, 0, 2, 0)
        assert not any(whose == HARE for _, whose in state.workers)

    def test_the_night_boat_carries_out_a_river_space_and_gives_a_point(self) -> None:
        state = used("night-boat", "use river-1", river=("r-twigs", "r-resin"), skunks=["river-1"])
        assert sum(goods(state)) > 0
        assert points(state) == 1

    def test_a_guided_tour_carries_out_two_red_cards(self) -> None:
        state = play(
            team(news=["guided-tour"], city=("workshop", "granary", "mason"), supply=RICH, hand=("kiln", "barn")),
            "news guided-tour 0",
        )
        assert {"use workshop", "use granary", "use mason"} <= set(legal(state))
        assert asked(play(state, "use granary")) is not Ask.ACT, "a second one may follow"


@rule("everdell.coop.goodnews.use")
class TestWorkersAndEvents:
    def test_a_change_of_plans_moves_a_placed_worker(self) -> None:
        state = used("change-of-plans", "lift farm-1", "place farm-3", workers=[("farm-1", 0)])
        assert [space for space, whose in state.workers if whose == HARE] == ["farm-3"]
        assert goods(state) == (0, 0, 2, 0)

    def test_a_surprise_party_achieves_an_event_even_under_a_skunk_without_reward(self) -> None:
        events = ("C1", "B1", "A1", "D1", "E1", "fair")
        state = used("surprise-party", "achieve C1", events=events, supply=(4, 0, 0, 0), skunks=["event-1"])
        assert [claim.event for claim in state.together.claims] == ["C1"]
        assert goods(state) == (4, 0, 0, 0), "no resin from the space"

    def test_moving_day_returns_an_occupied_token_and_gives_a_resource(self) -> None:
        state = used("moving-day", "reclaim castle", "gain pebble", city=("castle",), housed=[("castle", 1)])
        assert (state.housed, state.tokens[0].bit_count(), goods(state)) == ((), 1, (0, 0, 1, 0))


@rule("everdell.coop.goodnews.use")
class TestSkunksTimeAndGiving:
    def test_a_fresh_breeze_sends_any_skunk_away_until_the_season_ends(self) -> None:
        state = play(team(news=["fresh-breeze"], skunks=["path-5", "event-2", "farm-1"]), "news fresh-breeze 0")
        assert {"shoo path-5", "shoo event-2", "shoo farm-1"} <= set(legal(state))
        assert "place farm-1" in legal(play(state, "shoo farm-1"))

    def test_a_press_holiday_frees_an_event_and_a_location(self) -> None:
        state = used("press-holiday", "shoo event-2", "shoo farm-1", skunks=["path-5", "event-2", "farm-1"])
        assert [standing(state, section) for section in Section] == [(), ("path-5",), ()]

    def test_the_slow_clock_moves_a_token_back_as_a_watch_does(self) -> None:
        state = used("slow-clock", "watch moon", skunks=["path-3"], sun=3, moon=3)
        assert (state.sun, state.moon) == (3, 1), "over the skunk"
        assert state.together.wound == 0, "and no watch is used"

    def test_good_neighbours_hand_up_to_three_things_over_and_gain_a_point(self) -> None:
        state = used("good-neighbours", "share twig", "share kiln", hand=("kiln",), supply=(1, 0, 0, 0))
        assert (goods(state), goods(state, TORTOISE)) == ((0, 0, 0, 0), (1, 0, 0, 0))
        assert (hand(state), hand(state, TORTOISE)) == ((), ("kiln",))
        assert points(state) == 1


@rule("everdell.occupied.use")
def test_a_token_that_one_mayor_has_just_gained_leaves_the_partners_old_one_of_use() -> None:
    state = team(news=["spare-key", "warm-welcome"], city=("castle",), other_hand=("queen",), other_tokens=("purple",))
    state = play(state, "news spare-key 0", "gain twig", "earn purple", "news warm-welcome 1")
    assert "play queen" in legal(state)
    assert "queen" in play(state, "play queen").city(1)


@rule("everdell.card.blue")
class TestBlueCardsOfThisTurn:
    def test_a_bridge_that_good_news_has_just_brought_opens_no_occupied_space(self) -> None:
        state = team(news=["master-builder"], hand=("bridge",), skunks=["farm-1"], supply=RICH)
        after = play(state, "news master-builder 0", "play bridge")
        assert after.counters == (("bridge", 3),)
        assert "everdell.coop.worker" in why(after, "place farm-1")
        later = after.clone()
        later.new = ()
        assert "place farm-1" in legal(later)

    def test_a_clock_tower_that_good_news_has_just_brought_doubles_no_farm(self) -> None:
        state = team(news=["master-builder"], hand=("clock-tower",), supply=RICH)
        after = play(state, "news master-builder 0", "play clock-tower", "place farm-1")
        assert asked(after) is not Ask.TWICE
        assert goods(after)[0] == goods(play(state, "news master-builder 0", "play clock-tower"))[0] + 3


@rule("everdell.coop.goodnews.use")
@pytest.mark.parametrize(
    ("card", "barren", "fruitful"),
    [
        ("change-of-plans", {"workers": [("farm-1", 1)]}, {"workers": [("farm-1", 0)]}),
        ("surprise-party", {}, {"events": ("C1", "B1", "A1", "D1", "E1", "fair"), "supply": (4, 0, 0, 0)}),
        ("second-harvest", {"city": ("baker",)}, {"city": ("baker",), "supply": (0, 0, 0, 1)}),
        ("meadow-song", {"meadow": ("castle",)}, {"meadow": ("mine",)}),
        ("guided-tour", {"city": ("inn",), "meadow": ("castle",)}, {"city": ("granary",)}),
        ("meadow-stroll", {"meadow": ()}, {"meadow": ("mine",)}),
    ],
)
def test_what_could_do_nothing_for_a_mayor_is_not_offered_to_that_mayor(
    card: str, barren: dict[str, object], fruitful: dict[str, object]
) -> None:
    nothing, something = (team(news=[card], **rest) for rest in (barren, fruitful))  # type: ignore[arg-type]
    assert f"news {card} 0" not in legal(nothing)
    assert dict(why(nothing, f"news {card} 0"))["everdell.coop.goodnews.use"]["idle"] == 1
    assert f"news {card} 0" in legal(something)


def test_a_card_that_could_do_nothing_is_not_offered() -> None:
    assert not [move for move in legal(team(news=["fresh-breeze"])) if move.startswith("news")]
    assert [move for move in legal(team(news=["fresh-breeze"], skunks=["farm-1"])) if move.startswith("news")]
