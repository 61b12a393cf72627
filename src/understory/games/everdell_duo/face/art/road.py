"""The campaign's way through the forest, for the page: fifteen stations on a path that winds through a year of trees.

Colours are those that the page names, so that one drawing serves by day and by night. Units are pixels at full size.
"""

from itertools import pairwise
from typing import Final

from understory.core import Plain
from understory.drawing.ink import Point, Whim, blob, brush, disc, element, flick, group, inner, smooth
from understory.games.everdell_duo.campaign.story import CHAPTERS

_CROWNS: Final = ("var(--winter)", "var(--spring)", "var(--summer)", "var(--autumn)")
_GRID: Final = 0.5


def road() -> dict[str, Plain]:
    """The drawing lying down and upright: its size, its ground, and where its stations are."""
    return {"wide": _drawn("wide", 1120, 620, _wide()), "tall": _drawn("tall", 360, 1560, _tall())}


def _wide() -> list[Point]:
    """Three rows of five, there and back and there again."""
    found: list[Point] = []
    for at in range(CHAPTERS):
        row, column = divmod(at, 5)
        x = 130 + 208 * (column if row % 2 == 0 else 4 - column)
        lift = (0, -26, 8, -20, 12)[column]
        found.append((float(x), 118.0 + 190 * row + lift))
    return found


def _tall() -> list[Point]:
    """One below the other, swinging from side to side."""
    sides = (92, 214, 276, 168, 84)
    return [(float(sides[at % 5]), 70.0 + 100 * at) for at in range(CHAPTERS)]


def _drawn(shape: str, width: int, height: int, stations: list[Point]) -> dict[str, Plain]:
    way = _way(shape, width, stations)
    trees = "".join(_trees(shape, width, height, way, stations))
    ground = group(_hills(shape, width, height), _path(way), trees)
    return {
        "width": width,
        "height": height,
        "ground": ground,
        "stations": [[round(x), round(y)] for x, y in stations],
    }


def _way(shape: str, width: int, stations: list[Point]) -> list[Point]:
    """The line that the path follows: through every station, round the ends of rows."""
    first = stations[0]
    start = (first[0] - 110, first[1] + 24) if shape == "wide" else (first[0] + 40, first[1] - 52)
    points: list[Point] = [start, first]
    for before, after in pairwise(stations):
        if shape == "wide" and abs(after[1] - before[1]) > 100:
            out = 78.0 if before[0] > width / 2 else -78.0
            middle = (before[1] + after[1]) / 2
            points += [
                (before[0] + out, before[1] + 34),
                (before[0] + out * 1.12, middle),
                (before[0] + out, after[1] - 30),
            ]
        points.append(after)
    points.append((stations[-1][0] + (100 if shape == "wide" else 40), stations[-1][1] + 26))
    return inner(points, 8)


def _path(way: list[Point]) -> str:
    """Trodden earth: a broad stroke, a lighter one on it, and small stones beside it."""
    whim = Whim("road")
    broad = [15 + whim.between(-2, 2) for _ in way]
    edge = element("path", d=brush(way, [each + 5 for each in broad], _GRID), fill="var(--bark-light)", opacity="0.4")
    earth = element("path", d=brush(way, broad, _GRID), fill="var(--sheet)")
    stones = "".join(
        disc(x + whim.between(-15, 15), y + whim.between(9, 15), whim.between(1.2, 2.6)) for x, y in way[3::5]
    )
    return edge + earth + element("path", d=stones, fill="var(--bark)", opacity="0.45")


def _hills(shape: str, width: int, height: int) -> str:
    """Long strokes of ground, one behind the other."""
    strokes = []
    for at in range(3 if shape == "wide" else 7):
        whim = Whim("hill", shape, at)
        y = (at + 0.86) * height / (3 if shape == "wide" else 7)
        points: list[Point] = [(x * width / 6, y + whim.between(-14, 14)) for x in range(7)]
        strokes.append(element("path", d=flick(points, 7, _GRID), fill="var(--moss)", opacity="0.28"))
    return "".join(strokes)


def _trees(shape: str, width: int, height: int, way: list[Point], stations: list[Point]) -> list[str]:
    """Trees wherever neither path nor station is, the near ones in front; the year goes by along the road."""
    found: list[tuple[float, str]] = []
    step = 40
    for row in range(0, height, 24):
        for column in range(0, width, step):
            whim = Whim("tree", shape, row, column)
            x, y = column + whim.between(0, step), row + whim.between(0, 24)
            if whim.chance(0.16) or not 20 < x < width - 20 or not 46 < y < height - 6:
                continue
            if _near(x, y, way, 26, 30) or any(_covers(x, y, _words(shape, each)) for each in stations):
                continue
            nearest = min(range(CHAPTERS), key=lambda at: (stations[at][0] - x) ** 2 + (stations[at][1] - y) ** 2)
            found.append((y, _tree(x, y, _CROWNS[min(3, 4 * nearest // CHAPTERS)], whim)))
    return [drawn for _, drawn in sorted(found, key=lambda each: each[0])]


def _words(shape: str, station: Point) -> tuple[float, float, float, float]:
    """The room for a station and its words: below it, or beside it towards the middle. Left, top, right, bottom."""
    x, y = station
    if shape == "wide":
        return x - 88, y - 34, x + 88, y + 84
    return (x - 34, y - 34, x + 190, y + 34) if x < 190 else (x - 190, y - 34, x + 34, y + 34)


def _covers(x: float, y: float, room: tuple[float, float, float, float]) -> bool:
    """Whether a tree that stands here would stand in a room."""
    left, top, right, bottom = room
    return left - 12 < x < right + 12 and top < y and y - 44 < bottom


def _near(x: float, y: float, points: list[Point], across: float, below: float) -> bool:
    """Whether a tree that stands here, some forty high, would cover one of the points."""
    return any(abs(px - x) < across and -14 < y - py < below for px, py in points)


def _tree(x: float, y: float, crown: str, whim: Whim) -> str:
    """A trunk and two or three washes of leaves; now and then a fir."""
    size = whim.between(0.75, 1.25)
    trunk = brush([(x, y), (x + whim.between(-2, 2), y - 14 * size), (x, y - 26 * size)], [4.4 * size, 3, 1.2], _GRID)
    stem = element("path", d=trunk, fill="var(--bark)")
    if whim.chance(0.28):
        tiers = "".join(_tier(x, y - (10 + 10 * at) * size, (13 - 3.4 * at) * size) for at in range(3))
        return stem + element("path", d=tiers, fill="var(--moss)")
    leaves = "".join(
        smooth(
            blob(
                x + whim.between(-7, 7) * size, y - (26 + whim.between(-5, 7)) * size, whim.between(8, 12) * size, whim
            ),
            closed=True,
            grid=_GRID,
        )
        for _ in range(2 + whim.chance(0.5))
    )
    return stem + element("path", d=leaves, fill=crown, opacity="0.78")


def _tier(x: float, y: float, half: float) -> str:
    return f"M{x - half:.1f} {y:.1f}Q{x:.1f} {y + 3:.1f} {x + half:.1f} {y:.1f}L{x:.1f} {y - half * 1.3:.1f}z"
