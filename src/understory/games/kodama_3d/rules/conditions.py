"""The named conditions that goals are made of. Plain values: `scoring.py` finds where a tree meets them.

Counts are of parts, heights and spreads of cells. Unless a condition speaks of tiles, the trunk's kodama counts too.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from understory.games.kodama_3d.rules.pieces import Feature, GoalName, Kodama

Trait: TypeAlias = Feature | Kodama


class Likeness(StrEnum):
    """How the parts of a row compare, where no one feature or kodama is asked for."""

    SAME_KODAMA = "same-kodama"
    SAME_FEATURE = "same-feature"
    OTHER_KODAMAS = "other-kodamas"
    OTHER_FEATURES = "other-features"


class Kind(StrEnum):
    """The two kinds of traits."""

    FEATURES = "features"
    KODAMAS = "kodamas"


@dataclass(frozen=True, slots=True)
class Row:
    """So many parts in a row (k3d.term.row), all with one trait, all alike, or all different."""

    of: Trait | Likeness
    length: int


@dataclass(frozen=True, slots=True)
class Touching:
    """Two parts, one hanging on the other, one with each of two traits."""

    one: Trait
    other: Trait


@dataclass(frozen=True, slots=True)
class Traced:
    """A tile with the trait traced back to each connection point of the trunk (k3d.term.traced)."""

    of: Trait


@dataclass(frozen=True, slots=True)
class LimbEnds:
    """Every limb ends with the trait: from each connection point of the trunk grows a branch end that has it."""

    of: Trait


@dataclass(frozen=True, slots=True)
class Ends:
    """A branch end, which is a tile that no tile hangs on, with the trait."""

    of: Trait


@dataclass(frozen=True, slots=True)
class Count:
    """So many parts with the trait, wherever they are."""

    of: Trait
    each: int


@dataclass(frozen=True, slots=True)
class Sets:
    """One part of each of the four features or kodamas, wherever they are."""

    of: Kind


@dataclass(frozen=True, slots=True)
class Forks:
    """A tile that bears at least so many tiles."""

    bearing: int


@dataclass(frozen=True, slots=True)
class Height:
    """A tile that reaches at least this layer; the trunk stands on layer 0."""

    least: int


@dataclass(frozen=True, slots=True)
class Spread:
    """Two tiles at least so many cells apart, seen from above."""

    least: int


@dataclass(frozen=True, slots=True)
class EvenLimbs:
    """A limb on each connection point of the trunk, the largest with at most so many tiles more than the smallest."""

    within: int


@dataclass(frozen=True, slots=True)
class Upright:
    """A lean of at most so many sixths of the foot, with at least so many tiles."""

    sixths: int
    tiles: int


Condition: TypeAlias = (
    Row | Touching | Traced | LimbEnds | Ends | Count | Sets | Forks | Height | Spread | EvenLimbs | Upright
)


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal card: its points once, or for each time the condition is met (`per`)."""

    name: GoalName
    number: int
    vp: int
    per: bool
    condition: Condition
