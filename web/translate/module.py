"""A module of TypeScript: declarations of functions, classes, types and constants."""

import ast
import inspect
import json
import textwrap
import types
import typing
from array import array
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any, Final

from web.translate.expressions import Refused, camel
from web.translate.statements import Body

_HELPERS: Final = {
    "mod": "const mod = (a: number, b: number): number => ((a % b) + b) % b;",
    "total": (
        "const total = (values: readonly (number | boolean)[]): number =>\n"
        "  values.reduce<number>((sum, value) => sum + Number(value), 0);"
    ),
    "count": (
        "const count = <T>(values: readonly T[], one: T): number =>\n  values.filter((value) => value === one).length;"
    ),
    "isqrt": (
        "function isqrt(square: number): number {\n"
        "  let root = Math.floor(Math.sqrt(square));\n"
        "  while (root * root > square) root--;\n"
        "  while ((root + 1) * (root + 1) <= square) root++;\n"
        "  return root;\n"
        "}"
    ),
}
"""What the language lacks."""

_ATOMS: Final[Mapping[object, str]] = {
    int: "number", float: "number", bool: "boolean", str: "string", type(None): "null",
}  # fmt: skip


def translated(
    *entries: Callable[..., object],
    told: str,
    shapes: Mapping[type, str] | None = None,
    word: Callable[[type], str] | None = None,
    named: Mapping[str, object] | None = None,
) -> str:
    """A module with these functions and all that they need; `told`: what it is, in a sentence.

    `shapes`: classes of which only this much is asked for. `word`: the word by which a class of a vocabulary is known.
    `named`: constants and unions besides, which do not know their own names.
    """
    module = Module(shapes or {}, word)
    for entry in entries:
        module.needed(entry.__name__, entry)
    for name, one in (named or {}).items():
        module.needed(name, one)
    return module.text(told)


class Module:
    """What is declared so far, and what is still to be."""

    def __init__(self, shapes: Mapping[type, str], word: Callable[[type], str] | None) -> None:
        self.shapes = shapes
        self.word = word
        self.helpers: set[str] = set()
        self._known: dict[str, object] = {}
        self._todo: list[str] = []

    def text(self, told: str) -> str:
        """All that was asked for, and what that needed."""
        parts: list[str] = []
        while self._todo:
            name = self._todo.pop(0)
            parts.append(self._declared(name, self._known[name]))
        helpers = [_HELPERS[name] for name in sorted(self.helpers)]
        return "\n\n".join([f"/** {told} Translated from Python: see `web/translate`. */", *helpers, *parts]) + "\n"

    def needed(self, name: str, one: object) -> str:
        """The name of a global, which is then declared too."""
        spelt = name if name.isupper() else camel(name.lstrip("_"))
        if spelt not in self._known:
            self._known[spelt] = one
            self._todo.append(spelt)
        elif self._known[spelt] is not one and self._known[spelt] != one:
            raise Refused(f"two things are called {spelt}")
        return spelt

    def type(self, hint: Any) -> str:
        """A type as TypeScript writes it."""
        if hint in _ATOMS:
            return _ATOMS[hint]
        if hint in self.shapes:
            return self.shapes[hint]
        inside = typing.get_args(hint)
        match typing.get_origin(hint):
            case types.UnionType | typing.Union:
                return " | ".join(self.type(part) for part in inside)
            case origin if origin is MutableSequence:
                return f"{{ [at: number]: {self.type(inside[0])}; readonly length: number }}"
            case origin if origin is Sequence and inside[0] is int:
                return "ArrayLike<number>"
            case origin if origin is list:
                return f"Array<{self.type(inside[0])}>"
            case origin if origin is Sequence or (origin is tuple and Ellipsis in inside):
                return f"ReadonlyArray<{self.type(inside[0])}>"
            case origin if origin is tuple:
                return f"[{', '.join(self.type(part) for part in inside)}]"
            case None if isinstance(hint, type):
                return self.needed(hint.__name__, hint)
        raise Refused(f"the type {hint} is not in the subset")

    def _declared(self, name: str, one: object) -> str:
        match one:
            case types.FunctionType():
                return f"{_comment(one)}export function {name}{self._function(one)}"
            case type() if issubclass(one, StrEnum):
                return f"{_comment(one)}export type {name} = {' | '.join(json.dumps(member.value) for member in one)};"
            case type() if issubclass(one, tuple):
                return _comment(one) + self._named_tuple(one)
            case type() if is_dataclass(one) and self.word:
                hints = typing.get_type_hints(one)
                inside = "".join(f"; readonly {field.name}: {self.type(hints[field.name])}" for field in fields(one))
                return f"{_comment(one)}export type {name} = {{ readonly is: {json.dumps(self.word(one))}{inside} }};"
            case types.UnionType():
                return f"export type {name} = {self.type(one)};"
            case _:
                return f"export const {name} = {_value(one)};"

    def _function(self, one: Any) -> str:
        """Parameters, what comes back, and the body."""
        source = ast.parse(textwrap.dedent(inspect.getsource(one))).body[0]
        if not isinstance(source, ast.FunctionDef):
            raise Refused(f"{one.__qualname__} is no function")
        hints = typing.get_type_hints(one)
        given = []
        for name, parameter in inspect.signature(one).parameters.items():
            if name != "self":
                default = "" if parameter.default is parameter.empty else f" = {_value(parameter.default)}"
                given.append(f"{camel(name)}: {self.type(hints[name])}{default}")
        back = "void" if hints["return"] is type(None) else self.type(hints["return"])
        body = textwrap.indent(Body(self, one, source, hints).text(), "  ")
        return f"({', '.join(given)}): {back} {{\n{body}\n}}"

    def _named_tuple(self, one: Any) -> str:
        hints = typing.get_type_hints(one)
        given = ", ".join(f"readonly {camel(name)}: {self.type(hints[name])}" for name in one._fields)
        getters = "".join(
            "\n" + textwrap.indent(f"{_comment(value)}get {camel(name)}{self._function(value.fget)}", "  ")
            for name, value in vars(one).items()
            if isinstance(value, property)
        )
        return f"export class {one.__name__} {{\n  constructor({given}) {{}}{getters}\n}}"


def _value(value: object) -> str:
    """A constant by its value."""
    if isinstance(value, list | tuple | array):
        return f"[{', '.join(map(_value, value))}] as const"
    if value is not None and not isinstance(value, bool | int | float | str):
        raise Refused(f"the constant {value!r} is not in the subset")
    return json.dumps(value)


def _comment(one: object) -> str:
    """A docstring as a comment."""
    lines = inspect.cleandoc(one.__doc__ or "").splitlines()
    return "/** " + "\n".join([*lines[:1], *(f" * {line}".rstrip() for line in lines[1:])]) + " */\n" if lines else ""
