"""From the start page to a game, and what the page weighs."""

import json
import re

import pytest
from browser_table import Console
from playwright.sync_api import Page, expect


def test_one_click_begins_a_game_of_kodama_against_a_bot(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play Kodama: The Tree Spirits")).click()
    page.wait_for_url("**/m/*")
    expect(page.get_by_role("region", name="The turn")).to_be_visible()
    expect(page.get_by_role("group", name="Sprout")).to_be_visible()
    page.goto("/")
    going = page.get_by_role("link", name=re.compile("Kodama: The Tree Spirits.*You.*Sprout.*Your turn|Waiting"))
    expect(going).to_be_in_viewport()
    going.click()
    expect(page.get_by_role("region", name="The turn")).to_be_visible()


@pytest.mark.parametrize("game", ["Kodama: The Tree Spirits", "Kodama Duo", "Kodama 3D", "Everdell Duo"])
def test_one_click_begins_a_lesson(page: Page, console: Console, game: str) -> None:
    console.forgive("GL Driver Message")
    page.goto("/")
    page.get_by_role("link", name=f"Learn {game}", exact=True).click()
    expect(page.locator('main[data-number="0"]')).to_be_visible()
    expect(page.locator(".lesson .sentence")).not_to_be_empty()


SHIFTS = """new PerformanceObserver((seen) => {
  for (const shift of seen.getEntries()) window.shifted = (window.shifted ?? 0) + shift.value;
}).observe({ type: "layout-shift", buffered: true })"""


def test_nothing_moves_under_a_finger_when_the_page_opens(page: Page) -> None:
    page.add_init_script(SHIFTS)
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("button", name=re.compile("^Play "))).to_have_count(4)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert page.evaluate("window.shifted ?? 0") < 0.02


def test_every_link_of_the_start_page_leads_somewhere(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("^Play "))).to_have_count(4)
    found = page.locator("main a[href^='/']").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert {"/new?game=everdell-duo&with=friends", "/rules/kodama-3d"} <= set(found)
    for address in sorted({link.split("?")[0] for link in found}):
        page.goto(address)
        expect(page.locator("main h1").first).to_be_visible()
        expect(page.get_by_role("heading", name="nothing here but moss")).to_have_count(0)


def test_whoever_follows_a_link_by_keys_stands_on_the_heading_they_come_to(page: Page) -> None:
    page.goto("/")
    heading = page.get_by_role("heading", level=1)
    expect(page.get_by_role("button", name=re.compile("^Play "))).to_have_count(4)
    expect(heading).not_to_be_focused()
    for address, name in (("/rules/kodama-3d", "Kodama 3D"), ("/companion", "Companion"), ("/campaign", "Campaigns")):
        page.locator(f"main a[href='{address}']").press("Enter")
        expect(page).to_have_url(re.compile(f"{address}$"))
        expect(heading).to_be_focused()
        expect(page).to_have_title(re.compile(f"{name}.* · Understory$"))
        page.go_back()
        expect(heading).to_be_focused()
        expect(page).to_have_title("Understory")


@pytest.mark.parametrize("address", ["/new?game=chess", "/rules/chess", "/learn/chess", "/learn/kodama/chess"])
def test_an_address_that_names_no_game_or_lesson_leads_to_nothing_but_moss(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name="nothing here but moss")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name=re.compile("^Play "))).to_have_count(4)


def test_one_click_begins_a_game_of_kodama_duo_against_a_bot(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Kodama Duo", exact=True).click()
    page.wait_for_url("**/m/*")
    expect(page.get_by_role("region", name="The turn")).to_be_visible()


def test_options_of_every_kind_reach_the_table(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("group", name="Mini-Kodamas for").get_by_role("button", name="You").click()
    page.get_by_role("switch", name="Decrees").click()
    page.get_by_role("group", name="First player").get_by_text("Sprout").click()
    with page.expect_request("**/api/matches") as asked:
        page.get_by_role("button", name="Begin").click()
    wished = json.loads(asked.value.post_data or "")["options"]
    assert wished == {"kids": "0", "decrees": "off", "first": "1", "cards": "base"}
    expect(page.get_by_role("region", name="The turn")).to_be_visible()


def test_only_what_goes_together_can_be_chosen(page: Page) -> None:
    page.goto("/new?game=everdell-duo")
    mode = page.get_by_role("group", name="Mode")
    expect(mode.get_by_role("radio")).to_have_count(3)
    expect(page.get_by_role("group", name="Chapter")).to_have_count(0)
    page.get_by_role("button", name="Take the seat away").click()
    expect(mode.get_by_role("radio")).to_have_count(2)
    expect(page.get_by_role("group", name="Hare")).to_have_count(0)
    page.get_by_role("group", name="Chapter").get_by_text("3", exact=True).click()
    page.get_by_role("group", name="Difficulty").get_by_text("hard").click()
    with page.expect_request("**/api/matches") as asked:
        page.get_by_role("button", name="Begin").click()
    wished = json.loads(asked.value.post_data or "")["options"]
    assert wished == {"mode": "cooperative", "chapter": "3", "difficulty": "hard"}
    expect(page.locator("main[data-seq]")).to_be_visible()


def test_at_a_new_table_seats_are_told_apart_and_what_has_the_focus_is_neither_lost_nor_covered(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto("/new?game=kodama")
    add = page.get_by_role("button", name="One more seat")
    for player in (3, 4, 5, 6):
        add.press("Enter")
        expect(page.get_by_role("group", name=f"Player {player}")).to_be_visible()
    expect(add).to_have_count(0)
    expect(page.get_by_role("group", name="Player 6").get_by_role("radio", name="Sprout")).to_be_focused()
    called = ["You", "Sprout", "Sprout 2", "Sprout 3", "Sprout 4", "Sprout 5"]
    assert page.get_by_role("group", name="Mini-Kodamas for").get_by_role("button").all_inner_texts() == called
    page.get_by_role("button", name="Take the seat away: Player 4").press("Enter")
    expect(add).to_be_focused()
    last = page.get_by_role("button", name="Begin")
    while not last.evaluate("button => button === document.activeElement"):
        page.keyboard.press("Tab")
        assert page.evaluate(_BARE), page.evaluate("document.activeElement.outerHTML")


_BARE = """() => {
  const at = document.activeElement, { left, right, top, bottom } = (at.closest("label") ?? at).getBoundingClientRect();
  return !!document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest("button, label, summary, a")
    ?.contains(at);
}"""
"""Whether what has the focus can be seen: in its middle nothing lies over it."""


def test_a_game_that_the_page_was_built_without_can_be_chosen_and_has_a_board(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("group", name="Game").get_by_text("Lanterns").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/m/*")
    expect(page.get_by_role("region", name="The turn")).to_be_visible()
    expect(page.get_by_role("region", name="What you may do").locator("button:enabled").first).to_be_visible()
