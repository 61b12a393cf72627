"""Whole games entered on the companion's sheets come to the points and the winner that the engine gave them."""

import pytest
from companion_sheets import answers, counted, have, kodama_sheet, played, space_sheet, town_column

from understory.core import Terminal
from understory.core.companion import Column, Filled
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.thorn import thorn_score
from understory.games.everdell_duo.rules.vocabulary import Colour
from understory.table.companion import SheetCounted

GAMES = range(20)


def agrees(told: SheetCounted, result: Terminal) -> None:
    """Points, winners and what decided are the engine's."""
    assert told.totals == result.scores
    assert told.winners == tuple(result.winners)
    assert told.reason.rule == result.reason.rule
    assert not told.faults
    assert not told.wanted


@pytest.mark.parametrize("seed", GAMES)
def test_a_game_of_kodama_entered_card_by_card_has_the_engines_score(seed: int) -> None:
    players = 2 + seed % 3
    game = played("kodama", seed, players, edition=("second", "kosmos")[seed % 2])
    told = counted("kodama", "tree", kodama_sheet(game))
    assert told.totals == game.result.scores
    assert told.winners == tuple(game.result.winners)
    assert not told.faults


@pytest.mark.parametrize("seed", GAMES)
def test_a_game_of_duo_with_its_spirits_has_the_engines_score(seed: int) -> None:
    game = played("kodama-duo", seed, 2)
    told = counted("kodama-duo", "duo", kodama_sheet(game))
    assert told.totals == game.result.scores
    assert told.winners == tuple(game.result.winners)
    assert not told.faults


@pytest.mark.parametrize("seed", GAMES)
def test_goals_of_kodama_3d_prove_themselves_on_a_sketch_of_the_tree(seed: int) -> None:
    game = played("kodama-3d", seed, 2 + seed % 3)
    agrees(counted("kodama-3d", "space", space_sheet(game)), game.result)


@pytest.mark.parametrize("seed", GAMES)
def test_two_towns_have_the_engines_score_from_their_cards_and_a_few_counters(seed: int) -> None:
    game = played("everdell-duo", seed, 2)
    state: State = game.state
    filled = Filled((town_column(state, 0), town_column(state, 1)))
    filled, _ = answers(lambda seat, blank: have(state, seat, blank), "everdell-duo", "towns", filled)
    agrees(counted("everdell-duo", "towns", filled), game.result)


@pytest.mark.parametrize("seed", range(6))
def test_a_challenge_has_the_engines_score_on_both_sides(seed: int) -> None:
    level = ("easy", "normal", "hard")[seed % 3]
    game = played("everdell-duo", seed, 2, mode="challenge", difficulty=level)
    state: State = game.state
    shelf = state.shelf
    pile, reported = state.together.thorn, state.together.reported
    thorn = Column(
        sums={
            "thorn-cards": tuple(shelf.cards[card].points for card in pile),
            "thorn-events": tuple(shelf.events[event].points for event in reported),
        }
    )
    filled = Filled((town_column(state, 0), thorn), {"difficulty": level})
    purple = sum(shelf.cards[card].colour is Colour.PURPLE for card in pile)
    filled, _ = answers(
        lambda seat, blank: purple if seat else have(state, 0, blank), "everdell-duo", "challenge", filled
    )
    told = counted("everdell-duo", "challenge", filled)
    assert told.totals == (game.result.scores[0], thorn_score(state))
    assert (told.winners == (0,)) == bool(game.result.winners)
