"""Whole games of Everdell Duo in every mode: by mouse, touch and keys, and by ear alone: `make walk`."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from browser_play import introduced, laid
from browser_table import fits
from everdell_ears import Ears
from everdell_hands import END, OVER, PHONE, Hands, Keys, Mouse, Table, Touch, answer, played, sat_down
from playwright.sync_api import Page, expect

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
MODES: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "against": (("me", "greedy"), {}),
    "together": (("me", "greedy"), {"mode": "cooperative", "chapter": "3"}),
    "alone": (("me",), {"mode": "cooperative", "hare": ""}),
    "thorn": (("me", "greedy"), {"mode": "challenge", "difficulty": "easy"}),
    "thorn alone": (("me",), {"mode": "challenge", "difficulty": "hard", "hare": ""}),
}
WAYS = {"mouse": DESK, "touch": PHONE, "lying": LYING, "upright": UPRIGHT, "keys": DESK, "ears": DESK}


def hands(way: str, page: Page) -> Hands:
    return Keys(page) if way == "keys" else Mouse() if way == "mouse" else Touch()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game(another: Callable[..., Page], mode: str, way: str) -> None:
    page = another(**WAYS[way])
    seats, options = MODES[mode]
    table = sat_down(page, *seats, options=options)
    rng = Random(f"{mode} {way}")
    met = Ears(page).played(table, rng) if way == "ears" else played(table, hands(way, page), rng)
    assert met >= {"everdell.act", "everdell.step"}
    assert fits(page)


def test_two_browsers_play_a_chapter_together(page: Page, another: Callable[..., Page]) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "guest", game="everdell-duo", options={"mode": "cooperative"}, access="public")
    ben = another(**PHONE)
    introduced(ben, "Ben")
    ben.goto(f"/m/{match}")
    ben.get_by_role("button", name="Sit down").tap()
    page.goto(f"/m/{match}")
    rng = Random(5)
    sides: list[tuple[Table, Hands]] = [(Table(page), Mouse()), (Table(ben), Touch())]
    for side, _ in sides:
        expect(side.board).to_be_visible()
    over = False
    while not over:
        for side, ways in sides:
            over = _in_turn(side, ways, rng, sides) == OVER
            if over:
                break
    for side, _ in sides:
        assert side.next() == OVER


def _in_turn(table: Table, ways: Hands, rng: Random, sides: list[tuple[Table, Hands]]) -> str:
    """Do what is asked of this one until it is the other's, or all is over."""
    asked = table.page.locator('.everdell:not([data-question=""]), .turn .button.now, .prompt[data-over="true"]')
    other = next(side for side, _ in sides if side is not table)
    while True:
        theirs = other.page.locator('.everdell:not([data-question=""]), .turn .button.now, .prompt[data-over="true"]')
        for _ in range(600):
            if asked.count() or theirs.count():
                break
            table.page.wait_for_timeout(100)
        if not asked.count():
            return ""
        ask = table.next()
        if ask == OVER:
            return OVER
        before = table.seq
        if ask == END:
            ways.press(table.end_turn)
            expect(table.page.locator(f'main[data-seq="{before}"]')).to_have_count(0)
        else:
            answer(table, ways, rng, waits=False)
            expect(table.page.locator(f'main[data-seq="{before}"]')).to_have_count(0)
