"""The tiles and goals that a game is played with, and what is made of them once: trunks, moves, full heaps."""

from collections.abc import Callable
from functools import cache
from typing import Final

from understory.core import Pile
from understory.games.kodama_3d.pack import Pack, printed
from understory.games.kodama_3d.rules.conditions import Goal
from understory.games.kodama_3d.rules.moves import Show, Take, TurnUp
from understory.games.kodama_3d.rules.pieces import STACKS, GoalName, Kodama, Tile, TileName
from understory.games.kodama_3d.rules.tree import Tree


class Shelf:
    """A pack laid out. Nothing on it ever changes; a game in play makes no new objects for these moves."""

    __slots__ = ("deck", "goals", "pack", "shown", "takes", "tiles", "trunks", "turned", "unseen")

    def __init__(self, pack: Pack) -> None:
        self.pack: Final = pack
        self.tiles: Final[dict[TileName, Tile]] = pack.tiles
        self.goals: Final[dict[GoalName, Goal]] = pack.goals
        self.unseen: Final = tuple(sorted(pack.tiles))
        self.deck: Final = Pile.shuffled(pack.goals)
        self.trunks: Final = {kodama: Tree.of(pack.trunk, kodama) for kodama in Kodama}
        self.takes: Final = {goal: Take(goal) for goal in pack.goals}
        self.turned: Final = {goal: TurnUp(goal) for goal in pack.goals}
        self.shown: Final = {tile: tuple(Show(stack, tile) for stack in STACKS) for tile in pack.tiles}

    def __reduce__(self) -> tuple[Callable[..., "Shelf"], tuple[object, ...]]:
        # The shipped shelf is in every process already: whatever holds it travels light.
        return (shipped_shelf, ()) if self is shipped_shelf() else (Shelf, (self.pack,))


@cache
def shipped_shelf() -> Shelf:
    """The printed tiles and goals."""
    return Shelf(printed())


def shelf_of(pack: Pack) -> Shelf:
    """A pack laid out, the printed one once and for all."""
    return shipped_shelf() if pack is printed() else Shelf(pack)
