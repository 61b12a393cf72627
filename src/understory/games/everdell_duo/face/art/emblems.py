"""Small signs: resources, banners of the five colours, points, sun and moon, workers. Lengths are pixels.

The five colours are told by hue and by the shape of the banner: a leaf, a pennant, an arched door, a shield, a crown.
"""

from typing import Final

from understory.drawing.ink import element, flick, group, words
from understory.games.everdell_duo.face.art.pictures import thing
from understory.games.everdell_duo.face.art.tones import DAY, KINDS, inked
from understory.games.everdell_duo.rules.vocabulary import Colour, Good

INKS: Final = {colour: day for colour, (day, _) in KINDS.items()}
PAPER: Final = "#faf5e9"
INK: Final = "#2a2622"
SERIF: Final = "Alegreya, Georgia, 'DejaVu Serif', serif"

_BANNERS: Final = {
    Colour.GREEN: "M0 -15C8 -10 14 -4 13 4C12 12 5 13 0 17C-5 13 -12 12 -13 4C-14 -4 -8 -10 0 -15z",
    Colour.TAN: "M-13 -11H13V15L0 8L-13 15z",
    Colour.RED: "M-12 14V0A12 12 0 0 1 12 0V14z",
    Colour.BLUE: "M-12 -11H12V3C12 10 6 14 0 16C-6 14 -12 10 -12 3z",
    Colour.PURPLE: "M-13 14V-7L-6.5 0L0 -12L6.5 0L13 -7V14z",
}
_LABELS: Final = {
    Colour.GREEN: "production",
    Colour.TAN: "traveller",
    Colour.RED: "destination",
    Colour.BLUE: "governance",
    Colour.PURPLE: "prosperity",
}


def placed(content: str, x: float, y: float, scale: float = 1.0) -> str:
    """A drawing moved and scaled."""
    return group(content, transform=f"translate({x:.1f} {y:.1f})" + (f" scale({scale:.3f})" if scale != 1 else ""))


def text(
    content: str, x: float, y: float, size: float, *, fill: str = INK, anchor: str = "start", weight: str | None = None
) -> str:
    """A line of text."""
    return element(
        "text",
        words(content),
        x=x,
        y=y,
        fill=fill,
        font_size=size,
        text_anchor=None if anchor == "start" else anchor,
        font_weight=weight,
    )


def banner(colour: Colour) -> str:
    """The sign of a colour, 26 wide, about its middle."""
    shape = element("path", d=_BANNERS[colour], fill=INKS[colour])
    edge = element("path", d=_BANNERS[colour], fill="none", stroke=PAPER, stroke_width=1.2, opacity=0.55)
    return group(element("title", _LABELS[colour]), shape, placed(edge, 0, 0.6, 0.8))


def good(kind: Good) -> str:
    """A resource, 16 wide, about its middle."""
    return _titled(str(kind), "goods", str(kind), 16)


def points(count: int, radius: float = 12) -> str:
    """A number of points on a paper sun."""
    token = placed(thing("goods", "point", DAY), -1.35 * radius, -1.35 * radius, 0.027 * radius)
    size = radius * (1.25 if count < 100 else 0.95)
    return token + text(str(count), 0, size * 0.35, size, anchor="middle", weight="700")


def card_sign() -> str:
    """A card to be discarded: a small sheet, turned."""
    sheet = element("rect", x=-5, y=-6.5, width=10, height=13, rx=1.6, fill=PAPER, stroke=INK, stroke_width=1.2)
    stroke = element("path", d=flick([(-7, 6), (0, 0.5), (7, -6)], 2.2, 0.1), fill="#b5452f")
    return group(element("title", "discard a card"), sheet, stroke)


def token(colour: Colour) -> str:
    """An occupied token: an open door in the colour's ink."""
    return group(
        element("title", f"{colour} occupied token"),
        placed(thing("tokens", "occupied", inked(colour)), -11, -11, 0.22),
    )


# ---------------------------------------------------------------- sun, moon, workers


def sun() -> str:
    """The sun token, 44 wide."""
    return _titled("sun", "tokens", "sun", 44)


def moon() -> str:
    """The moon token, 36 wide."""
    return _titled("moon", "tokens", "moon", 36)


def handshake() -> str:
    """The middle of the path: two paws that meet."""
    return _titled("handshake", "tokens", "handshake", 30)


def worker(name: str) -> str:
    """A hare, a tortoise or a skunk of wood, 30 high, standing on its origin."""
    return group(element("title", name), placed(thing("workers", name, DAY), -15, -28.5, 0.3))


def emblem(family: str, name: str, size: float) -> str:
    """A picture so large, its upper left corner at the origin; what would stand out is cut off."""
    return framed(thing(family, name, DAY), size)


def framed(picture: str, size: float) -> str:
    """A picture in a square."""
    return element("svg", picture, width=size, height=size, viewBox="0 0 100 100")


def _titled(title: str, family: str, name: str, size: float) -> str:
    return group(element("title", title), placed(thing(family, name, DAY), -size / 2, -size / 2, size / 100))
