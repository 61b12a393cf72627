"""What viewers get to know: the one place where the log becomes messages, and the only way out of the server.

A message is made of the viewer's `View`, of moves as `seen` by it and of `events` for it. Pure, and the same whether
the entry is new or told again to somebody who missed it.
"""

from typing import Any, TypeAlias, assert_never

import msgspec

from understory.core import Decision, Reason, Seat, Terminal, Veiled, Viewer, canonical
from understory.server import entries as log
from understory.server import messages as msg
from understory.server.match import Chapter, Match, Sitting, Turn
from understory.server.messages import Fault, Happening, SeatInfo, Situation, StepTold
from understory.server.words import Mover, Person, named

AnyMatch: TypeAlias = Match[Any, Any, Any]


def happening(match: AnyMatch, chapter: Chapter[Any, Any], viewer: Viewer, person: Person | None) -> Happening | None:
    """What a viewer is told of an entry; `None` where it is not for them."""
    seq, at, entry = chapter.row.seq, chapter.row.at, chapter.row.entry
    match entry:
        case log.Created():
            return msg.Began(seq, at, started=False)
        case log.Started():
            return msg.Began(seq, at, started=True)
        case log.Seated(seat, _, name):
            return msg.SeatTaken(seq, at, seat, name)
        case log.Left(seat):
            return msg.SeatTaken(seq, at, seat, "")
        case log.Moved(seat, _, by):
            return _moved(match, chapter, viewer, Seat(seat), by)
        case log.Dealt():
            return msg.Moves(seq, at, _steps(match, chapter, viewer))
        case log.Ended(seat):
            return msg.TurnEnded(seq, at, seat)
        case log.Undone(seat) | log.TakenBack(seat):
            return msg.Undid(seq, at, seat, chapter.length)
        case log.Asked(seat):
            return msg.TakeBack(seq, at, seat, "asked")
        case log.Agreed(seat):
            return msg.TakeBack(seq, at, seat, "agreed")
        case log.Declined(seat):
            return msg.TakeBack(seq, at, seat, "declined")
        case log.Said(speaker, name, text, seat):
            muted = person is not None and speaker != person and (person, seat) in match.mutes
            return None if muted else msg.Speaks(seq, at, seat, name, text)
        case log.Muted(muter, seat, muted):
            return msg.Muting(seq, at, seat, muted) if muter == person else None
        case log.Cared(seat, caring):
            return msg.Caretaking(seq, at, seat, caring)
        case log.Rematched(code):
            return msg.Again(seq, at, code)
        case _:
            assert_never(entry)


def _moved(match: AnyMatch, chapter: Chapter[Any, Any], viewer: Viewer, seat: Seat, by: Mover) -> Happening:
    seq, at = chapter.row.seq, chapter.row.at
    if chapter.put_down is not None:
        return msg.PutDown(seq, at, seat, str(chapter.put_down.step.move) if viewer == seat else None)
    return msg.Moves(seq, at, _steps(match, chapter, viewer), by)


def _steps(match: AnyMatch, chapter: Chapter[Any, Any], viewer: Viewer) -> tuple[StepTold, ...]:
    return tuple(step_told(match.game, turn, viewer) for turn in chapter.turns)


def step_told(game: Any, turn: Turn[Any, Any], viewer: Viewer) -> StepTold:
    """A move as the viewer may know it. Whether a veiled one was forced would tell of what is hidden."""
    seat, move = turn.step.seat, turn.step.move
    seen = game.seen(turn.before, seat, move, viewer)
    events = game.events(turn.before, seat, move, turn.after, viewer)
    told = tuple(msg.Told(event.what, named(event.evidence)) for event in events)
    return StepTold(seat, str(seen), told, turn.step.forced and not isinstance(seen, Veiled))


def missed(match: AnyMatch, viewer: Viewer, person: Person | None, after: int) -> tuple[Happening, ...]:
    """All that happened after entry `after`, as the viewer is told it."""
    told = (happening(match, chapter, viewer, person) for chapter in match.chapters[after:])
    return tuple(message for message in told if message is not None)


def situation(match: AnyMatch, viewer: Viewer) -> Situation:
    """How the match stands for the viewer."""
    node = match.line.node
    view = match.game.view(match.line.state, viewer)
    return Situation(
        match.seq,
        viewer,
        match.status,
        seat_infos(match),
        match.known,
        tuple(match.waiting),
        node.ask if isinstance(node, Decision) and match.started and match.holder in (None, *node.seats) else None,
        match.holder,
        viewer is not None and match.undoable(viewer) is not None,
        match.asking.seat if match.asking else None,
        match.commitment,
        msgspec.Raw(canonical(view)),
        msgspec.Raw(canonical(match.glancing.glance(view) if match.glancing else None)),
        _ending(match, node) if isinstance(node, Terminal) and match.over else None,
    )


def seat_infos(match: AnyMatch) -> tuple[SeatInfo, ...]:
    """Who sits where."""
    return tuple(_seat_info(at, sitting) for at, sitting in enumerate(match.seats))


def _seat_info(at: int, sitting: Sitting) -> SeatInfo:
    return SeatInfo(at, sitting.chair.sitter, sitting.name, sitting.chair.bot, sitting.caring)


def _ending(match: AnyMatch, node: Terminal) -> msg.Ending:
    return msg.Ending(node.scores, tuple(node.winners), _fault(node.reason), match.dealer.seed.hex())


def _fault(reason: Reason) -> Fault:
    return Fault(reason.rule, named(reason.evidence))
