"""Destinations: every red card acts when a worker is placed on it. A class a card."""

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
from understory.games.everdell_duo.rules.state import Ask, State
from understory.testing import rule


def visited(card: str, *then: str, owner: Seat = ME, **rest: object) -> State:
    """The table after seat 0 placed a worker on a red card and gave these answers."""
    where = {"city": (card,)} if owner == ME else {"other_city": (card,)}
    return play(table(**where, **rest), f"place {card}", *then)  # type: ignore[arg-type]


@rule("everdell.card.red")
class TestRedCards:
    def test_nothing_happens_when_one_is_played(self) -> None:
        state = built("granary")
        assert (asked(state), gained(state, RICH, "granary")) == (Ask.ACT, NONE)

    def test_nor_in_spring(self) -> None:
        assert settled(produced("granary")).supplies[ME] == NONE

    def test_the_opponent_may_visit_and_the_owner_gains_a_point(self) -> None:
        state = visited("granary", owner=YOU)
        assert (state.supplies[ME], points(state, YOU), points(state)) == ((0, 0, 0, 3), 1, 0)

    def test_visiting_ones_own_gives_no_point(self) -> None:
        assert points(visited("granary")) == 0

    @rule("everdell.effect.order")
    def test_the_owners_point_comes_before_the_action(self) -> None:
        state = visited("bathhouse", owner=YOU)
        assert [gain.seat for gain in state.scored] == [1, 0]


@rule("everdell.worker.destination")
class TestVisiting:
    def test_a_card_with_a_worker_on_it_is_closed(self) -> None:
        state = table(city=("granary",), workers=[("granary", 1)])
        assert why(state, "place granary")["everdell.worker.place"] == {"space": "granary", "occupied": 1}

    def test_a_token_on_it_does_not_close_it(self) -> None:
        assert "place granary" in legal(table(city=("granary",), housed=("granary",)))

    def test_no_other_card_can_be_visited(self) -> None:
        state = table(city=("mine",), meadow=("granary",), hand=("inn",))
        for card in ("mine", "granary", "inn"):
            assert why(state, f"place {card}")["everdell.worker.destination"] == {"space": card}

    @rule("everdell.worker.destination", near_miss=True)
    def test_red_cards_of_both_cities_can(self) -> None:
        assert {"place inn", "place granary"} <= set(legal(table(city=("inn",), other_city=("granary",))))

    def test_you_on_the_card_is_the_visitor(self) -> None:
        state = visited("chipsmith", owner=YOU, city=("mine",))
        assert state.supplies == ((0, 0, 1, 0), NONE)


@rule("everdell.construction.post-office")
class TestPostOffice:
    def test_a_card_buys_three_resources_and_a_point(self) -> None:
        state = visited("post-office", "discard fool", "gain twig", "gain twig", "gain berry", hand=("fool",))
        assert (state.supplies[ME], points(state), hand(state)) == ((2, 0, 0, 1), 1, ())

    def test_without_a_card_the_worker_stands_there_in_vain(self) -> None:
        state = visited("post-office")
        assert (state.workers, state.supplies[ME]) == ((("post-office", 0),), NONE)

    def test_it_may_be_declined(self) -> None:
        assert hand(visited("post-office", "pass", hand=("fool",))) == ("fool",)


@rule("everdell.construction.inn")
class TestInn:
    def test_a_meadow_card_in_reach_is_played_for_three_less(self) -> None:
        state = visited("inn", "play harbor", "gain twig", meadow=("harbor", "mine"), hand=("kiln",))
        assert city(state) == ("inn", "harbor")

    def test_none_from_hand_and_none_out_of_reach(self) -> None:
        state = visited("inn", meadow=("harbor", "mine"), hand=("kiln",))
        assert legal(state) == ["play harbor", "pass"]
        assert "everdell.play.by-effect" in why(state, "play mine")

    @rule("everdell.play.by-effect", near_miss=True)
    def test_a_token_reaches_further(self) -> None:
        assert legal(visited("inn", meadow=("harbor", "mine"), sun=1)) == ["play harbor", "play mine", "pass"]

    def test_with_nothing_to_play_nothing_is_asked(self) -> None:
        assert asked(visited("inn", meadow=())) is Ask.ACT


@rule("everdell.construction.river-destination")
class TestFerry:
    def test_it_carries_out_a_river_space_even_an_occupied_one_and_gives_a_point(self) -> None:
        state = visited("ferry", "use river-2", workers=[("river-2", 1)])
        assert (state.supplies[ME], points(state)) == ((0, 3, 0, 0), 1)

    def test_one_of_the_two(self) -> None:
        assert legal(visited("ferry")) == ["use river-1", "use river-2", "pass"]
        assert asked(visited("ferry", "use river-1")) is Ask.ACT

    @rule("everdell.activate.chain")
    def test_what_sends_one_back_to_it_goes_round_no_circle(self) -> None:
        state = visited("ferry", "use river-1", river=("r-copy", "r-resin"), workers=[("farm-1", 1), ("farm-3", 1)])
        assert legal(state) == ["use farm-1", "use farm-3", "pass"]


class TestLocomotive:
    def test_it_gives_two_resources_and_two_cards(self) -> None:
        state = visited("locomotive", "deal fool", "deal judge", "gain twig", "gain resin")
        assert (state.supplies[ME], hand(state)) == ((1, 1, 0, 0), ("fool", "judge"))


class TestBathhouse:
    def test_it_gives_three_points(self) -> None:
        assert points(visited("bathhouse")) == 3


class TestWorkshop:
    def test_a_construction_is_played_for_three_less(self) -> None:
        state = visited("workshop", hand=("harbor", "baker"), meadow=())
        assert legal(state) == ["play harbor", "trade", "pass"]
        assert city(play(state, "play harbor", "gain twig")) == ("workshop", "harbor")


class TestHostess:
    def test_a_creature_is_played_for_three_less(self) -> None:
        state = visited("hostess", hand=("architect", "mine"), meadow=())
        assert legal(state) == ["play architect", "trade", "pass"]
        assert city(play(state, "play architect")) == ("hostess", "architect")


class TestGranary:
    def test_it_gives_three_berries(self) -> None:
        assert visited("granary").supplies[ME] == (0, 0, 0, 3)


class TestMarketHall:
    def test_twice_a_resource_buys_two_and_a_point(self) -> None:
        answers = ("spend twig", "gain resin", "gain resin", "spend resin", "gain berry", "gain berry")
        state = visited("market-hall", *answers, supply=(1, 0, 0, 0))
        assert (state.supplies[ME], points(state)) == ((0, 1, 0, 2), 2)


class TestMason:
    def test_it_gives_two_pebbles_and_a_point(self) -> None:
        state = visited("mason")
        assert (state.supplies[ME], points(state)) == ((0, 0, 2, 0), 1)


class TestCartographer:
    def test_it_gives_three_cards_and_a_point(self) -> None:
        state = settled(visited("cartographer"))
        assert (len(hand(state)), points(state)) == (3, 1)


class TestTeacher:
    def test_it_gives_an_occupied_token_and_two_cards(self) -> None:
        state = visited("teacher", "deal fool", "deal judge", "earn red")
        assert (state.tokens[ME], hand(state)) == (4, ("fool", "judge"))


@rule("everdell.creature.chipsmith")
class TestChipsmith:
    def test_up_to_two_different_green_cards_act(self) -> None:
        state = table(city=("chipsmith", "mine", "kiln", "barn"))
        state = play(state, "place chipsmith", "activate mine", "activate barn")
        assert state.supplies[ME] == (0, 0, 1, 1)
        assert asked(state) is Ask.ACT
