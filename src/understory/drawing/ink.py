"""The brush: strokes that swell and thin, washes with a living edge, and the whims of the hand.

Points are (x, y) in the units of the drawing, 0.01 mm on a card, y down as SVG has it. Everything here is a pure
function of its arguments: what varies, varies with a seed made from a card's id.
"""

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin
from typing import TypeAlias
from xml.sax.saxutils import escape, quoteattr

Point: TypeAlias = tuple[float, float]

_MASK = 0xFFFFFFFF


def seed_of(*parts: object) -> int:
    """A seed from words and numbers, the same on every machine (FNV-1a)."""
    value = 0x811C9DC5
    for byte in " ".join(map(str, parts)).encode():
        value = ((value ^ byte) * 0x01000193) & _MASK
    return value


class Whim:
    """A short series of numbers that follows from its seed alone. Made where it is used, never kept."""

    __slots__ = ("_at",)

    def __init__(self, *parts: object) -> None:
        self._at = seed_of(*parts)

    def between(self, low: float, high: float) -> float:
        """The next number of the series, from low to high."""
        return low + (high - low) * self._next() / (_MASK + 1)

    def among(self, count: int) -> int:
        """The next whole number of the series, from 0 to below the count."""
        return self._next() % count

    def chance(self, share: float) -> bool:
        """Whether the next number falls within this share."""
        return self._next() < share * (_MASK + 1)

    def _next(self) -> int:
        self._at = (self._at + 0x9E3779B9) & _MASK
        value = self._at
        value = ((value ^ (value >> 16)) * 0x85EBCA6B) & _MASK
        value = ((value ^ (value >> 13)) * 0xC2B2AE35) & _MASK
        return value ^ (value >> 16)


