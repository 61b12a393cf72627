"""Whole games of every box at the table inside the page, without a network, and with its worker killed on the way; and
all else that needs nobody else."""

import json
import re
from pathlib import Path

import pytest
from browser_play import GOLDEN, drop
from kodama_hands import PATIENCE, Board, Keys, answer
from offline_site import Site, kept, left_half_way, played
from playwright.sync_api import Page, expect
from test_page_lessons import at_step

from understory.core import read, replayed
from understory.games import box, names

TABS, WORKERS = 5, 20


@pytest.mark.parametrize("game", names())
def test_whole_games_are_played_against_a_bot_without_a_network(visitor: Page, site: Site, game: str) -> None:
    kept(visitor, site)
    told = played(visitor, site, game)
    line = replayed(box(game).game, read(told["record"]))
    assert list(line.node.scores) == told["scores"]  # type: ignore[union-attr]


@pytest.mark.parametrize("game", names())
def test_a_worker_and_its_tab_killed_again_and_again_lose_nothing(visitor: Page, site: Site, game: str) -> None:
    """Twenty-five times in each game, a fifth of them with the whole tab: a hundred in all."""
    kept(visitor, site)
    context = visitor.context
    for _ in range(TABS):
        assert left_half_way(visitor, site, game) == "playing"
        visitor.close()
        visitor = context.new_page()
        visitor.goto(site.address)
    told = played(visitor, site, game, deaths=WORKERS)
    assert told["killed"] == WORKERS
    rows = visitor.evaluate("match => window.logOf(match)", told["match"])
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    signed = [row["client"] for row in rows if row["client"]]
    assert len(signed) == len(set(signed))
    assert set(told["accepted"]) <= set(signed)


def test_all_that_needs_nobody_else_is_there_without_a_network(visitor: Page, site: Site) -> None:
    kept(visitor, site)
    visitor.goto(f"{site.address}#/learn/kodama")
    visitor.reload()
    _learns_and_plays(visitor)
    visitor.goto(f"{site.address}#/")
    expect(visitor.get_by_role("button", name=re.compile("^Play "))).to_have_count(4)
    _sees_again(visitor)
    visitor.goto(f"{site.address}#/companion")
    _counts(visitor)
    visitor.goto(f"{site.address}#/rules/kodama")
    visitor.get_by_role("searchbox").fill("can I cover an icon")
    answers = visitor.get_by_role("region", name="What answers it")
    expect(answers.locator(".rule").first).to_contain_text("may cover no icon")
    visitor.goto(f"{site.address}#/lobby")
    expect(visitor.get_by_text("needs a server")).to_be_visible()
    visitor.goto(f"{site.address}#/me")
    _looks_back(visitor)
    expect(visitor).to_have_url(site.address)
    expect(visitor.get_by_role("button", name=re.compile("^Play "))).to_have_count(4)
    visitor.goto(f"{site.address}#/me")
    expect(visitor.get_by_text("No game has come to its end yet.")).to_be_visible()


def _learns_and_plays(page: Page) -> None:
    """A lesson to its end, then the first game with its coach, a place that is shown, and no more of it."""
    page.get_by_role("link", name="Begin: Grow your first tree").click()
    at_step(page, 0)
    for number in range(1, 9):
        page.get_by_role("button", name="Show me").click()
        at_step(page, number)
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Play your first game").click()
    expect(page).to_have_url(re.compile("#/m/here-"))
    expect(page.get_by_role("region", name="The coach")).to_contain_text("at once", timeout=PATIENCE)
    board = Board(page)
    while (ask := board.next_ask()) != "grow":
        answer(board, Keys(board), ask)
    page.get_by_role("button", name="Show me").click()
    board.stage.locator("[data-ghost]").first.press("Enter")
    board.lay.click()
    expect(board.end_turn).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="What happened").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(board.result).to_be_visible()


def _sees_again(page: Page) -> None:
    """A record that is dropped, from its beginning to its end, and looked into."""
    drop(page, "game.record", (GOLDEN / "everdell_duo.record").read_text("utf-8"))
    expect(page).to_have_url(re.compile(r"#/r/[0-9a-f]{32}\?t=\d+&as=open$"))
    moment = page.get_by_role("slider")
    expect(moment).to_be_visible()
    first = moment.get_attribute("aria-valuetext") or ""
    page.keyboard.press("ArrowRight")
    expect(moment).not_to_have_attribute("aria-valuetext", first)
    page.keyboard.press("End")
    expect(page.get_by_text(re.compile("wins"))).to_be_visible()
    page.get_by_role("button", name="Look into it").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(re.compile(r"^[1-9]\d*/\d+$"))).to_be_visible(timeout=PATIENCE)
    sheet.get_by_role("button", name="Stop here").click()
    page.keyboard.press("Escape")


def _counts(page: Page) -> None:
    """One card on the companion's sheet."""
    page.get_by_role("button", name="Kodama: The Tree Spirits: Score sheet", exact=True).click()
    page.get_by_label("Player 1", exact=True).first.fill("Ada")
    page.get_by_role("button", name="Begin", exact=True).click()
    blank = page.get_by_role("region", name="To fill in now")
    blank.get_by_role("group", name="Which icon is on the trunk?").get_by_role("button", name="star").click()
    for _ in range(2):
        blank.get_by_role("button", name="star", exact=True).click()
    page.locator("g.card").first.click()
    expect(page.get_by_label("Total of Ada")).to_have_text("3")


def _looks_back(page: Page) -> None:
    """The game that was played, drawn and told; taken along, and removed."""
    expect(page.get_by_role("link", name=re.compile("Kodama: The Tree Spirits.*lost", re.S))).to_be_visible()
    expect(page.locator("img[data-made^='here-']").first).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Take everything along").click()
    saved = json.loads(Path(saving.value.path()).read_text("utf-8"))
    assert [bool(one.get("record")) for one in saved["matches"]] == [True]
    page.get_by_role("button", name="Remove everything").click()
    page.get_by_role("button", name="Really remove everything, for good").click()
