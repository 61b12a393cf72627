"""How often a tree meets a goal, and how near it is to the next time, over flat buffers and in the subset of
`geometry.kernel`: play-outs ask for it all the time. A law holds what comes out equal to `rules.scoring`.

A tree is one buffer of `TREE` whole numbers: first what concerns all of it, then `PART` numbers for each part, the
trunk first; `POINT` for each free connection point, in their order; and its cells. A feature is a number from 0, a
kodama one from `KODAMAS`, so that a trait is one number; the trunk's feature is none of them. A goal is `GOAL` numbers.
`mark` is room to count in, `MARKS` numbers.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

MOST_PARTS: Final = 13
MOST_POINTS: Final = 30
MOST_CELLS: Final = 36
"""A trunk of nine cells and twelve tiles, each with three connection points at most."""

# All of a tree: how many parts, points and cells it has, mass, moments and foot, how far its tiles reach.
SIZE: Final = 0
POINTS: Final = 1
CELLS: Final = 2
MASS: Final = 3
MOMENT_Q: Final = 4
MOMENT_R: Final = 5
FOOT: Final = 6
REACH: Final = 7
LOW: Final = 8
"""The least q, r and q + r of its tiles,"""
HIGH: Final = 11
"""and the greatest."""

# A part: what it hangs on, its limb, what it shows, how many tiles hang on it, how many more could.
PARTS_AT: Final = 14
ON: Final = 0
LIMB: Final = 1
FEATURE: Final = 2
KODAMA: Final = 3
BEARS: Final = 4
OPEN: Final = 5
PART: Final = 6

# A free connection point: whose it is, the cell and heading of the next stem, the cell's q and r, its limb.
POINTS_AT: Final = PARTS_AT + PART * MOST_PARTS
WHOSE: Final = 0
AT: Final = 1
HEADING: Final = 2
Q: Final = 3
R: Final = 4
TRACED_TO: Final = 5
POINT: Final = 6

CELLS_AT: Final = POINTS_AT + POINT * MOST_POINTS
TREE: Final = CELLS_AT + MOST_CELLS

NO_FEATURE: Final = -1
KODAMAS: Final = 4
TRAITS: Final = 4
"""There are so many features, and as many kodamas."""
SETS_OF: Final = 16
"""So many sets can be made of them."""
MARKS: Final = MOST_PARTS * SETS_OF
LIMBS: Final = 3
NEXT_ROW: Final = 64
NEXT_LAYER: Final = 4096
"""How cells are packed: see `rules.space`."""

# A goal: what it measures, its points, whether they come each time, one or two traits (or the field in which the parts
# of a row are alike or differ), and a number.
MEASURE: Final = 0
VP: Final = 1
PER: Final = 2
ONE: Final = 3
OTHER: Final = 4
NUMBER: Final = 5
GOAL: Final = 6

ROW_ONCE: Final = 0
ROW_PER: Final = 1
ROW_ALIKE: Final = 2
ROW_UNLIKE: Final = 3
TOUCHING_ALIKE: Final = 4
TOUCHING: Final = 5
COUNT: Final = 6
SETS: Final = 7
FORKS: Final = 8
TRACED: Final = 9
HEIGHT: Final = 10
SPREAD: Final = 11
# What follows can be lost again.
EVEN_LIMBS: Final = 12
UPRIGHT: Final = 13
ENDS: Final = 14
LIMB_ENDS: Final = 15
MEASURES: Final = 16
LEVELS: Final = 8
"""A level says how near the next instance is, in the measure's own way, from 0 to 7."""


def shows(tree: Sequence[int], part: int, trait: int) -> bool:
    """Whether a part has a trait."""
    row = PARTS_AT + part * PART
    return tree[row + FEATURE] == trait or tree[row + KODAMA] == trait


def having(tree: Sequence[int], trait: int) -> int:
    """How many parts have a trait."""
    number = 0
    for part in range(tree[SIZE]):
        if shows(tree, part, trait):
            number += 1
    return number


# ---------------------------------------------------------------- rows: see `rules.scoring._rows`


