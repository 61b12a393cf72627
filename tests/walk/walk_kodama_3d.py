"""Every way to play Kodama 3D, looked at: `make walk`."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from walking import Scenario, walked

from understory.games.kodama_3d.rules.state import Ask
from understory.play import Play

pytestmark = pytest.mark.usefixtures("software")

GAME = "kodama-3d"


def asks(ask: Ask, turns: int = 0) -> Callable[[Play], bool]:
    """This is asked after so many turns of all players together."""
    return lambda play: bool(play.seats and play.state.ask is ask and play.state.turns >= turns)


def over(play: Play) -> bool:
    """It has ended."""
    return play.over


SCENARIOS = (
    Scenario("goals", GAME, asks(Ask.RETURN)),
    Scenario("meeples", GAME, asks(Ask.PLACE)),
    Scenario("first move", GAME, asks(Ask.MOVE)),
    Scenario("late move", GAME, asks(Ask.MOVE, 17)),
    Scenario("grow", GAME, asks(Ask.GROW, 12)),
    Scenario("goal", GAME, asks(Ask.GOAL, 2)),
    Scenario("last tiles", GAME, asks(Ask.LAST)),
    Scenario("over", GAME, over),
    Scenario("four players", GAME, asks(Ask.MOVE, 30), players=4),
    Scenario("four players over", GAME, over, players=4),
    Scenario("picked colours", GAME, asks(Ask.COLOUR), options={"colours": "picked"}),
)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name.replace(" ", "-"))
def test_everything_can_be_read_and_reached(page: Page, scenario: Scenario) -> None:
    found = walked(page, scenario)
    assert not found, "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)
