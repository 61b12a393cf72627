"""What happens in Kodama, as ids and arguments for log and animation."""

from collections.abc import Sequence
from typing import Protocol

from understory.core import Event, Ledger, Seat, Veiled
from understory.games.kodama.rules.growth import RUN
from understory.games.kodama.rules.moves import (
    AddYellow,
    Blow,
    DealBranch,
    DealFirst,
    DealKodama,
    DealTrunk,
    DrawBranch,
    Move,
    Pass,
    Pick,
    Place,
    RevealDecree,
    ScoreKodama,
)
from understory.games.kodama.rules.state import State
from understory.games.kodama.rules.tree import Tree


class Grown(Protocol):
    """A state of either game, as far as its trees and points go."""

    @property
    def trees(self) -> tuple[Tree, ...]:
        """One a seat."""
        ...

    @property
    def ledger(self) -> Ledger:
        """Every point so far."""
        ...


def events_of(before: State, seat: Seat, move: Move, seen: Move | Veiled, after: State) -> tuple[Event, ...]:
    """The move as it was seen, what was opened by it, the points it brought, and what changed of itself."""
    sealed = before.sealed
    events = [Event.of("kodama.sealed", seat=seat) if sealed and isinstance(seen, Veiled) else told(seat, seen)]
    if sealed and sealed.waiting == (seat,) and isinstance(move, Pick | Place | Pass):
        events = [told(at, choice) for at, choice in sealed.with_choice(seat, move).opened()]
    events = [*grown(events, before.ledger, after), *told_points(before.ledger, after.ledger)]
    cleared = [card for card in before.market if card in after.discards] if not isinstance(seen, Blow) else []
    if cleared:
        events.append(Event.of("kodama.cleared", cards=tuple(cleared)))
    reshuffled = _reshuffled(before, seen, after)
    if reshuffled:
        events.append(told_shuffle(reshuffled))
    if after.season_number > before.season_number:
        events.append(Event.of("kodama.season", season=str(after.season), first=after.first))
    return tuple(events)


def _reshuffled(before: State, seen: Move | Veiled, after: State) -> int:
    """How many cards that lay discarded once the move was made have been shuffled into a new deck."""
    if before.drafting and after.drafting:
        again = after.drafting.reshuffled[len(before.drafting.reshuffled) :]
        return sum(map(len, again))
    lay = (*before.discards, *(before.market if isinstance(seen, Blow) else ()))
    return sum(card not in after.discards for card in lay)


def told_shuffle(cards: int) -> Event:
    """So many cards that lay discarded have been shuffled into a new deck."""
    return Event.of("kodama.reshuffled", cards=cards)


def told_points(before: Ledger, after: Ledger) -> list[Event]:
    """The points that came between two moments, but for those of a placement itself: `grown` tells them."""
    return [
        Event("kodama.scored", (("seat", entry.seat), ("points", entry.amount), ("source", entry.source)))
        for entry in after[len(before) :]
        if entry.source != RUN
    ]


def grown(events: Sequence[Event], before: Ledger, after: Grown) -> list[Event]:
    """Placements told with the points they brought, where these have come."""
    runs = {
        (entry.seat, dict(entry.evidence)["card"]): entry.amount
        for entry in after.ledger[len(before) :]
        if entry.source == RUN
    }
    out = []
    for event in events:
        said = dict(event.evidence)
        points = runs.get((Seat(int(str(said.get("seat", -1)))), said.get("card", "")))
        if event.what != "kodama.placed" or points is None:
            out.append(event)
            continue
        trunk = "yes" if said["on"] in {tree.cards[0] for tree in after.trees} else "no"
        out.append(Event("kodama.grew", (*event.evidence, ("trunk", trunk), ("points", points))))
    return out


def told(seat: Seat, seen: Move | Veiled) -> Event:
    """One move as it was seen."""
    match seen:
        case Veiled(notation):
            return Event.of("kodama.hidden", move=notation)
        case Place(card, on):
            return Event.of("kodama.placed", seat=seat, card=card, on=on)
        case ScoreKodama(kodama):
            return Event.of("kodama.kodama", seat=seat, kodama=kodama)
        case Pass():
            return Event.of("kodama.passed", seat=seat)
        case Blow():
            return Event.of("kodama.gust", seat=seat)
        case DealFirst(first):
            return Event.of("kodama.first", seat=first)
        case DealTrunk(to, trunk):
            return Event.of("kodama.trunk", seat=to, trunk=trunk)
        case DealKodama(to, kodama):
            return Event.of("kodama.dealt", seat=to, kodama=kodama)
        case DealBranch(card):
            return Event.of("kodama.market", card=card)
        case DrawBranch(to, card):
            return Event.of("kodama.drawn", seat=to, card=card)
        case Pick(card):
            return Event.of("kodama.picked", seat=seat, card=card)
        case RevealDecree(decree):
            return Event.of("kodama.decree", decree=decree)
        case AddYellow():
            return Event.of("kodama.hidden", move="yellow ?")
