"""The colours: paper, ink, bark and leaf, by day and by night, and what each season lends the table.

Colours are `#rrggbb`. The pairs that carry text keep the contrast of WCAG AA: a test measures it.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Tint(StrEnum):
    """A season as it colours the table."""

    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a drawing by day or by night."""

    ground: str
    sheet: str
    sheet_edge: str
    fibre: str
    ink: str
    bark_edge: str
    bark: str
    bark_light: str
    bark_grain: str
    moss: str
    seal: str
    shade: str
    spirit: str
    spirit_shade: str
    snow: str
    outline: str
    yellow: str
    icons: "IconInks"
    dark: bool


@dataclass(frozen=True, slots=True)
class IconInks:
    """A deep and a light colour for each of the six icons."""

    caterpillar: tuple[str, str]
    cloud: tuple[str, str]
    firefly: tuple[str, str]
    flower: tuple[str, str]
    mushroom: tuple[str, str]
    star: tuple[str, str]
    light: str
    halo: str
    outline: str
    glow: float
    """How strongly a firefly's light shines about it."""


DAY: Final = Palette(
    ground="#f4ecdc",
    sheet="#faf5e9",
    sheet_edge="#d9c8a6",
    fibre="#b89f74",
    ink="#2a2622",
    bark_edge="#4b3424",
    bark="#6d4c33",
    bark_light="#8f6b4b",
    bark_grain="#3f2b1d",
    moss="#61794b",
    seal="#b5452f",
    shade="#4b3a26",
    spirit="#fdfaf1",
    spirit_shade="#dfd8c4",
    snow="#fbfaf6",
    outline="#2a2622",
    yellow="#8a6200",
    icons=IconInks(
        caterpillar=("#56762a", "#9dbb56"),
        cloud=("#3d6488", "#a9c6da"),
        firefly=("#3a3128", "#f1c232"),
        flower=("#b04a6d", "#eba5b8"),
        mushroom=("#b3561f", "#eda65e"),
        star=("#4b3d7c", "#8d7fc0"),
        light="#fffaf0",
        halo="#faf5e9",
        outline="#2a2622",
        glow=0.08,
    ),
    dark=False,
)

NIGHT: Final = Palette(
    ground="#171d1a",
    sheet="#2a342e",
    sheet_edge="#47564c",
    fibre="#7d8a7c",
    ink="#efe6d4",
    bark_edge="#664d37",
    bark="#9b7a5a",
    bark_light="#bd9a75",
    bark_grain="#4a3524",
    moss="#86a86a",
    seal="#e8765a",
    shade="#050807",
    spirit="#f3eddd",
    spirit_shade="#b9b6a4",
    snow="#dfe6ee",
    outline="#12150f",
    yellow="#f0c64a",
    icons=IconInks(
        caterpillar=("#7ea03f", "#bcd87a"),
        cloud=("#6c9ac2", "#c8deee"),
        firefly=("#3d3218", "#ffe066"),
        flower=("#d0708f", "#f6bccb"),
        mushroom=("#d9762f", "#f9be7f"),
        star=("#8877cf", "#bfb3ee"),
        light="#fff8e6",
        halo="#2a342e",
        outline="#0d110f",
        glow=0.15,
    ),
    dark=True,
)


def palette(*, dark: bool) -> Palette:
    """The colours by day or by night."""
    return NIGHT if dark else DAY


WASH: Final = {
    Tint.SPRING: "#e6b3bd",
    Tint.SUMMER: "#86a86a",
    Tint.AUTUMN: "#cf7a3c",
    Tint.WINTER: "#4a5f86",
}
"""What tints the whole table."""

LEAVES: Final = {
    Tint.SPRING: ("#8fae5c", "#a8c070", "#e6b3bd"),
    Tint.SUMMER: ("#61794b", "#7d9a58", "#86a86a"),
    Tint.AUTUMN: ("#cf7a3c", "#c9953f", "#a9542c"),
    Tint.WINTER: ("#6f7a6a", "#8894a0", "#5c6b62"),
}
"""The leaves of each season, three inks."""

EVERGREEN: Final = ("#61794b", "#7d9a58", "#94a85f")
"""The leaves of a tree outside any season."""


def leaves(season: Tint | None) -> tuple[str, str, str]:
    """Three inks for leaves."""
    return EVERGREEN if season is None else LEAVES[season]
