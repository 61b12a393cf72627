"""Set-up, drawing, seasons, the end, and what is in the box."""

from collections import Counter
from random import Random

import pytest
from everdell_table import (
    GAME,
    ME,
    MEADOW,
    NONE,
    YOU,
    asked,
    hand,
    legal,
    over,
    play,
    points,
    settled,
    table,
    why,
)

from understory.core import CHANCE, Chance, OptionError, Seat, Terminal, totals
from understory.core.packs import Source as Origin
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.scoring import standing
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.vocabulary import Colour, Kind
from understory.testing import random_line, rule


def dealt(seed: int = 0, **options: str) -> State:
    """A table after set-up, up to the tortoise's winter card."""
    state, rng = GAME.start(GAME.spec.chosen(2, options)), Random(seed)
    while isinstance(node := GAME.node(state), Chance):
        state = GAME.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
    return state


def end(state: State) -> Terminal:
    node = GAME.node(over(state))
    assert isinstance(node, Terminal)
    return node


# ---------------------------------------------------------------- the box


@rule("everdell.components")
def test_there_are_80_cards_20_river_tiles_32_events() -> None:
    cards = LIBRARY.cards.values()
    assert (len(cards), len(LIBRARY.tiles), len(LIBRARY.events)) == (80, 20, 32)
    assert Counter(event.letter for event in LIBRARY.events.values()) == {**dict.fromkeys("ABCDE", 6), "": 2}
    assert Counter(card.kind for card in cards) == {Kind.CREATURE: 40, Kind.CONSTRUCTION: 40}
    wanted = {Colour.GREEN: 22, Colour.TAN: 17, Colour.PURPLE: 15, Colour.BLUE: 13, Colour.RED: 13}
    assert Counter(card.colour for card in cards) == wanted
    assert {card.points for card in cards} <= set(range(5))


@rule("everdell.components")
def test_what_is_attested_is_called_so_and_the_rest_is_ours() -> None:
    attested = [card for card in LIBRARY.cards.values() if card.origin is not Origin.HOUSE]
    assert sum("name" not in card.ours for card in attested) == 52
    assert sum("points" not in card.ours for card in attested) == 22
    assert sum("cost" not in card.ours for card in attested) == 6
    assert sum(tile.origin is Origin.PRINTED for tile in LIBRARY.tiles.values()) == 8


def test_every_colour_of_token_can_be_earned_in_three_ways() -> None:
    acts = [act for card in LIBRARY.cards.values() for act in card.acts]
    acts += [act for tile in LIBRARY.tiles.values() for act in tile.acts]
    bundles = [getattr(act, "bundle", None) for act in acts]
    bundles += [place.bundle for place in LIBRARY.places.values()]
    assert sum(bundle.any_token for bundle in bundles if bundle is not None) >= 3


@rule("everdell.setup.board")
def test_the_journey_is_in_the_game_beside_six_event_spaces() -> None:
    state = dealt()
    assert len(state.events) == 6
    assert "journey" not in state.events
    assert LIBRARY.events["journey"].points > 0  # type: ignore[index]


# ---------------------------------------------------------------- set-up


@rule("everdell.setup.tokens")
def test_sun_and_moon_start_on_the_first_space_and_nobody_owns_anything() -> None:
    state = dealt()
    assert (state.sun, state.moon, state.supplies, state.tokens, state.scored) == (0, 0, (NONE, NONE), (0, 0), ())


@rule("everdell.setup.meadow")
def test_twelve_cards_fill_the_meadow_in_reading_order() -> None:
    state = GAME.start(GAME.spec.chosen(2, {"hare": "0"}))
    for event in ("A1", "B1", "C1", "D1", "E1", "fair"):
        state = play(state, f"lay {event}")
    for card in MEADOW:
        state = play(state, f"deal {card}")
    assert state.meadow == MEADOW


@rule("everdell.setup.discard")
def test_the_discard_pile_starts_empty_and_is_shuffled_only_when_a_card_is_to_be_drawn() -> None:
    assert dealt().discard == ()
    state = play(table(deck=("fool",)), "draw", "deal fool")
    assert (state.deck, len(state.stirred)) == ((), 0)
    state = settled(play(state, "sun", "draw"))
    assert (len(state.stirred), state.discard) == (1, ())


