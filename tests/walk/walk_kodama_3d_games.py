"""Whole games of Kodama 3D with two and four players, in every way to play: `make walk`."""

from collections.abc import Callable

import pytest
from browser_play import introduced, laid
from browser_table import fits
from kodama_3d_ears import SpaceListener
from kodama_3d_hands import PLACES, Board
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.usefixtures("software")


def sat_down(page: Page, players: int, **options: str) -> None:
    """In front of a new game against bots."""
    introduced(page, "Ada")
    page.goto(f"/m/{laid(page, 'me', *['greedy'] * (players - 1), game='kodama-3d', options=options)}")
    expect(page.locator(".k3d")).to_be_visible()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("way", PLACES)
def test_a_whole_game(another: Callable[..., Page], way: str, players: int) -> None:
    page = another(**PLACES[way])
    sat_down(page, players, first="0")
    board = Board(page, way)
    asked = board.play()
    assert asked >= {"return", "place", "meeple", "stack", "point", "confirm", "end"}
    assert fits(page)
    proof = page.locator("[data-do=proof]")
    board.press(proof)
    expect(page.locator(".proof [aria-live]")).to_be_visible()
    for _ in range(2):
        board.press(page.locator(".proof .button.now"))
    board.press(page.locator(".proof .button:not(.now)"))
    expect(proof).to_be_visible()


def test_a_game_of_three_with_picked_colours(another: Callable[..., Page]) -> None:
    page = another(**PLACES["mouse"])
    sat_down(page, 3, first="0", colours="picked")
    assert Board(page, "mouse").play() >= {"colour", "return", "place", "confirm"}


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_by_ear(page: Page, players: int, check_axe: Callable[[Page], None]) -> None:
    sat_down(page, players)
    listener = SpaceListener(page)
    seen = 0
    while listener.play():
        if len(listener.done) > seen:
            seen = len(listener.done)
            check_axe(page)
    assert listener.done >= {"Put back", "can be reached", "Point again", "End turn"}


def test_somebody_who_plays_by_ear_wins(page: Page) -> None:
    """Against somebody who plays at random, by what the outline says alone: one of three games at least, since deals
    differ."""
    introduced(page, "Ada")
    for _ in range(3):
        page.goto(f"/m/{laid(page, 'me', 'random', game='kodama-3d')}")
        listener = SpaceListener(page)
        while listener.play():
            pass
        expect(page.locator("section.result")).to_contain_text("Most points")
        if "You win" in page.locator("section.result").inner_text():
            return
    raise AssertionError("three games were lost")
