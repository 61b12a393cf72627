"""A tree of cards: sheets of washi laid one on another, their bark grown together.

Cards are given as they lie: 0.01 mm, y up, angles in 0.1 degree counterclockwise, each on an earlier one.
The drawing's frame is the page's: the same unit, y down.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin
from typing import Final, TypeAlias

from understory.drawing.icons import icon_at
from understory.drawing.ink import (
    Point,
    Whim,
    arc,
    brush,
    element,
    flick,
    group,
    number,
    polyline,
    reused,
    words,
)
from understory.drawing.paper import SHADOW, outline, shadow, sheet
from understory.drawing.season import Palette, Tint
from understory.games.kodama.face.art.bark import body, flesh, knuckle
from understory.games.kodama.face.art.leaves import crown, foliage, moss
from understory.games.kodama.face.art.spirits import token
from understory.games.kodama.pack.cards import Shape

SMALLER: Final = 50
"""Icons are drawn so much smaller than they are tested, so that no legal card seems to cover one."""

VEIL: Final = 0.6
"""How far a card steps back that is not meant."""

Tokens: TypeAlias = Mapping[tuple[int, int], str]
"""Spirits that lie on icons, by (card, icon): the kind that each counts as."""

WASHI: Final = 0.9
"""How much a sheet hides of what it lies on: bark below shines through a little."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card as it lies: its middle, its angle, the card it lies on, and where its connecting end is on the card."""

    id: str
    label: str
    shape: Shape
    x: int
    y: int
    angle: int
    parent: int | None = None
    connect: tuple[int, int] | None = None

    @property
    def degrees(self) -> float:
        """Its angle in degrees, counterclockwise."""
        return self.angle / 10

    @property
    def frame(self) -> str:
        """The card's frame as a transform of the page."""
        return f"translate({self.x} {-self.y}) rotate({number(-self.degrees)})"

    def at(self, x: float, y: float) -> Point:
        """Where a point of the card (y up) lies on the page."""
        a = self.degrees * pi / 180
        return (self.x + x * cos(a) - y * sin(a), -(self.y + x * sin(a) + y * cos(a)))

    def own(self, x: float, y: float) -> Point:
        """A point of the page in the card's frame, y down as it is drawn."""
        a = self.degrees * pi / 180
        dx, dy = x - self.x, y + self.y
        return (dx * cos(a) - dy * sin(a), dx * sin(a) + dy * cos(a))

    def corners(self) -> list[Point]:
        """The card's four corners on the page."""
        w, h = self.shape.width / 2, self.shape.height / 2
        return [self.at(x, y) for x, y in ((-w, h), (w, h), (w, -h), (-w, -h))]


@dataclass(frozen=True, slots=True)
class Brushes:
    """What all cards of a drawing share: colours, season, and the keys under which parts and icons are named."""

    colours: Palette
    season: Tint | None
    key: str
    icon_key: str
    leaf_key: str
    fine: bool = True
    """Whether all grain and fibre is drawn, or only what can be seen from afar."""


def extent(cards: Iterable[Laid], margin: float) -> tuple[float, float, float, float]:
    """The page's box round some cards with a margin: left, top, width, height."""
    corners = [corner for card in cards for corner in card.corners()]
    left, right = min(x for x, _ in corners) - margin, max(x for x, _ in corners) + margin
    top, bottom = min(y for _, y in corners) - margin, max(y for _, y in corners) + margin
    return left, top, right - left, bottom - top


def clips(cards: Sequence[Laid], key: str) -> str:
    """The clips that the cards need: the sheet, the sheet with the end that reaches beyond it, and that end alone."""
    out = []
    for i, card in enumerate(cards):
        border = outline(card.shape.width, card.shape.height)
        out.append(element("clipPath", element("path", d=border), id=f"{key}-sheet{i}"))
        if card.connect is not None:
            end = _end(cards, i)
            out.append(element("clipPath", element("path", d=border + end), id=f"{key}-bark{i}"))
            out.append(element("clipPath", element("path", d=end or "M0 0z"), id=f"{key}-end{i}"))
    return "".join(out)


