"""The example game keeps every law of the kit."""

import pytest

from understory.testing import CHECKS, Trial
from understory.testing.conformance import Check
from understory.testing.lanterns import LANTERNS

GAME = LANTERNS.game


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("players", "pack"), [(2, "full"), (3, "full"), (2, "tiny"), (3, "tiny")])
@pytest.mark.parametrize("seed", range(5))
def test_lanterns_keeps_every_law(check: Check, players: int, pack: str, seed: int) -> None:
    check(Trial(GAME, GAME.spec.chosen(players, {"pack": pack}), seed))
