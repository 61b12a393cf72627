"""Sines and cosines as integers: `round(2**14 * cos(k / 10 degrees))`, read from shipped data, never computed.

`quarter.txt` beside this file holds the cosines of 0.0 to 90.0 degrees; the rest of the circle follows by symmetry.
"""

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

FULL_TURN: Final = 3600
"""Angles are counted in tenths of a degree."""


def circle(quarter: Sequence[int]) -> list[int]:
    """Cosine and sine of every angle in turn, from the cosines of the first quarter."""
    waves: list[int] = []
    for k in range(FULL_TURN):
        waves.append(cosine(quarter, k))
        waves.append(cosine(quarter, abs(k - FULL_TURN // 4)))
    return waves


def cosine(quarter: Sequence[int], k: int) -> int:
    """The cosine of an angle from 0 to 3599."""
    within = min(k, FULL_TURN - k)
    return quarter[within] if within <= FULL_TURN // 4 else -quarter[FULL_TURN // 2 - within]


QUARTER: Final = tuple(
    int(word) for word in Path(__file__).with_name("quarter.txt").read_text(encoding="ascii").split()
)
WAVES: Final = array("h", circle(QUARTER))
"""Cosine and sine of every angle in turn: the cosine of k at 2k, its sine at 2k + 1, both times 2**14."""
