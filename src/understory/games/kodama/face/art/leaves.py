"""What grows on bark: leaves at the thin ends, moss on the side that looks up, snow in winter.

Lengths are 0.01 mm about the card's centre, y down. Leaves keep off icons and inside the card.
"""

from math import atan2, cos, hypot, pi, sin

from understory.drawing.ink import (
    Point,
    Whim,
    beside,
    blob,
    brush,
    disc,
    element,
    flick,
    group,
    normals,
    reused,
    smooth,
    turned,
)
from understory.drawing.season import Palette, Tint, leaves
from understory.games.kodama.face.art.bark import Limb, free_limbs, limbs
from understory.games.kodama.pack.cards import Shape

LEAF = 470
"""A leaf's usual length."""

THICK = 420
ROOT = 3
"""Limbs that end thicker, or that have no more points, bear no leaves."""

ROOM = 60
"""Leaves keep so far off icons, and four times as far off the card's border."""


def _leafy(one: Limb) -> bool:
    """Whether leaves grow on a limb: not on a trunk's thick arms, nor on its short roots."""
    return one.radii[-1] <= THICK and len(one.points) > ROOT


def leaf(length: float, lobes: bool = False) -> tuple[str, str]:
    """A leaf that starts at the origin and points to the right: its outline and its veins."""
    w = length * 0.26
    if lobes:
        points: list[Point] = _maple(length)
        veins = "".join(
            flick([(0, 0), *turned([(length * k * 0.5, 0), (length * k, 0)], a)], length * 0.05)
            for a, k in ((0, 0.85), (42, 0.6), (-42, 0.6))
        )
        return smooth(points, closed=True), veins
    points = [(0, 0), (length * 0.22, -w * 0.75), (length * 0.5, -w), (length * 0.8, -w * 0.5), (length, 0),
              (length * 0.78, w * 0.55), (length * 0.48, w), (length * 0.2, w * 0.7)]  # fmt: skip
    rib = flick([(length * 0.02, 0), (length * 0.5, -w * 0.12), (length * 0.92, 0)], length * 0.07)
    return smooth(points, closed=True), rib


def _maple(length: float) -> list[Point]:
    """Five lobes round a stalk's end."""
    out: list[Point] = []
    for angle, reach in ((-105, 0.42), (-52, 0.78), (0, 1.0), (52, 0.78), (105, 0.42)):
        out.extend(
            turned([(length * 0.34, -length * 0.16), (length * reach, 0), (length * 0.34, length * 0.16)], angle)
        )
    return out


def leaf_defs(season: Tint | None, colours: Palette, key: str) -> str:
    """A leaf in each of the season's three inks, to be used again and again under `key`."""
    lobes = season is Tint.AUTUMN
    shape, veins = leaf(LEAF, lobes)
    stalk = brush(
        [(-LEAF * 0.3, 0), (-LEAF * 0.1, LEAF * 0.04), (LEAF * 0.1, 0)], [LEAF * 0.1, LEAF * 0.06, LEAF * 0.05]
    )
    return "".join(
        group(
            element("path", d=stalk, fill=colours.bark_edge),
            element("path", d=shape, fill=ink),
            element("path", d=veins, fill=colours.shade, opacity=0.42),
            id=f"{key}{i}",
        )
        for i, ink in enumerate(leaves(season))
    )


def foliage(shape: Shape, season: Tint | None, seed: object, key: str) -> str:
    """The leaves of a card, made of those defined under `key`."""
    whim = Whim("leaves", seed)
    spread = {Tint.WINTER: 0.22, Tint.SPRING: 0.8, Tint.AUTUMN: 0.75}.get(season, 0.95) if season else 0.9
    parts = []
    for one in filter(_leafy, limbs(shape)):
        for x, y, direction in _stalks(one, whim, spread):
            scale = whim.between(0.75, 1.25) * (0.8 if season is Tint.AUTUMN else 1)
            ink = whim.among(3)
            if _fits(shape, x, y, direction, LEAF * scale):
                place = f"translate({x:.0f} {y:.0f})rotate({direction:.0f})scale({scale:.2f})"
                parts.append(reused(f"{key}{ink}", transform=place))
    return group(*parts, class_="leaves")


