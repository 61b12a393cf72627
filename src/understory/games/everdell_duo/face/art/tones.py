"""The washes of Everdell Duo's pictures, by day and by night.

A picture takes ink, two or three of these and, in one place, the colour of its card's kind.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias

from understory.games.everdell_duo.rules.vocabulary import Colour


class Tone(StrEnum):
    """What a part of a picture is printed in."""

    INK = "ink"
    """Outlines and cuts."""
    LINE = "line"
    """Free lines on the ground: dark by day, light by night."""
    PAPER = "paper"
    FUR = "fur"
    BARK = "bark"
    COAL = "coal"
    ASH = "ash"
    STRAW = "straw"
    RUST = "rust"
    LEAF = "leaf"
    BERRY = "berry"
    WATER = "water"
    MIST = "mist"
    """The plain wash behind."""
    KIND = "kind"
    """The colour of the card's kind."""


Inks: TypeAlias = Mapping[Tone, str]

DAY: Final[Inks] = {
    Tone.INK: "#2a2622",
    Tone.LINE: "#2a2622",
    Tone.PAPER: "#fbf5e6",
    Tone.FUR: "#b08a5e",
    Tone.BARK: "#7d5a3c",
    Tone.COAL: "#57504a",
    Tone.ASH: "#a9a69b",
    Tone.STRAW: "#e3bd63",
    Tone.RUST: "#c8713d",
    Tone.LEAF: "#83995a",
    Tone.BERRY: "#a83f4f",
    Tone.WATER: "#8fb0ba",
    Tone.MIST: "#ebdfc6",
    Tone.KIND: "#8a6a3c",
}
NIGHT: Final[Inks] = {
    Tone.INK: "#12150f",
    Tone.LINE: "#d8cfba",
    Tone.PAPER: "#efe6d4",
    Tone.FUR: "#b8936a",
    Tone.BARK: "#8f6d4e",
    Tone.COAL: "#6d675f",
    Tone.ASH: "#a3a69d",
    Tone.STRAW: "#e8c66f",
    Tone.RUST: "#cf7d4a",
    Tone.LEAF: "#86a063",
    Tone.BERRY: "#c25f6b",
    Tone.WATER: "#7fa3b4",
    Tone.MIST: "#3b4940",
    Tone.KIND: "#b8955c",
}

KINDS: Final = {
    Colour.GREEN: ("#56733b", "#8fb06a"),
    Colour.TAN: ("#8a6a3c", "#c9a566"),
    Colour.RED: ("#a8452f", "#dd7a5f"),
    Colour.BLUE: ("#3d6079", "#7ea8c4"),
    Colour.PURPLE: ("#6a4a78", "#b08fc0"),
}
"""The inks of the five colours, by day and by night."""


def inked(colour: Colour, *, dark: bool = False) -> Inks:
    """The tones of a card of this colour."""
    return {**(NIGHT if dark else DAY), Tone.KIND: KINDS[colour][dark]}


def stylesheet() -> str:
    """What gives the classes of pictures their colours in a page.

    `.ev` is a picture, `.e` a wash with an edge; `.ev-red` and so on about a picture are the colour of its kind.
    """
    values = "".join(f"--ev-{tone}:light-dark({DAY[tone]},{NIGHT[tone]});" for tone in Tone)
    fills = "".join(f".ev .{tone}{{fill:var(--ev-{tone})}}\n" for tone in Tone)
    kinds = "".join(f".ev-{kind}{{--ev-kind:light-dark({day},{night})}}\n" for kind, (day, night) in KINDS.items())
    return (
        f":root{{{values}}}\n.ev{{fill:var(--ev-ink);stroke-linejoin:round}}\n.ev .e{{stroke:var(--ev-ink)}}\n"
        f"{fills}{kinds}"
    )


INK, LINE, PAPER, FUR, BARK, COAL, ASH = Tone.INK, Tone.LINE, Tone.PAPER, Tone.FUR, Tone.BARK, Tone.COAL, Tone.ASH
STRAW, RUST, LEAF, BERRY, WATER, MIST, KIND = (
    Tone.STRAW,
    Tone.RUST,
    Tone.LEAF,
    Tone.BERRY,
    Tone.WATER,
    Tone.MIST,
    Tone.KIND,
)
