"""Games looked at again at a host: who may look as whom; what they get to see is `understory.table.replays`.

While a match lasts, whoever sits there looks as their own seat, everybody else as a spectator; when it is over, every
seat's cards are open to all who may find it. A record is open to whoever has it.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from understory.bots.analysing import Analysed
from understory.core import Viewer, totals
from understory.hosting.errors import TableError
from understory.hosting.names import SPECS, told_apart
from understory.hosting.thinking import Search
from understory.table import messages as msg
from understory.table import replays
from understory.table.forms import Judgement, Tried, Uploaded, Watching
from understory.table.keepsakes import keepsake, made
from understory.table.match import Match
from understory.table.pieces import Turn
from understory.table.replays import Course, Timeline
from understory.table.telling import step_told
from understory.table.vocabulary import NotNow, Person

AnyMatch: TypeAlias = Match[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Watched:
    """A game, and the seats as which somebody may look at it."""

    course: Course
    viewers: tuple[int, ...]
    at: float = 0.0
    """When it was played, 0 where that is unknown."""

    def viewer(self, moves: int, asked: Watching) -> Viewer:
        """The viewer that is asked for; refused where there is no such moment, or it is not theirs to be."""
        try:
            viewer = self.course.checked(moves, asked.seat)
        except NotNow as refusal:
            raise TableError(404, refusal.error, **refusal.arguments) from None
        if viewer is not None and viewer not in self.viewers:
            raise TableError(403, "table.not-your-seat", seat=viewer)
        return viewer

    def told(self, rest: Sequence[str], asked: Watching) -> Timeline | msg.Situation | msg.Shown:
        """What stands at an address below the game's own: `timeline`, `frames/N`, `frames/N/drawing`, `keepsake`,
        `made`."""
        match tuple(rest):
            case ("timeline",):
                return replays.timeline(self.course, self.viewer(0, asked), self.viewers)
            case ("frames", given):
                moves = number(given)
                return replays.frame(self.course, moves, self.viewer(moves, asked))
            case ("frames", given, "drawing"):
                moves = number(given)
                return replays.drawing(self.course, moves, self.viewer(moves, asked), asked.side)
            case ("keepsake",):
                return msg.Shown("", self._moves(asked), self.keepsake(asked), 1, ())
            case ("made",):
                moves = self._moves(asked)
                return msg.Shown("", moves, made(self.course, moves, self.viewer(moves, asked)), 1, ())
            case _:
                raise TableError(404, "table.no-such-place")

    def decision(self, moves: int) -> Search:
        """A decision of a game that is over, to be looked into from the view of whoever made it."""
        if moves >= self.course.length or self.course.line.steps[moves].seat < 0:
            raise TableError(404, "record.no-such-frame")
        step, rules = self.course.line.steps[moves], self.course.box.game
        view, move = rules.view(self.course.line.states[moves], step.seat), str(step.move)
        return Search(rules.spec.name, view, move, f"analysis {move}")

    def judgement(self, moves: int, found: Analysed) -> Judgement:
        """What was found of a decision, with what the moves would have brought at once."""
        best, made = self._tried(moves, found.best, 0.0), self._tried(moves, found.move, found.chance)
        places = tuple(self._tried(moves, move, chance) for move, chance in found.places)
        figures = found.chance, found.cost, found.doubt, found.sure, found.sims, found.worlds
        seat = self.course.line.steps[moves].seat
        return Judgement(moves, seat, found.move, found.best, *figures, best.told, made.points, best.points, places)

    def _tried(self, moves: int, notation: str, chance: float) -> Tried:
        """A move that could have been made at a moment, and what it would have brought at once."""
        course = self.course
        rules, step, before = course.box.game, course.line.steps[moves], course.line.states[moves]
        move = rules.parse(notation)
        after = rules.apply(before, step.seat, move)
        told = step_told(rules, Turn(before, replace(step, move=move), after), step.seat)
        had, has = (totals(rules.ledger(state), len(course.seats))[step.seat] for state in (before, after))
        return Tried(told, chance, has - had)

    def _moves(self, asked: Watching) -> int:
        return self.course.length if asked.moves is None else asked.moves

    def keepsake(self, asked: Watching) -> str:
        """A picture of what was made, of nothing that the asker may not see."""
        moves = self._moves(asked)
        viewer = self.viewer(moves, asked)
        given = [name.strip() for name in asked.names.splitlines()]
        names = [given[at] if at < len(given) and given[at] else name for at, name in enumerate(self.names())]
        title = asked.title.strip() or self.course.box.game.spec.title
        return keepsake(self.course, moves, viewer, tuple(names), title, self.at)

    def names(self) -> tuple[str, ...]:
        """What those are called who play, each otherwise."""
        given = (seat.bot or seat.name for seat in self.course.seats)
        return told_apart([SPECS.get(name, name) or "?" for name in given])


def of_match(match: AnyMatch, person: Person | None) -> Watched:
    """A match, for somebody who may find it."""
    course = replays.course_of(match)
    own = tuple(range(len(course.seats))) if match.over else tuple(match.seats_of(person))
    return Watched(course, own, match.applied[-1].row.at)


def of_record(course: Course) -> Watched:
    """A record, for whoever has it."""
    return Watched(course, tuple(range(len(course.seats))))


def uploaded(course: Course, text: str) -> Uploaded:
    """What is told of a record that is kept from now on, under a name made from its text."""
    name = hashlib.sha256(text.encode()).hexdigest()[:32]
    game, players = course.box.game.spec.name, len(course.seats)
    return Uploaded(name, game, players, course.length, course.over, course.rules, course.broken)


def number(given: str) -> int:
    """A moment as an address writes it."""
    if not (given.isascii() and given.isdigit() and len(given) <= 6):
        raise TableError(404, "record.no-such-frame")
    return int(given)
