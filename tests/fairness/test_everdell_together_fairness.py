"""Partners learn colour and kind of each other's cards, and never the name of one that was not seen."""

from random import Random

import pytest

from understory.core import SPECTATOR, Seat
from understory.games.everdell_duo import EverdellDuo
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.vocabulary import CardId
from understory.testing import assert_fair, compared, random_line, rule

GAME = EverdellDuo()


def same_look(one: str, other: str) -> bool:
    """Cards that partners may not tell apart: of one colour and kind. Good News and events lie open."""
    return shipped_shelf().looks.get(CardId(one), one) == shipped_shelf().looks.get(CardId(other), other)


@rule("everdell.coop.talk")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"mode": "cooperative", "held": "full-larder,good-neighbours"}),
        (2, {"mode": "challenge", "difficulty": "easy"}),
        (1, {"mode": "cooperative"}),
    ],
    ids=str,
)
def test_exchanging_unseen_cards_that_look_alike_changes_nothing_a_viewer_receives(
    players: int, options: dict[str, str]
) -> None:
    rng = Random(11)
    lines = [random_line(GAME, GAME.spec.chosen(players, options), rng) for _ in range(6)]
    for line in lines:
        line.back_to(len(line.steps) // 3)
    # Who plays both mayors sees every card that is dealt.
    viewers = (Seat(0), Seat(1), SPECTATOR) if players == 2 else (SPECTATOR,)
    assert assert_fair(GAME, lines, viewers, rng, pairs=2, alike=same_look) > 3


@rule("everdell.coop.talk")
def test_colour_and_kind_are_told_to_the_partner() -> None:
    rng = Random(3)
    line = random_line(GAME, GAME.spec.chosen(2, {"mode": "cooperative"}), rng)
    line.back_to(len(line.steps) // 3)
    told = compared(GAME, line, Seat(0), rng, 6, alike=lambda one, other: not same_look(one, other))
    assert any(comparison.differs_at is not None for comparison in told)
