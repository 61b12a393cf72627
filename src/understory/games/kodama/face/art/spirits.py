"""Kodamas: small pale spirits with a head like a pebble and three marks for a face, each its own.

A spirit is composed of drawn parts, chosen by a number: head, face, what it wears and what it holds. Drawn about the
middle of its head within 120 units to every side and 150 below, y down.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from understory.drawing.icons import icon_at
from understory.drawing.ink import Point, Whim, arc, blob, brush, disc, element, flick, group, smooth
from understory.drawing.season import Palette
from understory.games.kodama.face.art.costume import HELD, WORN

SETTLED: Final = 8.5
"""How large a spirit is drawn that lives in a tree: 0.01 mm for each of its units."""

HEADS: Final[tuple[tuple[Point, ...], ...]] = (
    ((0, -62), (42, -50), (64, -8), (54, 36), (14, 52), (-34, 48), (-62, 14), (-52, -38)),
    ((-8, -56), (46, -54), (74, -12), (58, 30), (8, 44), (-50, 38), (-74, 0), (-54, -42)),
    ((6, -74), (40, -54), (54, -8), (48, 38), (8, 56), (-38, 48), (-54, 4), (-34, -56)),
    ((-16, -60), (34, -62), (62, -26), (66, 22), (26, 50), (-30, 52), (-66, 28), (-56, -26)),
    ((0, -54), (52, -40), (68, 2), (44, 44), (-4, 56), (-50, 40), (-68, -4), (-48, -44)),
    ((12, -66), (52, -34), (58, 14), (30, 50), (-22, 54), (-60, 26), (-60, -24), (-30, -60)),
)
"""Pebbles."""

FACES: Final[tuple[tuple[tuple[float, float, float, float], ...], ...]] = (
    ((-24, -6, 8, 10), (24, -8, 8, 10), (1, 20, 7, 6)),
    ((-26, -2, 10, 7), (22, -6, 6, 8), (0, 22, 9, 5)),
    ((-20, -8, 6, 11), (22, -8, 6, 11), (2, 22, 5, 8)),
    ((-30, 0, 7, 7), (28, 0, 7, 7), (0, 14, 12, 4)),
    ((-22, -10, 11, 11), (26, -6, 7, 8), (4, 20, 5, 5)),
    ((-26, -4, 12, 4), (24, -4, 12, 4), (-2, 20, 6, 6)),
)
"""Three marks each: where, how wide, how high."""


@dataclass(frozen=True, slots=True)
class Spirit:
    """Which parts make up a spirit."""

    head: int
    face: int
    worn: int
    held: int

    @classmethod
    def of(cls, number: int) -> "Spirit":
        """The parts of the spirit with this number; of any 72 that follow each other no two are dressed alike."""
        turn = number // len(WORN)
        return cls((number * 5 + turn) % len(HEADS), (number + turn) % len(FACES), number % len(WORN),
                   (number * 5 + turn) % len(HELD))  # fmt: skip


def spirit(number: int, colours: Palette, *, small: bool = False) -> str:
    """A spirit of its own; a small one has a larger head for its size."""
    parts = Spirit.of(number)
    body, skull, face = parts_of(number, colours, small=small)
    scale = 0.82 if small else 1.0
    return group(
        body,
        HELD[parts.held](colours),
        skull,
        face,
        WORN[parts.worn](colours),
        transform=f"scale({scale})",
        class_="spirit",
    )


def settled(homes: Iterable[tuple[int, float, float]], colours: Palette) -> str:
    """Spirits that live in a tree: the number and the middle of each, in the tree's lengths, y up."""
    return "".join(
        group(spirit(number, colours), transform=f"translate({round(x)} {round(-y)}) scale({SETTLED})", class_="home")
        for number, x, y in homes
    )


