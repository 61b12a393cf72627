"""The words the table's parts share. Times are seconds since the epoch; grace is in seconds."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, NewType, TypeAlias

from understory.core import Box, Evidence, Plain, plain

Code = NewType("Code", str)
"""A match's public name. It grants nothing."""

Person = NewType("Person", str)
"""Somebody the table knows, a guest or the owner of an account, by an id that is no secret."""

Shelf: TypeAlias = Callable[[str], Box[Any, Any, Any]]
"""Opens a game by its name; `KeyError` where there is none."""

PROTOCOL: Final = 2
"""The version of everything that travels between the table and its clients."""


class Access(StrEnum):
    """Who finds a match and may sit down at it or look on."""

    PUBLIC = "public"
    UNLISTED = "unlisted"
    INVITATION = "invitation"


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


class Deal(StrEnum):
    """How a match that goes on from another is dealt."""

    ANEW = "dealt-anew"
    AS_IT_WAS = "as-it-was"


class GoodbyeReason(StrEnum):
    """Why a stream ends."""

    CLOSING = "closing"
    MOVED = "moved"
    GONE = "gone"


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


class Stop(StrEnum):
    """Why a match ended before its game did."""

    RESIGNED = "resigned"
    AGREED = "agreed"
    CALLED_OFF = "called-off"
    CLOSED = "closed"


class NotNow(Exception):
    """Something that a match cannot do as it stands. It travels as an id and arguments, no sentence."""

    def __init__(self, error: str, **arguments: Plain) -> None:
        super().__init__(error)
        self.error = error
        self.arguments = arguments


def named(evidence: Evidence) -> dict[str, Plain]:
    """Evidence as it travels: plain data by name."""
    return {name: plain(value) for name, value in evidence}
