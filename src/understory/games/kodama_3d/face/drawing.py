"""The table as a drawing: every tree in perspective from a chosen side, the forest, and the goals in sight. SVG text.

Lengths are pixels at the size the drawing is meant for.
"""

from textwrap import wrap
from typing import Final

from understory.core import Seat
from understory.drawing.icons import icon_defs
from understory.drawing.ink import element, group, number, words
from understory.drawing.paper import ground
from understory.drawing.season import Palette, palette
from understory.games.kodama_3d.face.art.branches import KEY, extent, tree_group
from understory.games.kodama_3d.face.art.spirits import spirit_defs
from understory.games.kodama_3d.face.art.stacks import FONT, forest_group, forest_size
from understory.games.kodama_3d.face.stance import Steadiness, stance_of
from understory.games.kodama_3d.face.wording import goal_text, whose
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.pieces import GoalName
from understory.games.kodama_3d.rules.tree import Tree
from understory.games.kodama_3d.rules.view import View

SIDES: Final = 6
_MARGIN: Final = 46.0
_BELOW: Final = 92.0
_LINE: Final = 19.0
_STANDS: Final = {
    Steadiness.STEADY: "steady",
    Steadiness.LEANING: "leaning",
    Steadiness.TEETERING: "about to fall",
    Steadiness.HELD: "held up by hand",
}


def tree_svg(pack: Pack, tree: Tree, side: int = 0, *, dark: bool = False) -> str:
    """One tree, seen from one of six sides, a sixth of a turn apart."""
    colours = palette(dark=dark)
    left, right, up = extent(pack, tree, side % SIDES)
    width, height = right - left + 2 * _MARGIN, up + _BELOW + 2 * _MARGIN
    drawn = group(
        tree_group(pack, tree, side % SIDES, colours),
        transform=f"translate({number(_MARGIN - left)} {number(_MARGIN + up)})",
    )
    return _page(width, height, drawn, colours)


def table_svg(pack: Pack, view: View, side: int = 0, *, dark: bool = False) -> str:
    """All trees from one side, the viewer's first, then the forest, and beside it the goals the viewer may see."""
    colours = palette(dark=dark)
    order = [Seat((seat + (view.viewer or 0)) % view.players) for seat in range(view.players)]
    trees = [(seat, tree) for seat in order if (tree := view.trees[seat])]
    extents = [extent(pack, tree, side % SIDES) for _, tree in trees]
    above = max((up for _, _, up in extents), default=0.0)
    x, parts = _MARGIN, []
    for (seat, tree), (left, right, _) in zip(trees, extents, strict=True):
        place = f"translate({number(x - left)} {number(_MARGIN + above)})"
        shown = tree_group(pack, tree, side % SIDES, colours) + _caption(view, seat, tree, colours)
        parts.append(group(shown, transform=place))
        x += right - left + _MARGIN
    top = _MARGIN + (above + _BELOW + 50 if trees else 0)
    across, down = forest_size(view)
    parts.append(group(forest_group(pack, view, colours), transform=f"translate({_MARGIN} {number(top)})"))
    written, lines = _goals(pack, view, colours)
    parts.append(group(written, transform=f"translate({number(across + 2 * _MARGIN)} {number(top + 6)})"))
    width = max(x, across + 3 * _MARGIN + 520)
    return _page(width, top + max(down, lines * _LINE) + _MARGIN, "".join(parts), colours)


def _page(width: float, height: float, drawn: str, colours: Palette) -> str:
    defs = element("defs", icon_defs(colours.icons, KEY) + spirit_defs(colours, KEY))
    sheet = ground(0, 0, width, height, colours, None, 2.0)
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'<svg {names} {size} role="img">{defs}{sheet}{drawn}</svg>'


def _caption(view: View, seat: Seat, tree: Tree, colours: Palette) -> str:
    owner = "Your tree" if seat == view.viewer else f"{whose(tree)}'s tree"
    text = f"{owner}: {_tiles(len(tree.parts))}, {_STANDS[stance_of(tree).steadiness]}"
    return element(
        "text", words(text), x=0, y=_BELOW, text_anchor="middle", fill=colours.ink, font_size=17, font_family=FONT
    )


def _tiles(count: int) -> str:
    return "no tile yet" if count == 0 else "1 tile" if count == 1 else f"{count} tiles"


def _goals(pack: Pack, view: View, colours: Palette) -> tuple[str, int]:
    """The display and the viewer's own goals, and how many lines they take."""
    blocks: list[tuple[str, tuple[GoalName, ...]]] = [("The display", view.display)]
    if view.viewer is not None:
        blocks.append(("Your goals", view.hands[view.viewer].known))
    rows: list[tuple[str, bool]] = []
    for title, goals in blocks:
        if goals:
            rows.append((title, True))
            for goal in goals:
                rows += [(line, False) for line in wrap(goal_text(pack.goals[goal]), 64, subsequent_indent="    ")]
            rows.append(("", False))
    text = "".join(
        element(
            "text",
            words(line),
            x=18 if line.startswith(" ") else 0,
            y=number((index + 1) * _LINE),
            fill=colours.seal if title else colours.ink,
            font_size=17 if title else 15,
            font_family=FONT,
        )
        for index, (line, title) in enumerate(rows)
        if line
    )
    return text, len(rows)
