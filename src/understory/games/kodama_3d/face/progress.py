"""How far a tree has come with a goal: its worth now, the parts that met it, and what counts towards the next time."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from understory.games.kodama_3d.rules.conditions import (
    Condition,
    Count,
    Ends,
    EvenLimbs,
    Forks,
    Goal,
    Height,
    LimbEnds,
    Row,
    Sets,
    Spread,
    Touching,
    Traced,
    Upright,
)
from understory.games.kodama_3d.rules.scoring import LIMBS, Anatomy, Instance, all_of, extending, points, reach, width


@dataclass(frozen=True, slots=True)
class Progress:
    """A goal on a tree as it stands. Parts are by number, the trunk being 0."""

    points: int
    have: int
    """How much there is of what the goal asks for: towards being met, or, where it can be met again, again."""
    of: int
    met: tuple[Instance, ...]
    """The parts of each time that it is met."""
    towards: Instance
    """The parts that `have` counts, while something is missing."""


def progress(goal: Goal, anatomy: Anatomy) -> Progress:
    """How far the tree has come with the goal."""
    worth, met = points(goal, anatomy)
    used = frozenset(part for instance in met for part in instance)
    have, of, towards = _next(goal.condition, anatomy, used if goal.per else frozenset())
    if met and not goal.per:
        return Progress(worth, of, of, tuple(met), ())
    return Progress(worth, have, of, tuple(met), towards)


def _next(condition: Condition, anatomy: Anatomy, used: frozenset[int]) -> tuple[int, int, Instance]:
    """How much there is of how much that the next instance needs, and where; `used` parts serve another already."""
    match condition:
        case Row(of, length):
            row = _longest(anatomy, extending(anatomy, of), used)
            return len(row), length, row
        case Touching(one, other):
            alone = _unused([*anatomy.having(one), *anatomy.having(other)], used)
            return min(1, len(alone)), 2, alone
        case Traced(of):
            return _limbs(anatomy, [part for part in anatomy.having(of) if part])
        case LimbEnds(of):
            return _limbs(anatomy, anatomy.ends(of))
        case Count(of, each):
            spare = _unused(anatomy.having(of), used)
            return len(spare), each, spare
        case Sets(of):
            spare = tuple(found[0] for trait in all_of(of) if (found := _unused(anatomy.having(trait), used)))
            return len(spare), len(all_of(of)), spare
        case Height(least):
            return reach(anatomy), least, ()
        case Spread(least):
            apart, tiles = width(anatomy)
            return apart, least, tiles
        case EvenLimbs(within):
            sizes = [anatomy.limbs.count(limb) for limb in LIMBS]
            return sum(bool(size) and size >= max(sizes) - within for size in sizes), len(LIMBS), ()
        case Upright(sixths, tiles):
            tree = anatomy.tree
            upright = 6 * tree.lean <= sixths * tree.foot * tree.mass
            return min(len(tree.parts), tiles) if upright else 0, tiles, ()
        case Ends() | Forks():
            return 0, 1, ()
        case _:
            assert_never(condition)


def _unused(parts: list[int], used: frozenset[int]) -> Instance:
    return tuple(sorted({part for part in parts if part not in used}))


def _limbs(anatomy: Anatomy, parts: list[int]) -> tuple[int, int, Instance]:
    return len({anatomy.limbs[part] for part in parts}), len(LIMBS), tuple(parts)


def _longest(anatomy: Anatomy, extends: Callable[[Instance, int], bool], used: frozenset[int]) -> Instance:
    """The longest row that has begun over parts that are not used."""

    def run(part: int, begun: Instance) -> Instance:
        if part in used or not extends(begun, part):
            return begun
        row = (*begun, part)
        return max((run(following, row) for following in anatomy.bears[part]), key=len, default=row)

    return max((run(part, ()) for part in range(anatomy.size)), key=len)
