"""Everdell Duo in the page: a whole game by ear, its main turns by mouse, touch and keys, and two who play together."""

import re
from collections.abc import Callable
from random import Random

import pytest
from browser_play import introduced, laid
from browser_table import fits
from everdell_asks import MET, found
from everdell_ears import Ears
from everdell_hands import END, PHONE, Hands, Keys, Mouse, Table, Touch, sat_down
from playwright.sync_api import Locator, Page, expect
from walking import laid_after

import understory
from understory.games.everdell_duo.rules.state import Ask
from understory.games.everdell_duo.rules.together.moves import Watch
from understory.play import Play

PLACES = {
    "mouse": {"viewport": {"width": 1280, "height": 720}},
    "touch": {**PHONE, "locale": "de-DE"},
    "keys": {"viewport": {"width": 1024, "height": 768}, "color_scheme": "dark"},
}


def hands_for(way: str, page: Page) -> Hands:
    return Touch() if way == "touch" else Keys(page) if way == "keys" else Mouse()


def ended(table: Table, hands: Hands) -> None:
    """Answer what the turn still asks and end it: it is one's own again."""
    ask = table.next()
    while ask != "everdell.act":
        ask = table.done(hands, table.end_turn if ask == END else table.lit.last)


def place(table: Table, hands: Hands, space: str) -> str:
    """Send a worker, by the space's sheet where one opens first; what is asked then."""
    before = table.seq
    hands.press(table.spot(f"space:{space}"))
    if table.sheet.count():
        hands.press(table.sheet.locator("[data-act=Place]"))
    return table.next(before)


def supply(table: Table) -> Locator:
    """One's own twigs."""
    return table.page.locator(".seat[data-own=true] .goods li").first


def bring(table: Table, hands: Hands, tab: str) -> None:
    """On a phone, open a tab of the drawer."""
    found = table.page.locator(f"#everdell-tab-{tab}")
    if found.count():
        hands.press(found)


def to_play(table: Table, hands: Hands) -> str:
    """Gather until a card can be paid for; its place on the table."""
    bring(table, hands, "hand")
    for _ in range(9):
        cards = table.page.locator(".card.lit:not(.quiet):not(.tile):visible")
        if cards.count():
            return cards.first.get_attribute("data-spot") or ""
        spaces = table.page.locator(
            '[data-spot^="space:farm"][data-lit=true], [data-spot^="space:river"][data-lit=true]'
        )
        before = table.seq
        hands.press(spaces.last if spaces.count() else table.spot("deck"))
        if table.sheet.count():
            hands.press(table.sheet.locator("[data-act]").first)
        table.next(before)
        ended(table, hands)
    raise AssertionError("nothing can be paid for")


def test_by_ear_a_card_of_the_meadow_says_whether_it_is_in_reach_and_that_it_can_only_be_drawn(page: Page) -> None:
    table = sat_down(page)
    ended(table, Mouse())
    meadow = page.get_by_role("region", name="Meadow")
    near, drawn = meadow.locator(".card.near"), meadow.locator(".quiet")
    expect(meadow.get_by_role("button")).to_have_count(12)
    expect(meadow.get_by_role("button", name=re.compile("in reach"))).to_have_count(near.count())
    expect(meadow.get_by_role("button", name=re.compile("can be drawn$"))).to_have_count(drawn.count())
    assert 0 < near.count() < 12
    assert drawn.count()


_STRIPED = """card => {
  const picture = card.querySelector(".picture");
  const [drawn, words] = [picture, card.querySelector(".name")].map(part => part.getBoundingClientRect());
  const stripes = getComputedStyle(picture, "::after");
  const reach = parseFloat(stripes.top) + parseFloat(stripes.height);
  if (!(reach > 0.9 * drawn.height)) throw Error(`the picture is not striped: ${reach} of ${drawn.height}`);
  return drawn.top + reach > words.top + 1;
}"""


