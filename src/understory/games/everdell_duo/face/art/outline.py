"""Outlines on the fine grid: closed curves through knots, strokes that swell, ink where an edge turns from the light.

Lengths are units of a picture, 100 by 100, y down; paths are written in whole steps of the grid.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from understory.drawing.ink import Point, beside

FINE: Final = 3
"""Steps of the grid in a unit."""
_SHORT: Final = 8.0
"""Edges shorter than this do not swell."""
_BOW: Final = 30.0
"""Nor do longer pieces swell in one bow."""
_SLIGHT: Final = 0.8
"""Nor where it would be by less."""
_LIGHT: Final = (0.5, 0.86)
"""Where the light goes."""


class Knot(NamedTuple):
    """A point of an outline."""

    x: float
    y: float
    sharp: bool = False
    """Whether the line turns sharply here."""
    capped: bool = False
    """Whether the line comes here in half a circle."""


def between(values: Sequence[float], at: float) -> float:
    """The value at a share of the way along the list."""
    spot = at * (len(values) - 1)
    low = min(int(spot), max(0, len(values) - 2))
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (spot - low)


def ring(x: float, y: float, radius: float, high: float, spots: int) -> list[Knot]:
    """A disc or an oval; its knots lie a little out, since the curve between them is flatter than an arc."""
    angles = [2 * pi * (spot + 0.5) / spots for spot in range(spots)]
    out = 1.0 + 0.12 * (4 / spots) ** 3
    return [Knot(x + radius * out * cos(angle), y + high * out * sin(angle)) for angle in angles]


def flick(points: Sequence[Point], width: float) -> str:
    """A stroke that swells between two points; through three at most it takes two bows, there and back."""
    if len(points) <= 3:
        (ax, ay), (bx, by) = points[0], points[-1]
        mx, my = points[1] if len(points) == 3 else ((ax + bx) / 2, (ay + by) / 2)
        length = hypot(bx - ax, by - ay) or 1.0
        nx, ny = (by - ay) / length * width / 2, (ax - bx) / length * width / 2
        cx, cy = 2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2
        start, end, there, back = (
            _grid(*spot) for spot in ((ax, ay), (bx, by), (cx + 2 * nx, cy + 2 * ny), (cx - 2 * nx, cy - 2 * ny))
        )
        return f"M{_joined(start)}q{_steps(start, there, end)}q{_steps(end, back, start)}z"
    last = len(points) - 1
    swell = [width / 2 * sin(pi * step / last) ** 0.7 for step in range(last + 1)]
    left, right = beside(points, swell)[1:last], beside(points, [-half for half in swell])[1:last]
    tips = Knot(*points[0], True), Knot(*points[last], True)
    return path([tips[0], *(Knot(*p) for p in left), tips[1], *(Knot(*p) for p in right[::-1])])


def disc(x: float, y: float, radius: float) -> str:
    """A circle."""
    left, r = _grid(x - radius, y), max(1, round(radius * FINE))
    return f"M{_joined(left)}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1-{2 * r} 0z"


def _grid(x: float, y: float) -> tuple[int, int]:
    return round(x * FINE), round(y * FINE)


def _steps(start: tuple[int, int], *spots: tuple[int, int]) -> str:
    """Points as steps from one of them."""
    return _joined([value for x, y in spots for value in (x - start[0], y - start[1])])


# ---------------------------------------------------------------- paths


def path(knots: Sequence[Knot]) -> str:
    """A closed path on the fine grid, through all knots, in relative steps."""
    grid = [_grid(knot.x, knot.y) for knot in knots]
    out, last = f"M{_joined(grid[0])}", ""
    mirrored = (0, 0)
    for i, here in enumerate(grid):
        after = (i + 1) % len(grid)
        end = (grid[after][0] - here[0], grid[after][1] - here[1])
        leave, arrive = _bend(knots, grid, i), _bend(knots, grid, after)
        if knots[after].capped:
            radius = max(1, round(hypot(*end) / 2))
            step, letter, mirrored = f"{radius} {radius} 0 0 1 {_joined(end)}".replace(" -", "-"), "a", (0, 0)
        elif leave == (0, 0) == arrive:
            if after == 0:
                break
            step, letter, mirrored = _joined(end), "l", (0, 0)
        else:
            near = (end[0] - arrive[0], end[1] - arrive[1])
            letter = "s" if leave == mirrored else "c"
            step = _joined((*(() if letter == "s" else leave), *near, *end))
            mirrored = arrive
        glue = "" if step.startswith("-") else " "
        out += (glue if letter == last else letter) + step
        last = letter
    return out + "z"


def _bend(knots: Sequence[Knot], grid: Sequence[tuple[int, int]], i: int) -> tuple[int, int]:
    """How the curve passes a knot: a sixth of the way from the one before to the one after."""
    if knots[i].sharp:
        return 0, 0
    (ax, ay), (bx, by) = grid[i - 1], grid[(i + 1) % len(grid)]
    return round((bx - ax) / 6), round((by - ay) / 6)


def _joined(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers)).replace(" -", "-")


# ---------------------------------------------------------------- light and shade


def _sampled(knots: Sequence[Knot]) -> list[Point]:
    """Points along the outline, four to a stretch."""
    out: list[Point] = []
    count = len(knots)
    for i, here in enumerate(knots):
        there = knots[(i + 1) % count]
        a = _tangent(knots, i)
        b = _tangent(knots, (i + 1) % count)
        for step in range(4):
            t = step / 4
            u = 1 - t
            w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            xs = (here.x, here.x + a[0], there.x - b[0], there.x)
            ys = (here.y, here.y + a[1], there.y - b[1], there.y)
            out.append((sum(p * q for p, q in zip(w, xs, strict=True)), sum(p * q for p, q in zip(w, ys, strict=True))))
    return out


def _tangent(knots: Sequence[Knot], i: int) -> Point:
    if knots[i].sharp:
        return 0.0, 0.0
    before, after = knots[i - 1], knots[(i + 1) % len(knots)]
    return (after.x - before.x) / 6, (after.y - before.y) / 6


def shades(knots: Sequence[Knot], shade: float, cuts: float) -> Iterator[str]:
    """The ink that swells along the edges away from the light, and the hatching there."""
    points = _sampled(knots)
    if _area(points) < 0:  # ink that overlaps must turn the same way round, or it would be no ink
        knots = knots[::-1]
        points = _sampled(knots)
    outward = _outward(points)
    dark = [max(0.0, nx * _LIGHT[0] + ny * _LIGHT[1] - 0.15) for nx, ny in outward]
    for run in _runs(dark):
        edge = [points[i] for i in run]
        if _length(edge) < _SHORT:
            continue
        for bow in _bows(knots, points, outward, run):
            if shade * dark[bow[len(bow) // 2]] > _SLIGHT:
                yield _gouge(points, outward, dark, bow, shade)
        if cuts:
            yield _wedges(edge, [dark[i] for i in run], cuts)


def _length(line: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def _bows(
    knots: Sequence[Knot], points: Sequence[Point], outward: Sequence[Point], run: Sequence[int]
) -> Iterator[Sequence[int]]:
    """The run in pieces that each are short or turn little, one way only and round no corner."""
    start, way = 0, 0.0
    for at, i in enumerate(run):
        (ax, ay), (bx, by) = outward[run[start]], outward[i]
        turn = ax * by - ay * bx
        bent = ax * bx + ay * by < 0.4 or turn * way < 0 or (i % 4 == 0 and knots[i // 4].sharp)
        if at - start > 1 and (bent or _length([points[j] for j in run[start : at + 1]]) > _BOW):
            yield run[start : at + 1]
            start, way = at, 0.0
        elif abs(turn) > 0.1:
            way = turn
    if len(run) - start > 2:
        yield run[start:]


def _gouge(
    points: Sequence[Point], outward: Sequence[Point], dark: Sequence[float], bow: Sequence[int], shade: float
) -> str:
    """Ink between a bow of the edge and a flatter one inside."""
    a, middle, b = (points[bow[at]] for at in (0, len(bow) // 2, -1))
    (nx, ny), deep = outward[bow[len(bow) // 2]], 2 * shade * dark[bow[len(bow) // 2]]
    control = (2 * middle[0] - (a[0] + b[0]) / 2, 2 * middle[1] - (a[1] + b[1]) / 2)
    start, end, rim, core = (_grid(*spot) for spot in (a, b, control, (control[0] - nx * deep, control[1] - ny * deep)))
    return f"M{_joined(start)}q{_steps(start, rim, end)}q{_steps(end, core, start)}z"


def _area(points: Sequence[Point]) -> float:
    """Twice the area within; positive where the outline runs clockwise on the page."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))


