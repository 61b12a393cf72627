"""Kodama 3D keeps every law of the kit, in every way it can be set up."""

import pytest

from understory.games.kodama_3d import KODAMA_3D
from understory.testing import CHECKS, Trial
from understory.testing.conformance import Check

GAME = KODAMA_3D.game
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (2, {"forest": "by-players", "first": "1"}),
    (3, {"forest": "by-players", "first": "random", "colours": "picked"}),
    (4, {"first": "2"}),
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("players", "values"), TABLES)
def test_kodama_3d_keeps_every_law(check: Check, players: int, values: dict[str, str]) -> None:
    check(Trial(GAME, GAME.spec.chosen(players, values), seed=players))
