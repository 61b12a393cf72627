"""The pictures and marks that the page has from the cards' own hand."""

import re
from xml.etree import ElementTree

import pytest

from understory.drawing.season import DAY
from understory.games.kodama.face.art.marks import marks
from understory.games.kodama.face.art.scenes import scenes
from understory.games.kodama.face.export import INKS

PICTURES = scenes(INKS)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_drawn_in_colours_that_the_page_names(name: str) -> None:
    inks = set(re.findall(r'(?:fill|stroke)="([^"]*)"', PICTURES[name]))
    assert {ink for ink in inks if ink.startswith("var(")}
    assert "style=" not in PICTURES[name]
    assert ElementTree.fromstring(PICTURES[name]).tag.endswith("svg")  # noqa: S314  (our own)


def test_the_same_picture_is_drawn_every_time() -> None:
    assert scenes(DAY) == scenes(DAY)


def test_marks_stay_within_their_square() -> None:
    for name, path in marks().items():
        starts = [(float(x), float(y)) for x, y in re.findall(r"M(-?[\d.]+) (-?[\d.]+)", path)]
        assert starts, name
        assert all(0 <= x <= 24 and 0 <= y <= 24 for x, y in starts), name
