"""Every chapter of the campaign, with its own special rules, keeps every law of the kit."""

import pytest

from understory.games.everdell_duo import EverdellDuo
from understory.games.everdell_duo.pack import LIBRARY
from understory.testing import CHECKS, Trial

GAME = EverdellDuo()


@pytest.mark.parametrize("chapter", LIBRARY.chapters)
def test_a_chapter_keeps_every_law(chapter: str) -> None:
    players = 1 + int(chapter) % 2
    wish = {"mode": "cooperative", "chapter": chapter, "difficulty": "hard"}
    table = Trial(GAME, GAME.spec.chosen(players, wish), 1)
    for check in CHECKS:
        check(table)
