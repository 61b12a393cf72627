"""Nothing hidden reaches a viewer of Kodama, and sampled worlds are as likely as they should be."""

from dataclasses import dataclass
from random import Random

import pytest

from understory.core import SPECTATOR, Line, Seat
from understory.games.kodama.pack import HERE, shipped_wood
from understory.games.kodama.pack.spirits import Spirits, load_spirits
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.moves import Move
from understory.games.kodama.rules.shelf import Shelf, shipped_shelf
from understory.games.kodama.rules.state import State
from understory.games.kodama.rules.view import View
from understory.testing import assert_fair, assert_worlds_match, random_line

GAME = KodamaGame(shipped_shelf())


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (4, {"edition": "kosmos"}), (5, {"first-game": "on"}), (3, {"kids-shuffled": "on"}), (3, {"kids": "1"})],
)
def test_relabelling_unseen_cards_changes_nothing_a_viewer_receives(players: int, options: dict[str, str]) -> None:
    rng = Random(players)
    lines = [random_line(GAME, GAME.spec.chosen(players, options), rng) for _ in range(3)]
    viewers = (*map(Seat, range(players)), SPECTATOR)
    assert assert_fair(GAME, lines, viewers, rng, pairs=2) > players


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game with few Kodamas, where all worlds can be listed."""

    players: int
    options: dict[str, str]
    moves: int


def few_kodamas(keep: int) -> KodamaGame:
    spirits = load_spirits(HERE)
    plain = [card for card in spirits.kodamas if not card.yellow and card.kid is None][:keep]
    yellow = [card for card in spirits.kodamas if card.yellow][:3]
    return KodamaGame(Shelf(shipped_wood(), Spirits((*plain, *yellow), spirits.decrees)))


def cut_after(game: KodamaGame, moment: Moment) -> Line[State, Move, View]:
    chosen = {"first": "0", **moment.options}
    line = random_line(game, game.spec.chosen(moment.players, chosen), Random(moment.moves))
    line.back_to(moment.moves)
    return line


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), SPECTATOR])
@pytest.mark.parametrize(
    ("keep", "moment"),
    [
        (6, Moment(2, {}, 7)),
        (6, Moment(2, {"decrees": "off"}, 10)),
        (6, Moment(2, {"first-game": "on"}, 5)),
        (6, Moment(2, {"first-game": "on"}, 9)),
    ],
)
def test_worlds_are_as_likely_as_they_should_be(viewer: Seat | None, keep: int, moment: Moment) -> None:
    game = few_kodamas(keep)
    assert assert_worlds_match(game, cut_after(game, moment), viewer, Random(7)) > 1
