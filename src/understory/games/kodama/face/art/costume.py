"""What spirits wear and hold. Drawn in the spirit's frame: its head about the origin, some 60 units to every side."""

from collections.abc import Callable
from typing import Final

from understory.drawing.ink import Point, Whim, arc, blob, brush, disc, element, flick, group, smooth, turned
from understory.drawing.season import Palette
from understory.games.kodama.face.art.leaves import leaf

Part = Callable[[Palette], str]


def _fill(d: str, ink: str, opacity: float | None = None) -> str:
    return element("path", d=d, fill=ink, opacity=opacity)


def _shape(points: list[Point], ink: str, colours: Palette, line: float = 7) -> str:
    """A wash within a line that swells and thins."""
    closed = [*points, points[0], points[1]]
    widths = [line * (0.5 + 0.36 * (i % 3)) for i in range(len(closed))]
    return _fill(smooth(points, closed=True, grid=0.1), ink) + _fill(brush(closed, widths, 0.1), colours.outline)


def _twig(points: list[Point], colours: Palette, width: float = 9) -> str:
    return _fill(
        brush(points, [width * (1.1 - 0.7 * i / (len(points) - 1)) for i in range(len(points))], 0.1), colours.bark
    )


def _sprig(x: float, y: float, direction: float, length: float, ink: str, colours: Palette) -> str:
    blade, rib = leaf(length)
    return group(
        _fill(blade, ink), _fill(rib, colours.outline, 0.5),
        transform=f"translate({x:g} {y:g}) rotate({direction:g})",
    )  # fmt: skip


def _moss_hat(colours: Palette) -> str:
    cap = _shape(
        [(-64, -26), (-58, -62), (-24, -88), (22, -90), (58, -64), (66, -26), (30, -36), (0, -30), (-34, -36)],
        colours.moss,
        colours,
    )
    whim = Whim("moss hat")
    tufts = "".join(
        flick([(x, -76), (x + whim.between(-8, 8), -92), (x + whim.between(-12, 12), -106)], 9, 0.1)
        for x in (-34, -14, 8, 30)
    )
    specks = "".join(disc(x, y, 4) for x, y in ((-40, -52), (-16, -66), (12, -54), (36, -60), (-4, -46)))
    return _fill(tufts, colours.moss) + cap + _fill(specks, "#b7c583")


def _snail_shell(colours: Palette) -> str:
    round_shell = blob(6, -86, 40, Whim("shell"), wobble=0.05)
    spiral: list[Point] = [*arc(6, -86, 28, 90, 380, 8), *arc(8, -86, 15, 30, 330, 7), (6, -86)]
    widths = [7 - 5 * i / (len(spiral) - 1) for i in range(len(spiral))]
    lip = _shape(
        [(-40, -52), (-10, -62), (30, -60), (52, -50), (20, -46), (-14, -44)], colours.icons.mushroom[1], colours, 5
    )
    return (
        _shape(round_shell, colours.icons.mushroom[1], colours)
        + _fill(brush(spiral, widths, 0.1), colours.outline)
        + lip
    )


def _antlers(colours: Palette) -> str:
    out = []
    for side in (-1, 1):
        out.append(_twig([(side * 24, -48), (side * 34, -78), (side * 58, -98), (side * 64, -118)], colours, 12))
        out.append(_twig([(side * 36, -80), (side * 24, -98), (side * 26, -114)], colours, 9))
        out.append(_twig([(side * 54, -95), (side * 76, -98), (side * 88, -110)], colours, 8))
    return "".join(out) + _sprig(60, -112, -30, 26, colours.moss, colours)


def _mushroom_cap(colours: Palette) -> str:
    deep, light = colours.icons.mushroom
    cap = _shape(
        [(-84, -28), (-70, -70), (-26, -102), (26, -102), (70, -72), (86, -30), (40, -38), (0, -34), (-42, -38)],
        deep,
        colours,
    )
    spots = [blob(-36, -66, 12, Whim("spot", 1)), blob(6, -80, 14, Whim("spot", 2)), blob(46, -60, 11, Whim("spot", 3))]
    return cap + _fill("".join(smooth(spot, closed=True, grid=0.1) for spot in spots), light)


def _bird(colours: Palette) -> str:
    deep, light = colours.icons.cloud
    body = _shape([(-34, -66), (-16, -88), (8, -98), (28, -90), (34, -72), (18, -58), (-12, -56)], light, colours, 6)
    tail = _shape([(-30, -66), (-58, -74), (-62, -64), (-32, -56)], deep, colours, 5)
    beak = _fill(smooth([(32, -84), (50, -78), (32, -72)], closed=True, grid=0.1), colours.icons.mushroom[0])
    wing = _fill(flick([(-20, -74), (0, -64), (18, -74)], 16, 0.1), deep)
    return tail + body + wing + beak + _fill(disc(20, -84, 4.5), colours.outline)


