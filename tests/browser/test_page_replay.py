"""Games seen again in the page: a record is dropped, any moment is an address, and a wrong file is refused in words."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

import pytest
from bench.table_server import Guest
from browser_play import GOLDEN, drop
from browser_table import Console
from playwright.sync_api import Page, expect

PHONE = {"width": 390, "height": 664}


def at(page: Page) -> str:
    """The moment that is shown."""
    return page.get_by_role("slider").get_attribute("aria-valuetext") or ""


def test_a_dropped_record_is_seen_again_move_by_move(
    page: Page, another: Callable[..., Page], console: Console, check_axe: Callable[[Page], None]
) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    console.forgive("status of 422")
    drop(page, "letter.record", "Dear Ada,\n")
    expect(page.get_by_role("alert")).to_contain_text("record")
    drop(page, "game.record", (GOLDEN / "everdell_duo.record").read_text("utf-8"))
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/r/[0-9a-f]{32}\?t=\d+&as=open$"))
    first = at(page)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).not_to_have_attribute("aria-valuetext", first)
    page.keyboard.press(".")
    expect(page.get_by_role("slider")).not_to_have_attribute("aria-valuetext", re.compile("Decision 1 "))
    page.get_by_role("button", name="Hands", exact=True).click()
    hands = page.get_by_role("complementary", name="Hands")
    expect(hands.get_by_role("heading")).to_have_text(["Hazel", "Moss"])
    expect(hands.get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("h")
    expect(hands).to_have_count(0)
    page.get_by_role("button", name="All hands open").click()
    page.get_by_role("radio", name="Seen by an onlooker").check()
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(r"as=all$"))
    check_axe(page)

    shared, shown = page.url, at(page)
    moves = page.locator("#main").get_attribute("data-moves")
    elsewhere = another()
    elsewhere.goto(shared)
    expect(elsewhere.get_by_role("slider")).to_have_attribute("aria-valuetext", shown)
    expect(elsewhere.locator("#main")).to_have_attribute("data-moves", moves or "")
    elsewhere.keyboard.press("l")
    elsewhere.get_by_role("list", name="What happened").get_by_role("button").first.click()
    expect(elsewhere).not_to_have_url(shared)
    elsewhere.get_by_role("button", name="Share").click()
    for button, start in (("Save the picture", b"\x89PNG"), ("As a drawing (SVG)", b"<svg")):
        with elsewhere.expect_download() as saving:
            elsewhere.get_by_role("button", name=button).click()
        assert Path(saving.value.path()).read_bytes().startswith(start)
    elsewhere.keyboard.press("Escape")
    elsewhere.get_by_role("button", name="Play on from here").click()
    elsewhere.get_by_role("button", name="Lay the table").click()
    expect(elsewhere).to_have_url(re.compile(r"/m/"))
    elsewhere.get_by_role("button", name="What happened").click()
    expect(elsewhere.get_by_role("link", name="This game went on from another.")).to_be_visible()
    elsewhere.goto(shared)
    expect(elsewhere.get_by_role("slider")).to_be_visible()
    elsewhere.keyboard.press("End")
    expect(elsewhere.get_by_text(re.compile("wins"))).to_be_visible()


def test_a_record_dropped_while_the_server_is_away_is_seen_by_the_page_itself_and_looked_into(
    page: Page, console: Console
) -> None:
    console.forgive("ERR_FAILED")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.route("**/api/**", lambda route: route.abort())
    drop(page, "game.record", (GOLDEN / "kodama.record").read_text("utf-8"))
    expect(page.get_by_role("slider")).to_be_visible(timeout=120_000)
    expect(page).to_have_url(re.compile(r"/r/[0-9a-f]{32}\?t=\d+&as=open$"))
    page.get_by_role("button", name="Look into it").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(re.compile(r"^[1-9]\d*/\d+$"))).to_be_visible(timeout=120_000)
    sheet.get_by_role("button", name="Stop here").click()


def test_a_running_match_is_seen_again_with_ones_own_eyes_only(page: Page, base_url: str) -> None:
    with Guest(base_url, "Ada") as ada:
        match = ada.make("me", "greedy", game="kodama-duo", access="public")["match"]
        page.goto(f"/r/{match}?t=0&as=0")
        expect(page).to_have_url(re.compile(r"as=all$"))
        page.get_by_role("button", name=re.compile("^Seen by")).click()
        expect(page.get_by_role("radio", name="Seen by an onlooker")).to_be_checked()
        expect(page.get_by_role("radio", name="Ada")).to_have_count(0)


def test_a_finished_game_is_looked_into_and_better_places_are_drawn_on_the_board(
    page: Page, check_axe: Callable[[Page], None]
) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    drop(page, "game.record", (GOLDEN / "kodama.record").read_text("utf-8"))
    page.get_by_role("button", name="Look into it").click()
    expect(page.get_by_role("img", name=re.compile("^Who was ahead, in points: Ada 102, Ben 124"))).to_be_visible()
    page.get_by_role("button", name="Begin", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="See it on the board").first).to_be_visible(timeout=120_000)
    sheet.get_by_role("button", name="Stop here").click()
    expect(sheet.get_by_text(re.compile(r"etter,? by \d+ percentage points: Ada")).first).to_be_visible()
    expect(sheet.get_by_text(re.compile(r"\d+ simulations in \d+ possible deals")).first).to_be_visible()
    check_axe(page)
    sheet.get_by_role("button", name="See it on the board").first.click()
    expect(page.get_by_role("status").filter(has_text="percentage points")).to_be_visible()
    expect(page).to_have_url(re.compile(r"as=0$"))
    expect(page.locator("[data-ghost]").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-ghost]")).to_have_count(0)


def test_every_sheet_gives_the_focus_back_and_the_picture_is_titled_in_the_language_of_the_page(
    another: Callable[..., Page],
) -> None:
    page = another(locale="de-DE", viewport=PHONE)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    drop(page, "game.record", (GOLDEN / "kodama.record").read_text("utf-8"))
    for sheet in ("eyes", "on", "analysis", "share"):
        button = page.locator(f".tools [data-do={sheet}]")
        button.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        if sheet == "share":
            picture = page.get_by_role("img", name="Ein Bild zum Aufheben")
            titles = re.findall("<title>(.*?)</title>", unquote(picture.get_attribute("src") or ""))
            assert titles[0] == "Kodama: Die Baumgeister"
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button).to_be_focused()


@pytest.mark.usefixtures("software")
def test_on_a_phone_a_tree_in_space_seen_again_has_a_third_of_the_board_and_one_line_above_it(
    another: Callable[..., Page],
) -> None:
    page = another(locale="de-DE", viewport=PHONE)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    drop(page, "game.record", (GOLDEN / "kodama_3d.record").read_text("utf-8"))
    page.get_by_role("slider").press("ArrowRight")
    name = page.locator(".middle > .name")
    expect(name).to_have_text(re.compile("^Baum von [^:]*$"))
    board, space, line = (
        place.bounding_box() for place in (page.locator(".board"), page.locator(".board .middle"), name)
    )
    assert board
    assert space
    assert line
    assert space["height"] > board["height"] / 3
    assert line["height"] < 30
