"""`python -m bench.across`: how soon after a click a move is on the other player's screen. Writes `bench/across.json`.

Two browsers play Kodama over one local table, each in a process of its own. The clock runs from the click that ends a
turn until the other page has been drawn with its own turn announced; both pages read the same machine's clock.
"""

import json
import platform
import sys
import tempfile
from os import cpu_count, getloadavg
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Page, Playwright, expect, sync_playwright
from web import build, chromium

from bench.preview import QUIET
from bench.table_server import serving

RESULTS: Final = Path(__file__).with_name("across.json")
PROMISED: Final = 150.0
"""Milliseconds, in the median."""
TURNS: Final = 20

_NOW: Final = "performance.timeOrigin + performance.now()"
_AWAIT_TURN: Final = f"""() => {{
  window.turnSeen = new Promise(seen => {{
    const look = () => document.title.includes("Your turn")
      ? requestAnimationFrame(() => setTimeout(() => seen({_NOW})))
      : requestAnimationFrame(look);
    look();
  }});
}}"""
_CLICK: Final = f"button => {{ const at = {_NOW}; button.click(); return at; }}"


def figures() -> dict[str, object]:
    """What was measured, in milliseconds."""
    build.main()
    busy = getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/table.db", "--unlimited") as table,
        sync_playwright() as started,
    ):
        ada, ben = _guest(started, table.address, "Ada"), _guest(started, table.address, "Ben")
        times = sorted(_played(ada, ben))
    return {
        "across_ms": {
            "median": round(median(times), 1),
            "p95": round(times[int(len(times) * 0.95)], 1),
            "worst": round(times[-1], 1),
        },
        "promised_median_ms": PROMISED,
        "moves": len(times),
        "cores": cpu_count(),
        "load_before": round(busy, 2),
        "machine": platform.machine(),
    }


def _guest(started: Playwright, address: str, name: str) -> Page:
    """Somebody with a browser of their own."""
    quiet = ["--no-sandbox", *(f"--disable-{part}" for part in QUIET)]
    browser = started.chromium.launch(executable_path=chromium.found(), args=quiet)
    page = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce").new_page()
    page.goto("/")
    page.request.post("/api/me", data={"name": name})
    page.evaluate("localStorage.setItem('understory.met', 'yes')")
    return page


def _played(ada: Page, ben: Page) -> list[float]:
    """A game from its beginning; the times of so many turns that were ended, and were the other's then."""
    seats = [{"who": "me"}, {"who": "guest"}]
    made: dict[str, Any] = {"client": "lay", "game": "kodama", "seats": seats, "access": "public"}
    match = ada.request.post("/api/matches", data=made).json()["match"]
    ben.request.post(f"/api/matches/{match}/seats", data={"client": "sit", "seat": 1})
    for page in (ada, ben):
        page.goto(f"/m/{match}")
        expect(page.locator(".board")).to_be_visible()
    times: list[float] = []
    while len(times) < TURNS:
        seat: int = ada.request.get(f"/api/matches/{match}/situation?seat=0").json()["waiting"][0]
        mover, other = (ada, ben) if seat == 0 else (ben, ada)
        _moved(mover, match, seat, f"move-{len(times)}")
        end = mover.get_by_role("button", name="End turn")
        end.wait_for()
        other.evaluate(_AWAIT_TURN)
        clicked: float = end.evaluate(_CLICK)
        expect(end).to_have_count(0)
        if "Your turn" in other.title():
            times.append(other.evaluate("() => window.turnSeen") - clicked)
    return times


def _moved(page: Page, match: str, seat: int, client: str) -> None:
    """The first move that is listed, its turn not ended yet."""
    told = page.request.get(f"/api/matches/{match}/legal?seat={seat}&limit=1").json()
    body = {"type": "move", "client": f"{client}-{told['seq']}", "answers": told["seq"], "seat": seat}
    page.request.post(f"/api/matches/{match}/requests", data={**body, "moves": [told["moves"][0]]})


def main() -> None:
    """Measure, write, and say whether the promise is kept."""
    found = figures()
    text = json.dumps(found, indent=1)
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(text)
    spent = found["across_ms"]
    sys.exit(0 if isinstance(spent, dict) and spent["median"] < PROMISED else 1)


if __name__ == "__main__":
    main()
