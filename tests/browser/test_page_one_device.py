"""Several players at one device, with a curtain between them."""

from browser_play import introduced, laid, moved, situation, turn
from playwright.sync_api import Page, expect


def test_a_curtain_hides_the_table_until_the_next_player_is_there(page: Page) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", {"who": "me", "name": "Bo"}, options={"first": "0"})
    page.goto(f"/m/{match}")
    expect(turn(page)).to_be_visible()
    curtain = page.get_by_role("dialog", name="Change of player")
    expect(curtain).to_have_count(0)
    moved(page, match, 0)

    expect(curtain).to_contain_text("Bo, your turn")
    hand = situation(page, match, 0)["view"]["hands"][0]["known"]
    assert not [kodama for kodama in hand if f'"{kodama}"' in page.content()]
    there = page.get_by_role("button", name="I am Bo")
    expect(there).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Tab")
        expect(page.get_by_role("banner").locator(":focus")).to_have_count(0)
    there.click()
    expect(curtain).to_have_count(0)
    expect(turn(page)).to_contain_text("Take a branch card")

    page.get_by_role("button", name="What happened").click()
    log = page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("Bo got the Kodama")
    expect(log).not_to_contain_text("Ada got the Kodama")

    moved(page, match, 1)
    expect(curtain).to_contain_text("Ada, your turn")


def test_with_a_bot_at_the_table_the_curtain_waits_for_people_only(page: Page) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", {"who": "me", "name": "Bo"}, options={"first": "0"})
    page.goto(f"/m/{match}")
    expect(turn(page)).to_be_visible()
    moved(page, match, 0)
    expect(page.get_by_role("dialog", name="Change of player")).to_contain_text("Bo, your turn")
