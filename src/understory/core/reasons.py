"""Why something is so: a rule cited with its evidence. Refusals, tie-breaks and log lines are made of these.

Evidence is plain data (ids, numbers and tuples of them), never a finished sentence, so that every reader gets it
in their own language and a drawing can light up what it speaks of.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from understory.core.basics import RuleId

Datum: TypeAlias = "int | str | tuple[Datum, ...]"
Evidence: TypeAlias = tuple[tuple[str, Datum], ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule and the evidence that it applies. A move's faults are reasons to refuse it."""

    rule: RuleId
    evidence: Evidence = ()

    @classmethod
    def of(cls, rule: str, **evidence: Datum) -> "Reason":
        """A reason with its evidence by name."""
        return cls(RuleId(rule), tuple(evidence.items()))

    def __str__(self) -> str:
        details = ", ".join(f"{name} {_spoken(value)}" for name, value in self.evidence)
        return f"{self.rule} ({details})" if details else str(self.rule)


@dataclass(frozen=True, slots=True)
class Event:
    """Something a viewer sees happen: an id that the log renders, and its arguments."""

    what: str
    evidence: Evidence = ()

    @classmethod
    def of(cls, what: str, **evidence: Datum) -> "Event":
        """An event with its arguments by name."""
        return cls(what, tuple(evidence.items()))


def _spoken(value: Datum) -> str:
    return " ".join(_spoken(part) for part in value) if isinstance(value, tuple) else str(value)


NOT_ASKED: Final = Reason.of("table.asked")
"""The move is of a kind that is not being asked for now."""
