"""Walks past a board: a game is brought to where something is asked, and that is looked at in every size and language,
by day and by night. What is cut, covered, tiny, raw or out of reach is told; pictures go onto contact sheets.

A walk is a file `walk_GAME.py` with scenarios; `make walk` runs them all, `make walk ARGS="-k draft"` some of them.
"""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

import understory
from understory.play import Play

SIZES: Final = (
    (2560, 1440), (1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (390, 664), (844, 390),
    (360, 640), (640, 400),
)  # fmt: skip
"""The last is a screen of 1280 x 800 at 200 %."""
LANGUAGES: Final = ("en", "fr", "de", "it")
LIGHTS: Final[tuple[Any, ...]] = ("light", "dark")
HERE: Final = Path(__file__).parent
PICTURES: Final = Path(os.environ.get("WALK_PICTURES", HERE.parents[1] / "walk"))
RESULT: Final = HERE / "result.json"
_MEASURE: Final = (HERE / "measuring.js").read_text("utf-8")
_requests = count(1)


def untouched(page: Page) -> None:
    """Look at the board as it comes."""
    expect(page.locator("main .board")).to_be_visible()


@dataclass(frozen=True)
class Scenario:
    """Where a game is brought to, and what is done on the page before it is looked at."""

    name: str
    game: str
    until: Callable[[Play], bool]
    """The game is played on by greedy bots until this holds; the seat that is then to decide is looked through."""
    players: int = 2
    options: dict[str, str] = field(default_factory=dict)
    do: Callable[[Page], None] = untouched
    looking_on: bool = False
    seeds: int = 60
    """So many deals are tried until one comes to it."""
    start: int = 1

    def played(self) -> Play:
        """The game, brought to where it is to be looked at."""
        for seed in range(self.start, self.start + self.seeds):
            options = {name.replace("-", "_"): value for name, value in self.options.items()}
            play = understory.new(self.game, self.players, f"walk {seed}", **options)
            while not play.over:
                if self.until(play):
                    return play
                play.push(play.hint())
            if self.until(play):
                return play
        raise AssertionError(f"{self.name}: no deal of {self.seeds} comes to this")


def brought(page: Page, scenario: Scenario) -> str:
    """Lay a match that stands where the scenario says, seen by who is to decide; its address."""
    play = scenario.played()
    seat = None if scenario.looking_on else (play.seats[0] if play.seats else 0)
    return laid_after(page, scenario.game, scenario.players, seat, str(play.record()))


def laid_after(page: Page, game: str, players: int, seat: int | None, record: str) -> str:
    """Lay a match that goes on from a record's end, against greedy bots; its address."""
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ada"})
    page.evaluate("localStorage.setItem('understory.met', 'yes')")
    kept = page.request.post("/api/records", data=record, headers={"content-type": "text/plain"}).json()
    body = {
        "client": f"walk-{next(_requests)}",
        "game": game,
        "seats": [{"who": "me" if at == seat else "greedy"} for at in range(players)],
        "after": {"record": kept["record"], "moves": kept["moves"]},
    }
    made = page.request.post("/api/matches", data=body)
    assert made.ok, made.text()
    laid = made.json()
    if laid["key"]:
        page.evaluate("laid => localStorage.setItem('understory.keys', JSON.stringify({[laid.match]: laid.key}))", laid)
    return f"/m/{laid['match']}"


def measured(page: Page) -> list[str]:
    """What is wrong with the page as it stands, a line each."""
    found: list[str] = page.evaluate(_MEASURE)
    return found


def walked(page: Page, scenario: Scenario) -> dict[str, list[str]]:
    """Look at a scenario in every way; what was found, by picture."""

    def do(page: Page) -> None:
        untouched(page)
        scenario.do(page)

    return looked_at(page, scenario.game, scenario.name, brought(page, scenario), do)


def looked_at(page: Page, chapter: str, scene: str, address: str, do: Callable[[Page], None]) -> dict[str, list[str]]:
    """Look at an address in every way, once this was done there; what was found, by picture."""
    folder = PICTURES / chapter / scene.replace(" ", "-")
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    for language, light, (wide, high) in _ways():
        if (wide, high) == SIZES[0] and light == LIGHTS[0]:
            page.set_viewport_size({"width": 1280, "height": 720})
            page.evaluate("to => localStorage.setItem('understory.language', to)", language)
            page.goto(address)
            do(page)
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        page.set_viewport_size({"width": wide, "height": high})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        name = f"{wide}x{high}-{language}-{light}"
        page.screenshot(path=folder / f"{name}.jpeg", type="jpeg", quality=85, scale="css")
        found[name] = measured(page)
    _sheet(page, folder, sorted(found, key=lambda name: list(found).index(name)), found)
    told = {name: lines for name, lines in found.items() if lines}
    _kept(chapter, scene, len(found), told)
    return told


def _ways() -> Iterator[tuple[str, Any, tuple[int, int]]]:
    languages = os.environ.get("WALK_LANGUAGES", ",".join(LANGUAGES)).split(",")
    return ((language, light, size) for language in languages for light in LIGHTS for size in SIZES)


def _sheet(page: Page, folder: Path, names: list[str], found: dict[str, list[str]]) -> None:
    """All pictures of a scenario on one, drawn by the browser itself."""
    figures = "".join(
        f"<figure><figcaption>{name}: {len(found[name])}</figcaption><img src='file://{folder / name}.jpeg'></figure>"
        for name in names
    )
    style = "body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:14px sans-serif}figure{margin:0}img{height:300px}"
    sheet = folder.parent / f"{folder.name}.html"
    sheet.write_text(f"<meta charset='utf-8'><style>{style}</style>{figures}", encoding="utf-8")
    drawn = page.context.new_page()
    drawn.set_viewport_size({"width": 2400, "height": 1200})
    drawn.goto(f"file://{sheet}")
    drawn.screenshot(path=folder.parent / f"{folder.name}.png", full_page=True)
    drawn.close()


def _kept(chapter: str, scene: str, pictures: int, told: dict[str, list[str]]) -> None:
    """Write what was found into the result that is kept with the sources."""
    result = json.loads(RESULT.read_text("utf-8")) if RESULT.exists() else {}
    here = {"pictures": pictures, "found": told}
    result.setdefault(chapter, {})[scene] = here
    text = json.dumps(result, indent=1, sort_keys=True, ensure_ascii=False)
    RESULT.write_text(text + "\n", encoding="utf-8")
