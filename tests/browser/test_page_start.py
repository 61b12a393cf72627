"""From the start page to a game, and what the page weighs."""

import json
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


def test_options_of_every_kind_reach_the_table(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("group", name="Mini-Kodamas for").get_by_role("button", name="You").click()
    page.get_by_role("switch", name="Decrees").click()
    page.get_by_role("group", name="First player").get_by_text("Sapling").click()
    with page.expect_request("**/api/matches") as asked:
        page.get_by_role("button", name="Begin").click()
    assert json.loads(asked.value.post_data or "")["options"] == {"kids": "0", "decrees": "off", "first": "1"}
    expect(page.get_by_role("region", name="The turn")).to_be_visible()
