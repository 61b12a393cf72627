"""What Kodama's board says of itself: in plain ink, on touch, and no longer than somebody likes to wait."""

import re
from collections.abc import Callable

import pytest
from browser_play import at_table, introduced, laid, moved, my_turn
from kodama_hands import PATIENCE, PHONE
from playwright.sync_api import Locator, Page, expect
from test_kodama_ways import GROW, asked, hold, opened
from walking import Scenario

from understory.play import Play

_PLAIN = """() => {
  const ink = name => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };
  const words = [...document.querySelectorAll(".prompt .words *")].map(one => getComputedStyle(one).color);
  const plain = [ink("--ink"), ink("--ink-soft")];
  return words.length > 0 && words.every(one => plain.includes(one)) && !plain.includes(ink("--seal-ink"));
}"""
"""Whether all that the prompt says is in plain ink, which the red of broken rules is not."""


_LINES = """() => {
  const lines = one => new Set([...one.getClientRects()].map(({ top }) => Math.round(top))).size;
  const all = document.createRange();
  all.selectNodeContents(document.querySelector(".prompt .lead"));
  const { scrollHeight, clientHeight } = document.querySelector(".prompt .words");
  return scrollHeight > clientHeight + 1 ? Infinity : lines(all);
}"""
"""How many lines the prompt takes to say what is asked; without end where one must scroll to read it."""


@pytest.mark.parametrize(
    ("game", "what", "asks"),
    [("kodama", GROW, "grow"), ("kodama", "kodama.kodama", "kodama"), ("kodama-duo", "duo.choose", "choose")],
)
def test_ordinary_prompts_are_in_plain_ink_and_short_and_red_is_left_to_broken_rules(
    page: Page, game: str, what: str, asks: str
) -> None:
    board = opened(page, Scenario("plain", game, asked(what)), 1280, 720)
    for language in ("en", "fr", "de"):
        page.evaluate("to => localStorage.setItem('understory.language', to)", language)
        page.reload()
        expect(board.asking(asks)).to_be_visible(timeout=PATIENCE)
        page.wait_for_function(_PLAIN)
        for wide, high in ((1280, 720), (390, 844), (844, 390)):
            page.set_viewport_size({"width": wide, "height": high})
            assert page.evaluate(_LINES) <= 2, (language, wide)


def with_a_yellow_number(play: Play) -> bool:
    """Whoever begins has a Kodama with a yellow number in hand, and is to lay a card."""
    if not asked(GROW)(play) or play.seats[0] != play.state.first:
        return False
    return any(play.state.shelf.kodamas[one.card].yellow for one in play.state.hands[play.seats[0]])


def test_what_the_leaf_the_yellow_numbers_and_the_deck_mean_is_said_on_touch(page: Page) -> None:
    opened(page, Scenario("signs", "kodama", with_a_yellow_number), 1280, 720)
    prompt = page.locator(".prompt")
    page.get_by_role("button", name="first player", exact=True).click()
    expect(prompt).to_contain_text("The leaf: this player begins every round of the season.")
    page.get_by_role("button", name=re.compile(r"^\d+ in the deck$")).click()
    expect(prompt).to_contain_text(re.compile(r"\d+ branch cards"))
    page.locator(".kodama-card:has(.hard)").first.click()
    expect(prompt).to_contain_text("A yellow number marks a Kodama that is harder to please")


_SEEN = """glow => {
  const { left, right, top, bottom } = glow.getBoundingClientRect();
  return !!document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".stage");
}"""
"""Whether nothing lies over something on the tree."""


def test_on_a_phone_a_line_of_the_log_that_is_touched_shows_its_card_on_the_tree(another: Callable[..., Page]) -> None:
    page = another(**PHONE)
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", options={"first": "0"})
    moved(page, match, 0)
    at_table(page, match)
    my_turn(page)
    page.get_by_role("button", name="What happened").tap()
    page.get_by_role("list", name="What happened").get_by_role("button", name=re.compile("^You grew")).last.tap()
    lit = page.locator(".stage .glow")
    expect(lit.first).to_be_attached()
    assert all(glow.evaluate(_SEEN) for glow in lit.all())


_ENDLESS = """const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  return animate.call(this, frames, { ...timing, duration: 1e7 });
}"""
"""Motions take hours, unless they are ended."""


def test_any_key_ends_what_moves(page: Page) -> None:
    page.add_init_script(_ENDLESS)
    page.emulate_media(reduced_motion="no-preference")
    board = opened(page, Scenario("bare", "kodama", asked(GROW)), 1280, 720)
    hold(board)
    page.keyboard.press("Enter")
    board.end_turn.click()
    expect(page.locator("[data-flight]")).to_have_count(1, timeout=PATIENCE)
    page.keyboard.press("Shift")
    expect(page.locator("[data-flight]")).to_have_count(0)


_HEARD = """window.heard = [];
new MutationObserver(() => {
  const now = document.querySelector("[data-said]")?.textContent;
  if (now && now !== heard.at(-1)) heard.push(now);
}).observe(document, { childList: true, subtree: true, characterData: true });"""
"""Keeps what is said to those who hear the page, each time that it changes."""


