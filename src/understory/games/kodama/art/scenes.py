"""Pictures for the page, by the hand that draws the cards: the old tree of the start page, and spirits to keep company.

Colours come from outside: the page gives names to fill in, so that one drawing serves by day and by night. Units are
those of the cards, 0.01 mm, y down.
"""

import re
from collections.abc import Sequence
from typing import Final

from understory.games.kodama.art.bark import flesh, limbs
from understory.games.kodama.art.ink import (
    Point,
    Whim,
    attrs,
    brush,
    disc,
    element,
    flick,
    group,
    inner,
    number,
    smooth,
)
from understory.games.kodama.art.leaves import crown, foliage, leaf_defs, moss
from understory.games.kodama.art.season import Palette
from understory.games.kodama.art.spirits import spirit
from understory.games.kodama.pack.cards import Shape
from understory.geometry import Stretch

WIDTH: Final = 32000
HEIGHT: Final = 22000

_LIMBS: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = (
    # The trunk, from the root up and out to the right.
    ((7200, -11400, 1900), (6900, -8200, 1500), (6300, -4600, 1280), (6900, -900, 1080), (8600, 2300, 860),
     (11000, 4300, 620), (13600, 5100, 400), (15000, 6400, 230)),
    # The great limb over the title.
    ((6400, -3600, 1100), (4200, -900, 900), (800, 900, 740), (-3000, 1500, 590), (-6600, 3000, 450),
     (-9800, 5000, 320), (-12800, 5700, 200)),
    # Up from the limb.
    ((-2600, 1400, 500), (-3600, 3500, 400), (-3000, 5400, 290), (-4100, 7300, 190)),
    ((-6400, 2900, 360), (-8600, 2300, 290), (-11200, 2700, 210), (-13400, 1900, 150)),
    # Into the crown.
    ((7000, -500, 900), (5800, 2600, 640), (6000, 4800, 440), (4900, 6100, 290), (5000, 7100, 180)),
    ((5850, 3900, 400), (3300, 4600, 310), (1500, 6300, 220), (-200, 6900, 150)),
    ((8800, 2500, 560), (9100, 4600, 420), (8800, 5800, 280), (9400, 6700, 170)),
    ((11000, 4200, 420), (13400, 3300, 300), (15600, 3700, 190)),
    # A dead stump of a branch, and roots.
    ((7900, -5200, 620), (9900, -4300, 480), (11200, -4500, 360)),
    ((7000, -9400, 1300), (4800, -10900, 760), (2600, -11400, 320)),
    ((7400, -9400, 1300), (9800, -10800, 800), (12200, -11400, 340)),
)  # fmt: skip
"""The old tree: points along each limb with the radius there, y up, about the middle of the picture."""


def _stretches(points: Sequence[tuple[int, int, int]]) -> tuple[Stretch, ...]:
    """A limb as capsules, bent smoothly between its points."""
    line = inner([(float(x), float(y)) for x, y, _ in points], 3)
    radii = inner([(float(radius), 0.0) for _, _, radius in points], 3)
    return tuple(
        Stretch(round(a[0]), round(a[1]), round(b[0]), round(b[1]), round((ra[0] + rb[0]) / 2))
        for a, b, ra, rb in zip(line, line[1:], radii, radii[1:], strict=False)
    )


def _old_tree() -> Shape:
    return Shape(WIDTH, HEIGHT + 4000, tuple(_stretches(limb) for limb in _LIMBS), (), 0)


def _silhouette(shape: Shape, colours: Palette) -> str:
    """The bark's dark edge as one outline a limb."""
    grown = limbs(shape)
    sides = "".join(brush(one.points, [2 * radius for radius in one.radii]) for one in grown)
    tips = "".join(disc(*one.points[-1], one.radii[-1]) for one in grown)
    return element("path", d=sides, fill=colours.bark_edge) + element("path", d=tips, fill=colours.bark_edge)


