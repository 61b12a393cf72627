"""The small marks of the page's buttons, in the brush that draws everything else: strokes that swell and thin.

Each is drawn in a square of 24 units, y down, and comes as one path to be filled with ink.
"""

from collections.abc import Sequence
from typing import Final

from understory.games.kodama.art.ink import Point, arc, blob, brush, disc, flick, inner, smooth, turned, Whim
from understory.games.kodama.art.leaves import leaf

GRID: Final = 0.1


def _stroke(*points: Point, width: float = 1.9, lean: float = 0.35) -> str:
    """A stroke that starts full and thins out towards its end."""
    line = inner(points, 2)
    last = len(line) - 1
    widths = [width * (1 - lean * (i / last) ** 1.4) * (0.72 + 0.28 * min(1, i * 1.5)) for i in range(last + 1)]
    return brush(line, widths, GRID)


def _round(x: float, y: float, radius: float, width: float = 1.8) -> str:
    """A ring in one sweep: it begins thick and closes thin."""
    line = arc(x, y, radius, -110, 262, 22)
    widths = [width * (1.08 - 0.55 * i / 21) for i in range(22)]
    return brush(line, widths, GRID)


def _bent(*points: Point, width: float = 1.9) -> str:
    """Straight strokes from corner to corner."""
    return "".join(_stroke(a, b, width=width, lean=0.2) for a, b in zip(points, points[1:], strict=False))


def _leaf() -> str:
    points, rib = [(0.0, 0.0), (3.6, -3.2), (8.5, -4.4), (13.2, -2.6), (16.2, 0), (12.8, 2.9), (8.2, 4.3), (3.4, 3.0)], 0
    del rib
    shape = turned(points, -42, 5.2, 19)
    line = [*shape, shape[0], shape[1]]
    outline = brush(inner(line, 2), [1.2 + 0.55 * (i % 5) / 4 for i in range(2 * (len(line) - 1) + 1)], GRID)
    return outline + _stroke(*turned([(-2.6, 0.8), (4, 0.2), (12.6, 0)], -42, 5.2, 19), width=1.7, lean=0.7)


