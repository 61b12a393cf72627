"""How moves are written, and what cannot be read."""

import pytest
from kodama_3d_table import GAME, stack

from understory.core import NotationError, Seat
from understory.games.kodama_3d.coding import actions
from understory.games.kodama_3d.rules.moves import Add, Aside, Deal, First, Go, Grow, Pass, Show, Stay
from understory.games.kodama_3d.rules.pieces import GoalName, TileName


def test_moves_read_as_people_write_them() -> None:
    assert GAME.parse("move a1 c3") == Go(stack("a1"), stack("c3"))
    assert GAME.parse("grow trunk.2") == Grow(0, 2)
    assert GAME.parse("grow 11.3") == Grow(11, 3)
    assert GAME.parse("show d4 firefly-pink-fork") == Show(stack("d4"), TileName("firefly-pink-fork"))
    assert GAME.parse("deal 3 tall-tree") == Deal(Seat(3), GoalName("tall-tree"))
    assert GAME.parse("first 2") == First(Seat(2))
    assert GAME.parse("stay b2") == Stay(stack("b2"))
    assert GAME.parse("add b2") == Add(stack("b2"))
    assert GAME.parse("aside") == Aside()
    assert GAME.parse("pass") == Pass()


def test_every_move_reads_as_itself() -> None:
    moves = actions(GAME.pack)
    assert [GAME.parse(str(move)) for move in moves] == list(moves)
    assert len({str(move) for move in moves}) == len(moves)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "walk a1 a2",
        "move a1",
        "move a1  a2",
        "move a5 a1",
        "move A1 a2",
        "grow 0.1",
        "grow 13.1",
        "grow 3.4",
        "grow 3.0",
        "grow 3",
        "grow trunk.01",
        "grow trunk",
        "take tall-trees",
        "take firefly-pink-fork",
        "show a1 tall-tree",
        "colour purple",
        "deal x tall-tree",
        "draw deck",
        "pass now",
    ],
)
def test_what_cannot_be_read_is_refused_with_what_would_be_right(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text)
    assert caught.value.expected
