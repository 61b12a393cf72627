"""What a viewer may know of a game of Lanterns."""

from dataclasses import dataclass

from understory.core import HandView, Ledger, PileView, Seat, Viewer
from understory.testing.lanterns.moves import Lantern
from understory.testing.lanterns.state import Hung, Pending


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer may know of a state."""

    viewer: Viewer
    size: int
    pile: PileView[Lantern]
    hands: tuple[HandView[Lantern], ...]
    waiting: tuple[Seat, ...]
    returned: Lantern | None
    hung: tuple[Hung, ...]
    pending: tuple[Pending, ...]
    ledger: Ledger
