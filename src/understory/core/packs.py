"""Reading packs: TOML in, typed values out, and whatever is wrong said with file, card and field."""

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from io import BytesIO
from pathlib import Path
from typing import TypeGuard, TypeVar, cast
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo
from zipfile import Path as ArchivePath

from understory.core.errors import UnderstoryError

E = TypeVar("E", bound=StrEnum)


class Source(StrEnum):
    """Where a card comes from: a booklet or a public source shows it, a reviewer tells of it, or it is ours."""

    PRINTED = "printed"
    REPORTED = "reported"
    HOUSE = "house"


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


class OtherGame(PackError):
    """A folder with another game's cards, or with none."""


class Fields:
    """One table of a TOML file, read field by field: each must be there and be what is asked for, none left over.

    `within` is the way to a table that lies in another's field.
    """

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

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds; the default where the field is missing and there is one."""
        missing = default is not None and field not in self.table
        return self.whole(field, default if missing else self.take(field), least, most)

    def whole(self, field: str, value: object, least: int, most: int) -> int:
        """A part of a field as a whole number within bounds."""
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(field, f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def row(self, field: str, value: object, count: int, least: int, most: int) -> tuple[int, ...]:
        """A part of a field as so many whole numbers within bounds."""
        return tuple(self.whole(field, part, least, most) for part in self.parts(field, value, count))

    def parts(self, field: str, value: object, count: int | None = None) -> list[object]:
        """A part of a field as a list, of so many things where a count is given."""
        if count is None and not isinstance(value, list):
            raise self.wrong(field, f"must be a list, not {value!r}")
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise self.wrong(field, f"must be a list of {count}, not {value!r}")
        return value

    def flag(self, field: str) -> bool:
        """A field that is true or, where it is missing, false."""
        value = self.table.pop(field, False)
        if not isinstance(value, bool):
            raise self.wrong(field, f"must be true or false, not {value!r}")
        return value

    def member(self, field: str, allowed: Iterable[E]) -> E:
        """A field that holds one of a closed set of words."""
        return self.one_of(field, self.take(field), allowed)

    def members(self, field: str, allowed: Iterable[E]) -> frozenset[E]:
        """A field that holds some of a closed set of words."""
        words = tuple(allowed)
        return frozenset(self.one_of(field, value, words) for value in self.parts(field, self.take(field)))

    def one_of(self, field: str, value: object, allowed: Iterable[E]) -> E:
        """A part of a field as one of a closed set of words."""
        words = tuple(allowed)
        for member in words:
            if value == member.value:
                return member
        raise self.wrong(field, f"{value!r} is none of {', '.join(words)}")

    def words(self, field: str) -> tuple[str, ...]:
        """A list of words; empty where it is missing."""
        value = self.table.pop(field, [])
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise self.wrong(field, f"must be a list of words, not {value!r}")
        return tuple(value)

    def inner(self, field: str, *, needed: bool = False) -> "Fields":
        """A table within the table; empty where it is missing and may be."""
        value = self.take(field) if needed else self.table.pop(field, {})
        if not isinstance(value, dict):
            raise self.wrong(field, f"must be a table, not {value!r}")
        return Fields(self.file, self.card, value, f"{self.within}{field}.")

    def inners(self, field: str) -> "Iterator[Fields]":
        """The tables of a list within the table; none where it is missing."""
        value = self.table.pop(field, [])
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            raise self.wrong(field, f"must be a list of tables, not {value!r}")
        for position, part in enumerate(value, 1):
            yield Fields(self.file, self.card, part, f"{self.within}{field}.{position}.")

    def done(self) -> None:
        """Refuse fields that nobody asked for: they are misspelt."""
        for field in self.table:
            raise self.wrong(field, "is not a field of this kind of card")


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file's content."""
    try:
        return tomllib.loads(path.read_text("utf-8-sig"))  # editors of Windows begin a file with a mark
    except FileNotFoundError as problem:
        raise PackError(path.name, "", "", "is missing") from problem
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise PackError(path.name, "", "", f"cannot be read: {problem}") from problem


def written(content: Mapping[str, object]) -> str:
    """A TOML file with this content: plain values and lists of tables, of which each stands by itself."""
    lists = {key: value for key, value in content.items() if _are_tables(value)}
    lines = [f"{key} = {_inline(value)}" for key, value in content.items() if key not in lists]
    for key, found in lists.items():
        for table in found:
            lines += ["", f"[[{key}]]", *(f"{name} = {_inline(value)}" for name, value in table.items())]
    return "\n".join(lines).strip() + "\n"


def _are_tables(value: object) -> TypeGuard[list[dict[str, object]]]:
    return isinstance(value, list) and bool(value) and all(isinstance(part, dict) and "id" in part for part in value)


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_inline(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def archived(files: Mapping[str, str]) -> bytes:
    """A pack's files as a ZIP archive, the same for the same files."""
    kept = BytesIO()
    with ZipFile(kept, "w") as archive:
        for name in sorted(files):
            archive.writestr(ZipInfo(name), files[name], ZIP_DEFLATED)
    return kept.getvalue()


def folder_of(files: Mapping[str, str]) -> Path:
    """Files as a folder that lies nowhere: what packs are read from can be read from it."""
    return cast("Path", ArchivePath(ZipFile(BytesIO(archived(files)))))


def tables(file: str, content: dict[str, object], kind: str) -> Iterator[Fields]:
    """The `[[kind]]` tables of a file, each with an id of one word that no other has; the id is done with."""
    found = content.get(kind)
    if not isinstance(found, list) or not found:
        raise PackError(file, "", kind, f"a [[{kind}]] table for each card is missing")
    seen: set[str] = set()
    for position, table in enumerate(found, 1):
        if not isinstance(table, dict):
            raise PackError(file, f"#{position}", "", "must be a table")
        name = table.get("id")
        if not isinstance(name, str) or not name.isascii() or not name.replace("-", "").isalnum():
            raise PackError(file, f"#{position}", "id", f"must be one word, not {name!r}")
        if name in seen:
            raise PackError(file, name, "id", "is taken by another card")
        seen.add(name)
        fields = Fields(file, name, table)
        fields.take("id")
        yield fields
