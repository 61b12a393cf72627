"""Nothing hidden reaches a viewer of Kodama Duo, least of all what the other has put down unseen."""

from random import Random

import pytest

from understory.core import SPECTATOR, Decision, Line, Seat, Viewer
from understory.core.plain import canonical
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.rules.moves import Move
from understory.games.kodama_duo.rules.state import State
from understory.games.kodama_duo.rules.view import View
from understory.testing import assert_fair, random_line

GAME = DuoGame(shipped_shelf())


@pytest.mark.parametrize("cards", ["duo", "mixed"])
def test_relabelling_unseen_cards_changes_nothing_a_viewer_receives(cards: str) -> None:
    rng = Random(cards)
    lines = [random_line(GAME, GAME.spec.chosen(2, {"cards": cards}), rng) for _ in range(2)]
    assert assert_fair(GAME, lines, (Seat(0), Seat(1), SPECTATOR), rng, pairs=1) >= 3


def received(before: State, seat: Seat, move: Move, viewer: Viewer) -> bytes:
    """All that a viewer gets when a choice is put down."""
    after = GAME.apply(before, seat, move)
    node = GAME.node(after)
    assert isinstance(node, Decision)
    told = (GAME.view(after, viewer), GAME.seen(before, seat, move, viewer), node)
    legal = [str(found) for found in GAME.legal(after, viewer)] if viewer is not None else []
    return canonical((*told, legal[:40], GAME.events(before, seat, move, after, viewer)))


def test_whatever_is_put_down_first_looks_the_same_to_all_others() -> None:
    rng = Random(1)
    line: Line[State, Move, View] = random_line(GAME, GAME.spec.chosen(2), rng)
    compared = 0
    for state in line.states:
        node = GAME.node(state)
        if not isinstance(node, Decision) or len(node.seats) < 2:
            continue
        for seat in node.seats:
            first, second = (GAME.legal(state, seat).sample(rng) for _ in range(2))
            for viewer in (Seat(1 - seat), SPECTATOR):
                assert received(state, seat, first, viewer) == received(state, seat, second, viewer)
                compared += first != second
                assert first == second or received(state, seat, first, seat) != received(state, seat, second, seat)
    assert compared > 40, "and to its owner it looks different"
