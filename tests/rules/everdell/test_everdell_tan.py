"""Travellers: every tan card acts once, when played. A class a card."""

from everdell_table import (
    ME,
    RICH,
    YOU,
    asked,
    built,
    city,
    gained,
    hand,
    legal,
    play,
    points,
    produced,
    settled,
    table,
    why,
)

from understory.games.everdell_duo.rules.state import Ask
from understory.testing import rule


@rule("everdell.card.tan")
def test_a_tan_card_acts_when_played_and_never_again() -> None:
    assert points(built("messenger", city=("fool",))) == 2
    assert points(settled(produced("messenger"))) == 0


@rule("everdell.construction.air-balloon")
class TestAirBalloon:
    def test_it_carries_out_a_red_card_of_the_meadow(self) -> None:
        state = built("air-balloon", meadow=("castle", "granary"))
        assert gained(state, RICH, "air-balloon") == (0, 0, 0, 3)
        assert "granary" in state.meadow

    def test_or_of_either_city_and_its_owner_gains_nothing(self) -> None:
        state = built("air-balloon", city=("post-office",), other_city=("mason",), hand=("fool",))
        assert legal(state) == ["use post-office", "use mason", "pass"]
        state = play(state, "use mason")
        assert gained(state, RICH, "air-balloon") == (0, 0, 2, 0)
        assert (points(state), points(state, YOU)) == (1, 0)

    def test_a_worker_on_it_does_not_matter(self) -> None:
        state = built("air-balloon", other_city=("granary",), workers=[("granary", 1)])
        assert gained(state, RICH, "air-balloon") == (0, 0, 0, 3)

    def test_only_one(self) -> None:
        state = built("air-balloon", "use granary", city=("granary", "mason"))
        assert asked(state) is Ask.ACT

    def test_other_cards_are_refused(self) -> None:
        state = built("air-balloon", city=("post-office", "mine"), hand=("fool",))
        assert "everdell.activate.without-worker" in why(state, "use farm-1")

    @rule("everdell.activate.without-worker", near_miss=True)
    def test_it_may_be_declined(self) -> None:
        state = built("air-balloon", "pass", city=("post-office", "mason"), hand=("fool",))
        assert gained(state, RICH, "air-balloon") == (0, 0, 0, 0)


@rule("everdell.construction.greenhouse")
class TestGreenhouse:
    def test_up_to_two_different_green_cards_act(self) -> None:
        then = ("activate harbor", "gain twig", "activate peddler", "spend resin", "gain twig", "gain berry")
        state = built("greenhouse", *then, city=("harbor", "peddler"))
        assert gained(state, RICH, "greenhouse") == (2, -1, 0, 1)
        assert asked(state) is Ask.ACT

    def test_two_that_only_give_are_not_asked(self) -> None:
        assert gained(built("greenhouse", city=("mine", "kiln")), RICH, "greenhouse") == (0, 1, 1, 0)

    def test_of_three_two_are_chosen(self) -> None:
        state = built("greenhouse", city=("mine", "kiln", "barn"))
        assert legal(state) == ["activate mine", "activate kiln", "activate barn", "pass"]
        assert gained(play(state, "activate barn", "activate mine"), RICH, "greenhouse") == (0, 0, 1, 1)


@rule("everdell.construction.hotel")
class TestHotel:
    def test_each_creature_shown_gives_a_resource_or_a_point(self) -> None:
        state = built(
            "hotel", "show fool", "gain point", "show judge", "gain berry", "pass", hand=("fool", "judge", "inn")
        )
        assert (gained(state, RICH, "hotel"), points(state)) == ((0, 0, 0, 1), 1)
        assert hand(state) == ("fool", "inn", "judge")
        assert {trace.card for trace in state.traces[ME] if trace.since == 0} >= {"fool", "judge"}

    def test_at_most_five(self) -> None:
        creatures = ("fool", "judge", "baker", "doctor", "monk", "queen")
        answers = [step for name in creatures[:5] for step in (f"show {name}", "gain point")]
        state = built("hotel", *answers, hand=creatures, meadow=("castle",))
        assert (points(state), asked(state)) == (5, Ask.STEP)

    def test_a_card_is_shown_once_and_constructions_never(self) -> None:
        state = built("hotel", "show fool", "gain point", hand=("fool", "inn", "judge"))
        assert legal(state) == ["show judge", "pass"]
        assert "everdell.hand.secret" in why(state, "show inn")
        assert "everdell.hand.secret" in why(state, "show fool")

    @rule("everdell.hand.secret", near_miss=True)
    def test_another_creature_is_shown(self) -> None:
        assert "show judge" in legal(built("hotel", "show fool", "gain point", hand=("fool", "judge")))

    def test_whether_a_hand_holds_creatures_is_not_told(self) -> None:
        assert legal(built("hotel", hand=("inn",))) == ["pass"]
        assert asked(built("hotel")) is Ask.ACT


