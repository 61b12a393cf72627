"""Everdell Duo's pictures: one for every card, told apart, small, and coloured by the page or by themselves."""

import json
import re
from gzip import compress
from xml.etree.ElementTree import fromstring

import pytest

from understory.games.everdell_duo.face.art.outline import FINE
from understory.games.everdell_duo.face.art.pictures import CARDS, FAMILIES, picture, thing
from understory.games.everdell_duo.face.art.plate import Plate
from understory.games.everdell_duo.face.art.tones import DAY, INK, NIGHT, Tone, inked, stylesheet
from understory.games.everdell_duo.face.export import card_art, page_files
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, SEASONS, Colour, Kind

MOST_OF_A_PICTURE = 6_000
MOST_OF_A_FILE = 40_000
"""As it is sent, compressed."""


def everything() -> list[str]:
    others = [thing(family, name, None) for family, names in FAMILIES.items() for name in names]
    return [*(picture(card, None) for card in CARDS), *others]


def test_every_card_has_a_picture_and_no_picture_is_without_a_card() -> None:
    assert CARDS.keys() == LIBRARY.cards.keys()


def test_what_lies_on_the_table_has_pictures() -> None:
    assert set(RESOURCES) <= FAMILIES["goods"].keys()
    assert set(SEASONS) == FAMILIES["seasons"].keys()
    assert {event[0] if len(event) == 2 else event for event in LIBRARY.events} == FAMILIES["events"].keys()
    assert {place for place in LIBRARY.places if place.startswith("farm")} < FAMILIES["places"].keys()


def test_no_two_pictures_are_the_same() -> None:
    assert len(set(everything())) == len(everything())


def test_pictures_are_small_enough_to_be_sent() -> None:
    assert max(map(len, everything())) < MOST_OF_A_PICTURE
    for name, content in page_files(shipped_shelf()).items():
        assert len(compress(json.dumps(content).encode())) < MOST_OF_A_FILE, name


def test_pictures_are_well_formed_and_written_in_whole_numbers() -> None:
    for drawn in everything():
        for path in fromstring(drawn).iter("path"):  # noqa: S314  (our own drawing)
            assert re.fullmatch(r"[MmLlCcSsQqAaz0-9 -]+", path.attrib["d"])


def test_every_class_of_a_picture_has_its_colour_in_the_stylesheet() -> None:
    style = stylesheet()
    used = {name for drawn in everything() for names in re.findall(r'class="([^"]*)"', drawn) for name in names.split()}
    assert used - {"ev", "e"} <= set(Tone)
    assert all(f".{name}{{" in style for name in used)
    assert all(f".ev-{colour}{{" in style for colour in Colour)


def test_the_colour_of_the_kind_is_seen_in_every_card() -> None:
    for card in LIBRARY.cards.values():
        inks = inked(card.colour)
        assert inks[Tone.KIND] in picture(card.id, inks), card.id
        assert "kind" in picture(card.id, None), card.id


def test_day_and_night_give_every_tone_a_colour() -> None:
    assert DAY.keys() == NIGHT.keys() == set(Tone)


def test_the_page_gets_the_same_paths_as_the_table_that_is_drawn() -> None:
    sent = {**card_art(shipped_shelf(), Kind.CREATURE), **card_art(shipped_shelf(), Kind.CONSTRUCTION)}
    assert sent.keys() == LIBRARY.cards.keys()
    for card, markup in sent.items():
        paths = re.findall(r"d='([^']*)'", str(markup))
        assert paths == re.findall(r'd="([^"]*)"', picture(card, DAY))


@pytest.mark.parametrize("points", ["10,10! 90,10! 90,90! 10,90!", "50,8 92,50 50,92 8,50"])
def test_an_edge_swells_only_where_it_turns_from_the_light(points: str) -> None:
    plate = Plate(DAY)
    plate.shape(Tone.FUR, points)
    swelling = plate.print().split('stroke="none"')[1]
    starts = [tuple(map(int, spot)) for spot in re.findall(r"M(\d+) (\d+)", swelling)]
    assert starts
    assert all(x + y > 60 * FINE for x, y in starts), "none begins in the upper left corner"


def test_a_part_that_is_mirrored_and_moved_keeps_its_shape() -> None:
    plain, moved = Plate(DAY), Plate(DAY)
    plain.patch(INK, "60,20! 80,20! 80,40!")
    moved.at(100, 0, flip=True).patch(INK, "40,20! 20,20! 20,40!")
    assert plain.print() == moved.print()
