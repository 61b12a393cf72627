"""What moves would do, and why one may not be made: asked before anything is done, answered from the view alone.

Moves are tried in worlds that the seat could be in, so that an answer can tell no more than the seat could work out.
They are followed as long as these worlds agree: up to the first hidden outcome, never beyond.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from understory.core import (
    Chance,
    Decision,
    Entry,
    IllegalMove,
    Item,
    Line,
    NotationError,
    Reason,
    Seat,
    Terminal,
    Viewer,
    judged,
)
from understory.core.plain import canonical
from understory.table import messages as msg
from understory.table.match import Match, Turn
from understory.table.messages import Scored, StepTold
from understory.table.telling import asked_in, drawn, fault_told, offered, step_told
from understory.table.vocabulary import named

AnyMatch: TypeAlias = Match[Any, Any, Any]
AnyLine: TypeAlias = Line[Any, Any, Any]

_WORLDS: Final = 2
"""As many worlds are tried; where they differ, what happens is not the seat's to know."""


def answered(match: AnyMatch, query: msg.Query) -> msg.Reply:
    """The answer to a query of whoever has its seat, or looks on where it names none."""
    if isinstance(query, msg.Show):
        return _shown(match, query)
    worlds = _worlds(match, Seat(query.seat))
    if not worlds:
        return msg.Refused(query.client, "table.nothing-to-try")
    try:
        match query:
            case msg.Preview(moves=moves):
                return _previewed(match, query, worlds, [match.game.parse(move) for move in moves])
            case msg.Why(move=move):
                faults = judged(match.game, worlds[0].state, Seat(query.seat), match.game.parse(move))
                return msg.Explained(query.client, match.seq, tuple(map(fault_told, faults)))
    except NotationError as error:
        return msg.Refused(query.client, "table.notation", arguments={"expected": error.expected})


def _shown(match: AnyMatch, query: msg.Show) -> msg.Shown:
    viewer: Viewer = None if query.seat is None else Seat(query.seat)
    view = match.view(viewer)
    svg, sides = drawn(match.box, view, query.side)
    decides = viewer is not None and viewer in match.deciders()
    items = (
        match.box.face.menu(view, match.game.legal(match.line.state, viewer)) if decides and viewer is not None else ()
    )
    return msg.Shown(query.client, match.seq, svg, sides, _menu(items))


def _menu(items: Iterable[Item[Any]]) -> tuple[msg.MenuItem, ...]:
    return tuple(
        msg.MenuItem(item.label, then=_menu(item.then))
        if isinstance(item.then, tuple)
        else msg.MenuItem(item.label, str(item.then))
        for item in items
    )


def _worlds(match: AnyMatch, seat: Seat) -> list[AnyLine]:
    """Lines from states that the seat could be in, with its own decision open; none where it can have none."""
    if not match.started or isinstance(match.line.node, Terminal):
        return []
    view = match.view(seat)
    states = [match.game.world(view, Random(at)) for at in range(_WORLDS)]
    if seat not in match.deciders():
        on_turn = match.box.on_turn
        states = [on_turn(state, seat) for state in states] if on_turn else []
    return [Line.from_state(match.game, match.line.options, state) for state in states if state is not None]


def _previewed(match: AnyMatch, query: msg.Preview, worlds: Sequence[AnyLine], moves: Sequence[Any]) -> msg.Previewed:
    seat, line = Seat(query.seat), worlds[0]
    before = match.game.ledger(line.state)
    steps: list[StepTold] = []
    faults: tuple[Reason, ...] = ()
    done, hidden = 0, False
    for move in moves:
        length = len(line.steps)
        if not _decides(line, seat):
            hidden = isinstance(line.node, Chance)
            faults = () if hidden else judged(match.game, line.state, seat, move)
            break
        try:
            for world in worlds:
                world.play(seat, move)
        except IllegalMove as error:
            faults = error.faults
            break
        told = [_told(match, world, seat, length) for world in worlds]
        hidden = any(told[0] != other for other in told[1:])
        if hidden:
            line.back_to(length)
            break
        steps += _steps(match, line, seat, length)
        done += 1
    view = match.game.view(line.state, seat)
    node = line.node
    goes_on = not hidden and isinstance(node, Decision) and seat in node.seats
    after = match.game.ledger(line.state)
    return msg.Previewed(
        query.client,
        match.seq,
        tuple(steps),
        tuple(map(fault_told, faults)),
        done,
        "hidden" if hidden else _then(line, seat),
        asked_in(match.box, view, node) if goes_on and isinstance(node, Decision) else None,
        offered(match.game.legal(line.state, seat)) if goes_on else None,
        _more(after, before),
        _more(before, after),
        msgspec.Raw(canonical(view)),
        msgspec.Raw(canonical(match.glancing.glance(view) if match.glancing else None)),
    )


def _decides(line: AnyLine, seat: Seat) -> bool:
    node = line.node
    return isinstance(node, Decision) and seat in node.seats


def _then(line: AnyLine, seat: Seat) -> str:
    match line.node:
        case Decision(seats=seats):
            return "you" if seat in seats else "others"
        case Chance():
            return "hidden"
        case _:
            return "over"


def _steps(match: AnyMatch, line: AnyLine, seat: Seat, since: int) -> tuple[StepTold, ...]:
    turns = (Turn(line.states[at], line.steps[at], line.states[at + 1]) for at in range(since, len(line.steps)))
    return tuple(step_told(match.game, turn, seat) for turn in turns)


def _told(match: AnyMatch, line: AnyLine, seat: Seat, since: int) -> tuple[object, ...]:
    """All that the seat would see of what happened since, to be compared between worlds."""
    return (_steps(match, line, seat, since), _then(line, seat), canonical(match.game.view(line.state, seat)))


def _more(these: Iterable[Entry], those: Iterable[Entry]) -> tuple[Scored, ...]:
    """The entries of a ledger that another does not have."""
    left = Counter(these)
    left.subtract(Counter(those))
    return tuple(
        Scored(entry.seat, entry.amount, entry.source, entry.when, named(entry.evidence))
        for entry, times in left.items()
        for _ in range(times)
    )
