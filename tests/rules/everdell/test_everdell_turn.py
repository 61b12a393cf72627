"""The turn: actions, tokens, two cards for a resource; and playing cards with all ways to pay."""

from everdell_table import (
    GAME,
    ME,
    MEADOW,
    NONE,
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
    settled,
    table,
    why,
)

from understory.core import Decision, Seat
from understory.games.everdell_duo.rules.payment import affordable, means, ways
from understory.games.everdell_duo.rules.spaces import TOUCHED
from understory.games.everdell_duo.rules.state import Ask
from understory.testing import rule


def kinds(state: object) -> set[str]:
    return {move.split()[0] for move in legal(state)}  # type: ignore[arg-type]


@rule("everdell.turn.one-action")
class TestActions:
    def test_a_worker_a_card_or_a_draw(self) -> None:
        assert kinds(table(hand=("mine",), supply=RICH)) == {"place", "play", "draw", "take"}

    def test_turns_alternate(self) -> None:
        state = play(table(), "place farm-1")
        assert settled(state).pending[-1].seat == YOU
        assert settled(play(state, "place farm-3")).pending[-1].seat == ME

    def test_nobody_may_pass(self) -> None:
        assert why(table(), "pass") == {"table.asked": {}}


@rule("everdell.turn.token")
class TestTokens:
    def test_the_sun_moves_for_a_worker(self) -> None:
        state = play(table(), "place farm-1")
        assert (state.sun, state.moon) == (1, 0)

    def test_the_moon_moves_for_a_card_played(self) -> None:
        state = settled(built("mine"))
        assert (state.sun, state.moon) == (0, 1)

    def test_either_moves_for_a_card_drawn(self) -> None:
        state = play(table(), "draw")
        assert legal(state) == ["sun", "moon"]
        assert (play(state, "sun").sun, play(state, "moon").moon) == (1, 1)

    def test_it_moves_after_the_action_is_resolved(self) -> None:
        state = play(table(city=("granary",), river=("r-exchange", "r-resin"), supply=(1, 0, 0, 0)), "place river-1")
        assert state.sun == 0


@rule("everdell.turn.token-at-end")
class TestTokenAtTheEnd:
    def test_no_worker_with_the_sun_at_the_end(self) -> None:
        state = table(sun=6, supply=RICH, hand=("mine",))
        assert kinds(state) == {"play", "draw", "take"}
        assert why(state, "place farm-1")["everdell.turn.token-at-end"] == {"at_end": "sun"}

    def test_no_card_with_the_moon_at_the_end(self) -> None:
        state = table(moon=6, supply=RICH, hand=("mine",))
        assert kinds(state) == {"place", "draw", "take"}
        assert why(state, "play mine") == {"everdell.turn.token-at-end": {"at_end": "moon"}}

    def test_a_draw_then_moves_the_other_unasked(self) -> None:
        assert settled(play(table(sun=6, moon=2), "draw")).moon == 3
        assert settled(play(table(moon=6, sun=2), "draw")).sun == 3

    def test_the_token_at_the_end_cannot_be_chosen(self) -> None:
        state = play(table(sun=6, moon=2, hand=("fool", "inn")), "draw")
        assert legal(state) == ["moon", "trade"]
        assert "everdell.turn.token-at-end" in why(state, "sun")

    @rule("everdell.turn.token-at-end", near_miss=True)
    def test_one_space_before_the_end_all_is_open(self) -> None:
        assert kinds(table(sun=5, moon=5, supply=RICH, hand=("mine",))) == {"place", "play", "draw", "take"}

    def test_six_steps_each_make_a_season(self) -> None:
        state = settled(play(table(sun=5, moon=6), "place farm-1"))
        assert (state.season, state.sun, state.moon) == (1, 0, 0)


@rule("everdell.turn.unplaced")
class TestUnplacedWorkers:
    def test_they_cannot_be_placed_with_the_sun_at_the_end(self) -> None:
        state = table(sun=6, workers=[("farm-1", 0)])
        assert why(state, "place farm-3")["everdell.turn.unplaced"] == {"workers": 2}

    @rule("everdell.turn.unplaced", near_miss=True)
    def test_before_that_they_can(self) -> None:
        assert why(table(sun=5, workers=[("farm-1", 0)]), "place farm-3") == {}

    def test_whoever_has_none_left_is_not_told_so(self) -> None:
        state = table(sun=6, workers=[("farm-1", 0), ("farm-2", 0), ("farm-3", 0)])
        assert "everdell.turn.unplaced" not in why(state, "place farm-4")