@rule("everdell.setup.river")
def test_two_river_tiles_lie_open_and_a_game_uses_eight() -> None:
    assert len(set(dealt().river)) == 2
    line = random_line(GAME, GAME.spec.chosen(2), Random(1))
    assert len(set(line.state.flowed)) == len(line.state.flowed) == 8


@rule("everdell.setup.seasons")
def test_seasons_come_in_the_order_winter_spring_summer_autumn() -> None:
    line = random_line(GAME, GAME.spec.chosen(2), Random(2))
    assert list(dict.fromkeys(state.season for state in line.states)) == [0, 1, 2, 3]


@rule("everdell.setup.events")
def test_one_event_of_each_letter_and_the_fair_lie_anywhere() -> None:
    seen = [dealt(seed).events for seed in range(40)]
    for events in seen:
        assert sorted(event[0] for event in events) == ["A", "B", "C", "D", "E", "f"]
    assert {events.index("fair") for events in seen} == set(range(6))


@rule("everdell.setup.events")
def test_the_fair_is_as_likely_as_each_letter() -> None:
    node = GAME.node(GAME.start(GAME.spec.chosen(2, {"hare": "0"})))
    assert isinstance(node, Chance)
    odds = dict(node.outcomes())
    assert (node.total, {str(move): weight for move, weight in odds.items()}["lay fair"]) == (36, 6)
    assert len(odds) == 31


@rule("everdell.setup.players")
def test_the_host_names_the_hare_or_chance_does() -> None:
    assert dealt(hare="1").hare == 1
    node = GAME.node(GAME.start(GAME.spec.chosen(2)))
    assert isinstance(node, Chance)
    assert [str(move) for move, _ in node.outcomes()] == ["hare 0", "hare 1"]
    with pytest.raises(OptionError):
        GAME.spec.chosen(2, {"hare": "2"})


@rule("everdell.season.winter")
def test_winter_leaves_the_hare_three_cards_the_tortoise_four_and_the_hare_starts() -> None:
    state = dealt(hare="0")
    assert (len(hand(state)), len(hand(state, YOU)), asked(state)) == (3, 3, Ask.TAKE)
    assert state.pending[-1].seat == YOU
    state = settled(play(state, legal(state)[0]))
    assert (len(hand(state, YOU)), state.pending[-1].seat, asked(state)) == (4, ME, Ask.ACT)
    assert "" not in state.meadow


@rule("everdell.supply.unlimited")
def test_resources_and_points_cannot_run_out() -> None:
    state = table(supply=(500, 0, 0, 0))
    assert play(state, "place farm-1").supplies[ME] == (503, 0, 0, 0)


# ---------------------------------------------------------------- drawing


@rule("everdell.draw")
class TestDrawing:
    def test_the_top_of_the_deck_or_any_meadow_card(self) -> None:
        moves = legal(table())
        assert [move for move in moves if move.split()[0] in {"draw", "take"}] == [
            "draw",
            *(f"take {c}" for c in MEADOW),
        ]

    def test_what_is_not_in_the_meadow_cannot_be_taken(self) -> None:
        assert why(table(), "take fool") == {"everdell.draw": {"card": "fool"}}

    @rule("everdell.draw", near_miss=True)
    def test_what_is_can(self) -> None:
        assert why(table(), "take theater") == {}

    def test_the_token_is_chosen_after_the_card_and_the_filled_meadow_are_seen(self) -> None:
        state = play(table(), "take castle", "deal fool")
        assert (state.meadow[0], legal(state)) == ("fool", ["sun", "moon"])


