"""Bots that sit beside a person in Everdell Duo's games together: they play to the end and use what partners have."""

from random import Random
from typing import Any

import pytest

from understory import games
from understory.bots import UNHURRIED, Effort, IsmctsBot, bot, decided
from understory.core import Decision, Line, Terminal, dealing_from
from understory.games.everdell_duo.rules.together.moves import News, Share, Watch

BOX = games.box("everdell-duo")


def played(players: list[Any], choices: dict[str, str], seed: int) -> Line[Any, Any, Any]:
    """A whole game played together."""
    rng = Random(seed)
    line: Line[Any, Any, Any] = Line(BOX.game, BOX.game.spec.chosen(len(players), choices))
    line.deal(dealing_from(rng))
    while isinstance(node := line.node, Decision):
        seat = node.seats[0]
        line.play(seat, decided(BOX.game, players[seat], BOX.game.view(line.state, seat), UNHURRIED, rng).move)
        line.deal(dealing_from(rng))
    assert isinstance(line.node, Terminal)
    return line


@pytest.mark.parametrize("mode", ["cooperative", "challenge"])
def test_a_searcher_and_a_beginner_play_together_to_the_end(mode: str) -> None:
    line = played([IsmctsBot(BOX, Effort(3, ahead=4)), bot("level:1", BOX)], {"mode": mode}, 1)
    assert {step.seat for step in line.steps if not step.forced} >= {0, 1}


def test_a_searcher_plays_both_mayors_alone() -> None:
    assert played([IsmctsBot(BOX, Effort(2, ahead=3))], {}, 2).steps


def test_searchers_use_what_partners_have() -> None:
    line = played([IsmctsBot(BOX, Effort(8, ahead=4)) for _ in range(2)], {"mode": "cooperative"}, 3)
    assert {type(step.move) for step in line.steps} >= {News, Share, Watch}
