"""What somebody has played, in the page: their games, the deal of the day, and all of it removed."""

import re
from collections.abc import Callable

from bench.table_server import Guest
from playwright.sync_api import Page, expect


def test_my_games_are_listed_counted_and_removed(page: Page, base_url: str, check_axe: Callable[[Page], None]) -> None:
    with Guest(base_url, "Ada") as ada:
        match = ada.make("me", "greedy", game="kodama-duo")["match"]
        ada.ask(match, "resign", seat=0)
        name, value = "understory", ada.token
        page.context.add_cookies([{"name": name, "value": value, "url": base_url}])
        page.goto("/r")
        page.evaluate("localStorage.setItem('understory.met', 'yes')")
        page.goto("/me")
        expect(page.get_by_role("link", name=re.compile("Kodama Duo.*Gatherer.*lost", re.S))).to_be_visible()
        expect(page.locator(f"img[data-made='{match}']")).to_be_visible()
        page.get_by_role("radio", name="Kodama Duo").check()
        expect(page.get_by_role("heading", name="Kodama Duo in figures")).to_be_visible()
        check_axe(page)
        today = page.get_by_role("listitem").filter(has_text="Kodama 3D")
        today.get_by_role("button", name="Play").click()
        expect(page).to_have_url(re.compile("/m/"))
        page.goto("/me")
        expect(
            page.get_by_role("listitem").filter(has_text="Kodama 3D").get_by_role("button", name="Go on")
        ).to_be_visible()
        page.get_by_role("button", name="Remove everything").click()
        page.get_by_role("button", name="Really remove everything, for good").click()
        expect(page).to_have_url(re.compile("/$"))
        assert ada.call("GET", "/api/me").status_code == 401


def test_whoever_follows_a_shared_result_can_play_the_deal_of_the_day_at_once(page: Page) -> None:
    page.goto("/me")
    today = page.get_by_role("listitem").filter(has_text="Kodama Duo")
    expect(page.get_by_role("button", name="Remove everything")).to_have_count(0)
    today.get_by_role("button", name="Play").click()
    expect(page).to_have_url(re.compile("/m/"))
