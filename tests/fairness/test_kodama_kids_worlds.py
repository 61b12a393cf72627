"""Worlds of Kodama where mini-Kodamas are shuffled in: what was scored, or not, tells of the hands.

No branch cards are in the box, so that all that happens is dealing and scoring and every world can be listed.
"""

from random import Random
from typing import Final

import pytest

from understory.core import SPECTATOR, Line, Options, Seat, Viewer
from understory.games.kodama.pack import HERE, Wood, shipped_wood
from understory.games.kodama.pack.spirits import Spirits, load_spirits
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.moves import Move
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import State
from understory.games.kodama.rules.view import View
from understory.testing import assert_worlds_match, random_line, rule

SPIRITS: Final = load_spirits(HERE)
SAMPLES: Final = 1_000


def game(plain: int, kids: int) -> KodamaGame:
    """With so many Kodamas and mini-Kodamas."""
    cards = [card for card in SPIRITS.kodamas if card.kid is None][:plain]
    minis = [card for card in SPIRITS.kodamas if card.kid][-kids:]
    return KodamaGame(Shelf(Wood(shipped_wood().trunks, ()), Spirits((*cards, *minis), SPIRITS.decrees)))


def options(table: KodamaGame, **others: str) -> Options:
    return table.spec.chosen(2, {"kids-shuffled": "on", "decrees": "off", "first": "0", **others})


def with_a_phase_left_out(table: KodamaGame) -> Line[State, Move, View]:
    """A game in which the second player held no Kodama of a season, and scored none."""
    for seed in range(10_000):
        line = random_line(table, options(table), Random(seed))
        if len(line.state.scored[1]) < 3 and line.state.hands[1]:
            return line
    raise AssertionError("no such game in ten thousand")


@rule("kodama.variant.kids-shuffled")
@pytest.mark.parametrize(("viewer", "kids", "seed"), [(Seat(0), 6, 1), (Seat(1), 7, 2), (SPECTATOR, 4, 3)])
def test_worlds_after_kodamas_were_chosen_are_as_likely_as_the_choices(viewer: Viewer, kids: int, seed: int) -> None:
    table = game(plain=4, kids=kids)
    line = random_line(table, options(table), Random(seed))
    assert assert_worlds_match(table, line, viewer, Random(seed), SAMPLES) > 1


@rule("kodama.variant.kids-shuffled")
def test_whoever_scored_none_is_known_to_have_held_none_of_the_season() -> None:
    table = game(plain=2, kids=9)
    assert assert_worlds_match(table, with_a_phase_left_out(table), Seat(0), Random(1), SAMPLES) > 1


@rule("kodama.variant.kids-advice")
def test_where_seasons_are_advice_what_was_scored_tells_nothing_of_a_hand() -> None:
    table = game(plain=2, kids=7)
    line = random_line(table, options(table, **{"kids-season": "free"}), Random(5))
    assert assert_worlds_match(table, line, Seat(0), Random(5), SAMPLES) > 1


@pytest.mark.parametrize("moves", [9, 20, 29])
def test_worlds_are_right_in_every_phase(moves: int) -> None:
    table = game(plain=4, kids=7)
    line = random_line(table, options(table), Random(4))
    line.back_to(min(moves, len(line.steps)))
    assert assert_worlds_match(table, line, Seat(1), Random(moves), SAMPLES) > 1