def rows_of(tree: Sequence[int], trait: int, length: int, mark: MutableSequence[int]) -> int:
    """The most rows of so many parts with a trait. `mark` is how long a row runs outward from a part over no head."""
    found = 0
    for part in range(tree[SIZE]):
        mark[part] = 0
    for back in range(tree[SIZE]):
        part = tree[SIZE] - 1 - back
        if shows(tree, part, trait):
            mark[part] += 1
            on = tree[PARTS_AT + part * PART + ON]
            if mark[part] >= length:
                found += 1
            elif part > 0:
                mark[on] = max(mark[on], mark[part])
    return found


def open_row(tree: Sequence[int], trait: int, length: int, mark: MutableSequence[int]) -> int:
    """The longest row with a trait that leads to a part with room for a tile; it begins anew after each whole row."""
    longest = 0
    for part in range(tree[SIZE]):
        row = PARTS_AT + part * PART
        mark[part] = 0
        if shows(tree, part, trait):
            mark[part] = 1 + mark[tree[row + ON]] if part > 0 else 1
            if mark[part] >= length:
                mark[part] = 0
            if tree[row + OPEN] > 0:
                longest = max(longest, mark[part])
    return longest


def alike_rows(tree: Sequence[int], field: int, length: int, mark: MutableSequence[int]) -> int:
    """The most rows of so many parts that show the same in a field."""
    found = 0
    for part in range(tree[SIZE]):
        mark[part] = 0
    for back in range(tree[SIZE]):
        part = tree[SIZE] - 1 - back
        row = PARTS_AT + part * PART
        if tree[row + field] != NO_FEATURE:
            mark[part] += 1
            on = tree[row + ON]
            if mark[part] >= length:
                found += 1
            elif part > 0 and tree[PARTS_AT + on * PART + field] == tree[row + field]:
                mark[on] = max(mark[on], mark[part])
    return found


def nearly_alike(tree: Sequence[int], field: int, length: int, mark: MutableSequence[int]) -> int:
    """How many parts with room for a tile end a row that lacks one part."""
    ready = 0
    for part in range(tree[SIZE]):
        row = PARTS_AT + part * PART
        on = tree[row + ON]
        mark[part] = 1
        if part > 0 and tree[PARTS_AT + on * PART + field] == tree[row + field]:
            mark[part] = (mark[on] + 1) % length
        if tree[row + OPEN] > 0 and mark[part] == length - 1:
            ready += 1
    return ready


def unlike_rows(tree: Sequence[int], field: int, length: int, mark: MutableSequence[int]) -> int:
    """The most rows of so many parts that all show something else in a field. For each part and each set of what can be
    shown, `mark` says whether a row outward from what hangs on the part, over no head, shows just that set."""
    first = KODAMAS if field == KODAMA else 0
    found = 0
    for at in range(tree[SIZE] * SETS_OF):
        mark[at] = 0
    for back in range(tree[SIZE]):
        part = tree[SIZE] - 1 - back
        row = PARTS_AT + part * PART
        if tree[row + field] != NO_FEATURE:
            own = 2 ** (tree[row + field] - first)
            whole = length == 1
            for shown in range(SETS_OF):
                if mark[part * SETS_OF + shown] > 0 and shown // own % 2 == 0 and kinds(shown + own) == length:
                    whole = True
            if whole:
                found += 1
            elif part > 0:
                on = tree[row + ON]
                mark[on * SETS_OF + own] = 1
                for shown in range(SETS_OF):
                    if mark[part * SETS_OF + shown] > 0 and shown // own % 2 == 0:
                        mark[on * SETS_OF + shown + own] = 1
    return found


def kinds(shown: int) -> int:
    """How many are in a set."""
    return shown % 2 + shown // 2 % 2 + shown // 4 % 2 + shown // 8 % 2


