"""Washi: the ground with its fibres, a card's sheet with its edge, and the shadow of a sheet upon another.

Sheets are drawn about their own centre, in 0.01 mm, y down.
"""

from understory.games.kodama.art.ink import Point, Whim, element, flick, group, number, smooth
from understory.games.kodama.art.season import WASH, Palette, Tint

CORNER = 280
"""The radius of a card's corners."""

SHADOW = (70, 120)
"""How far a shadow falls to the right and down the page."""


def ground(x: float, y: float, width: float, height: float, colours: Palette, season: Tint | None, scale: float) -> str:
    """The table: a sheet of washi with fibres, tinted by the season. `scale` is the size of a fibre's tenth."""
    whim = Whim("ground", round(width), round(height))
    sheet = element("rect", x=x, y=y, width=width, height=height, fill=colours.ground)
    tint = ""
    if season is not None:
        share = 0.13 if colours.dark else 0.2
        washes = [
            element("path", d=_pool(x, y, width, height, whim, reach), fill=WASH[season], opacity=share * weight)
            for reach, weight in ((1.0, 0.45), (0.78, 0.3), (0.55, 0.25))
        ]
        tint = element("rect", x=x, y=y, width=width, height=height, fill=WASH[season], opacity=share) + "".join(washes)
    count = round(min(140, 30 + width * height / (90000 * scale * scale)))
    return sheet + tint + fibres(x, y, width, height, colours, whim, count, 10 * scale)


def _pool(x: float, y: float, width: float, height: float, whim: Whim, reach: float) -> str:
    """A wash that runs in from the top, ending in a slow wave."""
    steps = 7
    wave: list[Point] = [
        (x + width * i / steps, y + height * (reach * 0.34 + whim.between(-0.05, 0.05))) for i in range(steps + 1)
    ]
    line = smooth(wave)
    return f"{line}L{number(x + width)} {number(y)}L{number(x)} {number(y)}z"


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


def sheet(width: float, height: float, colours: Palette, seed: object, opacity: float = 1.0) -> str:
    """A card's paper: the sheet, a few fibres, and an edge that swells and thins."""
    whim = Whim("sheet", seed)
    border = outline(width, height)
    inside = []
    for side in range(4):
        along = 6
        for i in range(along):
            t = i / along
            deep = whim.between(14, 62)
            inside.append(_on_border(width, height, side, t, deep))
    edge = border + smooth(inside, closed=True)
    return group(
        element("path", d=border, fill=colours.sheet, opacity=None if opacity == 1 else opacity),
        fibres(-width / 2 + 500, -height / 2 + 500, width - 1000, height - 1000, colours, whim, 9, 520),
        element("path", d=edge, fill=colours.sheet_edge, fill_rule="evenodd", opacity=0.8),
        class_="sheet",
    )


def _on_border(width: float, height: float, side: int, t: float, deep: float) -> Point:
    """A point so far along one side of a sheet, clockwise from the top left, and so deep inside it."""
    w, h, r = width / 2, height / 2, CORNER * 0.55
    across, down = 2 * (w - r), 2 * (h - r)
    match side:
        case 0:
            return (-w + r + across * t, -h + deep)
        case 1:
            return (w - deep, -h + r + down * t)
        case 2:
            return (w - r - across * t, h - deep)
        case _:
            return (-w + deep, h - r - down * t)


def shadow(width: float, height: float, colours: Palette) -> str:
    """What a sheet darkens of what lies below it; to be moved by `SHADOW` and clipped to that."""
    layers = [
        element("path", d=outline(width, height, grow=grow), opacity=0.2 if colours.dark else 0.085)
        for grow in (150, 95, 45, 0)
    ]
    return group(*layers, fill=colours.shade, class_="shadow")
