"""Light upon a tree: the line that scores, the icons that count one after another, an icon that would be covered.

Cards and icons are given by their place: the card's in the tree, the icon's on the card.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from understory.drawing.ink import Whim, arc, blob, brush, element, flick, group, smooth, turned
from understory.drawing.paper import outline
from understory.drawing.season import Palette
from understory.games.kodama.face.art.faces import DISPLAY, text
from understory.games.kodama.face.art.planted import Laid

MOTION: Final = (
    "<style>.counts{animation:counts .3s both}@keyframes counts{from{opacity:0}to{opacity:1}}"
    "@media (prefers-reduced-motion:reduce){.counts{animation:none}}</style>"
)
"""Rings come one after another where a page can move; elsewhere all are there at once."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """What to light up on a tree."""

    line: tuple[int, ...] = ()
    """The cards of the line that scores; all others step back."""
    counted: tuple[tuple[int, int], ...] = ()
    """The icons that count, as (card, icon), in the order in which they light up."""
    points: int | None = None
    """What they come to, written beside the last card."""
    covered: tuple[tuple[int, int], ...] = ()
    """Icons that would be covered."""
    chosen: int | None = None
    """A card that is being placed or may be chosen, edged in seal red."""

    def veiled(self, cards: int) -> frozenset[int]:
        """Those of so many cards that step back."""
        return frozenset(range(cards)) - frozenset(self.line) if self.line else frozenset()


def glow(cards: Sequence[Laid], highlight: Highlight, colours: Palette) -> str:
    """The light itself, to be drawn below the icons."""
    return group(*(_light(cards, spot, order, colours) for order, spot in enumerate(highlight.counted)), class_="glow")


def lit(cards: Sequence[Laid], highlight: Highlight, colours: Palette) -> str:
    """All marks of a highlight, to be drawn above the icons."""
    return group(
        _chosen(cards, highlight, colours),
        *(_ring(cards, spot, order, colours) for order, spot in enumerate(highlight.counted)),
        *(_cross(cards, spot, colours) for spot in highlight.covered),
        _points(cards, highlight, colours),
        class_="highlight",
    )


def _light(cards: Sequence[Laid], spot: tuple[int, int], order: int, colours: Palette) -> str:
    card, icon = cards[spot[0]], cards[spot[0]].shape.icons[spot[1]]
    x, y = card.at(icon.x, icon.y)
    rounds = [
        element("circle", cx=round(x), cy=round(y), r=card.shape.icon_radius + grow, opacity=opacity)
        for grow, opacity in ((420, 0.2), (250, 0.3), (90, 0.6))
    ]
    return group(*rounds, fill=colours.icons.firefly[1], class_="counts", style=f"animation-delay:{order * 90}ms")


def _ring(cards: Sequence[Laid], spot: tuple[int, int], order: int, colours: Palette) -> str:
    """A ring drawn with one turn of the brush, open where it began."""
    card, icon = cards[spot[0]], cards[spot[0]].shape.icons[spot[1]]
    x, y = card.at(icon.x, icon.y)
    start = Whim("ring", order).between(0, 360)
    turn = arc(x, y, card.shape.icon_radius + 70, start, start + 340, 14)
    widths = [40 + 75 * (i / 13) ** 0.8 if i < 12 else 60 - 40 * (i - 12) for i in range(14)]
    return element(
        "path", d=brush(turn, widths), fill=colours.ink, class_="counts", style=f"animation-delay:{order * 90}ms",
        data_card=spot[0], data_spot=spot[1],
    )  # fmt: skip


def _cross(cards: Sequence[Laid], spot: tuple[int, int], colours: Palette) -> str:
    """Two strokes through an icon that would be covered."""
    card, icon = cards[spot[0]], cards[spot[0]].shape.icons[spot[1]]
    x, y = card.at(icon.x, icon.y)
    r = card.shape.icon_radius * 0.95
    strokes = "".join(flick(turned([(-r, 0), (0, r * 0.08), (r, 0)], angle, x, y), 190) for angle in (42, -46))
    return element("path", d=strokes, fill=colours.ink, class_="covered", data_card=spot[0], data_spot=spot[1])


def _chosen(cards: Sequence[Laid], highlight: Highlight, colours: Palette) -> str:
    if highlight.chosen is None:
        return ""
    card = cards[highlight.chosen]
    w, h = card.shape.width, card.shape.height
    whim = Whim("chosen", card.id)
    rim = outline(w, h, grow=whim.between(60, 80)) + outline(w, h, grow=-30)
    return element("path", d=rim, fill=colours.seal, fill_rule="evenodd", transform=card.frame, class_="chosen")


def _points(cards: Sequence[Laid], highlight: Highlight, colours: Palette) -> str:
    """The points as a small lantern, hung over the corner of the line's outermost card that is highest on the page."""
    if highlight.points is None:
        return ""
    at = highlight.line[0] if highlight.line else highlight.counted[0][0] if highlight.counted else len(cards) - 1
    x, y = min(cards[at].corners(), key=lambda corner: corner[1])
    size = 1050 if highlight.points < 10 else 1250
    lantern = smooth(blob(x, y, size, Whim("points", highlight.points), wobble=0.05, spots=11), closed=True)
    order = len(highlight.counted)
    return group(
        element("path", d=lantern, fill=colours.icons.firefly[1], stroke=colours.outline, stroke_width=70),
        text(x, y + 340, f"+{highlight.points}", 980, colours.outline, family=DISPLAY, bold=True),
        class_="points counts", style=f"animation-delay:{order * 90}ms",
    )  # fmt: skip
