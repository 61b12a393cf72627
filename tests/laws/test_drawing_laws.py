"""Laws of what every game is drawn with: colours that can be read, icons within their discs, paths, and luck."""

import re
from math import hypot
from xml.etree.ElementTree import fromstring

import pytest
from colour_contrast import contrast
from hypothesis import given
from hypothesis import strategies as st

from understory.drawing.icons import DRAWN, icon
from understory.drawing.ink import Whim, smooth, words
from understory.drawing.paper import ground
from understory.drawing.season import DAY, NIGHT, WASH, Palette, Tint
from understory.games.kodama.pack import Icon


def blended(colour: str, wash: str, share: float) -> str:
    """A colour under a wash."""
    pairs = [(int(colour[i : i + 2], 16), int(wash[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@pytest.mark.parametrize("season", list(Tint))
@pytest.mark.parametrize("colours", [DAY, NIGHT], ids=["day", "night"])
def test_words_can_be_read_where_a_season_tints_the_table_most(colours: Palette, season: Tint) -> None:
    washes = re.findall(rf'fill="{WASH[season]}" opacity="([\d.]+)"', ground(0, 0, 1600, 1000, colours, season, 3))
    assert len(washes) == 4
    deepest = colours.ground
    for share in washes:
        deepest = blended(deepest, WASH[season], float(share))
    assert contrast(colours.ink, deepest) >= 4.5
    assert contrast(colours.seal, deepest) >= 3


@pytest.mark.parametrize("colours", [DAY, NIGHT], ids=["day", "night"])
def test_words_can_be_read_on_every_ground(colours: Palette) -> None:
    for under in (colours.ground, colours.sheet):
        for ink in (colours.ink, colours.yellow):
            assert contrast(ink, under) >= 4.5
        assert contrast(colours.seal, under) >= 3
    assert contrast(colours.outline, colours.icons.firefly[1]) >= 4.5
    assert contrast(colours.bark, colours.sheet) >= 3


@pytest.mark.parametrize("kind", list(Icon))
def test_icons_stay_within_the_disc_that_is_tested(kind: Icon) -> None:
    """Drawn at 5.5 mm for a radius of 100, the disc of 6 mm reaches to 109."""
    root = fromstring(icon(kind, DAY.icons).join(("<g>", "</g>")))  # noqa: S314  (our own drawing)
    for part in root.iter("path"):
        edge = float(part.get("stroke-width") or 0) / 2
        reach = max(hypot(x, y) for x, y in passed(part.get("d") or ""))
        assert reach + edge <= 109, (kind, part.get("d"))


def passed(path: str) -> list[tuple[float, float]]:
    """The points that a path of ours passes through: moves, lines, smooth curves and the halves of discs."""
    points: list[tuple[float, float]] = []
    x = y = 0.0
    for command, arguments in re.findall(r"([MLcsaz])([^MLcsaz]*)", path):
        numbers = [float(word) for word in re.findall(r"-?[\d.]+", arguments)]
        size = {"M": 2, "L": 2, "c": 6, "s": 4, "a": 7, "z": 1}[command]
        for at in range(0, len(numbers), size):
            dx, dy = numbers[at + size - 2 : at + size]
            x, y = (dx, dy) if command in "ML" else (x + dx, y + dy)
            points.append((x, y))
    return points


def test_the_six_icons_are_the_six_that_are_drawn() -> None:
    assert set(DRAWN) == set(Icon)
    assert len({icon(kind, DAY.icons) for kind in DRAWN}) == len(Icon)


@given(st.lists(st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000)), min_size=3, max_size=9))
def test_a_smooth_path_passes_through_every_point(points: list[tuple[int, int]]) -> None:
    numbers = [int(word) for word in re.findall(r"-?\d+", smooth(points))]
    at = (numbers[0], numbers[1])
    passed = [at]
    first, rest = numbers[2:8], numbers[8:]
    for step in (first[4:], *(rest[i + 2 : i + 4] for i in range(0, len(rest), 4))):
        at = (at[0] + step[0], at[1] + step[1])
        passed.append(at)
    assert passed == points


def test_whims_follow_from_their_seed_alone() -> None:
    first, second = Whim("b01", 3), Whim("b01", 3)
    assert [first.between(0, 1) for _ in range(9)] == [second.between(0, 1) for _ in range(9)]
    assert all(2 <= Whim(n).between(2, 5) < 5 for n in range(200))
    assert {Whim(n).among(3) for n in range(99)} == {0, 1, 2}


def test_words_are_made_safe() -> None:
    assert words("<a & b>") == "&lt;a &amp; b&gt;"
