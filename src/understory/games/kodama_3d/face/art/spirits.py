"""The four kodamas. Each head has its own outline, so that they are told apart without their colours.

Drawn within a circle of radius 100 about the origin, y down.
"""

from typing import Final

from understory.drawing.ink import Point, arc, brush, disc, element, flick, group, number, reused, smooth
from understory.drawing.season import Palette
from understory.games.kodama_3d.rules.pieces import Kodama

INKS: Final = {
    Kodama.BLUE: ("#2f5f92", "#bcd4ea"),
    Kodama.GREEN: ("#476b2f", "#c6dba6"),
    Kodama.ORANGE: ("#a8530f", "#f6cd98"),
    Kodama.PINK: ("#a33a6b", "#f5c3d5"),
}
"""A deep and a light colour for each."""

_HEADS: Final[dict[Kodama, list[Point]]] = {
    # A drop of water, its point blown to the side.
    Kodama.BLUE: [
        (18, -96), (30, -62), (66, -24), (82, 22), (66, 66), (26, 90), (-26, 90), (-66, 66),
        (-82, 22), (-64, -24), (-28, -58), (-8, -76),
    ],
    # An egg, upright, with two leaves for a crown.
    Kodama.GREEN: [
        (0, -58), (34, -48), (56, -14), (64, 28), (52, 68), (22, 92), (-22, 92), (-52, 68), (-64, 28),
        (-56, -14), (-34, -48),
    ],
    # A broad head with two ears.
    Kodama.ORANGE: [
        (-86, -80), (-58, -62), (-30, -46), (0, -42), (30, -46), (58, -62), (86, -80), (88, -40), (88, 4),
        (80, 46), (48, 78), (0, 86), (-48, 78), (-80, 46), (-88, 4), (-88, -40),
    ],
    # Four lobes, like a blossom.
    Kodama.PINK: [
        (0, -40), (16, -78), (56, -88), (88, -56), (78, -16), (56, 0), (88, 22), (92, 62), (58, 88),
        (20, 78), (0, 54), (-20, 78), (-58, 88), (-92, 62), (-88, 22), (-56, 0), (-78, -16),
        (-88, -56), (-56, -88), (-16, -78),
    ],
}  # fmt: skip


def spirit(kodama: Kodama, colours: Palette) -> str:
    """A kodama's head: outline, wash, crown and the three marks of its face."""
    deep, light = INKS[kodama]
    head = _HEADS[kodama]
    outline = smooth(head, closed=True, grid=0.1)
    crown = _crown(kodama, deep)
    edge = brush([*head, head[0]], [9 + 6 * (i % 3 == 0) for i in range(len(head) + 1)], 0.1)
    face_y = 14 if kodama is not Kodama.PINK else 2
    marks = disc(-24, face_y, 11) + disc(25, face_y - 4, 13)
    mouth = flick([(-10, face_y + 34), (2, face_y + 39), (14, face_y + 32)], 12, 0.1)
    shine = flick([(-52, 44), (-34, 66), (0, 76), (34, 68)], 13, 0.1)
    return "".join(
        (
            element(
                "path", d=outline, fill=colours.sheet, stroke=colours.sheet, stroke_width=26, stroke_linejoin="round"
            ),
            crown,
            element("path", d=outline, fill=light),
            element("path", d=shine, fill=deep, opacity=0.28),
            element("path", d=edge, fill=deep),
            element("path", d=marks + mouth, fill="#2a2622"),
        )
    )


def _crown(kodama: Kodama, deep: str) -> str:
    match kodama:
        case Kodama.GREEN:
            left = smooth([(0, -50), (-22, -84), (-62, -92), (-50, -62), (-24, -46)], closed=True, grid=0.1)
            right = smooth([(0, -50), (18, -88), (56, -98), (48, -66), (24, -46)], closed=True, grid=0.1)
            return element("path", d=left + right, fill=deep)
        case Kodama.BLUE:
            curl = [(8, -80), (22, -100), *arc(40, -90, 14, 200, 420, 6)]
            return element("path", d=brush(curl, [13, 11, 10, 9, 8, 7, 6, 5], 0.1), fill=deep)
        case Kodama.ORANGE | Kodama.PINK:
            return ""


def spirit_defs(colours: Palette, key: str) -> str:
    """All four once, to be used again and again under `key`."""
    return "".join(group(spirit(kodama, colours), id=f"{key}-{kodama}") for kodama in Kodama)


def spirit_at(kodama: Kodama, key: str, x: float, y: float, radius: float) -> str:
    """A head of this drawn radius at a place, from those defined under `key`."""
    place = f"translate({number(x)} {number(y)}) scale({number(radius / 100)})"
    return reused(f"{key}-{kodama}", transform=place, data_kodama=kodama.value)


def body(kodama: Kodama) -> str:
    """A meeple's body with its arms held out, standing on the origin; its head comes at 160 above it."""
    deep, light = INKS[kodama]
    outline: list[Point] = [
        (-26, -96), (-64, -66), (-88, -64), (-80, -42), (-44, -38), (-56, 0), (-8, 0), (0, -14), (8, 0), (56, 0),
        (44, -38), (80, -42), (88, -64), (64, -66), (26, -96),
    ]  # fmt: skip
    d = smooth(outline, closed=True, grid=0.1)
    return element("path", d=d, fill=light, stroke=deep, stroke_width=13, stroke_linejoin="round")


def meeple_at(kodama: Kodama, key: str, x: float, y: float, radius: float) -> str:
    """A meeple: the head on its body, standing on (x, y)."""
    size = radius / 100
    drawn = group(body(kodama), transform=f"translate({number(x)} {number(y)}) scale({number(size)})")
    return drawn + spirit_at(kodama, key, x, y - 160 * size, radius * 0.9)
