"""How a tree stands: where its centre of mass is above its foot.

Lean is told in thousandths of the foot: at 1000 the centre of mass is above the foot's very edge.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from understory.games.kodama_3d.rules.space import span
from understory.games.kodama_3d.rules.tree import Tree

EDGE: Final = 1000
"""The foot's edge, in the units of a lean."""


class Steadiness(StrEnum):
    """How a tree stands, in a word."""

    STEADY = "steady"
    LEANING = "leaning"
    TEETERING = "teetering"
    HELD = "held"
    """It would fall if nobody held it: only where nothing better was to be had (k3d.grow.balance)."""


@dataclass(frozen=True, slots=True)
class Stance:
    """Where a tree's centre of mass is: q and r in thousandths of the foot."""

    q: int
    r: int
    lean: int
    steadiness: Steadiness


def stance_of(tree: Tree) -> Stance:
    """How a tree stands."""
    return stance(tree.q, tree.r, tree.foot * tree.mass)


def stance(q: int, r: int, limit: int) -> Stance:
    """With these moments, where the tree falls beyond `limit`: its foot times its mass."""
    lean = EDGE * span(q, r) // limit
    if span(q, r) > limit:
        word = Steadiness.HELD
    elif 3 * lean > 2 * EDGE:
        word = Steadiness.TEETERING
    else:
        word = Steadiness.LEANING if 3 * lean > EDGE else Steadiness.STEADY
    return Stance(_share(q, limit), _share(r, limit), lean, word)


def _share(moment: int, limit: int) -> int:
    """In thousandths, rounded towards the trunk."""
    return EDGE * moment // limit if moment >= 0 else -(EDGE * -moment // limit)
