"""Production: every green card, when played and when spring makes it act again. A class a card."""

from everdell_table import (
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
    play,
    points,
    produced,
    settled,
    table,
    why,
)

from understory.core import Seat
from understory.games.everdell_duo.rules.state import Ask
from understory.testing import rule


@rule("everdell.construction.mine")
class TestMine:
    def test_it_costs_a_twig_and_a_resin_and_gives_a_pebble(self) -> None:
        state = built("mine", supply=(1, 1, 0, 0))
        assert (city(state), state.supplies[ME]) == (("mine",), (0, 0, 1, 0))

    def test_it_cannot_be_played_without_resin(self) -> None:
        state = table(hand=("mine",), supply=(3, 0, 0, 0))
        assert "play mine" not in legal(state)
        assert why(state, "play mine")["everdell.play.cost"]["missing"] == (("resin", 1),)

    def test_it_gives_another_in_spring(self) -> None:
        assert settled(produced("mine")).supplies[ME] == (0, 0, 1, 0)


class TestBarn:
    def test_it_gives_a_berry_each_time(self) -> None:
        assert gained(built("barn"), RICH, "barn") == (0, 0, 0, 1)
        assert settled(produced("barn")).supplies[ME] == (0, 0, 0, 1)


class TestKiln:
    def test_it_gives_a_resin_each_time(self) -> None:
        assert gained(built("kiln"), RICH, "kiln") == (0, 1, 0, 0)
        assert settled(produced("kiln")).supplies[ME] == (0, 1, 0, 0)


class TestSawmill:
    def test_it_gives_two_twigs_each_time(self) -> None:
        assert gained(built("sawmill"), RICH, "sawmill") == (2, 0, 0, 0)
        assert settled(produced("sawmill")).supplies[ME] == (2, 0, 0, 0)


class TestBeehive:
    def test_each_of_two_resin_gives_a_resource_and_a_point(self) -> None:
        state = built("beehive", "spend resin", "gain berry", "spend resin", "gain pebble")
        assert (gained(state, RICH, "beehive"), points(state)) == ((0, -2, 1, 1), 2)

    def test_without_resin_it_does_nothing_and_asks_nothing(self) -> None:
        state = built("beehive", supply=(1, 0, 0, 0))
        assert (state.supplies[ME], points(state), asked(state)) == (NONE, 0, Ask.ACT)


class TestScriptorium:
    def test_it_draws_a_card_and_gives_a_point_each_time(self) -> None:
        state = built("scriptorium", "deal fool")
        assert (hand(state), points(state)) == (("fool",), 1)
        spring = settled(produced("scriptorium"))
        assert points(spring) == 1
        assert len(hand(spring)) == 2, "one from the Scriptorium, one from the spring tile"


class TestFarmer:
    def test_a_point_for_each_green_card_itself_included_but_two_at_most(self) -> None:
        assert points(built("farmer")) == 1
        assert points(built("farmer", city=("mine",))) == 2
        assert points(built("farmer", city=("mine", "kiln", "barn"))) == 2
        assert points(built("farmer", city=("inn", "fool"))) == 1

    def test_it_gives_points_in_spring_too(self) -> None:
        assert points(settled(produced("farmer"))) == 1


class TestHarbor:
    def test_it_gives_any_resource_each_time(self) -> None:
        assert gained(built("harbor", "gain pebble"), RICH, "harbor") == (0, 0, 1, 0)
        assert legal(built("harbor")) == ["gain twig", "gain resin", "gain pebble", "gain berry"]
        assert settled(produced("harbor", "gain resin")).supplies[ME] == (0, 1, 0, 0)


class TestMiller:
    def test_it_draws_a_card_and_a_card_may_be_discarded_for_any_resource(self) -> None:
        state = built("miller", "deal fool", "discard inn", "gain twig", hand=("inn",))
        assert (hand(state), gained(state, RICH, "miller")) == (("fool",), (1, 0, 0, 0))
        kept = built("miller", "deal fool", "pass", hand=("inn",))
        assert (set(hand(kept)), gained(kept, RICH, "miller")) == ({"fool", "inn"}, NONE)

    def test_the_card_just_drawn_may_be_the_one(self) -> None:
        state = built("miller", "deal fool", "discard fool", "gain berry")
        assert (hand(state), gained(state, RICH, "miller")) == ((), (0, 0, 0, 1))


class TestForager:
    def test_it_takes_any_meadow_card_each_time(self) -> None:
        state = built("forager", "take theater")
        assert (hand(state), "theater" in state.meadow) == (("theater",), False)
        spring = settled(produced("forager", "take theater"))
        assert "theater" in hand(spring)
        assert "" not in spring.meadow, "filled after the card has acted"

    def test_it_may_be_declined(self) -> None:
        assert hand(built("forager", "pass")) == ()


