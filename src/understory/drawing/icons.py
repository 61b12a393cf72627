"""The six icons, six silhouettes. Each is drawn within a circle of radius 100 about the origin, y down.

They are told apart by their outline first (14 pixels in grey), then by hue, then by texture: bands, curls, veins,
rays, spots, splashes. Kinds are given by name, so that games with an icon family of their own can use these too.
"""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from understory.drawing.ink import (
    Point,
    Whim,
    arc,
    blob,
    brush,
    disc,
    element,
    flick,
    group,
    number,
    polyline,
    reused,
    smooth,
    turned,
)
from understory.drawing.season import IconInks

Drawn = Callable[[IconInks], str]


def _path(d: str, fill: str, opacity: float | None = None) -> str:
    return element("path", d=d, fill=fill, opacity=opacity)


def _haloed(outline: str, inks: IconInks) -> str:
    """Paper round a silhouette, so that it stands off from bark and leaves."""
    return element("path", d=outline, fill=inks.halo, stroke=inks.halo, stroke_width=16, stroke_linejoin="round")


def _caterpillar(inks: IconInks) -> str:
    deep, light = inks.caterpillar
    beads: list[tuple[Point, float]] = [
        ((-68, 44), 18), ((-58, 8), 24), ((-28, -20), 28), ((10, -24), 29), ((39, 3), 28), ((50, 42), 34),
    ]  # fmt: skip
    feelers = brush([(48, 14), (56, -18), (70, -44)], [11, 8, 14], 0.1) + brush(
        [(62, 15), (78, -4), (87, -22)], [11, 8, 13], 0.1
    )
    body = "".join(disc(x, y, r) for (x, y), r in beads)
    parts = [_haloed(body + feelers, inks), _path(body + feelers, deep)]
    for (x, y), r in beads[:-1]:
        parts.append(_path(disc(x - r * 0.12, y - r * 0.14, r * 0.66), light))
        parts.append(_path(disc(x - r * 0.1, y - r * 0.1, r * 0.2), deep))
    feet = [disc(x, y, 6.5) for x, y in ((-40, 38), (-16, 14), (14, 14), (27, 37))]
    parts.append(_path("".join(feet), deep))
    parts.append(_path(disc(48, 39, 27), light))
    parts.append(_path(disc(41, 34, 6.5) + disc(62, 35, 6.5), inks.outline))
    parts.append(_path(flick([(40, 50), (51, 58), (63, 49)], 9, 0.1), inks.outline))
    return "".join(parts)


def _cloud(inks: IconInks) -> str:
    deep, light = inks.cloud
    body: list[Point] = [
        *arc(-54, 18, 34, 95, 250, 7), (-52, -18), *arc(-18, -26, 46, 200, 338, 8), (34, -36),
        *arc(46, 8, 45, 296, 450, 8),
    ]  # fmt: skip
    foot: list[Point] = [(60, 52), (20, 52), (-20, 52), (-58, 52)]
    outline = smooth([*body, *foot], closed=True, grid=0.1)
    curl = [*arc(44, 14, 29, 75, -175, 9), *arc(39, 14, 17, -160, 70, 6)]
    small = [*arc(-20, -14, 28, 190, 360, 7), *arc(-12, -12, 16, 20, 190, 6)]
    return "".join(
        (
            _haloed(outline, inks),
            _path(outline, light),
            _path(brush([*body, *foot, body[0]], _swell(len(body) + 5, 7, 15), 0.1), deep),
            _path(brush(curl, _swell(len(curl), 5, 13, tip=True), 0.1), deep),
            _path(brush(small, _swell(len(small), 4, 11, tip=True), 0.1), deep),
            _path(flick([(-74, 30), (-50, 35), (-26, 32), (0, 36)], 9, 0.1), deep, 0.75),
            _path(brush([(-80, 51), (-30, 55), (20, 55), (82, 50)], [11, 18, 18, 9], 0.1), deep),
        )
    )


