"""A lesson is a game with a script: where it starts, what each step asks for, and what the other side answers.

The player of lessons is pure. A lesson and what was done in each step so far make the line of a game; from it come the
situation for the learner's seat, whether a try does what the step asks, and what it did where it does not. What a step
says is found by ids: `lesson-GAME-LESSON-STEP`, with `.done` for what is said once it is met, and `.wrong` or the name
of a `[[steps.wrong]]` for a try that is legal and misses.

A script is written like a record: `0 place b07 ...`, `* branch b12`. Chance that no script names is dealt from the
lesson's seed, so that a lesson is the same each time.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from understory.core import (
    CHANCE,
    Box,
    Dealer,
    Decision,
    Entry,
    IllegalMove,
    Line,
    NotationError,
    Plain,
    Reason,
    Seat,
    plain,
)
from understory.core.record import written
from understory.table import entries as log
from understory.table.entries import Chair, Created, Row
from understory.table.match import Match
from understory.table.vocabulary import Access, NotNow, Person, Sitter

AnyBox: TypeAlias = Box[Any, Any, Any]
AnyLine: TypeAlias = Line[Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any]

LEARNER: Final = Person("learner")
_BOT: Final = "level:1"


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Common to all that a lesson's file holds: a field that is not known is refused."""


class Condition(_Data, frozen=True):
    """What moves have to do; all that is named has to hold."""

    move: dict[str, Any] | tuple[dict[str, Any], ...] = ()
    """Fields of a move as data, `is` for its kind; of a list, one of its values. Several: each of some move."""
    points: int = 0
    """At least so many points for the learner's seat."""
    most: int | None = None
    """At most so many."""
    source: str = ""
    """The rule or card that gives points."""


class Miss(_Data, frozen=True):
    """A try that is legal and misses, with a sentence of its own, by its name."""

    says: str
    when: Condition
    example: tuple[str, ...] = ()
    """Moves that do so; the tests make them."""


class Step(_Data, frozen=True):
    """A sentence, what to look at, and what to do: moves (`do`), something to be found (`find`), or reading on."""

    step: str
    light: tuple[str, ...] = ()
    """Parts of the board, by the board's own names for them."""
    do: Condition | None = None
    answer: tuple[str, ...] = ()
    """Moves that do it: shown on request, and made by the tests."""
    find: str = ""
    """The part that is asked for, one of those that are lit."""
    wrong: tuple[Miss, ...] = ()
    then: tuple[str, ...] = ()
    """What happens next, by whomever."""


class Lesson(_Data, frozen=True):
    """A lesson as its file holds it."""

    lesson: str
    minutes: int
    steps: tuple[Step, ...]
    players: int = 2
    seat: int = 0
    options: dict[str, str] = {}
    start: tuple[str, ...] = ()
    """What was played before it begins."""
    game: dict[str, str] = {}
    """The options of the first game that it leads to; without any it leads to the next lesson."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What moves did in a step: whether that is what was asked, and with which sentence it is answered."""

    met: bool
    says: str
    points: int
    length: int
    """Of the line before."""
    line: AnyLine
    faults: tuple[Reason, ...] = ()


def lesson_of(box: AnyBox, name: str) -> Lesson:
    """A game's lesson by its name; `NotNow` where it has none."""
    found = next((lesson for lesson in lessons_of(box) if lesson.lesson == name), None)
    if found is None:
        raise NotNow("table.no-such-lesson", lesson=name)
    return found


def lessons_of(box: AnyBox) -> tuple[Lesson, ...]:
    """A game's lessons, in the order in which they are learnt."""
    return tuple(msgspec.convert(data, Lesson) for data in box.lessons)


# ---------------------------------------------------------------- going through a lesson


def line_at(box: AnyBox, lesson: Lesson, done: Sequence[Sequence[str]], *, strict: bool = False) -> AnyLine:
    """The game after these moves of the first steps. Where the learner's own way makes a scripted move impossible, the
    game's quick player moves and the dealer deals; `strict` refuses that."""
    if len(done) > len(lesson.steps):
        raise NotNow("table.no-such-step")
    script = _Script(box, lesson, strict=strict)
    script.run(lesson.start)
    for step, moves in zip(lesson.steps, done, strict=False):
        try:
            for move in moves:
                script.line.play(Seat(lesson.seat), box.game.parse(move))
        except (IllegalMove, NotationError):
            raise NotNow("table.no-such-step") from None
        script.run(step.then)
    return script.line