def _coarse(drawing: str, step: int) -> str:
    """The same drawing with coordinates of paths in whole steps, a third of the size: a page sees it from afar."""

    def rounded(path: re.Match[str]) -> str:
        d = re.sub(r"-?\d+(?:\.\d+)?", lambda found: f" {round(float(found[0]) / step)}", path[1])
        tight = re.sub(r" *([a-zA-Z-]) *", r"\1", re.sub(" +", " ", d)).strip()
        return f'<path transform="scale({step})" d="{tight}"'

    return re.sub(r'<path d="([^"]*)"', rounded, drawing)


def _ridge(colours: Palette, whim: Whim, top: float, opacity: float) -> str:
    """A hill far behind, one flat wash."""
    steps = 7
    points: list[Point] = [(-WIDTH / 2 + WIDTH * i / steps, top + whim.between(-1500, 1500)) for i in range(steps + 1)]
    d = f"{smooth(points, grid=10)}L{WIDTH // 2} {HEIGHT // 2}L{-WIDTH // 2} {HEIGHT // 2}z"
    return element("path", d=d, fill=colours.moss, opacity=opacity)


def _grass(colours: Palette, whim: Whim) -> str:
    tufts: list[str] = []
    for _ in range(46):
        x = whim.between(-WIDTH / 2, WIDTH / 2)
        for _ in range(3 + whim.among(3)):
            lean, high = whim.between(-260, 260), whim.between(380, 950)
            tufts.append(flick([(x, 11100), (x + lean * 0.35, 11000 - high * 0.55), (x + lean, 11000 - high)], 100, 10))
            x += whim.between(-140, 140)
    return element("path", d="".join(tufts), fill=colours.moss)


def _lights(colours: Palette, whim: Whim) -> str:
    """Fireflies, but none where the page has its words: below the great limb, to the left."""
    spots = [(whim.between(-15000, 15000), whim.between(-6500, 9000), whim.between(60, 120)) for _ in range(26)]
    spots = [(x, y, r) for x, y, r in spots if x > 1500 or y < -1500]
    rounds = [
        element("circle", cx=round(x), cy=round(y), r=round(r * reach), opacity=share)
        for x, y, r in spots
        for reach, share in ((4.5, 0.1), (2.2, 0.2), (1, 0.9))
    ]
    return group(*rounds, fill=colours.icons.firefly[1], class_="fireflies")


def _someone(which: int, colours: Palette, x: float, y: float, scale: float) -> str:
    return group(spirit(which, colours), transform=f"translate({number(x)} {number(y)}) scale({number(scale)})")


def _drawing(content: str, left: int, top: int, width: int, height: int, fit: str | None = None) -> str:
    box = f"{left} {top} {width} {height}"
    frame = attrs(xmlns="http://www.w3.org/2000/svg", viewBox=box, preserveAspectRatio=fit, aria_hidden="true")
    return f"<svg{frame}>{content}</svg>".replace("xlink:href", "href")


def old_tree(colours: Palette) -> str:
    """The start page's tree, with those who live in it."""
    shape, whim = _old_tree(), Whim("old tree")
    content = "".join(
        (
            element("defs", leaf_defs(None, colours, "leaf")),
            _ridge(colours, whim, 2500, 0.1),
            _ridge(colours, whim, 5600, 0.13),
            _ridge(colours, whim, 8600, 0.17),
            crown(shape, None, colours, "old tree"),
            _silhouette(shape, colours),
            flesh(shape, colours, "old tree", 0, fine=False),
            moss(shape, colours, None, "old tree", 0),
            foliage(shape, None, "old tree", "leaf"),
        )
    )
    people = "".join(
        (
            _someone(0, colours, -1400, -2750, 11),
            _someone(9, colours, 10700, 3050, 9),
            _someone(4, colours, 1300, 9600, 12),
            _someone(18, colours, -9900, 9900, 9),
        )
    )
    content = _coarse(content, 16) + _coarse(people, 1) + _coarse(_grass(colours, whim), 20) + _lights(colours, whim)
    return _drawing(content, -WIDTH // 2, -HEIGHT // 2, WIDTH, HEIGHT, "xMaxYMax slice")


def scenes(colours: Palette) -> dict[str, str]:
    """Every picture by its name."""
    alone = {f"spirit-{which}": _drawing(spirit(which, colours), -130, -130, 260, 290) for which in (2, 6, 11)}
    return {"old-tree": old_tree(colours), **alone}
