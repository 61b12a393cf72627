"""Constructions: huts of twig, resin and pebble, in the measure of what they cost. Same frame as the creatures."""

from typing import Final

from understory.games.everdell_duo.art.emblems import GOODS, INK, PAPER
from understory.games.everdell_duo.vocabulary import Good, Goods
from understory.games.kodama.art.ink import Whim, blob, brush, disc, element, flick, group, smooth

_ROOFS: Final = ("thatch", "cone", "cap", "steep")
_EXTRAS: Final = {
    "clock-tower": "clock",
    "bell-tower": "bell",
    "castle": "flags",
    "palace": "flags",
    "ever-tree": "tree",
    "bridge": "arch",
    "pirate-ship": "sail",
    "ferry": "sail",
    "air-balloon": "balloon",
    "sawmill": "wheel",
    "lighthouse": "light",
    "signpost": "sign",
    "crane": "arm",
    "wall": "merlons",
    "dungeon": "bars",
    "mine": "bars",
    "locomotive": "smoke",
    "kiln": "smoke",
    "bathhouse": "smoke",
    "beehive": "bees",
}


def hut(card: str, cost: Goods, ink: str) -> str:
    """The hut of a card; its door and flag in the card's colour."""
    whim = Whim("hut", card)
    extra = _EXTRAS.get(card, "")
    tall = extra in {"clock", "bell", "light", "flags"}
    top = -26 if tall else -8
    half = 17 if tall else 24 + whim.among(4)
    walls = _walls(half, top, cost, whim)
    roof = _roof(_ROOFS[whim.among(len(_ROOFS))], half, top, whim)
    door = "M-7 34V20A7 8 0 0 1 7 20V34z"
    window = disc(half - 9, 8, 4.4) if not tall else disc(0, -6, 4.4)
    return group(
        element("path", d=_ground(whim), fill="#8f9b6a", opacity=0.75),
        walls,
        element("path", d=roof, fill="#8a6440", stroke=INK, stroke_width=1.5, stroke_linejoin="round"),
        element("path", d=_straw(half, top, whim), fill=INK, opacity=0.7),
        element("path", d=door, fill=ink, stroke=INK, stroke_width=1.4),
        element("path", d=window, fill="#f0d38a", stroke=INK, stroke_width=1.4),
        _extra(extra, half, top, ink),
    )


def _ground(whim: Whim) -> str:
    return smooth(
        [(-44, 34), (-20, 31 + whim.between(-1, 1)), (20, 31), (46, 34), (30, 38), (-28, 38)], closed=True, grid=0.1
    )


def _walls(half: float, top: float, cost: Goods, whim: Whim) -> str:
    """Courses of what the card costs, from the ground up: pebbles, resin, twigs; twigs alone where it costs a card."""
    twigs, resin, pebbles, _ = cost if any(cost) else (1, 0, 0, 0)
    outline = f"M{-half} 34V{top + 4}H{half}V34z"
    parts = [element("path", d=outline, fill="#d9c49c", stroke=INK, stroke_width=1.6)]
    floor = 34.0
    for count, draw in ((pebbles, _stones), (resin, _drops), (twigs, _sticks)):
        if count:
            rise = (30 - top) * count / (twigs + resin + pebbles)
            parts.append(draw(half, floor, floor - rise, whim))
            floor -= rise
    return group(*parts)


def _stones(half: float, low: float, high: float, whim: Whim) -> str:
    shapes = []
    y = low - 4
    while y > high:
        x = -half + 4 + whim.between(0, 3)
        while x < half - 2:
            shapes.append(smooth(blob(x, y, whim.between(3.2, 4.4), whim, wobble=0.16, spots=7), closed=True, grid=0.1))
            x += 9
        y -= 8
    return element("path", d="".join(shapes), fill="#a9a69c", stroke=INK, stroke_width=0.9)


def _drops(half: float, low: float, high: float, whim: Whim) -> str:
    shapes = []
    x = -half + 6.0
    while x < half - 2:
        y = (low + high) / 2 + whim.between(-2, 2)
        shapes.append(f"M{x:.1f} {y - 6:.1f}c3 4 4.6 6 4.6 8a4.6 4.6 0 0 1 -9.2 0c0 -2 1.6 -4 4.6 -8z")
        x += 11
    return element("path", d="".join(shapes), fill=GOODS[Good.RESIN], stroke=INK, stroke_width=0.9)


def _sticks(half: float, low: float, high: float, whim: Whim) -> str:
    strokes = []
    x = -half + 3.0
    while x < half - 1:
        lean = whim.between(-1.5, 1.5)
        strokes.append(brush([(x, low), (x + lean, (low + high) / 2), (x, high)], [2.2, 3.0, 2.0], 0.1))
        x += 5.2
    return element("path", d="".join(strokes), fill=GOODS[Good.TWIG])


def _roof(kind: str, half: float, top: float, whim: Whim) -> str:
    wide = half + 7
    match kind:
        case "cone":
            return f"M{-wide} {top + 6}L0 {top - 26}L{wide} {top + 6}Q0 {top + 12} {-wide} {top + 6}z"
        case "cap":
            dome = f"C{-wide} {top - 24} {wide} {top - 24} {wide} {top + 6}"
            return f"M{-wide} {top + 6}{dome}Q0 {top + 12} {-wide} {top + 6}z"
        case "steep":
            peak = whim.between(-8, 8)
            return (
                f"M{-wide} {top + 8}L{peak:.1f} {top - 30}L{wide} {top + 8}L{wide - 6} {top + 2}L{-wide + 6} {top + 2}z"
            )
        case _:
            return (
                f"M{-wide} {top + 7}L{-half + 6} {top - 18}H{half - 6}L{wide} {top + 7}Q0 {top + 13} {-wide} {top + 7}z"
            )


