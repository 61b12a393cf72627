"""What a host answers where it will not or cannot do what was asked."""

from understory.core import Plain
from understory.table.vocabulary import NotNow


class TableError(Exception):
    """Something asked of the table that it will not or cannot do. It travels as an id and arguments, no sentence."""

    def __init__(self, status: int, error: str, **arguments: Plain) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.arguments = arguments

    @classmethod
    def of(cls, refusal: NotNow) -> "TableError":
        """A match's refusal, as HTTP tells it."""
        return cls(409, refusal.error, **refusal.arguments)
