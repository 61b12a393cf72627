"""The whole table on one page: trees on one ground, what each has scored, the market, the decree, one's own Kodamas.

The page is 1600 by 1000 units, y down. What stands on it comes as plain values; no rule is known here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from understory.drawing.icons import icon_defs
from understory.drawing.ink import Point, Whim, blob, brush, element, flick, group, number, smooth
from understory.drawing.paper import ground, sheet
from understory.drawing.season import Palette, Tint
from understory.games.kodama.face.art.faces import DISPLAY, DecreeFace, KodamaFace, decree_card, kodama_card, text
from understory.games.kodama.face.art.highlight import Highlight, glow, lit
from understory.games.kodama.face.art.leaves import leaf_defs
from understory.games.kodama.face.art.planted import Brushes, Laid, Tokens, clips, extent, grass, icons, layer
from understory.games.kodama.face.art.spirits import settled

WIDTH: Final = 1600
HEIGHT: Final = 1000
EDGE: Final = 660
"""Where the trees stand."""
TOP: Final = 84
"""Above this no tree grows."""
LARGEST: Final = 0.026
"""No tree is drawn larger, in units of the page for 0.01 mm."""
OWN: Final = 1.35
"""One's own tree is so much larger than the others."""
NAME: Final = 290
"""What name and score need."""
FOOT: Final = 745
"""Where the cards at the foot begin."""
CARD: Final = (6300, 8800)


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's tree and what stands beside it."""

    name: str
    score: int
    cards: tuple[Laid, ...]
    spirits: tuple[tuple[int, float, float], ...] = ()
    """The Kodamas that live in the tree: the number of each and where its middle is, y up."""
    hidden: int = 0
    """How many Kodamas are still in hand."""
    own: bool = False
    asked: bool = False
    """Whether this player has to act now."""
    first: bool = False
    highlight: Highlight | None = None
    tokens: Tokens | None = None


@dataclass(frozen=True, slots=True)
class Tabletop:
    """All that lies on the table."""

    heading: str
    note: str
    season: Tint
    standings: tuple[Standing, ...]
    market: tuple[Laid, ...]
    decree: DecreeFace | None
    kodamas: tuple[KodamaFace, ...]
    offer: str = "Market"
    """What the cards of the market are called."""
    decree_word: str = "Decree"
    """What the season's card is called."""
    piles: tuple[tuple[str, tuple[Laid, ...]], ...] = ()
    """Cards that lie apart from these, and what they are called."""


def tabletop(on: Tabletop, colours: Palette) -> tuple[str, str]:
    """What to define and what to draw."""
    defs = [icon_defs(colours.icons, "icon"), leaf_defs(on.season, colours, "leaf")]
    drawn = [
        ground(0, 0, WIDTH, HEIGHT, colours, on.season, 3),
        text(36, 52, on.heading, 34, colours.ink, family=DISPLAY, anchor="start", bold=True),
        text(WIDTH - 36, 50, on.note, 19, colours.ink, anchor="end"),
        _edge(colours),
    ]
    for place, strip in enumerate(_strips(on.standings)):
        one = on.standings[place]
        fine = one.own or len(on.standings) < 3
        brushes = Brushes(colours, on.season, f"seat{place}", "icon", "leaf", fine=fine)
        defs.append(clips(one.cards, brushes.key))
        drawn.append(_planted(one, strip, brushes) + _name(one, strip.middle, colours))
    more, foot = _foot(on, colours)
    return "".join((*defs, more)), "".join((*drawn, foot))


def _edge(colours: Palette) -> str:
    whim = Whim("edge")
    spine: list[Point] = [(20 + 130 * i, EDGE + whim.between(-1, 2)) for i in range(13)]
    return element(
        "path", d=brush(spine, [0.6, *(whim.between(2, 4.6) for _ in range(11)), 0.6], 0.1), fill=colours.bark_edge
    )


@dataclass(frozen=True, slots=True)
class Strip:
    """A tree's part of the page: its middle, where the trunk stands, and the size of 0.01 mm."""

    middle: float
    trunk: float
    scale: float


def _strips(standings: Sequence[Standing]) -> list[Strip]:
    """All trees side by side at one scale, one's own larger, none higher than the page; spare room between them."""
    boxes = [extent(one.cards, 0) if one.cards else (0.0, -1.0, 1.0, 1.0) for one in standings]
    weights = [OWN if one.own else 1.0 for one in standings]
    room = WIDTH - 60 - 30 * len(standings)
    common = min(LARGEST, room / sum(box[2] * weight for box, weight in zip(boxes, weights, strict=True)))
    scales = [min(LARGEST, common * w, (EDGE - TOP) / -box[1]) for box, w in zip(boxes, weights, strict=True)]
    widths = [max(box[2] * scale, NAME) for box, scale in zip(boxes, scales, strict=True)]
    spare = (WIDTH - 60 - sum(widths)) / len(widths)
    strips, left = [], 30.0
    for box, scale, width in zip(boxes, scales, widths, strict=True):
        middle = left + (width + spare) / 2
        strips.append(Strip(middle, middle - scale * (box[0] + box[2] / 2), scale))
        left += width + spare
    return strips


