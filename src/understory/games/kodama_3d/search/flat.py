"""Tiles attached to a tree, over the buffers of `tallies` and in the subset of `geometry.kernel`: where each may be,
and what the goals promise then. A law holds where and how it grows equal to `rules.tree`. More buffers:
    turned    for each shape and heading `TURN` numbers: see `TIP` and what follows
    tiles     for each tile its shape, feature and kodama
    held      the goals in hand; `shown` those on display
    promise   what is still to come of goals: see `measures.promised`
    grown     room for a tree

Worth is in thousandths of a VP.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from understory.games.kodama_3d.search.measures import promised
from understory.games.kodama_3d.search.tallies import (
    AT,
    BEARS,
    CELLS,
    CELLS_AT,
    FEATURE,
    FOOT,
    GOAL,
    HEADING,
    HIGH,
    KODAMA,
    LIMB,
    LOW,
    MASS,
    MOMENT_Q,
    MOMENT_R,
    NEXT_LAYER,
    NEXT_ROW,
    ON,
    OPEN,
    PART,
    PARTS_AT,
    POINT,
    POINTS,
    POINTS_AT,
    REACH,
    SIZE,
    TRACED_TO,
    WHOSE,
    Q,
    R,
)

# A shape in one heading: the way to its tip as cells are packed and as q, r and layers; its mass and moments; how many
# openings it has, and for each the way to the next stem, as cells are packed and as q and r, and the next heading.
TIP: Final = 0
TIP_Q: Final = 1
TIP_R: Final = 2
TIP_UP: Final = 3
WEIGHT: Final = 4
TURN_Q: Final = 5
TURN_R: Final = 6
OPENINGS: Final = 7
WAYS: Final = 8
WAY: Final = 4
TURN: Final = WAYS + 3 * WAY
HEADINGS: Final = 6

TILE: Final = 3
NEVER: Final = -1000000
"""What a place is worth where the tile may not be."""


def taken(tree: Sequence[int], cell: int) -> bool:
    """Whether a part of the tree is in the cell."""
    for number in range(tree[CELLS]):  # noqa: SIM110  (the subset has no generators)
        if tree[CELLS_AT + number] == cell:
            return True
    return False


def leaning(tree: Sequence[int], turned: Sequence[int], turn: int, point: int) -> int:
    """How far the tree would lean with a tile at a point, times its mass; -1 where the tile does not fit."""
    stem = tree[point + AT]
    if taken(tree, stem) or taken(tree, stem + turned[turn + TIP]):
        return -1
    q = tree[MOMENT_Q] + turned[turn + WEIGHT] * tree[point + Q] + turned[turn + TURN_Q]
    r = tree[MOMENT_R] + turned[turn + WEIGHT] * tree[point + R] + turned[turn + TURN_R]
    return max(abs(q), abs(r), abs(q + r))


def standing(tree: Sequence[int], turned: Sequence[int], shape: int, out: MutableSequence[int]) -> int:
    """Write for each free point how far the tree leans with a tile of this shape there, or -1 where it may not be
    (k3d.grow.balance); return how many points are left."""
    most = tree[FOOT] * (tree[MASS] + turned[shape * HEADINGS * TURN + WEIGHT])
    least = -NEVER
    for number in range(tree[POINTS]):
        point = POINTS_AT + number * POINT
        out[number] = leaning(tree, turned, (shape * HEADINGS + tree[point + HEADING]) * TURN, point)
        if out[number] >= 0:
            least = min(least, out[number])
    left = 0
    for number in range(tree[POINTS]):
        if out[number] > max(most, least):
            out[number] = -1
        elif out[number] >= 0:
            left += 1
    return left


def grow(
    tree: Sequence[int], turned: Sequence[int], tiles: Sequence[int], tile: int, point: int,
    grown: MutableSequence[int],
) -> None:  # fmt: skip
    """Write the tree with a tile at a point, where it must fit."""
    for at in range(point):
        grown[at] = tree[at]
    for at in range(point, POINTS_AT + POINT * (tree[POINTS] - 1)):
        grown[at] = tree[at + POINT]
    for number in range(tree[CELLS]):
        grown[CELLS_AT + number] = tree[CELLS_AT + number]
    on = tree[point + WHOSE]
    stem = tree[point + AT]
    q = tree[point + Q]
    r = tree[point + R]
    turn = (tiles[tile] * HEADINGS + tree[point + HEADING]) * TURN
    part = PARTS_AT + tree[SIZE] * PART
    grown[part + ON] = on
    grown[part + LIMB] = tree[point + TRACED_TO]
    grown[part + FEATURE] = tiles[tile + 1]
    grown[part + KODAMA] = tiles[tile + 2]
    grown[part + BEARS] = 0
    grown[PARTS_AT + on * PART + BEARS] += 1
    grown[MASS] += turned[turn + WEIGHT]
    grown[MOMENT_Q] += turned[turn + WEIGHT] * q + turned[turn + TURN_Q]
    grown[MOMENT_R] += turned[turn + WEIGHT] * r + turned[turn + TURN_R]
    layer = (stem - q - NEXT_ROW * r) // NEXT_LAYER
    grown[REACH] = max(grown[REACH], layer, layer + turned[turn + TIP_UP])
    reach_out(grown, 0, q, q + turned[turn + TIP_Q])
    reach_out(grown, 1, r, r + turned[turn + TIP_R])
    reach_out(grown, 2, q + r, q + r + turned[turn + TIP_Q] + turned[turn + TIP_R])
    grown[CELLS_AT + tree[CELLS]] = stem
    grown[CELLS_AT + tree[CELLS] + 1] = stem + turned[turn + TIP]
    grown[CELLS] += 2
    grown[SIZE] += 1
    grown[POINTS] = tree[POINTS] - 1
    fill_up(grown, on, stem, stem + turned[turn + TIP])
    grown[part + OPEN] = 0
    for opening in range(turned[turn + OPENINGS]):
        way = turn + WAYS + opening * WAY
        new = POINTS_AT + grown[POINTS] * POINT
        grown[new + WHOSE] = tree[SIZE]
        grown[new + AT] = stem + turned[way]
        grown[new + Q] = q + turned[way + 1]
        grown[new + R] = r + turned[way + 2]
        grown[new + HEADING] = turned[way + 3]
        grown[new + TRACED_TO] = tree[point + TRACED_TO]
        grown[POINTS] += 1
        if not taken(grown, grown[new + AT]):
            grown[part + OPEN] += 1


def reach_out(tree: MutableSequence[int], axis: int, one: int, other: int) -> None:
    """Widen the tree along an axis to where a tile is."""
    tree[LOW + axis] = min(tree[LOW + axis], one, other)
    tree[HIGH + axis] = max(tree[HIGH + axis], one, other)


def fill_up(tree: MutableSequence[int], on: int, stem: int, tip: int) -> None:
    """A point of part `on` is used, and whatever leads to the two cells of the new tile is closed."""
    tree[PARTS_AT + on * PART + OPEN] -= 1
    for number in range(tree[POINTS]):
        point = POINTS_AT + number * POINT
        if tree[point + AT] == stem or tree[point + AT] == tip:
            tree[PARTS_AT + tree[point + WHOSE] * PART + OPEN] -= 1


def growths(
    tree: Sequence[int], turned: Sequence[int], tiles: Sequence[int], tile: int, held: Sequence[int],
    shown: Sequence[int], promise: Sequence[int], to_come: int, unknown: int, grown: MutableSequence[int],
    mark: MutableSequence[int], out: MutableSequence[int],
) -> int:  # fmt: skip
    """Write for each free point what all goals promise with a tile there, and the goal that may be drawn if the tile
    matches nothing (k3d.goal.when): the best on display, or one off the deck, which promises `unknown`. `NEVER` where
    the tile may not be; where it fits nowhere all are. Return the best."""
    best = NEVER
    standing(tree, turned, tiles[tile], out)
    for number in range(tree[POINTS]):
        point = POINTS_AT + number * POINT
        if out[number] < 0:
            out[number] = NEVER
        else:
            grow(tree, turned, tiles, tile, point, grown)
            worth = 0
            for goal in range(len(held) // GOAL):
                worth += promised(grown, held, goal * GOAL, promise, to_come, mark)
            on = PARTS_AT + tree[point + WHOSE] * PART
            if unknown > 0 and tree[on + FEATURE] != tiles[tile + 1] and tree[on + KODAMA] != tiles[tile + 2]:
                drawn = unknown
                for goal in range(len(shown) // GOAL):
                    drawn = max(drawn, promised(grown, shown, goal * GOAL, promise, to_come, mark))
                worth += drawn
            out[number] = worth
            best = max(best, worth)
    return best


def tiles_weighed(
    tree: Sequence[int], turned: Sequence[int], tiles: Sequence[int], held: Sequence[int], shown: Sequence[int],
    promise: Sequence[int], to_come: int, unknown: int, grown: MutableSequence[int], mark: MutableSequence[int],
    places: MutableSequence[int], out: MutableSequence[int],
) -> None:  # fmt: skip
    """Write for each tile what its best place is worth; `NEVER` where it fits nowhere."""
    for number in range(len(tiles) // TILE):
        out[number] = growths(
            tree, turned, tiles, number * TILE, held, shown, promise, to_come, unknown, grown, mark, places
        )
