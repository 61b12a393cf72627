"""Bark: the capsules of a card as strokes of exactly their widths, and on these edge, light, grain and knots.

Lengths are 0.01 mm. A shape comes in the card's frame, y up, and is drawn about the card's centre, y down.
The body is the law; all that varies stays inside it. Grain runs at the same scale on every card, so that a card's
bark and that of the card it grows from read as one branch.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from understory.drawing.ink import (
    Point,
    Whim,
    arc,
    beside,
    blob,
    brush,
    drift,
    element,
    flick,
    group,
    inner,
    normals,
    smooth,
)
from understory.drawing.season import Palette
from understory.games.kodama.pack.cards import Shape
from understory.geometry import Stretch

FINE = 2
"""So many steps are drawn for every stretch."""

GRAIN = 165
COARSE = 420
"""How far apart strokes of grain run, near and from afar."""

LIGHT = (-0.5, -0.86)
"""Where the light comes from on the page."""


@dataclass(frozen=True, slots=True)
class Limb:
    """One line of bark as it is drawn: points along its middle, the radius at each."""

    points: tuple[Point, ...]
    radii: tuple[float, ...]


def limb(line: Sequence[Stretch]) -> Limb:
    """A line of bark, y turned down, with points between its points."""
    corners: list[Point] = [(line[0].ax, -line[0].ay), *((s.bx, -s.by) for s in line)]
    radii = [float(line[0].radius), *((a.radius + b.radius) / 2 for a, b in pairwise(line))]
    radii.append(float(line[-1].radius))
    points = inner(corners, FINE)
    fine = [radii[i] + (radii[i + 1] - radii[i]) * step / FINE for i in range(len(radii) - 1) for step in range(FINE)]
    return Limb(tuple(points), (*fine, radii[-1]))


def limbs(shape: Shape) -> tuple[Limb, ...]:
    """All lines of a card's bark."""
    return tuple(limb(line) for line in shape.lines)


def free_limbs(shape: Shape) -> tuple[Limb, ...]:
    """Every line of a card's bark from where it has left the others."""
    grown = limbs(shape)
    return tuple(_freed(one, grown[:i]) for i, one in enumerate(grown))


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


def flesh(shape: Shape, colours: Palette, seed: object, angle: float, *, fine: bool = True) -> str:
    """What lies on the body: the brown within its dark edge, the light, the grain. `angle`: the card's, in degrees."""
    grown = limbs(shape)
    light = _light(angle)
    whim = Whim("bark", seed)
    free = free_limbs(shape)
    browns = [_within(one, light, whim) for one in grown]
    shine = [_shine(one, light, whim) for one in free]
    grain = [stroke for one in free for stroke in _grain(one, whim, GRAIN if fine else COARSE)]
    return "".join(
        (
            element("path", d="".join(browns), fill=colours.bark),
            element("path", d="".join(shine), fill=colours.bark_light, opacity=0.55),
            element("path", d="".join(grain), fill=colours.bark_grain, opacity=0.62),
            *(_knot(one, colours, whim) for one in free),
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
    left = _inset(one, lit, whim)
    right = [-off for off in _inset(one, [-towards for towards in lit], whim)]
    sides = beside(one.points, left), beside(one.points, right)
    return smooth([*sides[0], _tip(one, 0.84), *sides[1][::-1], _root(one)], closed=True)


def _inset(one: Limb, lit: Sequence[float], whim: Whim) -> list[float]:
    """How far from its middle the brown of a limb ends on one side."""
    wander = drift(whim, len(one.radii), 0.5, 1.5, 2)
    return [
        r - min(62 - 38 * towards, r * 0.34) * share for r, towards, share in zip(one.radii, lit, wander, strict=True)
    ]


def _tip(one: Limb, share: float) -> Point:
    """The round end of a limb."""
    (ax, ay), (bx, by) = one.points[-2:]
    length = hypot(bx - ax, by - ay) or 1.0
    out = one.radii[-1] * share
    return (bx + (bx - ax) / length * out, by + (by - ay) / length * out)


def _root(one: Limb) -> Point:
    """The other end, which reaches into what the limb grows from."""
    return _tip(Limb(one.points[1::-1], one.radii[1::-1]), 0.85)


def _shine(one: Limb, light: Point, whim: Whim) -> str:
    """A lighter wash along the side that looks to the light."""
    lit = _edges(one, light)
    middle = [0.38 * r * towards for r, towards in zip(one.radii, lit, strict=True)]
    widths = [r * share for r, share in zip(one.radii, drift(whim, len(one.radii), 0.3, 0.85), strict=True)]
    widths[0] *= 0.4
    widths[-1] *= 0.3
    return brush(beside(one.points, middle), widths)


def _grain(one: Limb, whim: Whim, apart: float) -> list[str]:
    """Long strokes along the limb, so far apart, that come and go."""
    strokes = []
    tracks = max(1, round(2 * max(one.radii) / apart))
    last = len(one.points) - 1
    for track in range(tracks):
        share = -0.78 + 1.56 * (track + whim.between(0.2, 0.8)) / tracks
        at = whim.among(4) - 2
        while at < last - 1:
            run = 3 + whim.among(6)
            cut = range(max(at, 0), min(at + run, last) + 1)
            cut = cut[:: 2 if len(cut) > 4 else 1]
            if len(cut) > 2:
                offsets = [share * one.radii[i] + whim.between(-14, 14) for i in cut]
                strokes.append(flick(beside([one.points[i] for i in cut], offsets), whim.between(20, 44)))
            at += run + 1 + whim.among(3)
    return strokes


def _freed(one: Limb, others: Sequence[Limb]) -> Limb:
    """The part of a limb that has left the bark it springs from: grain of two limbs does not cross."""
    start = 0
    while start < len(one.points) - 3 and any(_inside(one.points[start], other) for other in others):
        start += 1
    return Limb(one.points[start:], one.radii[start:])


def _inside(point: Point, other: Limb) -> bool:
    return any(hypot(point[0] - x, point[1] - y) < 0.9 * r for (x, y), r in zip(other.points, other.radii, strict=True))


def knuckle(shape: Shape, colours: Palette, seed: object) -> str:
    """Wrinkles round a branch's connecting end, where it has grown on to another."""
    (x, y), (tx, ty) = limb(shape.lines[0]).points[:2]
    r = shape.lines[0][0].radius
    away = atan2(y - ty, x - tx) * 180 / pi
    whim = Whim("knuckle", seed)
    folds = [
        flick(arc(x, y, r * share, away - spread, away + spread, 5), whim.between(26, 44))
        for share, spread in ((0.62, whim.between(44, 66)), (0.36, whim.between(50, 90)))
    ]
    return element("path", d="".join(folds), fill=colours.bark_grain, opacity=0.55)


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
