"""Bark: the capsules of a card as strokes of exactly their widths, and on these edge, light, grain and knots.

Lengths are 0.01 mm. A shape comes in the card's frame, y up, and is drawn about the card's centre, y down.
The body is the law; all that varies stays inside it. Grain runs at the same scale on every card, so that a card's
bark and that of the card it grows from read as one branch.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from understory.games.kodama.art.ink import (
    Point,
    Whim,
    beside,
    blob,
    brush,
    element,
    flick,
    group,
    inner,
    normals,
    smooth,
)
from understory.games.kodama.art.season import Palette
from understory.games.kodama.pack.cards import Shape
from understory.geometry import Stretch

FINE = 3
"""So many steps are drawn for every stretch."""

LIGHT = (-0.5, -0.86)
"""Where the light comes from on the page."""


@dataclass(frozen=True, slots=True)
class Limb:
    """One line of bark as it is drawn: points along its middle, the radius at each."""

    points: tuple[Point, ...]
    radii: tuple[float, ...]

    @property
    def length(self) -> float:
        """How long it is along its middle."""
        return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(self.points, self.points[1:], strict=False))


def limb(line: Sequence[Stretch]) -> Limb:
    """A line of bark, y turned down, with points between its points."""
    corners: list[Point] = [(line[0].ax, -line[0].ay), *((s.bx, -s.by) for s in line)]
    radii = [float(line[0].radius), *((a.radius + b.radius) / 2 for a, b in zip(line, line[1:], strict=False))]
    radii.append(float(line[-1].radius))
    points = inner(corners, FINE)
    fine = [radii[i] + (radii[i + 1] - radii[i]) * step / FINE for i in range(len(radii) - 1) for step in range(FINE)]
    return Limb(tuple(points), (*fine, radii[-1]))


def limbs(shape: Shape) -> tuple[Limb, ...]:
    """All lines of a card's bark."""
    return tuple(limb(line) for line in shape.lines)


def body(shape: Shape, colours: Palette) -> str:
    """The bark itself: every capsule a stroke with round ends, exactly as wide as the law has it."""
    strokes = [
        element("path", d=f"M{s.ax} {-s.ay}L{s.bx} {-s.by}", stroke_width=2 * s.radius)
        for line in shape.lines
        for s in line
    ]
    return group(
        *strokes, stroke=colours.bark_edge, stroke_linecap="round", stroke_linejoin="round", fill="none", class_="bark"
    )


def flesh(shape: Shape, colours: Palette, seed: object, angle: float) -> str:
    """What lies on the body: the brown within its dark edge, the light, the grain. `angle`: the card's, in degrees."""
    grown = limbs(shape)
    light = _light(angle)
    whim = Whim("bark", seed)
    browns = [_within(one, light, whim) for one in grown]
    shine = [_shine(one, light, whim) for one in grown]
    grain = [stroke for one in grown for stroke in _grain(one, whim)]
    return "".join(
        (
            element("path", d="".join(browns), fill=colours.bark),
            element("path", d="".join(shine), fill=colours.bark_light, opacity=0.55),
            element("path", d="".join(grain), fill=colours.bark_grain, opacity=0.62),
            *(_knot(one, colours, whim) for one in grown),
        )
    )


def _light(angle: float) -> Point:
    """The light's direction in the frame of a card that is turned (counterclockwise) by so many degrees."""
    a = angle * pi / 180
    x, y = LIGHT
    return (x * cos(a) - y * sin(a), x * sin(a) + y * cos(a))


def _edges(one: Limb, light: Point) -> list[float]:
    """At each point how far the left side looks to the light, -1 to 1."""
    return [nx * light[0] + ny * light[1] for nx, ny in normals(one.points)]


def _within(one: Limb, light: Point, whim: Whim) -> str:
    """The brown of a limb: the body less an ink edge that is heavy in the shade and thin in the light."""
    lit = _edges(one, light)
    left = [r - _edge(r, towards, whim) for r, towards in zip(one.radii, lit, strict=True)]
    right = [-(r - _edge(r, -towards, whim)) for r, towards in zip(one.radii, lit, strict=True)]
    return smooth(
        [*beside(one.points, left), *_tip(one, 0.8), *beside(one.points, right)[::-1], *_root(one)], closed=True
    )


def _edge(radius: float, towards: float, whim: Whim) -> float:
    """The ink edge's width on one side: a share of a small radius, a few tenths of a millimetre on a large one."""
    heavy = 62 - 38 * towards
    return min(heavy, radius * 0.34) * whim.between(0.55, 1.45)


def _tip(one: Limb, share: float) -> list[Point]:
    """The round end of a limb."""
    (ax, ay), (bx, by) = one.points[-2:]
    length = hypot(bx - ax, by - ay) or 1.0
    out = one.radii[-1] * share
    return [(bx + (bx - ax) / length * out, by + (by - ay) / length * out)]


def _root(one: Limb) -> list[Point]:
    """The other end, which reaches into what the limb grows from."""
    (bx, by), (ax, ay) = one.points[:2]
    length = hypot(bx - ax, by - ay) or 1.0
    out = one.radii[0] * 0.85
    return [(bx + (bx - ax) / length * out, by + (by - ay) / length * out)]


def _shine(one: Limb, light: Point, whim: Whim) -> str:
    """A lighter wash along the side that looks to the light."""
    lit = _edges(one, light)
    middle = [0.36 * r * towards for r, towards in zip(one.radii, lit, strict=True)]
    widths = [r * whim.between(0.5, 0.82) for r in one.radii]
    widths[-1] *= 0.5
    return brush(beside(one.points, middle), widths)


def _grain(one: Limb, whim: Whim) -> list[str]:
    """Long strokes along the limb, some 1.2 mm apart, that come and go; and a few nicks across."""
    strokes = []
    widest = max(one.radii)
    tracks = max(2, round(2 * widest / 130))
    last = len(one.points) - 1
    for track in range(tracks):
        share = -0.78 + 1.56 * (track + whim.between(0.2, 0.8)) / tracks
        at = whim.among(4) - 2
        while at < last - 1:
            run = 4 + whim.among(9)
            cut = range(max(at, 0), min(at + run, last) + 1)
            if len(cut) > 2:
                offsets = [share * one.radii[i] + whim.between(-14, 14) for i in cut]
                spine = [one.points[i] for i in cut]
                strokes.append(flick(beside(spine, offsets), whim.between(16, 38)))
            at += run + 1 + whim.among(5)
    return strokes


def _knot(one: Limb, colours: Palette, whim: Whim) -> str:
    """On a limb that is wide enough, perhaps a knot: two rounds and an eye."""
    at = len(one.points) // 4 + whim.among(max(1, len(one.points) // 2))
    radius = one.radii[at]
    if radius < 240 or not whim.chance(0.62):
        return ""
    size = min(radius * 0.42, 240)
    (x, y), (nx, ny) = one.points[at], normals(one.points)[at]
    off = whim.between(-0.35, 0.35) * radius
    x, y = x + nx * off, y + ny * off
    rounds = [
        element("path", d=smooth(blob(x, y, size * k, whim, wobble=0.16), closed=True), fill=ink, opacity=opacity)
        for k, ink, opacity in (
            (1.0, colours.bark_grain, 0.6),
            (0.74, colours.bark_light, 0.75),
            (0.42, colours.bark_grain, 0.85),
        )
    ]
    return "".join(rounds)
