"""Nothing hidden reaches a viewer of Everdell Duo: hands, deck, discards, cards set aside."""

from random import Random

import pytest

from understory.core import SPECTATOR, Seat
from understory.games.everdell_duo import EverdellDuo
from understory.testing import assert_fair, random_line, rule

GAME = EverdellDuo()


@rule("everdell.hand.secret")
@pytest.mark.parametrize("deck", ["full", "tiny"])
def test_relabelling_unseen_cards_changes_nothing_a_viewer_receives(deck: str) -> None:
    rng = Random(7)
    lines = [random_line(GAME, GAME.spec.chosen(2, {"deck": deck}), rng) for _ in range(6)]
    for line in lines:
        line.back_to(len(line.steps) // 3)
    assert assert_fair(GAME, lines, (Seat(0), Seat(1), SPECTATOR), rng, pairs=2) > 10