class TestTeaHouse:
    def test_a_card_buys_a_resource_and_a_point(self) -> None:
        state = built("tea-house", "discard fool", "gain berry", hand=("fool",))
        assert (gained(state, RICH, "tea-house"), points(state), hand(state)) == ((0, 0, 0, 1), 1, ())

    def test_without_a_card_nothing_is_asked(self) -> None:
        assert asked(built("tea-house")) is Ask.ACT

    def test_in_spring_it_asks_for_a_card_again(self) -> None:
        state = settled(produced("tea-house", "discard fool", "gain twig", hand=("fool",)))
        assert (state.supplies[ME], points(state)) == ((1, 0, 0, 0), 1)


@rule("everdell.creature.baker")
class TestBaker:
    def test_each_of_two_berries_gives_a_resource_and_a_point(self) -> None:
        state = built("baker", "spend berry", "gain twig", "spend berry", "gain pebble")
        assert (gained(state, RICH, "baker"), points(state)) == ((1, 0, 1, -2), 2)
        assert asked(state) is Ask.ACT, "at most two"

    def test_one_berry_will_do(self) -> None:
        state = built("baker", "spend berry", "gain resin", "pass")
        assert (gained(state, RICH, "baker"), points(state)) == ((0, 1, 0, -1), 1)

    def test_only_berries_are_taken(self) -> None:
        assert legal(built("baker")) == ["spend berry", "pass"]

    def test_without_a_berry_nothing_is_asked(self) -> None:
        assert settled(produced("baker")).pending[-1].ask is Ask.ACT

    def test_it_bakes_in_spring(self) -> None:
        state = settled(produced("baker", "spend berry", "gain twig", supply=(0, 0, 0, 1)))
        assert (state.supplies[ME], points(state)) == ((1, 0, 0, 0), 1)


@rule("everdell.creature.woodcarver")
class TestWoodcarver:
    def test_each_of_two_twigs_gives_a_resource_and_a_point(self) -> None:
        state = built("woodcarver", "spend twig", "gain berry", "spend twig", "gain resin")
        assert (gained(state, RICH, "woodcarver"), points(state)) == ((-2, 1, 0, 1), 2)
        assert asked(state) is Ask.ACT

    def test_it_carves_in_spring(self) -> None:
        state = settled(produced("woodcarver", "spend twig", "gain pebble", "pass", supply=(2, 0, 0, 0)))
        assert (state.supplies[ME], points(state)) == ((1, 0, 1, 0), 1)


class TestStonecutter:
    def test_each_of_two_pebbles_gives_a_resource_and_a_point(self) -> None:
        state = built("stonecutter", "spend pebble", "gain berry", "spend pebble", "gain twig")
        assert (gained(state, RICH, "stonecutter"), points(state)) == ((1, 0, -2, 1), 2)


@rule("everdell.creature.doctor")
class TestDoctor:
    def test_each_of_two_berries_gives_two_points(self) -> None:
        state = built("doctor", "spend berry", "spend berry")
        assert (gained(state, RICH, "doctor"), points(state)) == ((0, 0, 0, -2), 4)
        assert asked(state) is Ask.ACT

    def test_it_heals_in_spring(self) -> None:
        assert points(settled(produced("doctor", "spend berry", supply=(0, 0, 0, 1)))) == 2


@rule("everdell.creature.monk")
class TestMonk:
    def test_up_to_three_different_resources_give_two_points_each(self) -> None:
        state = built("monk", "spend twig", "spend resin", "spend berry")
        assert (gained(state, RICH, "monk"), points(state)) == ((-1, -1, 0, -1), 6)
        assert asked(state) is Ask.ACT

    def test_no_type_is_taken_twice(self) -> None:
        state = built("monk", "spend twig")
        assert legal(state) == ["spend resin", "spend pebble", "spend berry", "pass"]
        assert "everdell.card.optional" in why(state, "spend twig")

    @rule("everdell.card.optional", near_miss=True)
    def test_another_type_is(self) -> None:
        assert points(built("monk", "spend twig", "spend pebble", "pass")) == 4

    def test_with_one_type_left_the_rest_is_not_asked(self) -> None:
        assert asked(built("monk", "spend berry", supply=(0, 0, 0, 9))) is Ask.ACT


@rule("everdell.creature.peddler")
class TestPeddler:
    def test_a_resource_buys_two_of_any_types(self) -> None:
        state = built("peddler", "spend twig", "gain pebble", "gain pebble")
        assert gained(state, RICH, "peddler") == (-1, 0, 2, 0)
        assert (asked(state), points(state)) == (Ask.ACT, 0)

    def test_it_may_be_declined(self) -> None:
        assert gained(built("peddler", "pass"), RICH, "peddler") == NONE

    def test_it_trades_in_spring(self) -> None:
        state = settled(produced("peddler", "spend resin", "gain twig", "gain berry", supply=(0, 1, 0, 0)))
        assert state.supplies[ME] == (1, 0, 0, 1)


