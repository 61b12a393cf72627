"""Every way to play Kodama and Kodama Duo, looked at: `make walk`."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from walking import Scenario, walked

from understory.play import Play

Until = Callable[[Play], bool]


def asks(what: str, cards: int = 0) -> Until:
    """This is asked, of somebody whose tree has at least so many branches."""

    def holds(play: Play) -> bool:
        pending = play.state.pending
        return bool(play.seats and pending) and (
            str(pending[-1].ask) == what and len(play.state.trees[play.seats[0]].cards) > cards
        )

    return holds


def asks_under(what: str, decree: str, *, held: int = 0) -> Until:
    """This is asked while a decree is in force."""

    def holds(play: Play) -> bool:
        return asks(what, held)(play) and play.state.decrees[-1:] == (decree,)

    return holds


def over(play: Play) -> bool:
    """It has ended."""
    return play.over


def step_to_a_place(page: Page) -> None:
    """Take up a card and step to a place where it may lie."""
    for card in range(page.locator("button[data-branch]").count()):
        page.locator("button[data-branch]").nth(card).press("Enter")
        page.keyboard.press("ArrowRight")
        if page.locator('[data-held][data-legal="true"]').count():
            return
        page.keyboard.press("Escape")


def show_me(page: Page) -> None:
    """Have the best places shown."""
    page.locator("[data-show]").click()
    expect(page.locator("[data-ghost]").first).to_be_visible()


KODAMA = "kodama"
DUO = "kodama-duo"
GROW = asks("kodama.grow")
SCENARIOS = (
    Scenario("bare trunk", KODAMA, GROW),
    Scenario("card held", KODAMA, asks("kodama.grow", 4), do=step_to_a_place),
    Scenario("tall tree", KODAMA, asks("kodama.grow", 11), do=step_to_a_place),
    Scenario("show me", KODAMA, asks("kodama.grow", 7), do=show_me),
    Scenario("kodama", KODAMA, asks("kodama.kodama", 7)),
    Scenario("over", KODAMA, over),
    Scenario("six players", KODAMA, asks("kodama.grow", 5), players=6),
    Scenario("draft pick", KODAMA, asks("kodama.pick", 1), players=3, options={"draft": "on"}),
    Scenario("draft plant", KODAMA, asks("kodama.plant", 2), players=3, options={"draft": "on"}),
    Scenario("mini-Kodamas as sets", KODAMA, asks("kodama.grow", 3), options={"kids": "0,1"}),
    Scenario("mini-Kodamas shuffled in", KODAMA, asks("kodama.kodama", 3), options={"kids-shuffled": "on"}),
    Scenario("first game", KODAMA, asks("kodama.grow", 1), options={"first-game": "on"}),
    Scenario("gust", KODAMA, asks_under("kodama.grow", "gust")),
    Scenario("duo split", DUO, asks("duo.split", 1)),
    Scenario("duo choose", DUO, asks("duo.choose", 2)),
    Scenario("duo place", DUO, asks("duo.place", 8), do=step_to_a_place),
    Scenario("duo summon", DUO, asks("duo.summon", 8)),
    Scenario("duo kodama", DUO, asks("duo.kodama", 4)),
    Scenario("duo over", DUO, over),
    Scenario("duo mixed", DUO, asks("duo.place", 4), options={"cards": "mixed"}),
    Scenario("duo mixed with Kosmos", DUO, asks("duo.kodama", 4), options={"cards": "mixed-kosmos"}),
    Scenario("spring invocation", KODAMA, asks_under("kodama.grow", "spring-invocation")),
)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name.replace(" ", "-"))
def test_everything_can_be_read_and_reached(page: Page, scenario: Scenario) -> None:
    found = walked(page, scenario)
    assert not found, "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)