def _outward(points: Sequence[Point]) -> list[Point]:
    """At each point of an outline that runs clockwise, the unit vector away from it."""
    out = []
    for i in range(len(points)):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % len(points)]
        length = hypot(bx - ax, by - ay) or 1.0
        out.append(((by - ay) / length, (ax - bx) / length))
    return out


def _runs(dark: Sequence[float]) -> Iterator[list[int]]:
    """Stretches of the closed outline that lie in the dark."""
    count = len(dark)
    start = next((i for i in range(count) if not dark[i]), 0)
    run: list[int] = []
    for step in range(count + 1):
        i = (start + step) % count
        if dark[i] and step < count:
            run.append(i)
        elif run:
            yield run
            run = []


def _wedges(edge: Sequence[Point], dark: Sequence[float], long: float) -> str:
    """Cuts from the edge against the light, some units apart."""
    gone, out, last = 4.0, "", (0, 0)
    for at, (a, b) in enumerate(pairwise(edge)):
        length = hypot(b[0] - a[0], b[1] - a[1])
        while gone <= length and length:
            x, y = a[0] + (b[0] - a[0]) * gone / length, a[1] + (b[1] - a[1]) * gone / length
            ux, uy = (b[0] - a[0]) / length * 0.7, (b[1] - a[1]) / length * 0.7
            far = long * min(1.0, 0.35 + dark[at])
            start, tip, end = (
                _grid(*spot)
                for spot in ((x - ux, y - uy), (x - _LIGHT[0] * far, y - _LIGHT[1] * far), (x + ux, y + uy))
            )
            away = (start[0] - last[0], start[1] - last[1])
            out += f"m{_joined(away)}" if out else f"M{_joined(start)}"
            out += f"l{_joined(_pair(start, end, tip))}z"
            last = start
            gone += 4.6
        gone -= length
    return out


def _pair(start: tuple[int, int], one: tuple[int, int], two: tuple[int, int]) -> tuple[int, int, int, int]:
    return one[0] - start[0], one[1] - start[1], two[0] - one[0], two[1] - one[1]
