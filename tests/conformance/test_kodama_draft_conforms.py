"""Kodama keeps every law of the kit in a hidden draft and with both boxes mixed."""

import pytest

from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.testing import CHECKS, Trial
from understory.testing.conformance import Check

GAME = KodamaGame(shipped_shelf())
TABLES = {
    "draft for two": (2, {"draft": "on"}),
    "draft for three without decrees": (3, {"draft": "on", "decrees": "off"}),
    "draft for five, kosmos": (5, {"draft": "on", "edition": "kosmos"}),
    "draft for six": (6, {"draft": "on"}),
    "six from a market": (6, {}),
    "both boxes mixed for three, kids shuffled in": (3, {"cards": "mixed", "kids-shuffled": "on"}),
}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES)
def test_drafts_and_mixed_games_keep_every_law(check: Check, table: str) -> None:
    players, options = TABLES[table]
    check(Trial(GAME, GAME.spec.chosen(players, options), seed=len(table), listed=8))
