"""Values as plain data and as canonical bytes: what travels, what is compared, what digests are taken of.

Covers what states, moves and views are made of: dataclasses and slots classes, enums, tuples, dicts, sets, bytes,
strings, integers, booleans and `None`. Floats are refused: nothing in a game is one.
"""

import hashlib
import json
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Final, TypeAlias

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"


_NAMES: Final[dict[type, tuple[str, ...]]] = {}
"""The fields of each class that was met, which do not change."""
_PLAIN: Final = frozenset((bool, int, str, type(None)))


def plain(value: object) -> Plain:
    """The value as JSON-like data; objects become dicts with their class name under `is`."""
    kind = type(value)
    if kind in _PLAIN:
        return value  # type: ignore[return-value]  # most parts of a view are of these: asked first, it takes half as long
    match value:
        case Enum():
            return plain(value.value)
        case None | bool() | int() | str():
            return value
        case bytes():
            return value.hex()
        case tuple() | list():
            return [plain(part) for part in value]
        case frozenset() | set():
            return [json.loads(text) for text in sorted(canonical(part).decode() for part in value)]
        case dict():
            return {str(plain(key)): plain(part) for key, part in value.items()}
        case _:
            return _fields(value)


def _fields(value: object) -> dict[str, Plain]:
    kind = type(value)
    parts: dict[str, Plain] = {"is": kind.__name__}
    for name in _NAMES.get(kind) or _names(kind):
        parts[name] = plain(getattr(value, name))
    return parts


def _names(kind: type) -> tuple[str, ...]:
    """The names of the fields that make up a value of this class."""
    if is_dataclass(kind):
        names = tuple(field.name for field in fields(kind))
    else:
        slots: object = getattr(kind, "__slots__", None)
        if not isinstance(slots, tuple):
            raise TypeError(f"{kind.__name__} is no plain value: give it slots, or make it a dataclass")
        names = tuple(name for name in slots if not name.startswith("__"))
    _NAMES[kind] = names
    return names


def canonical(value: object) -> bytes:
    """The same bytes for the same value, on every machine."""
    return json.dumps(plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(value: object) -> str:
    """A short fingerprint of a value."""
    return hashlib.sha256(canonical(value)).hexdigest()[:16]
