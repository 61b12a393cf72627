"""Governance: every blue card. A class a card."""

from everdell_table import (
    GAME,
    ME,
    NONE,
    RICH,
    YOU,
    asked,
    built,
    city,
    gained,
    hand,
    legal,
    over,
    play,
    points,
    settled,
    table,
    why,
)

from understory.core import totals
from understory.core.game import forced
from understory.games.everdell_duo.rules.state import Ask, State
from understory.testing import rule


@rule("everdell.card.blue")
class TestBlueCards:
    def test_it_is_not_rewarded_for_its_own_play(self) -> None:
        assert gained(built("guildhall"), RICH, "guildhall") == NONE

    def test_used_too_soon_it_is_refused(self) -> None:
        state = table(hand=("judge", "bard", "doctor"), supply=RICH, tokens=("tan",), city=("hotel",))
        state = play(state, "play bard", "pay")
        assert "play judge" in legal(state)
        state = play(state, "play doctor")
        assert asked(state) is Ask.EXCHANGE, "paid at once: there is no judge yet"

    def test_the_refusal_names_the_card(self) -> None:
        state = self.with_new_judge()
        assert why(state, "pay judge")["everdell.card.blue"] == {"card": "judge"}

    @rule("everdell.card.blue", near_miss=True)
    def test_a_turn_later_it_can_be_used(self) -> None:
        state = self.with_new_judge()
        state.new = ()
        assert "pay judge" in legal(state)

    def with_new_judge(self) -> State:
        """A creature being played by token or plainly, in the turn in which the Judge came."""
        start = table(hand=("baker",), supply=(1, 0, 0, 9), tokens=("green",), city=("mine", "judge"))
        state = play(start, "play baker")
        state.new = (*state.new, state.cities[ME][1])
        return state


@rule("everdell.construction.bridge")
class TestBridge:
    def test_three_points_lie_on_it_and_count_at_the_end(self) -> None:
        state = built("bridge")
        assert (state.counters, points(state)) == ((("bridge", 3),), 0)
        printed = GAME.ledger(over(table(city=("bridge",))))
        assert totals(GAME.ledger(over(state)), 2)[0] - totals(printed, 2)[0] == 3

    def test_one_is_spent_to_place_a_worker_on_an_occupied_space(self) -> None:
        state = table(city=("bridge",), counters=[("bridge", 1)], workers=[("farm-1", 1), ("farm-2", 0)])
        assert {"place farm-1", "place farm-2"} <= set(legal(state))
        state = play(state, "place farm-1")
        assert (state.counters, state.supplies[ME]) == ((), (3, 0, 0, 0))
        assert state.workers[-1] == ("farm-1", 0)

    def test_none_is_spent_on_a_free_space(self) -> None:
        state = play(table(city=("bridge",), counters=[("bridge", 3)], workers=[("farm-2", 1)]), "place farm-1")
        assert state.counters == (("bridge", 3),)

    def test_without_tokens_an_occupied_space_is_closed(self) -> None:
        state = table(city=("bridge",), workers=[("farm-1", 1)])
        assert why(state, "place farm-1")["everdell.worker.place"] == {"space": "farm-1", "occupied": 1}

    def test_the_owner_of_a_red_card_gains_a_point_all_the_same(self) -> None:
        state = table(city=("bridge",), counters=[("bridge", 3)], other_city=("granary",), workers=[("granary", 1)])
        assert points(play(state, "place granary"), YOU) == 1

    def test_it_opens_no_event_that_was_achieved(self) -> None:
        state = table(city=("bridge",), counters=[("bridge", 3)], events=("",) * 6, workers=[("event-1", 1)])
        assert "everdell.worker.event" in why(state, "place event-1")