def crown(shape: Shape, season: Tint | None, colours: Palette, seed: object) -> str:
    """A breath of leaf colour behind the thin ends of a card's bark: washes with soft edges, under the ink."""
    whim = Whim("crown", seed)
    ink = leaves(season)[1]
    pools: list[Point] = []
    for one in filter(_leafy, limbs(shape)):
        last = len(one.points) - 1
        pools += [one.points[i] for i in range(last, last // 2, -max(2, last // 4))]
    strength = (0.7 if colours.dark else 1) * (0.45 if season is Tint.WINTER else 1)
    layers = []
    for share, opacity in ((1.0, 0.13), (0.78, 0.13), (0.54, 0.15)):
        d = "".join(
            smooth(blob(x, y, share * whim.between(640, 1050), whim, wobble=0.16, spots=8), closed=True)
            for x, y in pools
        )
        layers.append(element("path", d=d, opacity=opacity * strength))
    return group(*layers, fill=ink, class_="crown") if pools else ""


def _stalks(one: Limb, whim: Whim, spread: float) -> list[tuple[float, float, float]]:
    """Where leaves might start and where they point (degrees): along the outer part of a limb, and at its tip."""
    last = len(one.points) - 1
    sides = normals(one.points)
    found = []
    for at in range(last // 3, last - 1, 2):
        if one.radii[at] > THICK or not whim.chance(spread * 0.62):
            continue
        side = 1 if whim.chance(0.5) else -1
        (x, y), (nx, ny), r = one.points[at], sides[at], one.radii[at] * 0.96
        lean = whim.between(20, 60) * side
        direction = atan2(ny * side, nx * side) * 180 / pi + lean
        found.append((x + nx * side * r, y + ny * side * r, direction))
        if whim.chance(0.35):
            found.append((x + nx * side * r, y + ny * side * r, direction - lean * 1.5))
    if whim.chance(spread):
        (ax, ay), (x, y) = one.points[-2:]
        ahead = atan2(y - ay, x - ax) * 180 / pi
        r = one.radii[-1] * 0.9
        for turn in (whim.between(-75, -45), whim.between(-12, 12), whim.between(45, 75)):
            a = (ahead + turn) * pi / 180
            found.append((x + r * cos(a), y + r * sin(a), ahead + turn))
    return found


def _fits(shape: Shape, x: float, y: float, direction: float, length: float) -> bool:
    """Whether a leaf keeps off the card's icons and inside its border."""
    a = direction * pi / 180
    for share in (0.0, 0.5, 1.0):
        px, py = x + length * share * cos(a), y + length * share * sin(a)
        if abs(px) > shape.width / 2 - 4 * ROOM or abs(py) > shape.height / 2 - 4 * ROOM:
            return False
        clear = shape.icon_radius + ROOM + (length * 0.26 if share == 0.5 else 0)
        if any(hypot(px - spot.x, py + spot.y) < clear for spot in shape.icons):
            return False
    return True


def moss(shape: Shape, colours: Palette, season: Tint | None, seed: object, angle: float) -> str:
    """Cushions of moss, or of snow, on bark where it looks up. `angle`: the card's, in degrees."""
    whim = Whim("moss", seed)
    snowy = season is Tint.WINTER
    a = angle * pi / 180
    up = (sin(a) * 1.0, -cos(a))
    cushions: list[str] = []
    specks: list[str] = []
    for one in free_limbs(shape):
        _settle(one, up, whim, 0.85 if snowy else 0.16, cushions, specks)
    if not cushions:
        return ""
    ink = colours.snow if snowy else colours.moss
    return group(
        element("path", d="".join(cushions), fill=ink, opacity=0.92 if snowy else 0.82),
        element("path", d="".join(specks), fill=colours.snow if snowy else "#94a85f", opacity=0.8),
        class_="moss",
    )


def _settle(one: Limb, up: Point, whim: Whim, share: float, cushions: list[str], specks: list[str]) -> None:
    """Lay cushions along a limb wherever one of its sides looks up."""
    last = len(one.points) - 1
    sides = normals(one.points)
    at = 1
    while at < last - 3:
        nx, ny = sides[at]
        facing = nx * up[0] + ny * up[1]
        if abs(facing) > 0.45 and whim.chance(share):
            run = range(at, min(at + 3 + whim.among(4), last) + 1)
            side = 1 if facing > 0 else -1
            deep = [one.radii[i] * 0.34 for i in run]
            spine = beside(
                [one.points[i] for i in run], [side * (one.radii[i] - deep[k] * 0.5) for k, i in enumerate(run)]
            )
            swell = [d * whim.between(0.75, 1.15) * (0.35 + sin(pi * k / (len(deep) - 1))) for k, d in enumerate(deep)]
            cushions.append(brush(spine, swell))
            for x, y in spine[1:-1]:
                cushions.append(smooth(blob(x, y, 60 + whim.between(0, 40), whim, wobble=0.3), closed=True))
                specks.append(disc(x + whim.between(-90, 90), y + whim.between(-60, 60), whim.between(14, 30)))
            at = run[-1] + 2
        else:
            at += 2
