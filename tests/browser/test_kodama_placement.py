"""Assisted free placement in the page: what is told while a card is in the air, and every way to move it."""

import re
from collections.abc import Callable

import pytest
from browser_table import Console
from kodama_hands import PATIENCE, PHONE, Board
from playwright.sync_api import Browser, Locator, Page, expect


@pytest.fixture
def board(page: Page) -> Board:
    """A game of Kodama in which a card is to be laid."""
    page.goto("/")
    page.get_by_role("button", name="Play Kodama: The Tree Spirits").first.click()
    board = Board(page)
    expect(board.asking("grow")).to_be_visible(timeout=PATIENCE)
    return board


def held(board: Board) -> Locator:
    return board.page.locator("[data-held]")


def angle(board: Board) -> int:
    return int(board.page.get_by_role("slider", name="Angle").get_attribute("aria-valuenow") or "")


def stepped(board: Board) -> None:
    """Take up the first card and step to its first place."""
    board.branches.first.press("Enter")
    board.page.keyboard.press("ArrowRight")
    expect(held(board)).to_have_attribute("data-legal", "true")


def banner(board: Board) -> Locator:
    return board.page.get_by_role("region", name="The turn")


def test_a_card_in_the_air_says_which_rules_it_breaks_in_words_and_on_the_tree(board: Board) -> None:
    mouse, card = board.page.mouse, board.branches.first.bounding_box()
    stage = board.stage.bounding_box()
    assert card
    assert stage
    mouse.move(card["x"] + 20, card["y"] + 20)
    mouse.down()
    mouse.move(stage["x"] + stage["width"] * 0.1, stage["y"] + stage["height"] * 0.97, steps=4)
    expect(held(board)).to_have_attribute("data-legal", "false")
    expect(banner(board)).to_contain_text("bark")
    expect(banner(board)).to_contain_text("table edge")
    expect(board.stage.locator("rect.edge")).to_be_visible()
    expect(board.stage.locator("circle.tip.broken")).to_be_visible()
    expect(board.lay).to_be_disabled()
    mouse.up()


def test_a_legal_place_tells_its_points_and_the_card_it_grows_from(board: Board) -> None:
    stepped(board)
    points = board.stage.locator("g.points > text").text_content() or ""
    assert re.fullmatch(r"\+\d+", points)
    expect(banner(board)).to_contain_text("no points" if points == "+0" else points.removeprefix("+"))
    expect(banner(board).get_by_text("from the trunk", exact=True)).to_be_visible()
    expect(board.lay).to_be_enabled()


def test_a_card_is_turned_by_keys_wheel_buttons_and_dial(board: Board) -> None:
    stepped(board)
    start = angle(board)
    board.page.keyboard.press("q")
    assert angle(board) == (start - 5) % 360
    board.page.keyboard.press("Shift+E")
    assert angle(board) == (start - 4) % 360
    board.page.get_by_role("button", name="Turn right").click()
    assert angle(board) == (start + 1) % 360
    box = board.stage.bounding_box()
    assert box
    board.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    board.page.mouse.wheel(0, -100)
    expect(board.page.get_by_role("slider", name="Angle")).to_have_attribute("aria-valuenow", str((start - 4) % 360))
    for key, turned in (("ArrowLeft", -9), ("ArrowRight", -4), ("ArrowUp", 1), ("ArrowDown", -4)):
        board.page.get_by_role("slider", name="Angle").press(key)
        assert angle(board) == (start + turned) % 360, key


def test_two_fingers_bring_the_tree_nearer_and_turn_a_card_and_letting_go_settles_it(
    browser: Browser, console: Console, base_url: str
) -> None:
    page = console.watch(browser.new_context(base_url=base_url, locale="en-GB", **PHONE)).new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Kodama: The Tree Spirits").first.tap()
    board = Board(page)
    expect(board.asking("grow")).to_be_visible(timeout=PATIENCE)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": px, "y": py, "id": at} for at, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    stage = board.stage.bounding_box()
    assert stage
    left, right, high = stage["x"] + 120, stage["x"] + 240, stage["y"] + 60
    expect(board.stage).to_have_attribute("data-near", "false")
    touch("touchStart", (left, high))
    touch("touchStart", (left, high), (right, high))
    touch("touchMove", (left, high), (right + 90, high))
    touch("touchEnd")
    expect(board.stage).to_have_attribute("data-near", "true")
    page.get_by_role("button", name="Whole tree").tap()

    stepped(board)
    start = angle(board)
    box = held(board).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch("touchStart", (x, y))
    touch("touchStart", (x, y), (x + 80, y))
    touch("touchMove", (x, y), (x + 75, y - 30))
    touch("touchMove", (x, y), (x + 60, y - 60))
    expect(page.get_by_role("slider", name="Angle")).to_have_attribute("aria-valuenow", str((start - 45) % 360))
    touch("touchEnd")
    expect(held(board)).to_have_attribute("data-legal", "true")