@rule("everdell.construction.clock-tower")
class TestClockTower:
    def test_two_points_lie_on_it(self) -> None:
        assert built("clock-tower").counters == (("clock-tower", 2),)

    def test_one_is_spent_to_carry_a_farm_out_twice(self) -> None:
        state = table(city=("clock-tower",), counters=[("clock-tower", 2)])
        state = play(state, "place farm-1", "twice")
        assert (state.supplies[ME], state.counters) == ((6, 0, 0, 0), (("clock-tower", 1),))

    def test_or_not(self) -> None:
        state = table(city=("clock-tower",), counters=[("clock-tower", 2)])
        assert legal(play(state, "place farm-1")) == ["twice", "pass"]
        state = play(state, "place farm-1", "pass")
        assert (state.supplies[ME], state.counters) == ((3, 0, 0, 0), (("clock-tower", 2),))

    def test_only_farms_and_only_while_tokens_last(self) -> None:
        state = table(city=("clock-tower",), counters=[("clock-tower", 2)])
        assert play(state, "place river-1").supplies[ME] == (4, 0, 0, 0)
        assert play(table(city=("clock-tower",)), "place farm-1").supplies[ME] == (3, 0, 0, 0)

    def test_the_opponents_is_of_no_use(self) -> None:
        state = table(other_city=("clock-tower",), counters=[("clock-tower", 2)])
        assert play(state, "place farm-1").supplies[ME] == (3, 0, 0, 0)

    def test_it_goes_together_with_the_bridge(self) -> None:
        counters = [("clock-tower", 2), ("bridge", 1)]
        state = table(city=("clock-tower", "bridge"), counters=counters, workers=[("farm-1", 1)])
        state = play(state, "place farm-1", "twice")
        assert (state.supplies[ME], state.counters) == ((6, 0, 0, 0), (("clock-tower", 1),))


@rule("everdell.construction.courthouse")
class TestCourthouse:
    def test_a_token_of_it_takes_one_resource_off(self) -> None:
        state = table(hand=("mine",), city=("courthouse",), counters=[("courthouse", 3)], supply=(0, 1, 0, 0))
        state = play(state, "play mine")
        assert (city(state), state.supplies[ME]) == (("courthouse", "mine"), (0, 0, 1, 0))
        assert state.counters == (("courthouse", 2),)

    def test_which_resource_is_the_players_choice(self) -> None:
        state = table(hand=("mine",), city=("courthouse",), counters=[("courthouse", 3)], supply=(1, 1, 0, 0))
        state = play(state, "play mine")
        assert legal(state) == ["pay courthouse", "pay"]
        state = play(state, "pay courthouse")
        assert legal(state) == ["spend twig", "spend resin"]
        assert play(state, "spend resin").supplies[ME] == (1, 0, 1, 0)

    def test_one_token_a_play(self) -> None:
        state = table(hand=("mine",), city=("courthouse",), counters=[("courthouse", 3)])
        assert why(state, "play mine")["everdell.play.cost"]["missing"] == (("twig", 1), ("resin", 1))

    def test_it_combines_with_a_star(self) -> None:
        state = table(
            hand=("castle", "fool"),
            city=("courthouse", "dungeon"),
            counters=[("courthouse", 1)],
            supply=(2, 0, 0, 0),
            meadow=(),
        )
        state = play(state, "play castle", "pay dungeon courthouse", "tuck fool")
        assert (city(state)[-1], state.supplies[ME], state.counters) == ("castle", NONE, ())


@rule("everdell.construction.crane")
class TestCrane:
    def test_it_costs_the_discard_of_a_card(self) -> None:
        state = built("crane", "discard fool", hand=("fool",), supply=NONE)
        assert city(state) == ("crane",)

    def test_discarded_from_the_city_it_takes_three_off_a_construction(self) -> None:
        state = play(table(hand=("harbor",), city=("crane",)), "play harbor", "pay crane", "gain twig")
        assert (city(state), state.discard) == (("harbor",), ("crane",))

    def test_what_is_too_much_is_lost(self) -> None:
        state = play(table(hand=("mine",), city=("crane",)), "play mine", "pay crane")
        assert state.supplies[ME] == (0, 0, 1, 0)

    @rule("everdell.play.discount")
    def test_it_does_not_go_unasked_though_nothing_else_would_pay(self) -> None:
        state = play(table(hand=("mine",), city=("crane",), meadow=()), "play mine")
        paying = GAME.legal(state, ME)
        assert (list(map(str, paying)), paying.only(), forced(GAME, state)) == (["pay crane"], None, None)
        assert "mine" in city(play(table(hand=("mine",), city=("crane",), supply=(1, 1, 0, 0)), "play mine", "pay"))

    def test_not_for_a_creature(self) -> None:
        state = table(hand=("doctor",), city=("crane",))
        assert "everdell.play.cost" in why(state, "play doctor")


