"""The few ways in which what comes from outside can be wrong. Each says what is wrong and what would be right."""

from understory.core.reasons import Reason


class UnderstoryError(Exception):
    """Any of the errors below."""


class NotationError(UnderstoryError):
    """The text cannot be read as a move."""

    def __init__(self, notation: str, expected: str) -> None:
        super().__init__(f"cannot read {shortened(notation)!r} as a move: expected {expected}")
        self.notation = notation
        self.expected = expected


class IllegalMove(UnderstoryError):
    """The move was read, but it breaks rules."""

    def __init__(self, notation: str, faults: tuple[Reason, ...]) -> None:
        super().__init__(f"{shortened(notation)!r} is refused: {'; '.join(map(str, faults))}")
        self.notation = notation
        self.faults = faults


class OptionError(UnderstoryError):
    """A game cannot be set up this way."""

    def __init__(self, option: str, value: str, allowed: str) -> None:
        super().__init__(f"{option} cannot be {shortened(value)!r}: {allowed}")
        self.option = option
        self.value = value
        self.allowed = allowed


class RecordError(UnderstoryError):
    """A record cannot be read or replayed. `line` counts from 1; 0 where no single line is to blame."""

    def __init__(self, line: int, text: str, problem: str, faults: tuple[Reason, ...] = ()) -> None:
        where = f"line {line}, {shortened(text)!r}: " if line else ""
        super().__init__(f"{where}{problem}")
        self.line = line
        self.text = text
        self.problem = problem
        self.faults = faults


def shortened(text: str, limit: int = 80) -> str:
    """The text, cut where it would swamp a message."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
