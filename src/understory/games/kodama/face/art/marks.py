"""The small marks of the page's buttons, in the brush that draws everything else: strokes that swell and thin.

Each is drawn in a square of 24 units, y down, and comes as one path to be filled with ink.
"""

from itertools import pairwise
from typing import Final

from understory.drawing.ink import Point, Whim, arc, blob, brush, disc, flick, inner, smooth, turned

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
    return "".join(_stroke(a, b, width=width, lean=0.2) for a, b in pairwise(points))


def _tooth(angle: float) -> str:
    """A tooth of a wheel about the middle: on its rim, for apart from it eight of them are a sun."""
    return _stroke(*turned([(6, 0), (7.9, 0.1), (9.7, 0)], angle, 12, 12), width=2.5, lean=0.1)


def _leaf() -> str:
    points: list[Point] = [(0, 0), (3.6, -3.2), (8.5, -4.4), (13.2, -2.6), (16.2, 0), (12.8, 2.9), (8.2, 4.3), (3.4, 3)]
    shape = turned(points, -42, 5.2, 19)
    line = inner([*shape, shape[0], shape[1]], 2)
    rim = brush(line, [1.2 + 0.55 * (i % 5) / 4 for i in range(len(line))], GRID)
    return rim + _stroke(*turned([(-2.6, 0.8), (4, 0.2), (12.6, 0)], -42, 5.2, 19), width=1.7, lean=0.7)


def _horn() -> str:
    """A loudspeaker, heard or not."""
    return (
        _bent((4, 9.6), (7.4, 9.4), (11.8, 5.4))
        + _bent((11.8, 18.8), (7.4, 14.8), (4, 14.6))
        + _stroke((11.8, 5.4), (12.1, 12), (11.8, 18.8))
        + _stroke((4, 9.6), (3.9, 12), (4, 14.6))
    )


_STROKES: Final[dict[str, tuple[tuple[Point, ...], ...]]] = {
    "undo": (
        ((5.4, 9.4), (11, 6.2), (17.4, 7.8), (19.4, 13), (16.6, 17.8), (10.4, 18.9)),
        ((5, 9.6), (5.6, 6.4), (5.4, 3.6)), ((5, 9.6), (8, 10.2), (11, 9.9)),
    ),
    "check": (((4.4, 13), (7, 15.6), (9.2, 18.6)), ((9.2, 18.8), (13.4, 11.4), (20, 4.6))),
    "cross": (((5.4, 5.8), (12, 12), (18.8, 18.4)), ((18.6, 5.4), (12, 11.8), (5.6, 18.8))),
    "book": (
        ((12, 6.6), (8.6, 4.8), (3.6, 5.4)), ((12, 6.6), (15.4, 4.8), (20.4, 5.4)),
        ((3.6, 5.2), (3.4, 11.6), (3.6, 18.4)), ((20.4, 5.2), (20.6, 11.6), (20.4, 18.4)),
        ((3.6, 18.4), (8.4, 17.6), (12, 19.6)), ((20.4, 18.4), (15.6, 17.6), (12, 19.6)),
        ((12, 6.8), (12.1, 13), (12, 19.2)),
    ),
    "scroll": (
        ((6.2, 4.6), (6, 12), (6.3, 19.6)), ((6.2, 4.6), (12, 4.2), (18, 4.6)), ((18, 4.8), (18.2, 12), (17.9, 19.4)),
        ((6.2, 19.5), (12, 19.9), (17.9, 19.4)), ((9, 8.6), (12, 8.3), (15.2, 8.6)),
        ((9, 12.1), (12, 11.8), (15.2, 12.1)), ((9, 15.6), (11, 15.4), (13, 15.6)),
    ),
    "link": (
        ((13.4, 6.8), (16.2, 4.4), (19.4, 5.2), (20, 8.6), (17.4, 11.6), (14.2, 13)),
        ((10.6, 17.2), (7.8, 19.6), (4.6, 18.8), (4, 15.4), (6.6, 12.4), (9.8, 11)),
        ((8.8, 15.2), (12, 12), (15.2, 8.8)),
    ),
    "device": (
        ((8, 3.6), (12, 3.3), (16.2, 3.7)), ((16.3, 3.6), (16.6, 12), (16.2, 20.4)), ((8, 3.5), (7.6, 12), (7.9, 20.4)),
        ((7.8, 20.4), (12, 20.8), (16.3, 20.3)), ((10.4, 17.4), (12, 17.2), (13.7, 17.4)),
    ),
}  # fmt: skip
"""Marks that are strokes and nothing else."""


