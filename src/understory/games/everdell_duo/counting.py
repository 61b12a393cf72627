"""How many of a thing a player has, and whether that is enough for an event."""

from typing import Final

from understory.core import Reason
from understory.games.everdell_duo.city import facts
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import Have, More
from understory.games.everdell_duo.state import State
from understory.games.everdell_duo.vocabulary import NO_EVENT, EventId, Thing

_GOODS: Final = {Thing.TWIG: 0, Thing.RESIN: 1, Thing.PEBBLE: 2, Thing.BERRY: 3}


def count(state: State, seat: int, thing: Thing) -> int:
    """How many of the thing a seat has: cards in its city, resources in its supply, cards in hand."""
    counts = facts(state.city(seat)).counts
    if thing in counts:
        return counts[thing]
    if thing in _GOODS:
        return state.supplies[seat][_GOODS[thing]]
    match thing:
        case Thing.RESOURCE:
            return sum(state.supplies[seat])
        case Thing.RESOURCE_TYPE:
            return sum(amount > 0 for amount in state.supplies[seat])
        case Thing.HAND:
            return len(state.hands[seat])
        case Thing.EVENT:
            return len(state.achieved[seat])
        case Thing.OCCUPIED:
            city = state.city(seat)
            return state.tokens[seat].bit_count() + sum(card in city for card in state.housed)
        case _:
            raise ValueError(f"nobody counts {thing}")


def qualifies(state: State, seat: int, event: EventId) -> bool:
    """Whether the seat meets the event's requirement at this moment (everdell.worker.event)."""
    match LIBRARY.events[event].requires:
        case Have(needs):
            return all(count(state, seat, thing) >= least for thing, least in needs)
        case More((one, two), least):
            mine = count(state, seat, one), count(state, seat, two)
            total = mine[0] + mine[1]
            return min(mine) >= 1 and total >= least and total > _together(state, 1 - seat, one, two)
        case None:
            return False


def _together(state: State, seat: int, one: Thing, two: Thing) -> int:
    return count(state, seat, one) + count(state, seat, two)


def event_faults(state: State, seat: int, event: EventId) -> tuple[Reason, ...]:
    """What the seat lacks for an event, thing by thing."""
    if event == NO_EVENT:
        return (Reason.of("everdell.worker.event", achieved=1),)
    match LIBRARY.events[event].requires:
        case Have(needs):
            lacking = [
                (str(thing), least - count(state, seat, thing))
                for thing, least in needs
                if count(state, seat, thing) < least
            ]
            return (Reason.of("everdell.worker.event", event=event, missing=tuple(lacking)),) if lacking else ()
        case More((one, two), least):
            mine, theirs = _together(state, seat, one, two), _together(state, 1 - seat, one, two)
            if qualifies(state, seat, event):
                return ()
            without = tuple(str(thing) for thing in (one, two) if not count(state, seat, thing))
            rule = "everdell.event.more-than-opponent"
            return (Reason.of(rule, event=event, have=mine, least=least, opponent=theirs, without=without),)
        case None:
            return (Reason.of("everdell.event.journey", event=event),)
