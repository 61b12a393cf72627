"""What becomes of a request: the entries it adds to the log, or why it adds none. Pure, like the match itself.

Whatever is accepted is taken as far as it goes: chance deals and the game moves on until a seat has to decide.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, assert_never

from understory.core import NotationError, Reason, Seat, judged
from understory.server import entries as log
from understory.server import messages as msg
from understory.server.entries import Entry, Row
from understory.server.match import Match
from understory.server.messages import Accepted, Answer, Fault, Refused, Stale
from understory.server.telling import missed, situation
from understory.server.words import Code, Mover, Person, TableError, named

AnyMatch: TypeAlias = Match[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: a person by id and name, and the id of the request, empty for the table's own doings."""

    person: Person
    name: str
    client: str = ""


NOBODY = Asker(Person(""), "")


class Draft:
    """A match taken further, entry by entry, before any of it is stored."""

    def __init__(self, match: AnyMatch, now: float, asker: Asker = NOBODY) -> None:
        self.match = match.fork()
        self.now = now
        self.asker = asker
        self.rows: list[Row] = []

    def add(self, entry: Entry) -> None:
        """Add an entry; the first carries the id of the request, and stands for all of them."""
        asker = NOBODY if self.rows else self.asker
        row = Row(self.match.seq + 1, self.now, entry, asker.person, asker.client)
        self.match.take(row)
        self.rows.append(row)

    def go_on(self) -> "Draft":
        """Begin once all seats are taken, and let chance deal."""
        if not self.match.started and not self.match.free:
            self.add(log.Started())
        dealt = self.match.next_deal()
        if dealt:
            self.add(log.Dealt(dealt))
        return self


Decided: TypeAlias = Draft | Answer


def decided(match: AnyMatch, request: msg.Request, asker: Asker, now: float) -> Decided:
    """The match taken further by the request, or the answer where it is not."""
    before = match.done.get((asker.person, asker.client))
    if before is not None:
        return Accepted(asker.client, before)
    refusal = _not_theirs(match, request, asker)
    if refusal is not None:
        return refusal
    draft = Draft(match, now, asker)
    match request:
        case msg.Move():
            return _moved(draft, request)
        case msg.End():
            return _ended(draft, Seat(request.seat))
        case msg.Undo():
            return _undone(draft, Seat(request.seat))
        case msg.AskBack():
            return _asked_back(draft, Seat(request.seat))
        case msg.AnswerBack():
            return _answered_back(draft, request)
        case msg.Say():
            seats = match.seats_of(asker.person)
            draft.add(log.Said(asker.person, asker.name, request.text, seats[0] if seats else -1))
        case msg.Mute():
            draft.add(log.Muted(asker.person, request.seat, request.muted))
        case msg.Leave():
            return _left(draft, Seat(request.seat))
        case _:
            assert_never(request)
    return draft


def _not_theirs(match: AnyMatch, request: msg.Request, asker: Asker) -> Refused | None:
    match request:
        case msg.Say():
            return None
        case msg.Mute():
            known = request.seat < len(match.seats)
            return None if known else Refused(asker.client, "table.no-such-seat")
        case _:
            mine = request.seat in match.seats_of(asker.person)
            return None if mine else Refused(asker.client, "table.not-your-seat", arguments={"seat": request.seat})


def _refused(draft: Draft, error: str) -> Refused:
    return Refused(draft.asker.client, error)


def _broken(draft: Draft, faults: tuple[Reason, ...]) -> Refused:
    told = tuple(Fault(fault.rule, named(fault.evidence)) for fault in faults)
    return Refused(draft.asker.client, "table.rules", told)


# ---------------------------------------------------------------- moves


def _moved(draft: Draft, request: msg.Move) -> Decided:
    match, seat, client = draft.match, Seat(request.seat), draft.asker.client
    if not match.started:
        return _refused(draft, "table.gathering")
    if request.answers > match.seq:
        return Refused(client, "table.not-yet", arguments={"seq": match.seq})
    if request.answers < match.opened_at[seat] or (seat not in match.deciders() and request.answers < match.seq):
        happenings = missed(match, seat, draft.asker.person, request.answers)
        return Stale(client, happenings, situation(match, seat))
    faults = _faults(match, seat, request.move)
    if isinstance(faults, NotationError):
        return Refused(client, "table.notation", arguments={"expected": faults.expected})
    if faults:
        return _broken(draft, faults)
    if match.seats[seat].caring:
        draft.add(log.Cared(seat, caring=False))
    draft.add(log.Moved(seat, request.move, Mover.PERSON, request.end))
    return draft.go_on()


def _faults(match: AnyMatch, seat: Seat, notation: str) -> tuple[Reason, ...] | NotationError:
    """Every rule that the move would break, that of waiting for another to end the turn included."""
    try:
        move = match.game.parse(notation)
    except NotationError as error:
        return error
    if match.holder is not None and match.holder != seat:
        return (Reason.of("table.turn", seat=seat, waiting_for=(match.holder,)),)
    return judged(match.game, match.line.state, seat, move)