def _swell(count: int, low: float, high: float, *, tip: bool = False) -> list[float]:
    """Widths of a stroke that swells twice, or, with a tip, thins away."""
    if tip:
        return [max(high * (1 - i / (count - 0.5)) ** 0.6, low * 0.4) for i in range(count)]
    return [low + (high - low) * (0.5 - 0.5 * cos(4 * pi * i / (count - 1))) for i in range(count)]


def _firefly(inks: IconInks) -> str:
    deep, light = inks.firefly
    wing: list[Point] = [(0, -20), (22, -56), (56, -74), (78, -58), (78, -32), (54, -10), (20, -2)]
    wings = [smooth([(side * x, y) for x, y in wing], closed=True, grid=0.1) for side in (1, -1)]
    half: list[Point] = [(17, -34), (25, 2), (33, 40), (23, 70)]
    body = smooth([(0, -58), *half, (0, 86), *((-x, y) for x, y in half[::-1])], closed=True, grid=0.1)
    feelers = brush([(-6, -52), (-14, -76), (-28, -90)], [7, 5, 9], 0.1) + brush(
        [(6, -52), (14, -76), (28, -90)], [7, 5, 9], 0.1
    )
    lamp = smooth(
        [(0, 12), (24, 22), (28, 44), (19, 68), (0, 79), (-19, 68), (-28, 44), (-24, 22)], closed=True, grid=0.1
    )
    veins = [
        flick([(side * 16, -16), (side * 40, -38), (side * 70, -54)], 6, 0.1)
        + flick([(side * 22, -12), (side * 46, -24), (side * 70, -34)], 5, 0.1)
        for side in (1, -1)
    ]
    rims = [brush([(side * x, y) for x, y in [*wing, wing[0]]], _swell(8, 5, 9), 0.1) for side in (1, -1)]
    return "".join(
        (
            _haloed(body + "".join(wings) + feelers, inks),
            *(
                element("circle", cx=0, cy=cy, r=r, fill=light, opacity=inks.glow)
                for cy, r in ((10, 98), (20, 82), (32, 66))
            ),
            element("circle", cx=0, cy=44, r=50, fill=light, opacity=0.45),
            _path("".join(wings), inks.light, 0.85),
            _path("".join(rims) + "".join(veins), deep),
            _path(feelers + body, deep),
            _path(lamp, light),
            _path(flick([(-22, 34), (0, 40), (22, 34)], 6, 0.1) + flick([(-22, 54), (0, 60), (22, 54)], 5, 0.1), deep),
            _path(disc(0, -42, 12), deep),
        )
    )


def _petal(reach: float, width: float) -> list[Point]:
    """A petal that points up, with a notch at its end."""
    shares = ((0.55, 0.42), (1, 0.72), (0.72, 0.98), (0.25, 0.98))
    half: list[Point] = [(width * x, -reach * y) for x, y in shares]
    return [(0, -12), *half, (0, -reach * 0.83), *((-x, y) for x, y in half[::-1])]


def _flower(inks: IconInks) -> str:
    deep, light = inks.flower
    petals = [turned(_petal(93, 38), 72 * i) for i in range(5)]
    outline = "".join(smooth(p, closed=True, grid=0.1) for p in petals)
    hearts = "".join(smooth(turned(_petal(84, 28), 72 * i), closed=True, grid=0.1) for i in range(5))
    rays = "".join(
        flick(turned([(x * 0.3, -20), (x, -46), (x * 1.5, -64)], 72 * i), 7, 0.1) for i in range(5) for x in (-9, 9)
    )
    dots = "".join(disc(24 * sin(2 * pi * i / 5 + 0.6), -24 * cos(2 * pi * i / 5 + 0.6), 5) for i in range(5))
    return "".join(
        (
            _haloed(outline, inks),
            _path(outline, deep),
            _path(hearts, light),
            _path(rays, deep, 0.8),
            _path(disc(0, 0, 15), deep),
            _path(disc(-1, -1, 9), inks.firefly[1]),
            _path(dots, deep),
        )
    )


