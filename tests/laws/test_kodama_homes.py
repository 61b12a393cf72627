"""Where Kodamas live that have moved into a tree: each in its own place, over no icon, and there they stay."""

from math import cos, hypot, radians, sin

import pytest

import understory
from understory.core import Seat
from understory.games.kodama.face.homes import BODY, Home, homes
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.play import Play


def lived(play: Play, seat: int) -> list[Home]:
    """Who lives in a seat's tree, and where."""
    state = play.state
    return homes(state.trees[seat], shipped_shelf().shapes, state.ledger, Seat(seat), state.scored[seat])


def icons(play: Play, seat: int) -> list[tuple[float, float, int]]:
    """The discs of all icons of a seat's tree."""
    tree, found = play.state.trees[seat], []
    for at, card in enumerate(tree.cards):
        pose, shape = tree.pose(at), shipped_shelf().shapes[card]
        c, s = cos(radians(pose.angle / 10)), sin(radians(pose.angle / 10))
        found += [
            (pose.x + spot.x * c - spot.y * s, pose.y + spot.x * s + spot.y * c, shape.icon_radius)
            for spot in shape.icons
        ]
    return found


@pytest.mark.parametrize("game", ["kodama", "kodama-duo"])
def test_all_that_were_scored_live_somewhere_and_hide_no_icon(game: str) -> None:
    play = understory.new(game, 2, "homes")
    before: dict[str, Home] = {}
    moved = 0
    while not play.over:
        play.push(play.hint())
        for seat in range(2):
            found = lived(play, seat)
            assert [home.kodama for home in found] == list(play.state.scored[seat])
            for home in found:
                for x, y, radius in icons(play, seat):
                    assert hypot(home.x - x, home.y - y) >= radius + BODY - 1
                moved += before.get(home.kodama, home) != home
                before[home.kodama] = home
    assert len(before) == 6
    assert moved <= 2, "homes are for staying"
