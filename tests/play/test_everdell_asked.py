"""What Everdell Duo asks people: the walk past its board answers each of them by touch and by keys."""

from random import Random

import pytest
from everdell_asks import AGAINST, ALONE, LATER, MET, THORN, TOGETHER, Way, found, of_people

import understory
from understory.games.everdell_duo.rules.asking import NAMES, asked
from understory.games.everdell_duo.rules.state import Ask


def test_the_board_is_walked_past_everything_that_people_are_asked() -> None:
    missing = [ask.name for ask in of_people() if ask not in MET]
    assert not missing, f"no played game comes to these: {missing}"
    assert set(MET) == set(of_people())


@pytest.mark.parametrize("ask", MET, ids=lambda ask: ask.name.lower())
def test_a_game_comes_to_it_and_leaves_a_choice(ask: Ask) -> None:
    play = found(ask)
    (seat,) = play.seats
    assert asked(play.view(seat)).what == NAMES[ask]
    assert len(list(play.legal)) > 1


@pytest.mark.parametrize("way", [AGAINST, TOGETHER, LATER, ALONE, THORN], ids=["against", "1", "5", "alone", "thorn"])
def test_nothing_else_is_asked_in_whole_games(way: Way) -> None:
    for seed in range(6):
        play = understory.new("everdell-duo", way.players, f"asked {seed}", **way.options)
        rng = Random(seed)
        while not play.over:
            assert play.state.pending[-1].ask in MET
            play.push(rng.choice(list(play.legal)))
