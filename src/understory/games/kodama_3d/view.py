"""What a viewer may know of a game: the forest and the trees, its own goals, and of the rest what it has seen."""

from dataclasses import dataclass

from understory.core import (
    Event,
    HandView,
    Ledger,
    PileView,
    Seat,
    Veiled,
    Viewer,
    hand_seen_by,
    knows,
)
from understory.games.kodama_3d.moves import Deal, Move, Return
from understory.games.kodama_3d.pieces import GoalName, Stack, TileName
from understory.games.kodama_3d.state import Ask, State
from understory.games.kodama_3d.tree import Tree


@dataclass(frozen=True, slots=True)
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


def view_of(state: State, viewer: Viewer) -> View:
    """The state as the viewer may know it."""
    return View(
        viewer,
        state.players,
        state.grid,
        state.picked,
        state.first,
        state.ask,
        state.seat,
        state.stack,
        state.may_draw,
        state.turns,
        state.trees,
        state.aside,
        state.tops,
        state.heights,
        state.meeples,
        state.deck.seen_by(viewer),
        state.display,
        tuple(hand_seen_by(hand, viewer) for hand in state.hands),
        state.returns.waiting,
        state.returns.of(viewer),
        state.ledger,
    )


def seen_by(state: State, seat: Seat, move: Move, viewer: Viewer) -> Move | Veiled:
    """Goals dealt and returned tell the others nothing, unless they know what lies under the deck."""
    match move:
        case Deal(to, goal):
            card, _ = state.deck.drawn(goal, to)
            return move if knows(card.knowers, viewer) else Veiled(f"deal {to} ?")
        case Return() if viewer != seat:
            return Veiled("return ?")
        case _:
            return move


def events_of(before: State, seat: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
    """The move as seen, and points as they come."""
    told = Event.of("k3d.moved", seat=seat, move=str(seen_by(before, seat, move, viewer)))
    new = after.ledger[len(before.ledger) :]
    return (told, *(Event.of("k3d.scored", seat=e.seat, goal=e.source, points=e.amount) for e in new))