def test_a_card_put_back_is_in_the_market_again(board: Board) -> None:
    stepped(board)
    board.page.keyboard.press("Escape")
    expect(held(board)).to_have_count(0)
    expect(board.branches.first).to_have_attribute("aria-pressed", "false")


_UPPERMOST = """coin => {
  const { left, right, top, bottom } = coin.querySelector(".reach").getBoundingClientRect();
  return coin.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


def test_the_best_places_are_shown_and_taken(board: Board) -> None:
    board.page.get_by_role("button", name="Show me").click()
    ghosts = board.stage.locator("[data-ghost]")
    expect(ghosts.first).to_be_visible(timeout=PATIENCE)
    assert 1 < ghosts.count() <= 6, "one for each card of the market and each card that it may grow from"
    assert all(ghost.evaluate(_UPPERMOST) for ghost in ghosts.all()), "each coin can be touched"
    told = ghosts.first.get_attribute("aria-label") or ""
    ghosts.first.press("Enter")
    expect(held(board)).to_have_attribute("data-legal", "true")
    assert (board.stage.locator("g.points > text").text_content() or "").removeprefix("+") in told
    board.lay.click()
    expect(board.end_turn).to_be_visible(timeout=PATIENCE)
    expect(board.cards).to_have_count(2)
    board.page.get_by_role("button", name="Undo").click()
    expect(board.asking("grow")).to_be_visible(timeout=PATIENCE)
    expect(board.cards).to_have_count(1)


def test_a_table_without_hints_shows_no_places(page: Page, base_url: str) -> None:
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ada"}, headers={"Origin": base_url})
    wishes = {
        "client": "no-hints",
        "game": "kodama",
        "seats": [{"who": "me"}, {"who": "greedy"}],
        "options": {"first": "0", "first-game": "on"},
        "hints": False,
    }
    made = page.request.post("/api/matches", data=wishes, headers={"Origin": base_url})
    assert made.ok, made.text()
    page.goto(f"/m/{made.json()['match']}")
    board = Board(page)
    expect(board.asking("grow")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Show me")).to_have_count(0)


def test_every_point_is_explained_and_the_other_tree_is_shown_in_full(
    board: Board, check_axe: Callable[[Page], None]
) -> None:
    stepped(board)
    board.lay.click()
    expect(board.end_turn).to_be_visible(timeout=PATIENCE)
    board.page.locator("[data-proof]").click()
    entry = board.page.locator(".proof .entry").first
    entry.hover()
    expect(entry).to_contain_text(re.compile("down to the trunk|the card below has none"))
    check_axe(board.page)
    board.page.get_by_role("button", name="Close").click()
    board.page.locator("[data-tree]").click()
    expect(board.page.get_by_role("dialog")).to_be_visible()
    check_axe(board.page)


def test_a_drag_that_misses_a_card_selects_no_words(board: Board) -> None:
    mouse, first, second = board.page.mouse, board.branches.nth(0).bounding_box(), board.branches.nth(1).bounding_box()
    assert first
    assert second
    mouse.move((first["x"] + first["width"] + second["x"]) / 2, first["y"] + 40)
    mouse.down()
    mouse.move(500, 300, steps=4)
    mouse.up()
    assert board.page.evaluate("getSelection().toString()") == ""


def test_enter_ends_a_turn_that_was_played_by_mouse(board: Board) -> None:
    board.page.get_by_role("button", name="Show me").click()
    board.page.locator("[data-ghost]").first.click()
    board.lay.click()
    expect(board.end_turn).to_be_visible()
    board.page.keyboard.press("Enter")
    expect(board.end_turn).to_have_count(0)
