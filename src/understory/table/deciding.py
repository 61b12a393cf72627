"""What becomes of a request, of a bot's choice and of time that runs out: the entries that are added to the log, or why
none is. Pure, like the match itself.

Whatever is accepted is taken as far as it goes: chance deals and the game moves on until a seat has to decide.
"""

from typing import Final, NamedTuple, TypeAlias, assert_never

from understory.core import IllegalMove, NotationError, Reason, Seat
from understory.table import entries as log
from understory.table import messages as msg
from understory.table.changing import AnyMatch, Asker, Change
from understory.table.entries import Entry
from understory.table.messages import Accepted, Answer, Refused, Stale
from understory.table.pacing import until
from understory.table.seating import cared
from understory.table.talking import guarded, hushed, people
from understory.table.telling import fault_told, missed, situation
from understory.table.vocabulary import Code, Mover, NotNow, Stop
from understory.table.wishing import wishable

Decided: TypeAlias = Change | Answer


_SIGNED: Final[dict[type[msg.Request], tuple[type[Entry], ...]]] = {
    msg.Move: (log.Moved, log.Cared),
    msg.End: (log.Ended,),
    msg.Undo: (log.Undone,),
    msg.AskBack: (log.Asked,),
    msg.AnswerBack: (log.Agreed, log.Declined),
    msg.Say: (log.Said,),
    msg.Phrase: (log.Said,),
    msg.Talk: (log.Talking,),
    msg.Mute: (log.Muted,),
    msg.Leave: (log.Left,),
    msg.Resign: (log.Stopped, log.Left),
    msg.Wish: (log.Wished,),
    msg.StopHere: (log.Stopping,),
    msg.CallOff: (log.Stopped,),
}
"""The entries that may carry the id of a request of each kind."""


def decided(match: AnyMatch, request: msg.Request, asker: Asker, now: float) -> Decided:
    """The match taken further by the request, or the answer where it is not."""
    before = match.done.get((asker.person, asker.client))
    if before is not None:
        same = isinstance(match.applied[before - 1].row.entry, _SIGNED[type(request)])
        return Accepted(asker.client, before) if same else Refused(asker.client, "table.id-used")
    refusal = _not_theirs(match, request, asker)
    if refusal is not None:
        return refusal
    change = Change(match, now, asker)
    match request:
        case msg.Move():
            return _moved(change, request)
        case msg.End():
            return _ended(change, Seat(request.seat))
        case msg.Undo():
            return _undone(change, Seat(request.seat))
        case msg.AskBack():
            return _asked_back(change, Seat(request.seat))
        case msg.AnswerBack():
            return _answered_back(change, request)
        case msg.Say():
            return _said(change, request.text, "")
        case msg.Phrase():
            return _said(change, "", request.phrase)
        case msg.Talk():
            return _talking(change, request)
        case msg.Mute():
            change.add(log.Muted(asker.person, request.seat, request.muted))
        case msg.Leave():
            return _left(change, Seat(request.seat))
        case msg.Resign():
            return _resigned(change, Seat(request.seat))
        case msg.Wish():
            return _wished(change, request)
        case msg.StopHere():
            return _stopping(change, request)
        case msg.CallOff():
            return _called_off(change)
        case _:
            assert_never(request)
    return change


def _not_theirs(match: AnyMatch, request: msg.Request, asker: Asker) -> Refused | None:
    match request:
        case msg.Say() | msg.Phrase():
            return None
        case msg.CallOff():
            return None if asker.person == match.created.host else Refused(asker.client, "table.not-host")
        case msg.Mute():
            known = request.seat < len(match.seats)
            return None if known else Refused(asker.client, "table.no-such-seat")
        case _:
            mine = request.seat in match.seats_of(asker.person)
            return None if mine else Refused(asker.client, "table.not-your-seat", arguments={"seat": request.seat})


def _refused(change: Change, error: str) -> Refused:
    return Refused(change.asker.client, error)


def _broken(change: Change, faults: tuple[Reason, ...]) -> Refused:
    return Refused(change.asker.client, "table.rules", tuple(fault_told(fault) for fault in faults))


# ---------------------------------------------------------------- moves


def _moved(change: Change, request: msg.Move) -> Decided:
    match, seat, client = change.match, Seat(request.seat), change.asker.client
    if match.stopped is not None:
        return _broken(change, (Reason.of("table.over"),))
    if not match.started:
        return _refused(change, "table.gathering")
    if request.answers > match.seq:
        return Refused(client, "table.not-yet", arguments={"seq": match.seq})
    if request.answers < match.opened_at[seat] or (seat not in match.deciders() and request.answers < match.seq):
        happenings = missed(match, seat, change.asker.person, request.answers)
        return Stale(client, happenings, situation(match, seat))
    if match.seats[seat].caring:
        change.add(log.Cared(seat, caring=False))
    try:
        return change.move(seat, request.moves, Mover.PERSON, request.closes)
    except NotationError as error:
        return Refused(client, "table.notation", arguments={"expected": error.expected})
    except IllegalMove as error:
        return _broken(change, error.faults)


class BotMove(NamedTuple):
    """A bot's legal move, and whether another had to make it for the seat's own bot."""

    move: str
    fallback: bool