def open_unlike(tree: Sequence[int], field: int, length: int) -> int:
    """The longest row of unlike parts that leads to a part with room for a tile and is not whole."""
    first = KODAMAS if field == KODAMA else 0
    longest = 0
    for end in range(tree[SIZE]):
        if tree[PARTS_AT + end * PART + OPEN] > 0:
            shown = 0
            part = end
            while part >= 0:
                row = PARTS_AT + part * PART
                own = 2 ** max(0, tree[row + field] - first)
                if tree[row + field] == NO_FEATURE or shown // own % 2 == 1:
                    part = -1
                else:
                    shown += own
                    part = tree[row + ON] if part > 0 else -1
            if kinds(shown) < length:
                longest = max(longest, kinds(shown))
    return longest


def pairs(tree: Sequence[int], one: int, other: int, mark: MutableSequence[int]) -> int:
    """The most touching pairs. `mark` is 1 for the inner half of each, 2 for the outer, 0 for what is in none."""
    found = 0
    for part in range(tree[SIZE]):
        mark[part] = 0
    for back in range(tree[SIZE] - 1):
        part = tree[SIZE] - 1 - back
        on = tree[PARTS_AT + part * PART + ON]
        if (
            mark[part] != 1
            and mark[on] != 1
            and (
                (shows(tree, on, one) and shows(tree, part, other))
                or (shows(tree, on, other) and shows(tree, part, one))
            )
        ):
            mark[on] = 1
            mark[part] = 2
            found += 1
    return found


def left_over(tree: Sequence[int], one: int, other: int, mark: Sequence[int]) -> int:
    """How many parts with either trait and room for a tile are in no pair."""
    number = 0
    for part in range(tree[SIZE]):
        waits = mark[part] == 0 and tree[PARTS_AT + part * PART + OPEN] > 0
        if waits and (shows(tree, part, one) or shows(tree, part, other)):
            number += 1
    return number


# ---------------------------------------------------------------- limbs, numbers, the tree's form


def limbs_with(tree: Sequence[int], trait: int, ends: bool, mark: MutableSequence[int]) -> int:
    """How many limbs have a tile with a trait, or a branch end with it."""
    for limb in range(LIMBS + 1):
        mark[limb] = 0
    for part in range(1, tree[SIZE]):
        row = PARTS_AT + part * PART
        if shows(tree, part, trait) and (not ends or tree[row + BEARS] == 0):
            mark[tree[row + LIMB]] = 1
    return mark[1] + mark[2] + mark[3]


def missing_to_even(tree: Sequence[int], within: int, mark: MutableSequence[int]) -> int:
    """How many tiles the smaller limbs lack."""
    most = 0
    for limb in range(LIMBS + 1):
        mark[limb] = 0
    for part in range(1, tree[SIZE]):
        limb = tree[PARTS_AT + part * PART + LIMB]
        mark[limb] += 1
        most = max(most, mark[limb])
    lacking = 0
    for limb in range(1, LIMBS + 1):
        lacking += max(0, max(1, most - within) - mark[limb])
    return lacking


def highest_point(tree: Sequence[int]) -> int:
    """The highest layer at which a part with room for a tile has a free connection point."""
    high = 0
    for number in range(tree[POINTS]):
        point = POINTS_AT + number * POINT
        if tree[PARTS_AT + tree[point + WHOSE] * PART + OPEN] > 0:
            high = max(high, (tree[point + AT] - tree[point + Q] - NEXT_ROW * tree[point + R]) // NEXT_LAYER)
    return high


def forks(tree: Sequence[int], bearing: int) -> tuple[int, int]:
    """How many tiles bear so many, and how many lack one and have room for it."""
    found = 0
    nearly = 0
    for part in range(1, tree[SIZE]):
        row = PARTS_AT + part * PART
        if tree[row + BEARS] >= bearing:
            found += 1
        elif tree[row + BEARS] == bearing - 1 and tree[row + OPEN] > 0:
            nearly += 1
    return found, nearly


def sets(tree: Sequence[int], first: int, mark: MutableSequence[int]) -> tuple[int, int]:
    """How many sets of all four traits there are, and how many traits the next one has."""
    fewest = MOST_PARTS
    for trait in range(TRAITS):
        mark[trait] = having(tree, first + trait)
        fewest = min(fewest, mark[trait])
    begun = 0
    for trait in range(TRAITS):
        if mark[trait] > fewest:
            begun += 1
    return fewest, begun
