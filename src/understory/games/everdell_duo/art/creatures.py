"""Woodcut animals in profile, put together from drawn parts: body, head, ears, tail, coat and what they carry.

About 96 wide and 72 high around the origin, feet at y = 34. Which parts a creature has follows from its id alone.
"""

from typing import Final, NamedTuple

from understory.games.everdell_duo.art.emblems import INK, PAPER
from understory.games.kodama.art.ink import Point, Whim, brush, disc, element, flick, group, smooth


class Animal(NamedTuple):
    """The parts that make an animal."""

    ears: str
    snout: float
    tail: str
    spines: bool = False
    round_back: float = 0.0


_ANIMALS: Final = {
    "mouse": Animal("round", 9, "thin"),
    "mole": Animal("none", 13, "stub", round_back=4),
    "squirrel": Animal("tufted", 6, "bushy"),
    "hedgehog": Animal("small", 11, "stub", spines=True, round_back=6),
    "rabbit": Animal("long", 6, "stub"),
    "fox": Animal("pointed", 13, "bushy"),
    "badger": Animal("small", 10, "stub", round_back=5),
    "otter": Animal("small", 7, "thick"),
    "bird": Animal("none", 0, "feathers", round_back=2),
}
_KINDS: Final = {
    "postal-pigeon": "bird",
    "messenger": "bird",
    "town-crier": "bird",
    "historian": "bird",
    "miner-mole": "mole",
    "spelunker": "mole",
    "stonecutter": "mole",
    "mason": "badger",
    "judge": "badger",
    "chip-sweep": "squirrel",
    "chipsmith": "squirrel",
    "juggler": "squirrel",
    "queen": "fox",
    "trail-guide": "fox",
    "fool": "otter",
    "wanderer": "otter",
    "doctor": "hedgehog",
    "monk": "hedgehog",
    "farmer": "rabbit",
    "miller": "rabbit",
    "harvester": "rabbit",
    "baker": "mouse",
    "innkeeper": "mouse",
}
_COATS: Final = ("#8a6a4c", "#75644f", "#9a7b55", "#6e6a62", "#a0704a", "#87745c")
_HATS: Final = ("none", "none", "cap", "hood", "brim", "crown")


def creature(card: str, ink: str) -> str:
    """The animal of a card, its scarf in the card's colour."""
    whim = Whim("creature", card)
    names = sorted(_ANIMALS)
    name = _KINDS.get(card, names[whim.among(len(names))])
    animal = _ANIMALS[name]
    coat = _COATS[whim.among(len(_COATS))]
    hat = "crown" if card == "queen" else _HATS[whim.among(len(_HATS) - 1)]
    back = -14 - animal.round_back
    shape = _body(back) + (_beak() if name == "bird" else _head(animal.snout))
    behind = _tail(animal.tail) + _ears(animal.ears)
    parts = [
        element("path", d=behind, fill=coat, stroke=INK, stroke_width=1.3),
        element(
            "path", d=shape, fill=coat, stroke=INK, stroke_width=1.5, stroke_linejoin="round", paint_order="stroke"
        ),
        element("path", d=_feet(), fill=INK),
        element("path", d=_hatching(whim, back), fill=INK, opacity=0.75),
    ]
    if animal.spines:
        parts.append(element("path", d=_spines(), fill=INK))
    parts.append(element("path", d=_belly(), fill=PAPER, opacity=0.55))
    parts.append(element("path", d=_scarf(), fill=ink))
    parts.append(
        element("path", d=disc(-25, -15, 2.1), fill=INK) + element("path", d=disc(-25.6, -15.6, 0.7), fill=PAPER)
    )
    parts.append(_hat(hat, ink))
    return group(*parts)


def _body(back: float) -> str:
    return smooth(
        [(-16, 6), (-8, back + 6), (6, back), (22, -6), (30, 12), (26, 30), (4, 33), (-12, 28)], closed=True, grid=0.1
    )


def _head(snout: float) -> str:
    return smooth(
        [(-12, -4), (-14, -20), (-24, -24), (-33, -17), (-36 - snout, -8), (-34 - snout * 0.7, -3), (-26, 0), (-18, 2)],
        closed=True,
        grid=0.1,
    )


