"""Small signs for the page that are no pictures of things: banners of the five colours, cards, kinds, any resource.

Each is markup for a view box of 100 by 100. What a sign is called is the page's to say, in the reader's language.
"""

import re
from typing import Final

from understory.drawing.ink import disc, element
from understory.games.everdell_duo.face.art import emblems
from understory.games.everdell_duo.face.art.emblems import INK, PAPER, placed
from understory.games.everdell_duo.rules.vocabulary import Colour, Good

_TITLE: Final = re.compile(r"<title>.*?</title>")
_BROWN: Final = "#7a5535"
_LEAF: Final = "#56733b"


def signs() -> dict[str, str]:
    """The drawings by name."""
    found = {f"banner-{colour}": placed(emblems.banner(colour), 50, 47, 2.9) for colour in Colour}
    found |= {"any": _any(), "back": _back(), "open": _open(), "discard": placed(emblems.card_sign(), 50, 50, 6.0)}
    found |= {"creature": _paw(), "construction": _house()}
    return {name: _TITLE.sub("", drawing) for name, drawing in found.items()}


def _any() -> str:
    """A resource of any type: the four of them, small."""
    goods = [good for good in Good if good is not Good.POINT]
    corners = [(27 + 46 * (n % 2), 27 + 46 * (n // 2)) for n in range(len(goods))]
    return "".join(placed(emblems.good(good), x, y, 3.1) for good, (x, y) in zip(goods, corners, strict=True))


def _sheet() -> str:
    return element("rect", x=22, y=8, width=58, height=84, rx=8, fill=PAPER, stroke=INK, stroke_width=6)


def _back() -> str:
    """A card as it lies on the deck."""
    return _sheet() + element("path", d="M51 26C66 38 66 60 51 76C36 60 36 38 51 26z", fill=_LEAF)


def _open() -> str:
    """A card as it lies in the meadow."""
    return _sheet() + element("path", d="M30 58C38 44 46 62 56 48S70 46 72 56V72H30z", fill=_LEAF)


def _paw() -> str:
    """A creature: its paw."""
    toes = disc(24, 42, 11) + disc(42, 26, 12) + disc(63, 28, 12) + disc(79, 45, 11)
    return element("path", d=f"{toes}M51 44C68 44 80 64 72 78C64 90 38 90 30 78C22 64 34 44 51 44z", fill=_BROWN)


def _house() -> str:
    """A construction: a hut with its door."""
    hut = element("path", d="M10 50L50 14L90 50H80V86H20V50z", fill=_BROWN)
    return hut + element("path", d="M42 86V64A8 8 0 0 1 58 64V86z", fill=PAPER)