def test_a_new_season_is_told_once_when_its_decree_turns_and_the_light_with_it(page: Page) -> None:
    page.add_init_script(_HEARD)
    board = opened(page, Scenario("turning", "kodama", asked("kodama.kodama", 3)), 1280, 720)
    decree, told, whole = page.locator("[data-decree]"), page.locator(".seasonal"), page.locator("html")
    spring = str(decree.get_attribute("data-decree"))
    page.locator("[data-kodama][aria-pressed]").first.click()
    page.locator("[data-score]").click()
    expect(board.end_turn).to_be_visible(timeout=PATIENCE)
    expect(decree).to_have_attribute("data-decree", spring)
    expect(whole).to_have_attribute("data-season", "spring")
    expect(told).to_have_count(0)
    board.end_turn.click()
    expect(told).to_have_text(re.compile(r"^Summer begins: .+\. .+"), timeout=PATIENCE)
    expect(whole).to_have_attribute("data-season", "summer")
    expect(decree).not_to_have_attribute("data-decree", spring)
    says = str(told.text_content())
    expect(page.locator("[data-said]")).to_contain_text("It is your turn.", timeout=PATIENCE)
    hold(board)
    board.lay.click()
    expect(page.locator("[data-said]")).to_contain_text("You grew a branch", timeout=PATIENCE)
    heard = page.evaluate("heard")
    assert sum(says in one for one in heard) == sum("Summer begins" in one for one in heard) == 1, heard


def test_each_step_of_a_card_what_others_do_and_whose_turn_it_is_are_said_once(page: Page) -> None:
    page.add_init_script(_HEARD)
    board = opened(page, Scenario("bare", "kodama", asked(GROW)), 1280, 720)
    said = page.locator("[data-said]")
    expect(said).to_contain_text("It is your turn.")
    hold(board)
    expect(said).to_contain_text("from the trunk, ")
    first = str(said.text_content())
    page.keyboard.press("ArrowRight")
    expect(said).not_to_have_text(first)
    board.lay.click()
    expect(said).to_contain_text("You grew a branch")
    board.end_turn.click()
    expect(said).to_contain_text("It is your turn.", timeout=PATIENCE)
    heard = page.evaluate("heard")
    for words, times in (("from the trunk, ", 2), ("You grew a branch", 1), ("Gatherer grew a ", 1), ("your turn", 2)):
        assert sum(words in one for one in heard) == times, (words, heard)


_EDGE = "one => parseFloat(getComputedStyle(one).outlineWidth)"


def test_in_the_readers_own_colours_what_may_be_done_has_an_edge_and_what_is_chosen_a_thicker_one(page: Page) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    opened(page, Scenario("plain", "kodama", asked("kodama.kodama")), 1280, 800)
    kodama = page.locator(".kodama-card.open").first
    lit = kodama.evaluate(_EDGE)
    assert lit > page.locator(".decree").evaluate(_EDGE) > 0
    kodama.click()
    assert kodama.evaluate(_EDGE) > lit
    expect(page.locator("[data-score]")).to_have_css("border-top-width", "3px")


def test_the_lobby_shows_of_a_match_what_the_start_page_shows(page: Page) -> None:
    introduced(page, "Ada")
    match = laid(page, "me", "greedy", options={"first": "0"})
    while not any(page.request.get(f"/api/matches/{match}").json()["scores"]):
        moved(page, match, 0)
        at_table(page, match)
        my_turn(page)
    told = []
    for place in ("/", "/lobby"):
        page.goto(place)
        row = page.locator(f'.row a[href$="/m/{match}"]')
        expect(row.locator(".picture > *")).to_be_visible()
        expect(row.locator(".when")).not_to_be_empty()
        told.append([row.locator(f".{part}").inner_text() for part in ("game", "names", "state")])
    assert told[0] == told[1]
    game, names, state = told[0]
    assert (game, state) == ("Kodama: The Tree Spirits", "Your turn")
    assert re.fullmatch(r"You \d+\s+Gatherer \d+", names)


def test_on_a_phone_points_stand_beside_the_name_they_are_of_and_under_the_middle_of_their_tree(
    page: Page, another: Callable[..., Page]
) -> None:
    ben = another()
    introduced(ben, "Benedikt")
    phone = another(**PHONE)
    introduced(phone, "Ada")
    match = laid(phone, "me", "guest", access="public", options={"first": "1"})
    assert ben.request.post(f"/api/matches/{match}/seats", data={"client": "sit", "seat": 1}).ok
    at_table(phone, match)
    expect(phone.locator(".others .plate").get_by_role("img", name="first player")).to_be_visible()
    name, points = (_middle(phone.locator(f".others {part}")) for part in (".name", "strong"))
    assert points[0] > name[0]
    assert abs(points[1] - name[1]) < 6

    introduced(page, "Ada")
    page.set_viewport_size({"width": 390, "height": 664})
    at_table(page, laid(page, "me", *["greedy"] * 4, options={"first": "0"}))
    trees = page.locator(".others button")
    expect(trees).to_have_count(4)
    for at in range(4):
        assert abs(_middle(trees.nth(at).locator("> svg"))[0] - _middle(trees.nth(at).locator("strong"))[0]) < 3


def _middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
