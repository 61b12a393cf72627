"""Bots come by their specs, see views alone, and choose legal moves."""

from collections.abc import Iterator
from random import Random

import pytest

from understory.bots import UNHURRIED, bot, bot_names, is_bot
from understory.core import Decision, Line, OptionError, Seat, dealing_from
from understory.testing.lanterns import LANTERNS, Move, State, View


def decisions(seed: int) -> Iterator[tuple[State, Seat]]:
    rng = Random(seed)
    line: Line[State, Move, View] = Line(LANTERNS.game, LANTERNS.game.spec.chosen(3))
    while True:
        line.deal(dealing_from(rng))
        node = line.node
        if not isinstance(node, Decision):
            return
        yield line.state, node.seats[0]
        line.play(node.seats[0], LANTERNS.game.legal(line.state, node.seats[0]).sample(rng))


@pytest.mark.parametrize("spec", bot_names())
def test_every_bot_chooses_a_legal_move_and_the_same_one_again(spec: str) -> None:
    player = bot(spec, LANTERNS)
    for state, seat in decisions(7):
        view, legal = LANTERNS.game.view(state, seat), LANTERNS.game.legal(state, seat)
        choice = player.decide(view, legal, UNHURRIED, Random(1))
        assert choice.move in legal
        assert player.decide(view, legal, UNHURRIED, Random(1)) == choice


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(OptionError, match="choose one of random, greedy"):
        bot("oracle", LANTERNS)


def test_settings_that_a_bot_does_not_have_are_refused() -> None:
    with pytest.raises(OptionError, match="greedy has no settings"):
        bot("greedy:sims=3", LANTERNS)


def test_a_person_is_no_bot() -> None:
    assert is_bot("greedy")
    assert not is_bot("Ada")
