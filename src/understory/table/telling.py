"""What viewers get to know: the one place where the log becomes messages, and the only way out of the server.

A message is made of the viewer's `View`, of moves as `seen` by it and of `events` for it. Pure, and the same whether
the entry is new or told again to somebody who missed it.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeAlias, assert_never

import msgspec

from understory.core import (
    Box,
    Decision,
    Game,
    LegalMoves,
    Listed,
    Reason,
    RoundFace,
    Seat,
    Terminal,
    Veiled,
    Viewer,
    totals,
)
from understory.core.plain import canonical
from understory.table import entries as log
from understory.table import messages as msg
from understory.table.match import Match
from understory.table.messages import Fault, Happening, Offer, SeatInfo, Situation, StepTold
from understory.table.pacing import first_until
from understory.table.pieces import Applied, Sitting, Turn
from understory.table.talking import hushed
from understory.table.vocabulary import Mover, Person, Stop, named
from understory.table.wishing import wishable

AnyMatch: TypeAlias = Match[Any, Any, Any]
TellsStep: TypeAlias = Callable[[Game[Any, Any, Any], Turn[Any, Any], Viewer], StepTold]
"""Says what a viewer is told of a move, as `step_told` does."""

_REMEMBERED: Final = 10_000
"""Moves."""


def step_told(game: Game[Any, Any, Any], turn: Turn[Any, Any], viewer: Viewer) -> StepTold:
    """A move as the viewer may know it."""
    return step_seen(game, turn, game.seen(turn.before, turn.step.seat, turn.step.move, viewer), viewer)


def step_seen(game: Game[Any, Any, Any], turn: Turn[Any, Any], seen: Any, viewer: Viewer) -> StepTold:
    """A move that the viewer sees so. Whether a veiled one was forced would tell of what is hidden."""
    seat, move = turn.step.seat, turn.step.move
    events = game.events(turn.before, seat, move, turn.after, viewer)
    told = tuple([msg.Told(event.what, named(event.evidence)) for event in events])
    noted = offer(seen)
    return StepTold(seat, noted.move, noted.data, told, turn.step.forced and not isinstance(seen, Veiled))


def happening(
    match: AnyMatch, applied: Applied[Any, Any], viewer: Viewer, person: Person | None, tell: TellsStep = step_told
) -> Happening | None:
    """What a viewer is told of an entry; `None` where it is not for them."""
    seq, at, entry = applied.row.seq, applied.row.at, applied.row.entry
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
            return _moved(match, applied, viewer, Seat(seat), by, tell)
        case log.Dealt():
            return msg.Moves(seq, at, _steps(match, applied, viewer, tell))
        case log.Ended(seat):
            return msg.TurnEnded(seq, at, seat)
        case log.Undone(seat) | log.TakenBack(seat):
            return msg.Undid(seq, at, seat, applied.length)
        case log.Asked(seat):
            return msg.TakeBack(seq, at, seat, "asked")
        case log.Agreed(seat):
            return msg.TakeBack(seq, at, seat, "agreed")
        case log.Declined(seat):
            return msg.TakeBack(seq, at, seat, "declined")
        case log.Said(speaker, name, text, seat, phrase):
            muted = person is not None and speaker != person and (person, seat) in match.mutes
            return None if muted else msg.Speaks(seq, at, seat, name, text, phrase)
        case log.Muted(muter, seat, muted):
            return msg.Muting(seq, at, seat, muted) if muter == person else None
        case log.Cared(seat, caring):
            return msg.Caretaking(seq, at, seat, caring)
        case log.Wished(seat, move):
            return msg.Wished(seq, at, seat, _wish(match, move) if move else None)
        case log.Stopping(seat, wish):
            return msg.Stopping(seq, at, seat, wish)
        case log.Talking(seat, wish):
            return msg.Talking(seq, at, seat, wish)
        case log.Stopped(why, seat):
            return msg.EndedEarly(seq, at, why, seat)
        case log.Rematched(code):
            return msg.Again(seq, at, code)
        case _:
            assert_never(entry)


def _moved(
    match: AnyMatch, applied: Applied[Any, Any], viewer: Viewer, seat: Seat, by: Mover, tell: TellsStep
) -> Happening:
    seq, at = applied.row.seq, applied.row.at
    if applied.put_down is not None:
        move = applied.put_down.step.move
        return msg.PutDown(seq, at, seat, str(move), as_data(move)) if viewer == seat else msg.PutDown(seq, at, seat)
    return msg.Moves(seq, at, _steps(match, applied, viewer, tell), by)


def _steps(match: AnyMatch, applied: Applied[Any, Any], viewer: Viewer, tell: TellsStep) -> tuple[StepTold, ...]:
    return tuple([tell(match.game, turn, viewer) for turn in applied.turns])


def as_data(move: Any) -> msgspec.Raw:
    """A move as data: its kind under `is`, and its fields."""
    if isinstance(move, Veiled):
        return msgspec.Raw(f'{{"is":"Veiled","kind":"{move.kind}"}}'.encode())
    return msgspec.Raw(canonical(move))


@lru_cache(_REMEMBERED, typed=True)
def offer(move: Any) -> Offer:
    """A move as it travels, in notation and as data. Three viewers are told of a move, and many are offered again."""
    return Offer(str(move), as_data(move))


def offered(legal: LegalMoves[Any]) -> tuple[Offer, ...] | None:
    """Legal moves as they travel, where they are a list; `None` of a set that accepts more than it could list."""
    return _offers(legal) if isinstance(legal, Listed) else None


def _offers(moves: Iterable[Any]) -> tuple[Offer, ...]:
    return tuple(map(offer, moves))


def _wish(match: AnyMatch, notation: str) -> Offer:
    """A move that somebody wishes for; everybody can tell what may be wished for."""
    return Offer(notation, as_data(match.game.parse(notation)))


def asked_in(box: Box[Any, Any, Any], view: Any, node: Decision) -> msg.Asked:
    """What is asked in a view."""
    if box.asked is None:
        return msg.Asked(node.ask, None, None, {})
    asked = box.asked(view)
    return msg.Asked(asked.what, asked.by, asked.left, named(asked.arguments))


def drawn(box: Box[Any, Any, Any], view: Any, side: int) -> tuple[str, int]:
    """The table as the game draws it from one of its sides, and from how many it can."""
    face = box.face
    if isinstance(face, RoundFace):
        return face.svg_from(view, side % face.sides), face.sides
    return face.svg(view), 1


def missed(
    match: AnyMatch, viewer: Viewer, person: Person | None, after: int, tell: TellsStep = step_told
) -> tuple[Happening, ...]:
    """All that happened after entry `after`, as the viewer is told it. `tell` says what `step_told` does."""
    told = [happening(match, applied, viewer, person, tell) for applied in match.applied[after:]]
    return tuple(message for message in told if message is not None)


def situation(match: AnyMatch, viewer: Viewer, write: Callable[[object], bytes] = canonical) -> Situation:
    """How the match stands for the viewer. `write` gives the bytes of `canonical`, by whatever it remembers."""
    node = match.line.node
    view = match.view(viewer)
    playing = match.started and not match.over
    asked = isinstance(node, Decision) and playing and match.holder in (None, *node.seats)
    decides = viewer is not None and viewer in match.deciders()
    return Situation(
        match.seq,
        viewer,
        match.status,
        seat_infos(match),
        match.known,
        tuple(match.waiting),
        asked_in(match.box, view, node) if asked and isinstance(node, Decision) else None,
        offered(match.game.legal(match.line.state, viewer)) if decides and viewer is not None else None,
        match.holder,
        match.applied[-1].row.at,
        match.due,
        viewer is not None and match.undoable(viewer) is not None,
        match.asking.seat if match.asking else None,
        tuple(msg.WishTold(seat, _wish(match, wish)) for seat, wish in sorted(match.wishes.items())),
        _offers(wishable(match, viewer)) if viewer is not None else (),
        tuple(sorted(match.stopping)),
        hushed(match),
        tuple(sorted(match.talking)),
        match.commitment,
        msgspec.Raw(write(view)),
        msgspec.Raw(write(match.glancing.glance(view) if match.glancing else None)),
        ending(match) if match.over and match.started else None,
        first_until(match),
    )


def public_scores(match: AnyMatch) -> tuple[int, ...]:
    """Everybody's points, of the end or as a spectator knows them: where a view does not tell, in a world that the
    spectator could be in. What is hidden does not count."""
    if not match.started:
        return ()
    node, game = match.line.node, match.game
    if match.over and isinstance(node, Terminal):
        return node.scores
    view = match.view(None)
    if hasattr(view, "ledger"):
        return points_in(view, len(match.seats))
    return totals(game.ledger(game.world(view, Random(0))), len(match.seats))


def points_in(view: Any, seats: int) -> tuple[int, ...]:
    """Everybody's points so far, as far as a view tells them."""
    points = [0] * seats
    for entry in getattr(view, "ledger", ()):
        points[entry.seat] += entry.amount
    return tuple(points)


