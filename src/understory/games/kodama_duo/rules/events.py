"""What happens in Kodama Duo, as ids and arguments for log and animation; what it shares with Kodama is told alike."""

from understory.core import Event, Seat, Veiled
from understory.games.kodama.pack import CardId
from understory.games.kodama.rules.events import grown, told_points, told_shuffle
from understory.games.kodama.rules.events import told as told_in_kodama
from understory.games.kodama.rules.moves import Pass, Place, ScoreKodama
from understory.games.kodama_duo.rules.moves import Choose, DealSower, Move, Split, Summon
from understory.games.kodama_duo.rules.state import Ask, State, kinds_on, other


def events_of(before: State, seat: Seat, move: Move, seen: Move | Veiled, after: State) -> tuple[Event, ...]:
    """The move as it was seen, what was opened by it, the points it brought, and what changed of itself."""
    events = list(_told(before, seat, seen))
    discarded: tuple[CardId, ...] = ()
    if before.sealed and before.sealed.waiting == (seat,) and isinstance(move, Place | Pass | ScoreKodama):
        events = [told_in_kodama(at, choice) for at, choice in before.sealed.with_choice(seat, move).opened()]
        discarded = _left_over(before, after)
    if discarded:
        events.append(Event.of("duo.discarded", cards=discarded))
    events = [*grown(events, before.ledger, after), *told_points(before.ledger, after.ledger)]
    reshuffled = sum(card not in after.discards for card in (*before.discards, *discarded))
    if reshuffled:
        events.append(told_shuffle(reshuffled))
    if after.pruner != before.pruner and not isinstance(move, DealSower):
        events.append(Event.of("duo.roles", pruner=after.pruner, sower=other(after.pruner)))
    if after.season_number > before.season_number:
        events.append(Event.of("kodama.season", season=str(after.season), first=after.pruner))
    return tuple(events)


def _left_over(before: State, after: State) -> tuple[CardId, ...]:
    """The cards of both piles that were not placed, those of the smaller pile first."""
    grown = {card for tree in after.trees for card in tree.cards}
    return tuple(card for pile in sorted(before.piles, key=len) for card in pile if card not in grown)


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