def _acorn_cap(colours: Palette) -> str:
    cap = _shape(
        [(-60, -34), (-54, -64), (-22, -82), (20, -82), (54, -64), (60, -34), (0, -28)], colours.bark_light, colours
    )
    nicks = "".join(
        flick([(x - 7, y), (x, y + 6), (x + 7, y)], 5, 0.1)
        for y, row in ((-68, (-22, 0, 22)), (-54, (-36, -12, 12, 36)), (-42, (-24, 0, 24)))
        for x in row
    )
    return _twig([(0, -80), (4, -96), (14, -104)], colours, 12) + cap + _fill(nicks, colours.bark_grain)


def _flower_crown(colours: Palette) -> str:
    deep, light = colours.icons.flower
    out = [_twig([(-60, -26), (-34, -46), (0, -52), (36, -46), (60, -24)], colours, 8)]
    for x, y, r in ((-46, -38, 11), (-18, -52, 14), (16, -54, 12), (44, -40, 14)):
        petals = "".join(disc(*turned([(0, -r * 0.75)], 72 * i, x, y)[0], r * 0.62) for i in range(5))
        out.append(_fill(petals, light) + _fill(disc(x, y, r * 0.36), deep))
    out.append(_sprig(-60, -26, 150, 24, colours.moss, colours))
    out.append(_sprig(58, -24, 20, 24, colours.moss, colours))
    return "".join(out)


def _sprout(colours: Palette) -> str:
    stalk = _twig([(0, -56), (4, -78), (-2, -96)], colours, 8)
    return stalk + _sprig(-2, -94, -150, 46, "#7d9a58", colours) + _sprig(-2, -94, -32, 52, "#94a85f", colours)


def _straw_hat(colours: Palette) -> str:
    straw = colours.bark_light if colours.dark else "#d8b878"
    hat = _shape(
        [(-92, -26), (-44, -60), (0, -94), (44, -60), (92, -26), (40, -24), (0, -20), (-40, -24)], straw, colours
    )
    ribs = "".join(flick([(0, -86), (x * 0.5, -56), (x, -30)], 5, 0.1) for x in (-60, -28, 0, 28, 60))
    return hat + _fill(ribs, colours.outline, 0.55)


def _fox_ears(colours: Palette) -> str:
    out = []
    for side in (-1, 1):
        ear: list[Point] = [(side * 18, -52), (side * 38, -104), (side * 62, -38)]
        inside: list[Point] = [(side * 30, -56), (side * 40, -88), (side * 53, -46)]
        out.append(_shape([ear[0], ear[1], (side * 52, -74), ear[2]], colours.icons.mushroom[1], colours))
        out.append(_fill(smooth(inside, closed=True, grid=0.1), colours.spirit))
    return "".join(out) + _fill(flick([(-8, -40), (0, -28), (8, -40)], 6, 0.1), colours.icons.flower[0])


def _cloud_puff(colours: Palette) -> str:
    deep, light = colours.icons.cloud
    puff = _shape(
        [(-62, -46), (-66, -70), (-40, -88), (-8, -102), (30, -98), (56, -80), (66, -58), (50, -44), (0, -42)],
        light,
        colours,
    )
    curl: list[Point] = [*arc(14, -72, 17, 120, 380, 8), *arc(12, -72, 8, 20, 260, 5)]
    return puff + _fill(brush(curl, [7 - 5 * i / (len(curl) - 1) for i in range(len(curl))], 0.1), deep)


def _nest(colours: Palette) -> str:
    eggs = "".join(
        _shape(blob(x, -74, 17, Whim("egg", x), wobble=0.05), colours.icons.cloud[1], colours, 5) for x in (-20, 14)
    )
    rim = _shape(
        [(-62, -46), (-46, -66), (0, -60), (46, -68), (64, -46), (36, -34), (0, -30), (-38, -34)],
        colours.bark_light,
        colours,
    )
    whim = Whim("nest")
    straws = "".join(
        flick([(x, -60 + whim.between(0, 16)), (x + 16, -48), (x + 34, -52 + whim.between(0, 16))], 5, 0.1)
        for x in range(-62, 44, 14)
    )
    return eggs + rim + _fill(straws, colours.bark_grain)


