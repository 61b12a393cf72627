"""The types of plain data as TypeScript: what `plain` makes of a value, read off the hints of its class.

As there: dataclasses and slots classes are objects with their class name under `is`, named tuples and tuples arrays,
enums their values, bytes hexadecimal text. A slots class says its fields' types in its body or in its `__init__`.
"""

import inspect
import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from json import dumps
from typing import Any, Final, TypeVar, get_args, get_origin

from understory.core.plain import Plain
from understory.core.reasons import Datum

_SCALARS: Final = {bool: "boolean", int: "number", str: "string", bytes: "string", type(None): "null"}
_RECURSIVE: Final = {str(Datum): "Datum", str(Plain): "Plain"}
"""Aliases that name themselves are strings at run time: the text by which each is met, and its name."""


def declarations(roots: Mapping[str, Any], called: Mapping[Any, str] | None = None) -> str:
    """Each of these hints exported under its name, and everything that they are made of under its own, or as `called`
    where two would share a name."""
    writer = _Writer(called or {})
    for name, hint in roots.items():
        told = writer.type(hint)
        if told != name:
            writer.declare(name, object(), f"export type {name} = {told};\n")
    return "\n".join(text for _, (_, text) in sorted(writer.declared.items()))


def written_fields(kind: type) -> dict[str, Any]:
    """The fields of a class that `plain` writes as an object, with their types."""
    if is_dataclass(kind):
        return {field.name: field.type for field in fields(kind) if field.compare}
    slots: tuple[str, ...] = tuple(getattr(kind, "__slots__", ()))
    known = {**_parameters(kind), **inspect.get_annotations(kind)}
    for name in slots:
        if name not in known:
            raise TypeError(f"{kind.__name__}.{name} has no type: annotate it in the body or as a parameter")
    return {name: known[name] for name in slots}


def _parameters(kind: type) -> dict[str, Any]:
    made = inspect.signature(kind).parameters.values()
    return {each.name: each.annotation for each in made if each.annotation is not inspect.Parameter.empty}


class _Writer:
    """Collects declarations by name; two things of one name are refused."""

    def __init__(self, called: Mapping[Any, str]) -> None:
        self.called = called
        self.declared: dict[str, tuple[object, str]] = {}

    def declare(self, name: str, what: object, text: str) -> None:
        self.declared[name] = what, text

    def type(self, hint: Any) -> str:
        """How a hint is written where it is used; what it names is declared on the way."""
        if isinstance(hint, str | typing.ForwardRef):
            return self._recursive(hint if isinstance(hint, str) else hint.__forward_arg__)
        if hint is None or hint in _SCALARS:
            return _SCALARS[type(None) if hint is None else hint]
        if isinstance(hint, TypeVar):
            return hint.__name__
        origin, arguments = get_origin(hint), get_args(hint)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(map(self.type, arguments)))
        if origin is typing.Literal:
            return " | ".join(map(dumps, arguments))
        if origin is tuple:
            return self._tuple(arguments)
        if origin in (frozenset, set, list):
            return f"readonly {_bracketed(self.type(arguments[0]))}[]"
        if origin is dict:
            return f"Readonly<Record<{self.type(arguments[0])}, {self.type(arguments[1])}>>"
        if origin is not None:
            return f"{self._named(origin)}<{', '.join(map(self.type, arguments))}>"
        return self._named(hint)

    def _tuple(self, arguments: tuple[Any, ...]) -> str:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            return f"readonly {_bracketed(self.type(arguments[0]))}[]"
        return f"readonly [{', '.join(map(self.type, arguments))}]"

    def _recursive(self, text: str) -> str:
        name = _RECURSIVE.get(text, text)
        if name not in _RECURSIVE.values():
            raise TypeError(f"{text!r} is no type that the page could be told of")
        self.declare("Datum", "Datum", "export type Datum = number | string | readonly Datum[];\n")
        if name == "Plain":
            parts = "boolean | number | string | null | readonly Plain[] | { readonly [name: string]: Plain }"
            self.declare("Plain", "Plain", f"export type Plain = {parts};\n")
        return name

    def _named(self, what: Any) -> str:
        name: str = self.called.get(what, what.__name__)
        found = self.declared.get(name)
        if found is None:
            self.declare(name, what, "")  # met on the way to itself
            self.declare(name, what, f"{_comment(what)}{self._declaration(name, what)}\n")
        elif found[0] is not what:
            raise TypeError(f"two different things are called {name}: {found[0]!r} and {what!r}")
        return name

    def _declaration(self, name: str, what: Any) -> str:
        if isinstance(what, typing.NewType):
            return f"export type {name} = {self.type(what.__supertype__)};"
        if issubclass(what, Enum):
            return f"export type {name} = {' | '.join(dumps(member.value) for member in what)};"
        if issubclass(what, tuple):
            hints = inspect.get_annotations(what)
            labelled = ", ".join(f"{field}: {self.type(hints[field])}" for field in what._fields)
            return f"export type {name} = readonly [{labelled}];"
        generic = ", ".join(variable.__name__ for variable in getattr(what, "__parameters__", ()))
        lines = [f'  readonly is: "{name}";']
        lines += [f"  readonly {field}: {self.type(hint)};" for field, hint in written_fields(what).items()]
        return "\n".join([f"export interface {name}{f'<{generic}>' if generic else ''} {{", *lines, "}"])


def _bracketed(told: str) -> str:
    return f"({told})" if " " in told else told


def _comment(what: Any) -> str:
    """The docstring of a class, where somebody wrote one: those of named tuples and dataclasses may be made up."""
    told = " ".join((what.__doc__ or "").split()) if isinstance(what, type) else ""
    made_up = told.startswith(f"{what.__name__}(") or told == "An enumeration."
    return f"/** {told} */\n" if told and not made_up else ""