def parts_of(number: int, colours: Palette, *, small: bool = False) -> tuple[str, str, str]:
    """Body, head and face of a spirit: what is its own, beside what it wears and holds."""
    parts = Spirit.of(number)
    whim = Whim("spirit", number)
    body = _body(colours, whim, small=small)
    return body, head(HEADS[parts.head], colours), _face(FACES[parts.face], colours, whim)


def head(points: tuple[Point, ...], colours: Palette) -> str:
    """A pebble with its shade and its line."""
    shade = [(x * 0.92 + 5, y * 0.9 + 6) for x, y in points[1:6]]
    line = [*points, points[0], points[1]]
    widths = [4 + 2.6 * (i % 3) for i in range(len(line))]
    return "".join(
        (
            element("path", d=smooth(points, closed=True, grid=0.1), fill=colours.spirit),
            element("path", d=flick(shade, 16, 0.1), fill=colours.spirit_shade),
            element("path", d=brush(line, widths, 0.1), fill=colours.outline),
        )
    )


def _body(colours: Palette, whim: Whim, *, small: bool) -> str:
    tall = 82 if small else 112
    wide = whim.between(34, 44)
    outline: list[Point] = [
        (-22, 40), (-wide * 0.9, 62), (-wide, tall - 14), (-wide * 0.7, tall + 4), (-6, tall - 2), (8, tall - 2),
        (wide * 0.7, tall + 4), (wide, tall - 14), (wide * 0.9, 62), (22, 40),
    ]  # fmt: skip
    line = [*outline, outline[0]]
    shade = flick([(wide * 0.8, 60), (wide * 0.78, 80), (wide * 0.5, tall)], 13, 0.1)
    arms = [flick([(side * wide, 64), (side * (wide + 14), 75), (side * (wide + 13), 89)], 11, 0.1) for side in (-1, 1)]
    return "".join(
        (
            element("path", d=smooth(outline, closed=True, grid=0.1), fill=colours.spirit),
            element("path", d=shade, fill=colours.spirit_shade),
            element("path", d=brush(line, [4.5 + 2.5 * (i % 2) for i in range(len(line))], 0.1), fill=colours.outline),
            element("path", d="".join(arms), fill=colours.outline),
            element("path", d=flick(arc(0, 70, 10, 20, 160, 5), 4, 0.1), fill=colours.outline, opacity=0.5),
        )
    )


def _face(marks: tuple[tuple[float, float, float, float], ...], colours: Palette, whim: Whim) -> str:
    """Two eyes and a mouth: three touches of the brush, and a little red on the cheeks."""
    touches = []
    for x, y, wide, high in marks:
        points = [(x + (px - x) * wide / 10, y + (py - y) * high / 10) for px, py in blob(x, y, 10, whim, wobble=0.1)]
        touches.append(smooth(points, closed=True, grid=0.1))
    (lx, ly, *_), (rx, ry, *_), _ = marks
    cheeks = disc(lx - 14, ly + 20, 9) + disc(rx + 14, ry + 20, 9)
    return element("path", d=cheeks, fill=colours.icons.flower[1], opacity=0.55) + element(
        "path", d="".join(touches), fill=colours.outline, class_="face"
    )


def token(kind: str, icon_key: str, colours: Palette) -> str:
    """A spirit that lies on an icon and counts as its own: a pebble with three marks that bears it on its brow.

    Within a circle of radius 100 about the origin; its icon is one of those defined under `icon_key`.
    """
    pebble = blob(0, 0, 93, Whim("token", kind), wobble=0.03, spots=10)
    rim = [*pebble, pebble[0], pebble[1]]
    marks = disc(-22, 52, 7) + disc(22, 52, 7) + disc(0, 68, 5.5)
    return "".join(
        (
            element("path", d=smooth(pebble, closed=True, grid=0.1), fill=colours.icons.halo),
            element("path", d=brush(rim, [6 + 4 * (i % 3) for i in range(len(rim))], 0.1), fill=colours.ink),
            icon_at(kind, icon_key, 0, -18, 58),
            element("path", d=marks, fill=colours.ink),
        )
    )
