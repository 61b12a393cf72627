"""Without a server and without a network: the page from a static host, its own table, and nothing lost."""

import re
from collections.abc import Callable

from browser_play import GOLDEN, drop
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
    expect(visitor.get_by_text("needs a server")).to_be_visible()


def test_a_page_without_a_server_offers_nothing_that_needs_one_and_friends_sit_at_one_device(
    visitor: Page, site: Site
) -> None:
    visitor.goto(site.address)
    expect(visitor.get_by_role("link", name="New table")).to_be_visible()
    expect(visitor.get_by_text("by a link")).to_have_count(0)
    for needs in ("Lobby", re.compile("^The campaign")):
        expect(visitor.get_by_role("link", name=needs)).to_have_count(0)
    visitor.get_by_role("link", name="Kodama: The Tree Spirits with friends").click()
    expect(visitor.get_by_role("radio", name="somebody here")).to_be_checked(timeout=120_000)
    expect(visitor.get_by_role("radio", name="a guest, by link")).to_have_count(0)
    visitor.get_by_role("button", name="Begin").click()
    expect(visitor).to_have_url(re.compile(r"#/m/here-"), timeout=120_000)


def test_a_record_dropped_without_a_network_is_gone_on_from_at_the_pages_own_table(visitor: Page, site: Site) -> None:
    kept(visitor, site)
    visitor.reload()
    expect(visitor.get_by_role("heading", level=1)).to_be_visible()
    drop(visitor, "game.record", (GOLDEN / "kodama.record").read_text("utf-8"))
    visitor.get_by_role("button", name="Play on from here").click(timeout=120_000)
    visitor.get_by_role("button", name="Lay the table").click()
    expect(visitor).to_have_url(re.compile(r"#/m/"))
    board = Board(visitor)
    while (ask := board.next_ask()) != "grow":
        answer(board, Keys(board), ask)
    before = board.cards.count()
    answer(board, Keys(board), ask)
    expect(board.cards).to_have_count(before + 1)
    visitor.get_by_role("button", name="What happened").click()
    visitor.get_by_role("link", name="This game went on from another.").click()
    expect(visitor).to_have_url(re.compile(r"#/r/[0-9a-f]{32}"))
    expect(visitor.get_by_role("slider")).to_be_visible()
