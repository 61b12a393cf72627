"""Games seen again, looked at: midway and at their end, every sheet of the replay, and what somebody has played."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from bench.table_server import Guest
from playwright.sync_api import Page, expect
from walking import looked_at, untouched

pytestmark = pytest.mark.usefixtures("software")

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("kodama", "kodama-duo", "kodama-3d", "everdell-duo")


class Scene(NamedTuple):
    """A record at one of its moments, and what is done there before it is looked at."""

    name: str
    game: str = "kodama"
    share: float = 0.6
    """How far the game has gone."""
    do: Callable[[Page], None] = untouched
    eyes: str = "open"


def opened(sheet: str) -> Callable[[Page], None]:
    """Open one of the sheets behind the buttons along the top."""

    def do(page: Page) -> None:
        untouched(page)
        page.locator(f".tools [data-do={sheet}]").click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return do


SCENES = (
    *(Scene(f"{game} midway", game) for game in GAMES),
    *(Scene(f"{game} at its end", game, 1) for game in GAMES),
    Scene("one seat", "kodama-duo", eyes="1"),
    Scene("eyes", do=opened("eyes")),
    Scene("play on", do=opened("on")),
    Scene("analysis", do=opened("analysis")),
    Scene("share", do=opened("share")),
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name.replace(" ", "-"))
def test_a_game_seen_again_can_be_read_and_reached(page: Page, scene: Scene) -> None:
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ada"})
    record = (GOLDEN / f"{scene.game.replace('-', '_')}.record").read_text("utf-8")
    kept = page.request.post("/api/records", data=record, headers={"content-type": "text/plain"}).json()
    address = f"/r/{kept['record']}?t={round(kept['moves'] * scene.share)}&as={scene.eyes}"
    found = looked_at(page, "replay", scene.name, address, scene.do)
    assert not found, "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)


def test_what_somebody_has_played_can_be_read_and_reached(page: Page, base_url: str) -> None:
    with Guest(base_url, "Ada") as ada:
        for game in GAMES:
            ada.ask(ada.make("me", "greedy", game=game)["match"], "resign", seat=0)
        page.context.add_cookies([{"name": "understory", "value": ada.token, "url": base_url}])
        page.goto("/")
        page.evaluate("localStorage.setItem('understory.met', 'yes')")

        def figures(page: Page) -> None:
            page.get_by_role("radio").last.check()
            expect(page.get_by_role("heading", level=2).last).to_be_visible()

        found = looked_at(page, "replay", "my games", "/me", figures)
    assert not found, "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)