@rule("everdell.draw.empty")
class TestNothingToDraw:
    def nothing(self, **rest: object) -> State:
        state = table(deck=(), **rest)  # type: ignore[arg-type]
        state.discard = ()
        return state

    def test_a_meadow_card_is_taken_and_its_gap_stays(self) -> None:
        state = self.nothing()
        assert "draw" not in legal(state)
        assert why(state, "draw") == {"everdell.draw.empty": {"deck": 0}}
        state = play(state, "take castle")
        assert (state.meadow[0], legal(state)) == ("", ["sun", "moon"])

    @rule("everdell.draw.empty", near_miss=True)
    def test_with_the_meadow_empty_too_nothing_is_drawn_and_a_token_moves(self) -> None:
        state = play(self.nothing(meadow=()), "draw", "moon")
        assert (hand(state), state.moon) == ((), 1)

    def test_an_effect_draws_nothing(self) -> None:
        state = self.nothing()
        assert play(state, "place farm-2").supplies[ME] == (0, 2, 0, 0)

    def test_gaps_are_filled_once_there_are_cards_again(self) -> None:
        state = self.nothing(hand=("fool", "inn", "wall"))
        state = play(state, "take castle", "trade", "discard fool", "discard inn", "gain twig", "sun")
        assert state.meadow[0] == ""
        state = settled(play(state, "take palace"))
        assert "" not in state.meadow


# ---------------------------------------------------------------- seasons


def last_turn(season: str, **rest: object) -> State:
    """The table one action before the end of a season, seat 1 to act."""
    return table(season=season, sun=6, moon=5, seat=YOU, **rest)  # type: ignore[arg-type]


@rule("everdell.season.end")
def test_a_season_ends_for_both_at_once_and_workers_come_home() -> None:
    late = last_turn("winter", workers=[("farm-1", 0), ("farm-2", 1)])
    state = settled(play(late, "draw"))
    assert (state.workers, state.season, state.sun, state.moon) == ((), 1, 0, 0)


@rule("everdell.season.end")
def test_not_while_one_token_is_on_its_way() -> None:
    state = settled(play(table(sun=4, moon=6), "place farm-1"))
    assert (state.season, state.sun) == (0, 5)


@rule("everdell.season.spring")
def test_spring_brings_new_tiles_production_a_card_for_the_hare_and_the_tortoise_starts() -> None:
    late = last_turn("winter", city=("mine",), other_city=("kiln",), river=("r-play", "r-copy"))
    state = settled(play(late, "draw"))
    assert set(state.river).isdisjoint({"r-play", "r-copy"})
    assert state.supplies == ((0, 0, 1, 0), (0, 1, 0, 0))
    assert (len(hand(state)), len(hand(state, YOU))) == (1, 1)
    assert (state.pending[-1].seat, state.turn) == (YOU, YOU)


@rule("everdell.season.summer")
def test_in_summer_both_take_a_meadow_card_the_tortoise_a_resource_and_the_hare_starts() -> None:
    state = settled(play(last_turn("spring", city=("mine",)), "draw"))
    assert (state.pending[-1].seat, asked(state)) == (ME, Ask.TAKE)
    state = play(state, "take castle")
    assert state.meadow[0] == "", "filled after both have taken"
    state = play(state, "take palace")
    assert (state.pending[-1].seat, legal(state)) == (YOU, ["gain twig", "gain resin", "gain pebble", "gain berry"])
    assert state.pending[-1].what == "summer"
    state = settled(play(state, "gain berry"))
    assert (state.supplies, "" in state.meadow) == ((NONE, (0, 0, 0, 1)), False)
    assert (hand(state), state.pending[-1].seat, asked(state)) == (("castle",), ME, Ask.ACT)


@rule("everdell.season.autumn")
def test_autumn_brings_production_a_resource_for_the_hare_and_the_tortoise_starts() -> None:
    state = settled(play(last_turn("summer", city=("mine",), other_city=("kiln",)), "draw"))
    assert legal(state) == ["gain twig", "gain resin", "gain pebble", "gain berry"]
    assert (state.pending[-1].seat, state.pending[-1].what) == (ME, "autumn")
    state = settled(play(state, "gain berry"))
    assert state.supplies == ((0, 0, 1, 1), (0, 1, 0, 0))
    assert (len(hand(state)), state.pending[-1].seat) == (0, YOU)


# ---------------------------------------------------------------- the end


