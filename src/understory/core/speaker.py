"""A language, as a game that words something meets it."""

from collections.abc import Mapping
from typing import Final, Protocol, TypeAlias


class Speaker(Protocol):
    """A language in which messages can be said, by their ids."""

    @property
    def language(self) -> str:
        """Its code."""
        ...

    def say(self, message: str, arguments: Mapping[str, int | str] | None = None) -> str:
        """A message, or an attribute written `message.attribute`, with its arguments."""
        ...

    def has(self, message: str) -> bool:
        """Whether there is such a message, or attribute."""
        ...


Counted: TypeAlias = tuple[str, str, str]
"""The argument that is counted, how one is told, and how any other number is."""


class English:
    """English as a game writes it itself: what a face speaks where nobody has given it a language."""

    language: Final = "en"

    def __init__(self, messages: Mapping[str, str | Counted]) -> None:
        self.messages = messages

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self.messages

    def say(self, message: str, arguments: Mapping[str, int | str] | None = None) -> str:
        """A message, its arguments put in as `str.format` does."""
        told, given = self.messages[message], arguments or {}
        if isinstance(told, tuple):
            counted, one, other = told
            told = one if given[counted] == 1 else other
        return told.format(**given)
