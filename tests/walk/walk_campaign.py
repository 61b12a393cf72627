"""A campaign goes from its first chapter to its second through a restart, with its Good News in hand: in four
languages, at a desk and on phones, by keys, and the sheets come out of the printer on one page each. And two mayors
far apart play a whole chapter, each in a browser of their own."""

import re
from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bench.table_server import serving
from browser_table import Console, fits
from everdell_hands import Hands, Mouse, Table, Touch
from playwright.sync_api import Page, expect
from test_page_campaign import _played, _seen, _won, asked, go_on, match_in, pages, two_mayors
from walking import PICTURES, looked_at

from understory.core.record import written
from understory.games.everdell_duo.campaign.chapter import chapter_result
from understory.games.everdell_duo.campaign.story import begun, founded
from understory.games.everdell_duo.campaign.text import written as campaign_text
from understory.games.everdell_duo.rules.vocabulary import Difficulty
from understory.locale import Language, speak

OUT = PICTURES / "campaign"
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LYING: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True}


@cache
def nearly_won_with_news() -> tuple[str, str, str]:
    """A campaign whose first chapter is one decision from being won with Good News left, and more."""
    campaign = founded("Moosbruck", ("Ada",), Difficulty.NORMAL)
    for line in map(_played, range(400)):
        kept = chapter_result(campaign, 1, date(2026, 1, 1), line.state).kept if _won(line) else ()
        if kept:
            last = max(at for at, step in enumerate(line.steps) if step.seat >= 0 and not step.forced)
            record = written(line, ["Ada"], None, over=False).cut(last)
            return campaign_text(begun(campaign, 1, str(record))), str(line.steps[last].move), kept[0]
    raise AssertionError("no game was won with Good News left")


@pytest.mark.parametrize(
    ("language", "seen"),
    [
        (Language.ENGLISH, {**DESK, "locale": "en-GB", "color_scheme": "dark"}),
        (Language.FRENCH, {**PHONE, "locale": "fr-FR"}),
        (Language.GERMAN, {**LYING, "locale": "de-DE"}),
        (Language.ITALIAN, {**PHONE, "locale": "it-IT", "color_scheme": "dark"}),
    ],
)
def test_good_news_goes_along_to_the_next_chapter_through_a_restart(
    another: Callable[..., Page], console: Console, tmp_path: Path, language: Language, seen: dict[str, Any]
) -> None:
    console.forgive("WebSocket connection to|ERR_CONNECTION_REFUSED")
    text, move, news = nearly_won_with_news()
    card = speak(language).card_name(news)
    (tmp_path / "town.campaign").write_text(text, encoding="utf-8")
    store, page = f"sqlite:///{tmp_path}/table.db", another(**seen)
    OUT.mkdir(parents=True, exist_ok=True)
    with serving(store, "--unlimited") as server:
        address, port = server.address, server.address.rpartition(":")[2]
        page.goto(f"{address}/campaign")
        page.locator("input:not([type=file]):not([type=radio])").nth(1).fill("Ada")
        page.locator("input[type=file]").set_input_files(tmp_path / "town.campaign")
        page.locator(".next .button.now").press("Enter")
        match = match_in(page)
        asked(page, address, match, type="move", answers=_seen(page, address, match), moves=[move], closes=0)
        page.goto(f"{address}/campaign")
        page.get_by_role("link", name="Moosbruck").press("Enter")
        expect(page.get_by_role("heading", name="Moosbruck", level=1)).to_be_visible()
        expect(page.locator(".parts")).to_contain_text(card)
        assert fits(page)
        page.screenshot(path=OUT / f"road-{language}.png", full_page=True)
        page.locator("svg [role=button]").first.press("Enter")
        sheet = page.get_by_role("dialog")
        day = sheet.locator("input[type=date]")
        day.fill("2026-03-21")
        day.press("Tab")
        expect(day).to_have_value("2026-03-21")
        page.screenshot(path=OUT / f"chapter-{language}.png")
        page.keyboard.press("Escape")
        assert server.stop() == 0
    with serving(store, "--unlimited", "--port", port):
        page.reload()
        page.locator(".next .button.now").press("Enter")
        match_in(page)
        expect(page.locator("[data-asked]").first).to_be_visible()
        if (tab := page.locator("#everdell-tab-company")).is_visible():
            tab.press("Enter")
        expect(page.locator("#main")).to_contain_text(card)
        page.screenshot(path=OUT / f"second-{language}.png")
        page.goto(f"{address}/campaign")
        page.get_by_role("link", name="Moosbruck").press("Enter")
        page.locator("a[href^='/sheet/']").press("Enter")
        expect(page.get_by_role("img", name="Moosbruck")).to_be_visible()
        assert pages(page) == 1
        page.pdf(path=OUT / f"sheet-{language}.pdf", prefer_css_page_size=True, print_background=True)
        page.goto(f"{address}/challenges")
        expect(page.locator("main img").first).to_be_visible()
        assert pages(page) == 1
        page.pdf(path=OUT / f"book-{language}.pdf", prefer_css_page_size=True, print_background=True)


def test_its_pages_can_be_read_and_reached(page: Page, tmp_path: Path) -> None:
    text, move, _ = nearly_won_with_news()
    (tmp_path / "town.campaign").write_text(text, encoding="utf-8")
    page.goto("/campaign")
    address = page.url.removesuffix("/campaign")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Choose a file").set_input_files(tmp_path / "town.campaign")
    page.get_by_role("button", name="Begin chapter 1").click()
    match = match_in(page)
    asked(page, address, match, type="move", answers=_seen(page, address, match), moves=[move], closes=0)
    page.get_by_role("link", name="Back to the road").click()
    expect(page.get_by_role("heading", name="Moosbruck", level=1)).to_be_visible()
    road = page.url.removeprefix(address)
    stations = page.locator("svg [role=button]")
    sheet = page.locator("a[href^='/sheet/']").get_attribute("href") or ""

    scenes: list[tuple[str, str, Callable[[Page], None]]] = [
        ("towns", "/campaign", lambda page: expect(page.get_by_role("heading", level=1)).to_be_visible()),
        ("road", road, lambda page: expect(stations.first).to_be_visible()),
        ("chapter", road, _opened),
        ("sheet", sheet, _drawn),
        ("challenges", "/challenges", _drawn),
    ]
    found = {scene: looked_at(page, "campaign", scene, at, do) for scene, at, do in scenes}
    assert {name: told for name, told in found.items() if told} == {}


def _opened(page: Page) -> None:
    page.locator("svg [role=button]").first.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def _drawn(page: Page) -> None:
    expect(page.locator("main img").first).to_be_visible()


def test_two_mayors_play_a_whole_chapter_in_two_browsers(page: Page, another: Callable[..., Page]) -> None:
    page.set_viewport_size(DESK["viewport"])
    bea = another(**PHONE, locale="en-GB")
    two_mayors(page, bea)
    sides: list[tuple[Table, Hands]] = [(Table(page), Mouse()), (Table(bea), Touch())]
    rng = Random(5)
    while go_on(sides, rng):
        pass
    for side, _ in sides:
        side.page.goto("/campaign")
        side.page.get_by_role("link", name="Mossgate").click()
        expect(side.page.get_by_role("region", name="The newspaper")).to_be_visible()
        assert fits(side.page)
    told = [side.page.locator("svg [role=button]").first.get_attribute("aria-label") for side, _ in sides]
    assert told[0] == told[1]
    assert re.match("Chapter 1, .*: (won|lost)", told[0] or "")
    expect(page.locator(".next .button.now")).to_be_visible()