_LATER: Final[dict[str, tuple[tuple[Point, ...], ...]]] = {
    "play": (
        ((7.2, 4.4), (7, 12), (7.3, 19.8)), ((7.2, 4.6), (13, 8), (19.2, 12)),
        ((19.2, 12), (13, 16), (7.2, 19.7)),
    ),
    "pause": (((8.4, 4.8), (8.2, 12), (8.5, 19.4)), ((15.6, 4.6), (15.8, 12), (15.5, 19.4))),
    "forward": (((8.4, 4.6), (12.2, 8.4), (16, 12)), ((16, 12), (12.2, 15.8), (8.4, 19.6))),
    "back": (((15.6, 4.6), (11.8, 8.4), (8, 12)), ((8, 12), (11.8, 15.8), (15.6, 19.6))),
    "last": (
        ((5.4, 5.2), (9, 8.6), (12.4, 12)), ((12.4, 12), (9, 15.4), (5.4, 18.8)),
        ((17.4, 4.8), (17.6, 12), (17.3, 19.2)),
    ),
    "first": (
        ((18.6, 5.2), (15, 8.6), (11.6, 12)), ((11.6, 12), (15, 15.4), (18.6, 18.8)),
        ((6.6, 4.8), (6.4, 12), (6.7, 19.2)),
    ),
    "share": (
        ((4.6, 12.4), (4.4, 16.2), (4.7, 20)), ((4.6, 20), (12, 20.3), (19.4, 20)),
        ((19.4, 12.4), (19.6, 16.2), (19.3, 20)),
        ((12, 15.4), (12.2, 9.4), (12, 3.8)), ((12, 3.8), (9.8, 6.2), (7.4, 8.2)),
        ((12, 3.8), (14.2, 6.2), (16.6, 8.2)),
    ),
    "search": (
        ((15.4, 6), (12, 4), (7.4, 5), (4.9, 9), (6.2, 13.6), (10.6, 15.6), (15, 13.6), (16.6, 9.4), (15.2, 5.6)),
        ((14.6, 13.8), (17.4, 17), (20.2, 20.2)),
    ),
    "branch": (
        ((7, 20.4), (7.2, 12), (7, 3.6)), ((7.2, 15.6), (12.6, 13.8), (16.6, 8.2)),
        ((16.8, 8), (13.8, 8.2), (11.4, 9.6)),
        ((16.8, 8), (17.4, 11), (17, 13.6)),
    ),
    "hands": (
        ((9.2, 6.4), (12.4, 5.2), (15.6, 4.4)), ((15.6, 4.4), (17.8, 10.8), (19.6, 17)),
        ((19.6, 17), (16.6, 18.2), (13.2, 19.2)), ((13.2, 19.2), (11.2, 12.8), (9.2, 6.4)),
        ((9, 8.8), (6.6, 8.6), (4.4, 8.8)), ((4.4, 8.8), (4.6, 14.6), (4.4, 20)), ((4.4, 20), (8.6, 20.3), (12.6, 20)),
    ),
}  # fmt: skip
"""Marks of screens that are fetched later, so that the first one stays light."""


def later_marks() -> dict[str, str]:
    """Every mark of the screens that are fetched later."""
    return {name: "".join(_stroke(*points) for points in strokes) for name, strokes in _LATER.items()}


def marks() -> dict[str, str]:
    """Every mark by its name."""
    drawn = {name: "".join(_stroke(*points) for points in strokes) for name, strokes in _STROKES.items()}
    bubble: tuple[Point, ...] = (
        (7.4, 18.6), (4, 14.6), (4.2, 9.2), (8.4, 5.2), (14.6, 4.9), (19.4, 8.4), (20, 13.2), (16.4, 17.2),
        (10.8, 17.9), (6.2, 20.6),
    )  # fmt: skip
    lids = (
        ((2.8, 12), (7, 7.4), (12, 6), (17, 7.4), (21.2, 12)),
        ((2.8, 12.2), (7, 16.4), (12, 17.8), (17, 16.4), (21.2, 12.2)),
    )
    return drawn | {
        "leaf": _leaf(),
        "speech": _stroke(*bubble) + disc(8.6, 11.6, 1.15) + disc(12.2, 11.4, 1.15) + disc(15.8, 11.6, 1.15),
        "gear": _round(12, 12, 5.8) + disc(12, 12, 1.3) + "".join(_tooth(angle) for angle in range(20, 380, 45)),
        "sound": _horn() + flick(arc(11, 12, 5, -40, 40, 7), 1.8, GRID) + flick(arc(11, 12, 8.8, -44, 44, 8), 2, GRID),
        "quiet": _horn()
        + _stroke((15.2, 9.4), (17.6, 12), (20.4, 14.8))
        + _stroke((20.4, 9.2), (17.8, 12), (15.2, 15)),
        "eye": "".join(_stroke(*lid) for lid in lids) + smooth(blob(12, 11.9, 3, Whim("eye")), closed=True, grid=GRID),
    }
