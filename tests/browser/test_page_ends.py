"""Tables that end before their games do: called off, given up, or stopped by all, each said in words to everybody."""

from collections.abc import Callable

from browser_play import at_table, introduced, laid
from playwright.sync_api import Page, expect


def test_a_table_is_called_off_before_it_begins_and_whoever_comes_by_its_link_is_told(
    page: Page, another: Callable[..., Page]
) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "guest", access="public")
    page.goto(f"/m/{match}")
    page.get_by_role("button", name="Call this table off").click()
    expect(page.get_by_text("This table was called off.")).to_be_visible()
    late = another()
    late.goto(f"/m/{match}")
    expect(late.get_by_text("This table was called off.")).to_be_visible()


def test_giving_up_is_asked_twice_and_the_result_says_who_did(page: Page) -> None:
    introduced(page, "Ada")
    at_table(page, laid(page, "me", "greedy", options={"first": "0"}))
    page.get_by_role("button", name="What happened").click()
    page.get_by_role("button", name="Give up", exact=True).click()
    result = page.get_by_role("region", name="The result")
    expect(result).to_have_count(0)
    page.get_by_role("button", name="Really give up?").click()
    expect(result.get_by_role("heading")).to_have_text("Gatherer wins")
    expect(result).to_contain_text("gave up")
    expect(page.locator(".stage")).to_be_visible()


def test_a_match_is_stopped_once_all_would_like_to(page: Page, another: Callable[..., Page]) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "guest", access="public", options={"first": "0"})
    ben = another()
    introduced(ben, "Ben")
    assert ben.request.post(f"/api/matches/{match}/seats", data={"client": "sit", "seat": 1}).ok
    for one in (page, ben):
        at_table(one, match)
        expect(one.get_by_role("region", name="The result")).to_have_count(0)
        one.get_by_role("button", name="What happened").click()
        one.get_by_role("button", name="Stop here").click()
    for one in (page, ben):
        result = one.get_by_role("region", name="The result")
        expect(result).to_contain_text("agreed to stop")
        expect(result).not_to_contain_text("wins")
