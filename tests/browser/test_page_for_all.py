"""Every screen for everybody: no AA violations by day or night, nothing beyond the edge of a phone, light to load."""

import gzip
from collections.abc import Callable
from typing import Literal

import pytest
from browser_play import at_table, board, introduced, laid, moved, my_turn, turn
from browser_table import fits
from playwright.sync_api import Page, Response, expect

PHONE = {"width": 390, "height": 844}
FIRST_LOAD = 150_000
"""Bytes, compressed."""


def _start(page: Page) -> None:
    page.goto("/")
    expect(page.locator("svg .fireflies")).to_be_attached()


def _new(page: Page) -> None:
    page.goto("/new")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()


def _lobby(page: Page) -> None:
    introduced(page, "Ada")
    laid(page, "me", "guest", access="public")
    page.goto("/lobby")
    expect(page.get_by_role("link", name="Ada").first).to_be_visible()


def _rules(page: Page) -> None:
    page.goto("/rules/kodama#kodama.place.ten")
    expect(page.locator(".asked")).to_be_visible()


def _gathering(page: Page) -> None:
    introduced(page, "Ada")
    page.goto(f"/m/{laid(page, 'me', 'guest')}")
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()


def _kodama(page: Page) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", options={"first": "0"})
    at_table(page, match)
    moved(page, match, 0)
    my_turn(page)
    page.get_by_role("button", name="What happened").click()


def _chat(page: Page) -> None:
    introduced(page, "Ada")
    at_table(page, laid(page, "me", "greedy", game="kodama-duo"))
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("Hello")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Hello")).to_be_visible()


def _list_of_moves(page: Page) -> None:
    introduced(page, "Ada")
    at_table(page, laid(page, "me", "greedy", game="lanterns"))
    expect(turn(page)).to_be_visible()


def _curtain(page: Page) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", {"who": "me", "name": "Bo"}, options={"first": "0"})
    at_table(page, match)
    moved(page, match, 0)
    expect(page.get_by_role("button", name="I am Bo")).to_be_visible()


def _settings(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _nowhere(page: Page) -> None:
    page.goto("/elsewhere")
    expect(page.get_by_role("heading", name="nothing here but moss")).to_be_visible()


SCREENS = (_start, _new, _lobby, _rules, _gathering, _kodama, _chat, _list_of_moves, _curtain, _settings, _nowhere)
_named = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__.strip("_"))


@_named
@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_no_fault(
    another: Callable[..., Page],
    check_axe: Callable[[Page], None],
    screen: Callable[[Page], None],
    light: Literal["light", "dark"],
) -> None:
    page = another(color_scheme=light, reduced_motion="reduce")
    screen(page)
    check_axe(page)


@_named
def test_a_phone_never_scrolls_sideways(another: Callable[..., Page], screen: Callable[[Page], None]) -> None:
    page = another(viewport=PHONE, has_touch=True, is_mobile=True)
    screen(page)
    assert fits(page)


def test_the_first_load_weighs_under_150_kilobytes(page: Page) -> None:
    sizes: dict[str, int] = {}

    def weighed(response: Response) -> None:
        body = response.body()
        packed = response.url.endswith(".woff2")
        sizes[response.url] = len(body) if packed else len(gzip.compress(body, 6))

    page.on("response", weighed)
    page.goto("/", wait_until="networkidle")
    expect(page.locator("svg .fireflies")).to_be_attached()
    assert any(url.endswith(".woff2") for url in sizes)
    assert sum(sizes.values()) < FIRST_LOAD, (sum(sizes.values()), sizes)


@pytest.mark.parametrize(
    ("opener", "stands_on"),
    [
        ("Settings", "heading"),
        ("Rules", "heading"),
        ("Play on another device", "heading"),
        ("What happened", "complementary"),
        ("Chat", "textbox"),
    ],
)
def test_whoever_opens_something_by_keys_stands_in_it_and_afterwards_where_they_were(
    page: Page, opener: str, stands_on: Literal["heading", "complementary", "textbox"]
) -> None:
    introduced(page, "Ada")
    at_table(page, laid(page, "me", "greedy", options={"first": "0"}))
    button = page.get_by_role("button", name=opener, exact=True)
    button.press("Enter")
    expect(page.get_by_role(stands_on).and_(page.locator(":focus"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    button.press("Enter")
    page.get_by_role("button", name="Close", exact=True).press("Enter")
    expect(button).to_be_focused()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE", "it-IT"])
def test_on_a_small_phone_the_report_is_seen_whole_and_some_lines_of_the_log_under_the_tree(
    another: Callable[..., Page], locale: str
) -> None:
    page = another(viewport={"width": 360, "height": 664}, has_touch=True, is_mobile=True, locale=locale)
    introduced(page, "Ada")
    page.goto(f"/m/{laid(page, 'me', 'greedy', options={'first': '0'})}")
    expect(board(page)).to_be_visible()
    page.keyboard.press("l")
    lines, tree = page.locator(".log").bounding_box(), page.locator(".stage").bounding_box()
    assert lines
    assert tree
    assert lines["height"] > 110
    assert page.locator("aside").evaluate("log => log.getBoundingClientRect().top") > tree["y"] + tree["height"] - 40
    page.locator(".strip .icon-button").last.click()
    page.locator("dialog .wrong button").click()
    wide = page.locator("dialog:has(textarea) .content")
    expect(wide).to_be_visible()
    assert wide.evaluate("content => content.scrollWidth <= content.clientWidth")
