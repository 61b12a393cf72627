"""Reading the pack: TOML in, typed values out, and whatever is wrong said with file, card and field."""

import tomllib
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from understory.core import UnderstoryError

E = TypeVar("E", bound=StrEnum)


class Source(StrEnum):
    """Where a card comes from: a booklet shows it, a reviewer tells of it, or it is ours."""

    PRINTED = "printed"
    REPORTED = "reported"
    HOUSE = "house"


class PackError(UnderstoryError):
    """A pack that is wrong, and where."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        where = ", ".join(part for part in (file, card and f"card {card}", field and f"field {field}") if part)
        super().__init__(f"{where}: {problem}")
        self.file = file
        self.card = card
        self.field = field


class Fields:
    """One table of a file, read field by field: each must be there and be what is asked for, none left over."""

    __slots__ = ("card", "file", "table")

    def __init__(self, file: str, card: str, table: object) -> None:
        self.file = file
        self.card = card
        if not isinstance(table, dict):
            raise PackError(file, card, "", "must be a table")
        self.table: dict[str, object] = dict(table)

    def wrong(self, field: str, problem: str) -> PackError:
        """An error that names this file and card."""
        return PackError(self.file, self.card, field, problem)

    def take(self, field: str) -> object:
        """A field's value, which is then done with."""
        if field not in self.table:
            raise self.wrong(field, "is missing")
        return self.table.pop(field)

    def number(self, field: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        return self._whole(field, self.take(field), least, most)

    def numbers(self, field: str, count: int, least: int, most: int) -> tuple[int, ...]:
        """A list of so many whole numbers within bounds."""
        return self._row(field, self.take(field), count, least, most)

    def rows(self, field: str, count: int, least: int, most: int) -> tuple[tuple[int, ...], ...]:
        """A list, not empty, of lists of so many whole numbers."""
        value = self.take(field)
        if not isinstance(value, list) or not value:
            raise self.wrong(field, f"must be a list of lists, not {value!r}")
        return tuple(self._row(field, row, count, least, most) for row in value)

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self.take(field)
        if not isinstance(value, bool):
            raise self.wrong(field, f"must be true or false, not {value!r}")
        return value

    def member(self, field: str, allowed: Iterable[E]) -> E:
        """One word of a closed set of words."""
        value = self.take(field)
        members = tuple(allowed)
        for member in members:
            if value == member.value:
                return member
        raise self.wrong(field, f"{value!r} is none of {', '.join(members)}")

    def done(self) -> None:
        """Refuse fields that nobody asked for: they are misspelt."""
        for field in self.table:
            raise self.wrong(field, "is not a field of this kind of card")

    def _whole(self, field: str, value: object, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(field, f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def _row(self, field: str, value: object, count: int, least: int, most: int) -> tuple[int, ...]:
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(field, f"must be a list of {count}, not {value!r}")
        return tuple(self._whole(field, part, least, most) for part in value)


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file's content."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise PackError(path.name, "", "", f"cannot be read: {problem}") from problem


def cards(file: str, content: dict[str, object], kind: str) -> list[Fields]:
    """The `[[kind]]` tables of a file, each with an id of one word that no other has."""
    found = content.get(kind)
    if not isinstance(found, list) or not found:
        raise PackError(file, "", kind, f"a [[{kind}]] table for each is missing")
    read: dict[str, Fields] = {}
    for position, table in enumerate(found, 1):
        fields = Fields(file, f"number {position}", table)
        name = fields.take("id")
        if not isinstance(name, str) or not name.isascii() or not name.replace("-", "").isalnum():
            raise fields.wrong("id", f"must be one word, not {name!r}")
        if name in read:
            raise fields.wrong("id", f"{name} is taken by another")
        fields.card = name
        read[name] = fields
    return list(read.values())