def bot_moved(match: AnyMatch, seat: Seat, opened_at: int, choice: BotMove, now: float) -> Change | None:
    """The match after a bot's choice; `None` where the choice comes too late. Where another had to make it, a caretaker
    plays for the seat from now on, and everybody is told."""
    if seat not in match.deciders() or match.opened_at[seat] != opened_at or not match.seats[seat].played_by_bot:
        return None
    change = Change(match, now)
    if choice.fallback and not match.seats[seat].caring:
        change.add(log.Cared(seat, caring=True))
    by = Mover.CARETAKER if change.match.seats[seat].caring else Mover.BOT
    return change.move(seat, (choice.move,), by, closes=0)


def _ended(change: Change, seat: Seat) -> Decided:
    if change.match.holder != seat:
        return _refused(change, "table.nothing-to-end")
    change.add(log.Ended(seat))
    return change.go_on()


# ---------------------------------------------------------------- taking back


def _undone(change: Change, seat: Seat) -> Decided:
    at = change.match.undoable(seat)
    if at is None:
        return _refused(change, "table.nothing-to-undo")
    change.add(log.Undone(seat, at))
    return change.go_on()


def _asked_back(change: Change, seat: Seat) -> Decided:
    to = change.match.last_decision(seat)
    if to is None or change.match.over or change.match.asking is not None:
        return _refused(change, "table.nothing-to-take-back")
    change.add(log.Asked(seat, to))
    return _if_all_agree(change)


def _answered_back(change: Change, request: msg.AnswerBack) -> Decided:
    asking = change.match.asking
    if asking is None:
        return _refused(change, "table.nothing-asked")
    if not request.agree:
        change.add(log.Declined(request.seat))
        return change
    change.add(log.Agreed(request.seat))
    return _if_all_agree(change)


def _if_all_agree(change: Change) -> Change:
    """Bots and caretakers agree to anything; every person has a say for each seat of theirs that is not asking."""
    match = change.match
    asking = match.asking
    assert asking is not None  # noqa: S101  (asked by the callers)
    asker = match.seats[asking.seat].person
    for at, sitting in enumerate(match.seats):
        silent = sitting.played_by_bot or sitting.person is None or sitting.person == asker
        if not silent and at not in match.agreed:
            return change
    change.add(log.TakenBack(asking.seat, asking.to))
    return change.go_on()


# ---------------------------------------------------------------- seats


def _left(change: Change, seat: Seat) -> Decided:
    change.add(log.Left(seat))
    if change.match.started and change.match.created.caretaker and not change.match.over:
        return cared(change, seat)
    return change


def _resigned(change: Change, seat: Seat) -> Decided:
    match = change.match
    if not match.started or match.over:
        return _refused(change, "table.nothing-to-give-up")
    if len(match.seats) > 2 and not match.box.traits(match.line.options).cooperative:
        change.add(log.Left(seat))
        return cared(change, seat)
    change.add(log.Stopped(Stop.RESIGNED, seat))
    return change


def _wished(change: Change, request: msg.Wish) -> Decided:
    """A wish is kept until it is granted, taken back, or can be granted no more; nothing waits for it."""
    if request.move is not None and request.move not in map(str, wishable(change.match, Seat(request.seat))):
        return _refused(change, "table.no-such-wish")
    change.add(log.Wished(request.seat, request.move or ""))
    return change


def _stopping(change: Change, request: msg.StopHere) -> Decided:
    match = change.match
    if not match.started or match.over:
        return _refused(change, "table.nothing-to-give-up")
    change.add(log.Stopping(request.seat, request.wish))
    if people(match) <= change.match.stopping:
        change.add(log.Stopped(Stop.AGREED, request.seat))
    return change


def _said(change: Change, text: str, phrase: str) -> Decided:
    match, asker = change.match, change.asker
    if text and hushed(match):
        return _refused(change, "table.hushed")
    if phrase and phrase not in match.box.phrases:
        return _refused(change, "table.no-such-phrase")
    seats = match.seats_of(asker.person)
    change.add(log.Said(asker.person, asker.name, text, seats[0] if seats else -1, phrase))
    return change


def _talking(change: Change, request: msg.Talk) -> Decided:
    if not guarded(change.match):
        return _refused(change, "table.not-hushed")
    change.add(log.Talking(request.seat, request.wish))
    return change


def _called_off(change: Change) -> Decided:
    if change.match.started or change.match.over:
        return _refused(change, "table.begun")
    change.add(log.Stopped(Stop.CALLED_OFF))
    return change


def closed(match: AnyMatch, now: float) -> Change | None:
    """The match as whoever looks after the table closes it; `None` where it is over anyway."""
    if match.over:
        return None
    change = Change(match, now)
    change.add(log.Stopped(Stop.CLOSED))
    return change


def overdue(match: AnyMatch, now: float) -> Change | None:
    """The match with its held turn closed; `None` where that is not due."""
    change = Change(match, now)
    return change if change.rows else None


def ran_out(match: AnyMatch, now: float) -> Change | None:
    """The match with a caretaker for everybody whose time has run out; `None` where nobody's has."""
    change = Change(match, now)
    for seat in change.match.waiting:
        at = until(change.match, seat)
        if at is not None and at <= now:
            cared(change, seat)
    return change if change.rows else None


def rematched(match: AnyMatch, code: Code, now: float) -> Change | None:
    """The match with its rematch told of; `None` where there is one already."""
    if not match.over:
        raise NotNow("table.not-over")
    if match.rematch:
        return None
    change = Change(match, now)
    change.add(log.Rematched(code))
    return change