@rule("everdell.end")
class TestTheEnd:
    def test_the_game_ends_at_once_in_autumn(self) -> None:
        state = settled(play(last_turn("autumn"), "draw"))
        assert isinstance(GAME.node(state), Terminal)

    def test_points_of_cards_bonuses_tokens_and_events_add_up(self) -> None:
        state = play(
            table(city=("castle", "bridge"), counters=[("bridge", 2)], other_city=("fool", "monk", "wall")),
            "place farm-1",
        )
        state = over(state, achieved=(("A1",), ()))
        state.score(0, 5, "bathhouse")
        printed = {card: LIBRARY.cards[card].points for card in state.cities[ME]}
        a1 = LIBRARY.events[state.achieved[ME][0]].points
        assert end(state).scores[0] == sum(printed.values()) + 2 + 2 + 5 + a1
        assert end(state).scores == totals(GAME.ledger(state), 2)
        assert standing(state, 0) == end(state).scores[0]

    def test_the_most_points_win(self) -> None:
        node = end(table(city=("fool",), other_city=("castle", "mine")))
        assert (node.winners, node.reason.rule) == ((Seat(1),), "everdell.end")

    @rule("everdell.points.kinds")
    def test_tokens_count_at_once_and_printed_points_at_the_end(self) -> None:
        state = play(table(city=("bathhouse",)), "place bathhouse")
        assert totals(GAME.ledger(state), 2)[0] == points(state) == 3
        assert end(state).scores[0] > 3


@rule("everdell.event.journey")
class TestJourney:
    def test_it_goes_to_who_has_more_cards_in_hand_and_city(self) -> None:
        state = table(city=("fool",), hand=("inn", "wall"), other_city=("monk", "mine"))
        entry = next(entry for entry in GAME.ledger(over(state)) if entry.source == "journey")
        assert (entry.seat, entry.evidence) == (0, (("cards", 3), ("opponent", 2)))
        assert entry.amount == LIBRARY.events["journey"].points  # type: ignore[index]

    def test_on_a_tie_to_nobody(self) -> None:
        state = table(city=("fool",), other_hand=("mine",))
        assert not [entry for entry in GAME.ledger(over(state)) if entry.source == "journey"]

    def test_cards_under_a_card_do_not_count(self) -> None:
        state = table(city=("dungeon",), other_city=("mine",))
        state.under = (("dungeon", "fool"),)  # type: ignore[assignment]
        assert not [entry for entry in GAME.ledger(over(state)) if entry.source == "journey"]


@rule("everdell.end.tie")
class TestTies:
    def test_first_more_events(self) -> None:
        state = over(table(city=("fool",), other_city=("mine",)), achieved=((), ("C1",)))
        state.score(0, LIBRARY.events[state.achieved[1][0]].points, "x")
        node = end(state)
        assert (node.winners, dict(node.reason.evidence)) == ((Seat(1),), {"by": "events", "winner": 1, "other": 0})

    def test_the_journey_is_an_event(self) -> None:
        state = table(city=("fool", "dungeon"), other_city=("mine",))
        state.score(1, LIBRARY.events["journey"].points, "x")  # type: ignore[index]
        assert dict(end(state).reason.evidence)["by"] == "events"

    def test_then_more_resources_a_storehouses_load_apart(self) -> None:
        state = table(
            city=("fool",), other_city=("storehouse",), supply=(1, 0, 0, 0), loads=[("storehouse", (5, 0, 0, 0))]
        )
        node = end(state)
        assert (node.winners, dict(node.reason.evidence)["by"]) == ((Seat(0),), "resources")

    def test_then_more_cards_in_the_city(self) -> None:
        state = table(city=("dungeon", "trail-guide"), other_city=("messenger",), other_hand=("fool",))
        node = end(state)
        assert (node.winners, dict(node.reason.evidence)["by"]) == ((Seat(0),), "city")

    def test_with_all_equal_it_is_drawn(self) -> None:
        node = end(table(city=("fool",), other_city=("mine",)))
        assert (node.winners, dict(node.reason.evidence)) == ((Seat(0), Seat(1)), {"by": "nothing"})


def test_a_game_is_for_two_and_nobody_plays_against_nobody() -> None:
    for players in (0, 3):
        with pytest.raises(OptionError):
            GAME.spec.chosen(players)
    with pytest.raises(OptionError):
        GAME.start(GAME.spec.chosen(1, {"mode": "competitive"}))