@rule("everdell.turn.discard-for-resource")
class TestTwoCardsForAResource:
    def test_before_the_action_as_often_as_there_are_two_cards(self) -> None:
        state = table(hand=("fool", "inn", "judge", "wall", "mine"))
        state = play(state, "trade", "discard inn", "discard wall", "gain resin")
        assert (state.supplies[ME], hand(state), asked(state)) == ((0, 1, 0, 0), ("fool", "judge", "mine"), Ask.ACT)
        state = play(state, "trade", "discard fool", "discard judge", "gain twig")
        assert "play mine" in legal(state)
        assert "trade" not in legal(state)

    def test_with_one_card_it_is_refused(self) -> None:
        assert why(table(hand=("fool",)), "trade") == {"everdell.turn.discard-for-resource": {"hand": 1, "needed": 2}}

    @rule("everdell.turn.discard-for-resource", near_miss=True)
    def test_with_two_it_is_not(self) -> None:
        assert why(table(hand=("fool", "inn")), "trade") == {}

    @rule("everdell.turn.token")
    def test_the_token_of_another_action_does_not_move(self) -> None:
        state = play(table(hand=("fool", "inn")), "place farm-1")
        assert why(state, "moon") == {"everdell.turn.token": {"token": "sun"}}
        assert why(state, "pass") == {"table.asked": {}}

    @rule("everdell.turn.token", near_miss=True)
    def test_the_one_that_moves_is_named_even_where_there_is_no_choice(self) -> None:
        state = play(table(hand=("fool", "inn")), "place farm-1")
        assert legal(state) == ["sun", "trade"]
        assert play(state, "sun").sun == 1

    def test_once_more_before_the_token_moves(self) -> None:
        state = play(table(hand=("fool", "inn")), "place farm-1")
        state = play(state, "trade", "discard fool", "discard inn", "gain berry")
        assert (state.supplies[ME], state.sun) == ((3, 0, 0, 1), 1)
        state = play(table(hand=("fool", "inn")), "place farm-1", "sun")
        assert (state.sun, hand(state)) == (1, ("fool", "inn"))

    def test_before_a_price_and_before_a_play_that_is_granted(self) -> None:
        baker = built("baker", hand=("fool", "inn"), supply=(0, 0, 0, 2))
        assert legal(baker) == ["trade", "pass"]
        granted = play(table(hand=("fool", "inn"), river=("r-play", "r-resin"), meadow=()), "place river-1")
        assert "trade" in legal(granted)

    def test_a_card_being_played_is_not_in_hand(self) -> None:
        state = built("monk", hand=("fool",), supply=(0, 0, 0, 1))
        assert asked(state) is Ask.ACT

    def test_only_cards_in_hand_can_be_given(self) -> None:
        state = play(table(hand=("fool", "inn")), "trade")
        assert "everdell.turn.discard-for-resource" in why(state, "discard mine")

    def test_on_a_season_tile_nobody_trades(self) -> None:
        late = table(sun=6, moon=5, season="spring", hand=("fool", "inn"), seat=YOU, other_hand=("judge", "wall"))
        state = play(late, "draw", "moon")
        assert (asked(state), [move.split()[0] for move in legal(state)]) == (Ask.TAKE, ["take"] * 12)


@rule("everdell.play.sources")
class TestWhereCardsComeFrom:
    def test_from_hand_and_from_the_meadow_beside_sun_and_moon(self) -> None:
        state = table(hand=("mine",), supply=RICH, sun=2, moon=5)
        at = [*TOUCHED[2], *TOUCHED[5]]
        wanted = {f"play {MEADOW[index]}" for index in at} | {"play mine"}
        assert {move for move in legal(state) if move.startswith("play")} == wanted

    def test_no_other_card(self) -> None:
        state = table(supply=RICH, other_hand=("kiln",))
        assert why(state, "play palace") == {"everdell.play.sources": {"card": "palace", "in_meadow": 1}}
        assert why(state, "play kiln") == {"everdell.play.sources": {"card": "kiln", "in_meadow": 0}}

    @rule("everdell.play.sources", near_miss=True)
    def test_a_step_further_it_can_be_played(self) -> None:
        assert why(table(supply=RICH, moon=1), "play palace") == {}


@rule("everdell.play.start-of-season")
def test_at_the_start_two_meadow_cards_can_be_played_later_up_to_eight() -> None:
    start = [move for move in legal(table(supply=RICH)) if move.startswith("play")]
    assert start == ["play castle", "play chancellor"]
    apart = [move for move in legal(table(supply=RICH, sun=2, moon=5)) if move.startswith("play")]
    assert len(apart) == 8


