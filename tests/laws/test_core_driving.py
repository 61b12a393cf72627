"""A drive plays in one state of its own over a game's table: the same moves, states and digests as `apply` gives."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from understory import games
from understory.core import CHANCE, LegalMoves, Seat, Terminal, digest, drawing_from, drive
from understory.testing.lanterns import LANTERNS

TABLES: dict[str, tuple[Any, int, dict[str, str]]] = {
    "kodama": (games.box("kodama").game, 2, {}),
    "kodama, a draft for three": (games.box("kodama").game, 3, {"draft": "on"}),
    "kodama-duo": (games.box("kodama-duo").game, 2, {}),
    "kodama-3d": (games.box("kodama-3d").game, 2, {}),
    "kodama-3d for four": (games.box("kodama-3d").game, 4, {"colours": "picked"}),
    "everdell-duo": (games.box("everdell-duo").game, 2, {}),
    "lanterns": (LANTERNS.game, 3, {}),
}


class MoveByMove:
    """A game as whoever knows no table plays it: a new state for each move."""

    def __init__(self, game: Any) -> None:
        self.node, self.legal = game.node, game.legal
        self._apply = game.apply

    def apply(self, state: Any, seat: Seat, move: Any) -> Any:
        """The state after the move."""
        return self._apply(state, seat, move)


class Chooser:
    """Answers by luck, and keeps every state that it was shown: the move, and what all viewers saw then."""

    def __init__(self, game: Any, players: int, seed: str) -> None:
        self.game, self.viewers, self.rng = game, (None, *map(Seat, range(players))), Random(seed)
        self.shown: list[tuple[Any, Seat, str, list[str]]] = []

    def digests(self, state: Any) -> list[str]:
        """Of what each viewer sees of a state."""
        return [digest(self.game.view(state, viewer)) for viewer in self.viewers]

    def __call__(self, state: Any, seat: Seat, legal: LegalMoves[Any]) -> Any:
        move = legal.only() or legal.sample(self.rng)
        self.shown.append((state, seat, str(move), self.digests(state)))
        return move


def driven(table: str, seed: str, *, plain: bool = False, lends: bool = False) -> tuple[Chooser, Any, Any]:
    """Who chose, where the game ended, and how."""
    game, players, values = TABLES[table]
    chooser = Chooser(game, players, seed)
    way: Any = MoveByMove(game) if plain else game
    start = game.start(game.spec.chosen(players, values))
    end, node = drive(way, start, drawing_from(Random(f"{seed}/deals")), chooser, lends=lends)
    assert start == game.start(game.spec.chosen(players, values)), "the state that was given stays as it is"
    return chooser, end, node


def told(shown: Iterable[tuple[Any, Seat, str, list[str]]]) -> list[tuple[Seat, str, list[str]]]:
    return [(seat, move, digests) for _, seat, move, digests in shown]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_drive_in_place_is_a_drive_move_by_move(table: str, seed: str) -> None:
    one, end, node = driven(table, seed)
    other, same_end, same_node = driven(table, seed, plain=True)
    assert [state for state, *_ in one.shown] == [state for state, *_ in other.shown]
    assert told(one.shown) == told(other.shown)
    assert (end, node) == (same_end, same_node)
    assert one.digests(end) == other.digests(same_end)
    assert isinstance(node, Terminal)


@pytest.mark.parametrize("table", TABLES)
def test_a_state_that_was_shown_never_changes(table: str) -> None:
    chooser, _, _ = driven(table, "kept")
    assert [chooser.digests(state) for state, *_ in chooser.shown] == [digests for *_, digests in chooser.shown]


@pytest.mark.parametrize("table", TABLES)
def test_a_state_that_was_only_lent_is_the_same_while_it_is_shown(table: str) -> None:
    lent, end, node = driven(table, "lent", lends=True)
    kept, same_end, same_node = driven(table, "lent")
    assert told(lent.shown) == told(kept.shown)
    assert (end, node) == (same_end, same_node)
    assert len({id(state) for state, *_ in lent.shown}) == 1, "it is one state throughout"


@pytest.mark.parametrize("table", TABLES)
def test_a_drive_that_was_stopped_goes_on_from_where_it_waits(table: str) -> None:
    game, players, values = TABLES[table]
    whole, end, _ = driven(table, "stopped")
    answers, draws = iter(whole.shown), drawing_from(Random("stopped/deals"))
    state, node = game.start(game.spec.chosen(players, values)), None
    while not isinstance(node, Terminal):
        due: list[Any] = [next(answers, None)] if node else []

        def once(_state: Any, _seat: Seat, _legal: LegalMoves[Any], due: list[Any] = due) -> Any:
            return game.parse(due.pop()[2]) if due else None

        state, node = drive(game, state, draws, once)
        assert node == game.node(state)
    assert state == end


def test_a_game_that_overrides_its_table_is_driven_as_it_says() -> None:
    game: Any = games.box("kodama-3d").game
    seats: list[Seat] = []

    class Watched(type(game)):  # type: ignore[misc]  # any game
        def apply(self, state: Any, seat: Seat, move: Any) -> Any:
            seats.append(seat)
            return game.apply(state, seat, move)

    watched = Watched(game.pack)
    drive(watched, watched.start(game.spec.chosen(2)), drawing_from(Random(1)), lambda *asked: next(iter(asked[2])))
    assert CHANCE in seats
    assert Seat(1) in seats
