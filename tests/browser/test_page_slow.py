"""A table that is slow to answer, and an invitation: what the page says of them."""

import json
from collections.abc import Callable

import pytest
from browser_play import at_table, introduced, laid, my_turn
from playwright.sync_api import Page, Route, WebSocketRoute, expect


def test_a_move_that_the_table_is_slow_to_answer_is_shown_to_be_on_its_way(page: Page) -> None:
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def between(ours: WebSocketRoute) -> None:
        table = ours.connect_to_server()
        ours.on_message(lambda text: held.append((table, text)) if '"move"' in str(text) else table.send(text))

    page.route_web_socket("**/socket**", between)
    introduced(page, "Ada")
    at_table(page, laid(page, "me", "greedy", game="lanterns"))
    my_turn(page)
    page.get_by_role("region", name="What you may do").locator("button:enabled").first.click()
    expect(page.get_by_text("On its way to the table")).to_be_visible()
    (table, text) = held.pop()
    table.send(text)
    expect(page.get_by_text("On its way to the table")).to_have_count(0)


@pytest.mark.parametrize(("place", "press"), [("/", "Play Kodama Duo"), ("/new?game=kodama-duo", "Begin")])
def test_a_table_that_takes_its_time_to_be_laid_is_said_to_be_on_its_way(page: Page, place: str, press: str) -> None:
    held: list[Route] = []

    def between(route: Route) -> None:
        if route.request.method == "POST":
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/matches", between)
    page.goto(place)
    page.get_by_role("button", name=press, exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("The table is being laid")
    held.pop().continue_()
    page.wait_for_url("**/m/*")
    expect(page.get_by_text("The table is being laid")).to_have_count(0)


def test_a_host_says_once_what_friends_call_them_and_the_invitation_says_whose_table_it_is(
    page: Page, another: Callable[..., Page]
) -> None:
    page.goto("/new?game=kodama-duo&with=friends")
    page.get_by_label("What do your friends call you?").fill("Ada")
    page.get_by_role("button", name="Lay the table").click()
    link = page.get_by_label("Link", exact=True)
    expect(page.get_by_text("This link works on this machine only.")).to_be_visible()
    address = link.input_value()
    page.goto("/new?game=kodama-duo&with=friends")
    expect(page.get_by_role("button", name="Lay the table")).to_be_visible()
    expect(page.get_by_label("What do your friends call you?")).to_have_count(0)
    guest = another()
    guest.goto(address)
    expect(guest.get_by_role("heading", name="Ada invites you to Kodama Duo")).to_be_visible()


def test_something_that_is_wrong_is_told_with_what_was_shown_as_a_file_or_to_the_host(page: Page) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", game="lanterns")
    at_table(page, match)
    my_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Something is wrong").click()
    sheet = page.get_by_role("dialog", name="Something is wrong")
    sheet.get_by_label("What is wrong?").fill("The lantern flickers.")
    with page.expect_download() as kept:
        sheet.get_by_role("button", name="Keep it as a file").click()
    told = json.loads(kept.value.path().read_text(encoding="utf-8"))
    assert (told["words"], told["seen"]["match"], told["seen"]["viewer"]) == ("The lantern flickers.", match, 0)
    with page.expect_request("**/api/reports") as sent:
        sheet.get_by_role("button", name="Send it to whoever looks after this table").click()
    assert json.loads(sent.value.post_data or "")["match"] == match
    expect(sheet.get_by_text("Thank you.")).to_be_visible()
