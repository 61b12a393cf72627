"""Games seen again: any moment of a line as any viewer saw it, and the timeline of all moments.

A moment is a number of moves. What a viewer gets here is made as `telling` makes it: from the viewer's `View` at that
moment, from moves as `seen` by it, and from `events` for it; nothing that came later is in it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from understory.core import Box, Chance, Decision, GlancingFace, Line, RecordError, Seat, Terminal, Viewer, read, totals
from understory.core.older import Followed, followed
from understory.core.plain import canonical
from understory.table import messages as msg
from understory.table.match import Match
from understory.table.messages import Count, SeatInfo, SeatNumber, Situation, StepTold
from understory.table.pieces import Turn
from understory.table.telling import asked_in, drawn, ending, fault_told, points_in, seat_infos, step_told
from understory.table.vocabulary import NotNow, Shelf, Sitter, Status

AnyMatch: TypeAlias = Match[Any, Any, Any]

_KEPT: Final = 32
"""Records whose lines are kept in memory."""
LONGEST: Final = 1_000_000
"""Of a record's text, in characters."""


class Moment(msgspec.Struct, frozen=True):
    """After so many moves: the part of the game, everybody's points, whose decision it was (nobody's while chance
    dealt, or when the game was over), and what everybody would have had at an end there, where that may be known."""

    part: str
    points: tuple[int, ...]
    waiting: tuple[int, ...]
    standing: tuple[int, ...]


class Broken(msgspec.Struct, frozen=True):
    """Where a record of other rules or cards can be followed no further: line, move, and the rules against it."""

    line: int
    move: str
    rules: tuple[str, ...]


class Timeline(msgspec.Struct, frozen=True):
    """A whole game as one viewer may look at it again: moment n lies behind the first n steps."""

    game: str
    rules: int
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    viewer: int | None
    viewers: tuple[int, ...]
    """The seats as which it may be looked at, beside a spectator's eyes."""
    over: bool
    steps: tuple[StepTold, ...]
    moments: tuple[Moment, ...]
    origin: str = ""
    """Where the game went on from, as its record says it; empty where it began by itself."""
    broken: Broken | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """A game that is looked at again: its line, of which `length` moves may be told, who played, and how it ended."""

    box: Box[Any, Any, Any]
    line: Line[Any, Any, Any]
    seats: tuple[SeatInfo, ...]
    length: int
    rules: int
    over: bool
    end: msg.Ending | None = None
    commitment: str = ""
    origin: str = ""
    broken: Broken | None = None

    def checked(self, moves: int, seat: int | None) -> Viewer:
        """The viewer of a seat; `NotNow` where there is no such moment or seat."""
        if moves > self.length or (seat is not None and seat >= len(self.seats)):
            raise NotNow("record.no-such-frame", moves=self.length, players=len(self.seats))
        return None if seat is None else Seat(seat)


def course_of(match: AnyMatch) -> Course:
    """A match as far as it is known to all."""
    end = ending(match) if match.over and match.started else None
    seats, rules, commitment = seat_infos(match), match.created.rules, match.commitment
    return Course(match.box, match.line, seats, match.known, rules, match.over, end, commitment, match.origin)


def course_in(shelf: Shelf, text: str) -> Course:
    """The game that a record tells of; `NotNow` where it tells of none."""
    try:
        return _read(shelf, text)
    except RecordError as error:
        raise NotNow("record.wrong", line=error.line, rules=[fault.rule for fault in error.faults]) from None
    except KeyError:
        raise NotNow("record.no-such-game") from None


@lru_cache(_KEPT)
def _read(shelf: Shelf, text: str) -> Course:
    if "\x00" in text:
        raise RecordError(0, "", "no text")
    record = read(text)
    box = shelf(record.game)
    found: Followed[Any, Any, Any] = followed(box.game, record)
    line, node, stopped = found.line, found.line.node, found.stopped
    names = (*record.names, *("" for _ in range(record.players - len(record.names))))
    seats = tuple(SeatInfo(at, Sitter.PERSON, name) for at, name in enumerate(names[: record.players]))
    broken = Broken(stopped.line, stopped.text, tuple(fault.rule for fault in stopped.faults)) if stopped else None
    end = None
    if isinstance(node, Terminal):
        traits = box.traits(line.options)
        together = traits.cooperative or traits.solo
        end = msg.Ending(node.scores, tuple(node.winners), together, fault_told(node.reason), record.seed or "")
    over, commitment = end is not None, record.commitment or ""
    return Course(box, line, seats, len(line.steps), record.rules, over, end, commitment, record.origin, broken)