@rule("everdell.creature.innkeeper")
class TestInnkeeper:
    def test_it_costs_a_card_or_an_occupied_token(self) -> None:
        assert city(built("innkeeper", "discard fool", hand=("fool",), supply=NONE)) == ("innkeeper",)
        state = play(table(hand=("innkeeper",), city=("bridge",), tokens=("blue",)), "play innkeeper")
        assert (city(state), state.housed) == (("bridge", "innkeeper"), (("bridge", 0),))

    def test_discarded_from_the_city_it_takes_three_berries_off_a_creature(self) -> None:
        state = play(table(hand=("architect",), city=("innkeeper",), meadow=()), "play architect", "pay innkeeper")
        assert (city(state), state.discard) == (("architect",), ("innkeeper",))

    def test_not_for_a_construction(self) -> None:
        assert "everdell.play.cost" in why(table(hand=("mine",), city=("innkeeper",)), "play mine")

    @rule("everdell.play.discount")
    def test_it_does_not_go_unasked_though_nothing_else_would_pay(self) -> None:
        state = play(table(hand=("architect",), city=("innkeeper",), meadow=()), "play architect")
        paying = GAME.legal(state, ME)
        assert (list(map(str, paying)), paying.only(), forced(GAME, state)) == (["pay innkeeper"], None, None)
        with_berries = table(hand=("architect",), city=("innkeeper",), supply=(0, 0, 0, 9), meadow=())
        assert "architect" in city(play(with_berries, "play architect", "pay"))

    def test_it_need_not_be_used(self) -> None:
        state = play(table(hand=("baker",), city=("innkeeper",), supply=(0, 0, 0, 9)), "play baker")
        assert legal(state) == ["pay innkeeper", "pay"]


@rule("everdell.construction.dungeon")
class TestDungeon:
    def with_creatures(self) -> State:
        return table(hand=("harbor", "fool", "judge", "inn"), city=("dungeon",))

    def test_a_creature_from_hand_under_it_takes_three_off_another_card(self) -> None:
        state = play(self.with_creatures(), "play harbor")
        assert legal(state) == ["pay dungeon"], "asked, lest others learn whether a creature is in hand"
        state = play(state, "pay dungeon")
        assert legal(state) == ["tuck fool", "tuck judge"]
        state = play(state, "tuck fool", "gain twig")
        assert (city(state), state.under, hand(state)) == (
            ("dungeon", "harbor"),
            (("dungeon", "fool"),),
            ("inn", "judge"),
        )

    def test_twice_in_the_game(self) -> None:
        state = self.with_creatures()
        state.under = (("dungeon", "baker"), ("dungeon", "monk"))  # type: ignore[assignment]
        assert "everdell.play.cost" in why(state, "play harbor")
        state.under = state.under[:1]
        assert "play harbor" in legal(state)

    def test_not_with_a_construction_nor_with_the_card_played(self) -> None:
        assert "everdell.play.cost" in why(table(hand=("harbor", "inn"), city=("dungeon",)), "play harbor")
        assert "everdell.play.cost" in why(table(hand=("doctor",), city=("dungeon",)), "play doctor")

    def test_a_loaded_card_tucked_under_it_loses_its_load(self) -> None:
        state = table(hand=("harbor", "storehouse"), city=("trail-guide",), loads=[("storehouse", (1, 0, 0, 0))])
        assert play(state, "play harbor", "pay trail-guide", "tuck storehouse").loads == ()

    def test_for_a_meadow_card_too(self) -> None:
        state = table(hand=("fool",), city=("dungeon",), meadow=("harbor",))
        state = play(state, "play harbor", "pay dungeon", "tuck fool", "gain twig")
        assert city(state) == ("dungeon", "harbor")


@rule("everdell.creature.trail-guide")
class TestTrailGuide:
    def test_a_construction_from_hand_under_it_takes_three_off_another_card(self) -> None:
        state = table(hand=("harbor", "inn", "fool"), city=("trail-guide",))
        state = play(state, "play harbor", "pay trail-guide", "tuck inn", "gain twig")
        assert (city(state), state.under) == (("trail-guide", "harbor"), (("trail-guide", "inn"),))

    def test_cards_under_it_count_for_nothing(self) -> None:
        state = table(city=("trail-guide", "castle"))
        state.under = (("trail-guide", "inn"),)  # type: ignore[assignment]
        assert totals(GAME.ledger(over(state)), 2) == totals(
            GAME.ledger(over(table(city=("trail-guide", "castle")))), 2
        )


