"""`python -m bench.preview`: how long previews take in Chromium. Writes `bench/preview.json`; `space`: Kodama 3D
alone, `town`: Everdell Duo alone.

The same is measured with the processor throttled to a quarter, and there also how long a key that steps a card takes.

A game of Kodama is played against a bot until the tree has some cards; then a card is dragged about over it. Of each
movement the time is taken from the pointer's event until the page has judged the pose, drawn it and laid it out anew.
"""

import gzip
import json
import platform
import sys
import tempfile
from os import cpu_count, getloadavg
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Page, expect, sync_playwright
from web import build, chromium

from bench import preview_space, preview_town
from bench.table_server import serving

RESULTS: Final = Path(__file__).with_name("preview.json")
BOARDS: Final = {"space": ("kodama_3d", preview_space), "town": ("everdell_duo", preview_town)}
PROMISED: Final = 8.0
"""Milliseconds, in the median."""
PROMISED_THROTTLED: Final = 100.0
"""Milliseconds with the processor throttled, for nineteen of twenty inputs."""
THROTTLE: Final = 4
STEPS: Final = 40
PLACED: Final = 8
MOVEMENTS: Final = 400
PATIENCE: Final = 60_000
"""Milliseconds that a bot may take on a busy machine."""
QUIET: Final = ("background-networking", "component-update", "sync", "gpu")
FLAGS: Final = ["--no-sandbox", *(f"--disable-{part}" for part in QUIET)]

_DRAG: Final = """async movements => {
  const stage = document.querySelector(".stage");
  const held = document.querySelector("[data-held]");
  const area = stage.getBoundingClientRect();
  const point = (type, target, x, y) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y, button: 0 }));
  stage.setPointerCapture = () => {};
  const box = held.getBoundingClientRect();
  point("pointerdown", held, box.x + box.width / 2, box.y + box.height / 2);
  const times = [];
  const seen = new Set();
  for (let i = 0; i < movements; i++) {
    const x = area.x + area.width * (0.5 + 0.35 * Math.sin(i / 11));
    const y = area.y + area.height * (0.5 + 0.4 * Math.cos(i / 17));
    const start = performance.now();
    point("pointermove", stage, x, y);
    await null; await null; await null;
    const drawn = document.querySelector("[data-held]").getBoundingClientRect();
    times.push(performance.now() - start);
    seen.add(`${drawn.x} ${drawn.y}`);
    await new Promise(requestAnimationFrame);
  }
  if (seen.size < movements * 0.9) throw new Error("the card did not follow the pointer");
  return times;
}"""


_STEP: Final = """async steps => {
  const stage = document.querySelector(".stage");
  const times = [];
  for (let i = 0; i < steps; i++) {
    const key = ["ArrowRight", "ArrowRight", "ArrowDown", "q"][i % 4];
    const start = performance.now();
    stage.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key }));
    await null; await null; await null;
    document.querySelector("[data-held]").getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
  }
  return times;
}"""


def figures() -> dict[str, object]:
    """What was measured, in milliseconds, and what the board weighs."""
    build.main()
    busy = getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/table.db", "--unlimited") as table:
        times, throttled, steps = _measured(table.address)
    return {
        **_board("space"),
        **_board("town"),
        "preview_ms": _told(times),
        "throttled": {"by": THROTTLE, "preview_ms": _told(throttled), "step_ms": _told(steps)},
        "promised_throttled_p95_ms": PROMISED_THROTTLED,
        "promised_median_ms": PROMISED,
        "movements": len(times),
        "cards_in_the_tree": PLACED + 1,
        "board_and_art_kb_gzipped": _weight(),
        "cores": cpu_count(),
        "load_before": round(busy, 2),
        "machine": platform.machine(),
    }


def _board(which: str) -> dict[str, object]:
    """Another game's board, at a server and in a browser of its own."""
    name, module = BOARDS[which]
    busy = getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/table.db", "--unlimited") as table,
        sync_playwright() as started,
    ):
        browser = started.chromium.launch(executable_path=chromium.found(), args=FLAGS)
        found = module.figures(browser, table.address)
        browser.close()
    return {name: {**found, "load_before": round(busy, 2)}}


def _told(times: list[float]) -> dict[str, float]:
    return {
        "median": round(median(times), 2),
        "p95": round(times[int(len(times) * 0.95)], 2),
        "worst": round(times[-1], 2),
    }


def _measured(address: str) -> tuple[list[float], list[float], list[float]]:
    """Sorted times of previews, of the same with the processor throttled, and of steps by key then."""
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium.found(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
        page.add_init_script("localStorage.setItem('understory.settings', JSON.stringify({ closing: 'wait' }))")
        page.goto(address)
        page.get_by_role("button", name="Play Kodama: The Tree Spirits").first.click()
        for _ in range(PLACED):
            _laid(page)
        _held(page)
        times: list[float] = page.evaluate(_DRAG, MOVEMENTS)
        page.keyboard.press("Escape")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        _held(page)
        steps: list[float] = page.evaluate(_STEP, STEPS)
        throttled: list[float] = page.evaluate(_DRAG, MOVEMENTS)
        browser.close()
    return sorted(times), sorted(throttled), sorted(steps)


def _laid(page: Page) -> None:
    """Grow by a card, and go on to where the next is asked for."""
    _held(page)
    page.keyboard.press("Enter")
    end = page.get_by_role("button", name="End turn")
    end.click()
    expect(end).to_have_count(0)
    growing = page.locator('.board[data-asked="grow"]')
    scoring = page.locator('.board[data-asked="kodama"]')
    expect(growing.or_(scoring)).to_be_visible(timeout=PATIENCE)
    if scoring.count():
        page.locator("[data-kodama][aria-pressed]").first.click()
        page.locator("[data-score]").click()
        end.click()
        expect(growing).to_be_visible(timeout=PATIENCE)


def _held(page: Page) -> None:
    """Take up the first card that has a place, and step to it."""
    expect(page.locator('.board[data-asked="grow"]')).to_be_visible(timeout=PATIENCE)
    branches = page.locator("button[data-branch]")
    for card in range(branches.count()):
        branches.nth(card).press("Enter")
        page.keyboard.press("ArrowRight")
        if page.locator('[data-held][data-legal="true"]').count():
            return
        page.keyboard.press("Escape")


def _weight() -> float:
    """The largest script of the board, as it travels."""
    scripts = (build.OUT / "assets").glob("kodama-*.js")
    return round(max(len(gzip.compress(script.read_bytes(), 9)) for script in scripts) / 1000, 1)


def main() -> None:
    """Measure, write, and say whether the promise is kept."""
    if sys.argv[1:]:
        build.main()
        found = {**json.loads(RESULTS.read_text("utf-8")), **_board(sys.argv[1])}
    else:
        found = figures()
    text = json.dumps(found, indent=1)
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(text)
    spent, slowed = found["preview_ms"], found["throttled"]
    kept = isinstance(spent, dict) and spent["median"] < PROMISED
    kept &= isinstance(slowed, dict) and all(
        slowed[way]["p95"] < PROMISED_THROTTLED for way in ("preview_ms", "step_ms")
    )
    for name, module in BOARDS.values():
        told = found.get(name)
        kept &= isinstance(told, dict) and module.kept(told)
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
