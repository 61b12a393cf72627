"""The game's picture on the start page: a small town at the river, by day wherever it hangs (`data-light`).

Pictures of cards stand in it as they are, each about 100 units wide, on hills and banks of its own.
"""

from typing import Final

from understory.games.everdell_duo.face.art.pictures import picture, thing
from understory.games.everdell_duo.face.art.plate import Plate
from understory.games.everdell_duo.face.art.tones import DAY, LEAF, MIST, PAPER, STRAW, WATER, inked
from understory.games.everdell_duo.rules.vocabulary import Colour

_HOUSES: Final = (
    ("ever-tree", Colour.PURPLE, 262, 8, 1.5),
    ("castle", Colour.PURPLE, 20, 62, 1.1),
    ("bell-tower", Colour.BLUE, 142, 74, 0.8),
    ("clock-tower", Colour.BLUE, 205, 96, 0.86),
    ("inn", Colour.RED, 92, 128, 0.9),
)
"""Each with its colour, its place and its size, what is farther off first."""


def _land() -> str:
    plate = Plate(DAY)
    plate.spot(STRAW, 75, 52, 24)
    plate.wash(MIST, "0,150 60,110 130,132 210,96 300,126 400,100 400,300! 0,300!")
    plate.wash(LEAF, "0,180 80,160 180,172 290,150 400,168 400,300! 0,300!")
    return plate.print()


def _river() -> str:
    plate = Plate(DAY)
    plate.shape(WATER, "0,300! 0,262 60,240 150,236 220,214 300,210 400,186! 400,236! 330,250 260,262 220,300!", 2)
    plate.lines(
        "60,262 90,256 120,258/190,244 220,236 250,236/300,230 330,224 360,222/120,284 150,278 180,280", 3, PAPER
    )
    return plate.print()


def _placed(drawn: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x} {y}) scale({scale})">{drawn}</g>'


def cover() -> str:
    """The picture."""
    town = "".join(_placed(picture(card, inked(colour)), x, y, scale) for card, colour, x, y, scale in _HOUSES)
    ferry = _placed(picture("ferry", inked(Colour.RED)), 232, 186, 0.86)
    people = _placed(thing("workers", "hare", DAY), 20, 196, 0.6)
    people += _placed(thing("workers", "tortoise", DAY), 330, 236, 0.52)
    frame = 'viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true" data-light="light"'
    return f"<svg {frame}>{_land()}{town}{_river()}{ferry}{people}</svg>"