def seat_infos(match: AnyMatch) -> tuple[SeatInfo, ...]:
    """Who sits where."""
    return tuple(_seat_info(at, sitting) for at, sitting in enumerate(match.seats))


def _seat_info(at: int, sitting: Sitting) -> SeatInfo:
    return SeatInfo(at, sitting.chair.sitter, sitting.name, sitting.chair.bot, sitting.caring)


def ending(match: AnyMatch) -> msg.Ending:
    """How a match that is over ended."""
    node = match.line.node
    traits = match.box.traits(match.line.options)
    together, seed = traits.cooperative or traits.solo, match.dealer.seed.hex()
    if isinstance(node, Terminal):
        return msg.Ending(node.scores, tuple(node.winners), together, fault_told(node.reason), seed)
    stopped = match.stopped
    assert stopped is not None  # noqa: S101  (it is over, and the game is not)
    gave_up = stopped.why is Stop.RESIGNED and not together
    winners = tuple(at for at in range(len(match.seats)) if gave_up and at != stopped.seat)
    scores = totals(match.game.ledger(match.line.state), len(match.seats))
    return msg.Ending(scores, winners, together, Fault(f"table.{stopped.why}", {"seat": stopped.seat}), seed)


def fault_told(reason: Reason) -> Fault:
    """A rule cited with its evidence, as it travels."""
    return Fault(reason.rule, named(reason.evidence))
