"""Whole games of Kodama and Kodama Duo by a driver that knows nothing but what a screen reader is told."""

from collections.abc import Callable

import pytest
from browser_play import at_table, introduced, laid
from kodama_ears import Listener
from playwright.sync_api import Page


@pytest.mark.parametrize(("game", "options"), [("kodama", {"first-game": "on"}), ("kodama-duo", {})])
def test_a_whole_game_is_played_by_ear(
    page: Page, game: str, options: dict[str, str], check_axe: Callable[[Page], None]
) -> None:
    introduced(page, "Ada")
    at_table(page, laid(page, "me", "greedy", game=game, options=options))
    listener = Listener(page)
    seen = 0
    while listener.play():
        if len(listener.done) > seen:
            seen = len(listener.done)
            check_axe(page)
    assert listener.done >= {"Branch", "Lay it here", "Kodama", "Score", "End turn"}
