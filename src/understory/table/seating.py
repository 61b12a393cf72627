"""Who sits where: seats taken, handed over and taken care of, and who is not heard there. Pure, like the match."""

from understory.core import Seat
from understory.table import entries as log
from understory.table.changing import AnyMatch, Asker, Change
from understory.table.vocabulary import NotNow, Person


def cared(change: Change, seat: Seat) -> Change:
    """The change with a caretaker on the seat, whose turn does not wait for its owner."""
    change.add(log.Cared(seat, caring=True))
    if change.match.holder == seat:
        change.add(log.Ended(seat))
    return change.go_on()


def caretaker_called(match: AnyMatch, seat: Seat, now: float) -> Change | None:
    """The match with a caretaker on the seat; `None` where the table agreed to none, or it is not needed."""
    needed = seat in match.waiting and match.started and not match.seats[seat].played_by_bot
    return cared(Change(match, now), seat) if needed and match.created.caretaker else None


def caretaker_sent_off(match: AnyMatch, person: Person, now: float) -> Change | None:
    """The match with the person back on all their seats; `None` where no caretaker sits there."""
    change = Change(match, now)
    for seat in match.seats_of(person):
        if match.seats[seat].caring:
            change.add(log.Cared(seat, caring=False))
    return change if change.rows else None


def seated(match: AnyMatch, seat: int | None, asker: Asker, now: float) -> Change | int:
    """The match with the asker on a free seat; or the seat, where the same request had done it already."""
    if (asker.person, asker.client) in match.done:
        return seated_before(match, asker)
    free = match.free
    if not free or (seat is not None and seat not in free):
        raise NotNow("table.no-free-seat")
    change = Change(match, now, asker)
    change.add(log.Seated(free[0] if seat is None else seat, asker.person, asker.name))
    return change.go_on()


def unheard(match: AnyMatch, seat: Seat, by: frozenset[Person], now: float) -> Change | None:
    """The match with a seat muted for those at the table who have blocked its person; `None` where there are none."""
    change = Change(match, now)
    for person in by.intersection(sitting.person for sitting in match.seats if sitting.person):
        if (person, int(seat)) not in match.mutes:
            change.add(log.Muted(person, seat, muted=True))
    return change if change.rows else None


def seated_before(match: AnyMatch, asker: Asker) -> Seat:
    """The seat that the same request took and the asker still has; refused where its id stands for anything else."""
    entry = match.applied[match.done[asker.person, asker.client] - 1].row.entry
    if isinstance(entry, log.Seated) and entry.seat in match.seats_of(asker.person):
        return Seat(entry.seat)
    raise NotNow("table.id-used")


def handed_over(match: AnyMatch, seats: tuple[Seat, ...], to: Asker, now: float) -> Change | None:
    """The match with these seats in another person's hands: another device, or an account."""
    change = Change(match, now, to)
    for seat in seats:
        change.add(log.Seated(seat, to.person, match.seats[seat].name))
    return change if change.rows else None
