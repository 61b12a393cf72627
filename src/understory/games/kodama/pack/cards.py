"""What is printed on trunk and branch cards. Lengths are integers of 0.01 mm, the origin the card's centre, y up."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType, TypeAlias

from understory.core.packs import Source
from understory.geometry import Stretch

CardId = NewType("CardId", str)
"""A card's name in notation: one word, unlike that of any other card it is mixed with."""


class Icon(StrEnum):
    """The six icons (kodama.components.icons)."""

    CATERPILLAR = "caterpillar"
    CLOUD = "cloud"
    FIREFLY = "firefly"
    FLOWER = "flower"
    MUSHROOM = "mushroom"
    STAR = "star"


class Deck(StrEnum):
    """A printed set that a card belongs to."""

    SECOND = "second"
    KOSMOS = "kosmos"
    DUO = "duo"


class Mark(StrEnum):
    """How many may play with a season or Kodama card of Duo: two, or two to six with the base game's cards."""

    TWO = "2"
    TWO_TO_SIX = "2-6"


@dataclass(frozen=True, slots=True)
class IconSpot:
    """An icon on a card and where its disc is centred."""

    kind: Icon
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Shape:
    """What the geometry needs of a card: its size, its bark and its icons.

    Bark is lines, each a chain of capsules; it is drawn as strokes with round ends, so that the drawing and the
    test cannot disagree. Icons are discs of one radius, drawn a little smaller than tested.
    """

    width: int
    height: int
    lines: tuple[tuple[Stretch, ...], ...]
    icons: tuple[IconSpot, ...]
    icon_radius: int

    @property
    def kinds(self) -> tuple[Icon, ...]:
        """The icons' kinds in the order of the icons, repeated where they repeat."""
        return tuple(spot.kind for spot in self.icons)


@dataclass(frozen=True, slots=True)
class Trunk:
    """A trunk card: one icon, limbs that run out to its edges."""

    id: CardId
    name: str
    source: Source
    decks: frozenset[Deck]
    shape: Shape

    @property
    def icon(self) -> Icon:
        """The icon that no other trunk shows."""
        return self.shape.icons[0].kind


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch card: three or four icons, and the point of its border where the connecting end runs out."""

    id: CardId
    name: str
    family: str
    source: Source
    decks: frozenset[Deck]
    shape: Shape
    connect: tuple[int, int]


Card: TypeAlias = Trunk | Branch
