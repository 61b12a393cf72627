"""The companion in a browser: golden games entered with a thumb come to their records' points, within a budget."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browser_table import fits
from companion_sheets import have, kodama_sheet, played, space_sheet, town_column
from companion_thumb import Thumb, build, grow, hang, words
from playwright.sync_api import Page, expect

from understory import games
from understory.core.companion import Filled

PHONE = {"width": 390, "height": 844}
GAME_OF_TWELVE = 200
"""Touches that a game of twelve cards for two may take: at 1.2 seconds each that is four minutes."""
TOWN_OF_FIFTEEN = 75
"""Touches that a town of fifteen cards may take: ninety seconds."""
BEYOND = 3
"""What a town's further cards, purple cards and the like may take each."""


def test_a_game_of_kodama_counted_by_the_companion_survives_a_reload_and_keeps_its_budget(
    another: Callable[..., Page], check_axe: Callable[[Page], None]
) -> None:
    page = another(viewport=PHONE, has_touch=True, color_scheme="dark")
    game = played("kodama", 3, 2)
    filled = kodama_sheet(game)
    rows = tuple(row.id for row in games.box("kodama").companion.sheets[0].rows)  # type: ignore[union-attr]
    thumb = Thumb(page, words("kodama"), "tree")
    names = ("Ada", "Ben")
    thumb.begin("Kodama: The Tree Spirits: Score sheet", *names, first=filled.first)

    def pause(row: str) -> None:
        if row == "summer-2":
            page.reload()
            expect(thumb.panel).to_be_visible()
        if row in {"spring-1", "summer-kodama"}:
            check_axe(page)
            assert fits(page)

    grow(thumb, filled, names, rows, pause)
    for name, points in zip(names, game.result.scores, strict=True):
        thumb.total(name, points)
    winner = names[game.result.winners[0]]
    expect(page.get_by_role("status").filter(has_text=f"{winner} wins.")).to_be_visible()
    assert thumb.touches <= GAME_OF_TWELVE
    thumb.touch(page.get_by_role("button", name="Keep it"))
    page.get_by_role("link", name="To all sheets").click()
    expect(page.get_by_role("heading", name="Past games")).to_be_visible()
    check_axe(page)


def test_a_game_of_duo_with_its_spirits_comes_to_the_engines_points_on_a_phone_held_sideways(
    another: Callable[..., Page], check_axe: Callable[[Page], None]
) -> None:
    page = another(viewport={"width": 844, "height": 390}, has_touch=True)
    game = played("kodama-duo", 3, 2)
    filled = kodama_sheet(game)
    rows = tuple(row.id for row in games.box("kodama-duo").companion.sheets[0].rows)  # type: ignore[union-attr]
    thumb = Thumb(page, words("kodama", "kodama_duo"), "tree")
    names = ("Ada", "Ben")
    thumb.begin("Kodama Duo: Score sheet", *names, first=filled.first)

    def pause(row: str) -> None:
        if row == "summer-1":
            check_axe(page)
            assert fits(page)

    grow(thumb, filled, names, rows, pause)
    for name, points in zip(names, game.result.scores, strict=True):
        thumb.total(name, points)
    assert len(filled.covers) == 13
    assert thumb.touches <= GAME_OF_TWELVE


def test_goals_of_kodama_3d_prove_themselves_on_the_sketch_of_a_phone(
    another: Callable[..., Page], check_axe: Callable[[Page], None]
) -> None:
    page = another(viewport={"width": 360, "height": 640}, has_touch=True, color_scheme="dark")
    game = played("kodama-3d", 0, 2)
    thumb = Thumb(page, words("kodama_3d"), "space")
    names = ("Ada", "Ben")
    thumb.begin("Kodama 3D: Goals", *names)
    hang(thumb, space_sheet(game), names)
    for name, points in zip(names, game.result.scores, strict=True):
        thumb.total(name, points)
    assert thumb.touches <= GAME_OF_TWELVE
    check_axe(page)
    assert fits(page)


def test_two_towns_are_asked_for_what_their_purple_cards_count_within_the_budget(
    another: Callable[..., Page], check_axe: Callable[[Page], None], tmp_path: Path
) -> None:
    page = another(viewport=PHONE, has_touch=True, accept_downloads=True)
    game = played("everdell-duo", 4, 2)
    state = game.state
    filled = Filled((town_column(state, 0), town_column(state, 1)))
    thumb = Thumb(page, words("everdell_duo"), "towns")
    names = ("Ada", "Ben")
    thumb.begin("Everdell Duo: Two towns", *names)
    before = thumb.touches

    def pause(what: str) -> None:
        if what == "Ada Purple bonuses":
            check_axe(page)
            assert fits(page)

    build(thumb, filled, names, lambda seat, thing: have(state, seat, thing), pause)
    for name, points in zip(names, game.result.scores, strict=True):
        thumb.total(name, points)
    cards = sum(len(column.sums["cards"]) for column in filled.columns)
    tokens = sum(len(column.sums["tokens"]) for column in filled.columns)
    assert thumb.touches - before - tokens <= 2 * TOWN_OF_FIFTEEN + BEYOND * max(0, cards - 30)

    page.get_by_role("button", name="Share, print, throw away").click()
    picture, kept = tmp_path / "sheet.png", tmp_path / "kept.json"
    for way, file in (("As a picture", picture), ("As data (JSON)", kept)):
        with page.expect_download() as download:
            page.get_by_role("button", name=way).click()
        download.value.save_as(file)
    assert picture.read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Throw it away").click()
    page.get_by_role("button", name="Throw it away for good").click()
    expect(page.get_by_role("heading", name="A new sheet")).to_be_visible()
    page.get_by_label("Bring in a sheet (JSON)").set_input_files(kept)
    thumb.total("Ada", game.result.scores[0])


