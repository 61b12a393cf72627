"""What happens in Kodama 3D, as ids and arguments for log and animation."""

from typing import assert_never

from understory.core import Event, Seat, Veiled
from understory.games.kodama_3d.rules.moves import (
    Add,
    Aside,
    Colour,
    Deal,
    Draw,
    First,
    Go,
    Grow,
    Move,
    Pass,
    Place,
    Return,
    Show,
    Stay,
    Take,
    TurnUp,
)
from understory.games.kodama_3d.rules.pieces import STACK_NAMES, TileName
from understory.games.kodama_3d.rules.state import Ask, State


def events_of(before: State, seat: Seat, seen: Move | Veiled, after: State) -> tuple[Event, ...]:
    """The move as it was seen, and points as they come."""
    new = after.ledger[len(before.ledger) :]
    scored = (Event.of("k3d.scored", seat=e.seat, goal=e.source, points=e.amount) for e in new)
    return (_told(before, seat, seen), *scored)


def _told(before: State, seat: Seat, seen: Move | Veiled) -> Event:
    """One move as it was seen."""
    match seen:
        case Veiled():
            return Event.of("k3d.sealed", seat=seat) if before.ask is Ask.RETURN else Event.of("k3d.hidden")
        case First(first):
            return Event.of("k3d.first", seat=first)
        case Colour(kodama):
            return Event.of("k3d.colour", seat=before.seat, kodama=kodama.value)
        case Show(stack, tile):
            return Event.of("k3d.shown", stack=STACK_NAMES[stack], **_parts(tile))
        case Deal(to, goal):
            return Event.of("k3d.dealt", seat=to, goal=goal)
        case TurnUp(goal):
            return Event.of("k3d.turned", goal=goal)
        case Return(goal):
            return Event.of("k3d.returned", seat=seat, goal=goal)
        case Place(stack):
            return Event.of("k3d.placed", seat=seat, stack=STACK_NAMES[stack])
        case Go(start, end):
            return Event.of("k3d.went", seat=seat, start=STACK_NAMES[start], end=STACK_NAMES[end])
        case Stay(stack):
            return Event.of("k3d.stayed", seat=seat, stack=STACK_NAMES[stack])
        case Grow():
            return Event.of("k3d.grew", seat=seat, **_parts(before.top(before.stack)))
        case Aside():
            return Event.of("k3d.aside", seat=seat, **_parts(before.top(before.stack)))
        case Take(goal):
            return Event.of("k3d.took", seat=seat, goal=goal)
        case Draw():
            return Event.of("k3d.drew", seat=seat)
        case Add(stack):
            return Event.of("k3d.added", seat=seat, stack=STACK_NAMES[stack])
        case Pass():
            return Event.of("k3d.passed", seat=seat)
        case _:
            assert_never(seen)


def _parts(tile: TileName) -> dict[str, str]:
    """A tile, and what it is made of."""
    feature, kodama, shape = tile.split("-")
    return {"tile": tile, "feature": feature, "kodama": kodama, "shape": shape}
