"""What Kodama cards reward and what decrees do: the vocabulary that cards are written in.

Each word is a small class; a card's TOML names it by its kebab-case name with its arguments. How a word is carried out
stands in `awards.py` (Kodamas) and `decrees.py`; how it is read, in `reading.py`.
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias, get_args

from understory.games.kodama.pack.cards import Icon


@dataclass(frozen=True, slots=True)
class Touching:
    """Choose a card: points for each card touching it that shows the icon."""

    icon: Icon
    points: int


@dataclass(frozen=True, slots=True)
class TrunkIcon:
    """Points for each time the trunk's icon appears in the tree, the trunk's own included."""

    points: int


@dataclass(frozen=True, slots=True)
class TrunkIconOnEnds:
    """Points for each time the trunk's icon appears on end cards."""

    points: int


@dataclass(frozen=True, slots=True)
class SmallerOf:
    """Points for the smaller of two icons' numbers in the tree."""

    first: Icon
    second: Icon
    points: int


@dataclass(frozen=True, slots=True)
class OnTrunk:
    """Points for each branch card that was laid on the trunk; of those that show one of the icons, if any are named."""

    icons: tuple[Icon, ...]
    points: int


@dataclass(frozen=True, slots=True)
class ChosenIcon:
    """Choose an icon: points for each time it appears in the tree."""

    points: int


@dataclass(frozen=True, slots=True)
class ChosenIconOnEnds:
    """Choose an icon: points for each time it appears on end cards."""

    points: int


@dataclass(frozen=True, slots=True)
class WithinTwo:
    """Points for each of the icon on cards within two cards of the trunk."""

    icon: Icon
    points: int


@dataclass(frozen=True, slots=True)
class BeyondTwo:
    """Points for each branch card that is not within two cards of the trunk."""

    points: int


@dataclass(frozen=True, slots=True)
class LongestLine:
    """Points for each branch card on the longest line from the trunk."""

    points: int


@dataclass(frozen=True, slots=True)
class SecondLine:
    """Points for each branch card on the second-longest line from the trunk; none where there is one line only."""

    points: int


@dataclass(frozen=True, slots=True)
class Ends:
    """Points for each end card."""

    points: int


@dataclass(frozen=True, slots=True)
class CardsOfKinds:
    """Points for each branch card that shows so many different icons."""

    kinds: int
    points: int


@dataclass(frozen=True, slots=True)
class CardsWithPairs:
    """Points for each branch card on which an icon appears twice or more."""

    points: int


