"""The body of one function as TypeScript."""

import ast
import types
from collections.abc import Iterator, Sequence
from textwrap import indent
from typing import Any

from web.translate.expressions import Around, Expressions, camel, element_of
from web.translate.scopes import declarations


class Body(Expressions):
    """The statements of one function."""

    def __init__(self, around: Around, function: types.FunctionType, source: ast.FunctionDef, hints: Any) -> None:
        super().__init__(around, function, source, hints)
        self.spots = dict(declarations(source))
        self.temporary = 0

    def text(self) -> str:
        """All of them."""
        hoisted = [f"let {camel(name)};" for name, (spot, _) in self.spots.items() if spot is None]
        return "\n".join([*hoisted, *self._block(self.source.body)])

    def _block(self, statements: Sequence[ast.stmt]) -> list[str]:
        return [line for one in statements for line in self._statement(one)]

    def _braced(self, statements: Sequence[ast.stmt], before: Sequence[str] = (), after: Sequence[str] = ()) -> str:
        return "{\n" + indent("\n".join([*before, *self._block(statements), *after]), "  ") + "\n}"

    def _statement(self, node: ast.stmt) -> list[str]:
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                return []
            case ast.Expr(value=call):
                return [f"{self.of(call)};"]
            case ast.Return(value=value):
                return [f"return {self.of(value)};" if value else "return;"]
            case ast.Break() | ast.Continue():
                return [f"{ast.unparse(node)};"]
            case ast.Assign(targets=[target], value=value):
                return list(self._bind(target, value, node))
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=value) if value:
                hint = eval(ast.unparse(annotation), self.function.__globals__)  # noqa: S307  our own source
                self.hints[name] = hint
                return [f"{self._keyword(name, node)}{camel(name)}: {self.around.type(hint)} = {self.of(value)};"]
            case ast.AugAssign(target=target, op=op, value=value):
                return [f"{self.stored(target)} = {self.of(ast.BinOp(target, op, value))};"]
            case ast.If(test=test, body=body, orelse=orelse):
                other = f" else {self._braced(orelse)}" if orelse else ""
                return [f"if ({self.truth(test)[0]}) {self._braced(body)}{other}"]
            case ast.While(test=test, body=body, orelse=[]):
                return [f"while ({self.truth(test)[0]}) {self._braced(body)}"]
            case ast.For(target=target, iter=values, body=body, orelse=[]):
                return [self._loop(target, values, body)]
            case ast.Match(subject=ast.Name(id=name), cases=cases):
                inside = "\n".join(line for case in cases for line in self._case(camel(name), case))
                return [f"switch ({camel(name)}.is) {{\n{indent(inside, '  ')}\n}}"]
        raise self.refused(node)

    def _keyword(self, name: str, node: ast.stmt) -> str:
        """What a name is declared with, where it is declared by this statement."""
        spot, once = self.spots.get(name, (None, False))
        return ("const " if once else "let ") if spot is node else ""

    def _bind(self, target: ast.expr, value: ast.expr, node: ast.stmt) -> Iterator[str]:
        match target, value:
            case ast.Name(id=name), _:
                self.hints.setdefault(name, self.hint(value))
                yield f"{self._keyword(name, node)}{camel(name)} = {self.of(value)};"
            case ast.Subscript(), _:
                yield f"{self.stored(target)} = {self.of(value)};"
            case ast.Tuple(elts=targets), ast.Tuple(elts=values) if not _crossed(targets, values):
                for one, given in zip(targets, values, strict=True):
                    yield from self._bind(one, given, node)
            case ast.Tuple(elts=targets), _:
                self.temporary += 1
                name = f"_{self.temporary}"
                self.local.add(name)
                self.hints[name] = self.hint(value)
                yield f"const {name} = {self.of(value)};"
                for at, one in enumerate(targets):
                    yield from self._bind(one, ast.Subscript(ast.Name(name), ast.Constant(at)), node)
            case _:
                raise self.refused(node)

    def _loop(self, target: ast.expr, values: ast.expr, body: Sequence[ast.stmt]) -> str:
        match target, values:
            case ast.Name(), ast.Call(func=ast.Name(id="range"), args=[_, _, ast.UnaryOp() as backwards]):
                raise self.refused(backwards)
            case ast.Name(id=name), ast.Call(func=ast.Name(id="range"), args=given):
                i = camel(name)
                first = self.of(given[0]) if len(given) > 1 else "0"
                end = self.of(given[0] if len(given) == 1 else given[1])
                forward = f" += {self.of(given[2])}" if len(given) > 2 else "++"
                return f"for (let {i} = {first}, {i}End = {end}; {i} < {i}End; {i}{forward}) {self._braced(body)}"
            case ast.Tuple(elts=[ast.Name(id=at), one]), ast.Call(
                func=ast.Name(id="enumerate"), args=[ast.Name() as all]
            ):
                i, listed = camel(at), self.of(all)
                taken = f"const {self.pattern(one, element_of(self.hint(all)))} = {listed}[{i}]!;"
                return f"for (let {i} = 0; {i} < {listed}.length; {i}++) {self._braced(body, [taken])}"
        pattern = self.pattern(target, element_of(self.hint(values)))
        return f"for (const {pattern} of {self.of(values)}) {self._braced(body)}"

    def _case(self, subject: str, case: ast.match_case) -> Iterator[str]:
        """One case of a match over classes of a vocabulary."""
        match case.pattern:
            case ast.MatchAs(pattern=None, name=None):
                return  # nothing is left for it: `assert_never`
            case ast.MatchOr(patterns=patterns):
                pass
            case one:
                patterns = [one]
        taken = []
        for pattern in patterns:
            if not isinstance(pattern, ast.MatchClass) or pattern.patterns or case.guard:
                raise self.refused(case.pattern)
            yield f"case {self.tag(pattern.cls)}:"
            for field, capture in zip(pattern.kwd_attrs, pattern.kwd_patterns, strict=True):
                if not isinstance(capture, ast.MatchAs) or capture.name is None:
                    raise self.refused(capture)
                taken.append(f"{field}: {camel(capture.name)}")
        opened = [f"const {{ {', '.join(taken)} }} = {subject};"] if taken else []
        yield self._braced(case.body, opened, [] if isinstance(case.body[-1], ast.Return) else ["break;"])


def _crossed(targets: Sequence[ast.expr], values: Sequence[ast.expr]) -> bool:
    """Whether any value of a statement reads what the statement writes."""
    written = {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}
    return any(isinstance(one, ast.Name) and one.id in written for value in values for one in ast.walk(value))
