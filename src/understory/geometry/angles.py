"""Sines and cosines as integers: `round(2**14 * cos(k / 10 degrees))`, read from shipped data, never computed.

`quarter.txt` beside this file holds the cosines of 0.0 to 90.0 degrees; the rest of the circle follows by symmetry.
"""

from array import array
from pathlib import Path
from typing import Final

FULL_TURN: Final = 3600
"""Angles are counted in tenths of a degree."""

_QUARTER: Final = FULL_TURN // 4


def _waves() -> "array[int]":
    quarter = [int(word) for word in Path(__file__).with_name("quarter.txt").read_text("ascii").split()]
    half = quarter + [-value for value in quarter[-2::-1]]
    circle = half + half[-2:0:-1]
    waves = array("h")
    for k, cosine in enumerate(circle):
        waves.append(cosine)
        waves.append(circle[k - _QUARTER])
    return waves


WAVES: Final = _waves()
"""Cosine and sine of every angle in turn: the cosine of k at 2k, its sine at 2k + 1, both times 2**14."""
