"""Everdell Duo keeps every law of the kit."""

import pytest

from understory.games.everdell_duo import EverdellDuo
from understory.testing import CHECKS, Trial
from understory.testing.conformance import Check

GAME = EverdellDuo()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("deck", "hare"), [("full", "random"), ("full", "1"), ("tiny", "random"), ("tiny", "0")])
@pytest.mark.parametrize("seed", range(3))
def test_everdell_duo_keeps_every_law(check: Check, deck: str, hare: str, seed: int) -> None:
    check(Trial(GAME, GAME.spec.chosen(2, {"deck": deck, "hare": hare}), seed))
