"""All cards side by side: `python -m understory.games.everdell_duo.face.art.contact FOLDER` writes two sheets,
`everdell-cards.svg` in colour, and `everdell-cards-grey.svg` for the blind test: 56 pixels a picture, numbered in an
order that says nothing.
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from understory.drawing.ink import element, seed_of
from understory.games.everdell_duo.face.art.emblems import SERIF, framed, placed, text
from understory.games.everdell_duo.face.art.pictures import CARDS, picture
from understory.games.everdell_duo.face.art.tones import Inks, inked
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.vocabulary import CardId

SIZE: Final = 56
_STEP: Final = 64
_LABEL: Final = 14


def shuffled() -> list[CardId]:
    """The cards in the order of the blind test."""
    return sorted(shipped_shelf().cards, key=lambda card: seed_of("at 56 pixels", card))


def grey(inks: Inks) -> Inks:
    """The same inks without their hues."""
    return {tone: _grey(colour) for tone, colour in inks.items()}


def _grey(colour: str) -> str:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    value = (299 * red + 587 * green + 114 * blue) // 1000
    return f"#{value:02x}{value:02x}{value:02x}"


def grey_svg(cards: Sequence[CardId], row: int = 10) -> str:
    """The cards in grey, each with its number."""
    high = _STEP + _LABEL
    cells = []
    for at, card in enumerate(cards):
        x, y = 4 + at % row * _STEP, 4 + at // row * high
        cells.append(placed(framed(picture(card, grey(inked(shipped_shelf().cards[card].colour))), SIZE), x, y))
        cells.append(text(str(at + 1), x + SIZE / 2, y + SIZE + 13, 11, anchor="middle"))
    return _sheet(row * _STEP, -(-len(cards) // row) * high, "#f6f6f6", cells)


def colour_svg(row: int = 16) -> str:
    """The cards in colour, by families."""
    cells = [
        placed(
            framed(picture(card, inked(shipped_shelf().cards[CardId(card)].colour)), SIZE),
            4 + at % row * _STEP,
            4 + at // row * _STEP,
        )
        for at, card in enumerate(CARDS)
    ]
    return _sheet(row * _STEP, -(-len(cells) // row) * _STEP, "#faf5e9", cells)


def _sheet(width: int, height: int, paper: str, cells: Iterable[str]) -> str:
    ground = element("rect", width=width, height=height, fill=paper)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="{SERIF}">{ground}{"".join(cells)}</svg>\n'
    )


def main(folder: Path) -> None:
    """Write both sheets."""
    (folder / "everdell-cards.svg").write_text(colour_svg(), encoding="utf-8")
    (folder / "everdell-cards-grey.svg").write_text(grey_svg(shuffled()), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
