"""Washi: the ground with its fibres, a card's sheet with its edge, and the shadow of a sheet upon another.

Sheets are drawn about their own centre, in 0.01 mm, y down.
"""

from understory.drawing.ink import Point, Whim, element, flick, group, number, smooth
from understory.drawing.season import WASH, Palette, Tint

CORNER = 280
"""The radius of a card's corners."""

SHADOW = (60, 95)
"""How far a shadow falls to the right and down the page."""


def ground(x: float, y: float, width: float, height: float, colours: Palette, season: Tint | None, scale: float) -> str:
    """The table: a sheet of washi with fibres, tinted by the season. `scale` is the size of a fibre's tenth."""
    whim = Whim("ground", round(width), round(height))
    count = round(min(140, 30 + width * height / (90000 * scale * scale)))
    return (
        element("rect", x=x, y=y, width=width, height=height, fill=colours.ground)
        + ("" if season is None else _hills(x, y, width, height, colours, season, whim))
        + fibres(x, y, width, height, colours, whim, count, 10 * scale)
        + (_fireflies(x, y, width, height, colours, whim) if colours.dark else "")
    )


def _fireflies(x: float, y: float, width: float, height: float, colours: Palette, whim: Whim) -> str:
    """A few lights far off in the night."""
    out = []
    for _ in range(16):
        px = x + width * whim.between(0.03, 0.97)
        py = y + height * whim.between(0.16, 0.64)
        bright = whim.between(0.4, 1)
        out += [
            element("circle", cx=px, cy=py, r=width / 450 * reach * bright, opacity=share * bright)
            for reach, share in ((3.2, 0.08), (1.9, 0.14), (0.8, 0.75))
        ]
    return group(*out, fill=colours.icons.firefly[1], class_="fireflies")


def _hills(x: float, y: float, width: float, height: float, colours: Palette, season: Tint, whim: Whim) -> str:
    """The season's wash over the whole table, and hills of it far behind."""
    ink = WASH[season]
    share = 0.05 if colours.dark else 0.07 if season is Tint.WINTER else 0.1
    far = [
        element("path", d=_hill(x, y, width, height, whim, top), fill=ink, opacity=share * weight)
        for top, weight in ((0.42, 0.9), (0.58, 1.0), (0.74, 1.1))
    ]
    return element("rect", x=x, y=y, width=width, height=height, fill=ink, opacity=share * 1.2) + "".join(far)


def _hill(x: float, y: float, width: float, height: float, whim: Whim, top: float) -> str:
    """A ridge that begins so far down the page and fills what is below."""
    steps = 6
    ridge: list[Point] = [
        (x + width * i / steps, y + height * (top + whim.between(-0.09, 0.09))) for i in range(steps + 1)
    ]
    bottom = number(y + height)
    return f"{smooth(ridge)}L{number(x + width)} {bottom}L{number(x)} {bottom}z"


def fibres(
    x: float, y: float, width: float, height: float, colours: Palette, whim: Whim, count: int, length: float
) -> str:
    """Barely visible fibres, strewn over a sheet."""
    strokes = []
    for _ in range(count):
        px, py = whim.between(x, x + width), whim.between(y, y + height)
        dx, dy = whim.between(-length, length), whim.between(-length, length) * 0.7
        bend = whim.between(-0.4, 0.4)
        strokes.append(
            flick([(px, py), (px + dx / 2 - dy * bend, py + dy / 2 + dx * bend), (px + dx, py + dy)], length * 0.045)
        )
    return (
        element("path", d="".join(strokes), fill=colours.fibre, opacity=0.14 if colours.dark else 0.2) if count else ""
    )


def outline(width: float, height: float, corner: float = CORNER, grow: float = 0) -> str:
    """A card's border as a path about its centre, exactly its size (or grown by so much on every side)."""
    w, h, r = width / 2 + grow, height / 2 + grow, corner + max(grow, 0)
    n = number
    return (
        f"M{n(-w + r)} {n(-h)}H{n(w - r)}a{n(r)} {n(r)} 0 0 1 {n(r)} {n(r)}V{n(h - r)}"
        f"a{n(r)} {n(r)} 0 0 1 {n(-r)} {n(r)}H{n(-w + r)}a{n(r)} {n(r)} 0 0 1 {n(-r)} {n(-r)}V{n(-h + r)}"
        f"a{n(r)} {n(r)} 0 0 1 {n(r)} {n(-r)}z"
    )


def sheet(
    width: float, height: float, colours: Palette, seed: object, opacity: float = 1.0, *, fine: bool = True
) -> str:
    """A card's paper: the sheet, a few fibres, and an edge that swells and thins."""
    whim = Whim("sheet", seed)
    border = outline(width, height)
    return group(
        element("path", d=border, fill=colours.sheet, opacity=None if opacity == 1 else opacity),
        fibres(-width / 2 + 500, -height / 2 + 500, width - 1000, height - 1000, colours, whim, 9 if fine else 0, 520),
        element("path", d=border + _deckle(width, height, whim), fill=colours.sheet_edge, fill_rule="evenodd"),
        class_="sheet",
    )


def _deckle(width: float, height: float, whim: Whim) -> str:
    """A line just inside a sheet's border, now nearer to it, now farther."""
    w, h = width / 2, height / 2
    points: list[Point] = []
    for turn in range(4):
        half, reach = (w, h) if turn % 2 == 0 else (h, w)
        for k in range(5):
            points.append(_quarter(turn, -half + CORNER + 2 * (half - CORNER) * k / 4, -reach + whim.between(12, 58)))
        deep = CORNER - whim.between(16, 40)
        points.append(_quarter(turn, half - CORNER + deep * 0.707, -reach + CORNER - deep * 0.707))
    return smooth(points, closed=True)


def _quarter(turns: int, x: float, y: float) -> Point:
    """A point turned by quarters, clockwise on the page."""
    for _ in range(turns):
        x, y = -y, x
    return (x, y)


def shadow(width: float, height: float, colours: Palette) -> str:
    """What a sheet darkens of what lies below it; to be moved by `SHADOW` and clipped to that."""
    layers = [
        element("path", d=outline(width, height, grow=grow), opacity=0.14 if colours.dark else 0.05)
        for grow in (170, 135, 100, 68, 36, 4)
    ]
    return group(*layers, fill=colours.shade, class_="shadow")