def drift(whim: Whim, count: int, low: float, high: float, step: int = 3) -> list[float]:
    """So many numbers that wander slowly between two bounds."""
    knots = [whim.between(low, high) for _ in range(count // step + 2)]
    out = []
    for i in range(count):
        at, t = i // step, (1 - cos(pi * (i % step) / step)) / 2
        out.append(knots[at] * (1 - t) + knots[at + 1] * t)
    return out


def attrs(**values: object) -> str:
    """Attributes in SVG's spelling: `stroke_width=3` is `stroke-width="3"`; those that are None are left out."""
    return "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(number(value) if isinstance(value, float) else str(value))}"
        for name, value in values.items()
        if value is not None
    )


def element(tag: str, content: str = "", **values: object) -> str:
    """An element with its attributes; content is markup already."""
    return f"<{tag}{attrs(**values)}>{content}</{tag}>" if content else f"<{tag}{attrs(**values)}/>"


def group(*content: str, **values: object) -> str:
    """A group; nothing at all if it would be empty."""
    inside = "".join(content)
    return element("g", inside, **values) if inside else ""


def reused(name: str, **values: object) -> str:
    """What is drawn elsewhere under this id, once more."""
    return f'<use xlink:href="#{name}"{attrs(**values)}/>'


def words(text: str) -> str:
    """Text made safe to stand between tags."""
    return escape(text)


def number(value: float) -> str:
    """A number as short as it can be written at a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def smooth(points: Sequence[Point], *, closed: bool = False, grid: float = 1.0) -> str:
    """A path through all points without corners (Catmull-Rom), rounded to a grid."""
    count = len(points)
    if count < 3:
        return polyline(points, grid=grid)
    snapped = [(round(x / grid), round(y / grid)) for x, y in points]
    out: list[str] = []
    for i in range(count if closed else count - 1):
        before, here, there, after = _around(snapped, i, closed)
        end = (there[0] - here[0], there[1] - here[1])
        bend = (end[0] - round((after[0] - here[0]) / 6), end[1] - round((after[1] - here[1]) / 6))
        # The curve leaves a point as it came, so every bend but the first follows from the one before it.
        first = () if out else (round((there[0] - before[0]) / 6), round((there[1] - before[1]) / 6))
        out.append(("c" if first else "s" if i == 1 else " ") + _joined(v * grid for v in (*first, *bend, *end)))
    start = f"M{number(snapped[0][0] * grid)} {number(snapped[0][1] * grid)}"
    return (start + "".join(out)).replace(" -", "-") + ("z" if closed else "")


def _around(points: Sequence[tuple[int, int]], i: int, closed: bool) -> tuple[tuple[int, int], ...]:
    count = len(points)
    if closed:
        return points[i - 1], points[i], points[(i + 1) % count], points[(i + 2) % count]
    return points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, count - 1)]


def _joined(values: Iterable[float]) -> str:
    """Numbers side by side; a minus sign needs no space before it."""
    return " ".join(map(number, values)).replace(" -", "-")


def polyline(points: Sequence[Point], *, closed: bool = False, grid: float = 1.0) -> str:
    """A path with corners."""
    spots = [f"{number(round(x / grid) * grid)} {number(round(y / grid) * grid)}" for x, y in points]
    return "M" + "L".join(spots) + ("z" if closed else "")


def disc(x: float, y: float, radius: float) -> str:
    """A circle as a path, for shapes made of several parts."""
    r = number(radius)
    return (
        f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {number(2 * radius)} 0a{r} {r} 0 1 1 {number(-2 * radius)} 0z"
    )


def normals(points: Sequence[Point]) -> list[Point]:
    """At each point of a line, the unit vector to its left."""
    out = []
    last = len(points) - 1
    for i in range(last + 1):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, last)]
        length = hypot(bx - ax, by - ay) or 1.0
        out.append(((by - ay) / length, (ax - bx) / length))
    return out


def beside(points: Sequence[Point], offsets: Sequence[float]) -> list[Point]:
    """The line moved to its left by so much at each point."""
    return [
        (x + nx * off, y + ny * off) for (x, y), (nx, ny), off in zip(points, normals(points), offsets, strict=True)
    ]


def brush(points: Sequence[Point], widths: Sequence[float], grid: float = 1.0) -> str:
    """The outline of a stroke of varying width: the only kind of line that the drawings know."""
    left = beside(points, [w / 2 for w in widths])
    right = beside(points, [-w / 2 for w in widths])
    return smooth([*left, *right[::-1]], closed=True, grid=grid)


def flick(points: Sequence[Point], width: float, grid: float = 1.0) -> str:
    """A stroke that begins and ends in a point and swells between."""
    last = len(points) - 1
    swell = [width / 2 * sin(pi * i / last) ** 0.7 for i in range(1, last)]
    inside = points[1:last]
    spine = normals(points)[1:last]
    left = [(x + nx * w, y + ny * w) for (x, y), (nx, ny), w in zip(inside, spine, swell, strict=True)]
    right = [(x - nx * w, y - ny * w) for (x, y), (nx, ny), w in zip(inside, spine, swell, strict=True)]
    return smooth([points[0], *left, points[last], *right[::-1]], closed=True, grid=grid)


def blob(x: float, y: float, radius: float, whim: Whim, *, wobble: float = 0.08, spots: int = 9) -> list[Point]:
    """A round with a living edge."""
    start = whim.between(0, 2 * pi)
    return [
        (
            x + radius * (1 + whim.between(-wobble, wobble)) * cos(start + 2 * pi * i / spots),
            y + radius * (1 + whim.between(-wobble, wobble)) * sin(start + 2 * pi * i / spots),
        )
        for i in range(spots)
    ]


def arc(x: float, y: float, radius: float, start: float, end: float, spots: int = 8) -> list[Point]:
    """Points along an arc; angles in degrees, clockwise on the page from three o'clock."""
    step = (end - start) / (spots - 1)
    angles = [(start + step * i) * pi / 180 for i in range(spots)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def turned(points: Iterable[Point], degrees: float, x: float = 0, y: float = 0, scale: float = 1.0) -> list[Point]:
    """Points turned about the origin, scaled, then moved."""
    c, s = cos(degrees * pi / 180) * scale, sin(degrees * pi / 180) * scale
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]


def inner(points: Sequence[Point], steps: int) -> list[Point]:
    """A line with more points between its points, on the same smooth curve."""
    last = len(points) - 1
    out: list[Point] = []
    for i in range(last):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)]
        for step in range(steps):
            t = step / steps
            out.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return [*out, points[last]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + t * ((c - a) / 2 + t * (a - 2.5 * b + 2 * c - d / 2 + t * ((d - a) / 2 + 1.5 * (b - c))))
