"""Bots come by their specs, see views alone, and choose legal moves."""

from collections.abc import Iterator
from random import Random

import pytest

from understory.bots import UNHURRIED, Effort, IsmctsBot, bot, bot_names, decided, is_bot
from understory.core import Decision, Line, OptionError, Seat, dealing_from
from understory.testing.lanterns import LANTERNS, Move, State, View

SPECS = [*(spec for spec in bot_names() if spec not in {"level:3", "level:4", "ismcts"}), "ismcts:sims=20"]


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


@pytest.mark.parametrize("spec", SPECS)
def test_every_bot_chooses_a_legal_move_and_the_same_one_again(spec: str) -> None:
    player = bot(spec, LANTERNS)
    for state, seat in decisions(7):
        view = LANTERNS.game.view(state, seat)
        choice = decided(LANTERNS.game, player, view, UNHURRIED, Random(1))
        assert choice.move in LANTERNS.game.legal(state, seat)
        assert decided(LANTERNS.game, player, view, UNHURRIED, Random(1)) == choice


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(OptionError, match="choose one of random, greedy, level:1"):
        bot("oracle", LANTERNS)


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("greedy:sims=3", "greedy has no settings"),
        ("ismcts:sims=0", "sims is a whole number from 1"),
        ("ismcts:sims=many", "sims is a whole number"),
        ("ismcts:sims=2.5", "sims is a whole number"),
        ("ismcts:sims=nan", "sims is a whole number"),
        ("ismcts:seconds=-1", "seconds is a number"),
        ("ismcts:deep=3", "ismcts has no deep, but sims, seconds, ahead"),
        ("ismcts:400", "ismcts has no such setting, but sims"),
        ("ismcts:sims=3:sims=4", "sims=4 does not belong there"),
        ("level", "write a level from 1 to 4"),
        ("level:5", "level is a whole number from 1 to 4"),
        ("level:3:pace=2", "pace is a number"),
        ("level:3:", "an empty setting does not belong there"),
    ],
)
def test_settings_that_make_no_sense_are_refused_with_a_word_on_what_does(spec: str, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        bot(spec, LANTERNS)


def test_a_level_can_be_played_at_a_part_of_its_pace() -> None:
    whole, fifth = bot("level:4", LANTERNS), bot("level:4:pace=0.2", LANTERNS)
    assert isinstance(whole, IsmctsBot)
    assert isinstance(fifth, IsmctsBot)
    assert fifth.effort == Effort(whole.effort.sims // 5, whole.effort.seconds * 0.2, whole.effort.ahead)


def test_levels_think_no_longer_than_they_say() -> None:
    for level, seconds in (("level:3", 1.0), ("level:4", 3.0)):
        player = bot(level, LANTERNS)
        assert isinstance(player, IsmctsBot)
        assert player.effort.seconds <= seconds


def test_a_person_is_no_bot() -> None:
    assert is_bot("greedy")
    assert is_bot("level:2")
    assert not is_bot("Ada")
