"""What Kodama Duo and the hidden draft show, and how well their own players play."""

from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from understory.core import CHANCE, SPECTATOR, Box, Chance, Decision, LegalMoves, Seat, Terminal
from understory.games.kodama import KODAMA
from understory.games.kodama_duo import KODAMA_DUO
from understory.testing import menu_moves, random_line

TABLES: dict[str, tuple[Box[Any, Any, Any], int, dict[str, str]]] = {
    "duo": (KODAMA_DUO, 2, {}),
    "duo mixed": (KODAMA_DUO, 2, {"cards": "mixed"}),
    "draft": (KODAMA, 3, {"draft": "on"}),
}


@pytest.mark.parametrize("table", TABLES)
def test_menus_lead_to_legal_moves_and_to_every_kind_of_them(table: str) -> None:
    box, players, options = TABLES[table]
    game = box.game
    line = random_line(game, game.spec.chosen(players, options), Random(2))
    for state in line.states:
        node = game.node(state)
        if not isinstance(node, Decision):
            continue
        seat = node.seats[-1]
        legal: LegalMoves[Any] = game.legal(state, seat)
        view = game.view(state, seat)
        found = list(menu_moves(box.face.menu(view, legal)))
        assert found
        assert all(move in legal for move in found)
        if legal.closed:
            assert {str(move) for move in found} == {str(move) for move in legal}


@pytest.mark.parametrize("table", TABLES)
def test_every_moment_can_be_told_and_some_drawn_for_everybody(table: str) -> None:
    box, players, options = TABLES[table]
    game = box.game
    line = random_line(game, game.spec.chosen(players, options), Random(3))
    for index, state in enumerate(line.states):
        for viewer in (*map(Seat, range(players)), SPECTATOR):
            view = game.view(state, viewer)
            assert "Deck" in box.face.text(view)
            if index % 25 == 0 and viewer != 1:
                ElementTree.fromstring(box.face.svg(view))  # noqa: S314  (our own drawing)


@pytest.mark.parametrize(
    ("table", "word", "other"), [("duo", "Season card", "Decree"), ("draft", "Decree", "Season card")]
)
def test_the_card_of_the_season_is_called_what_the_game_calls_it(table: str, word: str, other: str) -> None:
    box, players, options = TABLES[table]
    game = box.game
    line = random_line(game, game.spec.chosen(players, options), Random(3))
    state = next(state for state in line.states if game.view(state, Seat(0)).decree)
    drawn = ElementTree.fromstring(box.face.svg(game.view(state, Seat(0))))  # noqa: S314  (our own drawing)
    said = {part.text for part in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert word in said
    assert other not in said


def test_a_spirit_is_told_where_it_lies_and_drawn_as_a_token() -> None:
    game = KODAMA_DUO.game
    line = random_line(game, game.spec.chosen(2), Random(5))
    state = next(state for state in line.states if state.covers[0])
    cover = state.covers[0][0]
    view = game.view(state, Seat(0))
    assert f"{cover.kind} spirit (over " in KODAMA_DUO.face.text(view)
    assert f'data-spirit="{cover.kind}"' in KODAMA_DUO.face.svg(view)


def test_the_icons_that_a_placement_of_this_turn_counted_are_lit_while_its_discard_lies_there() -> None:
    game = KODAMA_DUO.game
    line = random_line(game, game.spec.chosen(2), Random(5))
    state = next(state for state in line.states if state.spares and any(entry.amount for entry in state.ledger[-2:]))
    scored = sum(entry.amount for entry in state.ledger[-2:] if dict(entry.evidence).get("runs"))
    drawing = KODAMA_DUO.face.svg(game.view(state, SPECTATOR))
    assert drawing.count('class="counts"') == 2 * scored, "a light and a ring for each"
    before = next(state for state in line.states if state.revealed and state.ledger)
    assert 'class="counts"' not in KODAMA_DUO.face.svg(game.view(before, SPECTATOR))


def test_a_card_passed_on_is_told_to_who_passed_it() -> None:
    game = KODAMA.game
    line = random_line(game, game.spec.chosen(2, {"draft": "on"}), Random(5))
    told = [KODAMA.face.text(game.view(state, Seat(0))) for state in line.states]
    assert any("passed on to seat 1" in text for text in told)
    assert any("You have put down: pick" in text for text in told)
    assert not any("passed on" in KODAMA.face.text(game.view(state, SPECTATOR)) for state in line.states)


def scores(box: Box[Any, Any, Any], players: int, options: dict[str, str], seed: int) -> tuple[int, ...]:
    """A game of the game's own player on seat 0 against random ones."""
    game, rng = box.game, Random(seed)
    state = game.start(game.spec.chosen(players, options))
    while True:
        node = game.node(state)
        if isinstance(node, Terminal):
            return node.scores
        if isinstance(node, Chance):
            state = game.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
            continue
        seat = node.seats[0]
        legal = game.legal(state, seat)
        move = legal.sample(rng) if seat else box.greedy(game.view(state, seat), legal, rng)
        assert move in legal
        state = game.apply(state, seat, move)


@pytest.mark.parametrize("table", TABLES)
def test_the_games_own_player_beats_random_ones(table: str) -> None:
    box, players, options = TABLES[table]
    for seed in range(3):
        mine, *others = scores(box, players, options, seed)
        assert mine > max(others) + 10
