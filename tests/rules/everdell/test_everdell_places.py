"""Placing workers: farms, the river's twenty tiles, events and what they ask for."""

import pytest
from everdell_table import (
    ME,
    NONE,
    RICH,
    YOU,
    asked,
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

from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.vocabulary import EventId
from understory.testing import rule

REST = ("A2", "A3", "A4", "A5", "fair")


def river(tile: str, *then: str, **rest: object) -> State:
    """The table after a worker was placed on a river tile and these answers were given."""
    return play(table(river=(tile, "r-resin"), **rest), "place river-1", *then)  # type: ignore[arg-type]


@rule("everdell.worker.place")
class TestPlacing:
    def test_one_worker_to_a_space(self) -> None:
        state = table(workers=[("farm-1", 1)])
        assert "place farm-1" not in legal(state)
        assert why(state, "place farm-1") == {"everdell.worker.place": {"space": "farm-1", "occupied": 1}}

    @rule("everdell.worker.place", near_miss=True)
    def test_a_free_one_is_open(self) -> None:
        assert why(table(workers=[("farm-1", 1)]), "place farm-2") == {}

    def test_three_workers_each(self) -> None:
        state = table(workers=[("farm-1", 0), ("farm-2", 0), ("farm-3", 0)])
        assert not [move for move in legal(state) if move.startswith("place")]
        assert why(state, "place farm-4")["everdell.worker.place"] == {"workers": 0}

    def test_a_worker_may_stand_where_nothing_can_be_done(self) -> None:
        state = river("r-exchange")
        assert (state.workers, state.supplies[ME]) == ((("river-1", 0),), NONE)


@rule("everdell.worker.farm")
@pytest.mark.parametrize(
    ("farm", "goods", "cards"),
    [
        ("farm-1", (3, 0, 0, 0), 0),
        ("farm-2", (0, 2, 0, 0), 1),
        ("farm-3", (0, 0, 2, 0), 0),
        ("farm-4", (0, 0, 0, 2), 1),
    ],
)
def test_each_farm_gives_what_it_shows(farm: str, goods: tuple[int, ...], cards: int) -> None:
    state = settled(play(table(), f"place {farm}"))
    assert (state.supplies[ME], len(hand(state))) == (goods, cards)


@rule("everdell.worker.river")
def test_the_rivers_two_spaces_do_what_their_tiles_say() -> None:
    state = table(river=("r-exchange", "r-twigs"), supply=(0, 0, 0, 1))
    assert play(state, "place river-2").supplies[ME] == (4, 0, 0, 1)
    state = play(state, "place river-1", "spend berry", "gain twig", "gain twig", "gain resin")
    assert state.supplies[ME] == (2, 1, 0, 0)


class TestRiverTiles:
    @rule("everdell.river.plain")
    @pytest.mark.parametrize(
        ("tile", "goods", "scored", "cards"),
        [
            ("r-twigs", (4, 0, 0, 0), 0, 0),
            ("r-resin", (0, 3, 0, 0), 0, 0),
            ("r-pebbles", (0, 0, 2, 0), 1, 0),
            ("r-berries", (0, 0, 0, 3), 0, 0),
            ("r-timber", (2, 2, 0, 0), 0, 0),
            ("r-gravel", (1, 1, 1, 0), 0, 0),
            ("r-letters", (0, 0, 0, 0), 1, 3),
            ("r-feast", (0, 0, 0, 2), 1, 0),
        ],
    )
    def test_plain_tiles_give_what_they_show(self, tile: str, goods: tuple[int, ...], scored: int, cards: int) -> None:
        state = settled(play(table(river=("r-play", tile)), "place river-2"))
        assert (state.supplies[ME], points(state), len(hand(state))) == (goods, scored, cards)

    @rule("everdell.river.plain")
    def test_some_leave_a_choice(self) -> None:
        state = river("r-basket", "deal fool", "gain twig", "gain berry")
        assert (state.supplies[ME], hand(state)) == ((1, 0, 0, 1), ("fool",))
        state = river("r-glade", "take castle", "take palace", "gain twig")
        assert (state.supplies[ME], hand(state)) == ((1, 0, 0, 0), ("castle", "palace"))
        state = river("r-guests", "earn tan")
        assert (state.supplies[ME], state.tokens[ME]) == ((0, 0, 0, 1), 2)
        state = river("r-lodgers", "deal fool", "earn purple")
        assert (points(state), state.tokens[ME], hand(state)) == (1, 16, ("fool",))

    @rule("everdell.river.exchange")
    def test_a_resource_buys_three(self) -> None:
        state = river("r-exchange", "spend pebble", "gain twig", "gain twig", "gain berry", supply=(0, 0, 1, 0))
        assert state.supplies[ME] == (2, 0, 0, 1)
        assert asked(state) is Ask.ACT, "once"

    @rule("everdell.river.play-less-two")
    def test_an_eligible_card_for_two_less(self) -> None:
        state = river("r-play", "play harbor", "gain twig", hand=("harbor",), supply=(0, 1, 0, 0))
        assert (city(state), state.supplies[ME]) == (("harbor",), (1, 0, 0, 0))

    @rule("everdell.river.deck-play")
    def test_a_card_from_the_deck_then_a_play_for_one_less(self) -> None:
        state = river("r-deck-play", "deal mine", "play mine", supply=(1, 0, 0, 0))
        assert (city(state), hand(state)) == (("mine",), ())

    @rule("everdell.river.meadow-play")
    def test_a_meadow_card_then_a_play_for_one_less_and_only_then_the_meadow_is_filled(self) -> None:
        state = river("r-meadow-play", "take kiln", meadow=("castle", "kiln"), supply=(1, 0, 0, 0))
        assert state.meadow[1] == ""
        state = play(state, "play kiln")
        assert city(state) == ("kiln",)
        assert settled(state).meadow[1] != ""

    @rule("everdell.river.activate-city")
    def test_two_different_green_cards_of_the_city_act(self) -> None:
        state = river("r-city", "activate mine", "activate barn", city=("mine", "kiln", "barn"))
        assert state.supplies[ME] == (0, 0, 1, 1)

    @rule("everdell.river.activate-meadow")
    def test_two_different_green_cards_of_the_meadow_act(self) -> None:
        state = river("r-meadow", meadow=("castle", "mine", "palace", "kiln"))
        assert state.supplies[ME] == (0, 1, 1, 0)
        assert state.meadow[1] == "mine"

    @rule("everdell.river.activate-meadow")
    def test_a_storehouse_there_keeps_its_load(self) -> None:
        answers = ("activate storehouse", "store", "gain twig", "gain berry")
        state = river("r-meadow", *answers, meadow=("storehouse",))
        assert state.loads == (("storehouse", (1, 0, 0, 1)),)

    @rule("everdell.river.two-farms")
    def test_a_card_buys_two_different_farms(self) -> None:
        state = river("r-farms", "discard fool", "use farm-1", hand=("fool",), workers=[("farm-1", 1)])
        assert legal(state) == ["use farm-2", "use farm-3", "use farm-4", "pass"]
        assert play(state, "use farm-3").supplies[ME] == (3, 0, 2, 0)

    @rule("everdell.river.two-farms")
    def test_without_a_card_no_farm(self) -> None:
        assert river("r-farms").supplies[ME] == NONE
        assert river("r-farms", "pass", hand=("fool",)).supplies[ME] == NONE

    @rule("everdell.river.two-farms")
    def test_the_clock_tower_does_not_double_them(self) -> None:
        extra = {"city": ("clock-tower",), "counters": [("clock-tower", 2)], "hand": ("fool",)}
        state = river("r-farms", "discard fool", "use farm-1", "use farm-3", **extra)
        assert state.supplies[ME] == (3, 0, 2, 0)

    @rule("everdell.river.copy-worker")
    def test_the_space_of_any_placed_worker_but_this_one(self) -> None:
        workers = [("farm-1", 1), ("farm-3", 0), ("event-1", 1), ("granary", 1)]
        state = river("r-copy", workers=workers, other_city=("granary",))
        assert legal(state) == ["use farm-1", "use farm-3", "use event-1", "use granary", "pass"]
        state = play(state, "use granary")
        assert (state.supplies[ME], points(state, YOU)) == ((0, 0, 0, 3), 0)

    @rule("everdell.river.copy-worker")
    def test_an_event_copied_gives_its_reward_and_takes_nothing_that_was_achieved(self) -> None:
        state = river("r-copy", workers=[("event-1", 1), ("farm-1", 1)], events=("", *REST))
        state.achieved = (), (EventId("C1"),)
        after = play(state, "use event-1")
        assert after.supplies[ME] == (0, 1, 0, 0)
        assert after.achieved == ((), ("C1",))

    @rule("everdell.river.copy-worker")
    def test_where_nobody_stands_there_is_nothing_to_copy(self) -> None:
        assert settled(river("r-copy")).sun == 1


@rule("everdell.activate.without-worker")
def test_carried_out_without_a_worker_a_space_stays_free_and_as_many_as_there_are_will_do() -> None:
    state = river("r-farms", "discard fool", "use farm-1", "use farm-3", hand=("fool",))
    assert state.workers == (("river-1", 0),)
    assert river("r-city", city=("mine",)).supplies[ME] == (0, 0, 1, 0)


@rule("everdell.worker.event")
class TestEvents:
    def test_whoever_meets_the_requirement_takes_tile_and_reward(self) -> None:
        state = play(table(events=("C1", *REST), supply=(4, 0, 0, 0)), "place event-1")
        assert (state.achieved, state.events[0]) == ((("C1",), ()), "")
        assert state.supplies[ME] == (4, 1, 0, 0), "shown, not spent, and the space's resin"
        assert state.workers == (("event-1", 0),)

    def test_what_is_missing_is_told(self) -> None:
        state = table(events=("C1", *REST), supply=(3, 0, 0, 0), city=("mine",))
        assert why(state, "place event-1") == {"everdell.worker.event": {"event": "C1", "missing": (("twig", 1),)}}
        fair = {"event": "fair", "missing": (("tan", 1), ("red", 1), ("blue", 1), ("purple", 1))}
        assert why(state, "place event-6")["everdell.worker.event"] == fair

    @rule("everdell.worker.event", near_miss=True)
    def test_with_it_the_event_is_open(self) -> None:
        assert why(table(events=("C1", *REST), supply=(4, 0, 0, 0)), "place event-1") == {}

    def test_each_can_be_achieved_once(self) -> None:
        state = play(table(events=("C1", *REST), supply=RICH, other_supply=RICH), "place event-1")
        assert "place event-1" not in legal(state)
        assert why(state, "place event-1")["everdell.worker.event"] == {"achieved": 1}

    def test_the_requirement_is_checked_before_the_reward(self) -> None:
        state = table(events=("C2", *REST), supply=(0, 2, 0, 0))
        assert "place event-1" not in legal(state), "the space's resin does not help"

    @pytest.mark.parametrize(
        ("event", "enough"),
        [
            ("A1", {"city": ("mine", "kiln", "barn", "farmer")}),
            ("A6", {"city": ("mine", "kiln", "fool", "hotel")}),
            ("B2", {"city": ("fool", "judge", "baker", "monk")}),
            ("B3", {"city": ("fool", "judge", "baker", "mine", "kiln", "inn")}),
            ("B4", {"city": ("fool", "judge", "baker", "mine", "kiln", "inn", "wall", "bard")}),
            ("B5", {"city": ("mine", "fool", "inn", "judge")}),
            ("B6", {"tokens": ("green", "blue")}),
            ("C5", {"supply": (2, 2, 1, 1)}),
            ("C6", {"supply": (1, 1, 1, 1)}),
            ("E1", {"hand": ("fool", "judge", "baker", "mine", "kiln", "inn")}),
            ("E4", {"city": ("mine", "kiln", "inn"), "supply": (4, 0, 0, 0)}),
        ],
    )
    def test_requirements_count_city_supply_hand_and_tokens(
        self, event: str, enough: dict[str, tuple[object, ...]]
    ) -> None:
        events = (event, "A2", "A3", "A4", "A5", "fair")
        assert "place event-1" in legal(table(events=events, **enough))  # type: ignore[arg-type]
        for field, values in enough.items():
            fewer = enough | {field: (0, *values[1:]) if field == "supply" else values[1:]}
            assert "place event-1" not in legal(table(events=events, **fewer)), field  # type: ignore[arg-type]

    @pytest.mark.parametrize(
        ("space", "goods", "scored", "cards"),
        [
            ("event-1", (0, 1, 0, 0), 0, 0),
            ("event-2", (0, 0, 0, 1), 0, 0),
            ("event-3", (0, 0, 0, 0), 0, 2),
            ("event-5", (0, 0, 1, 0), 0, 0),
            ("event-6", (0, 0, 0, 0), 1, 0),
        ],
    )
    def test_each_space_has_its_reward(self, space: str, goods: tuple[int, ...], scored: int, cards: int) -> None:
        at = int(space[-1]) - 1
        events = [*"", "A1", "A2", "A3", "A4", "A5", "fair"]
        events[at] = "C1"
        state = settled(play(table(events=events, supply=(9, 9, 9, 9)), f"place {space}"))
        assert (gained(state, RICH), points(state), len(hand(state))) == (goods, scored, cards)

    def test_one_reward_is_an_occupied_token(self) -> None:
        events = ("A1", "A2", "A3", "C1", "A5", "fair")
        state = play(table(events=events, supply=RICH), "place event-4", "earn green")
        assert state.tokens[ME] == 1


@rule("everdell.event.more-than-opponent")
class TestMoreThanTheOpponent:
    def test_one_of_each_so_many_in_all_and_more_than_the_other(self) -> None:
        enough = {"city": ("fool", "monk"), "supply": (0, 0, 0, 2), "events": ("D1", *REST)}
        assert "place event-1" in legal(table(**enough))  # type: ignore[arg-type]
        as_many = table(**enough, other_city=("judge", "bard", "baker"), other_supply=(0, 0, 0, 1))  # type: ignore[arg-type]
        refused = why(as_many, "place event-1")["everdell.event.more-than-opponent"]
        assert refused == {"event": "D1", "have": 4, "least": 4, "opponent": 4, "without": ()}

    @rule("everdell.event.more-than-opponent", near_miss=True)
    def test_one_more_than_the_other_is_enough(self) -> None:
        other = {"other_city": ("judge", "bard", "baker")}
        state = table(city=("fool", "monk"), supply=(0, 0, 0, 2), events=("D1", *REST), **other)  # type: ignore[arg-type]
        assert "place event-1" in legal(state)

    def test_the_number_in_brackets_must_be_reached(self) -> None:
        state = table(city=("fool", "monk"), supply=(0, 0, 0, 1), events=("D1", *REST))
        assert why(state, "place event-1")["everdell.event.more-than-opponent"]["have"] == 3

    def test_one_of_each_is_needed(self) -> None:
        state = table(city=("fool", "monk", "judge", "bard"), events=("D1", *REST))
        assert why(state, "place event-1")["everdell.event.more-than-opponent"]["without"] == ("berry",)

    def test_the_others_total_counts_even_without_one_of_each(self) -> None:
        state = table(city=("fool", "monk"), supply=(0, 0, 0, 2), other_supply=(0, 0, 0, 5), events=("D1", *REST))
        assert "place event-1" not in legal(state)

    def test_what_lies_on_or_under_cards_does_not_count(self) -> None:
        state = table(
            city=("fool", "storehouse"), supply=(0, 0, 0, 2), loads=[("storehouse", (0, 0, 0, 5))], events=("D1", *REST)
        )
        state.under = (("storehouse", "monk"),)  # type: ignore[assignment]
        assert why(state, "place event-1")["everdell.event.more-than-opponent"]["have"] == 3


@rule("everdell.event.example")
def test_the_booklets_two_examples() -> None:
    every_colour = ("mine", "fool", "inn", "judge", "castle")
    state = play(table(city=every_colour, events=("fair", "A1", "A2", "A3", "A4", "A5"), meadow=()), "place event-1")
    assert (state.achieved[ME], state.supplies[ME]) == (("fair",), (0, 1, 0, 0))
    majority = table(city=("fool",), supply=(0, 0, 0, 3), other_city=("monk", "judge", "bard"), events=("D1", *REST))
    assert "place event-1" in legal(majority)
