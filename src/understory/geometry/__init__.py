"""Plane geometry in exact integers: cards as turned boxes, bark as capsules, icons as discs. Knows no game.

Lengths are integers of 0.01 mm, angles integers of 0.1 degree from 0 to 3599, counterclockwise; y points up.
Nothing is a float where something is decided, so every machine and language comes to the same answers.
"""

from understory.geometry.angles import FULL_TURN, WAVES
from understory.geometry.compiled import Kernel, kernel, plain_kernel
from understory.geometry.lattice import LARGEST_HALF, LONGEST_STRETCH, WIDEST_RADIUS, Stretch, outline

__all__ = [
    "FULL_TURN",
    "LARGEST_HALF",
    "LONGEST_STRETCH",
    "WAVES",
    "WIDEST_RADIUS",
    "Kernel",
    "Stretch",
    "kernel",
    "outline",
    "plain_kernel",
]