def _beak() -> str:
    head = smooth([(-12, -2), (-13, -18), (-24, -23), (-33, -15), (-32, -6), (-22, 0)], closed=True, grid=0.1)
    return head + "M-32 -15L-44 -9L-31 -7z"


def _ears(kind: str) -> str:
    match kind:
        case "round":
            return disc(-17, -25, 6.5) + disc(-24, -26, 5)
        case "long":
            return flick([(-19, -20), (-14, -34), (-9, -44)], 8, 0.1) + flick(
                [(-23, -20), (-22, -35), (-20, -46)], 7.5, 0.1
            )
        case "pointed":
            return "M-22 -20L-21 -36L-12 -22zM-27 -21L-29 -34L-20 -23z"
        case "tufted":
            return "M-20 -20L-16 -36L-12 -20z" + flick([(-16, -34), (-14, -40), (-15, -44)], 3, 0.1)
        case "small":
            return disc(-17, -22, 4.2)
        case _:
            return ""


def _tail(kind: str) -> str:
    match kind:
        case "thin":
            return brush([(26, 26), (38, 28), (44, 16), (40, 4)], [4, 3, 2, 1], 0.1)
        case "bushy":
            return smooth(
                [(22, 26), (38, 26), (46, 6), (40, -18), (28, -26), (30, -10), (32, 6)], closed=True, grid=0.1
            )
        case "thick":
            return brush([(24, 22), (36, 30), (48, 28)], [11, 8, 3], 0.1)
        case "feathers":
            return "M24 4L48 -4L44 4L50 8L42 12L46 18L26 18z"
        case _:
            return disc(31, 18, 5)


def _feet() -> str:
    return brush([(-10, 29), (-14, 34), (-20, 34)], [5, 4, 2.4], 0.1) + brush(
        [(16, 30), (12, 35), (5, 35)], [6, 4.5, 2.6], 0.1
    )


def _belly() -> str:
    return smooth([(-13, 8), (-6, 2), (2, 14), (-1, 28), (-10, 26)], closed=True, grid=0.1)


def _hatching(whim: Whim, back: float) -> str:
    """The cuts that model the back, as a woodcut has them."""
    strokes = []
    for step in range(8):
        x = -2 + step * 3.8
        top = back + 4 + abs(step - 2) * 1.6 + whim.between(-1, 1)
        long = whim.between(9, 15)
        points: list[Point] = [(x, top), (x + 2, top + long / 2), (x + 2.6, top + long)]
        strokes.append(flick(points, 1.7, 0.1))
    return "".join(strokes)


def _spines() -> str:
    strokes = []
    for step in range(11):
        x = -12 + step * 3.8
        y = -13 - (5.5 - abs(step - 4)) * 1.3
        strokes.append(flick([(x, y + 9), (x + 4, y + 2), (x + 9, y - 6)], 2.6, 0.1))
    return "".join(strokes)


def _scarf() -> str:
    return brush([(-20, 3), (-13, 4), (-9, -3)], [7, 8, 6], 0.1) + brush(
        [(-12, 4), (-9, 12), (-10, 20)], [5, 6, 4], 0.1
    )


def _hat(kind: str, ink: str) -> str:
    match kind:
        case "cap":
            shape = "M-31 -21C-30 -31 -16 -32 -13 -21z" + brush([(-33, -20), (-24, -23), (-12, -20)], [2, 3.4, 2], 0.1)
        case "hood":
            shape = "M-30 -18C-30 -34 -12 -36 -8 -12C-12 -20 -20 -24 -30 -18z"
        case "brim":
            shape = "M-28 -22C-27 -34 -16 -34 -14 -22z" + brush([(-38, -20), (-22, -24), (-6, -19)], [2, 4, 2], 0.1)
        case "crown":
            shape = "M-30 -21L-31 -33L-26 -27L-22 -35L-18 -27L-12 -33L-13 -21z"
            ink = "#c99a35"
        case _:
            return ""
    return element("path", d=shape, fill=ink, stroke=INK, stroke_width=1.2, stroke_linejoin="round")