# ---------------------------------------------------------------- what is told


def timeline(course: Course, viewer: Viewer, viewers: tuple[int, ...]) -> Timeline:
    """All moments as the viewer may know them."""
    line, game = course.line, course.box.game
    turns = (Turn(line.states[at], line.steps[at], line.states[at + 1]) for at in range(course.length))
    return Timeline(
        game.spec.name,
        course.rules,
        dict(line.options.values),
        course.seats,
        viewer,
        viewers,
        course.over,
        tuple(step_told(game, turn, viewer) for turn in turns),
        tuple(_moments(course, viewer, len(viewers) == len(course.seats))),
        course.origin,
        course.broken,
    )


def _moments(course: Course, viewer: Viewer, everybody: bool) -> Iterator[Moment]:
    """Points are those of the viewer's own view, so that they tell no more than it does; how things stood is told to
    those who may look with everybody's eyes."""
    game, part, stood = course.box.game, course.box.part, course.box.standing if everybody else None
    for state in course.line.states[: course.length + 1]:
        view, node = game.view(state, viewer), game.node(state)
        waiting = node.seats if isinstance(node, Decision) else ()
        points = points_in(view, len(course.seats))
        standing = totals(stood(state), len(course.seats)) if stood else points
        yield Moment(part(view) if part else "", points, waiting, standing)


def frame(course: Course, moves: int, viewer: Viewer) -> Situation:
    """How things stood after so many moves. Nothing can be done there: nobody is offered a move."""
    box, state = course.box, course.line.states[moves]
    view, node = box.game.view(state, viewer), box.game.node(state)
    end = course.end if moves == course.length else None
    glance = box.face.glance(view) if isinstance(box.face, GlancingFace) else None
    return Situation(
        seq=moves,
        viewer=viewer,
        status=Status.OVER if end else Status.PLAYING,
        seats=course.seats,
        length=moves,
        waiting=node.seats if isinstance(node, Decision) and not end else (),
        asked=asked_in(box, view, node) if isinstance(node, Decision) and not end else None,
        legal=None,
        held=None,
        at=0.0,
        due=None,
        undo=False,
        taking_back=None,
        wishes=(),
        may_wish=(),
        stopping=(),
        hushed=False,
        talking=(),
        commitment=course.commitment,
        view=msgspec.Raw(canonical(view)),
        glance=msgspec.Raw(canonical(glance)),
        end=end,
    )


def drawing(course: Course, moves: int, viewer: Viewer, side: int = 0) -> msg.Shown:
    """The table after so many moves, as the game draws it from one of its sides."""
    svg, sides = drawn(course.box, course.box.game.view(course.line.states[moves], viewer), side)
    return msg.Shown("", moves, svg, sides, ())


def stops(course: Course) -> tuple[int, ...]:
    """The moments at which somebody had to decide, or nothing was left to: between them chance dealt."""
    states = course.line.states[: course.length + 1]
    return tuple(at for at, state in enumerate(states) if not isinstance(course.box.game.node(state), Chance))


# ---------------------------------------------------------------- as services


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and as whom to look at it."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
    seat: SeatNumber | None = None


class WatchMoment(Watch, frozen=True, forbid_unknown_fields=True):
    """The same, after so many moves, from one of the table's sides."""

    moves: Count = 0
    side: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


class WatchKeepsake(Watch, frozen=True, forbid_unknown_fields=True):
    """A record of which a picture is wanted, after so many moves, and what those are called who played, a line each,
    and the game."""

    moves: Count = 0
    names: Annotated[str, msgspec.Meta(max_length=400)] = ""
    title: Annotated[str, msgspec.Meta(max_length=100, pattern="^[^\\x00-\\x1f]*$")] = ""


def watch_timeline(shelf: Shelf, request: Watch) -> Timeline:
    """A record's timeline."""
    course = course_in(shelf, request.record)
    return timeline(course, course.checked(0, request.seat), tuple(range(len(course.seats))))


def watch_frame(shelf: Shelf, request: WatchMoment) -> Situation:
    """A record's table after so many moves."""
    course = course_in(shelf, request.record)
    return frame(course, request.moves, course.checked(request.moves, request.seat))


def watch_drawing(shelf: Shelf, request: WatchMoment) -> msg.Shown:
    """A record's table after so many moves, drawn."""
    course = course_in(shelf, request.record)
    return drawing(course, request.moves, course.checked(request.moves, request.seat), request.side)
