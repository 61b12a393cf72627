"""Lanterns: a small game of our own that uses all of the kernel. Heights are whole numbers from 0 to 200.

Everybody is dealt numbered lanterns and puts one under the pile, all at once. Twice round the table each hangs one,
at any height with room for it, for a point per lantern below. An odd lantern grants a wish: draw one, bury one.
"""

from typing import Final

from understory.core import Box
from understory.testing.lanterns.coding import coding
from understory.testing.lanterns.face.terminal import Face, greedy
from understory.testing.lanterns.rules.game import Lanterns
from understory.testing.lanterns.rules.moves import Bury, Deal, Hang, Lantern, Move, Return, Wish
from understory.testing.lanterns.rules.state import Hung, State
from understory.testing.lanterns.rules.view import View

__all__ = [
    "LANTERNS",
    "Bury",
    "Deal",
    "Face",
    "Hang",
    "Hung",
    "Lantern",
    "Lanterns",
    "Move",
    "Return",
    "State",
    "View",
    "Wish",
]

LANTERNS: Final = Box(Lanterns(), Face(), greedy, coding=coding)
