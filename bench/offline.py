"""`python -m bench.offline`: the table inside the page, in Chromium. Writes `bench/offline.json`.

The page is written as a static site and served by Python's `http.server` on this machine. Measured are what is fetched,
how long Python in a worker takes for Kodama's canonical set and for decisions of bots, and how long somebody waits: on
a first visit until they can play, and with a game of theirs stored until its board is seen, and until a move is taken.
Times that somebody waits count from the navigation, with the driver's own delays in them; the best of some runs stands
first, all of them beside it.
"""

import gzip
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import cpu_count, getloadavg
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright
from web import build, chromium
from web.offline import parts

from understory import games

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "offline.json"
INSIDE: Final = ("__init__.py", "kodama_geometry.py", "offline_inside.py")
BOTS: Final = {"greedy": 1, "level:3": 4, "level:4": 8}
"""Of how many decisions one is measured."""
RUNS: Final = 3
PATIENCE: Final = 60_000
"""Milliseconds."""
PROMISED: Final = {
    "fetched_mb": 9.0,
    "canonical_ms": 5.0,
    "greedy_s": 0.5,
    "level_3_s": 3.0,
    "seen_s": 1.0,
    "playable_s": 6.0,
    "cold_s": 10.0,
}
QUIET: Final = ("background-networking", "component-update", "sync", "gpu")
_ASK: Final = """code => new Promise((told, failed) => {
  window.inside.onmessage = ({ data }) => ("told" in data ? told(data.told) : failed(new Error(data.error)));
  window.inside.postMessage(code);
})"""
_SEEN: Final = """addEventListener("DOMContentLoaded", () => {
  const look = () => {
    if (document.querySelector(".stage g.card")) window.seenAt ??= performance.now();
    if (document.querySelector(".readying progress")) window.waited = true;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
})"""
"""When a card of the board first stands in the page, and whether somebody was shown how far the table is."""


class _Handler(SimpleHTTPRequestHandler):
    """Counts what it sends."""

    sent: dict[str, int]

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:  # noqa: ARG002  (as it is called)
        if code == 200:
            self.sent[self.path] = self.sent.get(self.path, 0) + 1


@contextmanager
def _served(folder: Path) -> Iterator[tuple[str, dict[str, int]]]:
    """The address of a folder, and how often each of its files was sent."""
    sent: dict[str, int] = {}
    handler = partial(type("Handler", (_Handler,), {"sent": sent}), directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/", sent
        server.shutdown()


def figures(tell: Any = print) -> dict[str, Any]:
    """All that is measured."""
    build.main()
    busy = getloadavg()[0]
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "site"
        parts.site(build.OUT, folder)
        fetched = sum(len(gzip.compress(path.read_bytes(), 9)) for path in folder.rglob("*") if path.is_file())
        worker = folder / "bench.js"
        rolldown = str(build.WEB / "node_modules" / ".bin" / "rolldown")
        command = [rolldown, str(HERE / "offline_worker.ts"), "--file", str(worker), "--logLevel", "silent"]
        subprocess.run(command, cwd=build.WEB, check=True)
        with _served(folder) as (address, sent), sync_playwright() as started:
            arguments = ["--no-sandbox", *(f"--disable-{part}" for part in QUIET)]
            browser = started.chromium.launch(executable_path=chromium.found(), args=arguments)
            waits = [_waited(browser, address, sent, tell) for _ in range(RUNS)]
            inside = _inside(browser, address, folder, tell)
            browser.close()
    once = max(wait.pop("most_often") for wait in waits)
    return {
        "promised": PROMISED,
        "fetched_mb": round(fetched / 1e6, 2),
        "any_file_fetched_at_most_times": once,
        **{key: round(min(wait[key] for wait in waits), 2) for key in waits[0]},
        "runs": [{key: round(value, 2) for key, value in wait.items()} for wait in waits],
        **inside,
        "cores": cpu_count(),
        "load_before": round(busy, 2),
        "load_after": round(getloadavg()[0], 2),
    }


# ---------------------------------------------------------------- what somebody waits for


def _waited(browser: Browser, address: str, sent: dict[str, int], tell: Any) -> dict[str, float]:
    """Seconds of one who visits for the first time, plays, and comes back without a network."""
    sent.clear()
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('understory.settings', JSON.stringify({ closing: 'wait' }))")
    context.add_init_script(_SEEN)
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play").first.click()
    _laid(page)
    cold = time.perf_counter() - began
    assert page.evaluate("window.waited"), "nobody was told how far the table is"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    most_often = max(sent.values())
    context.set_offline(True)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="End turn")).to_have_count(0)
    began = time.perf_counter()
    page.reload(wait_until="commit")
    _laid(page)
    playable = time.perf_counter() - began
    seen = page.evaluate("window.seenAt") / 1000
    context.close()
    wait = {"cold_s": cold, "seen_s": seen, "playable_s": playable, "most_often": most_often}
    tell(wait)
    return wait


def _laid(page: Page) -> None:
    """Lay a card as soon as one can, until the table has taken the move."""
    expect(page.locator('.board[data-asked="grow"]')).to_be_visible(timeout=PATIENCE)
    branches = page.locator("button[data-branch]")
    for card in range(branches.count()):
        branches.nth(card).press("Enter")
        page.keyboard.press("ArrowRight")
        if page.locator('[data-held][data-legal="true"]').count():
            break
        page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="End turn")).to_be_visible(timeout=PATIENCE)


# ---------------------------------------------------------------- inside a worker


def _inside(browser: Browser, address: str, folder: Path, tell: Any) -> dict[str, Any]:
    """What Python in a worker takes for its work."""
    page = browser.new_page()
    page.goto(address)
    listed = next(path.name for path in (folder / "python").glob("files-*.json"))
    modules = {name: (HERE / name).read_text(encoding="utf-8") for name in INSIDE}
    page.evaluate(
        "asked => { window.inside = new Worker('bench.js', { type: 'module' }); window.inside.postMessage(asked); }",
        {"list": f"{address}python/{listed}", "modules": modules},
    )

    def asked(call: str) -> Any:
        return json.loads(page.evaluate(_ASK, f"from bench import offline_inside; offline_inside.{call}"))

    found: dict[str, Any] = {"canonical_ms": round(min(asked("canonical()") for _ in range(RUNS)), 2)}
    tell(found)
    decisions: dict[str, Any] = {}
    for game in games.names():
        decisions[game] = {}
        for spec, every in BOTS.items():
            runs = [asked(f"decisions({game!r}, {spec!r}, {every}, {seed})") for seed in range(1 if every > 1 else 2)]
            decisions[game][spec] = _told(runs)
            tell((game, spec, decisions[game][spec]))
    page.close()
    worst = {spec: max(decisions[game][spec]["worst_s"] for game in decisions) for spec in BOTS}
    return {**found, "greedy_s": worst["greedy"], "level_3_s": worst["level:3"], "decisions": decisions}


def _told(runs: list[dict[str, Any]]) -> dict[str, float]:
    seconds = sorted(second for run in runs for second in run["seconds"])
    told = {"decisions": len(seconds), "median_s": round(median(seconds), 3), "worst_s": round(seconds[-1], 3)}
    sims = [done for run in runs for done in run["sims"]]
    return told | ({"simulations": median(sims), "of": runs[0]["most"]} if sims else {})


def main() -> None:
    """Measure, write, and say whether the promises are kept."""
    found = figures()
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found, indent=1))
    broken = [key for key, most in PROMISED.items() if found[key] > most]
    print("not kept: " + ", ".join(broken) if broken else "all promises kept")
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()