@rule("everdell.creature.spelunker")
class TestSpelunker:
    def test_it_is_a_green_creature_for_a_berry_worth_a_point(self) -> None:
        state = built("spelunker", supply=(0, 0, 0, 1))
        assert (city(state), state.supplies[ME]) == (("spelunker",), NONE)

    def test_a_card_buys_a_card_from_the_deck_and_a_point(self) -> None:
        state = built("spelunker", "discard inn", "deal fool", hand=("inn",))
        assert (hand(state), points(state), state.buried[ME]) == (("fool",), 1, ("inn",))
        assert asked(state) is Ask.ACT

    def test_it_delves_in_spring(self) -> None:
        state = settled(produced("spelunker", "discard fool", hand=("fool",)))
        assert (points(state), "fool" in hand(state)) == (1, False)


@rule("everdell.construction.storehouse")
class TestStorehouse:
    def test_two_resources_go_onto_it_and_count_for_nobody(self) -> None:
        state = built("storehouse", "store", "gain berry", "gain berry")
        assert state.loads == (("storehouse", (0, 0, 0, 2)),)
        assert gained(state, RICH, "storehouse") == NONE

    def test_later_all_are_taken_from_it(self) -> None:
        state = settled(produced("storehouse", "unload", loads=[("storehouse", (1, 0, 0, 2))]))
        assert (state.supplies[ME], state.loads) == ((1, 0, 0, 2), ())

    def test_it_can_be_filled_further_or_left_alone(self) -> None:
        late = produced("storehouse", loads=[("storehouse", (0, 0, 0, 2))])
        assert legal(late) == ["store", "unload", "pass"]
        assert play(late, "pass").loads == (("storehouse", (0, 0, 0, 2)),)
        assert play(late, "store", "gain twig", "gain twig").loads == (("storehouse", (2, 0, 0, 2)),)

    def test_an_empty_one_has_nothing_to_take(self) -> None:
        assert legal(built("storehouse")) == ["store", "pass"]

    def test_its_load_stays_on_it_from_meadow_to_hand_to_city(self) -> None:
        state = table(meadow=("storehouse",), loads=[("storehouse", (2, 0, 0, 0))], supply=RICH)
        state = play(state, "take storehouse", "sun", "draw", "sun", "play storehouse")
        assert state.loads == (("storehouse", (2, 0, 0, 0)),)
        assert legal(state) == ["store", "unload", "pass"]

    def test_discarded_it_is_known_and_its_load_is_lost(self) -> None:
        state = table(hand=("storehouse", "inn"), loads=[("storehouse", (2, 0, 0, 0))])
        state = play(state, "trade", "discard storehouse", "discard inn", "gain twig")
        assert (state.loads, "storehouse" in state.discard, state.buried[ME]) == ((), True, ("inn",))

    def test_while_loaded_everybody_knows_that_it_is_still_in_hand(self) -> None:
        state = table(hand=("storehouse", "inn", "fool"), loads=[("storehouse", (2, 0, 0, 0))])
        state = play(state, "trade", "discard inn", "discard fool", "gain twig")
        trace = next(trace for trace in state.traces[ME] if trace.card == "storehouse")
        assert trace.since == 2


@rule("everdell.creature.chip-sweep")
class TestChipSweep:
    def test_it_makes_another_green_card_act(self) -> None:
        state = built("chip-sweep", "activate harbor", "gain twig", city=("harbor", "mine"))
        assert gained(state, RICH, "chip-sweep") == (1, 0, 0, 0)

    def test_it_may_be_declined(self) -> None:
        state = built("chip-sweep", city=("harbor", "mine"))
        assert legal(state) == ["activate harbor", "activate mine", "pass"]
        assert gained(play(state, "pass"), RICH, "chip-sweep") == NONE

    def test_one_card_that_only_gives_needs_no_asking(self) -> None:
        assert gained(built("chip-sweep", city=("mine",)), RICH, "chip-sweep") == (0, 0, 1, 0)

    def test_alone_it_does_nothing(self) -> None:
        assert asked(built("chip-sweep")) is Ask.ACT


@rule("everdell.construction.carnival")
class TestCarnival:
    def test_it_makes_a_green_card_of_the_meadow_act(self) -> None:
        state = built(
            "carnival", "activate baker", "spend berry", "gain twig", "pass", meadow=("castle", "mine", "baker")
        )
        assert (gained(state, RICH, "carnival"), points(state)) == ((1, 0, 0, -1), 1)
        assert "baker" in state.meadow

    def test_any_meadow_card_will_do_wherever_sun_and_moon_are(self) -> None:
        far = ("castle",) + ("",) * 4 + ("mine",)
        assert gained(built("carnival", meadow=far), RICH, "carnival") == (0, 0, 1, 0)

    def test_it_acts_again_in_spring(self) -> None:
        state = settled(produced("carnival", "activate mine", meadow=("mine", "kiln")))
        assert state.supplies[ME] == (0, 0, 1, 0)