def _planted(one: Standing, strip: Strip, brushes: Brushes) -> str:
    """A tree on the table edge."""
    if not one.cards:
        return ""
    light = one.highlight or Highlight()
    veiled = light.veiled(len(one.cards))
    return group(
        *(layer(one.cards, i, brushes, veiled=i in veiled) for i in range(len(one.cards))),
        grass(-4200, 8400, brushes.colours, brushes.season, one.cards[0].id),
        glow(one.cards, light, brushes.colours),
        icons(one.cards, brushes, veiled, one.tokens),
        lit(one.cards, light, brushes.colours),
        settled(one.spirits, brushes.colours),
        transform=f"translate({number(strip.trunk)} {EDGE}) scale({strip.scale:.5f})",
        class_="tree", role="img", aria_label=f"{one.name}: {one.score}",
    )  # fmt: skip


def _name(one: Standing, x: float, colours: Palette) -> str:
    """Name and score below the table edge; a seal marks whose turn it is."""
    ink = colours.seal if one.asked else colours.ink
    name, score = 12.0 * len(one.name), 21.5 * len(str(one.score))
    marks = 26 * one.asked + 36 * one.first
    left = x - (marks + name + 12 + score + 19 * one.hidden) / 2
    parts = []
    if one.first:
        parts.append(_leaf(left + 20, EDGE + 36, colours))
    if one.asked:
        seal = smooth(blob(left + marks - 14, EDGE + 37, 8, Whim("asked"), wobble=0.08), closed=True, grid=0.1)
        parts.append(element("path", d=seal, fill=colours.seal, class_="asked"))
    left += marks + name
    parts.append(text(left, EDGE + 44, one.name, 20, ink, family=DISPLAY, anchor="end", bold=one.asked))
    parts.append(text(left + 12, EDGE + 48, str(one.score), 33, colours.ink, family=DISPLAY, anchor="start", bold=True))
    left += 36 + score
    return group(*parts, *(_back(left + 19 * i, EDGE + 37, colours) for i in range(one.hidden)), class_="name")


def _leaf(x: float, y: float, colours: Palette) -> str:
    """The first player's leaf."""
    blade: list[Point] = [(x - 22, y + 7), (x - 14, y - 5), (x + 3, y - 10), (x - 4, y + 3)]
    rib = flick([(x - 25, y + 11), (x - 12, y + 1), (x, y - 7)], 2.6, 0.1)
    return element("path", d=smooth(blade, closed=True, grid=0.1), fill=colours.moss, class_="first") + element(
        "path", d=rib, fill=colours.ink
    )


def _back(x: float, y: float, colours: Palette) -> str:
    """A Kodama still in hand, from behind."""
    mark = element("path", d=smooth(blob(0, 0, 2000, Whim("back"), wobble=0.12), closed=True), fill=colours.moss)
    place = f"translate({number(x)} {number(y)}) rotate(-5) scale(0.0026)"
    return group(sheet(*CARD, colours, "back", fine=False), mark, transform=place)


def _foot(on: Tabletop, colours: Palette) -> tuple[str, str]:
    """Decree, market and one's own Kodamas, side by side at the foot of the page."""
    groups: list[tuple[str, list[str]]] = []
    defs = []
    if on.decree is not None:
        groups.append((on.decree_word, [decree_card(on.decree, colours, "icon")]))
    for at, (offer, cards) in enumerate(((on.offer, on.market), *on.piles)):
        fronts = []
        for i, card in enumerate(cards):
            brushes = Brushes(colours, on.season, f"offer{at}-{i}", "icon", "leaf")
            defs.append(clips([card], brushes.key))
            fronts.append(layer([card], 0, brushes) + icons([card], brushes))
        if fronts:
            groups.append((offer, fronts))
    if on.kodamas:
        groups.append(("Your Kodamas", [kodama_card(face, colours, "icon") for face in on.kodamas]))
    count = sum(len(cards) for _, cards in groups)
    if not count:
        return "", ""
    gap, between = 12, 44
    room = WIDTH - 80 - between * (len(groups) - 1) - gap * (count - len(groups))
    scale = min(0.0255, room / count / CARD[0])
    wide = CARD[0] * scale
    total = count * wide + between * (len(groups) - 1) + gap * (count - len(groups))
    return "".join(defs), _rows(groups, (WIDTH - total) / 2, scale, gap, between, colours)


def _rows(
    groups: list[tuple[str, list[str]]], left: float, scale: float, gap: float, between: float, colours: Palette
) -> str:
    out = []
    wide, high = CARD[0] * scale, CARD[1] * scale
    for label, cards in groups:
        out.append(text(left, FOOT, label, 18, colours.ink, family=DISPLAY, anchor="start"))
        for card in cards:
            at = f"translate({number(left + wide / 2)} {number(FOOT + 12 + high / 2)}) scale({scale:.5f})"
            out.append(group(card, transform=at))
            left += wide + gap
        left += between - gap
    return "".join(out)
