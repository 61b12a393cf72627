"""Sampled worlds match every way in which a tiny game can have come about; and samplers that are off are caught."""

from random import Random

import pytest

from understory.core import SPECTATOR, Game, Line, Seat
from understory.core.plain import canonical
from understory.testing import assert_worlds_match, random_line
from understory.testing.lanterns import LANTERNS, Lanterns, Move, State, View


def cut_after(game: Game[State, Move, View], seed: int, moves: int) -> Line[State, Move, View]:
    line = random_line(game, game.spec.chosen(2, {"pack": "tiny"}), Random(seed))
    line.back_to(min(moves, len(line.steps)))
    return line


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
@pytest.mark.parametrize(("seed", "moves"), [(1, 4), (1, 5), (2, 7), (3, 9), (4, 11), (5, 13)])
def test_worlds_are_as_likely_as_they_should_be(viewer: Seat, seed: int, moves: int) -> None:
    assert_worlds_match(LANTERNS.game, cut_after(LANTERNS.game, seed, moves), viewer, Random(seed))


def test_the_spectators_worlds_are_as_likely_as_they_should_be() -> None:
    worlds = assert_worlds_match(LANTERNS.game, cut_after(LANTERNS.game, 2, 3), SPECTATOR, Random(2), samples=8_000)
    assert worlds > 100


class NeverShuffles(Lanterns):
    def world(self, view: View, rng: Random) -> State:
        return super().world(view, Random(1))


class FavoursLowLanterns(Lanterns):
    def world(self, view: View, rng: Random) -> State:
        return min(super().world(view, rng), super().world(view, rng), key=canonical)


class ForgetsWhatItBuried(Lanterns):
    def world(self, view: View, rng: Random) -> State:
        world = super().world(view, rng)
        world.pile = type(world.pile).shuffled([*world.pile.unknown, *(card.card for card in world.pile.bottom)])
        return world


@pytest.mark.parametrize("game", [NeverShuffles(), FavoursLowLanterns(), ForgetsWhatItBuried()])
def test_a_sampler_that_is_off_is_caught(game: Lanterns) -> None:
    with pytest.raises(AssertionError):
        assert_worlds_match(game, cut_after(game, 2, 7), Seat(0), Random(2))
