"""Every way to play Everdell Duo, looked at: `make walk`."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from walking import Scenario, brought, walked

from understory.games.everdell_duo.rules.state import Ask
from understory.play import Play

GAME = "everdell-duo"


def asks(ask: Ask, season: int = 0, city: int = 0) -> Callable[[Play], bool]:
    """This is asked in a season, of somebody whose city has so many cards."""

    def holds(play: Play) -> bool:
        state = play.state
        if not (play.seats and state.pending):
            return False
        frame = state.pending[-1]
        return bool(frame.ask is ask and state.season >= season and len(state.city(frame.seat)) >= city)

    return holds


def holds_cards(cards: int, city: int = 0) -> Callable[[Play], bool]:
    """Somebody is to act who has so many cards in hand and in the city; together, both hands count."""

    def holds(play: Play) -> bool:
        state = play.state
        if not asks(Ask.ACT)(play) or len(state.city(play.seats[0])) < city:
            return False
        together = state.city(0) == state.city(1)
        return sum(map(len, state.hands)) >= cards if together else len(state.hands[play.seats[0]]) >= cards

    return holds


def over(play: Play) -> bool:
    """It has ended."""
    return play.over


def open_a_card(page: Page) -> None:
    """Open the sheet of a card of the meadow."""
    page.locator(".meadow .card").first.click()
    expect(page.locator("dialog.paper[open]")).to_be_visible()


def open_the_score(page: Page) -> None:
    """Have the points proven."""
    expect(page.locator("main .board")).to_be_visible()
    page.keyboard.press("s")


COOPERATIVE = {"mode": "cooperative"}
CHALLENGE = {"mode": "challenge"}
SCENARIOS = (
    Scenario("first turn", GAME, asks(Ask.ACT)),
    Scenario("late turn", GAME, asks(Ask.ACT, 3, 9)),
    Scenario("card sheet", GAME, asks(Ask.ACT, 2, 5), do=open_a_card),
    Scenario("score", GAME, asks(Ask.ACT, 3, 8), do=open_the_score),
    Scenario("step", GAME, asks(Ask.STEP, 1)),
    Scenario("pay", GAME, asks(Ask.PAY, 1)),
    Scenario("gain", GAME, asks(Ask.GAIN)),
    Scenario("exchange", GAME, asks(Ask.EXCHANGE)),
    Scenario("produce", GAME, asks(Ask.PRODUCE, 1)),
    Scenario("over", GAME, over),
    Scenario("full city", GAME, holds_cards(0, 20), start=76),
    Scenario("full hand", GAME, holds_cards(13), start=23),
    Scenario("together full city", GAME, holds_cards(0, 28), options={**COOPERATIVE, "chapter": "2"}, start=102),
    Scenario("together full hands", GAME, holds_cards(17), options=COOPERATIVE, start=49),
    Scenario("together", GAME, asks(Ask.ACT, 1, 3), options=COOPERATIVE),
    Scenario("together late", GAME, asks(Ask.ACT, 3, 14), options=COOPERATIVE),
    Scenario("together split", GAME, asks(Ask.SPLIT), options=COOPERATIVE),
    Scenario("together answer", GAME, asks(Ask.ANSWER), options=COOPERATIVE),
    Scenario("together over", GAME, over, options=COOPERATIVE),
    Scenario("alone", GAME, asks(Ask.ACT, 2, 6), players=1, options=COOPERATIVE),
    Scenario("thorn", GAME, asks(Ask.ACT, 2, 6), options=CHALLENGE),
    Scenario("thorn over", GAME, over, options=CHALLENGE),
)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name.replace(" ", "-"))
def test_everything_can_be_read_and_reached(page: Page, scenario: Scenario) -> None:
    found = walked(page, scenario)
    assert not found, "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)


SMALL = pytest.mark.parametrize("size", [(390, 844), (390, 664), (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}")


@SMALL
@pytest.mark.parametrize(("name", "tab"), [("late turn", "other"), ("together late", "company"), ("thorn", "company")])
def test_all_that_the_other_has_is_in_sight_on_a_phone(page: Page, name: str, tab: str, size: tuple[int, int]) -> None:
    address = brought(page, next(scenario for scenario in SCENARIOS if scenario.name == name))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    page.locator(f"#everdell-tab-{tab}").click()
    panel = page.locator(".drawer .panel")
    expect(panel.locator(".seat .held")).to_be_visible()
    assert panel.evaluate(
        "panel => [...panel.querySelectorAll('.seat > *')].every("
        "part => part.getBoundingClientRect().right <= panel.getBoundingClientRect().right)"
    )


@SMALL
@pytest.mark.parametrize("name", ["full hand", "together full hands"])
def test_the_largest_hands_are_in_sight_on_a_phone(page: Page, name: str, size: tuple[int, int]) -> None:
    address = brought(page, next(scenario for scenario in SCENARIOS if scenario.name == name))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    expect(page.locator(".drawer .hand .card").first).to_be_visible()
    hidden = "panel => panel.scrollHeight - panel.clientHeight"
    assert page.locator(".drawer .panel").evaluate(hidden) <= 1
    assert page.locator(".everdell .desk").evaluate(hidden) <= 1
