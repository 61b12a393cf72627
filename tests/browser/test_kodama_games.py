"""Whole games of Kodama and Kodama Duo against a bot, by mouse and by touch; `test_kodama_ways.py` plays by keys."""

from collections.abc import Callable

import pytest
from browser_table import Console, fits
from kodama_hands import PHONE, Board, Hands, Keys, Mouse, Touch, answer
from playwright.sync_api import Browser, Page, expect

GAMES = ("Play Kodama: The Tree Spirits", "Play Kodama Duo")


def begun(page: Page, game: str) -> Board:
    page.goto("/")
    page.get_by_role("button", name=game).first.click()
    page.wait_for_url("**/m/*")
    board = Board(page)
    expect(board.cards.first).to_be_visible()
    return board


def played(board: Board, hands: Hands, look: Callable[[str], None] = lambda _: None) -> set[str]:
    """Play to the end; what was asked on the way."""
    asked: set[str] = set()
    while (ask := board.next_ask()) != "over":
        if ask not in asked:
            look(ask)
        asked.add(ask)
        answer(board, hands, ask)
    return asked


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(page: Page, game: str) -> None:
    board = begun(page, game)
    assert played(board, Mouse(board)) >= {"grow", "kodama"}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch_on_a_phone_without_scrolling_sideways(
    browser: Browser, console: Console, base_url: str, game: str
) -> None:
    page = console.watch(browser.new_context(base_url=base_url, locale="en-GB", **PHONE)).new_page()
    board = begun(page, game)

    def look(_: str) -> None:
        assert fits(page)

    assert played(board, Touch(board), look) >= {"grow", "kodama"}


def test_in_a_hidden_draft_cards_are_picked_then_placed_at_the_same_time(page: Page, base_url: str) -> None:
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ada"}, headers={"Origin": base_url})
    seats = [{"who": "me"}, {"who": "greedy"}]
    wishes = {"client": "draft", "game": "kodama", "seats": seats, "options": {"draft": "on", "kids-shuffled": "on"}}
    made = page.request.post("/api/matches", data=wishes, headers={"Origin": base_url})
    assert made.ok, made.text()
    page.goto(f"/m/{made.json()['match']}")
    board = Board(page)
    asked = [board.next_ask()]
    while asked.count("grow") < 2:
        answer(board, Keys(board), asked[-1])
        asked.append(board.next_ask())
    assert [ask for ask in asked if ask != "end"] == ["pick", "grow", "pick", "grow"]
