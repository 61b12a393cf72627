"""Campaigns in the page: founded and joined, chapters won, lost and played again, through restarts, and to print."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random

from bench.table_server import serving
from browser_table import Console, fits
from everdell_hands import Hands, Keys, Table, Touch, answer
from playwright.sync_api import Page, expect

from understory.core import Decision, Line, Terminal, dealing_from
from understory.core.record import written
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.campaign.chapter import chapter_options
from understory.games.everdell_duo.campaign.story import begun, founded
from understory.games.everdell_duo.campaign.text import written as campaign_text
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import Difficulty


@cache
def nearly_won() -> tuple[str, str]:
    """The file of a campaign whose first chapter is one decision from being won, and that decision."""
    campaign = founded("Mossgate", ("Ada",), Difficulty.NORMAL)
    line = next(line for line in map(_played, range(100)) if _won(line))
    last = max(at for at, step in enumerate(line.steps) if step.seat >= 0 and not step.forced)
    record = written(line, ["Ada"], None, over=False).cut(last)
    return campaign_text(begun(campaign, 1, str(record))), str(line.steps[last].move)


def _played(seed: int) -> Line[State, Move, View]:
    game, rng = EVERDELL_DUO.game, Random(seed)
    line = Line(game, chapter_options(founded("Mossgate", ("Ada",), Difficulty.NORMAL), 1))
    line.deal(dealing_from(rng))
    while isinstance(node := line.node, Decision):
        view = game.view(line.state, node.seats[0])
        line.play(node.seats[0], EVERDELL_DUO.greedy(view, game.legal(line.state, node.seats[0]), rng))
        line.deal(dealing_from(rng))
    return line


def _won(line: Line[State, Move, View]) -> bool:
    return isinstance(line.node, Terminal) and bool(line.node.winners) and line.node.scores[0] >= 90


def station(page: Page, number: int) -> str:
    """What a station of the road says of itself."""
    return page.get_by_role("button", name=re.compile(rf"^Chapter {number},")).get_attribute("aria-label") or ""


def match_in(page: Page) -> str:
    """The match that the page is at."""
    expect(page).to_have_url(re.compile(r"/m/\w{10}$"))
    return page.url.rpartition("/")[2]


def two_mayors(page: Page, bea: Page) -> str:
    """Ada founds a town, Bea joins by the link, and both open its first chapter; its match."""
    page.goto("/campaign")
    page.get_by_label("What your town is called").fill("Mossgate")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("I and somebody far away").click()
    page.get_by_text("Hard", exact=True).click()
    page.get_by_role("button", name="Found it").click()
    expect(page.get_by_role("heading", name="Mossgate", level=1)).to_be_visible()
    expect(page.get_by_text("Send this link:")).to_have_count(0)
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_text("Send this link:")).to_be_visible()
    bea.goto(page.get_by_role("textbox", name="Link").input_value())
    bea.locator("main input").fill("Bea")
    bea.locator("main .button.now").click()
    expect(bea.get_by_role("heading", name="Mossgate", level=1)).to_be_visible()
    assert fits(bea)
    expect(page.get_by_text("Ada · Bea")).to_be_visible()
    page.get_by_role("button", name="Begin chapter 1").press("Enter")
    match = match_in(page)
    bea.locator(".next .button.now").click()
    assert match_in(bea) == match
    for mayor in (page, bea):
        expect(mayor.locator(".everdell")).to_be_visible()
    return match


_ASKED = '.everdell:not([data-question=""]), .turn .button.now, .prompt[data-over="true"]'
"""A board that asks something, or on which a turn can be ended, or that is done."""


def go_on(sides: Sequence[tuple[Table, Hands]], rng: Random) -> bool:
    """Whoever is asked answers on their board or ends the turn, once all have heard of the last; False at the end."""
    seq = max(side.seq for side, _ in sides)
    for side, _ in sides:
        expect(side.page.locator(f'main[data-seq="{seq}"]')).to_be_visible()
    ending = [(side, hands) for side, hands in sides if side.end_turn.count()]
    asked = [(side, hands) for side, hands in sides if side.page.locator(_ASKED).count()]
    side, hands = (ending or asked)[0]
    if ending:
        hands.press(side.end_turn)
    elif side.page.locator('.prompt[data-over="true"]').count():
        return False
    else:
        answer(side, hands, rng, waits=False)
    expect(side.page.locator(f'main[data-seq="{seq}"]')).to_have_count(0)
    return True


def test_a_town_is_founded_its_second_mayor_joins_by_the_link_and_both_play(
    page: Page, another: Callable[..., Page]
) -> None:
    bea = another(viewport={"width": 390, "height": 844}, has_touch=True, locale="de-DE")
    two_mayors(page, bea)
    mayors: list[tuple[Table, Hands]] = [(Table(page), Keys(page)), (Table(bea), Touch())]
    expect(page.locator(".prompt .words")).not_to_be_empty()
    first = page.locator(_ASKED).count() > 0  # the deal says who begins
    assert go_on(mayors, Random(1))
    expect(page.locator(".prompt .words")).to_have_text("Your turn is done." if first else "One moment.")
    expect(bea.locator(".prompt .words")).to_have_text("Einen Augenblick." if first else "Dein Zug ist gemacht.")
    for _ in range(2):
        assert go_on(mayors, Random(1))


def test_a_road_that_could_not_be_shown_is_shown_once_the_table_is_there_again(page: Page, console: Console) -> None:
    console.forgive("ERR_FAILED")
    page.goto("/campaign")
    page.get_by_label("What your town is called").fill("Mossgate")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Found it").click()
    expect(page.get_by_role("heading", name="Mossgate", level=1)).to_be_visible()
    page.route("**/api/campaigns/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("link", name="All campaigns")).to_be_visible()
    page.unroute("**/api/campaigns/**")
    expect(page.get_by_role("heading", name="Mossgate", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_chapter_is_won_the_next_lost_and_played_once_more_through_restarts(
    page: Page, console: Console, tmp_path: Path, check_axe: Callable[[Page], None]
) -> None:
    console.forgive("WebSocket connection to|ERR_CONNECTION_REFUSED")
    text, move = nearly_won()
    (tmp_path / "moss.campaign").write_text(text, encoding="utf-8")
    store = f"sqlite:///{tmp_path}/table.db"
    with serving(store, "--unlimited") as server:
        address, port = server.address, server.address.rpartition(":")[2]
        page.goto(f"{address}/campaign")
        page.get_by_label("Your name").fill("Ada")
        page.get_by_label("Choose a file").set_input_files(tmp_path / "moss.campaign")
        page.get_by_role("button", name="Begin chapter 1").click()
        match = match_in(page)
        asked(page, address, match, type="move", answers=_seen(page, address, match), moves=[move], closes=0)
        page.get_by_role("link", name="Back to the road").click()
        expect(page.get_by_role("button", name="Begin chapter 2")).to_be_visible()
        assert re.fullmatch(r"Chapter 1, A Town of Our Own: won, \d+ points", station(page, 1))
        expect(page.get_by_role("region", name="The newspaper")).to_contain_text("The Root")
        expect(page.get_by_role("region", name="The newspaper")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("region", name="2 · Shaking Paws")).to_be_visible()
        check_axe(page)
        page.get_by_role("button", name=re.compile("^Chapter 1,")).press("Enter")
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text("Two mayors, one meadow")
        expect(sheet).to_contain_text("85 points (Normal)")
        check_axe(page)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Begin chapter 2").click()
        match = match_in(page)
        assert server.stop() == 0
    with serving(store, "--unlimited", "--port", port):
        page.goto(page.url.rpartition("/m/")[0] + "/campaign")
        page.get_by_role("link", name=re.compile("Mossgate")).click()
        page.get_by_role("link", name="Go on with chapter 2").click()
        assert match_in(page) == match
        asked(page, address, match, type="resign")
        page.get_by_role("link", name="Back to the road").click()
        page.get_by_role("button", name="Play chapter 2 once more").click()
        assert match_in(page) != match
        page.goto(f"{address}/campaign")
        page.get_by_role("link", name=re.compile("Mossgate")).click()
        expect(page.get_by_role("link", name="Go on with chapter 2")).to_be_visible()
        page.get_by_role("link", name="Score sheet").click()
        expect(page.get_by_role("img", name="Score sheet of Mossgate")).to_be_visible()
        assert pages(page) == 1
        page.goto(f"{address}/challenges")
        expect(page.get_by_role("img", name="Against Miss Lily Thorn")).to_be_visible()
        check_axe(page)
        assert pages(page) == 1


def _seen(page: Page, address: str, match: str) -> int:
    seen: int = page.request.get(f"{address}/api/matches/{match}/situation?seat=0").json()["seq"]
    return seen


def asked(page: Page, address: str, match: str, **request: object) -> None:
    """Ask something of a match as the page would."""
    body = {"client": f"asked-{match}", "seat": 0, **request}
    answered = page.request.post(f"{address}/api/matches/{match}/requests", data=body)
    assert answered.ok, answered.text()


def pages(page: Page) -> int:
    """How many pages come out of the printer."""
    for image in page.locator("img").all():
        expect(image).to_have_js_property("complete", True)
        expect(image).not_to_have_js_property("naturalWidth", 0)
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True, print_background=True)))