def _end(cards: Sequence[Laid], i: int) -> str:
    """The half round of a connecting end that lies beyond the sheet, on the parent alone; in the card's frame."""
    card = cards[i]
    if card.connect is None:
        return ""
    x, y = card.connect
    out = (0 if x > 0 else 180) if abs(x) == card.shape.width // 2 else (-90 if y > 0 else 90)
    half = arc(x, -y, card.shape.lines[0][0].radius + 1, out - 90, out + 90, 15)
    points = [card.at(px, -py) for px, py in half]
    for j, other in enumerate(cards):
        if j not in (i, card.parent):
            points = _beside(points, card.at(x, y), other)
    return polyline([card.own(*point) for point in points], closed=True) if len(points) > 2 else ""


def _beside(points: list[Point], end: Point, other: Laid) -> list[Point]:
    """What is left of a small convex shape beside a card: cut along that side of the card beyond which the end lies."""
    corners = other.corners()
    best: tuple[float, Point, Point] | None = None
    for k, (ax, ay) in enumerate(corners):
        bx, by = corners[(k + 1) % 4]
        length = hypot(bx - ax, by - ay)
        normal = ((by - ay) / length, (ax - bx) / length)
        away = (end[0] - ax) * normal[0] + (end[1] - ay) * normal[1]
        if best is None or away > best[0]:
            best = (away, (ax, ay), normal)
    return _cut(points, best[1], best[2]) if best else points


def _cut(points: list[Point], at: Point, normal: Point) -> list[Point]:
    """The part of a convex shape on the outer side of a line."""
    out: list[Point] = []
    away = [(x - at[0]) * normal[0] + (y - at[1]) * normal[1] for x, y in points]
    for k, (x, y) in enumerate(points):
        (px, py), before, here = points[k - 1], away[k - 1], away[k]
        if (before < 0) != (here < 0):
            t = before / (before - here)
            out.append((px + (x - px) * t, py + (y - py) * t))
        if here >= 0:
            out.append((x, y))
    return out


def layer(cards: Sequence[Laid], i: int, brushes: Brushes, *, veiled: bool = False) -> str:
    """One card with its shadow, its paper and its bark, to be drawn after those before it. No icons."""
    card, key, colours = cards[i], brushes.key, brushes.colours
    clip = f"url(#{key}-{'bark' if card.connect is not None else 'sheet'}{i})"
    skin = flesh(card.shape, colours, card.id, card.degrees, fine=brushes.fine)
    return group(
        _fallen(cards, i, brushes),
        group(
            sheet(
                card.shape.width,
                card.shape.height,
                colours,
                card.id,
                WASHI if card.parent is not None else 1.0,
                fine=brushes.fine,
            ),
            group(
                crown(card.shape, brushes.season, colours, card.id),
                body(card.shape, colours),
                clip_path=clip,
            ),
            transform=card.frame,
        ),
        _healed(cards, i, key),
        group(
            group(
                group(skin, id=f"{key}-flesh{i}"),
                "" if card.connect is None else knuckle(card.shape, colours, card.id),
                clip_path=clip,
            ),
            group(moss(card.shape, colours, brushes.season, card.id, card.degrees), clip_path=clip),
            foliage(card.shape, brushes.season, card.id, brushes.leaf_key),
            _veil(card, _end(cards, i), colours) if veiled else "",
            transform=card.frame,
        ),
        class_="card",
        data_card=card.id,
        role="img",
        aria_label=card.label,
    )


