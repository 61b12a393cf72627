"""Small signs: resources, banners of the five colours, points, sun and moon, workers. Lengths are pixels.

The five colours are told by hue and by the shape of the banner: a leaf, a pennant, an arched door, a shield, a crown.
"""

from math import cos, pi, sin
from typing import Final

from understory.games.everdell_duo.vocabulary import Colour, Good
from understory.games.kodama.art.ink import Whim, arc, blob, brush, disc, element, flick, group, smooth, words

INKS: Final = {
    Colour.GREEN: "#56733b",
    Colour.TAN: "#8a6a3c",
    Colour.RED: "#a8452f",
    Colour.BLUE: "#3d6079",
    Colour.PURPLE: "#6a4a78",
}
GOODS: Final = {Good.TWIG: "#7a5535", Good.RESIN: "#b97a1d", Good.PEBBLE: "#75767a", Good.BERRY: "#8f3350"}
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
    """A resource, 14 wide, about its middle."""
    ink = GOODS.get(kind, INK)
    match kind:
        case Good.TWIG:
            line = brush([(-6, 5), (-1, 0), (6, -6)], [3.4, 2.8, 1.6], 0.1)
            shoot = brush([(0, 0), (4, 1), (6, 4)], [1.8, 1.4, 1.0], 0.1)
            drawn = element("path", d=line + shoot, fill=ink)
        case Good.RESIN:
            drop = "M0 -7C3 -2 5.4 0.5 5.4 3A5.4 5 0 0 1 -5.4 3C-5.4 0.5 -3 -2 0 -7z"
            drawn = element("path", d=drop, fill=ink) + element("path", d=disc(-1.8, 2.4, 1.4), fill="#f3cf86")
        case Good.PEBBLE:
            stone = smooth([(-6, 2), (-4, -4), (1.5, -5), (6, -1), (4.5, 4.5), (-2, 5)], closed=True, grid=0.1)
            vein = flick([(-3, 0), (0, -1.6), (3, -0.6)], 1.2, 0.1)
            drawn = element("path", d=stone, fill=ink) + element("path", d=vein, fill="#d8d5cc")
        case Good.BERRY:
            leaf = flick([(0, -4), (3, -7), (6, -6)], 3.0, 0.1)
            drawn = element("path", d=disc(0, 1.2, 5.2), fill=ink) + element("path", d=leaf, fill="#56733b")
            drawn += element("path", d=disc(-1.6, -0.4, 1.2), fill="#e3a5b6")
        case _:
            drawn = points(1, 7)
    return group(element("title", str(kind)), drawn)


def points(count: int, radius: float = 12) -> str:
    """A number of points on a paper sun."""
    rays = "".join(
        flick(
            [
                (radius * 0.98 * cos(turn), radius * 0.98 * sin(turn)),
                (radius * 1.12 * cos(turn), radius * 1.12 * sin(turn)),
                (radius * 1.3 * cos(turn), radius * 1.3 * sin(turn)),
            ],
            radius * 0.2,
            0.1,
        )
        for turn in (2 * pi * step / 12 for step in range(12))
    )
    body = element("path", d=disc(0, 0, radius), fill="#e9c877") + element("path", d=rays, fill="#b98b2c")
    return body + text(str(count), 0, radius * 0.42, radius * 1.25, anchor="middle", weight="700")


def card_sign() -> str:
    """A card to be discarded: a small sheet, turned."""
    sheet = element("rect", x=-5, y=-6.5, width=10, height=13, rx=1.6, fill=PAPER, stroke=INK, stroke_width=1.2)
    stroke = element("path", d=flick([(-7, 6), (0, 0.5), (7, -6)], 2.2, 0.1), fill="#b5452f")
    return group(element("title", "discard a card"), sheet, stroke)


def token(colour: Colour) -> str:
    """An occupied token: a door ajar in the colour's ink."""
    ring = element("path", d=disc(0, 0, 9), fill=PAPER, stroke=INKS[colour], stroke_width=2.4)
    door = element("path", d="M-3.6 5.2V-1.4A3.6 3.6 0 0 1 3.6 -1.4V5.2z", fill=INKS[colour])
    return group(
        element("title", f"{colour} occupied token"), ring, door, element("path", d=disc(1.6, 1.4, 0.8), fill=PAPER)
    )


# ---------------------------------------------------------------- sun, moon, workers


