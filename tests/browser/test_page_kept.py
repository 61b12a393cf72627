"""What a browser keeps for when there is no server: two tabs, no room, thrown away, and the next release."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser_table import Console
from kodama_hands import Board, Keys, answer
from offline_site import Site, hosted
from playwright.sync_api import Page, expect
from web.offline import parts

_ERASED = """() => new Promise((done) => {
  const erased = indexedDB.deleteDatabase("understory");
  erased.onsuccess = done;
})"""
_FULL = """() => {
  self.added = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = () => { throw new DOMException("no room", "QuotaExceededError"); };
}"""
"""The store says what it says when its disk is full: browsers remember for a while how much room there was."""
_ROOM = "() => { IDBObjectStore.prototype.add = self.added; }"
_UPDATED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const coming = registration.installing;
  if (coming) await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
  return registration.waiting !== null;
}"""
_INSTALLED = """async () => {
  const { installing, active } = await navigator.serviceWorker.register("service.js");
  for (;;) {
    const { state } = installing ?? active;
    if (["redundant", "activated"].includes(state)) return state;
    await new Promise((done) => installing.addEventListener("statechange", done, { once: true }));
  }
}"""


def begun(page: Page) -> Board:
    """A game of Kodama against a bot, where a branch is to be laid."""
    page.get_by_role("button", name="Play").first.click()
    board = Board(page)
    while (ask := board.next_ask()) != "grow":
        answer(board, Keys(board), ask)
    return board


def test_two_tabs_play_one_game_and_whatever_befalls_what_is_kept_is_said(
    visitor: Page, site: Site, check_axe: Callable[[Page], None]
) -> None:
    visitor.goto(site.address)
    board = begun(visitor)
    other = visitor.context.new_page()
    other.goto(visitor.url)
    second = Board(other)
    second.next_ask()
    laid = board.cards.count()
    answer(board, Keys(board), "grow")
    expect(second.cards).to_have_count(laid + 1)
    second.end_turn.click()
    expect(board.end_turn).to_have_count(0)
    other.close()

    # No room: the move is not kept, and that is said; with room it is.
    while (ask := board.next_ask()) != "grow":
        answer(board, Keys(board), ask)
    laid = board.cards.count()
    table = next(worker for worker in visitor.workers if "table.worker" in worker.url)
    table.evaluate(_FULL)
    Keys(board).lay()
    expect(visitor.get_by_text("no room left in this browser")).to_be_visible()
    expect(board.cards).to_have_count(laid)
    table.evaluate(_ROOM)
    visitor.keyboard.press("Escape")
    answer(board, Keys(board), "grow")
    expect(board.cards).to_have_count(laid + 1)

    # Cleared by the browser in mid-game: it cannot go on, and that is said.
    visitor.evaluate(_ERASED)
    board.end_turn.click()
    expect(visitor.get_by_text("This browser has thrown the game away")).to_be_visible()

    # How much is kept is shown, and can be thrown away.
    visitor.goto(f"{site.address}#/")
    begun(visitor)
    visitor.goto(f"{site.address}#/")
    visitor.get_by_role("button", name="Settings").click()
    told = visitor.get_by_role("region", name="Kept in this browser")
    expect(told).to_contain_text("One game")
    expect(told).to_contain_text("MB in all")
    check_axe(visitor)
    told.get_by_role("button", name="Throw the games away").click()
    told.get_by_role("button", name="Throw away").click()
    expect(told).to_contain_text("They are gone.")
    expect(told).to_contain_text("No games yet")
    told.get_by_role("button", name="Throw everything away").click()
    told.get_by_role("button", name="Throw away").click()
    expect(told).to_have_count(0)
    expect(visitor.get_by_role("button", name="Play").first).to_be_visible()
    visitor.get_by_role("button", name="Settings").click()
    expect(told).to_contain_text("No games yet")


@pytest.fixture
def changing(built: None, tmp_path: Path) -> Iterator[Site]:
    """A static site of which another release is made."""
    with hosted(tmp_path) as running:
        yield running


def test_another_release_takes_over_when_the_board_is_left_and_never_in_a_game(visitor: Page, changing: Site) -> None:
    visitor.goto(changing.address)
    visitor.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.reload()
    board = begun(visitor)
    answer(board, Keys(board), "grow")
    laid, match = board.cards.count(), visitor.url

    index = changing.folder / parts.INDEX
    marked = index.read_text(encoding="utf-8").replace("<body>", '<body data-release="next">')
    index.write_text(marked, encoding="utf-8")
    (changing.folder / "leaf.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    parts.anew(changing.folder)
    assert visitor.evaluate(_UPDATED)
    board.end_turn.click()
    expect(board.end_turn).to_have_count(0)
    board.next_ask()
    assert visitor.evaluate("navigator.serviceWorker.getRegistration().then(({ waiting }) => !!waiting)")
    expect(visitor.locator("body[data-release]")).to_have_count(0)

    visitor.evaluate("location.hash = '#/'")
    expect(visitor.locator("body[data-release=next]").get_by_role("button", name="Play").first).to_be_visible()
    visitor.context.set_offline(True)
    visitor.goto(match)
    expect(board.cards).to_have_count(laid)
    board.next_ask()
    assert visitor.evaluate("caches.keys().then((names) => names.length)") == 1


def test_a_file_that_is_not_what_it_should_be_is_not_kept(visitor: Page, changing: Site, console: Console) -> None:
    console.forgive("digest|ervice[ -]?[Ww]orker|leaf.svg|fetch")
    (changing.folder / "leaf.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    visitor.goto(changing.address)
    assert visitor.evaluate(_INSTALLED) == "redundant"
