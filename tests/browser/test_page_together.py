"""Several browsers at one table: invited by link, listening to each other, looking on."""

import re
from collections.abc import Callable

from browser_play import at_table, introduced, laid, moved, my_turn, situation, turn
from playwright.sync_api import Page, expect

WAITS_FOR_ADA = re.compile("Waiting for Ada")


def test_a_table_is_laid_and_a_second_browser_joins_by_its_link(page: Page, another: Callable[..., Page]) -> None:
    page.goto("/new?game=kodama-duo")
    page.get_by_role("group", name="Player 2").get_by_text("a guest, by link").click()
    page.get_by_role("button", name="Lay the table").click()
    link = page.get_by_label("Link", exact=True).input_value()
    expect(page.get_by_role("img", name="The link as a QR code").locator("svg")).to_be_visible()

    ben = another()
    ben.goto(link)
    expect(ben.get_by_role("heading", name=re.compile("invites you to Kodama Duo$"))).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()

    expect(turn(ben)).to_be_visible()
    expect(turn(page)).to_be_visible()
    expect(page.get_by_role("group", name="Ben")).to_be_visible()


def test_a_host_who_comes_without_the_link_is_given_one_once(page: Page) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "guest")
    page.evaluate("localStorage.removeItem('understory.keys')")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/links") else None)
    page.goto(f"/m/{match}")
    expect(page.get_by_label("Link", exact=True)).to_be_visible()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert len(asked) == 1


def test_a_public_table_stands_in_the_lobby_and_whoever_finds_it_sits_down(
    page: Page, another: Callable[..., Page]
) -> None:
    introduced(page, "Lobbyist")
    match = laid(page, "me", "guest", access="public")
    page.goto(f"/m/{match}")
    ben = another()
    ben.goto("/lobby")
    ben.get_by_role("link", name=re.compile("Lobbyist")).click()
    ben.get_by_role("button", name="Sit down").click()
    expect(turn(page)).to_be_visible()
    expect(turn(ben)).to_be_visible()


def test_a_move_made_in_one_browser_is_seen_and_told_in_the_other(page: Page, another: Callable[..., Page]) -> None:
    ada, ben, match = _both(page, another)
    my_turn(ada)
    moved(ada, match, 0)
    my_turn(ben)
    expect(turn(ada)).to_contain_text("Waiting for Ben")
    ben.get_by_role("button", name="What happened").click()
    expect(ben.get_by_role("list", name="What happened")).to_contain_text("Ada grew")
    ada.get_by_role("button", name="What happened").click()
    expect(ada.get_by_role("list", name="What happened")).to_contain_text("You grew")


def test_what_is_said_is_heard_until_it_is_muted(page: Page, another: Callable[..., Page]) -> None:
    ada, ben, _ = _both(page, another)
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_label("Say something").fill("What a tree!")
    ben.keyboard.press("Enter")
    expect(ben.locator(".talk .own")).to_have_text(re.compile("^You"))
    ada.get_by_role("button", name="Chat, 1 new").click()
    expect(ada.get_by_text("What a tree!")).to_be_visible()
    ada.get_by_text("About Ben").click()
    ada.get_by_role("button", name="Mute Ben").click()
    expect(ada.get_by_role("button", name="Hear Ben again")).to_be_visible()
    ben.get_by_label("Say something").fill("And again")
    ben.keyboard.press("Enter")
    expect(ben.get_by_text("And again")).to_be_visible()
    ada.get_by_label("Say something").fill("Hush")
    ada.keyboard.press("Enter")
    expect(ada.get_by_text("Hush")).to_be_visible()
    expect(ada.get_by_text("And again")).to_have_count(0)

    ada.get_by_label("What should the host know?").fill("He shouts")
    ada.get_by_role("button", name="Tell the host").click()
    expect(ada.get_by_text("The host has been told.")).to_be_visible()
    ada.get_by_role("button", name="Block Ben").click()
    expect(ada.get_by_text("Ben cannot join your tables any more")).to_be_visible()


def test_a_take_back_is_asked_for_and_agreed_to(page: Page, another: Callable[..., Page]) -> None:
    ada, ben, match = _both(page, another)
    moved(ada, match, 0)
    my_turn(ben)
    ada.get_by_role("button", name="Ask to take your move back").click()
    expect(ben.get_by_text("Ada asks to take a move back.")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    my_turn(ada)
    expect(turn(ben)).to_contain_text(WAITS_FOR_ADA)


def test_by_keys_a_take_back_is_asked_for_and_refused_and_nobody_loses_the_focus(
    page: Page, another: Callable[..., Page]
) -> None:
    ada, ben, match = _both(page, another)
    moved(ada, match, 0)
    my_turn(ben)
    ada.get_by_role("button", name="Ask to take your move back").press("Enter")
    expect(ada.get_by_role("button", name="Never mind")).to_be_visible()
    expect(ada.locator(":focus")).to_contain_text("You asked to take your move back")
    ben.get_by_role("button", name="No", exact=True).press("Enter")
    expect(ben.get_by_text("Ada asks to take a move back.")).to_have_count(0)
    expect(turn(ben).or_(turn(ben).locator("*")).and_(ben.locator(":focus"))).to_be_visible()
    expect(ada.get_by_role("button", name="Never mind")).to_have_count(0)
    expect(turn(ada).or_(turn(ada).locator("*")).and_(ada.locator(":focus"))).to_be_visible()


def test_whoever_looks_on_by_the_link_sees_the_table_and_no_hand(page: Page, another: Callable[..., Page]) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", options={"first": "0"})
    key = page.evaluate(f"JSON.parse(localStorage.getItem('understory.keys'))['{match}']")
    hand = situation(page, match, 0)["view"]["hands"][0]["known"]
    assert hand
    guest = another()
    heard: list[str] = []
    guest.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    guest.goto(f"/join/{key}")
    guest.get_by_role("button", name="Look on").click()
    expect(guest.get_by_text("looking on")).to_be_visible()
    expect(turn(guest)).to_contain_text(WAITS_FOR_ADA)
    expect(guest.get_by_role("button", name="Undo")).to_have_count(0)
    expect(guest.get_by_role("group", name="Tree of Ada")).to_be_visible()
    expect(guest.get_by_text("Your Kodamas")).to_have_count(0)
    assert heard
    assert not [kodama for kodama in hand for frame in heard if f'"{kodama}"' in frame]


def _both(page: Page, another: Callable[..., Page]) -> tuple[Page, Page, str]:
    """Ada, who begins, and Ben at a match of Kodama."""
    introduced(page, "Ada")
    match = laid(page, "me", "guest", access="public", options={"first": "0"})
    ben = another()
    introduced(ben, "Ben")
    assert ben.request.post(f"/api/matches/{match}/seats", data={"client": "sit", "seat": 1}).ok
    at_table(page, match)
    at_table(ben, match)
    return page, ben, match
