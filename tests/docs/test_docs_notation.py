"""docs/notation.md is right: every move on it is read, every record replays, and no kind of move is left out."""

import re
from random import Random
from typing import Any, Final

import pytest
from doc_pages import ROOT, Block, blocks, code_words, rows, section, text_of

from understory import games
from understory.core import Box, read, replayed
from understory.core.record import verified
from understory.testing import random_line
from understory.testing.lanterns import LANTERNS

PAGE: Final = text_of(ROOT / "docs" / "notation.md")
TITLES: Final = {found[2]: found[1] for found in re.finditer(r"^## (.+ \(`([\w-]+)`\))$", PAGE, re.MULTILINE)}
MOVES: Final = {
    name: [word for row in rows(section(PAGE, title)) for word in code_words(row[0])] for name, title in TITLES.items()
}
RECORDS: Final = [block for block in blocks(PAGE) if block.language == "record"]


def box_of(name: str) -> Box[Any, Any, Any]:
    return LANTERNS if name == "lanterns" else games.box(name)


def test_every_game_has_its_section() -> None:
    assert set(TITLES) == {*games.names(), "lanterns"}


@pytest.mark.parametrize(("name", "notation"), [(name, move) for name, moves in MOVES.items() for move in moves])
def test_every_move_on_the_page_is_read_and_written_alike(name: str, notation: str) -> None:
    assert str(box_of(name).game.parse(notation)) == notation


@pytest.mark.parametrize("name", TITLES)
def test_every_kind_of_move_that_occurs_is_on_the_page(name: str) -> None:
    game, rng = box_of(name).game, Random(name)
    told = {move.split()[0] for move in MOVES[name]}
    for players in range(game.spec.fewest, game.spec.most + 1):
        line = random_line(game, game.spec.chosen(players), rng)
        assert {str(step.move).split()[0] for step in line.steps} <= told


@pytest.mark.parametrize("block", RECORDS, ids=lambda block: f"line {block.line}")
def test_every_record_on_the_page_replays(block: Block) -> None:
    record = read(block.text)
    line = replayed(box_of(record.game).game, record)
    assert [str(step.move) for step in line.steps] == [written.notation for written in record.moves]


def test_the_whole_game_on_the_page_was_dealt_from_its_seed() -> None:
    record = read(RECORDS[0].text)
    assert verified(LANTERNS.game, record) == sum(written.seat == -1 for written in record.moves)


def test_every_kind_of_line_in_a_record_is_explained() -> None:
    told = [word for row in rows(section(PAGE, "A record, line by line")) for word in code_words(row[0])]
    kinds = {word.split()[0] for word in told}
    assert {line.split()[0] for line in RECORDS[0].text.splitlines()} - kinds == {"1"}, (
        "a seat is a seat: 0 stands for 1"
    )