def _straw(half: float, top: float, whim: Whim) -> str:
    strokes = []
    for step in range(9):
        x = -half + 2 + step * (2 * half - 4) / 8
        strokes.append(
            flick([(x * 0.6, top - 10), (x * 0.85, top - 3 + whim.between(-1, 1)), (x * 1.05, top + 4)], 1.5, 0.1)
        )
    return "".join(strokes)


def _extra(kind: str, half: float, top: float, ink: str) -> str:
    """What tells one hut from another."""
    match kind:
        case "clock":
            hands = brush([(0, top + 16), (0, top + 11)], [1.6, 1.2], 0.1) + brush(
                [(0, top + 16), (4, top + 18)], [1.6, 1.2], 0.1
            )
            face = element("path", d=disc(0, top + 16, 8), fill=PAPER, stroke=INK, stroke_width=1.6)
            return face + element("path", d=hands, fill=INK)
        case "bell":
            return element(
                "path",
                d=f"M-6 {top + 18}C-6 {top + 8} 6 {top + 8} 6 {top + 18}L8 {top + 21}H-8z",
                fill="#c99a35",
                stroke=INK,
            )
        case "flags":
            poles = brush([(-half, top), (-half, top - 30)], [1.8, 1.4], 0.1) + brush(
                [(half, top), (half, top - 30)], [1.8, 1.4], 0.1
            )
            flags = f"M{-half} {top - 30}l14 4l-14 5zM{half} {top - 30}l14 4l-14 5z"
            return element("path", d=poles, fill=INK) + element("path", d=flags, fill=ink, stroke=INK)
        case "tree":
            crown = smooth(blob(0, top - 18, 30, Whim("crown"), wobble=0.12, spots=11), closed=True, grid=0.1)
            return element("path", d=crown, fill="#61794b", stroke=INK, stroke_width=1.5, opacity=0.95)
        case "arch":
            arch = brush([(-44, 26), (-20, 8), (20, 8), (44, 26)], [5, 7, 7, 5], 0.1)
            return element("path", d=arch, fill="#75767a", stroke=INK)
        case "sail":
            mast = brush([(0, 0), (0, -40)], [2.6, 1.8], 0.1)
            return element("path", d="M3 -38C24 -30 24 -14 4 -6z", fill=PAPER, stroke=INK) + element(
                "path", d=mast, fill=INK
            )
        case "balloon":
            return element("path", d="M0 -2L-14 -24A18 18 0 1 1 14 -24z", fill=ink, stroke=INK, stroke_width=1.5)
        case "wheel":
            spokes = "".join(
                brush([(28, 20), (28 + dx, 20 + dy)], [2, 1.4], 0.1)
                for dx, dy in ((11, 0), (-11, 0), (0, 11), (0, -11))
            )
            rim = element("path", d=disc(28, 20, 12), fill="none", stroke=GOODS[Good.TWIG], stroke_width=3)
            return rim + element("path", d=spokes, fill=INK)
        case "light":
            rays = flick([(10, -34), (26, -38), (40, -44)], 3, 0.1) + flick([(10, -30), (26, -28), (42, -28)], 3, 0.1)
            return element("path", d=disc(0, -32, 6), fill="#f6d673", stroke=INK) + element(
                "path", d=rays, fill="#d9a83a"
            )
        case "sign":
            post = brush([(0, 34), (0, -30)], [4, 3], 0.1)
            return element("path", d=post, fill=INK) + element(
                "path", d="M-4 -26H22L28 -20L22 -14H-4zM4 -10H-22L-28 -4L-22 2H4z", fill="#d9c49c", stroke=INK
            )
        case "arm":
            arm = brush([(-18, 30), (-10, -30), (34, -36)], [4, 3.4, 2.4], 0.1) + brush(
                [(32, -36), (32, -12)], [1.4, 1.2], 0.1
            )
            return element("path", d=arm, fill=GOODS[Good.TWIG], stroke=INK, stroke_width=0.8) + element(
                "path", d=disc(32, -9, 4), fill="#75767a"
            )
        case "merlons":
            return element(
                "path",
                d="M-40 34V0H-32V8H-22V0H-12V8H-4V0H6V8H16V0H26V8H34V0H42V34z",
                fill="#a9a69c",
                stroke=INK,
                stroke_width=1.5,
            )
        case "bars":
            bars = "".join(brush([(x, 20), (x, 34)], [1.8, 1.8], 0.1) for x in (-4, 0, 4))
            return element("path", d="M-9 34V22A9 9 0 0 1 9 22V34z", fill="#3a332c") + element(
                "path", d=bars, fill="#b7afa0"
            )
        case "smoke":
            puffs = disc(14, top - 26, 4) + disc(20, top - 33, 5) + disc(28, top - 39, 6)
            return element("path", d=puffs, fill="#cfc8b8", stroke=INK, stroke_width=0.9)
        case "bees":
            bees = disc(-30, -18, 2) + disc(26, -24, 2) + disc(34, -6, 2)
            return element("path", d=bees, fill="#d9a83a", stroke=INK)
        case _:
            return ""
