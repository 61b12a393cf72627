"""Everdell Duo played together, alone and against Miss Thorn keeps every law of the kit."""

import pytest

from understory.games.everdell_duo import EverdellDuo
from understory.testing import CHECKS, Trial
from understory.testing.conformance import Check

GAME = EverdellDuo()
SET_UPS = [
    (2, {"mode": "cooperative", "held": "full-larder,slow-clock"}),
    (2, {"mode": "cooperative", "difficulty": "hard", "deck": "tiny", "held": "fresh-breeze"}),
    (1, {"mode": "cooperative", "held": "good-neighbours,open-gates"}),
    (2, {"mode": "challenge", "difficulty": "easy"}),
    (2, {"mode": "challenge", "difficulty": "hard", "deck": "tiny"}),
    (1, {"mode": "challenge", "difficulty": "normal"}),
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("players", "options"), SET_UPS, ids=str)
def test_everdell_duo_together_keeps_every_law(check: Check, players: int, options: dict[str, str]) -> None:
    check(Trial(GAME, GAME.spec.chosen(players, options), 5))
