"""Expressions of the subset as TypeScript."""

import ast
import builtins
import inspect
import json
import math
import re
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Final, Protocol

Text = tuple[str, int]
"""An expression and how tightly it binds."""

ATOM, UNARY, POWER, TIMES, PLUS, COMPARE, AND, OR, CHOICE = 20, 15, 14, 13, 12, 10, 5, 4, 2

_OPERATORS: Final[Mapping[type[ast.operator], tuple[str, int]]] = {
    ast.Add: ("+", PLUS), ast.Sub: ("-", PLUS), ast.Mult: ("*", TIMES), ast.Div: ("/", TIMES), ast.Pow: ("**", POWER),
}  # fmt: skip
_COMPARISONS: Final[Mapping[type[ast.cmpop], str]] = {
    ast.Eq: "===", ast.NotEq: "!==", ast.Is: "===", ast.IsNot: "!==",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
_CALLS: Final[Mapping[object, str]] = {
    abs: "Math.abs", min: "Math.min", max: "Math.max", int: "Math.trunc", math.sqrt: "Math.sqrt",
}  # fmt: skip
_HELPED: Final[Mapping[object, str]] = {math.isqrt: "isqrt", sum: "total"}
_METHODS: Final = {"append": "push", "index": "indexOf"}
_RESERVED: Final = frozenset({"new", "in", "of", "with", "default", "function", "var", "let", "const", "this"})


class Refused(ValueError):
    """Something that is not in the subset."""


class Around(Protocol):
    """The module that a body stands in."""

    helpers: set[str]
    word: Callable[[type], str] | None

    def needed(self, name: str, one: object) -> str:
        """The name of a global, which is then declared too."""
        ...

    def type(self, hint: Any) -> str:
        """A type as TypeScript writes it."""
        ...


def camel(name: str) -> str:
    """A name as TypeScript spells it."""
    spelt = re.sub(r"(?<=.)_([a-z0-9])", lambda found: str(found[1]).upper(), name)
    return spelt + "_" if spelt in _RESERVED else spelt


class Expressions:
    """The expressions of one function."""

    def __init__(self, around: Around, function: types.FunctionType, source: ast.FunctionDef, hints: Any) -> None:
        self.around = around
        self.function = function
        self.source = source
        owner = function.__qualname__.rpartition(".")[0]
        self.hints: dict[str, Any] = {**hints, "self": function.__globals__.get(owner)}
        self.local = set(_bound(source))

    def of(self, node: ast.expr) -> str:
        """An expression that stands alone."""
        return self.expression(node)[0]

    def within(self, node: ast.expr, binds: int) -> str:
        """An expression as a part of one that binds so tightly."""
        return _bracketed(self.expression(node), binds)

    def truth(self, node: ast.expr) -> Text:
        """An expression where Python asks whether it is true: an empty list is not."""
        if is_array(self.hint(node)):
            return f"{self.within(node, UNARY)}.length > 0", COMPARE
        return self.expression(node)

    def stored(self, node: ast.expr) -> str:
        """What is assigned to."""
        match node:
            case ast.Name(id=name):
                return camel(name)
            case ast.Subscript(value=value, slice=at):
                return f"{self.within(value, UNARY)}[{self.of(at)}]"
        raise self.refused(node)

    def expression(self, node: ast.expr) -> Text:
        """Any expression."""
        match node:
            case ast.Constant(value=bool() | None | int() | float() | str() as value):
                return json.dumps(value), ATOM
            case ast.Name(id=name):
                return (camel(name) if name in self.local else self._constant(name, self.live(node))), ATOM
            case ast.Attribute(value=ast.Name(id="self"), attr=attribute):
                return f"this.{camel(attribute)}", ATOM
            case ast.Attribute(value=value, attr=attribute):
                live = self.live(node)
                known = live is not None
                return (
                    self._constant(attribute, live) if known else f"{self.within(value, UNARY)}.{camel(attribute)}"
                ), ATOM
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"-{self.within(operand, UNARY)}", UNARY
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{_bracketed(self.truth(operand), UNARY - 1)}", UNARY
            case ast.BinOp():
                return self._operation(node)
            case ast.BoolOp(op=op, values=values):
                binds, sign = (AND, " && ") if isinstance(op, ast.And) else (OR, " || ")
                return sign.join(_bracketed(self.truth(value), binds) for value in values), binds
            case ast.Compare(left=left, ops=ops, comparators=others):
                return self._comparison([left, *others], ops)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                asked = _bracketed(self.truth(test), CHOICE)
                return f"{asked} ? {self.within(body, CHOICE)} : {self.within(orelse, CHOICE - 1)}", CHOICE
            case ast.Subscript(value=value, slice=at):
                return self._element(self.within(value, UNARY), at), ATOM
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                return f"[{', '.join(map(self.of, parts))}]", ATOM
            case ast.ListComp(elt=part, generators=[each]) | ast.GeneratorExp(elt=part, generators=[each]):
                return self._comprehension(part, each), ATOM
            case ast.NamedExpr(target=target, value=value):
                return f"({self.stored(target)} = {self.of(value)})", ATOM
            case ast.Call(func=ast.Attribute(value=owner, attr=method), args=given) if self.live(node.func) is None:
                return self._method(owner, method, [self.of(one) for one in given], node), ATOM
            case ast.Call():
                return self._call(node), ATOM
        raise self.refused(node)

    def pattern(self, target: ast.expr, hint: Any) -> str:
        """What a loop or a comprehension binds."""
        match target:
            case ast.Name(id=name):
                self.hints[name] = hint
                return camel(name)
            case ast.Tuple(elts=targets):
                return f"[{', '.join(self.pattern(one, element_of(hint)) for one in targets)}]"
        raise self.refused(target)

    def _operation(self, node: ast.BinOp) -> Text:
        match node.op:
            case ast.FloorDiv():
                return f"Math.floor({self.within(node.left, TIMES - 1)} / {self.within(node.right, TIMES)})", ATOM
            case ast.RShift():
                return f"Math.floor({self.within(node.left, TIMES - 1)} / {1 << self._known(node.right)})", ATOM
            case ast.LShift():
                return str(self._known(node.left) << self._known(node.right)), ATOM
            case ast.Mod():
                self.around.helpers.add("mod")
                return f"mod({self.of(node.left)}, {self.of(node.right)})", ATOM
        if type(node.op) not in _OPERATORS or is_array(self.hint(node.left)):
            raise self.refused(node)
        sign, binds = _OPERATORS[type(node.op)]
        return f"{self.within(node.left, binds - 1)} {sign} {self.within(node.right, binds)}", binds

    def _known(self, node: ast.expr) -> int:
        """A whole number that is known now."""
        value = node.value if isinstance(node, ast.Constant) else self.live(node)
        if not isinstance(value, int):
            raise self.refused(node)
        return value

    def _comparison(self, values: Sequence[ast.expr], ops: Sequence[ast.cmpop]) -> Text:
        pairs = []
        for at, op in enumerate(ops):
            if type(op) not in _COMPARISONS:
                raise self.refused(values[at])
            left, right = self.within(values[at], COMPARE), self.within(values[at + 1], COMPARE)
            pairs.append(f"{left} {_COMPARISONS[type(op)]} {right}")
        return " && ".join(pairs), COMPARE if len(pairs) == 1 else AND

    def _element(self, value: str, at: ast.expr) -> str:
        match at:
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(back))):
                return f"{value}.at(-{back})!"
            case ast.Slice():
                raise self.refused(at)
        return f"{value}[{self.of(at)}]!"

    def _comprehension(self, part: ast.expr, each: ast.comprehension) -> str:
        pattern = self.pattern(each.target, element_of(self.hint(each.iter)))
        kept = "".join(f".filter(({pattern}) => {self.truth(test)[0]})" for test in each.ifs)
        return f"{self.within(each.iter, UNARY)}{kept}.map(({pattern}) => {self.of(part)})"

    # ------------------------------------------------------------ names and calls

    def live(self, node: ast.expr) -> Any:
        """What a global of the source is, or an attribute of a module or class; None where it is no such thing."""
        match node:
            case ast.Name(id=name) if name not in self.local:
                if name in self.function.__globals__:
                    return self.function.__globals__[name]
                if hasattr(builtins, name):
                    return getattr(builtins, name)
                raise self.refused(node)
            case ast.Attribute(value=value, attr=attribute):
                owner = self.live(value)
                return getattr(owner, attribute) if isinstance(owner, types.ModuleType | type) else None
        return None

    def tag(self, node: ast.expr) -> str:
        """The word by which a class is known."""
        one = self.live(node)
        if not self.around.word or not isinstance(one, type):
            raise self.refused(node)
        return json.dumps(self.around.word(one))

    def _constant(self, name: str, live: Any) -> str:
        if isinstance(live, Enum):
            return json.dumps(live.value)
        return "Infinity" if live is math.inf else self.around.needed(name, live)

    def _call(self, node: ast.Call) -> str:
        live = self.live(node.func)
        given = [self.of(one) for one in node.args]
        if live is len:
            return f"{self.within(node.args[0], UNARY)}.length"
        if live in (tuple, list):
            return given[0] if isinstance(node.args[0], ast.GeneratorExp) else f"[...{given[0]}]"
        if live is isinstance:
            return f"({self.within(node.args[0], UNARY)}.is === {self.tag(node.args[1])})"
        if live in _HELPED:
            self.around.helpers.add(_HELPED[live])
            return f"{_HELPED[live]}({', '.join(given)})"
        if live in _CALLS:
            spread = "..." if live in (min, max) and len(given) == 1 else ""
            return f"{_CALLS[live]}({spread}{', '.join(given)})"
        if isinstance(live, types.FunctionType) or (isinstance(live, type) and issubclass(live, tuple)):
            made = "new " if isinstance(live, type) else ""
            return f"{made}{self.around.needed(live.__name__, live)}({', '.join(self._placed(live, node))})"
        raise self.refused(node)

    def _placed(self, live: Any, node: ast.Call) -> list[str]:
        """A call's arguments in the order of the parameters; those that are left out by their defaults."""
        placed = [self.of(one) for one in node.args]
        named = {keyword.arg: self.of(keyword.value) for keyword in node.keywords}
        for name, parameter in list(inspect.signature(live).parameters.items())[len(placed) :]:
            if named:
                placed.append(named.pop(name) if name in named else json.dumps(parameter.default))
        return placed

    def _method(self, owner: ast.expr, method: str, given: Sequence[str], node: ast.Call) -> str:
        value = self.within(owner, UNARY)
        if method == "count":
            self.around.helpers.add("count")
            return f"count({value}, {given[0]})"
        if method not in _METHODS:
            raise self.refused(node)
        return f"{value}.{_METHODS[method]}({', '.join(given)})"

    # ------------------------------------------------------------ hints

    def hint(self, node: ast.expr) -> Any:
        """The annotation that tells an expression's type, as far as anything follows from it; else None."""
        match node:
            case ast.List() | ast.ListComp():
                return list[Any]
            case ast.Name(id=name):
                return self.hints.get(name)
            case ast.Attribute(value=value, attr=attribute) if self.live(node) is None:
                return _field(self.hint(value), attribute)
            case ast.Subscript(value=value):
                return element_of(self.hint(value))
            case ast.Call(func=ast.Name() as func):
                live = self.live(func)
                if live in (list, tuple):
                    return list[Any]
                return typing.get_type_hints(live).get("return") if isinstance(live, types.FunctionType) else live
        return None

    def refused(self, node: ast.expr | ast.stmt | ast.pattern) -> Refused:
        """The error for something that is not in the subset."""
        code = self.function.__code__
        return Refused(
            f"{code.co_filename}:{code.co_firstlineno + node.lineno - 1}: not in the subset: {ast.unparse(node)}"
        )


def _bracketed(text: Text, binds: int) -> str:
    return text[0] if text[1] > binds else f"({text[0]})"


def _bound(source: ast.FunctionDef) -> set[str]:
    """Every name that a function binds."""
    nodes = list(ast.walk(source))
    bound = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    bound |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    return bound | {node.name for node in nodes if isinstance(node, ast.MatchAs) and node.name}


def _field(owner: Any, attribute: str) -> Any:
    """The annotation of a class's field or property."""
    if not isinstance(owner, type):
        return None
    found = inspect.getattr_static(owner, attribute, None)
    if isinstance(found, property) and found.fget:
        return typing.get_type_hints(found.fget).get("return")
    return typing.get_type_hints(owner).get(attribute)


def is_array(hint: Any) -> bool:
    """Whether something with this annotation is an array over there."""
    origin = typing.get_origin(hint) or hint
    return isinstance(origin, type) and origin is not str and issubclass(origin, Sequence)


def element_of(hint: Any) -> Any:
    """The annotation of what a sequence holds, where all that it holds is of one type."""
    inside = set(typing.get_args(hint)) - {Ellipsis}
    return inside.pop() if len(inside) == 1 and is_array(hint) else None
