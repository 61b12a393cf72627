"""A whole game at the table inside the page in Firefox and in WebKit, from the system's packages: the page is kept at
the first visit, then its host is gone."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from browser_table import PATIENT
from offline_site import PLAYER, hosted
from other_browsers import Driven, firefox, missing, webkit

CLICKS = Path(__file__).parent / "space_clicks.js"
NEEDS = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "xvfb-run")}


@pytest.mark.parametrize(("name", "begun"), [("firefox", firefox), ("webkit", webkit)])
def test_a_whole_game_is_played_without_a_network(
    built: None, tmp_path: Path, name: str, begun: Callable[[Path], AbstractContextManager[Driven]]
) -> None:
    if lacking := missing(*NEEDS[name]):
        pytest.skip(f"not installed: {', '.join(lacking)}")
    with begun(tmp_path) as browser:
        with hosted(tmp_path / "host") as site:
            browser.open(site.address)
            browser.run("navigator.serviceWorker.ready.then(() => true)")
        browser.run(f"(() => {{ {PATIENT} }})()")
        browser.open(site.address)
        browser.run(f"(() => {{ {PLAYER.read_text('utf-8')} {CLICKS.read_text('utf-8')} }})()")
        told = browser.run("window.playSpace()")
        rows = browser.run(f"window.logOf({told['match']!r})")
    assert told["answered"]["end"] >= 1
    assert told["result"]
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
