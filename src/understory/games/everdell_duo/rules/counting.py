"""How many of a thing a player has, and whether that is enough for an event."""

from typing import Final

from understory.core import Reason
from understory.games.everdell_duo.pack.model import Have, More
from understory.games.everdell_duo.rules.shelf import AT, OF_A_CITY, Facts
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.skunks import raised
from understory.games.everdell_duo.rules.vocabulary import NO_EVENT, EventId, Goods, Mode, Thing

_RESOURCE: Final = AT[Thing.RESOURCE]
_RESOURCE_TYPE: Final = AT[Thing.RESOURCE_TYPE]
_HAND: Final = AT[Thing.HAND]
_EVENT: Final = AT[Thing.EVENT]


def tally(state: State, seat: int) -> tuple[int, ...]:
    """How many of each thing a seat has, in the order of `Thing`."""
    return _tally(state, seat, state.shelf.facts(state.city(seat)))


def _tally(state: State, seat: int, city: Facts) -> tuple[int, ...]:
    hand, events, tokens = len(state.hands[seat]), _events(state, seat), _tokens(state, seat)
    return tallied(city.counts, state.supplies[seat], hand, events, tokens)


def tallied(counts: tuple[int, ...], supply: Goods, hand: int, events: int, tokens: int) -> tuple[int, ...]:
    """The same from what a city counts, a supply, and how many cards in hand, events and occupied tokens there are."""
    return (*counts, *supply, sum(supply), 4 - supply.count(0), hand, events, tokens)


def count(state: State, seat: int, thing: Thing) -> int:
    """How many of the thing a seat has: cards in its city, resources in its supply, cards in hand."""
    at = AT[thing]
    if at >= OF_A_CITY:
        return _beside(state, seat, at)
    cities = state.cities
    return state.shelf.facts(cities[seat] if len(cities) > 1 else cities[0]).counts[at]


def _beside(state: State, seat: int, at: int) -> int:
    """How many a seat has of a thing that its city alone does not decide, by the place in a tally: without the rest of
    the tally, which nobody asked for."""
    if at < _RESOURCE:
        return state.supplies[seat][at - OF_A_CITY]
    if at == _HAND:
        return len(state.hands[seat])
    if at == _RESOURCE:
        return sum(state.supplies[seat])
    if at == _RESOURCE_TYPE:
        return 4 - state.supplies[seat].count(0)
    return _events(state, seat) if at == _EVENT else _tokens(state, seat)


def _events(state: State, seat: int) -> int:
    """Events achieved, by either of two who build one city."""
    mine = len(state.achieved[seat])
    return mine + len(state.achieved[1 - seat]) if len(state.cities) == 1 else mine


def _tokens(state: State, seat: int) -> int:
    """Occupied tokens, in the supply or on constructions."""
    tokens = state.tokens[seat].bit_count()
    for _, whose in state.housed:
        tokens += whose == seat
    return tokens


def best(state: State, thing: Thing) -> int:
    """How many of the thing a purple card of the shared city counts: what is in a hand or supply of one player only,
    the one who has more (everdell.coop.end.historian-architect); occupied tokens of both."""
    mine, yours = count(state, 0, thing), count(state, 1, thing)
    return mine + yours if thing is Thing.OCCUPIED else max(mine, yours)


def qualifies(state: State, seat: int, event: EventId) -> bool:
    """Whether the seat meets the event's requirement at this moment (everdell.worker.event)."""
    mine, needs = tally(state, seat), state.shelf.have.get(event)
    if needs is None:
        return _has_more(event, mine, state, seat)
    return all(mine[at] >= least for at, least in needs)


def open_events(state: State, seat: int) -> list[int]:
    """The event spaces whose tile is there and whose requirement the seat meets, under a skunk or not."""
    return events_open_to(state, seat, state.shelf.facts(state.city(seat)))


def events_open_to(state: State, seat: int, city: Facts) -> list[int]:
    """The same for whoever has looked up what can be said of the seat's city."""
    found: list[int] = []
    mine: tuple[int, ...] = ()
    for space, event, needs in state.shelf.wanting(city.ready, state.events):
        if needs is None:
            mine = mine or _tally(state, seat, city)
            if _has_more(event, mine, state, seat):
                found.append(space)
            continue
        for at, least in needs:
            if _beside(state, seat, at) < least:
                break
        else:
            found.append(space)
    return found


def _has_more(event: EventId, mine: tuple[int, ...], state: State, seat: int) -> bool:
    """Whether the event asks for more than the opponent has, and the seat has it."""
    if event not in state.shelf.more:
        return False
    one, two, least = state.shelf.more[event]
    total = mine[one] + mine[two]
    if total < least or not mine[one] or not mine[two]:
        return False
    if state.shared:
        return total >= least + raised(state)
    theirs = tally(state, 1 - seat)
    return total > theirs[one] + theirs[two]


def shortfall(state: State, mine: tuple[int, ...], event: EventId, raised_by: int) -> int:
    """How many things two who play together lack for an event, if the one with this tally achieves it."""
    needs = state.shelf.have.get(event)
    if needs is not None:
        return sum([least - mine[at] for at, least in needs if mine[at] < least])
    one, two, least = state.shelf.more[event]
    without = (not mine[one]) + (not mine[two])
    return max(without, least + raised_by - mine[one] - mine[two])


def _together(state: State, seat: int, one: Thing, two: Thing) -> int:
    return count(state, seat, one) + count(state, seat, two)


def event_faults(state: State, seat: int, event: EventId) -> tuple[Reason, ...]:
    """What the seat lacks for an event, thing by thing."""
    if event == NO_EVENT:
        return (Reason.of("everdell.worker.event", achieved=1),)
    match state.shelf.events[event].requires:
        case Have(needs):
            lacking = [
                (str(thing), least - count(state, seat, thing))
                for thing, least in needs
                if count(state, seat, thing) < least
            ]
            own = state.shared and any(AT[Thing(thing)] >= OF_A_CITY for thing, _ in lacking)
            rule = "everdell.coop.event.resources" if own else "everdell.worker.event"
            return (Reason.of(rule, event=event, missing=tuple(lacking)),) if lacking else ()
        case More((one, two), least):
            mine, theirs = _together(state, seat, one, two), _together(state, 1 - seat, one, two)
            if qualifies(state, seat, event):
                return ()
            without = tuple(str(thing) for thing in (one, two) if not count(state, seat, thing))
            if state.shared:
                challenge = state.together.mode is Mode.CHALLENGE
                rule = "everdell.challenge.threshold" if challenge else "everdell.coop.event.threshold"
                more = raised(state)
                return (Reason.of(rule, event=event, have=mine, least=least + more, raised=more, without=without),)
            rule = "everdell.event.more-than-opponent"
            return (Reason.of(rule, event=event, have=mine, least=least, opponent=theirs, without=without),)
        case None:
            return (Reason.of("everdell.event.journey", event=event),)
