"""A goal measured on a tree: how often it is met, how near the next time is, and what that promises. Over the buffers
of `tallies`, whose `LEVELS` say how near; worth is in thousandths of a VP."""

from collections.abc import MutableSequence, Sequence
from typing import Final

from understory.games.kodama_3d.search.tallies import (
    BEARS,
    COUNT,
    EVEN_LIMBS,
    FOOT,
    FORKS,
    GOAL,
    HEIGHT,
    HIGH,
    LEVELS,
    LIMB_ENDS,
    LIMBS,
    LOW,
    MASS,
    MEASURE,
    MOMENT_Q,
    MOMENT_R,
    NUMBER,
    ONE,
    OTHER,
    PART,
    PARTS_AT,
    PER,
    REACH,
    ROW_ALIKE,
    ROW_PER,
    ROW_UNLIKE,
    SETS,
    SIZE,
    SPREAD,
    TOUCHING,
    TRACED,
    UPRIGHT,
    VP,
    alike_rows,
    forks,
    having,
    highest_point,
    left_over,
    limbs_with,
    missing_to_even,
    nearly_alike,
    open_row,
    open_unlike,
    pairs,
    rows_of,
    sets,
    shows,
    unlike_rows,
)

TILES_TO_COME: Final = 13
"""From none to twelve."""
WHOLE: Final = 1000
"""Thousandths."""
SIXTHS: Final = 6
THIRDS: Final = 18
"""Three times as many: the level of a lean is in thirds of what the goal allows."""


def in_rows(
    tree: Sequence[int], measure: int, one: int, other: int, number: int, mark: MutableSequence[int]
) -> tuple[int, int]:
    """What asks for parts that hang on one another. The level is how many parts the best row lacks; for rows of alike
    parts and for pairs it is how many parts wait for the last one."""
    if measure <= ROW_PER:
        found = rows_of(tree, one, number, mark)
        return found, number - open_row(tree, one, number, mark)
    if measure == ROW_ALIKE:
        found = alike_rows(tree, one, number, mark)
        return found, nearly_alike(tree, one, number, mark)
    if measure == ROW_UNLIKE:
        found = unlike_rows(tree, one, number, mark)
        return found, number - open_unlike(tree, one, number)
    found = pairs(tree, one, other, mark)
    return found, left_over(tree, one, other, mark)


def in_number(tree: Sequence[int], measure: int, one: int, number: int, mark: MutableSequence[int]) -> tuple[int, int]:
    """What asks for parts wherever they are, or one on each limb. The level is how much of the next one there is."""
    if measure == TRACED:
        limbs = limbs_with(tree, one, False, mark)
        return limbs // LIMBS, limbs
    if measure == LIMB_ENDS:
        limbs = limbs_with(tree, one, True, mark)
        return limbs // LIMBS, limbs
    if measure == COUNT:
        parts = having(tree, one)
        return parts // number, parts % number
    if measure == SETS:
        return sets(tree, one, mark)
    if measure == FORKS:
        return forks(tree, number)
    ends = 0
    for part in range(1, tree[SIZE]):
        if shows(tree, part, one) and tree[PARTS_AT + part * PART + BEARS] == 0:
            ends += 1
    return ends, ends


def in_form(tree: Sequence[int], measure: int, one: int, number: int, mark: MutableSequence[int]) -> tuple[int, int]:
    """What asks for the tree's form. The level is how many layers or cells are missing, how many tiles the smaller
    limbs lack, or how far the tree leans."""
    if measure == HEIGHT:
        met = 1 if tree[REACH] >= number else 0
        return met, (1 - met) * (1 + max(0, number - highest_point(tree)))
    if measure == SPREAD:
        wide = 0
        if tree[SIZE] > 1:
            wide = max(tree[HIGH] - tree[LOW], tree[HIGH + 1] - tree[LOW + 1], tree[HIGH + 2] - tree[LOW + 2])
        return (1 if wide >= number else 0), max(0, number - wide)
    if measure == EVEN_LIMBS:
        lacking = missing_to_even(tree, number, mark)
        return (1 if lacking == 0 else 0), lacking
    lean = max(abs(tree[MOMENT_Q]), abs(tree[MOMENT_R]), abs(tree[MOMENT_Q] + tree[MOMENT_R]))
    upright = SIXTHS * lean <= one * tree[FOOT] * tree[MASS]
    allowed = max(1, one) * tree[FOOT] * tree[MASS]
    return (1 if upright and tree[SIZE] > number else 0), (THIRDS * lean + allowed - 1) // allowed


def measured(tree: Sequence[int], goals: Sequence[int], goal: int, mark: MutableSequence[int]) -> tuple[int, int]:
    """How many instances of a goal the tree shows, and the level of the next."""
    measure = goals[goal + MEASURE]
    if measure <= TOUCHING:
        return in_rows(tree, measure, goals[goal + ONE], goals[goal + OTHER], goals[goal + NUMBER], mark)
    if HEIGHT <= measure <= UPRIGHT:
        return in_form(tree, measure, goals[goal + ONE], goals[goal + NUMBER], mark)
    return in_number(tree, measure, goals[goal + ONE], goals[goal + NUMBER], mark)


def promised(
    tree: Sequence[int], goals: Sequence[int], goal: int, promise: Sequence[int], to_come: int,
    mark: MutableSequence[int],
) -> int:  # fmt: skip
    """What a goal should give in the end, so many tiles being to come. `promise` says for each measure, number of tiles
    to come and level how many instances more there will be, in thousandths."""
    instances, level = measured(tree, goals, goal, mark)
    measure = goals[goal + MEASURE]
    if goals[goal + PER] == 0 and instances > 0:
        instances = 1
        if measure < EVEN_LIMBS:
            return goals[goal + VP] * WHOLE  # it cannot be lost again
    at = (measure * TILES_TO_COME + to_come) * LEVELS + min(level, LEVELS - 1)
    return goals[goal + VP] * (WHOLE * instances + promise[at])


def promises(
    tree: Sequence[int], goals: Sequence[int], promise: Sequence[int], to_come: int, mark: MutableSequence[int],
    out: MutableSequence[int],
) -> None:  # fmt: skip
    """Write what each goal should give."""
    for number in range(len(goals) // GOAL):
        out[number] = promised(tree, goals, number * GOAL, promise, to_come, mark)
