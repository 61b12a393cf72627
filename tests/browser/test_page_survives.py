"""Reloads and restarts in the middle of a turn."""

from collections.abc import Callable
from pathlib import Path

import pytest
from bench.table_server import serving
from browser_play import at_table, board, introduced, laid, moved, my_turn, turn
from browser_table import Console
from playwright.sync_api import Page, expect


def test_a_reload_in_mid_turn_brings_the_table_back_with_undo_and_end(page: Page) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", options={"first": "0"})
    at_table(page, match)
    moved(page, match, 0, end=False)
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="End turn")).to_have_count(0)
    my_turn(page)


def test_ending_the_turn_lets_the_bot_answer(page: Page) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", options={"first": "0"})
    at_table(page, match)
    moved(page, match, 0, end=False)
    page.get_by_role("button", name="End turn").click()
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("Gatherer grew")
    my_turn(page)


def test_a_restart_of_the_server_in_mid_turn_shows_a_banner_and_then_goes_on(
    page: Page, console: Console, tmp_path: Path
) -> None:
    console.forgive("WebSocket connection to|ERR_CONNECTION_REFUSED")
    store = f"sqlite:///{tmp_path}/table.db"
    with serving(store, "--unlimited") as server:
        address = server.address
        page.goto(address)
        page.get_by_role("button", name="Play Kodama Duo").click()
        expect(board(page)).to_be_visible()
        assert server.stop() == 0
    expect(page.get_by_role("alert")).to_contain_text("The line to the table broke")
    with serving(store, "--unlimited", "--port", address.rpartition(":")[2]):
        expect(page.get_by_role("alert")).to_have_count(0, timeout=20_000)
        expect(turn(page)).to_be_visible()
        page.get_by_role("button", name="Chat").click()
        page.get_by_label("Say something").fill("Still here")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Still here")).to_be_visible()


def test_a_board_that_could_not_be_fetched_comes_when_the_line_is_back(
    page: Page, console: Console, tmp_path: Path
) -> None:
    console.forgive("WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch dynamically")
    store = f"sqlite:///{tmp_path}/table.db"
    page.route("**/assets/kodama-duo*.js", lambda route: route.abort())
    with serving(store, "--unlimited") as server:
        address = server.address
        page.goto(address)
        page.get_by_role("button", name="Play Kodama Duo").click()
        expect(page.locator("main[data-seq]")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("Part of this page did not arrive")
        expect(board(page)).to_have_count(0)
        assert server.stop() == 0
    expect(page.get_by_role("alert").filter(has_text="The line to the table broke")).to_be_visible()
    page.unroute("**/assets/kodama-duo*.js")
    with serving(store, "--unlimited", "--port", address.rpartition(":")[2]):
        expect(board(page)).to_be_visible(timeout=20_000)
        expect(turn(page)).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("part", ["MatchScreen-*.js", "kodama_duo-*.js", "kodama-*.css"])
def test_a_part_of_the_page_that_does_not_arrive_is_said_and_can_be_fetched_again(
    page: Page, console: Console, part: str
) -> None:
    console.forgive("ERR_FAILED|Failed to fetch dynamically|Unable to preload")
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", game="kodama-duo")
    page.route(f"**/assets/{part}", lambda route: route.abort(), times=1)
    page.goto(f"/m/{match}")
    said = page.get_by_role("alert")
    expect(said).to_contain_text("Part of this page did not arrive")
    said.get_by_role("button", name="Try again").click()
    expect(board(page)).to_be_visible()
    expect(said).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "said", "again"),
    [
        ("en-GB", "Part of this page did not arrive.", "Try again"),
        ("fr-FR", "Une partie de cette page n\u2019est pas arrivée.", "Réessayer"),
        ("de-DE", "Ein Teil dieser Seite ist nicht angekommen.", "Noch einmal versuchen"),
        ("it-IT", "Una parte di questa pagina non è arrivata.", "Riprova"),
    ],
)
def test_a_first_visit_whose_words_do_not_arrive_says_so_in_the_readers_language_and_tries_again(
    another: Callable[..., Page], console: Console, locale: str, said: str, again: str
) -> None:
    console.forgive("ERR_FAILED|Failed to fetch dynamically")
    page = another(locale=locale)
    page.route(f"**/assets/{locale[:2]}-*.js", lambda route: route.abort(), times=1)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    page.get_by_role("button", name=again).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_whoever_tries_again_without_a_network_keeps_the_page(page: Page, console: Console) -> None:
    console.forgive("ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically|Unable to preload")
    page.goto("/")
    expect(page.get_by_role("link", name="Lobby")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("link", name="Lobby").click()
    said = page.get_by_role("alert")
    said.get_by_role("button", name="Try again").click()
    expect(said).to_contain_text("Are you online?")
    page.context.set_offline(False)
    said.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


def test_a_turn_closes_itself_though_its_page_is_gone(page: Page, another: Callable[..., Page]) -> None:
    introduced(page, "Ada")
    page.evaluate("localStorage.setItem('understory.settings', JSON.stringify({ closing: '3' }))")
    match = laid(page, "me", "greedy", options={"first": "0"}, access="public")
    at_table(page, match)
    onlooker = another()
    introduced(onlooker, "Ben")
    at_table(onlooker, match)
    page.get_by_role("button", name="Show me").click()
    page.locator("[data-ghost]").first.click()
    page.locator("[data-lay]").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.close()
    onlooker.get_by_role("button", name="What happened").click()
    expect(onlooker.get_by_role("list", name="What happened")).to_contain_text("Gatherer grew")


def test_a_game_that_is_opened_while_no_table_is_there_is_not_said_to_be_missing_and_comes_by_itself(
    page: Page, console: Console
) -> None:
    console.forgive("ERR_FAILED")
    introduced(page, "Ada")
    match = laid(page, "me", "guest")
    key = page.evaluate(f"JSON.parse(localStorage.getItem('understory.keys'))['{match}']")
    page.route(f"**/api/matches/{match}*", lambda route: route.abort())
    page.goto(f"/m/{match}")
    expect(page.get_by_role("alert")).to_contain_text("The line to the table broke")
    expect(page.get_by_role("heading", name="This table cannot be found.")).to_have_count(0)
    page.unroute(f"**/api/matches/{match}*")
    expect(page.get_by_role("heading", name="The table is laid")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)

    page.route("**/api/keys", lambda route: route.abort())
    page.goto(f"/join/{key}")
    expect(page.get_by_role("heading", level=1)).to_have_text("The table cannot be reached just now.")
    page.unroute("**/api/keys")
    expect(page.get_by_role("heading", name="The table is laid")).to_be_visible()
