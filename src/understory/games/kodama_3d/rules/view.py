"""What a viewer may know of a game: the forest and the trees, its own goals, and of the rest what it has seen."""

from understory.core import (
    HandView,
    Ledger,
    PileView,
    Seat,
    Viewer,
    hand_seen_by,
    viewing,
)
from understory.core.fields import value
from understory.games.kodama_3d.rules.pieces import GoalName, Stack, TileName
from understory.games.kodama_3d.rules.state import Ask, State
from understory.games.kodama_3d.rules.tree import Tree


@value
class View:
    """A state as one viewer may know it; the fields are the state's, which says what they mean."""

    viewer: Viewer
    players: int
    grid: tuple[int, int]
    picked: bool
    first: Seat
    ask: Ask
    seat: Seat
    stack: Stack
    may_draw: bool
    turns: int
    trees: tuple[Tree | None, ...]
    aside: tuple[tuple[TileName, ...], ...]
    tops: tuple[TileName | None, ...]
    heights: tuple[int, ...]
    meeples: tuple[tuple[Stack, ...], ...]
    deck: PileView[GoalName]
    display: tuple[GoalName, ...]
    hands: tuple[HandView[GoalName], ...]
    waiting: tuple[Seat, ...]
    """Who has still to choose the goal to return, while that is asked."""
    returned: GoalName | None
    """The goal that the viewer has chosen to return, while others have still to choose."""
    ledger: Ledger


def _own(state: State, viewer: Viewer) -> GoalName | None:
    own = state.sealed.of(viewer) if state.sealed else None
    return own.goal if own else None


view_of = viewing(
    State,
    View,
    hidden=("shelf", "pending", "unseen", "sealed"),
    ask=lambda state, _: state.ask,
    seat=lambda state, _: state.seat,
    deck=lambda state, viewer: state.deck.seen_by(viewer),
    hands=lambda state, viewer: tuple(hand_seen_by(hand, viewer) for hand in state.hands),
    waiting=lambda state, _: state.sealed.waiting if state.sealed else (),
    returned=_own,
)
"""All that a viewer may know of a state."""
