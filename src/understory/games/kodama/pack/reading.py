"""Reading packs: TOML in, typed values out, and whatever is wrong said with file, card and field."""

import tomllib
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from understory.core import UnderstoryError

E = TypeVar("E", bound=StrEnum)


class PackError(UnderstoryError):
    """A pack that is wrong, and where: the file, the card and the field (empty where no single one is to blame)."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        where = ", ".join(part for part in (file, card and f"card {card}", field and f"field {field}") if part)
        super().__init__(f"{where}: {problem}")
        self.file = file
        self.card = card
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[type["PackError"], tuple[str, str, str, str]]:
        return PackError, (self.file, self.card, self.field, self.problem)


class Fields:
    """One table of a TOML file, read field by field: each must be there and be what is asked for, none left over."""

    __slots__ = ("card", "file", "table")

    def __init__(self, file: str, card: str, table: dict[str, object]) -> None:
        self.file = file
        self.card = card
        self.table = dict(table)

    def wrong(self, field: str, problem: str) -> PackError:
        """An error that names this file and card."""
        return PackError(self.file, self.card, field, problem)

    def take(self, field: str) -> object:
        """A field's value, which is then done with."""
        if field not in self.table:
            raise self.wrong(field, "is missing")
        return self.table.pop(field)

    def text(self, field: str) -> str:
        """A field that holds a word or more."""
        value = self.take(field)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(field, f"must be a text, not {value!r}")
        return value

    def number(self, field: str, least: int, most: int) -> int:
        """A field that holds a whole number within bounds."""
        return self.whole(field, self.take(field), least, most)

    def whole(self, field: str, value: object, least: int, most: int) -> int:
        """A part of a field as a whole number within bounds."""
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(field, f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def point(self, field: str, value: object, width: int, height: int) -> tuple[int, int]:
        """A part of a field as a point of a card of this size."""
        x, y = self.parts(field, value, 2)
        return self.whole(field, x, -width // 2, width // 2), self.whole(field, y, -height // 2, height // 2)

    def parts(self, field: str, value: object, count: int | None = None) -> list[object]:
        """A part of a field as a list, of so many things where a count is given."""
        if not isinstance(value, list) or (count is not None and len(value) != count):
            wanted = "a list" if count is None else f"a list of {count}"
            raise self.wrong(field, f"must be {wanted}, not {value!r}")
        return value

    def member(self, field: str, value: object, kind: type[E]) -> E:
        """A part of a field as one of a closed set of words."""
        for member in kind:
            if value == member.value:
                return member
        raise self.wrong(field, f"{value!r} is none of {', '.join(kind)}")

    def word(self, field: str, kind: type[E]) -> E:
        """A field that holds one of a closed set of words."""
        return self.member(field, self.take(field), kind)

    def words(self, field: str, kind: type[E]) -> frozenset[E]:
        """A field that lists some of a closed set of words."""
        return frozenset(self.member(field, value, kind) for value in self.parts(field, self.take(field)))

    def done(self) -> None:
        """Refuse fields that nobody asked for: they are misspelt."""
        for field in self.table:
            raise self.wrong(field, "is not a field of this kind of card")


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file's content."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise PackError(path.name, "", "", f"cannot be read: {problem}") from problem


def tables(file: str, content: dict[str, object], kind: str) -> Iterator[Fields]:
    """The `[[kind]]` tables of a file, each with a fresh id of one word."""
    found = content.get(kind)
    if not isinstance(found, list) or not found:
        raise PackError(file, "", kind, f"a [[{kind}]] table for each card is missing")
    seen: set[str] = set()
    for position, table in enumerate(found, 1):
        if not isinstance(table, dict):
            raise PackError(file, f"number {position}", "", "must be a table")
        name = table.get("id")
        if not isinstance(name, str) or not name.isascii() or not name.replace("-", "").isalnum():
            raise PackError(file, f"number {position}", "id", f"must be one word, not {name!r}")
        if name in seen:
            raise PackError(file, name, "id", "is taken by another card")
        seen.add(name)
        fields = Fields(file, name, table)
        fields.take("id")
        yield fields