@rule("everdell.creature.miner-mole")
class TestMinerMole:
    def test_it_makes_a_green_card_in_hand_act_and_shows_it(self) -> None:
        state = built("miner-mole", "activate mine", hand=("mine",))
        assert (gained(state, RICH, "miner-mole"), hand(state)) == ((0, 0, 1, 0), ("mine",))
        assert [trace.card for trace in state.traces[ME]] == ["mine"]

    def test_a_loaded_storehouse_stays_in_hand(self) -> None:
        state = built("miner-mole", "activate storehouse", "store", "gain twig", "gain twig", hand=("storehouse",))
        assert (state.loads, hand(state)) == ((("storehouse", (2, 0, 0, 0)),), ("storehouse",))

    def test_a_hand_is_asked_even_if_no_card_of_it_is_green(self) -> None:
        assert legal(built("miner-mole", hand=("inn",))) == ["pass"]

    def test_an_empty_hand_is_not_asked(self) -> None:
        assert asked(built("miner-mole")) is Ask.ACT


@rule("everdell.activate.chain")
class TestChains:
    def test_what_is_under_way_cannot_be_set_off_again(self) -> None:
        state = built("chip-sweep", "activate carnival", city=("carnival",), meadow=("mine", "kiln"))
        assert legal(state) == ["activate mine", "activate kiln", "pass"]
        assert "everdell.activate.chain" in why(state, "activate chip-sweep")

    @rule("everdell.activate.chain", near_miss=True)
    def test_once_finished_it_can(self) -> None:
        state = built("greenhouse", "activate chip-sweep", city=("chip-sweep", "mine"))
        assert gained(state, RICH, "greenhouse") == (0, 0, 2, 0), "by Chip Sweep, and by the Greenhouse itself"

    def test_different_holds_within_one_effect(self) -> None:
        state = built("greenhouse", "activate harbor", "gain twig", city=("harbor", "peddler"))
        assert legal(state) == ["activate peddler", "pass"]


@rule("everdell.card.green")
class TestSeasonProduction:
    def test_cards_that_only_give_act_unasked_and_first(self) -> None:
        state = produced("mine")
        assert settled(state).pending[-1].ask is Ask.ACT

    def test_others_act_one_after_the_other_in_any_order(self) -> None:
        late = table(city=("baker", "peddler", "mine"), supply=(0, 0, 0, 1), sun=6, moon=5, seat=YOU)
        state = play(late, "draw")
        assert legal(state) == ["activate baker", "activate peddler", "pass"]
        state = play(state, "activate peddler", "spend pebble", "gain berry", "gain berry")
        state = settled(play(state, "spend berry", "gain twig", "spend berry", "gain twig"))
        assert (state.supplies[ME], points(state)) == ((2, 0, 0, 1), 2), "the last card left is not asked for"

    def test_any_may_be_left_out(self) -> None:
        late = table(city=("baker", "peddler"), supply=(0, 0, 0, 2), sun=6, moon=5, seat=YOU)
        assert settled(play(late, "draw", "pass")).supplies[ME] == (0, 0, 0, 2)

    def test_each_acts_once(self) -> None:
        late = table(city=("baker", "peddler", "monk"), supply=(1, 0, 0, 2), sun=6, moon=5, seat=YOU)
        state = play(late, "draw", "activate peddler", "pass")
        assert legal(state) == ["activate baker", "activate monk", "pass"]
        assert "everdell.card.green" in why(state, "activate peddler")

    @rule("everdell.card.green", near_miss=True)
    def test_one_that_has_not_acted_may(self) -> None:
        late = table(city=("baker", "peddler", "monk"), supply=(1, 0, 0, 2), sun=6, moon=5, seat=YOU)
        assert "everdell.card.green" not in why(play(late, "draw", "activate peddler", "pass"), "activate monk")

    def test_a_tile_is_nobodys_turn_so_no_cards_are_traded(self) -> None:
        late = table(city=("baker",), hand=("inn", "fool"), supply=(0, 0, 0, 1), sun=6, moon=5, seat=YOU)
        assert legal(play(late, "draw")) == ["spend berry", "pass"]

    def test_the_tortoise_comes_first(self) -> None:
        late = table(
            city=("baker",), other_city=("peddler",), supply=(0, 0, 0, 1), other_supply=(1, 0, 0, 0), sun=6, moon=5
        )
        state = settled(play(late, "draw"))
        assert state.pending[-1].seat == Seat(1)
