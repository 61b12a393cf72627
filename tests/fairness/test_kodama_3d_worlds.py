"""Sampled worlds match every way in which a small game can have come about."""

from random import Random

import pytest

from understory.core import SPECTATOR, Line, Seat, Viewer
from understory.games.kodama_3d import Kodama3D, Move, State, View
from understory.games.kodama_3d.pack import Pack, printed
from understory.testing import assert_worlds_match, random_line


def tiny(goals: int) -> Kodama3D:
    """The game with the first few goals only."""
    whole = printed()
    few = dict(list(whole.goals.items())[:goals])
    return Kodama3D(Pack(whole.trunk, whole.tiles, few, whole.sources, f"tiny{goals}"))


GAME = tiny(12)
SETUP = 2 + 9 + 6
"""Moves until goals are put back: two colours, nine stacks, six goals."""


def cut_after(seed: int, moves: int, game: Kodama3D = GAME) -> Line[State, Move, View]:
    line = random_line(game, game.spec.chosen(2, {"forest": "by-players"}), Random(seed))
    line.back_to(moves)
    return line


def goals_of(state: State) -> str:
    """Where every goal is: the rest of a state is public."""
    hands = [[card.card for card in hand] for hand in state.hands]
    return f"{hands} {state.deck!r} {state.sealed!r}"


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
@pytest.mark.parametrize("moves", [SETUP, SETUP + 1, SETUP + 2, SETUP + 4, SETUP + 6, SETUP + 14])
def test_worlds_are_as_likely_as_they_should_be(viewer: Viewer, moves: int) -> None:
    worlds = assert_worlds_match(GAME, cut_after(moves, moves), viewer, Random(moves), name=goals_of)
    assert worlds > 5


def test_the_spectators_worlds_are_as_likely_as_they_should_be() -> None:
    worlds = assert_worlds_match(GAME, cut_after(2, SETUP - 3), SPECTATOR, Random(2), samples=8_000, name=goals_of)
    assert worlds > 100


class FavoursTheFirst(Kodama3D):
    def world(self, view: View, rng: Random) -> State:
        return min(super().world(view, rng), super().world(view, rng), key=goals_of)


def test_a_sampler_that_is_off_is_caught() -> None:
    game = FavoursTheFirst(GAME.pack)
    with pytest.raises(AssertionError):
        assert_worlds_match(game, cut_after(2, SETUP, game), Seat(0), Random(2), name=goals_of)
