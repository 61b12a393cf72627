"""What moves would do, and why one may not be made: asked before anything is done, answered from the view alone.

Moves are tried in worlds that the seat could be in, so that an answer can tell no more than the seat could work out.
They are followed as long as these worlds agree: up to the first hidden outcome, never beyond.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
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
from understory.table.match import Match
from understory.table.messages import Scored, StepTold
from understory.table.pieces import Turn
from understory.table.telling import asked_in, drawn, fault_told, offered, step_told
from understory.table.vocabulary import named

AnyMatch: TypeAlias = Match[Any, Any, Any]
AnyLine: TypeAlias = Line[Any, Any, Any]

_WORLDS: Final = 2
"""As many worlds are tried; where they differ, what happens is not the seat's to know."""
_TRIED: Final = 40
"""As many answers are tried for a query that wishes to see further: of 1,700 cards in games of greedy bots, none had
more to its payment."""


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
                return _previewed(match, query, worlds, [match.game.parse(move) for move in moves], iter(range(_TRIED)))
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


def _previewed(
    match: AnyMatch, query: msg.Preview, worlds: Sequence[AnyLine], moves: Sequence[Any], tries: Iterator[int]
) -> msg.Previewed:
    seat, lines = Seat(query.seat), [world.fork() for world in worlds]
    line = lines[0]
    before = match.game.ledger(line.state)
    done, hidden, faults = _followed(match, lines, seat, moves)
    view, node = match.game.view(line.state, seat), line.node
    asked, legal = None, None
    if not hidden and isinstance(node, Decision) and seat in node.seats:
        asked, legal = asked_in(match.box, view, node), match.game.legal(line.state, seat)
    offers = None if legal is None else offered(legal)
    further = _further(query, asked, legal) if legal and offers and asked and not faults else ()
    after = match.game.ledger(line.state)
    return msg.Previewed(
        query.client,
        match.seq,
        _steps(match, line, seat, 0),
        tuple(map(fault_told, faults)),
        done,
        "hidden" if hidden else _then(line, seat),
        asked,
        offers,
        _more(after, before),
        _more(before, after),
        msgspec.Raw(canonical(view)),
        msgspec.Raw(canonical(match.glancing.glance(view) if match.glancing else None)),
        tuple(_previewed(match, query, worlds, [*moves, move], tries) for move, _ in zip(further, tries, strict=False)),
    )


def _further(query: msg.Preview, asked: msg.Asked, legal: Iterable[Any]) -> Iterable[Any]:
    """The answers that are tried too."""
    return legal if asked.what in query.through else islice(legal, 1) if asked.what in query.alike else ()


def _followed(
    match: AnyMatch, lines: Sequence[AnyLine], seat: Seat, moves: Sequence[Any]
) -> tuple[int, bool, tuple[Reason, ...]]:
    """Make the moves in all worlds as long as these agree: how many were made, whether something hidden comes next, and
    why the next move would be refused."""
    line = lines[0]
    for done, move in enumerate(moves):
        length = len(line.steps)
        if not _decides(line, seat):
            hidden = isinstance(line.node, Chance)
            return done, hidden, () if hidden else judged(match.game, line.state, seat, move)
        try:
            for each in lines:
                each.play(seat, move)
        except IllegalMove as error:
            line.back_to(length)
            return done, False, error.faults
        if not all(_agree(match, line, other, seat, length) for other in lines[1:]):
            line.back_to(length)
            return done, True, ()
    return len(moves), False, ()


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


def _agree(match: AnyMatch, line: AnyLine, other: AnyLine, seat: Seat, since: int) -> bool:
    """Whether the seat would be told and see the same in both worlds. Views are written out only where they are not
    equal: those of some games may be compared by identity."""
    if _steps(match, line, seat, since) != _steps(match, other, seat, since) or _then(line, seat) != _then(other, seat):
        return False
    one, another = match.game.view(line.state, seat), match.game.view(other.state, seat)
    return one == another or canonical(one) == canonical(another)


def _more(these: Iterable[Entry], those: Iterable[Entry]) -> tuple[Scored, ...]:
    """The entries of a ledger that another does not have."""
    left = Counter(these)
    left.subtract(Counter(those))
    return tuple(
        Scored(entry.seat, entry.amount, entry.source, entry.when, named(entry.evidence))
        for entry, times in left.items()
        for _ in range(times)
    )
