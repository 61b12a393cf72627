"""From the start page to a game, and what the page weighs."""

import re

from playwright.sync_api import Page, expect


def test_one_click_begins_a_game_of_kodama_against_a_bot(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play Kodama: The Tree Spirits")).click()
    page.wait_for_url("**/m/*")
    expect(page.get_by_role("region", name="The turn")).to_be_visible()
    expect(page.get_by_role("group", name="Sapling")).to_be_visible()


def test_one_click_begins_a_game_of_kodama_duo_against_a_bot(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Kodama Duo").click()
    page.wait_for_url("**/m/*")
    expect(page.get_by_role("region", name="The turn")).to_be_visible()