@dataclass(frozen=True, slots=True)
class CardsWith:
    """Points for each branch card that shows one of the icons."""

    icons: tuple[Icon, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Icons:
    """Points for each time one of the icons appears in the tree."""

    icons: tuple[Icon, ...]
    points: int


@dataclass(frozen=True, slots=True)
class EvenIcons:
    """Points for each icon that appears in the tree two, four, six times, or so on."""

    points: int


@dataclass(frozen=True, slots=True)
class Crossing:
    """Choose a branch card: points for each card that touches it."""

    points: int


@dataclass(frozen=True, slots=True)
class Forks:
    """Points for each card, the trunk included, on which two or more cards were laid."""

    points: int


@dataclass(frozen=True, slots=True)
class LongestRun:
    """Choose an icon and a line: points for each of it on successive cards of the line that all show it."""

    points: int


@dataclass(frozen=True, slots=True)
class Sets:
    """Points for each full set of all six icons in the tree."""

    points: int


@dataclass(frozen=True, slots=True)
class SmallerSide:
    """Points for each branch card on the side of the trunk, left or right, that has fewer."""

    points: int


@dataclass(frozen=True, slots=True)
class SpiritsLaid:
    """Points for each spirit on the tree."""

    points: int


@dataclass(frozen=True, slots=True)
class SpiritsAway:
    """Points for each spirit that is not on the tree."""

    points: int


@dataclass(frozen=True, slots=True)
class SpiritsOnEnds:
    """Points for each spirit on end cards."""

    points: int


@dataclass(frozen=True, slots=True)
class TouchingSpirits:
    """Points for each card that touches a card with a spirit."""

    points: int


@dataclass(frozen=True, slots=True)
class ChosenSpirit:
    """Choose a spirit on the tree: points for each time its icon appears in the tree."""

    points: int


@dataclass(frozen=True, slots=True)
class LaidAlone:
    """Points for each branch card in the tree that was the only card of its pile."""

    points: int


@dataclass(frozen=True, slots=True)
class LaidFromPair:
    """Points for each branch card in the tree that was taken from a pile of two or more."""

    points: int


Condition: TypeAlias = (
    Touching
    | TrunkIcon
    | TrunkIconOnEnds
    | SmallerOf
    | OnTrunk
    | ChosenIcon
    | ChosenIconOnEnds
    | WithinTwo
    | BeyondTwo
    | LongestLine
    | SecondLine
    | Ends
    | CardsOfKinds
    | CardsWithPairs
    | CardsWith
    | Icons
    | EvenIcons
    | Crossing
    | Forks
    | LongestRun
    | Sets
    | SmallerSide
    | SpiritsLaid
    | SpiritsAway
    | SpiritsOnEnds
    | TouchingSpirits
    | ChosenSpirit
    | LaidAlone
    | LaidFromPair
)


# ---------------------------------------------------------------- decrees


@dataclass(frozen=True, slots=True)
class Convert:
    """While growing, one icon counts as another."""

    source: Icon
    target: Icon


@dataclass(frozen=True, slots=True)
class SeasonEnd:
    """At the end of the season everybody scores a condition."""

    award: Condition


@dataclass(frozen=True, slots=True)
class SeasonEndMost:
    """At the end of the season whoever meets a condition most often gets points; everyone tied does."""

    award: Condition
    points: int


@dataclass(frozen=True, slots=True)
class PerIconPlaced:
    """Points for each of the icon on the card just placed."""

    icon: Icon
    points: int


@dataclass(frozen=True, slots=True)
class PlacedOnTrunk:
    """Points for a card laid on the trunk."""

    points: int


@dataclass(frozen=True, slots=True)
class PlacedFarOut:
    """Points for a card laid at least so many cards away from the trunk."""

    depth: int
    points: int


@dataclass(frozen=True, slots=True)
class PlacedBeside:
    """Points for a card laid on a card, the trunk included, on which another lies already."""

    points: int


@dataclass(frozen=True, slots=True)
class PlacedForNothing:
    """Points for a card whose placement scores nothing."""

    points: int


@dataclass(frozen=True, slots=True)
class PlacedKinds:
    """Points for a card placed that shows so many different icons."""

    kinds: int
    points: int


@dataclass(frozen=True, slots=True)
class Limit:
    """A placement may score at most this."""

    points: int


@dataclass(frozen=True, slots=True)
class Market:
    """The market is refilled to so many cards."""

    size: int


@dataclass(frozen=True, slots=True)
class Gust:
    """Once a turn, before taking a card, a player may throw the market away and have it dealt anew."""


@dataclass(frozen=True, slots=True)
class PlacedLone:
    """Points for placing the only card of a pile."""

    points: int


@dataclass(frozen=True, slots=True)
class Summoned:
    """Points for each spirit summoned."""

    points: int


@dataclass(frozen=True, slots=True)
class TwoSpirits:
    """Who summons a spirit may summon a second one, of another kind on the discarded card."""


@dataclass(frozen=True, slots=True)
class RootedSpirits:
    """Spirits may not be summoned from the other player's tree."""


Effect: TypeAlias = (
    Convert
    | SeasonEnd
    | SeasonEndMost
    | PerIconPlaced
    | PlacedOnTrunk
    | PlacedFarOut
    | PlacedBeside
    | PlacedForNothing
    | PlacedKinds
    | Limit
    | Market
    | Gust
    | PlacedLone
    | Summoned
    | TwoSpirits
    | RootedSpirits
)


def word_of(kind: type) -> str:
    """How a word is written in a pack: `TrunkIconOnEnds` is `trunk-icon-on-ends`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


CONDITIONS: Final = {word_of(kind): kind for kind in get_args(Condition)}
EFFECTS: Final = {word_of(kind): kind for kind in get_args(Effect)}
