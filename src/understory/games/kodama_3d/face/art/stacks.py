"""The forest from above: stacks of tiles as piles of sheets, the top tile's shape, feature and kodama, and meeples."""

from typing import Final

from understory.drawing.icons import icon_at
from understory.drawing.ink import Point, Whim, brush, disc, element, group, number, smooth, words
from understory.drawing.season import Palette
from understory.games.kodama_3d.face.art.branches import ICONS, KEY
from understory.games.kodama_3d.face.art.spirits import meeple_at, spirit_at
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.pieces import SIDE, STACK_NAMES, STACKS, Stack, Tile
from understory.games.kodama_3d.rules.space import Shape
from understory.games.kodama_3d.rules.view import View

CARD: Final = 104.0
GAP: Final = 26.0
PITCH: Final = CARD + GAP
FONT: Final = "'Shippori Mincho', 'Hiragino Mincho ProN', Palatino, Georgia, serif"
_LIFT: Final = 4.5


def forest_group(pack: Pack, view: View, colours: Palette) -> str:
    """The forest with its upper left corner at the origin, the near row below."""
    columns, rows = view.grid
    placed = []
    for row in range(rows):
        for column in range(columns):
            stack = STACKS[SIDE * row + column]
            x, y = column * PITCH + CARD / 2, (rows - 1 - row) * PITCH + CARD / 2
            placed.append(group(_stack(pack, view, stack, colours), transform=f"translate({number(x)} {number(y)})"))
    return "".join(placed)


def forest_size(view: View) -> tuple[float, float]:
    """Width and height of the forest."""
    columns, rows = view.grid
    return columns * PITCH - GAP, rows * PITCH - GAP


def _stack(pack: Pack, view: View, stack: Stack, colours: Palette) -> str:
    """One stack about its middle."""
    height = view.heights[stack]
    parts = [_empty(stack, colours)] if not height else []
    for layer in range(height):
        lift = -_LIFT * layer
        whim = Whim("sheet", stack, layer)
        edge = smooth(_sheet(whim, lift), closed=True, grid=0.1)
        parts.append(element("path", d=edge, fill=colours.sheet, stroke=colours.sheet_edge, stroke_width=2))
    top = view.tops[stack]
    lift = -_LIFT * max(0, height - 1)
    if top is not None:
        parts.append(group(_tile(pack.tiles[top], colours), transform=f"translate(0 {number(lift)})"))
    parts.append(_label(STACK_NAMES[stack], colours))
    for seat, stacks in enumerate(view.meeples):
        tree = view.trees[seat]
        if stack in stacks and tree is not None:
            parts.append(meeple_at(tree.kodama, KEY, 42, 58 + lift, 17))
    return "".join(parts)


def _sheet(whim: Whim, lift: float) -> list[Point]:
    """A tile's sheet: a square with soft corners, cut by hand."""
    h = CARD / 2 - 4
    near = h - 13
    round_it: list[Point] = []
    for across, down in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
        corner = [(across * near, down * h), (across * (h - 4), down * (h - 4)), (across * h, down * near)]
        round_it += [
            *(corner if across == -down else corner[::-1]),
            (0, down * h) if across == down else (across * h, 0),
        ]
    return [(x + whim.between(-0.9, 0.9), y + lift + whim.between(-0.9, 0.9)) for x, y in round_it]


def _empty(stack: Stack, colours: Palette) -> str:
    ring = smooth(_sheet(Whim("empty", stack), 0), closed=True, grid=0.1)
    return element("path", d=ring, fill=colours.moss, opacity=0.12)


def _label(name: str, colours: Palette) -> str:
    return element(
        "text", words(name), x=-CARD / 2, y=CARD / 2 + 15, fill=colours.ink, opacity=0.8, font_size=13, font_family=FONT
    )


# ---------------------------------------------------------------- a tile, flat

_UPRIGHT: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, -36),),
    2: ((-26, -30), (26, -30)),
    3: ((-32, -22), (0, -38), (32, -22)),
}
_OUTWARD: Final = {**_UPRIGHT, 2: ((2, -38), (37, -18))}
"""Where the connection points of a tile that goes up, or outward, are drawn, by how many there are."""


def _tile(tile: Tile, colours: Palette) -> str:
    """The tile lying flat: its wood, feature and kodama beside it."""
    return "".join(
        (
            wood(tile.shape, colours),
            icon_at(ICONS[tile.feature], KEY, -26, 8, 20),
            spirit_at(tile.kodama, KEY, 27, 12, 18),
        )
    )


def wood(shape: Shape, colours: Palette) -> str:
    """A shape lying flat: its stem below, and a way to each of its connection points."""
    upright = shape.tip.up > 0
    ends = (_UPRIGHT if upright else _OUTWARD)[len(shape.openings)]
    fork: Point = (0, 0) if upright else (6, 2)
    stem = brush([(0, 42), (-3 if upright else -14, 22), fork], [12, 10, 9], 0.1)
    arms = [brush([fork, (x * 0.55, y * 0.45), (x, y)], [9, 7.5, 7], 0.1) for x, y in ends]
    limbs = "".join([stem, *arms])
    holes = "".join(disc(x, y, 6.4) for x, y in ends)
    inside = "".join(disc(x, y, 3.4) for x, y in ends)
    return "".join(
        (
            element("path", d=limbs, fill=colours.bark_edge, stroke=colours.bark_edge, stroke_width=3.4),
            element("path", d=limbs, fill=colours.bark),
            element("path", d=holes, fill=colours.bark_edge),
            element("path", d=inside, fill=colours.sheet),
        )
    )
