"""What is in the box, by name: features, kodamas, tiles, goals, and the stacks of the forest."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

from understory.games.kodama_3d.rules.space import Shape

TileName = NewType("TileName", str)
"""A branch tile: its feature, kodama and shape in one word, such as `caterpillar-pink-fork`."""

GoalName = NewType("GoalName", str)
"""A goal card in one word, such as `four-blue-in-a-row`."""

Stack = NewType("Stack", int)
"""A place of the forest, 0 to 15: four times its row and its column, counted from the lower left corner."""

SIDE: Final = 4
"""Stacks along a side of the largest forest; smaller ones lie in its lower left corner."""
STACKS: Final = tuple(Stack(number) for number in range(SIDE * SIDE))
STACK_NAMES: Final = tuple(f"{'abcd'[stack % SIDE]}{stack // SIDE + 1}" for stack in STACKS)
"""Columns a to d from the left, rows 1 to 4 from below."""

TRUNK: Final = TileName("trunk")
"""How the trunk is called where parts of a tree are named."""


class Feature(StrEnum):
    """What grows or lives on a tile."""

    BLOSSOM = "blossom"
    CATERPILLAR = "caterpillar"
    FIREFLY = "firefly"
    MUSHROOM = "mushroom"


class Kodama(StrEnum):
    """Who sits on a tile or a trunk; also a player's colour."""

    BLUE = "blue"
    GREEN = "green"
    ORANGE = "orange"
    PINK = "pink"


@dataclass(frozen=True, slots=True)
class Tile:
    """A branch tile."""

    name: TileName
    feature: Feature
    kodama: Kodama
    shape: Shape