def sun() -> str:
    """The sun token."""
    rays = "".join(
        flick(
            [
                (13 * cos(turn), 13 * sin(turn)),
                (17 * cos(turn + 0.1), 17 * sin(turn + 0.1)),
                (22 * cos(turn), 22 * sin(turn)),
            ],
            4.2,
            0.1,
        )
        for turn in (2 * pi * step / 10 for step in range(10))
    )
    face = element(
        "path", d=flick(arc(0, 1, 4.6, 25, 155), 1.6, 0.1) + disc(-3.6, -2, 1.2) + disc(3.6, -2, 1.2), fill="#6b4413"
    )
    return group(
        element("title", "sun"),
        element("path", d=rays, fill="#cf7a3c"),
        element("path", d=smooth(blob(0, 0, 12, Whim("sun"), wobble=0.03), closed=True, grid=0.1), fill="#edb64c"),
        face,
    )


def moon() -> str:
    """The moon token."""
    crescent = "M5 -15A16 16 0 1 0 5 15A12.5 12.5 0 1 1 5 -15z"
    face = element("path", d=flick([(-9, 1), (-7, 2.4), (-5, 1.4)], 1.4, 0.1) + disc(-8.5, -3, 1.1), fill="#e9eef4")
    stars = element("path", d=disc(8, -6, 1.5) + disc(10, 3, 1.1) + disc(5, 8, 0.9), fill="#4a5f86")
    return group(element("title", "moon"), element("path", d=crescent, fill="#4a5f86"), face, stars)


def hare(ink: str) -> str:
    """A hare of wood, 24 high, standing on its origin."""
    body = smooth([(-8, 0), (-9, -8), (-3, -12), (5, -9), (8, 0)], closed=True, grid=0.1)
    head = disc(-7, -14, 4.6)
    ears = flick([(-6, -17), (-3, -24), (0, -29)], 3.6, 0.1) + flick([(-8, -17), (-8, -24), (-7, -30)], 3.4, 0.1)
    return _worker("hare", ink, body + head + ears + disc(8.5, -4, 2.6), disc(-8.5, -14.6, 0.9))


def tortoise(ink: str) -> str:
    """A tortoise of wood, 18 high, standing on its origin."""
    shell = "M-10 -4A10.5 11 0 0 1 11 -4z"
    legs = "M-8 -4H-3V0H-8zM4 -4H9V0H4z"
    head = smooth([(-9, -5), (-13, -8), (-17, -8), (-17, -4), (-12, -2)], closed=True, grid=0.1)
    scutes = flick([(-4, -5), (-1, -10), (3, -13)], 1.4, 0.1) + flick([(4, -5), (4, -9), (1, -12)], 1.4, 0.1)
    drawn = _worker("tortoise", ink, shell + legs + head, disc(-15, -6.4, 0.9))
    return drawn + element("path", d=scutes, fill=PAPER, opacity=0.8)


def skunk(ink: str = "#2f2b2a") -> str:
    """A skunk of wood, 26 high, standing on its origin: a white stripe and a tail to beware of."""
    body = smooth([(-9, 0), (-9, -8), (-2, -11), (6, -8), (7, 0)], closed=True, grid=0.1)
    tail = smooth([(5, -5), (12, -10), (13, -20), (6, -26), (3, -19), (6, -12)], closed=True, grid=0.1)
    head = smooth([(-7, -9), (-9, -14), (-14, -13), (-17, -8), (-11, -5)], closed=True, grid=0.1)
    stripe = flick([(-12, -11.5), (-3, -9.6), (6, -9), (10, -16), (7.5, -24)], 2.6, 0.1)
    drawn = _worker("skunk", ink, body + tail + head, disc(-12.6, -9.6, 0.9))
    return drawn + element("path", d=stripe, fill=PAPER)


def handshake() -> str:
    """The middle of the path: two paws that meet."""
    paws = flick([(-13, 3), (-6, -1), (1, 1)], 5.5, 0.1) + flick([(13, 3), (6, -1), (-1, 1)], 5.5, 0.1)
    return group(element("title", "handshake"), element("path", d=paws + disc(0, 0, 4), fill="#8f6b4b"))


def _worker(name: str, ink: str, shape: str, eye: str) -> str:
    return group(
        element("title", name),
        element(
            "path", d=shape, fill=ink, stroke=PAPER, stroke_width=1.4, stroke_linejoin="round", paint_order="stroke"
        ),
        element("path", d=eye, fill=PAPER),
    )