def _fallen(cards: Sequence[Laid], i: int, brushes: Brushes) -> str:
    """The card's shadow, only where it lies on its parent."""
    card = cards[i]
    if card.parent is None:
        return ""
    below = cards[card.parent]
    x, y = SHADOW
    fall = shadow(card.shape.width, card.shape.height, brushes.colours)
    back = f"rotate({number(below.degrees)}) translate({-below.x} {below.y})"
    return group(
        group(
            group(fall, transform=f"translate({x} {y}) {card.frame}"),
            transform=back,
        ),
        transform=below.frame,
        clip_path=f"url(#{brushes.key}-sheet{card.parent})",
    )


def _healed(cards: Sequence[Laid], i: int, key: str) -> str:
    """The parent's bark once more, where the card's connecting end lies on it: so no edge runs across the joint."""
    card = cards[i]
    if card.parent is None:
        return ""
    below = cards[card.parent]
    back = f"rotate({number(card.degrees)}) translate({-card.x} {card.y}) {below.frame}"
    bark = reused(f"{key}-flesh{card.parent}", transform=back)
    return group(group(bark, clip_path=f"url(#{key}-end{i})"), transform=card.frame)


def _veil(card: Laid, end: str, colours: Palette) -> str:
    """What makes a card step back, the end that reaches beyond it included."""
    whole = outline(card.shape.width, card.shape.height) + end
    return element("path", d=whole, fill=colours.ground, opacity=VEIL, class_="veil")


def icons(cards: Sequence[Laid], brushes: Brushes, veiled: Container[int] = (), tokens: Tokens | None = None) -> str:
    """The icons of all cards, upright on the page: no legal card covers one, so they lie above all."""
    out = []
    for i, card in enumerate(cards):
        faint = 1 - VEIL if i in veiled else None
        for j, spot in enumerate(card.shape.icons):
            x, y = card.at(spot.x, spot.y)
            radius = card.shape.icon_radius - SMALLER
            tilt = Whim("tilt", card.id, j).between(-9, 9)
            out.append(icon_at(spot.kind, brushes.icon_key, x, y, radius, tilt, faint))
            if tokens and (i, j) in tokens:
                place = f"translate({number(x)} {number(y)}) scale({number(radius / 100)})"
                lying = token(tokens[i, j], brushes.icon_key, brushes.colours)
                out.append(group(lying, transform=place, class_="token", data_spirit=tokens[i, j]))
    return group(*out, class_="icons")


def earth(left: float, width: float, colours: Palette, seed: object) -> str:
    """The table edge on which the trunk stands: one long stroke of ink."""
    whim = Whim("earth", seed)
    steps = 12
    spine: list[Point] = [(left + width * i / steps, whim.between(0, 40) + 30) for i in range(steps + 1)]
    widths = [whim.between(50, 130) if 0 < i < steps else 8 for i in range(steps + 1)]
    return element("path", d=brush(spine, widths), fill=colours.bark_edge, class_="earth")


def grass(left: float, width: float, colours: Palette, season: Tint | None, seed: object) -> str:
    """Tufts along the table edge, thickest about the trunk."""
    whim = Whim("grass", seed)
    tufts: list[str] = []
    for _ in range(30):
        near = whim.chance(0.7)
        x = whim.between(-3600, 3600) if near else whim.between(left + 600, left + width - 600)
        tall = whim.between(0.6, 1.15) * (1 if near else 0.8)
        for _ in range(3 + whim.among(3)):
            lean, high = whim.between(-200, 200), whim.between(260, 620) * tall
            tufts.append(flick([(x, 60), (x + lean * 0.35, -high * 0.55), (x + lean, -high)], whim.between(46, 80)))
            x += whim.between(-110, 110)
    ink = colours.snow if season is Tint.WINTER else colours.moss
    return element("path", d="".join(tufts), fill=ink, opacity=0.92, class_="grass")


def described(title: str, text: str, key: str) -> str:
    """A drawing's name and what it shows, for those who hear it."""
    return element("title", words(title), id=f"{key}-title") + element("desc", words(text), id=f"{key}-desc")
