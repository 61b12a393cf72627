"""Reading a pack: TOML in, typed values out, and whatever is wrong said with file, card and field."""

import tomllib
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from understory.core import UnderstoryError
from understory.games.everdell_duo.vocabulary import RESOURCES, Goods

E = TypeVar("E", bound=StrEnum)


class PackError(UnderstoryError):
    """A pack that is wrong, and where: the file, the card or tile, and the field."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        where = ", ".join(part for part in (file, card, field and f"field {field}") if part)
        super().__init__(f"{where}: {problem}")
        self.file = file
        self.card = card
        self.field = field
        self.problem = problem


class Fields:
    """One table of a file, read field by field: each must be what is asked for, and none may be left over."""

    __slots__ = ("card", "file", "table", "within")

    def __init__(self, file: str, card: str, table: dict[str, object], within: str = "") -> None:
        self.file = file
        self.card = card
        self.table = dict(table)
        self.within = within

    def wrong(self, field: str, problem: str) -> PackError:
        """An error that names this file, card and field."""
        return PackError(self.file, self.card, f"{self.within}{field}", problem)

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

    def word(self, field: str) -> str:
        """A field that holds one word, to be used in notation."""
        value = self.text(field)
        if not value.isascii() or not value.replace("-", "").isalnum():
            raise self.wrong(field, f"must be one word, not {value!r}")
        return value

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds; the default where the field is missing and there is one."""
        value = self.table.pop(field, default) if default is not None else self.take(field)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(field, f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def flag(self, field: str) -> bool:
        """A field that is true or, where it is missing, false."""
        value = self.table.pop(field, False)
        if not isinstance(value, bool):
            raise self.wrong(field, f"must be true or false, not {value!r}")
        return value

    def member(self, field: str, kind: type[E]) -> E:
        """A field that holds one of a closed set of words."""
        value = self.text(field)
        try:
            return kind(value)
        except ValueError:
            raise self.wrong(field, f"{value!r} is none of {', '.join(kind)}") from None

    def goods(self) -> Goods:
        """What the table says of the four resources, nothing of those it does not name."""
        counts = [self.number(good, 0, 9, 0) for good in RESOURCES]
        return (counts[0], counts[1], counts[2], counts[3])

    def table_of(self, field: str, *, needed: bool = False) -> "Fields":
        """A table within the table; empty where it is missing and may be."""
        value = self.take(field) if needed else self.table.pop(field, {})
        if not isinstance(value, dict):
            raise self.wrong(field, f"must be a table, not {value!r}")
        return Fields(self.file, self.card, value, f"{self.within}{field}.")

    def tables_of(self, field: str) -> "Iterator[Fields]":
        """The tables of a list within the table."""
        value = self.table.pop(field, [])
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            raise self.wrong(field, f"must be a list of tables, not {value!r}")
        for position, part in enumerate(value, 1):
            yield Fields(self.file, self.card, part, f"{self.within}{field}.{position}.")

    def words_of(self, field: str, *, needed: bool = False) -> tuple[str, ...]:
        """A list of words; empty where it is missing and may be."""
        value = self.take(field) if needed else self.table.pop(field, [])
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise self.wrong(field, f"must be a list of words, not {value!r}")
        return tuple(value)

    def done(self) -> None:
        """Refuse fields that nobody asked for: they are misspelt."""
        for field in self.table:
            raise self.wrong(field, "is not a field here")


def content(path: Path) -> dict[str, object]:
    """A TOML file's content."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise PackError(path.name, "", "", f"cannot be read: {problem}") from problem


def entries(path: Path, kind: str) -> Iterator[Fields]:
    """The `[[kind]]` tables of a file, each named by its id."""
    found = content(path).get(kind)
    if not isinstance(found, list) or not all(isinstance(part, dict) for part in found):
        raise PackError(path.name, "", kind, f"the [[{kind}]] tables are missing")
    for position, table in enumerate(found, 1):
        name = table.get("id")
        yield Fields(path.name, name if isinstance(name, str) else f"{kind} number {position}", table)