@rule("everdell.path.spaces")
def test_each_path_space_touches_the_corners_of_two_or_four_cards() -> None:
    assert TOUCHED == ((0, 6), (0, 1, 6, 7), (1, 2, 7, 8), (2, 3, 8, 9), (3, 4, 9, 10), (4, 5, 10, 11), (5, 11))


@rule("everdell.play.refill")
class TestRefilling:
    def test_gaps_are_filled_in_reading_order_once_the_action_is_over(self) -> None:
        state = built("courier", "take palace", "take chancellor")
        assert [index for index, card in enumerate(state.meadow) if not card] == [1, 6]
        state = play(state, "deal fool", "deal judge")
        assert (state.meadow[1], state.meadow[6]) == ("fool", "judge")

    def test_a_card_played_leaves_its_space_at_once_and_acts_before_it_is_filled(self) -> None:
        state = play(table(meadow=("harbor", "kiln"), supply=RICH), "play harbor")
        assert (state.meadow[0], asked(state)) == ("", Ask.GAIN)
        assert settled(play(state, "gain twig")).meadow[0] != ""

    def test_for_a_draw_the_meadow_is_filled_before_the_token_is_chosen(self) -> None:
        state = settled(play(table(), "take castle"))
        assert (state.meadow[0] != "", asked(state)) == (True, Ask.STEP)


@rule("everdell.play.no-limit")
def test_cities_and_hands_have_no_limit() -> None:
    cards = ("mine", "kiln", "barn", "sawmill", "harbor", "inn", "ferry", "granary", "hotel", "wall", "bridge")
    more = ("crane", "dungeon", "courthouse", "theater", "castle", "palace", "workshop", "greenhouse", "monastery")
    state = built(
        "farmer", "pay", city=(*cards, *more), hand=("fool", "judge", "monk", "doctor", "baker", "queen", "bard")
    )
    assert (len(city(state)), len(hand(state))) == (21, 7)


@rule("everdell.play.cost")
class TestCost:
    def test_creatures_cost_berries_and_constructions_the_rest(self) -> None:
        assert gained(built("spelunker"), RICH) == (0, 0, 0, -1)
        assert gained(built("mine"), RICH) == (-1, -1, 1, 0)

    def test_what_is_missing_is_told(self) -> None:
        state = table(hand=("castle",), supply=(1, 9, 0, 0), meadow=())
        assert why(state, "play castle")["everdell.play.cost"]["missing"] == (("twig", 1), ("pebble", 2))

    @rule("everdell.play.cost", near_miss=True)
    def test_the_exact_price_will_do(self) -> None:
        assert why(table(hand=("mine",), supply=(1, 1, 0, 0)), "play mine") == {}

    def test_a_discard_cost_takes_another_card_than_the_one_played(self) -> None:
        state = play(table(hand=("crane", "fool", "inn")), "play crane")
        assert legal(state) == ["discard fool", "discard inn"]
        assert "everdell.play.cost" in why(state, "discard crane")


@rule("everdell.play.by-effect")
class TestGrantedPlays:
    def test_it_moves_no_token_but_the_one_of_the_action(self) -> None:
        state = settled(
            play(table(hand=("mine",), supply=RICH, river=("r-play", "r-resin")), "place river-1", "play mine")
        )
        assert (state.sun, state.moon, city(state)) == (1, 0, ("mine",))

    def test_it_is_allowed_with_the_moon_at_the_end(self) -> None:
        state = table(hand=("mine",), supply=RICH, river=("r-play", "r-resin"), moon=6)
        assert "play mine" in legal(play(state, "place river-1"))

    def test_it_may_be_declined(self) -> None:
        state = play(table(hand=("mine",), river=("r-play", "r-resin")), "place river-1", "pass")
        assert (city(state), settled(state).sun) == ((), 1)

    def test_what_could_not_be_played_as_an_action_is_refused(self) -> None:
        state = play(table(hand=("mine",), supply=RICH, river=("r-play", "r-resin")), "place river-1")
        assert "everdell.play.by-effect" in why(state, "play palace")
        poor = play(table(hand=("castle",), river=("r-play", "r-resin"), meadow=()), "place river-1")
        assert why(poor, "play castle")["everdell.play.cost"]["less"] == 2


