"""The kernel of the plane, which every board that lays cards freely needs."""

from understory.geometry.angles import FULL_TURN, circle
from understory.geometry.kernel import enumerate_free, judge, keep_clear, legal, tabulate
from understory.geometry.lattice import outline
from understory.geometry.probing import draw, draw_on, openness
from understory.geometry.snapping import nearest, snap, unposed
from web.translate import translated


def module() -> str:
    """`geometry.ts`."""
    kernel = (judge, legal, tabulate, enumerate_free, keep_clear, draw, draw_on, openness)
    return translated(
        *kernel, unposed, snap, nearest, circle, outline,
        told="The plane in exact integers: 0.01 mm, 0.1 degree counterclockwise, y up.",
        named={"FULL_TURN": FULL_TURN},
    )  # fmt: skip
