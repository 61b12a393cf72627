"""What a viewer may know of a game of Lanterns."""

from dataclasses import dataclass

from understory.core import HandView, Ledger, PileView, Seat, Viewer, hand_seen_by, viewing
from understory.testing.lanterns.rules.moves import Lantern
from understory.testing.lanterns.rules.state import Hung, Pending, State


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


def _own(state: State, viewer: Viewer) -> Lantern | None:
    own = state.sealed.of(viewer) if state.sealed else None
    return own.lantern if own else None


view_of = viewing(
    State,
    View,
    hidden=("players", "sealed"),
    pile=lambda state, viewer: state.pile.seen_by(viewer),
    hands=lambda state, viewer: tuple(hand_seen_by(hand, viewer) for hand in state.hands),
    waiting=lambda state, _: state.sealed.waiting if state.sealed else (),
    returned=_own,
)
"""Own hand and what was put under the pile; of the rest what is public."""
