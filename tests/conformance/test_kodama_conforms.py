"""Kodama keeps every law of the kit, in each of its editions and variants."""

import pytest

from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.testing import CHECKS, Trial
from understory.testing.conformance import Check

GAME = KodamaGame(shipped_shelf())
TABLES = {
    "second edition, two players": (2, {}),
    "second edition, five players": (5, {"first": "3"}),
    "kosmos, four players": (4, {"edition": "kosmos"}),
    "first game, five players": (5, {"edition": "kosmos", "first-game": "on"}),
    "kids at the table": (4, {"kids": "0,2"}),
    "kids shuffled in": (3, {"kids-shuffled": "on"}),
    "kids shuffled in, their seasons advice": (2, {"kids-shuffled": "on", "kids-season": "free"}),
    "no decrees": (3, {"decrees": "off"}),
}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES)
def test_kodama_keeps_every_law(check: Check, table: str) -> None:
    players, options = TABLES[table]
    check(Trial(GAME, GAME.spec.chosen(players, options), seed=len(table), listed=12))
