"""Every way to play Kodama and Kodama Duo is played on the board once, where it differs from the others."""

from collections.abc import Callable
from random import Random

import pytest
from kodama_hands import PATIENCE, Board, Keys
from playwright.sync_api import Page, expect
from walking import Scenario, brought, laid_after

from understory.core import CHANCE, Chance, Decision, Line
from understory.core.record import written
from understory.games import box
from understory.games.kodama.rules.moves import Pass
from understory.play import Play

GROW = "kodama.grow"


def asked(what: str, branches: int = 0, decree: str = "") -> Callable[[Play], bool]:
    """This is asked of somebody whose tree has so many branches, under this decree where one is named."""

    def holds(play: Play) -> bool:
        state = play.state
        asking = bool(play.seats and state.pending) and str(state.pending[-1].ask) == what
        return asking and len(state.trees[play.seats[0]].cards) > branches and decree in {"", *state.decrees[-1:]}

    return holds


def opened(page: Page, address: str) -> Board:
    """The board at an address, nothing on it moving."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    board = Board(page)
    expect(board.cards.first).to_be_visible(timeout=PATIENCE)
    return board


def stuck(name: str, deal: int) -> tuple[int, str]:
    """A game, played at random, in which nothing that could be laid fits anywhere: whose turn it is, and the record."""
    game, rng = box(name).game, Random(deal)
    line = Line(game, game.spec.chosen(2, {}))
    while True:
        node = line.node
        if isinstance(node, Chance):
            line.play(CHANCE, node.pick(rng.randrange(node.total)))
            continue
        assert isinstance(node, Decision)
        move = game.legal(line.state, node.seats[0]).sample(rng)
        if isinstance(move, Pass) and str(line.state.pending[-1].ask) in {GROW, "duo.place"}:
            return node.seats[0], str(written(line, over=True))
        line.play(node.seats[0], move)


LAID = (
    Scenario("six players", "kodama", asked(GROW, 2), players=6),
    Scenario("first game", "kodama", asked(GROW, 1), options={"first-game": "on"}),
    Scenario("sets", "kodama", asked(GROW, 1), options={"kids": "0,1"}),
    Scenario("invocation", "kodama", asked(GROW, 0, "spring-invocation")),
    Scenario("mixed", "kodama-duo", asked("duo.place", 2), options={"cards": "mixed"}),
    Scenario("mixed with Kosmos", "kodama-duo", asked("duo.place", 2), options={"cards": "mixed-kosmos"}),
)


@pytest.mark.parametrize("scenario", LAID, ids=lambda scenario: scenario.name.replace(" ", "-"))
def test_a_card_is_laid_in_each_way_to_play(page: Page, scenario: Scenario) -> None:
    board = opened(page, brought(page, scenario))
    expect(page.locator("[data-tree]")).to_have_count(scenario.players - 1)
    expect(page.locator("[data-decree]")).to_have_count(0 if scenario.name == "first game" else 1)
    if scenario.name == "invocation":
        expect(board.branches).to_have_count(6)
    grown = board.cards.count()
    Keys(board).lay()
    expect(board.cards).to_have_count(grown + 1)


def test_a_mini_kodama_that_was_shuffled_in_can_be_scored(page: Page) -> None:
    options = {"kids-shuffled": "on"}
    board = opened(page, brought(page, Scenario("shuffled", "kodama", asked("kodama.kodama", 3), options=options)))
    page.locator("[data-kodama][aria-pressed]").first.click()
    page.locator("[data-score]").click()
    expect(board.stage.locator("[data-home]")).to_have_count(1)


def test_gust_blows_the_market_away_once(page: Page) -> None:
    board = opened(page, brought(page, Scenario("gust", "kodama", asked(GROW, 0, "gust"))))
    before = board.branches.evaluate_all("cards => cards.map(card => card.dataset.branch)")
    page.locator("[data-gust]").click()
    expect(page.locator("[data-gust]")).to_have_count(0)
    expect(page.locator(f'button[data-branch="{before[0]}"]')).to_have_count(0)
    expect(page.locator("button[data-branch][aria-pressed]")).to_have_count(len(before))
    grown = board.cards.count()
    Keys(board).lay()
    expect(board.cards).to_have_count(grown + 1)


@pytest.mark.parametrize(("game", "deal"), [("kodama", 1781), ("kodama-duo", 402)])
def test_where_nothing_fits_one_goes_on_without_laying(page: Page, game: str, deal: int) -> None:
    seat, record = stuck(game, deal)
    board = opened(page, laid_after(page, game, 2, seat, record))
    grown = board.cards.count()
    expect(page.get_by_role("region", name="The turn")).to_contain_text("Nothing can be laid")
    page.get_by_role("button", name="Nothing fits: go on").click()
    expect(board.asking("grow")).to_have_count(0)
    expect(board.cards).to_have_count(grown)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("You could place nothing and passed.")