@rule("everdell.card.star")
class TestStars:
    def test_one_star_ability_a_play(self) -> None:
        state = table(hand=("castle", "fool", "inn"), city=("dungeon", "trail-guide"), supply=(1, 1, 1, 0), meadow=())
        state = play(state, "play castle")
        assert legal(state) == ["pay dungeon", "pay trail-guide"]
        assert "everdell.card.star" in why(state, "pay dungeon trail-guide")

    @rule("everdell.card.star", near_miss=True)
    def test_abilities_without_a_star_go_with_one(self) -> None:
        state = table(
            hand=("castle", "fool"),
            city=("dungeon", "courthouse", "judge"),
            counters=[("courthouse", 1)],
            supply=(1, 1, 1, 0),
            meadow=(),
        )
        ways = legal(play(state, "play castle"))
        assert ways[0] == "pay dungeon courthouse", "cheapest first"
        assert "pay dungeon courthouse judge" in ways
        assert "pay courthouse" not in ways

    def test_a_granted_play_is_a_star_already(self) -> None:
        state = table(
            hand=("castle", "fool"), city=("dungeon",), supply=(2, 1, 0, 0), river=("r-play", "r-resin"), meadow=()
        )
        assert "play castle" not in legal(play(state, "place river-1"))
        state = table(
            hand=("castle", "fool"), city=("dungeon",), supply=(2, 2, 0, 0), river=("r-play", "r-resin"), meadow=()
        )
        state = play(state, "place river-1", "play castle")
        assert city(state) == ("dungeon", "castle")


@rule("everdell.creature.judge")
class TestJudge:
    def test_one_resource_of_the_cost_is_replaced_by_another(self) -> None:
        state = play(table(hand=("mine",), city=("judge",), supply=(1, 0, 0, 1)), "play mine")
        assert (city(state), state.supplies[ME]) == (("judge", "mine"), (0, 0, 1, 0))

    def test_not_two(self) -> None:
        assert "everdell.play.cost" in why(table(hand=("mine",), city=("judge",), supply=(0, 0, 0, 9)), "play mine")

    def test_nor_by_what_the_cost_needs_already(self) -> None:
        state = table(hand=("mine",), city=("judge",), supply=(1, 0, 0, 0))
        assert "everdell.play.cost" in why(state, "play mine")

    def test_which_resources_go_is_asked_where_it_matters(self) -> None:
        state = play(table(hand=("mine",), city=("judge",), supply=(1, 0, 1, 1)), "play mine")
        assert legal(state) == ["spend twig pebble", "spend twig berry"]

    def test_nothing_can_be_replaced_in_a_discard_cost(self) -> None:
        state = play(table(hand=("crane", "fool"), city=("judge",), supply=RICH), "play crane")
        assert legal(state) == ["discard fool"]


@rule("everdell.creature.diplomat")
class TestDiplomat:
    def test_a_point_after_the_other_player_has_played_a_creature(self) -> None:
        state = built("baker", "pass", other_city=("diplomat",))
        assert (points(state), points(state, YOU)) == (0, 1)

    def test_not_for_a_construction_nor_for_ones_own(self) -> None:
        assert points(built("mine", other_city=("diplomat",)), YOU) == 0
        assert points(built("monk", "pass", city=("diplomat",))) == 0

    def test_creatures_played_through_an_effect_count(self) -> None:
        state = table(hand=("baker",), supply=RICH, river=("r-play", "r-resin"), other_city=("diplomat",))
        assert points(play(state, "place river-1", "play baker", "pass"), YOU) == 1


class TestTownCrier:
    def test_a_point_after_the_other_player_has_played_a_construction(self) -> None:
        assert points(built("mine", other_city=("town-crier",)), YOU) == 1
        assert points(built("monk", "pass", other_city=("town-crier",)), YOU) == 0


class TestBellTower:
    def test_a_point_for_every_creature_one_plays(self) -> None:
        assert points(built("monk", "pass", city=("bell-tower",))) == 1
        assert points(built("mine", city=("bell-tower",))) == 0
        assert points(built("monk", "pass", other_city=("bell-tower",)), YOU) == 0


class TestGuildhall:
    def test_a_twig_for_every_construction_one_plays(self) -> None:
        assert gained(built("mine", city=("guildhall",)), RICH, "mine") == (1, 0, 1, 0)
        assert gained(built("monk", "pass", city=("guildhall",)), RICH, "monk") == NONE


class TestScribe:
    def test_a_card_for_every_construction_one_plays(self) -> None:
        state = built("mine", "deal fool", city=("scribe",))
        assert hand(settled(state)) == ("fool",)