def _lantern(colours: Palette) -> str:
    glow = element("circle", cx=74, cy=96, r=34, fill=colours.icons.firefly[1], opacity=0.28)
    pole = _twig([(46, 92), (66, 52), (80, 42)], colours, 8)
    paper = _shape([(60, 72), (86, 72), (94, 94), (86, 116), (60, 116), (54, 94)], colours.icons.firefly[1], colours, 6)
    ribs = "".join(flick([(58, y), (74, y + 4), (90, y)], 4, 0.1) for y in (84, 95, 106))
    return (
        glow
        + pole
        + _fill(flick([(80, 42), (78, 56), (74, 70)], 5, 0.1), colours.outline)
        + paper
        + _fill(ribs, colours.outline, 0.6)
    )


def _umbrella(colours: Palette) -> str:
    stalk = _twig([(50, 96), (78, 40), (88, -30), (70, -84)], colours, 10)
    blade, rib = leaf(176)
    cover = group(
        _fill(blade, colours.moss), _fill(rib, colours.outline, 0.45),
        transform="translate(-36 -62) rotate(-14) scale(1 1.25)",
    )  # fmt: skip
    return stalk + cover


def _staff(colours: Palette) -> str:
    staff = _twig([(60, 124), (64, 60), (62, 0), (74, -34)], colours, 11)
    bell = _shape([(76, -30), (88, -18), (88, -4), (70, -4), (68, -20)], colours.icons.firefly[1], colours, 5)
    return staff + bell + _fill(disc(79, 0, 4.5), colours.outline)


def _blossom(colours: Palette) -> str:
    deep, light = colours.icons.flower
    petals = "".join(disc(*turned([(0, -13)], 72 * i, 74, 44)[0], 12) for i in range(5))
    return (
        _twig([(50, 98), (64, 74), (74, 50)], colours, 7)
        + _fill(petals, deep)
        + _fill(disc(74, 44, 15), light)
        + _fill(disc(74, 44, 5), deep)
    )


def _toadstool(colours: Palette) -> str:
    deep, light = colours.icons.mushroom
    stem = _shape([(66, 78), (82, 78), (86, 108), (62, 108)], colours.spirit, colours, 5)
    cap = _shape([(46, 80), (54, 56), (76, 46), (96, 58), (104, 80), (76, 84)], deep, colours, 6)
    return stem + cap + _fill(disc(66, 64, 6) + disc(86, 66, 5), light)


def _fan(colours: Palette) -> str:
    fan = _shape(
        [(52, 92), (44, 50), (62, 30), (88, 34), (104, 54), (100, 74)], colours.icons.caterpillar[1], colours, 6
    )
    folds = "".join(
        flick([(54, 88), ((54 + x) / 2, (88 + y) / 2), (x, y)], 5, 0.1)
        for x, y in ((50, 46), (70, 38), (88, 46), (98, 64))
    )
    return fan + _fill(folds, colours.outline, 0.6)


def _scroll(colours: Palette) -> str:
    sheet = _shape([(-34, 74), (36, 72), (36, 98), (-34, 100)], "#efe3c6", colours, 5)
    rolls = _shape(blob(-36, 87, 15, Whim("roll", 1)), "#e0cfa6", colours, 5) + _shape(
        blob(38, 85, 15, Whim("roll", 2)), "#e0cfa6", colours, 5
    )
    lines = "".join(flick([(-18, y), (2, y + 2), (22, y)], 4, 0.1) for y in (80, 88))
    return sheet + rolls + _fill(lines, "#2a2622", 0.7)


def _kite(colours: Palette) -> str:
    deep, light = colours.icons.star
    string = _fill(flick([(48, 90), (84, 52), (92, -12)], 5, 0.1), colours.outline)
    star = [(0, -26), (7, -8), (26, -4), (10, 8), (14, 26), (0, 15), (-14, 26), (-10, 8), (-26, -4), (-7, -8)]
    return string + _shape(turned(star, 12, 94, -30), light, colours, 4) + _fill(disc(94, -30, 6), deep)


WORN: Final[tuple[Part, ...]] = (
    _moss_hat, _snail_shell, _antlers, _mushroom_cap, _bird, _acorn_cap,
    _flower_crown, _sprout, _straw_hat, _fox_ears, _cloud_puff, _nest,
)  # fmt: skip
"""What a spirit may have on its head."""

HELD: Final[tuple[Part, ...]] = (_lantern, _umbrella, _staff, _blossom, _toadstool, _fan, _scroll, _kite)
"""What a spirit may hold."""
