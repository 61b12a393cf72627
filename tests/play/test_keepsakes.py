"""What a game leaves behind as a picture: who stands in it, and how much room they have."""

import re

import pytest

import understory
from understory.games import box
from understory.table.keepsakes import keepsake
from understory.table.replays import course_in


def _kept(game: str, players: int, **options: str) -> str:
    play = understory.new(game, players, "to be hung up", **options)
    while not play.over:
        play.push(play.hint())
    course = course_in(box, str(play.record()))
    names = tuple(["Ada", "Ben", "Cleo", "Dora", "Emil"][:players])
    return keepsake(course, course.length, None, names, course.box.game.spec.title, 0.0)


@pytest.mark.parametrize(("options", "towns"), [({}, 2), ({"mode": "challenge"}, 1)])
def test_a_town_built_together_hangs_there_once(options: dict[str, str], towns: int) -> None:
    assert len(re.findall("<svg x=", _kept("everdell-duo", 2, **options))) == towns


def test_where_many_stand_side_by_side_there_is_no_empty_sky_over_them() -> None:
    high = [int(_kept("kodama-3d", players).partition(' height="')[2].partition('"')[0]) for players in (2, 4)]
    assert high[0] == 1130
    assert high[1] < high[0]