class Choice(NamedTuple):
    """A bot's legal move, and whether another had to make it for the seat's own bot."""

    move: str
    stood_in: bool


def bot_moved(match: AnyMatch, seat: Seat, opened_at: int, choice: Choice, now: float) -> Draft | None:
    """The match after a bot's choice; `None` where the choice comes too late. Where another had to make it, a caretaker
    plays for the seat from now on, and everybody is told."""
    if seat not in match.deciders() or match.opened_at[seat] != opened_at or not match.seats[seat].played_by_bot:
        return None
    draft = Draft(match, now)
    if choice.stood_in and not match.seats[seat].caring:
        draft.add(log.Cared(seat, caring=True))
    by = Mover.CARETAKER if draft.match.seats[seat].caring else Mover.BOT
    draft.add(log.Moved(seat, choice.move, by, ended=True))
    return draft.go_on()


def _ended(draft: Draft, seat: Seat) -> Decided:
    if draft.match.holder != seat:
        return _refused(draft, "table.nothing-to-end")
    draft.add(log.Ended(seat))
    return draft.go_on()


# ---------------------------------------------------------------- taking back


def _undone(draft: Draft, seat: Seat) -> Decided:
    at = draft.match.undoable(seat)
    if at is None:
        return _refused(draft, "table.nothing-to-undo")
    draft.add(log.Undone(seat, at))
    return draft.go_on()


def _asked_back(draft: Draft, seat: Seat) -> Decided:
    to = draft.match.last_decision(seat)
    if to is None or draft.match.over or draft.match.asking is not None:
        return _refused(draft, "table.nothing-to-take-back")
    draft.add(log.Asked(seat, to))
    return _if_all_agree(draft)


def _answered_back(draft: Draft, request: msg.AnswerBack) -> Decided:
    asking = draft.match.asking
    if asking is None:
        return _refused(draft, "table.nothing-asked")
    if not request.agree:
        draft.add(log.Declined(request.seat))
        return draft
    draft.add(log.Agreed(request.seat))
    return _if_all_agree(draft)


def _if_all_agree(draft: Draft) -> Draft:
    """Bots and caretakers agree to anything; every person has a say for each seat of theirs that is not asking."""
    match = draft.match
    asking = match.asking
    assert asking is not None  # noqa: S101  (asked by the callers)
    asker = match.seats[asking.seat].person
    for at, sitting in enumerate(match.seats):
        silent = sitting.played_by_bot or sitting.person is None or sitting.person == asker
        if not silent and at not in match.agreed:
            return draft
    draft.add(log.TakenBack(asking.seat, asking.to))
    return draft.go_on()


# ---------------------------------------------------------------- seats


def _left(draft: Draft, seat: Seat) -> Decided:
    draft.add(log.Left(seat))
    if draft.match.started and draft.match.created.caretaker and not draft.match.over:
        return _cared(draft, seat)
    return draft


def _cared(draft: Draft, seat: Seat) -> Draft:
    draft.add(log.Cared(seat, caring=True))
    if draft.match.holder == seat:
        draft.add(log.Ended(seat))
    return draft.go_on()


def caretaker_called(match: AnyMatch, seat: Seat, now: float) -> Draft | None:
    """The match with a caretaker on the seat; `None` where the table agreed to none, or it is not needed."""
    needed = seat in match.waiting and match.started and not match.seats[seat].played_by_bot
    return _cared(Draft(match, now), seat) if needed and match.created.caretaker else None


def caretaker_sent_off(match: AnyMatch, person: Person, now: float) -> Draft | None:
    """The match with the person back on all their seats; `None` where no caretaker sits there."""
    draft = Draft(match, now)
    for seat in match.seats_of(person):
        if match.seats[seat].caring:
            draft.add(log.Cared(seat, caring=False))
    return draft if draft.rows else None


def seated(match: AnyMatch, seat: int | None, asker: Asker, now: float) -> Draft | int:
    """The match with the asker on a free seat; or the seat, where the same request had done it already."""
    if (asker.person, asker.client) in match.done:
        entry = match.chapters[match.done[asker.person, asker.client] - 1].row.entry
        if isinstance(entry, log.Seated):
            return entry.seat
    free = match.free
    if not free or (seat is not None and seat not in free):
        raise TableError(409, "table.no-free-seat")
    draft = Draft(match, now, asker)
    draft.add(log.Seated(free[0] if seat is None else seat, asker.person, asker.name))
    return draft.go_on()


def handed_over(match: AnyMatch, seats: tuple[Seat, ...], to: Asker, now: float) -> Draft | None:
    """The match with these seats in another person's hands: another device, or an account."""
    draft = Draft(match, now, to)
    for seat in seats:
        draft.add(log.Seated(seat, to.person, match.seats[seat].name))
    return draft if draft.rows else None


def rematched(match: AnyMatch, code: Code, now: float) -> Draft | None:
    """The match with its rematch told of; `None` where there is one already."""
    if not match.over:
        raise TableError(409, "table.not-over")
    if match.rematch:
        return None
    draft = Draft(match, now)
    draft.add(log.Rematched(code))
    return draft
