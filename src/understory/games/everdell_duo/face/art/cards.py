"""A card as it lies on the table: banner, cost, points, picture, name and what it does. 150 by 196 pixels."""

from textwrap import wrap
from typing import Final

from understory.drawing.ink import element, flick, group
from understory.games.everdell_duo.face.art.emblems import (
    INK,
    INKS,
    PAPER,
    banner,
    card_sign,
    framed,
    good,
    placed,
    points,
    text,
)
from understory.games.everdell_duo.face.art.pictures import picture
from understory.games.everdell_duo.face.art.tones import inked
from understory.games.everdell_duo.face.wording import effects_text
from understory.games.everdell_duo.pack.model import Card
from understory.games.everdell_duo.rules.vocabulary import RESOURCES

WIDTH: Final = 150.0
HEIGHT: Final = 196.0
_LETTERS: Final = 25
_HIGH: Final = 4
"""Signs of the cost in a column."""
_LINES: Final = 4


def sheet(width: float, height: float, fill: str = PAPER, edge: str = "#cdb98f") -> str:
    """A piece of paper, its edge drawn with a brush that thins towards the corners."""
    paper = element("rect", width=width, height=height, rx=9, fill=fill)
    strokes = (
        flick([(6, 0), (width / 2, 0.6), (width - 6, 0)], 2.6, 0.1)
        + flick([(6, height), (width / 2, height - 0.6), (width - 6, height)], 3.2, 0.1)
        + flick([(0, 6), (0.6, height / 2), (0, height - 6)], 2.6, 0.1)
        + flick([(width, 6), (width - 0.6, height / 2), (width, height - 6)], 3.0, 0.1)
    )
    rim = element("rect", width=width, height=height, rx=9, fill="none", stroke=edge, stroke_width=1.1)
    return group(paper, rim, element("path", d=strokes, fill=edge))


def shadow(width: float, height: float) -> str:
    """What a card darkens of the table."""
    return element("rect", x=2.5, y=4, width=width, height=height, rx=10, fill="#4b3a26", opacity=0.16)


def cost(card: Card) -> str:
    """The signs of a card's cost, downwards, in a second column where there are many."""
    if card.toll:
        return card_sign()
    signs = [kind for kind, count in zip(RESOURCES, card.cost, strict=True) for _ in range(count)]
    places = ((15 * (index // _HIGH), 15.5 * (index % _HIGH)) for index in range(len(signs)))
    return group(*(placed(good(kind), x, y) for kind, (x, y) in zip(signs, places, strict=True)))


def drawing(card: Card, size: float) -> str:
    """The card's picture in a square."""
    return framed(picture(card.id, inked(card.colour)), size)


def full_card(card: Card, *, lit: bool = False) -> str:
    """A whole card with its upper left corner at the origin; `lit` where it can be played now."""
    ink = INKS[card.colour]
    wash = element("path", d=f"M4 26Q{WIDTH / 2} 14 {WIDTH - 4} 26V112Q{WIDTH / 2} 122 4 112z", fill=ink, opacity=0.13)
    return group(
        element("title", f"{card.name} ({card.colour} {card.kind})"),
        shadow(WIDTH, HEIGHT),
        sheet(WIDTH, HEIGHT, edge="#b5452f" if lit else "#cdb98f"),
        wash,
        placed(drawing(card, 94), 40, 22),
        placed(banner(card.colour), 20, 17),
        placed(cost(card), 19, 46),
        placed(points(card.points), WIDTH - 21, 21, 0.95),
        text(card.name, WIDTH / 2, 131, 15.5, anchor="middle", weight="700"),
        element("path", d=flick([(30, 137), (WIDTH / 2, 138.5), (WIDTH - 30, 137)], 2.2, 0.1), fill=ink),
        *_lines(card),
    )


def _lines(card: Card) -> list[str]:
    said = effects_text((*card.acts, *card.powers), card)
    lines = wrap(said, _LETTERS)[:_LINES]
    return [text(line, WIDTH / 2, 151 + 12 * index, 10.2, anchor="middle") for index, line in enumerate(lines)]


def small_card(card: Card) -> str:
    """A card in a city: picture, points and name, 108 by 104."""
    ink = INKS[card.colour]
    return group(
        element("title", f"{card.name} ({card.colour} {card.kind})"),
        shadow(108, 104),
        sheet(108, 104),
        element("path", d="M3 20Q54 12 105 20V78Q54 84 3 78z", fill=ink, opacity=0.13),
        placed(drawing(card, 74), 18, 8),
        placed(banner(card.colour), 15, 14, 0.8),
        placed(points(card.points, 9), 93, 15) if card.points else "",
        text(card.name, 54, 96, 11.5, anchor="middle", weight="700"),
    )


def back(width: float = 40, height: float = 54) -> str:
    """A card face down."""
    leaf = flick([(width / 2, height - 12), (width / 2 - 6, height / 2), (width / 2 + 4, 12)], 11, 0.1)
    return group(
        sheet(width, height, fill="#61794b", edge="#3f5233"),
        element("path", d=leaf, fill="#e9dfc4", opacity=0.85),
        element(
            "path",
            d=flick([(width / 2, height - 10), (width / 2 - 1, height / 2), (width / 2 + 3, 14)], 1.4, 0.1),
            fill=INK,
        ),
    )