@rule("everdell.play.discount")
class TestDiscounts:
    def test_it_takes_resources_of_the_players_choice_off(self) -> None:
        state = table(hand=("castle",), supply=(2, 2, 2, 0), river=("r-play", "r-resin"), meadow=())
        state = play(state, "place river-1", "play castle")
        assert len(legal(state)) == 6, "two of three twos, in six different ways"

    def test_no_cost_falls_below_nothing(self) -> None:
        state = table(hand=("monk",), supply=NONE, river=("r-play", "r-resin"), meadow=())
        assert play(state, "place river-1", "play monk").supplies[ME] == NONE

    def test_a_discard_cost_is_not_discounted_but_granted(self) -> None:
        state = table(hand=("crane", "fool"), river=("r-play", "r-resin"), meadow=(), city=("innkeeper",))
        state = play(state, "place river-1", "play crane", "discard fool")
        assert city(state) == ("innkeeper", "crane")

    def test_an_ability_that_would_take_nothing_off_is_not_offered(self) -> None:
        state = table(
            hand=("monk",), supply=NONE, city=("courthouse",), counters=[("courthouse", 3)], river=("r-play", "r-twigs")
        )
        assert play(state, "place river-1", "play monk").counters == (("courthouse", 3),)

    def test_cheapest_first(self) -> None:
        state = table(
            hand=("harbor",),
            supply=RICH,
            city=("courthouse", "crane", "judge"),
            counters=[("courthouse", 3)],
            meadow=(),
        )
        assert legal(play(state, "play harbor")) == [
            "pay crane",
            "pay courthouse",
            "pay courthouse judge",
            "pay",
            "pay judge",
        ]

    def test_an_ability_one_does_not_have_is_refused(self) -> None:
        state = play(
            table(hand=("harbor",), supply=RICH, city=("courthouse", "judge"), counters=[("courthouse", 3)]),
            "play harbor",
        )
        assert why(state, "pay crane")["everdell.play.discount"] == {"card": "crane"}

    @rule("everdell.play.discount", near_miss=True)
    def test_one_that_one_has_is_not(self) -> None:
        state = play(
            table(hand=("harbor",), supply=RICH, city=("courthouse", "judge"), counters=[("courthouse", 3)]),
            "play harbor",
        )
        assert why(state, "pay courthouse judge") == {}

    def test_what_is_affordable_has_a_way_and_the_other_way_round(self) -> None:
        owned = ("courthouse", "crane", "judge", "dungeon", "innkeeper", "mine")
        hands = ("harbor", "castle", "queen", "fool", "architect", "baker", "palace")
        for supply in ((0, 0, 0, 0), (1, 0, 0, 1), (2, 1, 1, 2), (0, 3, 0, 0), (2, 2, 0, 3)):
            state = table(hand=hands, supply=supply, city=owned, counters=[("courthouse", 1)], tokens=("green",))
            have = means(state, ME)
            for card in state.hands[ME]:
                can = affordable(state, ME, card, have, 0, starred=False)
                assert can == bool(ways(state, ME, card, 0, starred=False)), card


@rule("everdell.effect.order")
class TestOrder:
    def test_pay_enter_act_reward_refill_token(self) -> None:
        state = table(hand=("harbor",), city=("guildhall",), supply=(2, 1, 0, 0), meadow=())
        state = play(state, "play harbor")
        assert (city(state), state.supplies[ME], asked(state)) == (("guildhall", "harbor"), NONE, Ask.GAIN)
        state = play(state, "gain berry")
        assert (state.supplies[ME], settled(state).moon) == ((1, 0, 0, 1), 1)

    def test_own_rewards_come_before_the_others(self) -> None:
        state = built("monk", "pass", city=("bell-tower",), other_city=("diplomat",))
        assert [gain.seat for gain in state.scored] == [0, 1]


@rule("everdell.card.leaves")
def test_what_lies_on_a_card_that_leaves_goes_to_the_supply_and_what_lies_under_it_is_discarded() -> None:
    state = table(hand=("harbor",), city=("crane", "mine"), housed=("crane",), counters=[("crane", 2)], meadow=())
    state.under = (("crane", "fool"), ("mine", "judge"))  # type: ignore[assignment]
    state = play(state, "play harbor", "pay crane", "gain twig")
    assert (state.housed, state.counters, state.under) == ((), (), (("mine", "judge"),))
    assert state.discard == ("crane", "fool")


@rule("everdell.card.optional")
class TestOptional:
    def test_a_price_not_paid_gives_nothing(self) -> None:
        state = built("doctor", "pass")
        assert (points(state), gained(state, RICH, "doctor")) == (0, NONE)

    def test_a_gain_without_price_or_choice_is_taken_unasked(self) -> None:
        assert asked(built("mine")) is Ask.ACT

    def test_what_a_gain_does_not_offer_is_refused(self) -> None:
        assert "everdell.card.optional" in why(built("harbor"), "gain point")


def test_what_is_asked_has_a_name_of_its_own() -> None:
    node = GAME.node(built("harbor"))
    assert node == Decision((Seat(0),), "everdell.gain")
