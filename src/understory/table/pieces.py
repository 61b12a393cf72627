"""What a match is made of: who sits on a seat, a step between two states, an entry of the log with what it did."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from understory.core.fields import value
from understory.core.line import Step
from understory.table.entries import Chair, Row
from understory.table.vocabulary import Person, Sitter

S = TypeVar("S")
M = TypeVar("M")


@value
class Turn(Generic[S, M]):
    """A step of the line between its states, kept after it was taken back: viewers may still ask what happened."""

    before: S
    step: Step[M]
    after: S


@value
class Applied(Generic[S, M]):
    """An entry of the log and what it did: `turns` are the moves that became known with it, in the line's order."""

    row: Row
    turns: tuple[Turn[S, M], ...] = ()
    put_down: Turn[S, M] | None = None
    length: int = 0
    """Of the line as far as it is known to all, after the entry."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits on a seat now."""

    chair: Chair
    person: Person | None = None
    name: str = ""
    caring: bool = False

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides here."""
        return self.chair.sitter is Sitter.BOT or self.caring
