"""What people and packs write is shown as text: names, chat, uploads and titles that are made to run run nowhere."""

from collections.abc import Callable
from typing import Any

import pytest
from browser_play import at_table, introduced, laid
from browser_table import Console
from playwright.sync_api import BrowserContext, Page, Route, expect

IMAGE = "<img src=x onerror=ran=1>"
BREAKOUT = "\"'><svg onload=ran=1>"
SAID = (
    f"</p><script>ran=1</script>{IMAGE}<a href='javascript:ran=1'>x</a><iframe srcdoc='<script>parent.ran=1</script>'>"
)
NOTED = (
    """addEventListener('securitypolicyviolation', event => (window.stopped ??= []).push(event.violatedDirective))"""
)


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """A browser that notes what the content security policy had to stop."""
    context.add_init_script(NOTED)
    return context


def _unharmed(page: Page) -> None:
    """Nothing ran, nothing had to be stopped, and nothing of it became an element."""
    found: list[Any] = page.evaluate("[window.ran ?? null, window.stopped ?? null]")
    assert found == [None, None]
    assert page.locator("img[src=x], iframe, a[href^='javascript:'], body script").count() == 0


def test_names_and_words_that_are_markup_are_shown_as_text(page: Page, another: Callable[..., Page]) -> None:
    introduced(page, IMAGE)
    match = laid(page, "me", "guest", access="public", options={"first": "0"})
    ben = another()
    ben.add_init_script(NOTED)
    introduced(ben, BREAKOUT)
    ben.goto("/lobby")
    expect(ben.get_by_text(IMAGE)).to_be_visible()
    _unharmed(ben)
    assert ben.request.post(f"/api/matches/{match}/seats", data={"client": "sit", "seat": 1}).ok
    at_table(page, match)
    at_table(ben, match)
    expect(page.get_by_text(BREAKOUT).first).to_be_attached()
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_label("Say something").fill(SAID)
    ben.keyboard.press("Enter")
    page.get_by_role("button", name="Chat, 1 new").click()
    expect(page.get_by_text(SAID)).to_be_visible()
    for each in (page, ben):
        _unharmed(each)


def test_an_uploaded_record_is_no_page(page: Page, console: Console) -> None:
    console.forgive("favicon")
    introduced(page, "Ada")
    text = f"understory-record 1\ngame lanterns\nrules 1\nplayers 2\nseat 0 {IMAGE}\nseat 1 {BREAKOUT}\nmoves\n"
    kept = page.request.post("/api/records", data=text.encode(), headers={"content-type": "text/plain"})
    assert kept.ok, kept.text()
    answer = page.goto(f"/api/records/{kept.json()['record']}")
    assert answer is not None
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["x-content-type-options"] == "nosniff"
    expect(page.get_by_text(IMAGE)).to_be_visible()
    _unharmed(page)


def test_titles_and_options_of_a_pack_are_text(page: Page) -> None:
    def spoilt(route: Route) -> None:
        told = route.fetch().json()
        for game in told["games"]:
            game["title"] = IMAGE
        route.fulfill(json=told)

    page.route("**/api/games", spoilt)
    introduced(page, "Ada")
    page.goto(f"/new?game={IMAGE}&options={BREAKOUT}")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.goto("/new?game=kodama")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    _unharmed(page)


def test_an_address_that_is_markup_is_an_address_of_nothing(page: Page, console: Console) -> None:
    console.forgive("40[34]")
    for path in (f"/m/{IMAGE}", f"/join/{BREAKOUT}", f"/{IMAGE}"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        _unharmed(page)