@pytest.mark.parametrize(
    ("sheet", "rows"), [("Kodama: The Tree Spirits: Score sheet", 15), ("Everdell Duo: Campaign sheet", 17)]
)
def test_on_paper_there_is_the_sheet_alone_whole_and_in_ink_by_night_too(
    another: Callable[..., Page], sheet: str, rows: int
) -> None:
    page = another(viewport=PHONE, color_scheme="dark")
    thumb = Thumb(page, words("kodama"), "tree")
    thumb.begin(sheet)
    page.get_by_role("button", name="Share, print, throw away").click()
    page.evaluate("void (window.print = () => window.dispatchEvent(new Event('beforeprint')))")
    page.get_by_role("button", name="Print", exact=True).click()
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=1)).to_have_text(sheet.rpartition(": ")[0])
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.locator("tbody tr:has(td)")).to_have_count(rows)
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert fits(page)
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).color") == "rgb(42, 38, 34)"
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf())) == 1
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    expect(thumb.panel).to_be_visible()


def test_by_keys_a_card_is_laid_and_taken_back_and_numbers_are_typed_and_what_is_asked_next_stands_under_them(
    another: Callable[..., Page],
) -> None:
    page = another()
    page.goto("/companion")
    page.get_by_role("button", name="Kodama: The Tree Spirits: Score sheet", exact=True).press("Enter")
    page.get_by_label("Player 1", exact=True).first.fill("Ada")
    page.get_by_label("Player 2", exact=True).first.press("Enter")
    asked, here = page.locator(".thumb h2"), page.locator(":focus")
    expect(here).to_have_attribute("aria-label", "caterpillar")
    page.keyboard.press("ArrowRight")
    expect(here).to_have_attribute("aria-label", "cloud")
    page.keyboard.press("Enter")  # a cloud on the trunk
    expect(page.get_by_text("Tick the icons of the card")).to_be_visible()
    for key in ("ArrowRight", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.keyboard.press("Shift+Tab")
    expect(here).to_have_attribute("aria-label", "Trunk: cloud")
    page.keyboard.press("Enter")
    expect(asked).to_have_text("Player 2 Branch 1")
    expect(page.get_by_label("Total of Ada")).to_have_text("2")  # its cloud, and that of the trunk
    page.keyboard.press("u")
    expect(asked).to_have_text("Ada Branch 1")

    page.goto("/companion")
    page.get_by_role("button", name="Everdell Duo: Two towns", exact=True).press("Enter")
    page.get_by_label("Player 1", exact=True).first.press("Enter")
    expect(asked).to_have_text("Ada Points on cards")
    for key in ("3", "Enter", "1", "2", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_label("Total of Ada")).to_have_text("15")
    page.reload()
    expect(asked).to_have_text("Ada Points on cards")  # the row that is not done is open still
    page.get_by_role("button", name="Next", exact=True).press("Enter")
    expect(asked).to_have_text("Ada Purple bonuses")
    expect(here).to_have_attribute("aria-label", "green cards")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(asked).to_have_text("Ada Points on cards")
    page.keyboard.press("Escape")
    expect(asked).to_have_text("Ada Purple bonuses")


def test_an_own_card_is_copied_told_what_is_wrong_with_it_kept_and_taken_along(
    another: Callable[..., Page], check_axe: Callable[[Page], None], tmp_path: Path
) -> None:
    page = another(viewport=PHONE, accept_downloads=True)
    page.goto("/companion/cards")
    page.get_by_text("Kodamas", exact=True).click()
    page.get_by_role("button", name="Star Counter").click()
    page.get_by_label("Name", exact=True).fill("My Counter")
    page.get_by_role("spinbutton", name="Points").fill("77")
    expect(page.get_by_role("alert")).to_have_text("A whole number from 1 to 20.")
    check_axe(page)
    assert fits(page)
    page.get_by_role("spinbutton", name="Points").fill("5")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Keep this card").click()
    page.reload()
    page.get_by_text("Kodamas", exact=True).click()
    expect(page.get_by_role("button", name="My Counter")).to_be_visible()
    sheet = Thumb(page, words("kodama"), "tree")
    page.goto("/companion")
    page.get_by_role("button", name="Kodama: The Tree Spirits: Score sheet", exact=True).click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.get_by_role("row", name="Kodama").first.get_by_role("button").first.click()
    sheet.counted(lambda: sheet.panel.get_by_role("button", name="My Counter").click())
    page.goto("/companion/cards")
    page.get_by_text("Kodamas", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Take the pack with you").click()
    download.value.save_as(tmp_path / "own.zip")
    page.get_by_label("Bring in a pack").set_input_files(tmp_path / "own.zip")
    expect(page.get_by_role("status")).to_have_text("One card taken in.")
