"""docs/everdell-pictures.md is right: its answers stand for the sheet beside it, and enough of them are."""

import re

from doc_pages import ROOT, text_of

from understory.games.everdell_duo.face.art.contact import grey_svg, shuffled
from understory.games.everdell_duo.pack import LIBRARY

PAGE = text_of(ROOT / "docs" / "everdell-pictures.md")
ENOUGH = 72


def answers() -> dict[int, str]:
    """The name given to each number."""
    table = PAGE.partition("The answers, row by row")[2]
    return {int(number): name for number, name in re.findall(r"\| (\d+) ([^|]+?) (?=\|)", table)}


def test_every_picture_of_the_sheet_has_an_answer_and_at_least_72_of_80_are_right() -> None:
    given, cards = answers(), shuffled()
    assert sorted(given) == list(range(1, len(cards) + 1))
    right = sum(LIBRARY.cards[card].name == given[number] for number, card in enumerate(cards, 1))
    assert right >= ENOUGH
    assert f"**{right} of {len(cards)} right**" in PAGE


def test_the_sheet_is_grey_numbered_and_without_names() -> None:
    sheet = grey_svg(shuffled())
    colours = set(re.findall(r'"#(\w{6})"', sheet))
    assert all(colour[:2] == colour[2:4] == colour[4:] or colour == "2a2622" for colour in colours)
    assert re.findall(r">(\d+)</text>", sheet) == [str(number) for number in range(1, 81)]
    assert not any(card.name in sheet for card in LIBRARY.cards.values())
