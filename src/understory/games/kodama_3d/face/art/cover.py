"""The game's picture on the start page: a tree that was grown in a game, standing in the forest among its meeples.

Lengths are those of the drawn table. It is drawn by day wherever it hangs (`data-light`).
"""

from random import Random
from typing import Final

from understory.core import LegalMoves, Seat, drawing_from, drive
from understory.drawing.icons import icon_defs
from understory.drawing.ink import Whim, attrs, element, group, number, smooth
from understory.drawing.season import Palette, palette
from understory.games.kodama.face.art.scenes import coarse
from understory.games.kodama_3d.face.art.branches import KEY, extent, tree_group
from understory.games.kodama_3d.face.art.spirits import meeple_at, spirit_defs
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.rules.moves import Move
from understory.games.kodama_3d.rules.pieces import Kodama
from understory.games.kodama_3d.rules.state import State
from understory.games.kodama_3d.rules.tree import Tree
from understory.games.kodama_3d.search.evaluation import Greedy

WIDTH: Final = 800
HEIGHT: Final = 600
_SEED: Final = 3
_SIDE: Final = 2
_MEEPLES: Final = ((-310, -50, 0.34), (-190, -20, 0.4), (215, -15, 0.38), (318, -55, 0.33))
"""Where they stand, and how large."""


def grown(pack: Pack) -> Tree:
    """A tree of six tiles, as a quick player grows it."""
    game, play, rng = Kodama3D(pack), Greedy(pack), Random(_SEED)

    def choose(state: State, seat: Seat, legal: LegalMoves[Move]) -> Move | None:
        first = state.trees[0]
        return None if first and len(first.parts) == 6 else play(game.view(state, seat), legal, rng)

    state, _ = drive(game, game.start(game.spec.chosen(2)), drawing_from(rng), choose)
    first = state.trees[0]
    assert first is not None  # noqa: S101  (every game grows trees)
    return first


def _hill(colours: Palette, whim: Whim, top: float, opacity: float) -> str:
    line = [(-WIDTH / 2 + WIDTH * i / 5, top + whim.between(-26, 26)) for i in range(6)]
    d = f"{smooth(line)}L{WIDTH // 2} {HEIGHT}L{-WIDTH // 2} {HEIGHT}z"
    return element("path", d=d, fill=colours.moss, opacity=opacity)


def cover(pack: Pack) -> str:
    """The picture."""
    tree, whim, colours = grown(pack), Whim("cover"), palette(dark=False)
    left, right, up = extent(pack, tree, _SIDE)
    scale = min(0.86 * WIDTH / (right - left), 0.8 * HEIGHT / up)
    standing = group(
        tree_group(pack, tree, _SIDE, colours),
        transform=f"translate({number(-(left + right) / 2 * scale)} -40) scale({number(scale)})",
    )
    meeples = "".join(
        meeple_at(kodama, KEY, x, y, 100 * size) for kodama, (x, y, size) in zip(Kodama, _MEEPLES, strict=True)
    )
    hills = _hill(colours, whim, -210, 0.12) + _hill(colours, whim, -90, 0.18) + _hill(colours, whim, 0, 0.3)
    defs = coarse(element("defs", icon_defs(colours.icons, KEY) + spirit_defs(colours, KEY)), 1)
    box = f"{-WIDTH // 2} {-HEIGHT + 70} {WIDTH} {HEIGHT}"
    frame = attrs(viewBox=box, preserveAspectRatio="xMidYMax slice", aria_hidden="true", data_light="light")
    return f"<svg{frame}>{defs}{coarse(hills, 1)}{coarse(standing, 1)}{meeples}</svg>".replace("xlink:href", "href")
