"""Help for writing and reading moves. A move is one line of words parted by single spaces; a pass is always `pass`."""

from collections.abc import Iterable
from typing import Final, TypeVar

from understory.core.basics import Seat
from understory.core.errors import NotationError

T = TypeVar("T")

PASS: Final = "pass"  # noqa: S105  (a move, not a password)
_DIGITS: Final = 18


def words(notation: str) -> list[str]:
    """The words of a move; anything but single spaces between printable words is refused."""
    parts = notation.split(" ")
    if not all(part.isprintable() and part for part in parts):
        raise NotationError(notation, "words parted by single spaces")
    return parts


def whole(word: str, notation: str) -> int:
    """A whole number in its shortest form, so that no number can be written in two ways."""
    if len(word) <= _DIGITS and word.isascii() and word.removeprefix("-").isdigit() and str(int(word)) == word:
        return int(word)
    raise NotationError(notation, f"a whole number of at most {_DIGITS - 1} digits in place of {word[:20]!r}")


def seat(word: str, notation: str) -> Seat:
    """A seat by its number."""
    number = whole(word, notation)
    if not 0 <= number < 30:
        raise NotationError(notation, f"a seat in place of {word[:20]!r}")
    return Seat(number)


def written_as(word: str, allowed: Iterable[T], notation: str) -> T:
    """The one of the allowed values that is written so."""
    listed = tuple(allowed)
    for value in listed:
        if str(value) == word:
            return value
    shown = ", ".join(map(str, listed[:12])) + (", ..." if len(listed) > 12 else "")
    raise NotationError(notation, f"one of {shown} in place of {word[:20]!r}")
