"""Everdell Duo's table in the terminal: one screen, hands that can be read, and no table twice in a turn."""

from random import Random

import pytest
from typer.testing import CliRunner

import understory
from understory.cli import app
from understory.cli.speaking import spoken
from understory.core import Seat
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.face.terminal import HIGH, WIDE
from understory.locale import LANGUAGES, speak

RUNNER = CliRunner()
WAYS = [(2, {}), (2, {"mode": "cooperative", "chapter": "5"}), (1, {"chapter": "2"}), (2, {"mode": "challenge"})]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), WAYS, ids=["against", "together", "alone", "thorn"])
def test_it_fits_a_screen_of_forty_lines_and_eighty_columns(
    players: int, options: dict[str, str], language: str
) -> None:
    face = spoken(EVERDELL_DUO.face, speak(language))
    for seed in range(3):
        play, rng, turn = understory.new("everdell-duo", players, f"screen {seed}", **options), Random(seed), 0
        while not play.over:
            play.push(rng.choice(list(play.legal)))
            turn += 1
            if turn % 9 and not play.over:
                continue
            lines = face.text(play.view(Seat(0))).split("\n")
            assert len(lines) <= HIGH
            assert max(map(len, lines)) <= WIDE


@pytest.mark.parametrize("size", [13, 17])
def test_the_largest_hands_still_fit(size: int) -> None:
    play = understory.new("everdell-duo", 2, "large")
    while len(play.view(Seat(0)).holdings[0].cards) < size and not play.over:
        moves = [str(move) for move in play.legal]
        drawn = [move for move in moves if move.split()[0] in {"draw", "step"}]
        play.push(next(iter(drawn), moves[-1]))
    held = play.view(Seat(0)).holdings[0].cards
    text = EVERDELL_DUO.face.text(play.view(Seat(0)))
    assert len(held) >= size or play.over
    assert text.count("\n") < HIGH
    names = [play.state.shelf.cards[card].name.split()[0] for card in held]
    assert all(name in text for name in names)


def test_a_hand_tells_cost_colour_and_text_in_the_language() -> None:
    play = understory.new("everdell-duo", 2, "x", hare="0")
    while not play.state.hands[0]:
        play.push(next(iter(play.legal)))
    card = play.state.hands[0][0]
    printed, tongue = play.state.shelf.cards[card], speak("de")
    text = " ".join(spoken(EVERDELL_DUO.face, tongue).text(play.view(Seat(0))).split())
    said = tongue.card(card)
    look = tongue.say("text-everdell-look", {"colour": printed.colour, "kind": printed.kind})
    assert f"{said.name}: {look}, {printed.points} P, " in text
    assert said.text in text


def test_the_table_is_shown_once_a_turn_and_each_choice_says_what_it_asks() -> None:
    command = ["play", "everdell-duo", "--seats", "me,greedy", "--seed", "7", "--option", "hare=0"]
    done = RUNNER.invoke(app, [*command], input="place farm-1\n")
    before, after = done.output.split("> place farm-1")
    assert before.count("event-1") == 1
    assert "event-1" not in after
    assert "Place a worker, play a card, or draw one from meadow or deck." in before
    assert "3 twigs" in after
    assert "move the sun" in after


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        ("en", "Hall of Records", ("purple construction, 3 p, 1 twig, 1 resin and 1 pebble", "for each blue card")),
        ("de", "archiv", ("violettes Gebäude, 3 P, 1 Zweig, 1 Harz und 1 Kiesel", "für jede blaue Karte")),
        ("fr", "hall-of-records", ("construction violette, 3 p", "bleue")),
        ("it", "C2", ("Everdell Duo", "resin")),
    ],
)
def test_a_card_is_read_by_its_name_or_id(language: str, name: str, told: tuple[str, ...]) -> None:
    done = RUNNER.invoke(app, ["--language", language, "card", *name.split()])
    assert done.exit_code == 0, done.output
    assert all(words in done.output for words in told)


def test_part_of_a_name_finds_all_that_hold_it_and_nothing_is_refused() -> None:
    assert RUNNER.invoke(app, ["--language", "de", "card", "turm"]).output.count("Everdell Duo") == 3
    refused = RUNNER.invoke(app, ["card", "whist"])
    assert refused.exit_code != 0
    assert "no game has a card of this name" in " ".join(refused.output.split())


def test_a_card_is_read_at_the_table_too() -> None:
    command = ["play", "everdell-duo", "--seats", "me,greedy", "--seed", "7"]
    done = RUNNER.invoke(app, [*command], input="card beehive\ncard whist\n")
    assert "Beehive  (beehive, Everdell Duo)" in done.output
    assert "No card is called whist." in done.output