def test_what_miss_thorn_will_take_is_striped_and_its_words_are_not(page: Page) -> None:
    table = sat_down(page, "me", options={"mode": "challenge", "difficulty": "hard", "hare": ""})
    table.next()
    page.set_viewport_size({"width": 1280, "height": 720})
    cards, events = page.locator(".card.doomed"), page.locator(".event.doomed")
    expect(cards.first).to_be_visible()
    assert [card.evaluate(_STRIPED) for card in cards.all()] == [False] * cards.count()
    for words in events.locator(".name, .lack, .foot").all():
        expect(words).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")


_OVERLAPS = """seat => {
  const shown = [...seat.querySelectorAll(".who .sign, .goods .sign")].filter(one => one.checkVisibility());
  const signs = shown.map(one => one.getBoundingClientRect());
  return signs.some((one, at) => signs.slice(at + 1).some(two => one.right > two.left + 1 && two.right > one.left + 1));
}"""


def test_on_the_narrowest_phone_nothing_of_what_one_has_lies_on_another(another: Callable[..., Page]) -> None:
    page = another(**{**PHONE, "viewport": {"width": 360, "height": 640}})
    table = sat_down(page, "me", options={"mode": "challenge", "difficulty": "hard", "hare": ""})
    table.next()
    seat = page.locator(".seat:visible").first
    expect(seat.locator(".goods")).to_be_visible()
    assert not seat.evaluate(_OVERLAPS)


@pytest.mark.parametrize("way", PLACES)
def test_the_main_turns(another: Callable[..., Page], way: str, check_axe: Callable[[Page], None]) -> None:
    page = another(**PLACES[way])
    table, hands = sat_down(page), hands_for(way, page)
    assert table.next() == "everdell.act"
    check_axe(page)
    assert fits(page)

    # A worker to the farm that gives three twigs; taken back, and sent again.
    place(table, hands, "farm-1")
    expect(supply(table)).to_contain_text("3")
    while table.done(hands, table.undo) != "everdell.act":
        pass
    expect(supply(table)).to_contain_text("0")
    place(table, hands, "farm-1")
    expect(supply(table)).to_contain_text("3")
    ended(table, hands)

    # The farm is taken, and says so when it is touched.
    hands.press(table.spot("space:farm-1"))
    expect(table.sheet.locator(".why p").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)

    # A card off the deck: sun or moon moves, as its player likes.
    assert table.done(hands, table.spot("deck")) == "everdell.step"
    table.done(hands, page.locator('.answers [data-spot="token:moon"]'))
    ended(table, hands)

    # A card that can be paid for shows every way to pay, and one touch plays it.
    card = to_play(table, hands)
    before = table.seq
    hands.press(table.spot(card))
    ways = table.sheet.locator(".way")
    expect(ways.first).to_be_visible()
    check_axe(page)
    hands.press(ways.first)
    if table.sheet.locator(".given button").count():
        hands.press(table.sheet.locator(".given button").first)
    table.next(before)
    bring(table, hands, "own")
    expect(page.locator(f'[data-city="0"] [data-spot="{card}"]')).to_be_visible()
    assert fits(page)


def test_a_sheet_keeps_the_focus_until_it_is_taken_away(page: Page) -> None:
    table = sat_down(page)
    assert table.next() == "everdell.act"
    expect(page.locator(".seat[data-own=true] strong")).to_have_text("You")
    expect(page.get_by_role("region", name="What you have")).to_be_visible()
    card = page.locator(".hand .card").first
    card.press("Enter")
    for key in (*["Tab"] * 6, *["Shift+Tab"] * 6):
        page.keyboard.press(key)
        assert table.sheet.evaluate("sheet => sheet.contains(document.activeElement)"), key
    page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    expect(card).to_be_focused()

    # Beside it nothing of the table can be touched: that takes it away.
    card.click()
    expect(table.sheet).to_be_visible()
    page.mouse.click(5, 5)
    expect(table.sheet).to_have_count(0)
    assert table.asked == "everdell.act"


AT_ONCE = "localStorage.setItem('understory.settings', JSON.stringify({ closing: '0', bots: '0' }))"
"""Turns end with their last decision."""


