"""Kodama Duo keeps every law of the kit, alone and mixed with Kodama."""

import pytest

from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama_duo.rules.game import DuoGame
from understory.testing import CHECKS, Trial
from understory.testing.conformance import Check

GAME = DuoGame(shipped_shelf())
TABLES = {
    "its own cards": {},
    "its own cards, the sower named": {"sower": "0"},
    "both boxes mixed": {"cards": "mixed"},
    "mixed with the Kosmos box": {"cards": "mixed-kosmos"},
}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES)
def test_kodama_duo_keeps_every_law(check: Check, table: str) -> None:
    check(Trial(GAME, GAME.spec.chosen(2, TABLES[table]), seed=len(table), listed=12))
