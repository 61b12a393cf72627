"""What a game leaves behind as a picture: who stands in it, and how much room they have."""

import re

import pytest

import understory
from understory.games import box
from understory.table.keepsakes import keepsake, outline
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


def _room(svg: str) -> list[tuple[float, float, float, float]]:
    """Of each drawing within a picture the room it has and what it shows, both as width and height."""
    found = re.findall(r'<svg x=\S+ y=\S+ width="(\S+)" height="(\S+)" viewBox="\S+ \S+ (\S+) (\S+)"', svg)
    return [(float(wide), float(high), float(across), float(up)) for wide, high, across, up in found]


@pytest.mark.parametrize(("game", "players"), [("kodama-duo", 2), ("kodama-3d", 4), ("everdell-duo", 2)])
def test_no_empty_sky_hangs_over_what_was_made(game: str, players: int) -> None:
    kept = _room(_kept(game, players))
    assert len(kept) == players
    assert any(high == pytest.approx(wide * up / across, abs=0.2) or high == 750 for wide, high, across, up in kept)


@pytest.mark.parametrize("name", ["Maximiliane-Friederike von Hohenstein", "Анастасия Преображенская", "樹" * 40])
def test_a_long_name_stays_within_its_own_half(name: str) -> None:
    room = 400.0
    drawn = outline(name, 0, 0, 40, "middle", "#000", room)
    if drawn.startswith("<text"):
        size = float(drawn.partition('font-size="')[2].partition('"')[0])
        assert size * len(name) * (1.0 if "樹" in name else 0.6) <= room + 1
    else:
        scale = float(drawn.partition("scale(")[2].partition(")")[0])
        last = float(drawn.rpartition('<path transform="translate(')[2].partition(" ")[0])
        assert last * scale < room


def test_a_long_name_among_many_is_told_in_two_lines() -> None:
    course = course_in(box, str(understory.new("kodama-3d", 4, "to be hung up").record()))
    drawn = [
        keepsake(course, 0, None, (first, "Ben", "Cleo", "Dora"), "Kodama 3D", 0.0).count("<g transform=")
        for first in ("Ada", "Maximiliane-Friederike von Hohenstein")
    ]
    assert drawn[1] == drawn[0] + 1
