"""What happens in Kodama Duo, as ids and arguments for log and animation; what it shares with Kodama is told alike."""

from understory.core import Event, Seat, Veiled
from understory.games.kodama.events import told as told_in_kodama
from understory.games.kodama.events import told_points
from understory.games.kodama.moves import Pass, Place, ScoreKodama
from understory.games.kodama_duo.moves import Choose, DealSower, Move, Split, Summon
from understory.games.kodama_duo.state import Ask, State, kinds_on, other


def events_of(before: State, seat: Seat, move: Move, seen: Move | Veiled, after: State) -> tuple[Event, ...]:
    """The move as it was seen, what was opened by it, the points it brought, and what changed of itself."""
    events = list(_told(before, seat, seen))
    if before.sealed and before.sealed.waiting == (seat,) and isinstance(move, Place | Pass | ScoreKodama):
        events = [told_in_kodama(at, choice) for at, choice in before.sealed.with_choice(seat, move).opened()]
    discarded = after.discards[len(before.discards) :]
    if discarded:
        events.append(Event.of("duo.discarded", cards=discarded))
    events += told_points(before.ledger, after.ledger)
    if after.pruner != before.pruner and not isinstance(move, DealSower):
        events.append(Event.of("duo.roles", pruner=after.pruner, sower=other(after.pruner)))
    if after.season_number > before.season_number:
        events.append(Event.of("kodama.season", season=str(after.season), first=after.pruner))
    return tuple(events)


def _told(before: State, seat: Seat, seen: Move | Veiled) -> tuple[Event, ...]:
    match seen:
        case Split(pile):
            rest = tuple(sorted(set(before.revealed) - set(pile)))
            return (Event.of("duo.split", seat=seat, pile=pile, rest=rest),)
        case Choose(pile):
            return (Event.of("duo.chosen", seat=seat, pile=pile),)
        case Summon(kind, card, icon):
            summoned = Event.of("duo.summoned", seat=seat, spirit=str(kind), card=card, icon=icon)
            if kind in kinds_on(before.covers[other(seat)]):
                return (summoned, Event.of("duo.stolen", seat=other(seat), spirit=str(kind)))
            return (summoned,)
        case DealSower(sower):
            return (Event.of("duo.roles", pruner=other(sower), sower=sower),)
        case Pass() if before.pending[-1].ask is Ask.SUMMON_MORE:
            return (Event.of("duo.declined", seat=seat),)
        case Veiled() if before.sealed is not None:
            return (Event.of("kodama.sealed", seat=seat),)
        case _:
            return (told_in_kodama(seat, seen),)
