"""The words the table's parts share. Times are seconds since the epoch; grace is in seconds."""

from collections.abc import Callable
from enum import StrEnum
from importlib.metadata import version
from typing import Any, Final, NewType, TypeAlias

from understory.core import Box, Evidence, Plain, plain

Code = NewType("Code", str)
"""A match's public name. It grants nothing."""

Person = NewType("Person", str)
"""Somebody the table knows, a guest or the owner of an account, by an id that is no secret."""

Shelf: TypeAlias = Callable[[str], Box[Any, Any, Any]]
"""Opens a game by its name; `KeyError` where there is none."""

PROTOCOL: Final = 1
"""The version of everything that travels between the table and its clients."""


class Access(StrEnum):
    """Who finds a match and may sit down at it or look on."""

    PUBLIC = "public"
    UNLISTED = "unlisted"
    INVITATION = "invitation"


class OptionKind(StrEnum):
    """What an option's value is."""

    CHOICE = "choice"
    ONE_SEAT = "one-seat"
    SOME_SEATS = "some-seats"
    SOME_OF = "some-of"


class Purpose(StrEnum):
    """What a key is for."""

    LINK = "link"
    INVITATION = "invitation"
    DEVICE = "device"


class Sitter(StrEnum):
    """What a seat was meant for when the match was made."""

    PERSON = "person"
    BOT = "bot"


class Status(StrEnum):
    """How far a match is."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Mover(StrEnum):
    """Who made a move for its seat."""

    PERSON = "person"
    BOT = "bot"
    CARETAKER = "caretaker"


class TableError(Exception):
    """Something asked of the table that it will not or cannot do. It travels as an id and arguments, no sentence."""

    def __init__(self, status: int, error: str, **arguments: Plain) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.arguments = arguments


class Unavailable(TableError):
    """The store cannot be reached, is locked or full. Nothing was changed; the same request may be sent again."""

    def __init__(self) -> None:
        super().__init__(503, "table.storage")


def named(evidence: Evidence) -> dict[str, Plain]:
    """Evidence as it travels: plain data by name."""
    return {name: plain(value) for name, value in evidence}


def release() -> str:
    """The release that runs."""
    return version("understory")
