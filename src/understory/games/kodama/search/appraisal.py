"""Who judges trees for a search: what they promise beyond the points scored, and the room that a pose leaves."""

from collections.abc import Sequence
from typing import Final, Protocol

from understory.core import HandView, Seat, Viewer
from understory.games.kodama.pack.spirits import KodamaId
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.placement import Placement
from understory.games.kodama.rules.scoring import ICONS, Foliage, strides

LONGEST: Final = 8
"""A run of more icons hardly grows within the limit."""


class Eyes:
    """What weighing placements needs to know, for a seat whose hand is known."""

    __slots__ = ("hands", "season_number", "viewer")

    def __init__(self, seat: Seat, hands: tuple[tuple[KodamaId, ...], ...], season_number: int) -> None:
        self.viewer: Viewer = seat
        self.hands = tuple(HandView(hand if at == seat else (), 0) for at, hand in enumerate(hands))
        self.season_number = season_number

    @property
    def hand(self) -> tuple[KodamaId, ...]:
        """The seat's own Kodamas."""
        return () if self.viewer is None else self.hands[self.viewer].known


class Appraiser(Protocol):
    """Everything in points."""

    def hopes(self, eyes: Eyes, tree: Foliage) -> float:
        """What the hand's Kodamas promise for a tree."""
        ...

    def promise(self, eyes: Eyes, tree: Foliage) -> float:
        """What a tree promises, Kodamas included."""
        ...

    def room(self, legal: Growing, places: Sequence[Placement]) -> list[float]:
        """What the room is worth that each of some poses, of one card on one parent, leaves."""
        ...


def open_runs(foliage: Foliage) -> tuple[int, int]:
    """How long the runs are that can be carried on: the longest of each icon together, and the second longest."""
    longest, second = [0] * len(ICONS), [0] * len(ICONS)
    for run in strides(foliage):
        for at, length in enumerate(run):
            if length > second[at]:
                if length > longest[at]:
                    longest[at], second[at] = min(length, LONGEST), longest[at]
                else:
                    second[at] = length
    return sum(longest), sum(second)
