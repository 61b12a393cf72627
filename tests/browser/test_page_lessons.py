"""Lessons in the page: by keys with every kind of answer, and each of them to its end, in four languages."""

from collections.abc import Callable
from typing import Any

import pytest
from browser_table import Console
from kodama_hands import PHONE
from playwright.sync_api import Locator, Page, expect

from understory import games
from understory.table.lessons import lesson_of

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
_CUT = """() => [...document.querySelectorAll(".panel, .panel .words, .prompt .words")]
  .map(one => one.scrollHeight - one.clientHeight).filter(more => more > 4)"""
"""How many pixels of what is said one would have to scroll for, if any; a line is higher than its letters."""


def panel(page: Page) -> Locator:
    return page.locator(".lesson > .panel")


def at_step(page: Page, number: int) -> None:
    expect(page.locator(f'main[data-number="{number}"]')).to_be_visible()


def lay_by_keys(page: Page, card: str) -> None:
    """Take a branch card up, step to its first place, and lay it."""
    page.locator(f'button[data-branch="{card}"]').press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'[data-held="{card}"]')).to_have_attribute("data-legal", "true")
    page.keyboard.press("Enter")


_MEANT = """wanted => String([...document.querySelectorAll("button[data-ring]")].map(mark => {
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  const at = new DOMPoint((left + right) / 2, (top + bottom) / 2);
  const cards = [...document.querySelectorAll(".stage [data-card]")].filter(card => {
    const sheet = card.querySelector('path[fill="var(--sheet)"]');
    return sheet.isPointInFill(at.matrixTransform(sheet.getScreenCTM().inverse()));
  });
  return cards.map(card => card.dataset.card).join("+");
})) === String(wanted)"""
"""Whether each mark lies on that card of one's tree, and on no other. Marks follow a board that comes to rest."""


def test_a_lesson_answers_what_is_done_keeps_its_place_and_leads_to_a_game(
    page: Page, check_axe: Callable[[Page], None]
) -> None:
    page.goto("/learn/kodama")
    page.get_by_role("link", name="Begin: Grow your first tree").press("Enter")
    at_step(page, 0)
    expect(page.locator('[data-ring="branch:b45"]')).to_be_visible()
    lay_by_keys(page, "b06")
    expect(panel(page)).to_contain_text("That is another card.")
    page.keyboard.press("Escape")
    lay_by_keys(page, "b45")
    at_step(page, 1)
    expect(panel(page)).to_contain_text("3 points: two flowers on your card")
    expect(page.locator("[data-said]")).to_contain_text("Sprout grew a branch")
    expect(panel(page)).not_to_contain_text("Sprout grew a branch")
    page.get_by_role("button", name="Show me").press("Enter")
    at_step(page, 2)
    page.locator('button[data-ring="card:b45"]').press("Enter")
    expect(panel(page)).to_contain_text("There is a cloud on this one.")
    page.reload()
    at_step(page, 2)
    expect(page.locator('button[data-ring="card:t4"]')).to_be_visible()
    page.wait_for_function(_MEANT, arg=["b36", "b45", "t4"])
    check_axe(page)
    page.locator('button[data-ring="card:t4"]').press("Enter")
    at_step(page, 3)
    page.get_by_role("button", name="Back", exact=True).click()
    at_step(page, 2)
    for number in range(3, 9):
        page.get_by_role("button", name="Show me").click()
        at_step(page, number)
    page.get_by_role("button", name="Continue").click()
    expect(panel(page)).to_contain_text("Time for a game!")
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/m/*")
    coach = page.get_by_role("region", name="The coach")
    expect(coach).to_contain_text("at once")
    coach.get_by_role("button", name="Play without the coach").click()
    expect(coach).to_have_count(0)
    page.goto("/learn/kodama")
    expect(page.get_by_role("main")).to_contain_text("done")


@pytest.mark.parametrize(
    ("game", "name", "seen"),
    [
        ("kodama", "growing", {**LYING, "locale": "de-DE"}),
        ("kodama-duo", "sharing", {**PHONE, "locale": "de-DE"}),
        ("kodama-duo", "sharing", {**LYING, "locale": "fr-FR"}),
        ("kodama-3d", "standing", {**DESK, "locale": "fr-FR"}),
        ("everdell-duo", "valley", {**DESK, "locale": "it-IT", "color_scheme": "dark"}),
        ("everdell-duo", "together", {**PHONE, "locale": "en-GB"}),
        ("everdell-duo", "thorn", {**DESK, "locale": "de-DE"}),
    ],
)
def test_a_lesson_goes_to_its_end_with_all_it_speaks_of_in_sight(
    another: Callable[..., Page], console: Console, game: str, name: str, seen: dict[str, Any]
) -> None:
    console.forgive("GL Driver Message")
    page = another(**seen)
    page.goto(f"/learn/{game}/{name}")
    lesson = lesson_of(games.box(game), name)
    for number, step in enumerate(lesson.steps):
        at_step(page, number)
        expect(page.locator(".sentence")).not_to_contain_text("lesson-")
        for part in step.light:
            if not part.startswith("point:"):
                expect(page.locator(f'[data-ring="{part}"], [data-way="{part}"]')).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not game.startswith("kodama") or not page.evaluate(_CUT), step.step
        page.locator(".acts .button:not(.quiet)").click()
    expect(page.locator('.panel[data-asks="nothing"]')).to_be_visible()
