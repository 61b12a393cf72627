"""Branches in space: the trunk with its foot, tiles from their stems to their tips, and free connection points.

What is further from the eye is drawn first, smaller and paler.
"""

from typing import Final, NamedTuple

from understory.drawing.icons import icon_at
from understory.drawing.ink import (
    Point,
    Whim,
    beside,
    brush,
    disc,
    element,
    flick,
    group,
    inner,
    smooth,
    turned,
)
from understory.drawing.season import Palette, leaves
from understory.games.kodama.face.art.leaves import leaf
from understory.games.kodama_3d.face.art.camera import Camera, Seen, Spot, between, spot
from understory.games.kodama_3d.face.art.spirits import INKS, spirit_at
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.pieces import Feature, Tile
from understory.games.kodama_3d.rules.space import HEADINGS, Cell, coordinates
from understory.games.kodama_3d.rules.tree import Part, Tree

ICONS: Final = {
    Feature.BLOSSOM: "flower",
    Feature.CATERPILLAR: "caterpillar",
    Feature.FIREFLY: "firefly",
    Feature.MUSHROOM: "mushroom",
}
"""The drawing of each feature among Kodama's icons."""

KEY: Final = "k3d"
_ICON: Final = 22.0
_HEAD: Final = 20.0
_WOOD: Final = 25.0
_THINNER: Final = 0.84
_SOFT: Final = 0.3
"""How far a bend is drawn towards the straight line."""
_STUB: Final = 0.42


class _Drawn(NamedTuple):
    """A piece of the drawing and how far away it is."""

    depth: float
    svg: str


def tree_group(pack: Pack, tree: Tree, side: int, colours: Palette) -> str:
    """A tree about the middle of its foot, seen from one of six sides."""
    eye = Camera(side)
    pieces = [_Drawn(0.4, _trunk(pack, tree, eye, colours))]
    levels = [0]
    for part in tree.parts:
        levels.append(levels[part.on] + 1)
        pieces += _tile(pack, tree, part, levels[-1], eye, colours)
    for point in tree.free:
        pieces.append(_stub(pack, tree, point.part, point.at, levels[point.part], eye, colours))
    far_first = sorted(pieces, key=lambda piece: -piece.depth)
    return _foot(tree, eye, colours) + "".join(piece.svg for piece in far_first) + _plumb(tree, eye, colours)


def extent(pack: Pack, tree: Tree, side: int) -> tuple[float, float, float]:
    """How far the drawing reaches to the left, to the right and up from the foot's middle."""
    eye = Camera(side)
    seen = [eye.look(place) for part in tree.parts for place in _cells(pack, part)]
    seen += [eye.look(spot(*coordinates(point.at))) for point in tree.free]
    xs = [place.x for place in seen]
    return min(*xs, -110) - 45, max(*xs, 110) + 45, max(-place.y for place in seen) + 60


def _cells(pack: Pack, part: Part) -> tuple[Spot, Spot]:
    """The middles of a tile's two cells, the stem's first."""
    tip = part.at + pack.tiles[part.tile].shape.turned[part.heading].tip
    return spot(*coordinates(part.at)), spot(*coordinates(Cell(tip)))


def _tip_of(pack: Pack, tree: Tree, part: int) -> Spot:
    """Where tiles that hang on a part begin."""
    return _cells(pack, tree.parts[part - 1])[1] if part else (0.0, 0.0, pack.trunk.height - 1.0)


# ---------------------------------------------------------------- wood


def _tile(pack: Pack, tree: Tree, part: Part, level: int, eye: Camera, colours: Palette) -> list[_Drawn]:
    tile = pack.tiles[part.tile]
    stem, tip = _cells(pack, part)
    begin = _tip_of(pack, tree, part.on)
    bend = between(stem, between(begin, tip, 0.5), _SOFT)
    line = [eye.look(place) for place in (begin, between(begin, bend, 0.62), bend, between(bend, tip, 0.42), tip)]
    width = _WOOD * _THINNER**level
    widths = [width * seen.scale * share for seen, share in zip(line, (1.0, 0.9, 0.85, 0.82, 0.8), strict=True)]
    wood = _bark([(seen.x, seen.y) for seen in line], widths, line[2].depth, tile.name, colours)
    return [
        _Drawn(max(line[2].depth, line[4].depth) + 0.1, wood + _leaves(tile, line[4], level, colours)),
        _mark(line[4], icon_at(ICONS[tile.feature], KEY, line[4].x, line[4].y, _ICON * line[4].scale)),
        _mark(line[2], spirit_at(tile.kodama, KEY, line[2].x, line[2].y, _HEAD * line[2].scale)),
    ]


def _mark(where: Seen, svg: str) -> _Drawn:
    return _Drawn(where.depth - 1.5, svg)


def _bark(points: list[Point], widths: list[float], depth: float, seed: object, colours: Palette) -> str:
    """A limb: ink edge, brown, a light side and a few strokes of grain."""
    fine = inner(points, 4)
    steps = [widths[i] + (widths[i + 1] - widths[i]) * k / 4 for i in range(len(widths) - 1) for k in range(4)]
    full = [*steps, widths[-1]]
    whim = Whim("limb", seed)
    edge = [width + whim.between(2.2, 4.4) for width in full]
    light = beside(fine, [0.2 * width for width in full])
    grain = [
        flick(beside(fine[at : at + 5], [share * w for w in full[at : at + 5]]), whim.between(1.2, 2.4))
        for at, share in ((1, -0.22), (6, 0.18), (10, -0.12))
        if at + 3 < len(fine)
    ]
    return "".join(
        (
            element("path", d=brush(fine, edge, 0.1), fill=_faded(colours.bark_edge, depth, colours)),
            element("path", d=brush(fine, full, 0.1), fill=_faded(colours.bark, depth, colours)),
            element(
                "path",
                d=brush(light, [0.34 * w for w in full], 0.1),
                fill=_faded(colours.bark_light, depth, colours),
                opacity=0.7,
            ),
            element("path", d="".join(grain), fill=_faded(colours.bark_grain, depth, colours), opacity=0.6),
        )
    )


