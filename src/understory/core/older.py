"""Records that were made under another version of the rules, or with other cards: to be looked at, not to be played on.

They are followed as far as their moves are legal here; where that ends is told with the line, the move and the rules.
"""

from dataclasses import dataclass, replace
from itertools import islice
from typing import Generic, Protocol, TypeVar, runtime_checkable

from understory.core.basics import Seat
from understory.core.errors import RecordError
from understory.core.game import Game
from understory.core.line import Line
from understory.core.nodes import Decision
from understory.core.record import Record, Written, follow, replayed, started, strangeness, told_by

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)


@runtime_checkable
class Renaming(Protocol[S_contra, M_co]):
    """A game in which moves have other names than in an older version of its rules."""

    def renamed(self, state: S_contra, seat: Seat, notation: str) -> M_co | None:
        """The move that was once written so in such a state; `None` where it is called as ever."""
        ...


@runtime_checkable
class Understanding(Protocol[S_contra, M_co]):
    """A game that asks what went without saying in an older version of its rules."""

    def understood(self, state: S_contra) -> M_co | None:
        """The answer that was understood then; `None` where it was asked for as ever."""
        ...


@dataclass(frozen=True, slots=True)
class Followed(Generic[S, M, V]):
    """A record, to be looked at: the line as far as its moves are legal here."""

    line: Line[S, M, V]
    stopped: RecordError | None = None
    """Where it could be followed no further, and why; `None` where it goes to the record's end."""


def followed(game: Game[S, M, V], record: Record) -> Followed[S, M, V]:
    """The record as far as it can be followed. One made by these rules with these cards goes to its end, or is wrong,
    which `RecordError` says; one made otherwise stops where it was played otherwise."""
    strange = strangeness(game, record)
    if not strange:
        return Followed(replayed(game, record))
    line = started(game, record)
    at = 0
    for entry in record.moves:
        line.resume(entry.takebacks)
        try:
            at = _caught_up(line, entry, at) + 1
        except RecordError as error:
            problem = f"{error.problem}; the record was {strange}"
            return Followed(line, RecordError(error.line, error.text, problem, error.faults))
    line.resume(record.takebacks)
    return Followed(line)


def _caught_up(line: Line[S, M, V], entry: Written, at: int) -> int:
    """Where in the line, from `at` on, an entry's move stands, made now if need be; before it what the engine answered
    by itself in those days and now asks, and what was understood."""
    if at < len(line.steps) and told_by(entry, line.steps[at]):
        return at
    length = len(line.steps)
    while True:
        called = _as_called_now(line, entry)
        try:
            follow(line, called)
        except RecordError:
            only = _only_answer(line)
            if only is None:
                line.cut(length)
                raise
            line.play(*only)
        else:
            return next(index for index in range(at, len(line.steps)) if told_by(called, line.steps[index]))


def _only_answer(line: Line[S, M, V]) -> tuple[Seat, M] | None:
    """The seat that is asked and its answer, where there is no other or it went without saying."""
    node, game = line.node, line.game
    if not isinstance(node, Decision):
        return None
    understood = game.understood(line.state) if isinstance(game, Understanding) else None
    if understood is not None:
        return node.seats[0], understood
    answers = list(islice(game.legal(line.state, node.seats[0]), 2))
    return (node.seats[0], answers[0]) if len(answers) == 1 else None


def _as_called_now(line: Line[S, M, V], entry: Written) -> Written:
    game: object = line.game
    move = game.renamed(line.state, entry.seat, entry.notation) if isinstance(game, Renaming) else None
    return entry if move is None else replace(entry, notation=str(move))