def test_a_whole_game_by_ear(page: Page) -> None:
    page.add_init_script(AT_ONCE)
    table = sat_down(page)
    assert Ears(page).played(table, Random(3)) >= {"everdell.act", "everdell.step"}
    assert fits(page)


FOLLOWED = AT_ONCE.replace("bots: '0'", "bots: '0.6'")
_WATCH = """() => {
  window.seen = new Set();
  const look = () => { seen.add(Number(document.querySelector("main").dataset.seq)); requestAnimationFrame(look); };
  look();
}"""


def test_a_bots_turn_is_shown_step_by_step(page: Page) -> None:
    page.add_init_script(FOLLOWED)
    table = sat_down(page)
    assert table.next() == "everdell.act"
    before = table.seq
    page.evaluate(_WATCH)
    place(table, Mouse(), "farm-1")
    while table.next() != "everdell.act":
        table.lit.last.click()
    between = page.evaluate("[...seen]")
    assert len([seq for seq in between if before < seq < table.seq]) > 1


def brought(page: Page, play: Play, players: int = 2) -> Table:
    """In front of a match that goes on after a game so far."""
    page.goto(laid_after(page, "everdell-duo", players, play.seats[0], str(play.record())))
    table = Table(page)
    expect(table.board).to_be_visible()
    return table


def test_on_a_phone_the_city_opens_when_its_cards_are_to_act(another: Callable[..., Page]) -> None:
    page = another(**PHONE)
    table = brought(page, found(Ask.PRODUCE), MET[Ask.PRODUCE][0].players)
    assert table.next() == "everdell.produce"
    expect(page.locator("[data-city] .card.lit").first).to_be_visible()
    hand = page.get_by_role("tab", name="Hand")
    hand.tap()
    expect(hand).to_have_attribute("aria-selected", "true")


def test_a_card_that_can_only_be_taken_says_why_it_cannot_be_played(page: Page) -> None:
    table = sat_down(page)
    assert table.next() == "everdell.act"
    page.locator(".meadow .card").nth(4).click()
    expect(table.sheet.locator("[data-act=Take]")).to_be_visible()
    expect(table.sheet.locator(".why p").first).to_contain_text("neither in your hand nor beside the sun or the moon")


def test_a_reload_in_the_middle_of_a_payment_asks_again(page: Page) -> None:
    table = brought(page, found(Ask.PAY), MET[Ask.PAY][0].players)
    assert table.next() == "everdell.pay"
    ways = page.locator(".answers button")
    offered = ways.all_inner_texts()
    page.reload()
    assert table.next() == "everdell.pay"
    assert ways.all_inner_texts() == offered
    assert table.done(Mouse(), ways.last) != "everdell.pay"


def test_a_payment_is_taken_back_as_a_whole(page: Page) -> None:
    play = found(Ask.PAY)
    card = str(play.state.pending[-1].what)
    play.undo()
    table = brought(page, play)
    assert table.next() == "everdell.act"
    goods = page.locator(".seat[data-own=true] .goods")
    before, seq = goods.text_content() or "", table.seq
    table.spot(f"card:{card}").click()
    table.sheet.locator(".way").last.click()
    if table.sheet.locator(".given button").count():
        table.sheet.locator(".given button").first.click()
    table.next(seq)
    expect(page.locator(f'[data-city] [data-spot="card:{card}"]')).to_be_visible()
    while table.done(Mouse(), table.undo) != "everdell.act":
        pass
    expect(goods).to_have_text(before)
    expect(page.locator(f'[data-city] [data-spot="card:{card}"]')).to_have_count(0)
    expect(table.spot(f"card:{card}")).to_be_visible()