def _stub(pack: Pack, tree: Tree, part: int, at: Cell, level: int, eye: Camera, colours: Palette) -> _Drawn:
    """A free connection point: a short end with a hole in it."""
    begin = _tip_of(pack, tree, part)
    end = between(begin, spot(*coordinates(at)), _STUB if part else 0.62)
    line = [eye.look(place) for place in (begin, between(begin, end, 0.5), end)]
    width = _WOOD * _THINNER ** (level + 1) * 0.75
    widths = [width * seen.scale * share for seen, share in zip(line, (0.9, 0.8, 0.95), strict=True)]
    last = line[-1]
    hole = disc(last.x, last.y, 5.2 * last.scale)
    wood = _bark([(seen.x, seen.y) for seen in line], widths, last.depth, (part, at), colours)
    ring = element(
        "path", d=disc(last.x, last.y, 7.6 * last.scale), fill=_faded(colours.bark_edge, last.depth, colours)
    )
    return _Drawn(last.depth + 0.05, wood + ring + element("path", d=hole, fill=colours.sheet))


def _leaves(tile: Tile, tip: Seen, level: int, colours: Palette) -> str:
    """A few leaves about the tip, more of them further out, none alike."""
    whim = Whim("leaves", tile.name)
    inks = leaves(None)
    parts = []
    for _ in range(3 + min(level, 4)):
        angle, length = whim.between(0, 360), whim.between(16, 29) * tip.scale
        outline, rib = leaf(length)
        out = 15 * tip.scale
        (x, y), *_ = turned([(out, 0)], angle, tip.x, tip.y)
        ink = _faded(inks[whim.among(3)], tip.depth, colours)
        parts.append(
            group(
                element("path", d=outline, fill=ink),
                element("path", d=rib, fill=_faded(colours.moss, tip.depth, colours), opacity=0.5),
                transform=f"translate({x:.1f} {y:.1f}) rotate({angle:.0f})",
            )
        )
    return "".join(parts)


# ---------------------------------------------------------------- trunk and foot


def _trunk(pack: Pack, tree: Tree, eye: Camera, colours: Palette) -> str:
    top = pack.trunk.height - 1.0
    line = [eye.look((0.0, 0.0, z)) for z in (-0.12, 0.3, 1.0, 1.8, top - 0.4, top + 0.1)]
    widths = [74.0, 50.0, 37.0, 31.0, 29.0, 25.0]
    points = [(seen.x, seen.y) for seen in line]
    roots = []
    for heading in range(6):
        q, r = HEADINGS[heading]
        ends = [eye.look(spot(q * share, r * share, z)) for share, z in ((0.12, 0.5), (0.36, 0.1), (0.72, 0.0))]
        roots.append(brush([(seen.x, seen.y) for seen in ends], [20, 15, 5], 0.1))
    edge = colours.bark_edge
    x, y = points[2]
    deep, _ = INKS[tree.kodama]
    plaque = element("path", d=disc(x, y + 6, 27), fill=colours.sheet, stroke=deep, stroke_width=2.4)
    return "".join(
        (
            element(
                "path", d="".join(roots), fill=colours.bark, stroke=edge, stroke_width=2.6, stroke_linejoin="round"
            ),
            _bark(points, widths, 0.0, tree.kodama, colours),
            plaque,
            spirit_at(tree.kodama, KEY, x, y + 6, 21),
        )
    )


def _foot(tree: Tree, eye: Camera, colours: Palette) -> str:
    """The foot on the ground, and the moss round it."""
    corners = [eye.look(spot(q * tree.foot, r * tree.foot, 0.0)) for q, r in HEADINGS]
    shade = [eye.look(spot(q * 1.9 * tree.foot, r * 1.9 * tree.foot, 0.0)) for q, r in HEADINGS]
    line = [(seen.x, seen.y) for seen in corners]
    sides = "".join(
        flick([line[i - 1], ((line[i - 1][0] + line[i][0]) / 2, (line[i - 1][1] + line[i][1]) / 2), line[i]], 3.6, 0.1)
        for i in range(6)
    )
    return "".join(
        (
            element("path", d=smooth([(s.x, s.y) for s in shade], closed=True), fill=colours.moss, opacity=0.22),
            element("path", d=sides, fill=colours.ink, opacity=0.6),
        )
    )


def _plumb(tree: Tree, eye: Camera, colours: Palette) -> str:
    """A red bob on the ground where the tree's centre of mass is above: it stands while this is within the foot."""
    bob = eye.look(spot(tree.q / tree.mass, tree.r / tree.mass, 0.0))
    return element("path", d=disc(bob.x, bob.y, 7), fill=colours.seal, stroke=colours.sheet, stroke_width=2.4)


def _faded(colour: str, depth: float, colours: Palette) -> str:
    """The colour, paler the further away it is."""
    share = min(max((depth + 1.5) / 11, 0.0), 0.5)
    mixed = [
        round(int(colour[i : i + 2], 16) * (1 - share) + int(colours.ground[i : i + 2], 16) * share) for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{channel:02x}" for channel in mixed)
