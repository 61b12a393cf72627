"""Everdell Duo as it shows itself: text, menus, drawings, wording, the greedy player, the balance table."""

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from xml.etree.ElementTree import fromstring

import pytest
from colour_contrast import contrast

from understory.core import SPECTATOR, Chance, Decision, Seat, Terminal
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.face.art.emblems import INKS, PAPER, banner
from understory.games.everdell_duo.face.wording import card_text, requirement_text
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.vocabulary import CardId, Colour, EventId
from understory.games.everdell_duo.search.balance import CardTally, Outcome, markdown, tallies
from understory.games.everdell_duo.search.evaluation import evaluate, left
from understory.testing import menu_moves, random_line

GAME, FACE = EVERDELL_DUO.game, EVERDELL_DUO.face
TABLE = Path(__file__).parents[2] / "docs" / "balance" / "everdell-duo.md"


@cache
def states(seed: int = 5) -> tuple[State, ...]:
    return tuple(random_line(GAME, GAME.spec.chosen(2), Random(seed)).states)


def test_menus_offer_every_legal_move_once_in_short_steps() -> None:
    for state in states():
        node = GAME.node(state)
        if isinstance(node, Decision):
            seat = node.seats[0]
            legal = GAME.legal(state, seat)
            menu = FACE.menu(GAME.view(state, seat), legal)
            assert Counter(map(str, menu_moves(menu))) == Counter(map(str, legal))
            assert len(menu) <= 14
            assert len({item.label for item in menu}) == len(menu)


def test_an_action_is_chosen_by_its_kind_first() -> None:
    acting = next(state for state in states() if state.pending and state.pending[-1].ask is Ask.ACT)
    menu = FACE.menu(GAME.view(acting, Seat(acting.turn)), GAME.legal(acting, Seat(acting.turn)))
    assert [item.label.split(" (")[0] for item in menu][:1] == ["place a worker"]
    assert "draw a card" in [item.label.split(" (")[0] for item in menu]


def test_the_text_tells_whose_turn_it_is_and_only_the_own_hand() -> None:
    state = next(state for state in states() if state.turn == 0 and len(state.hands[0]) > 1)
    text = FACE.text(GAME.view(state, Seat(0)))
    assert "seat 0 (" in text
    hands = text.split("hand of the ")[1:]
    own, other = sorted(hands, key=lambda told: ", you:" not in told.splitlines()[0])
    cards = state.shelf.cards
    assert all(cards[card].name in own for card in state.hands[0])
    for card in state.hands[1]:
        known = any(trace.card == card for trace in state.traces[1])
        assert known or cards[card].name not in other


def test_a_finished_game_can_be_told_and_drawn() -> None:
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        view = GAME.view(states()[-1], viewer)
        assert FACE.text(view).startswith("The game is over.")
        fromstring(FACE.svg(view))  # noqa: S314  (our own drawing)


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), SPECTATOR])
def test_drawings_are_well_formed_and_name_what_lies_open_and_nothing_hidden(viewer: Seat | None) -> None:
    for state in states(2)[20 :: len(states(2)) // 8]:
        drawn = FACE.svg(GAME.view(state, viewer))
        fromstring(drawn)  # noqa: S314  (our own drawing)
        names = {LIBRARY.cards[card].name for cards in state.cities for card in cards}
        assert all(f"{name} (" in drawn for name in names)
        for seat in (0, 1):
            for card in state.hands[seat] if seat != viewer else ():
                assert f"<title>{LIBRARY.cards[card].name} (" not in drawn


def test_every_card_can_be_drawn_and_told() -> None:
    for card in LIBRARY.cards:
        assert card_text(LIBRARY.cards[card]).startswith(LIBRARY.cards[card].name)
    for event in LIBRARY.events.values():
        assert requirement_text(event)


def test_the_five_colours_are_told_by_banners_of_five_shapes_and_can_be_read_on_paper() -> None:
    shapes = {banner(colour).replace(INKS[colour], "") for colour in Colour}
    assert len(shapes) == 5
    assert all(contrast(INKS[colour], PAPER) >= 4.5 for colour in Colour)


# ---------------------------------------------------------------- the greedy player


def test_the_greedy_player_beats_the_random_one() -> None:
    won = 0
    for seed in range(6):
        rng = Random(seed)
        state = GAME.start(GAME.spec.chosen(2, {"hare": str(seed % 2)}))
        while not isinstance(node := GAME.node(state), Terminal):
            if isinstance(node, Chance):
                state = GAME.apply(state, Seat(-1), node.pick(rng.randrange(node.total)))
            else:
                seat = node.seats[0]
                legal = GAME.legal(state, seat)
                greedy = EVERDELL_DUO.greedy(GAME.view(state, seat), legal, rng) if seat == 0 else legal.sample(rng)
                state = GAME.apply(state, seat, greedy)
        won += node.winners == (Seat(0),)
    assert won == 6


def test_points_and_resources_are_worth_having() -> None:
    state = next(state for state in states() if state.pending and state.pending[-1].ask is Ask.ACT)
    richer, scored = state.clone(), state.clone()
    richer.receive(0, (1, 1, 0, 0))
    scored.score(0, 3, "x")
    assert evaluate(richer, 0) > evaluate(state, 0)
    assert evaluate(scored, 0) == evaluate(state, 0) + 300
    assert evaluate(scored, 1) < evaluate(state, 1)
    assert left(states()[-1]) == 0


# ---------------------------------------------------------------- balance


def test_a_win_rate_is_corrected_for_who_plays_more() -> None:
    mine, fool = CardId("mine"), CardId("fool")
    games = [
        Outcome(((mine, fool), (fool,)), (2, 1), (9, 5), 1.0),
        Outcome(((mine,), (fool, fool)), (1, 2), (5, 9), 0.0),
    ]
    found = tallies(games)
    assert (found[mine].played, found[mine].won) == (2, 1.0)
    assert found[mine].rate == 50.0, "whoever played more has won, and that explains it all"
    assert CardTally().rate == 50.0
    assert "| wins | 50.0 % | 50.0 % |" in markdown(games, 1)


def test_the_committed_table_keeps_the_bounds() -> None:
    text = TABLE.read_text("utf-8")
    assert f"pack {LIBRARY.digest}" in text, "made with this pack"
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| ") and "%" in line]
    hare = float(rows[0][2].replace("%", ""))
    assert 45 <= hare <= 55
    cities = next(line.split("|") for line in text.splitlines() if line.startswith("| city"))
    assert all(12 <= float(cell) <= 20 for cell in cities[2:4])
    rates = [float(row[6].replace("%", "")) for row in rows[1:]]
    assert len(rates) == 80
    assert all(36 <= rate <= 64 for rate in rates)
    assert sum(42 <= rate <= 58 for rate in rates) >= 72


def test_events_say_what_they_ask_for() -> None:
    said = {event.id: requirement_text(event) for event in LIBRARY.events.values()}
    assert said[EventId("A3")] == "2 red cards"
    assert said[EventId("C4")] == "3 berries"
    assert said[EventId("C6")] == "4 types of resources"
    assert said[EventId("D1")] == "creatures and berries: more in all than your opponent (at least 4)"
    assert said[EventId("fair")].startswith("1 green card, 1 tan card")