def _marks() -> dict[str, str]:
    return {
        "leaf": _leaf(),
        "back": _stroke((20, 12.2), (12, 11.6), (4.4, 12)) + _stroke((4.2, 12), (7.2, 8.6), (10.4, 5.6)) + _stroke((4.2, 12), (7.4, 15.4), (10.6, 18.2)),
        "undo": _stroke((5.4, 9.4), (11, 6.2), (17.4, 7.8), (19.4, 13), (16.6, 17.8), (10.4, 18.9)) + _stroke((5, 9.6), (5.6, 6.4), (5.4, 3.6)) + _stroke((5, 9.6), (8, 10.2), (11, 9.9)),
        "check": _stroke((4.4, 13), (7, 15.6), (9.2, 18.6), width=2.3, lean=0) + _stroke((9.2, 18.8), (13.4, 11.4), (20, 4.6), width=2.4),
        "cross": _stroke((5.4, 5.8), (12, 12), (18.8, 18.4), width=2.1) + _stroke((18.6, 5.4), (12, 11.8), (5.6, 18.8), width=2.1),
        "book": _stroke((12, 6.6), (8.6, 4.8), (3.6, 5.4)) + _stroke((12, 6.6), (15.4, 4.8), (20.4, 5.4)) + _stroke((3.6, 5.2), (3.4, 11.6), (3.6, 18.4)) + _stroke((20.4, 5.2), (20.6, 11.6), (20.4, 18.4)) + _stroke((3.6, 18.4), (8.4, 17.6), (12, 19.6)) + _stroke((20.4, 18.4), (15.6, 17.6), (12, 19.6)) + _stroke((12, 6.8), (12.1, 13), (12, 19.2), width=1.5),
        "scroll": _stroke((6.2, 4.6), (6, 12), (6.3, 19.6)) + _stroke((6.2, 4.6), (12, 4.2), (18, 4.6)) + _stroke((18, 4.8), (18.2, 12), (17.9, 19.4)) + _stroke((6.2, 19.5), (12, 19.9), (17.9, 19.4)) + _stroke((9, 8.6), (12, 8.3), (15.2, 8.6), width=1.6) + _stroke((9, 12.1), (12, 11.8), (15.2, 12.1), width=1.6) + _stroke((9, 15.6), (11, 15.4), (13, 15.6), width=1.6),
        "speech": _stroke((7.4, 18.6), (4, 14.6), (4.2, 9.2), (8.4, 5.2), (14.6, 4.9), (19.4, 8.4), (20, 13.2), (16.4, 17.2), (10.8, 17.9), (6.2, 20.6), width=1.9) + disc(8.6, 11.6, 1.15) + disc(12.2, 11.4, 1.15) + disc(15.8, 11.6, 1.15),
        "gear": _round(12, 12, 4.1, 1.8) + "".join(_stroke(*turned([(7.2, 0), (8.6, 0.1), (10.1, 0)], a, 12, 12), width=2.4) for a in (0, 45, 90, 135, 180, 225, 270, 315)),
        "sun": _round(12, 12, 4.3, 1.9) + "".join(flick(turned([(6.9, 0), (8.6, 0.15), (10.6, 0)], a, 12, 12), 2.3, GRID) for a in (5, 50, 95, 140, 185, 230, 275, 320)),
        "moon": smooth([(14.6, 3.6), (8.2, 5), (4.8, 10.2), (5.4, 15.8), (9.8, 19.8), (15.4, 19.6), (19.2, 16.2), (14.6, 15.8), (11.2, 12.4), (11.4, 7.4)], closed=True, grid=GRID),
        "sound": _bent((4, 9.6), (7.4, 9.4), (11.8, 5.4)) + _stroke((11.8, 5.4), (12.1, 12), (11.8, 18.8)) + _bent((11.8, 18.8), (7.4, 14.8), (4, 14.6)) + _stroke((4, 9.6), (3.9, 12), (4, 14.6)) + flick(arc(11, 12, 5, -40, 40, 7), 1.8, GRID) + flick(arc(11, 12, 8.8, -44, 44, 8), 2, GRID),
        "quiet": _bent((4, 9.6), (7.4, 9.4), (11.8, 5.4)) + _stroke((11.8, 5.4), (12.1, 12), (11.8, 18.8)) + _bent((11.8, 18.8), (7.4, 14.8), (4, 14.6)) + _stroke((4, 9.6), (3.9, 12), (4, 14.6)) + _stroke((15.2, 9.4), (17.6, 12), (20.4, 14.8)) + _stroke((20.4, 9.2), (17.8, 12), (15.2, 15)),
        "eye": _stroke((2.8, 12), (7, 7.4), (12, 6), (17, 7.4), (21.2, 12)) + _stroke((2.8, 12.2), (7, 16.4), (12, 17.8), (17, 16.4), (21.2, 12.2), width=1.6) + smooth(blob(12, 11.9, 3, Whim("eye")), closed=True, grid=GRID),
        "link": _stroke((13.4, 6.8), (16.2, 4.4), (19.4, 5.2), (20, 8.6), (17.4, 11.6), (14.2, 13)) + _stroke((10.6, 17.2), (7.8, 19.6), (4.6, 18.8), (4, 15.4), (6.6, 12.4), (9.8, 11)) + _stroke((8.8, 15.2), (12, 12), (15.2, 8.8), width=1.7),
        "people": _round(8.6, 8.2, 2.9, 1.7) + _stroke((3, 19), (4.2, 14.8), (8.6, 13.4), (12.8, 14.8), (14, 19)) + _round(16.4, 9, 2.3, 1.5) + _stroke((15.6, 13.8), (19, 14.8), (20.8, 18.4), width=1.7),
        "hand": _stroke((5, 13), (7.2, 16.6), (10, 20), (15.4, 19.4), (17.8, 14.6), (18.2, 9.4)) + _stroke((9, 13.4), (8.2, 8.6), (8.4, 4.6)) + _stroke((11.8, 12.4), (11.6, 7.2), (11.8, 3.6)) + _stroke((14.8, 12.6), (15.2, 8), (15.4, 4.9)) + _stroke((8.8, 14.6), (6.8, 12.6), (4.8, 12.8)),
        "seek": _round(10.4, 10.2, 5.7, 1.9) + _stroke((14.6, 14.6), (17.2, 17.2), (20.2, 20), width=2.6, lean=0.2),
        "flag": _stroke((6.4, 3.4), (6.2, 12), (6.5, 21)) + _stroke((6.4, 4.6), (11, 3.6), (14, 6), (19, 5)) + _stroke((6.4, 12.8), (11, 11.8), (14, 14.2), (19, 13.2)) + _stroke((19, 5), (18.7, 9), (19, 13.2), width=1.5),
        "more": disc(5.6, 12, 1.7) + disc(12, 12.2, 1.8) + disc(18.4, 11.9, 1.7),
        "down": _stroke((5.4, 8.6), (8.6, 12), (12, 15.6), width=2.1, lean=0) + _stroke((12, 15.6), (15.2, 12), (18.8, 8.4), width=2.1),
        "device": _bent((7, 3.4), (17.2, 3.5), (17, 20.6), (6.9, 20.5), (7, 3.4)) + _stroke((10.6, 17.8), (12, 17.7), (13.4, 17.8), width=1.6),
        "dot": smooth(blob(12, 12, 5.4, Whim("dot"), wobble=0.09), closed=True, grid=GRID),
    }


def marks() -> dict[str, str]:
    """Every mark by its name."""
    return _marks()
