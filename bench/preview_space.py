"""What Kodama 3D's picture costs in Chromium, for `python -m bench.preview`: frames, previews of a point, weight.

A table of four with late trees is opened. The tree is turned by hand, and of each frame the time is taken that scripts
took: handling the pointer, laying out the marks, and asking the renderer to draw. Then the tile in hand is shown at one
point after another, from the pointer's event to the drawing that shows it there. While nothing moves, nothing is drawn.
"""

import gzip
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page, expect
from web import build

import understory

FRAMES: Final = 100
PREVIEWS: Final = 40
REST_MS: Final = 1500
PROMISED_FRAME_MS: Final = 8.0
"""In the median, as are previews."""
PROMISED_PREVIEW_MS: Final = 16.0
PROMISED_KB: Final = 220.0
TURNS: Final = 30
"""Turns of all four together, after which trees have seven tiles or eight."""

_HELP: Final = """
  const stage = document.querySelector(".stage");
  const canvas = stage.querySelector("canvas");
  const area = stage.getBoundingClientRect();
  stage.setPointerCapture = () => {};
  const mouse = { bubbles: true, pointerId: 1, pointerType: "mouse", button: 0 };
  const point = (type, target, x, y) =>
    target.dispatchEvent(new PointerEvent(type, { ...mouse, clientX: x, clientY: y }));
  const drawn = () => new Promise((done) => {
    const seen = new MutationObserver(() => { seen.disconnect(); done(Number(canvas.dataset.frame)); });
    seen.observe(canvas, { attributes: true, attributeFilter: ["data-frame"] });
  });
"""
_TURN: Final = f"""async frames => {{{_HELP}
  const times = [];
  point("pointerdown", stage, area.x + 60, area.y + area.height / 2);
  point("pointermove", stage, area.x + 40, area.y + area.height / 2);
  await drawn();
  for (let i = 0; i < frames; i++) {{
    const next = drawn();
    const y = area.y + area.height * (0.5 + 0.1 * Math.sin(i / 9));
    const start = performance.now();
    point("pointermove", stage, area.x + 20 + (8 * i) % (area.width / 2), y);
    await null; await null; await null;
    const handled = performance.now() - start;
    times.push(handled + await next);
  }}
  point("pointerup", stage, area.x, area.y);
  return times;
}}"""
_TRY: Final = f"""async previews => {{{_HELP}
  const times = [];
  const marks = [...document.querySelectorAll(".point")];
  for (let i = 0; i < previews; i++) {{
    const box = marks[i % marks.length].getBoundingClientRect();
    const next = drawn();
    const start = performance.now();
    point("pointermove", marks[i % marks.length], box.x + box.width / 2, box.y + box.height / 2);
    await null; await null; await null;
    const handled = performance.now() - start;
    times.push(handled + await next);
    if (!document.querySelector(".point.shown")) throw new Error("no point is shown");
  }}
  return times;
}}"""
_REST: Final = f"""async rest => {{{_HELP}
  let frames = 0;
  const seen = new MutationObserver(() => frames++);
  seen.observe(canvas, {{ attributes: true, attributeFilter: ["data-frame"] }});
  await new Promise(done => setTimeout(done, rest));
  return frames;
}}"""


def figures(browser: Browser, address: str) -> dict[str, object]:
    """What was measured, in milliseconds of script."""
    page = browser.new_page(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce", base_url=address
    )
    page.add_init_script("localStorage.setItem('understory.settings', JSON.stringify({ closing: 'wait' }))")
    page.goto(_late(page, address))
    expect(page.locator(".stage canvas[data-frame]")).to_be_visible()
    idle: int = page.evaluate(_REST, REST_MS)
    frames: list[float] = page.evaluate(_TURN, FRAMES)
    page.locator("[data-stack][data-lit=true]").first.click()
    page.locator(".stack.lit:not(.start)").first.click()
    expect(page.locator(".point.open").first).to_be_visible()
    previews: list[float] = page.evaluate(_TRY, PREVIEWS)
    page.close()
    return {
        "players": 4,
        "frame_script_ms": _told(frames),
        "promised_frame_ms": PROMISED_FRAME_MS,
        "point_preview_ms": _told(previews),
        "promised_point_preview_ms": PROMISED_PREVIEW_MS,
        "frames_drawn_at_rest": idle,
        "space_kb_gzipped": weight(),
        "promised_kb": PROMISED_KB,
    }


def kept(found: dict[str, object]) -> bool:
    """Whether all that was promised holds."""
    frame, preview, size = found["frame_script_ms"], found["point_preview_ms"], found["space_kb_gzipped"]
    assert isinstance(frame, dict)
    assert isinstance(preview, dict)
    assert isinstance(size, float)
    return (
        frame["median"] <= PROMISED_FRAME_MS
        and preview["median"] < PROMISED_PREVIEW_MS
        and size <= PROMISED_KB
        and not found["frames_drawn_at_rest"]
    )


def weight() -> float:
    """Board, pack and renderer of Kodama 3D, as they travel."""
    scripts = [
        script
        for script in (build.OUT / "assets").glob("*.js")
        if any(word in script.read_text("utf-8") for word in ("webglcontextlost", "k3d-tab-", "blossom-blue-fork"))
        and script.name.startswith(("scene-", "kodama_3d-", "kodama-3d-"))
    ]
    return round(sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts) / 1000, 1)


def _late(page: Page, address: str) -> str:
    """A match of four in which much has grown; its address."""
    play = understory.new("kodama-3d", 4, "preview")
    while not (play.seats and play.state.turns >= TURNS and str(play.state.ask) == "k3d.move"):
        play.push(play.hint())
    page.goto(address)
    page.request.post("/api/me", data={"name": "Ada"})
    page.evaluate("localStorage.setItem('understory.met', 'yes')")
    sent = page.request.post("/api/records", data=str(play.record()), headers={"content-type": "text/plain"}).json()
    seats = [{"who": "me" if seat == play.seats[0] else "greedy"} for seat in range(4)]
    after = {"record": sent["record"], "moves": sent["moves"]}
    body = {"client": "preview", "game": "kodama-3d", "seats": seats, "after": after}
    return f"{address}/m/{page.request.post('/api/matches', data=body).json()['match']}"


def _told(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "median": round(median(ordered), 2),
        "p95": round(ordered[int(len(ordered) * 0.95)], 2),
        "worst": round(ordered[-1], 2),
    }
