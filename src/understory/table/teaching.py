"""The services that a lesson's page asks: where a lesson stands, what a try does, and all that a board may want to know
in between. Nothing is kept: what was done so far comes with each request.
"""

from itertools import islice
from typing import Annotated, Final

import msgspec

from understory.core import NotationError, Seat
from understory.table import messages as msg
from understory.table.lessons import AnyBox, AnyLine, Lesson, lesson_of, line_at, match_at, tried
from understory.table.messages import Notation, Situation, StepTold
from understory.table.pieces import Turn
from understory.table.telling import fault_told, situation, step_told
from understory.table.trying import answered
from understory.table.vocabulary import NotNow, Shelf

_MOST_STEPS: Final = 60
_LISTED: Final = 300
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[a-z0-9-]+$")]
Made = Annotated[tuple[Notation, ...], msgspec.Meta(max_length=msg.MOST_MOVES)]
Done = Annotated[tuple[Made, ...], msgspec.Meta(max_length=_MOST_STEPS)]


class LessonAt(msgspec.Struct, frozen=True):
    """Where somebody is in a lesson: the moves made in each step so far, none in those that ask for none."""

    game: Id
    lesson: Id
    done: Done


class LessonTry(msgspec.Struct, frozen=True):
    """Moves to be tried in the next step."""

    at: LessonAt
    moves: msg.Moved


class LessonQuery(msgspec.Struct, frozen=True):
    """What a board asks before anything is done."""

    at: LessonAt
    query: msg.Query


class LessonStands(msgspec.Struct, frozen=True):
    """The next step of a lesson, or its end."""

    number: int
    """The step's, counted from 0; as many as there are where the lesson is over."""
    steps: int
    step: str
    """Its name, by which its sentence is found; empty at the end."""
    asks: str
    """A `move`, to `find` something on the board, or to `read`; `nothing` at the end."""
    light: tuple[str, ...]
    """What to look at, in the board's own names."""
    find: str
    """Which of these is to be found."""
    answer: tuple[str, ...]
    """Moves that do what is asked."""
    happened: tuple[StepTold, ...]
    """What was done since the step before, by whomever, as the learner may know it."""
    situation: Situation


class LessonTried(msgspec.Struct, frozen=True):
    """What became of a try: it did what is asked, or it is told what it did, or which rules it would break."""

    met: bool
    says: str
    """The part of the step's sentence that answers it; empty where rules are broken."""
    points: int
    happened: tuple[StepTold, ...]
    faults: tuple[msg.Fault, ...]


class LessonReply(msgspec.Struct, frozen=True):
    """The answer to a query."""

    reply: msg.Reply


class LessonMoves(msgspec.Struct, frozen=True):
    """Moves that may be made now, some of them where there are many."""

    moves: tuple[str, ...]
    complete: bool


def _opened(shelf: Shelf, at: LessonAt) -> tuple[AnyBox, Lesson]:
    try:
        box = shelf(at.game)
    except KeyError:
        raise NotNow("table.no-such-game", game=at.game) from None
    return box, lesson_of(box, at.lesson)


def stands(shelf: Shelf, at: LessonAt) -> LessonStands:
    """Where a lesson stands: its next step, and the table as the learner sees it."""
    box, lesson = _opened(shelf, at)
    line = line_at(box, lesson, at.done)
    before = len(line_at(box, lesson, at.done[:-1]).steps) if at.done else 0
    step = lesson.steps[len(at.done)] if len(at.done) < len(lesson.steps) else None
    asks = "nothing" if step is None else "move" if step.do else "find" if step.find else "read"
    return LessonStands(
        len(at.done),
        len(lesson.steps),
        step.step if step else "",
        asks,
        step.light if step else (),
        step.find if step else "",
        step.answer if step else (),
        _happened(box, lesson, line, before) if at.done else (),
        situation(match_at(box, lesson, line), Seat(lesson.seat)),
    )


def try_step(shelf: Shelf, wish: LessonTry) -> LessonTried:
    """Try moves in a lesson's next step."""
    box, lesson = _opened(shelf, wish.at)
    try:
        outcome = tried(box, lesson, wish.at.done, wish.moves)
    except NotationError as error:
        raise NotNow("table.notation", expected=error.expected) from None
    happened = _happened(box, lesson, outcome.line, outcome.length) if not outcome.faults else ()
    return LessonTried(outcome.met, outcome.says, outcome.points, happened, tuple(map(fault_told, outcome.faults)))


def reply(shelf: Shelf, asked: LessonQuery) -> LessonReply:
    """What moves would do in a lesson, why one may not be made, or how the game draws its table."""
    box, lesson = _opened(shelf, asked.at)
    return LessonReply(answered(match_at(box, lesson, line_at(box, lesson, asked.at.done)), asked.query))


def moves(shelf: Shelf, at: LessonAt) -> LessonMoves:
    """Moves that may be made now in a lesson."""
    box, lesson = _opened(shelf, at)
    state, seat = line_at(box, lesson, at.done).state, Seat(lesson.seat)
    legal = box.game.legal(state, seat)
    listed = tuple(str(move) for move in islice(legal, _LISTED + 1))
    return LessonMoves(listed[:_LISTED], legal.closed and len(listed) <= _LISTED)


def _happened(box: AnyBox, lesson: Lesson, line: AnyLine, since: int) -> tuple[StepTold, ...]:
    turns = (Turn(line.states[at], line.steps[at], line.states[at + 1]) for at in range(since, len(line.steps)))
    return tuple(step_told(box.game, turn, Seat(lesson.seat)) for turn in turns)
