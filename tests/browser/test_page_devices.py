"""A seat that is brought to another device: by a link that works once."""

from collections.abc import Callable

from browser_play import at_table, introduced, laid, moved, my_turn, turn
from browser_table import Console, fits
from playwright.sync_api import Page, expect

PHONE = {"width": 390, "height": 844}


def test_a_seat_is_played_on_at_another_device_by_a_link_that_works_once(
    page: Page, another: Callable[..., Page], console: Console
) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", options={"first": "0"})
    at_table(page, match)
    link = _link(page)

    phone = another(viewport=PHONE, has_touch=True, is_mobile=True)
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Go on with Kodama")).to_be_visible()
    expect(phone.get_by_text("Ada plays on at this device")).to_be_visible()
    assert fits(phone)
    phone.get_by_role("button", name="Play on here").click()
    my_turn(phone)
    moved(phone, match, 0)
    expect(phone.get_by_role("group", name="You", exact=True)).to_be_visible()

    expect(page.get_by_role("dialog", name="You play on the other device now")).to_be_visible()
    page.get_by_role("button", name="Look on").click()
    expect(page.get_by_text("looking on")).to_be_visible()
    expect(turn(page)).to_be_visible()
    expect(page.get_by_role("button", name="Play on another device")).to_have_count(0)

    console.forgive("403")
    third = another()
    third.goto(link)
    expect(third.get_by_role("heading", name="This link opens nothing any more")).to_be_visible()
    expect(third.get_by_role("alert")).to_have_text("This link has been used or has expired.")


def test_where_nobody_may_look_on_the_old_device_says_where_the_seat_has_gone(
    page: Page, another: Callable[..., Page], console: Console
) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", access="invitation", options={"first": "0"})
    at_table(page, match)
    link = _link(page)
    console.forgive("404")
    phone = another(viewport=PHONE, has_touch=True, is_mobile=True)
    phone.goto(link)
    phone.get_by_role("button", name="Play on here").click()
    my_turn(phone)
    expect(page.get_by_role("heading", name="You play on the other device now")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page).to_have_url("/")


def test_the_link_to_another_device_can_be_read_by_everybody(
    another: Callable[..., Page], check_axe: Callable[[Page], None]
) -> None:
    for light in ("light", "dark"):
        page = another(viewport=PHONE, color_scheme=light, reduced_motion="reduce")
        introduced(page, "Ada")
        at_table(page, laid(page, "me", "greedy"))
        _link(page)
        check_axe(page)
        assert fits(page)


def _link(page: Page) -> str:
    """The link that brings the seat to another device, as the page shows it."""
    page.get_by_role("button", name="Play on another device").click()
    sheet = page.get_by_role("dialog", name="Play on another device")
    expect(sheet.get_by_role("img", name="The link as a QR code").locator("svg")).to_be_visible()
    expect(sheet.get_by_text("The link works once")).to_be_visible()
    return sheet.get_by_label("Link", exact=True).input_value()
