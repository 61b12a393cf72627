"""Objects of a JSON file read field by field: each must be there and be what is asked for, none left over.

Whatever is wrong is said with the way to it, such as `results.3.points`.
"""

from datetime import date
from enum import StrEnum
from typing import TypeVar

from understory.core.campaign import CampaignError
from understory.core.errors import shortened

E = TypeVar("E", bound=StrEnum)


class DamagedError(CampaignError):
    """A file that does not hold what it should, and where."""

    def __init__(self, where: str, told: str, problem: str = "campaign.damaged") -> None:
        super().__init__(problem, f"{where} {told}" if where else told, where=where)
        self.where = where


class Fields:
    """One object of the file."""

    __slots__ = ("left", "within")

    def __init__(self, value: object, within: str = "") -> None:
        if not isinstance(value, dict):
            raise DamagedError(within or "the file", "must hold named fields")
        self.left: dict[str, object] = dict(value)
        self.within = within

    def way(self, field: str) -> str:
        """The way to a field."""
        return f"{self.within}.{field}" if self.within else field

    def wrong(self, field: str, wanted: str, value: object) -> DamagedError:
        """An error that names the field."""
        return DamagedError(self.way(field), f"must be {wanted}, not {shortened(repr(value))}")

    def take(self, field: str) -> object:
        """A field's value, which is then done with."""
        if field not in self.left:
            raise DamagedError(self.way(field), "is missing")
        return self.left.pop(field)

    def text(self, field: str) -> str:
        """A field of words."""
        value = self.take(field)
        if not isinstance(value, str):
            raise self.wrong(field, "a text", value)
        return value

    def texts(self, field: str) -> tuple[str, ...]:
        """A field that lists words."""
        value = self.take(field)
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise self.wrong(field, "a list of words", value)
        return tuple(value)

    def number(self, field: str) -> int:
        """A whole number from 0 on."""
        value = self.take(field)
        if type(value) is not int or value < 0:
            raise self.wrong(field, "a whole number from 0 on", value)
        return value

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self.take(field)
        if not isinstance(value, bool):
            raise self.wrong(field, "true or false", value)
        return value

    def day(self, field: str) -> date:
        """A date."""
        value = self.text(field)
        try:
            return date.fromisoformat(value)
        except ValueError:
            raise self.wrong(field, "a date such as 2026-03-21", value) from None

    def member(self, field: str, kind: type[E]) -> E:
        """One of a closed set of words."""
        value = self.text(field)
        if value not in set(kind):
            raise self.wrong(field, f"one of {', '.join(kind)}", value)
        return kind(value)

    def values(self, field: str) -> tuple[tuple[str, int | str], ...]:
        """A field of named numbers and words."""
        value = self.take(field)
        if not isinstance(value, dict) or not all(type(part) in (int, str) for part in value.values()):
            raise self.wrong(field, "named numbers and words", value)
        return tuple(value.items())

    def inner(self, field: str) -> "Fields | None":
        """An object within the object, or nothing (`null`)."""
        value = self.take(field)
        return None if value is None else Fields(value, self.way(field))

    def inners(self, field: str) -> "list[Fields]":
        """A field that lists objects, counted from 1."""
        value = self.take(field)
        if not isinstance(value, list):
            raise self.wrong(field, "a list", value)
        return [Fields(part, f"{self.way(field)}.{number}") for number, part in enumerate(value, 1)]

    def done(self) -> None:
        """Refuse what nobody asked for."""
        for field in self.left:
            raise DamagedError(self.way(field), "is not a field of this file")