def _mushroom(inks: IconInks) -> str:
    deep, light = inks.mushroom
    cap = smooth(
        [(-88, 8), (-84, -22), (-58, -62), (-6, -84), (48, -68), (82, -28), (88, 6), (52, 17), (0, 12), (-52, 18)],
        closed=True, grid=0.1,
    )  # fmt: skip
    stem_points: list[Point] = [
        (-24, 8),
        (-22, 40),
        (-32, 70),
        (-24, 86),
        (4, 90),
        (32, 84),
        (34, 68),
        (22, 38),
        (24, 8),
    ]
    stem = smooth(stem_points, closed=True, grid=0.1)
    under = smooth([(-70, 10), (-30, 3), (0, 1), (34, 3), (70, 9), (30, 16), (0, 13), (-34, 17)], closed=True, grid=0.1)
    shine = smooth([(-74, -14), (-52, -54), (-6, -74), (30, -66), (-10, -52), (-44, -26)], closed=True, grid=0.1)
    spots = [blob(-34, -32, 14, Whim("cap", 1)), blob(14, -50, 16, Whim("cap", 2)), blob(48, -20, 13, Whim("cap", 3)),
             blob(-64, -8, 8, Whim("cap", 4)), blob(4, -12, 9, Whim("cap", 5))]  # fmt: skip
    gills = "".join(flick([(x * 0.6, 16), (x * 0.75, 26), (x * 0.6, 40)], 5, 0.1) for x in (-24, -4, 18))
    return "".join(
        (
            _haloed(cap + stem, inks),
            _path(stem, inks.light),
            _path(brush([*stem_points, stem_points[0]], _swell(10, 7, 12), 0.1), deep),
            _path(gills, deep, 0.7),
            _path(cap, deep),
            _path(shine, light, 0.75),
            _path("".join(smooth(spot, closed=True, grid=0.1) for spot in spots), inks.light),
            _path(under, inks.outline, 0.35),
        )
    )  # fmt: skip


def _star(inks: IconInks) -> str:
    deep, light = inks.star
    reaches = (94, 66, 88, 58, 96, 70, 84, 60)
    points: list[Point] = []
    for i, reach in enumerate(reaches):
        angle = 2 * pi * i / 8 - pi / 2 + (0.07 if i % 2 else -0.05)
        points.append((reach * cos(angle), reach * sin(angle)))
        notch = angle + pi / 8
        points.append((38 * cos(notch), 38 * sin(notch)))
    outline = polyline(points, closed=True, grid=0.1)
    splash = disc(60, -66, 8) + disc(-72, 34, 6.5) + disc(38, 76, 5.5) + disc(-54, -74, 5)
    core = [(x * 0.52, y * 0.52) for x, y in points]
    return "".join(
        (
            _haloed(outline + splash, inks),
            element("path", d=outline, fill=deep, stroke=deep, stroke_width=7, stroke_linejoin="round"),
            _path(splash, deep),
            _path(polyline(core, closed=True, grid=0.1), light),
            _path(disc(0, 0, 9), inks.light),
        )
    )


DRAWN: Final[dict[str, Drawn]] = {
    "caterpillar": _caterpillar,
    "cloud": _cloud,
    "firefly": _firefly,
    "flower": _flower,
    "mushroom": _mushroom,
    "star": _star,
}
"""How each kind is drawn."""


def icon(kind: str, inks: IconInks) -> str:
    """An icon within a circle of radius 100 about the origin."""
    return DRAWN[kind](inks)


def icon_defs(inks: IconInks, key: str) -> str:
    """All icons once, to be used again and again under `key`."""
    return "".join(group(icon(kind, inks), id=f"{key}-{kind}") for kind in DRAWN)


def icon_at(kind: str, key: str, x: float, y: float, radius: float, tilt: float = 0, faint: float | None = None) -> str:
    """An icon of this drawn radius at a place, from the icons defined under `key`."""
    turn = f" rotate({tilt:.0f})" if round(tilt) else ""
    place = f"translate({number(x)} {number(y)}){turn} scale({number(radius / 100)})"
    return reused(f"{key}-{kind}", transform=place, data_icon=kind, opacity=faint)