@rule("everdell.creature.wanderer")
class TestWanderer:
    def test_each_construction_shown_gives_a_resource_or_a_point(self) -> None:
        state = built("wanderer", "show inn", "gain twig", "show mine", "gain point", hand=("inn", "mine"))
        assert (gained(state, RICH, "wanderer"), points(state)) == ((1, 0, 0, 0), 1)

    def test_creatures_are_not_shown(self) -> None:
        assert legal(built("wanderer", hand=("inn", "fool"))) == ["show inn", "pass"]


@rule("everdell.construction.monastery")
class TestMonastery:
    def test_twice_a_resource_and_a_card_give_three_points(self) -> None:
        answers = ("spend twig", "discard inn", "spend twig", "discard fool")
        state = built("monastery", *answers, hand=("inn", "fool"))
        assert (points(state), hand(state), gained(state, RICH, "monastery")) == (6, (), (-2, 0, 0, 0))
        assert asked(state) is Ask.ACT

    def test_a_third_time_is_not_offered(self) -> None:
        answers = ("spend twig", "discard inn", "spend resin", "discard fool")
        assert asked(built("monastery", *answers, hand=("inn", "fool", "mine"))) is Ask.ACT

    def test_without_a_card_nothing_is_asked(self) -> None:
        assert asked(built("monastery")) is Ask.ACT

    def test_cards_may_be_traded_first_if_one_is_left_to_give(self) -> None:
        state = built("monastery", supply=(9, 9, 9, 9), hand=("inn", "fool", "mine"))
        assert "trade" in legal(state)


@rule("everdell.construction.pirate-ship")
class TestPirateShip:
    def test_it_costs_the_discard_of_another_card(self) -> None:
        state = built("pirate-ship", "discard fool", hand=("fool",), supply=(0, 0, 0, 0))
        assert (city(state), state.buried[ME]) == (("pirate-ship",), ("fool",))
        assert why(table(hand=("pirate-ship",)), "play pirate-ship")["everdell.play.cost"]["discard"] == 1

    def test_it_carries_out_a_space_where_the_other_player_stands(self) -> None:
        workers = [("farm-1", 1), ("farm-2", 0)]
        state = built("pirate-ship", "discard fool", hand=("fool",), workers=workers, supply=(0, 0, 0, 0))
        assert state.supplies[ME] == (3, 0, 0, 0), "one space that only gives needs no asking"

    def test_also_river_spaces_and_red_cards_but_no_events(self) -> None:
        workers = [("farm-1", 1), ("river-1", 1), ("granary", 1), ("event-1", 1)]
        state = built("pirate-ship", "discard fool", hand=("fool",), workers=workers, other_city=("granary",))
        assert legal(state) == ["use farm-1", "use river-1", "use granary", "pass"]
        state = play(state, "use granary")
        assert (gained(state, RICH), points(state, YOU)) == ((0, 0, 0, 3), 0)


@rule("everdell.construction.wall")
class TestWall:
    def test_a_point_for_each_construction_itself_included(self) -> None:
        assert points(built("wall", city=("mine", "kiln", "fool"))) == 3

    def test_at_most_five(self) -> None:
        assert points(built("wall", city=("mine", "kiln", "barn", "inn", "ferry", "hotel"))) == 5


@rule("everdell.creature.messenger")
class TestMessenger:
    def test_a_point_for_each_creature_itself_included(self) -> None:
        assert points(built("messenger", city=("fool", "spelunker", "mine"))) == 3

    def test_at_most_five(self) -> None:
        assert points(built("messenger", city=("fool", "spelunker", "baker", "monk", "doctor", "queen"))) == 5


class TestMarketStall:
    def test_it_gives_two_resources_and_a_card(self) -> None:
        state = built("market-stall", "deal fool", "gain twig", "gain berry")
        assert (gained(state, RICH, "market-stall"), hand(state)) == ((1, 0, 0, 1), ("fool",))