class _Script:
    """A line that goes on as a script says."""

    def __init__(self, box: AnyBox, lesson: Lesson, *, strict: bool) -> None:
        self.box = box
        self.seat = Seat(lesson.seat)
        self.strict = strict
        self.deals = Dealer(hashlib.sha256(lesson.lesson.encode()).digest())
        self.line: AnyLine = Line(box.game, box.game.spec.chosen(lesson.players, lesson.options))

    def run(self, script: Iterable[str]) -> None:
        """Make these moves, and then all that is for chance or others to do before the learner decides."""
        for entry in script:
            actor, _, notation = entry.partition(" ")
            try:
                self._make(CHANCE if actor == "*" else Seat(int(actor)), self.box.game.parse(notation))
            except IllegalMove:
                if self.strict:
                    raise
        self.go_on()

    def _make(self, seat: Seat, move: Any) -> None:
        if seat != CHANCE:
            self.line.deal(self.deals)
        self.line.play(seat, move)

    def go_on(self) -> None:
        """Let chance deal and others play until the learner decides or the game is over."""
        game = self.box.game
        while True:
            self.line.deal(self.deals)
            node = self.line.node
            if not isinstance(node, Decision) or self.seat in node.seats:
                return
            seat, state = node.seats[0], self.line.state
            self.line.play(seat, self.box.greedy(game.view(state, seat), game.legal(state, seat), Random(0)))


def tried(box: AnyBox, lesson: Lesson, done: Sequence[Sequence[str]], moves: Sequence[str]) -> Outcome:
    """What moves do in the next step, and whether that is asked for; `NotationError` where one cannot be read."""
    if len(done) >= len(lesson.steps):
        raise NotNow("table.no-such-step")
    step, seat = lesson.steps[len(done)], Seat(lesson.seat)
    line = line_at(box, lesson, done)
    length, before = len(line.steps), box.game.ledger(line.state)
    parsed = [box.game.parse(move) for move in moves]
    try:
        for move in parsed:
            line.play(seat, move)
    except IllegalMove as error:
        return Outcome(False, "", 0, length, line, error.faults)
    _opened(box, line, step)
    gained = [entry for entry in _more(box.game.ledger(line.state), before) if entry.seat == seat]
    made = [plain(move) for move in parsed]
    points = sum(entry.amount for entry in gained)
    if step.do is not None and _holds(step.do, made, gained):
        return Outcome(True, "done", points, length, line)
    says = next((miss.says for miss in step.wrong if _holds(miss.when, made, gained)), "wrong")
    return Outcome(False, says, points, length, line)


def _opened(box: AnyBox, line: AnyLine, step: Step) -> None:
    """Where several choose at once, the others choose as the script says, so that it is seen what comes of it."""
    for entry in step.then:
        actor, _, notation = entry.partition(" ")
        node, before = line.node, box.game.node(line.states[-2])
        if not (isinstance(node, Decision) and isinstance(before, Decision) and len(before.seats) > len(node.seats)):
            return
        line.play(Seat(int(actor)), box.game.parse(notation))


def _more(after: Iterable[Entry], before: Iterable[Entry]) -> list[Entry]:
    left = list(before)
    more = []
    for entry in after:
        if entry in left:
            left.remove(entry)
        else:
            more.append(entry)
    return more


def _holds(condition: Condition, moves: Sequence[Plain], gained: Sequence[Entry]) -> bool:
    points = sum(entry.amount for entry in gained)
    patterns = (condition.move,) if isinstance(condition.move, dict) else condition.move
    return (
        all(any(isinstance(move, dict) and _fits(pattern, move) for move in moves) for pattern in patterns)
        and points >= condition.points
        and (condition.most is None or points <= condition.most)
        and (not condition.source or any(entry.source == condition.source for entry in gained))
    )


def _fits(pattern: Mapping[str, Plain], move: Mapping[str, Plain]) -> bool:
    return all(
        move.get(field) in wanted if isinstance(wanted, list) else move.get(field) == wanted
        for field, wanted in pattern.items()
    )


# ---------------------------------------------------------------- as a match


def match_at(box: AnyBox, lesson: Lesson, line: AnyLine) -> AnyMatch:
    """The line as a match in which the learner sits on their seat and bots on the others: whatever a table tells of a
    match, it tells of a lesson."""
    spec = box.game.spec
    chairs = [Chair(Sitter.BOT, _BOT)] * lesson.players
    chairs[lesson.seat] = Chair(Sitter.PERSON)
    created = Created(
        spec.name,
        spec.version,
        spec.packs,
        line.options.values,
        tuple(chairs),
        Access.INVITATION,
        LEARNER,
        hashlib.sha256(lesson.lesson.encode()).hexdigest(),
        record=str(written(line, over=False)),
    )
    match: AnyMatch = Match(box, Row(1, 0.0, created), created)
    match.take(Row(2, 0.0, log.Seated(lesson.seat, LEARNER, LEARNER)))
    match.take(Row(3, 0.0, log.Started()))
    return match
