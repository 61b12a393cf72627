"""Where a tree meets its goals, what that is worth, and who wins.

An instance is the parts, by number, that meet a condition together. Within one goal a part serves one instance only,
and as many instances are found as there can be (k3d.goal.per). For rows and touching parts that is exact: see `_rows`.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias, assert_never

from understory.core import Datum, Entry, Evidence, Ledger, Reason, Seat, Terminal, totals
from understory.games.kodama_3d.rules.conditions import (
    Condition,
    Count,
    Ends,
    EvenLimbs,
    Forks,
    Goal,
    Height,
    Kind,
    Likeness,
    LimbEnds,
    Row,
    Sets,
    Spread,
    Touching,
    Traced,
    Trait,
    Upright,
)
from understory.games.kodama_3d.rules.pieces import Feature, GoalName, Kodama, Tile, TileName
from understory.games.kodama_3d.rules.space import Cell, coordinates
from understory.games.kodama_3d.rules.tree import Tree

Instance: TypeAlias = tuple[int, ...]

LIMBS = (1, 2, 3)


class Anatomy:
    """A tree taken apart for scoring; lists are by part, the trunk first."""

    __slots__ = ("_having", "bears", "features", "kodamas", "limbs", "size", "tiles", "tree")

    def __init__(self, tree: Tree, tiles: dict[TileName, Tile]) -> None:
        self.tree = tree
        self.tiles = tiles
        self.size = len(tree.parts) + 1
        self.features: list[Feature | None] = [None]
        self.kodamas: list[Kodama] = [tree.kodama]
        self.limbs = [0]
        self.bears: list[list[int]] = [[] for _ in range(self.size)]
        """What hangs on each part."""
        having: dict[Trait, list[int]] = {tree.kodama: [0]}
        for number, part in enumerate(tree.parts, 1):
            tile = tiles[part.tile]
            self.features.append(tile.feature)
            self.kodamas.append(tile.kodama)
            self.limbs.append(part.limb)
            self.bears[part.on].append(number)
            having.setdefault(tile.feature, []).append(number)
            having.setdefault(tile.kodama, []).append(number)
        self._having = having

    def having(self, trait: Trait) -> list[int]:
        """The parts with a trait."""
        return self._having.get(trait, [])

    def ends(self, trait: Trait) -> list[int]:
        """The branch ends with a trait. The trunk is no branch."""
        return [part for part in self.having(trait) if part and not self.bears[part]]

    def cells(self, part: int) -> tuple[Cell, Cell]:
        """The two cells of a tile."""
        placed = self.tree.parts[part - 1]
        return placed.at, Cell(placed.at + self.tiles[placed.tile].shape.turned[placed.heading].tip)


def instances(condition: Condition, anatomy: Anatomy) -> list[Instance]:
    """The most instances of the condition that the tree can show at once."""
    match condition:
        case Row(of, length):
            heads = range(anatomy.size) if isinstance(of, Likeness) else anatomy.having(of)
            return _rows(anatomy, length, extending(anatomy, of), heads)
        case Touching(one, other):
            return _rows(anatomy, 2, _pairing(anatomy, one, other), range(anatomy.size))
        case Traced(of):
            return _one_a_limb(anatomy, [part for part in anatomy.having(of) if part])
        case LimbEnds(of):
            return _one_a_limb(anatomy, anatomy.ends(of))
        case Ends(of):
            return [(part,) for part in anatomy.ends(of)]
        case Count(of, each):
            return _grouped(anatomy.having(of), each)
        case Sets(of):
            return list(zip(*(anatomy.having(trait) for trait in all_of(of)), strict=False))
        case Forks(bearing):
            return [(part,) for part in range(1, anatomy.size) if len(anatomy.bears[part]) >= bearing]
        case Height(least):
            return _highest(anatomy, least)
        case Spread(least):
            apart, tiles_there = width(anatomy)
            return [tiles_there] if apart >= least else []
        case EvenLimbs(within):
            sizes = [anatomy.limbs.count(limb) for limb in LIMBS]
            return [tuple(range(1, anatomy.size))] if min(sizes) and max(sizes) - min(sizes) <= within else []
        case Upright(sixths, tiles):
            tree = anatomy.tree
            upright = 6 * tree.lean <= sixths * tree.foot * tree.mass
            return [tuple(range(1, anatomy.size))] if upright and len(tree.parts) >= tiles else []
        case _:
            assert_never(condition)


def points(goal: Goal, anatomy: Anatomy) -> tuple[int, list[Instance]]:
    """What the goal is worth on this tree, and the instances it is worth it for."""
    found = instances(goal.condition, anatomy)
    if goal.per:
        return goal.vp * len(found), found
    return (goal.vp, found[:1]) if found else (0, [])


# ---------------------------------------------------------------- conditions

Extends: TypeAlias = Callable[[Instance, int], bool]
"""Whether a part may be the next of a row that has begun so; the row may be empty."""


def _rows(anatomy: Anatomy, length: int, extends: Extends, possible: Sequence[int]) -> list[Instance]:
    """The most rows of so many parts that share none; `possible` are the parts that may be in one, in order.

    From the branch ends inward, each part from which a row can run outward over parts that head no row heads one. That
    is exact. Whatever lies beyond a head is reached through the head alone, so its row costs nobody else a part but
    the head. And of all rows that would run through the head, a division can hold one: exchanging that one for the
    head's own loses none.
    """
    found: list[Instance] = []
    if len(possible) < length:
        return found
    heads, bears = [False] * anatomy.size, anatomy.bears
    for part in reversed(possible):
        if length > 1 and not bears[part]:
            continue  # a branch end begins no row
        row = _row_from(anatomy, part, (), length, extends, heads)
        if row:
            heads[part] = True
            found.append(row)
    return found


def _row_from(
    anatomy: Anatomy, part: int, begun: Instance, length: int, extends: Extends, heads: list[bool]
) -> Instance:
    """A row that goes on with `part`, avoiding heads; empty if there is none."""
    if heads[part] or not extends(begun, part):
        return ()
    row = (*begun, part)
    if len(row) == length:
        return row
    for following in anatomy.bears[part]:
        whole = _row_from(anatomy, following, row, length, extends, heads)
        if whole:
            return whole
    return ()


def extending(anatomy: Anatomy, of: Trait | Likeness) -> Extends:
    """How rows of this kind go on."""
    features, kodamas = anatomy.features, anatomy.kodamas
    match of:
        case Feature():
            return lambda _, part: features[part] is of
        case Kodama():
            return lambda _, part: kodamas[part] is of
        case Likeness.SAME_KODAMA:
            return lambda begun, part: not begun or kodamas[part] is kodamas[begun[0]]
        case Likeness.SAME_FEATURE:
            return lambda begun, part: (
                features[part] is not None and (not begun or features[part] is features[begun[0]])
            )
        case Likeness.OTHER_KODAMAS:
            return lambda begun, part: all(kodamas[part] is not kodamas[before] for before in begun)
        case Likeness.OTHER_FEATURES:
            return lambda begun, part: (
                features[part] is not None and all(features[part] is not features[before] for before in begun)
            )
        case _:
            assert_never(of)


def _pairing(anatomy: Anatomy, one: Trait, other: Trait) -> Extends:
    ones, others = set(anatomy.having(one)), set(anatomy.having(other))

    def extends(begun: Instance, part: int) -> bool:
        if not begun:
            return part in ones or part in others
        return (begun[0] in ones and part in others) or (begun[0] in others and part in ones)

    return extends


def _one_a_limb(anatomy: Anatomy, parts: list[int]) -> list[Instance]:
    """One instance if each limb has one of these parts."""
    limbs = anatomy.limbs
    first = {limbs[part]: part for part in reversed(parts)}
    return [tuple([first[limb] for limb in LIMBS])] if len(first) == len(LIMBS) else []


def _grouped(parts: list[int], each: int) -> list[Instance]:
    return [tuple(parts[start : start + each]) for start in range(0, len(parts) - each + 1, each)]


def _highest(anatomy: Anatomy, least: int) -> list[Instance]:
    high = next((part for part in range(1, anatomy.size) if _top(anatomy, part) >= least), None)
    return [] if high is None else [(high,)]


def _top(anatomy: Anatomy, part: int) -> int:
    one, other = anatomy.cells(part)
    return max(coordinates(one)[2], coordinates(other)[2])


def reach(anatomy: Anatomy) -> int:
    """The highest layer that a tile has come to; 0 on a bare trunk."""
    return max((_top(anatomy, part) for part in range(1, anatomy.size)), default=0)


def width(anatomy: Anatomy) -> tuple[int, Instance]:
    """How many cells the two furthest tiles are apart, seen from above, and which they are.

    Cells are as far apart as the largest of their differences along q, r and q + r.
    """
    places = [(*coordinates(at), part) for part in range(1, anatomy.size) for at in anatomy.cells(part)]
    widest: tuple[int, Instance] = (0, ())
    for along in (
        [(q, part) for q, _, _, part in places],
        [(r, part) for _, r, _, part in places],
        [(q + r, part) for q, r, _, part in places],
    ):
        if along:
            (low, one), (high, other) = min(along), max(along)
            widest = max(widest, (high - low, tuple(sorted({one, other}))))
    return widest


def all_of(kind: Kind) -> tuple[Trait, ...]:
    """Every feature, or every kodama."""
    return tuple(Feature) if kind is Kind.FEATURES else tuple(Kodama)


# ---------------------------------------------------------------- the end


def entries(seat: Seat, goals: list[Goal], anatomy: Anatomy) -> list[Entry]:
    """A seat's goals in hand as ledger entries, each with the parts that met it; a goal not met gives 0."""
    found = []
    for goal in goals:
        amount, met = points(goal, anatomy)
        found.append(Entry.proven(seat, amount, goal.name, "end", partial(_proof, anatomy.tree, met)))
    return found


def _proof(tree: Tree, met: list[Instance]) -> Evidence:
    """The parts of each instance by name."""
    shown: tuple[Datum, ...] = tuple([tuple([tree.name(part) for part in instance]) for instance in met])
    return (("parts", shown),)


def outcome(ledger: Ledger, hands: tuple[tuple[GoalName, ...], ...]) -> Terminal:
    """The most points win; a tie goes to the most goals in hand; then the tied share the win (k3d.end.winner)."""
    scores = totals(ledger, len(hands))
    best = max(scores)
    tied = [Seat(seat) for seat, score in enumerate(scores) if score == best]
    if len(tied) == 1:
        return Terminal(scores, (tied[0],), Reason.of("k3d.end.winner", points=best))
    most = max(len(hands[seat]) for seat in tied)
    winners = tuple(seat for seat in tied if len(hands[seat]) == most)
    return Terminal(scores, winners, Reason.of("k3d.end.winner", points=best, tied=tuple(tied), goals=most))
