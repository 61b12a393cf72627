"""Without a server and without a network: the page from a static host, its own table, and nothing lost."""

from collections.abc import Callable

from kodama_hands import Board, Keys, answer
from offline_site import Site, kept
from playwright.sync_api import Page, expect


def test_after_one_visit_a_game_is_begun_without_a_network_and_found_again_after_a_reload(
    visitor: Page, site: Site, check_axe: Callable[[Page], None]
) -> None:
    kept(visitor, site)
    visitor.reload()
    visitor.get_by_role("button", name="Play").first.click()
    board = Board(visitor)
    while (ask := board.next_ask()) != "grow":
        answer(board, Keys(board), ask)
    check_axe(visitor)
    answer(board, Keys(board), ask)
    expect(board.end_turn).to_be_visible()
    laid = board.cards.count()
    visitor.reload()
    expect(board.cards).to_have_count(laid)
    board.end_turn.click()
    expect(board.end_turn).to_have_count(0)
    board.next_ask()
    visitor.goto(f"{site.address}#/lobby")
    expect(visitor.get_by_text("needs a network")).to_be_visible()
