"""Kodama as drawings: standalone SVG of a tree, a card, the market, the whole table.

Trees and cards are drawn in their own lengths: one unit is 0.01 mm, so a drawing printed at its size is as large as
the cards. Bark is the law's own capsules, and icons are drawn 0.5 mm smaller than they are tested.
"""

from collections.abc import Iterable
from typing import Final

from understory.games.kodama.art.icons import icon_defs
from understory.games.kodama.art.ink import element, group, number
from understory.games.kodama.art.paper import ground
from understory.games.kodama.art.planted import Brushes, Laid, clips, described, earth, extent, icons, layer
from understory.games.kodama.art.season import Tint, palette
from understory.games.kodama.pack import shipped_wood
from understory.games.kodama.pack.cards import Branch, Card
from understory.games.kodama.pack.wood import Wood
from understory.games.kodama.tree import Tree
from understory.games.kodama.view import View

MARGIN: Final = 1500
"""Room round a tree."""


def tree_svg(tree: Tree, wood: Wood, *, season: str | None = None, dark: bool = False, title: str = "") -> str:
    """One tree as a standalone drawing, as large as the cards."""
    brushes = Brushes(palette(dark=dark), Tint(season) if season else None, "k")
    cards = laid(tree, wood)
    left, top, width, height = extent(cards, MARGIN)
    content = (
        ground(left, top, width, height, brushes.colours, brushes.season, 60)
        + earth(left + 500, width - 1000, brushes.colours, brushes.season, cards[0].id)
        + "".join(layer(cards, i, brushes) for i in range(len(cards)))
        + icons(cards, brushes)
    )
    defs = icon_defs(brushes.colours.icons, "k-icon") + clips(cards, "k")
    return document(left, top, width, height, title or "A tree", _told(cards), defs, content)


def laid(tree: Tree, wood: Wood) -> tuple[Laid, ...]:
    """A tree's cards as they lie."""
    known: dict[str, Card] = {card.id: card for card in wood}
    out = []
    for i, name in enumerate(tree.cards):
        card, pose = known[name], tree.pose(i)
        connect = card.connect if isinstance(card, Branch) else None
        out.append(Laid(card.id, _label(card), card.shape, pose.x, pose.y, pose.angle, tree.parent(i), connect))
    return tuple(out)


def _label(card: Card) -> str:
    return f"{card.name} ({card.id}): {', '.join(card.shape.kinds)}"


def _told(cards: Iterable[Laid]) -> str:
    return "; ".join(card.label for card in cards)


def document(
    left: float, top: float, width: float, height: float, title: str, text: str, defs: str, content: str
) -> str:
    """A standalone drawing of this box, printed in its own size."""
    n = number
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" '
        f'viewBox="{n(left)} {n(top)} {n(width)} {n(height)}" width="{n(width / 100)}mm" height="{n(height / 100)}mm" '
        f'role="img" aria-labelledby="title desc">{described(title, text)}'
        f"{element('defs', defs)}{group(content)}</svg>\n"
    )


def svg(view: View) -> str:
    """The whole table as one seat, or a spectator, sees it."""
    return tree_svg(view.trees[0], shipped_wood(), season=view.season) if view.trees else ""