class TestSignpost:
    def test_it_draws_a_card_and_lets_any_eligible_card_be_played_for_two_less(self) -> None:
        state = built("signpost", "deal mine", "play mine", supply=(1, 0, 0, 0))
        assert (city(state), state.supplies[ME]) == (("signpost", "mine"), (0, 0, 1, 0))

    def test_the_play_may_be_declined(self) -> None:
        assert city(built("signpost", "deal fool", "pass")) == ("signpost",)


class TestCourier:
    def test_it_takes_two_meadow_cards_and_gives_a_point(self) -> None:
        state = built("courier", "take castle", "take theater")
        assert (hand(state), points(state)) == (("castle", "theater"), 1)
        assert asked(built("courier", "take castle", "pass")) is Ask.ACT


class TestTinker:
    def test_it_gives_an_occupied_token_of_any_colour_and_a_point(self) -> None:
        state = built("tinker", "earn blue")
        assert (state.tokens[ME], points(state)) == (8, 1)
        assert legal(built("tinker")) == ["earn green", "earn tan", "earn red", "earn blue", "earn purple"]


class TestBard:
    def test_it_lets_a_creature_be_played_for_two_less(self) -> None:
        state = built("bard", hand=("doctor", "mine"), meadow=())
        assert legal(state) == ["play doctor", "trade", "pass"]
        state = play(state, "play doctor", "pass")
        assert city(state) == ("bard", "doctor")


@rule("everdell.creature.fool")
class TestFool:
    def test_it_costs_a_card_or_an_occupied_token(self) -> None:
        state = table(hand=("fool", "inn"), city=("hotel",), tokens=("tan",))
        assert legal(play(state, "play fool")) == ["pay token", "pay"]
        assert city(play(state, "play fool", "pay", "discard inn")) == ("hotel", "fool")

    def test_the_token_it_was_paid_with_comes_back(self) -> None:
        state = table(hand=("fool",), city=("hotel",), tokens=("tan",))
        state = play(state, "play fool", "reclaim hotel")
        assert (state.tokens[ME], state.housed, city(state)) == (2, (), ("hotel", "fool"))

    def test_any_token_of_the_city_may_be_taken_back_or_none(self) -> None:
        state = table(hand=("fool", "inn"), city=("hotel", "mine"), housed=("hotel", "mine"))
        state = play(state, "play fool", "discard inn")
        assert legal(state) == ["reclaim hotel", "reclaim mine", "pass"]
        assert play(state, "pass").housed == (("hotel", 0), ("mine", 0))
        assert play(state, "reclaim mine").tokens[ME] == 1
        assert "everdell.creature.fool" in why(state, "reclaim fool")

    def test_a_token_taken_back_is_of_use_from_the_next_turn_on(self) -> None:
        state = table(hand=("fool", "inn", "wall", "mine"), city=("hotel",), housed=("hotel",))
        state.fresh = (1, 0)
        assert play(state, "play fool", "discard inn", "reclaim hotel").fresh == (3, 0)

    @rule("everdell.creature.fool", near_miss=True)
    def test_without_a_token_nothing_is_asked(self) -> None:
        state = table(hand=("fool", "inn"), city=("hotel",), other_city=("mine",), housed=("mine",))
        assert asked(play(state, "play fool", "discard inn")) is Ask.ACT


@rule("everdell.creature.juggler")
class TestJuggler:
    def test_it_achieves_an_event_without_worker_and_without_reward(self) -> None:
        state = built(
            "juggler", "achieve B2", events=("B2", "A1", "C1", "D1", "E1", "fair"), city=("fool", "spelunker", "monk")
        )
        assert state.achieved[ME] == ("B2",)
        assert (state.events[0], state.workers) == ("", ())
        assert gained(state, RICH, "juggler") == (0, 0, 0, 0)

    def test_it_counts_itself_and_may_be_declined(self) -> None:
        start = {"events": ("B2", "A1", "A2", "A3", "A4", "fair"), "city": ("fool", "spelunker", "monk")}
        assert legal(built("juggler", **start)) == ["achieve B2", "pass"]  # type: ignore[arg-type]
        assert built("juggler", "pass", **start).achieved[ME] == ()  # type: ignore[arg-type]

    def test_even_one_whose_space_holds_a_worker(self) -> None:
        start = built("juggler", events=("C1", "A1", "A2", "A3", "A4", "fair"), workers=[("event-1", 0)])
        assert legal(start) == ["achieve C1", "pass"]

    def test_events_one_does_not_qualify_for_are_refused_with_what_is_missing(self) -> None:
        state = built("juggler", events=("C1", "A1", "A2", "A3", "A4", "fair"))
        assert why(state, "achieve A1")["everdell.worker.event"]["missing"] == (("green", 4),)
        assert why(state, "achieve B1")["everdell.worker.event"]["achieved"] == 1

    @rule("everdell.event.journey")
    def test_the_journey_can_be_achieved_by_nothing(self) -> None:
        state = built("juggler", events=("C1", "A1", "A2", "A3", "A4", "fair"))
        assert "everdell.event.journey" in why(state, "achieve journey")

    @rule("everdell.event.journey", near_miss=True)
    def test_another_event_can(self) -> None:
        state = built("juggler", events=("C1", "A1", "A2", "A3", "A4", "fair"))
        assert why(state, "achieve C1") == {}


