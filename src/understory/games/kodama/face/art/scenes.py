"""Pictures for the page, by the hand that draws the cards: spirits to keep company, and what trees of pictures need.

Colours come from outside: the page gives names to fill in, so that one drawing serves by day and by night. Units are
those of the cards, 0.01 mm, y down.
"""

import re
from collections.abc import Sequence

from understory.drawing.ink import attrs, brush, disc, element, inner
from understory.drawing.season import Palette
from understory.games.kodama.face.art.bark import limbs
from understory.games.kodama.face.art.spirits import spirit
from understory.games.kodama.pack.cards import Shape
from understory.geometry import Stretch


def stretches(points: Sequence[tuple[int, int, int]]) -> tuple[Stretch, ...]:
    """A limb as capsules, bent smoothly between its points."""
    line = inner([(float(x), float(y)) for x, y, _ in points], 3)
    radii = inner([(float(radius), 0.0) for _, _, radius in points], 3)
    return tuple(
        Stretch(round(a[0]), round(a[1]), round(b[0]), round(b[1]), round((ra[0] + rb[0]) / 2))
        for a, b, ra, rb in zip(line, line[1:], radii, radii[1:], strict=False)
    )


def silhouette(shape: Shape, colours: Palette) -> str:
    """The bark's dark edge as one outline a limb."""
    grown = limbs(shape)
    sides = "".join(brush(one.points, [2 * radius for radius in one.radii]) for one in grown)
    tips = "".join(disc(*one.points[-1], one.radii[-1]) for one in grown)
    return element("path", d=sides, fill=colours.bark_edge) + element("path", d=tips, fill=colours.bark_edge)


def coarse(drawing: str, step: int) -> str:
    """The same drawing with coordinates of paths in whole steps, a third of the size: a page sees it from afar."""

    def rounded(path: re.Match[str]) -> str:
        d = re.sub(r"-?\d+(?:\.\d+)?", lambda found: f" {round(float(found[0]) / step)}", path[1])
        tight = re.sub(r" *([a-zA-Z-]) *", r"\1", re.sub(" +", " ", d)).strip()
        return f'<path transform="scale({step})" d="{tight}"'

    return re.sub(r'<path d="([^"]*)"', rounded, drawing)


def _drawing(content: str, left: int, top: int, width: int, height: int) -> str:
    frame = attrs(viewBox=f"{left} {top} {width} {height}", aria_hidden="true")
    return f"<svg{frame}>{content}</svg>".replace("xlink:href", "href")


def scenes(colours: Palette) -> dict[str, str]:
    """Every picture by its name."""
    return {f"spirit-{which}": _drawing(spirit(which, colours), -130, -130, 260, 290) for which in (2, 6, 11)}
