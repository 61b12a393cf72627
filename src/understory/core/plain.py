"""Values as plain data and as canonical bytes: what travels, what is compared, what digests are taken of.

Covers what states, moves and views are made of: dataclasses (their fields that are compared), slots classes (their
own slots), enums, tuples, dicts, sets, bytes, strings, integers, booleans and `None`. Floats are refused: nothing in a
game is one.

The bytes are written directly: a table makes two views a move, and building them as lists and dicts first took twice as
long and kept the garbage collector busy.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from json.encoder import encode_basestring
from operator import attrgetter
from typing import Any, Final, TypeAlias

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"


def plain(value: object) -> Plain:
    """The value as JSON-like data; objects become dicts with their class name under `is`."""
    if type(value) in _ATOMS:
        return value  # type: ignore[return-value]  # most evidence is of these
    data: Plain = json.loads(canonical(value))
    return data


def canonical(value: object) -> bytes:
    """The same bytes for the same value, on every machine: JSON without spaces, keys in order."""
    return _text(value).encode()


def digest(value: object) -> str:
    """A short fingerprint of a value."""
    return hashlib.sha256(canonical(value)).hexdigest()[:16]


# ---------------------------------------------------------------- how each class is written


def _text(value: object) -> str:
    return _WRITERS.get(type(value), _met)(value)


def _met(value: object) -> str:
    """Of a class that was not met before: remember how it is written."""
    kind = type(value)
    _WRITERS[kind] = _writer(kind)
    return _WRITERS[kind](value)


def _writer(kind: type) -> Callable[[Any], str]:
    if issubclass(kind, Enum):
        return _enum
    known = (each for each in (bool, int, str, bytes, tuple, list, frozenset, set, dict) if issubclass(kind, each))
    return next((_WRITERS[each] for each in known), None) or _object(kind)


def _enum(value: Enum) -> str:
    return _text(value._value_)


def _list(values: tuple[object, ...] | list[object]) -> str:
    return f"[{','.join([_WRITERS.get(type(value), _met)(value) for value in values])}]"


def _set(values: frozenset[object] | set[object]) -> str:
    return f"[{','.join(sorted([_text(value) for value in values]))}]"


def _dict(values: dict[object, object], write: Callable[[object], str] = _text) -> str:
    named = {str(plain(key)): value for key, value in values.items()}
    return f"{{{','.join([f'{encode_basestring(name)}:{write(named[name])}' for name in sorted(named)])}}}"


def _object(kind: type) -> Callable[[object], str]:
    """The name of the class under `is`, and its fields."""
    names = sorted(_names(kind))
    places = {"is": f'"{kind.__name__}"'} | dict.fromkeys(names, "%s")
    frame = "{" + ",".join([f'"{name}":{places[name]}' for name in sorted(places)]) + "}"
    parts = _parts(names)
    _SHAPES[kind] = parts, frame

    def write(value: object) -> str:
        return frame % tuple([_WRITERS.get(type(part), _met)(part) for part in parts(value)])

    return write


def _parts(names: list[str]) -> Callable[[Any], tuple[object, ...]]:
    """What gives the fields of these names, all at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple([getattr(value, name) for name in names])


def _names(kind: type) -> tuple[str, ...]:
    """The names of the fields that make up a value of this class."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind) if field.compare)
    slots: object = getattr(kind, "__slots__", None)
    if not isinstance(slots, tuple):
        raise TypeError(f"{kind.__name__} is no plain value: give it slots, or make it a dataclass")
    return tuple(name for name in slots if not name.startswith("__"))


_SHAPES: Final[dict[type, tuple[Callable[[Any], tuple[object, ...]], str]]] = {}
"""For each class that was met and is written by its fields: what gives these, and what stands around them."""
_ATOMS: Final[dict[type, Callable[[Any], str]]] = {
    bool: {True: "true", False: "false"}.__getitem__,
    int: int.__repr__,
    str: encode_basestring,
    type(None): lambda _none: "null",
}
_WRITERS: Final[dict[type, Callable[[Any], str]]] = {
    **_ATOMS,
    bytes: lambda value: f'"{value.hex()}"',
    tuple: _list,
    list: _list,
    frozenset: _set,
    set: _set,
    dict: _dict,
}


# ---------------------------------------------------------------- views of one match, one after another


class Scribe:
    """Writes values of one match after another that have most of their parts in common, such as views of several
    viewers, move by move: a part that is the very same object is not written again. Such parts must never change. What
    was not met again since the last but one page is forgotten."""

    def __init__(self) -> None:
        self._page: dict[int, str] = {}
        self._last: dict[int, str] = {}
        self._alive: tuple[list[object], list[object]] = [], []
        """What was written on this page and on the last, so that nothing else has its id. A dict of numbers and text
        apart from it is nothing that the garbage collector looks at."""

    def turn_page(self) -> None:
        """Go on to values of another time."""
        self._page, self._last = {}, self._page
        self._alive = [], self._alive[0]

    def canonical(self, value: object) -> bytes:
        """The same bytes as `canonical`."""
        shape = _SHAPES.get(type(value))
        if shape is None:
            return canonical(value)
        parts, frame = shape
        return (frame % tuple([self._part(part) for part in parts(value)])).encode()

    def _part(self, part: object) -> str:
        if type(part) is dict:
            return _dict(part, self._kept)
        return self._kept(part, self._members if type(part) is tuple else _text)

    def _members(self, parts: tuple[object, ...]) -> str:
        return f"[{','.join([self._kept(part) for part in parts])}]"

    def _kept(self, part: Any, write: Callable[[Any], str] = _text) -> str:
        """What was written of this very object."""
        atom = _ATOMS.get(type(part))
        if atom is not None:
            return atom(part)
        text = self._page.get(id(part))
        if text is None:
            text = self._page[id(part)] = self._last.get(id(part)) or write(part)
            self._alive[0].append(part)
        return text