def test_arrows_lead_from_a_card_of_the_meadow_to_the_tokens_between_the_cards(page: Page) -> None:
    play = understory.new("everdell-duo", 2, "midway")
    while not (play.state.pending[-1].ask is Ask.STEP and {play.state.sun, play.state.moon} <= {2, 3, 4}):
        play.push(play.hint())
    table = brought(page, play, 2)
    assert table.next() == "everdell.step"
    token = page.locator(".path [data-lit=true]")
    expect(token).to_have_count(1)
    cards = page.locator(".meadow .card")
    for card in (cards.first, cards.last):
        card.focus()
        Keys(page).reach(token)


def test_a_chapter_is_given_up_in_its_sheet_which_asks_twice(page: Page) -> None:
    play = understory.new("everdell-duo", 1, "given up", chapter="2")
    while play.state.pending[-1].ask is not Ask.ACT:
        play.push(play.hint())
    table = brought(page, play, 1)
    assert table.next() == "everdell.act"
    page.keyboard.press("g")
    give_up = table.sheet.get_by_role("button", name="Give up this chapter")
    give_up.click()
    expect(table.sheet).to_contain_text("Are you sure?")
    assert table.asked == "everdell.act"
    before = table.seq
    give_up.click()
    if table.next(before) == END:
        table.done(Mouse(), table.end_turn)
    expect(table.prompt).to_have_attribute("data-over", "true")


def together() -> Play:
    """A game of two, at a turn that could begin with the pocket watch or with sharing something."""
    play = understory.new("everdell-duo", 2, "watch", mode="cooperative")
    while {"Watch", "Share"} - {type(move).__name__ for move in play.legal}:
        play.push(play.hint())
    return play


def test_of_two_browsers_one_grants_what_the_other_wishes_and_shares(page: Page, another: Callable[..., Page]) -> None:
    play = together()
    mover = play.seats[0]
    token = next(move.token for move in play.legal if isinstance(move, Watch))
    ben = another(**PHONE)
    introduced(page, "Ada")
    introduced(ben, "Ben")
    kept = page.request.post("/api/records", data=str(play.record()), headers={"content-type": "text/plain"}).json()
    seats = ["me" if seat == mover else "guest" for seat in (0, 1)]
    after = {"record": kept["record"], "moves": kept["moves"]}
    match = laid(page, *seats, game="everdell-duo", access="public", after=after)
    assert ben.request.post(f"/api/matches/{match}/seats", data={"client": "sit", "seat": 1 - mover}).ok
    page.goto(f"/m/{match}")
    ben.goto(f"/m/{match}")
    ada, his = Table(page), Table(ben)
    assert ada.next() == "everdell.act"

    # Ben, who is not on turn, wishes for the watch; Ada is told, and does it for him.
    expect(his.prompt).to_contain_text("Ada")
    bring(his, Touch(), "company")
    his.spot("watch").tap()
    his.sheet.get_by_role("button", name=str(token)).tap()
    expect(ben.locator(".wish")).to_be_visible()
    expect(page.locator(".wish")).to_contain_text("Ben")
    page.locator("[data-grant]").click()
    expect(page.locator(".wish")).to_have_count(0)
    expect(ben.locator(".wish")).to_have_count(0)

    # She shares something: both see what lies on the tile.
    ada.next()
    ada.spot("share").click()
    ada.done(Mouse(), ada.sheet.locator("[data-act=Share]").first)
    lies = page.locator('[data-spot="share"]').inner_text()
    expect(ben.locator('[data-spot="share"]')).to_have_text(lies)

    # What they may say to each other lies ready, and is read in each one's language; talking freely takes both.
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_label("Say something")).to_have_count(0)
    page.get_by_role("button", name="berries", exact=True).click()
    expect(page.get_by_text("I would like berries.")).to_be_visible()
    page.get_by_role("button", name="Talk freely").click()
    expect(page.get_by_text("Free talk waits")).to_be_visible()
    expect(page.get_by_label("Say something")).to_have_count(0)
    ben.get_by_role("button", name="Chat").tap()
    expect(ben.get_by_text("I would like berries.")).to_be_visible()
    ben.get_by_role("button", name="Talk freely too").tap()
    for each in (page, ben):
        expect(each.get_by_label("Say something")).to_be_visible()