@rule("everdell.creature.ranger")
class TestRanger:
    def test_it_moves_a_placed_worker_and_carries_the_new_space_out(self) -> None:
        state = built("ranger", "lift farm-1", "place farm-3", workers=[("farm-1", 0)])
        assert state.workers == (("farm-3", 0),)
        assert gained(state, RICH, "ranger") == (0, 0, 2, 0)
        assert state.sun == 0, "no action of placing"

    def test_also_to_an_occupied_space_but_not_where_it_stands(self) -> None:
        state = built("ranger", "lift farm-1", workers=[("farm-1", 0), ("farm-2", 1)])
        assert "place farm-2" in legal(state)
        assert "everdell.creature.ranger" in why(state, "place farm-1")

    @rule("everdell.creature.ranger", near_miss=True)
    def test_any_other_space_will_do(self) -> None:
        state = built("ranger", "lift farm-1", workers=[("farm-1", 0)], other_city=("granary",))
        assert legal(state)[:6] == [
            "place farm-2",
            "place farm-3",
            "place farm-4",
            "place river-1",
            "place river-2",
            "place granary",
        ]

    def test_to_an_event_with_its_reward(self) -> None:
        state = built(
            "ranger",
            "lift farm-1",
            "place event-1",
            workers=[("farm-1", 0)],
            events=("C1", "A1", "A2", "A3", "A4", "fair"),
        )
        assert state.achieved[ME] == ("C1",)
        assert gained(state, RICH, "ranger") == (0, 1, 0, 0)

    def test_the_owner_of_a_red_card_gains_a_point(self) -> None:
        state = built("ranger", "lift farm-1", "place granary", workers=[("farm-1", 0)], other_city=("granary",))
        assert points(state, YOU) == 1

    def test_the_space_it_left_is_free(self) -> None:
        state = built("ranger", "lift farm-1", "place farm-3", workers=[("farm-1", 0)])
        assert "place farm-1" in legal(state)

    def test_the_clock_tower_does_not_double_it(self) -> None:
        state = built(
            "ranger",
            "lift farm-1",
            "place farm-3",
            workers=[("farm-1", 0)],
            city=("clock-tower",),
            counters=[("clock-tower", 2)],
        )
        assert gained(state, RICH, "ranger") == (0, 0, 2, 0)

    @rule("everdell.activate.chain")
    def test_not_to_the_space_that_is_being_carried_out(self) -> None:
        state = table(hand=("ranger",), supply=RICH, river=("r-play", "r-resin"), workers=[("farm-1", 0)])
        state = play(state, "place river-1", "play ranger", "lift farm-1")
        assert "place river-1" not in legal(state)
        assert "everdell.activate.chain" in why(state, "place river-1")

    def test_it_may_be_declined_and_is_not_asked_without_a_worker(self) -> None:
        assert legal(built("ranger", workers=[("farm-1", 0), ("farm-2", 0), ("farm-3", 1)])) == [
            "lift farm-1",
            "lift farm-2",
            "pass",
        ]
        assert asked(built("ranger", workers=[("farm-3", 1)])) is Ask.ACT

    def test_what_is_no_space_is_refused(self) -> None:
        state = built("ranger", "lift farm-1", workers=[("farm-1", 0)])
        assert "everdell.worker.destination" in why(state, "place mine")
        assert "everdell.worker.event" in why(state, "place event-1")
        assert "everdell.creature.ranger" in why(built("ranger", workers=[("farm-1", 0)]), "lift farm-2")
