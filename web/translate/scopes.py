"""Where the local names of a function are declared, for a language that has blocks."""

import ast
from collections.abc import Iterator, Sequence

Spot = tuple[ast.stmt | None, bool]
"""The statement that declares a name (None: it is declared at the top), and whether it is its only value."""


def declarations(source: ast.FunctionDef) -> Iterator[tuple[str, Spot]]:
    """For each local name where it is declared. Names of loops and comprehensions are declared by those."""
    stores: dict[str, list[tuple[tuple[int, ...], ast.stmt]]] = {}
    seen: dict[str, list[tuple[int, ...]]] = {}
    for path, statement in _statements(source.body, ()):
        for node in _own(statement):
            if isinstance(node, ast.Name):
                seen.setdefault(node.id, []).append(path)
                if isinstance(node.ctx, ast.Store) and not isinstance(statement, ast.For):
                    stores.setdefault(node.id, []).append((path, statement))
    given = {one.arg for one in (*source.args.args, *source.args.kwonlyargs)}
    for name, found in stores.items():
        if name not in given:
            path, first = found[0]
            holds = all(other[: len(path)] == path for other in seen[name]) and isinstance(
                first, ast.Assign | ast.AnnAssign
            )
            yield name, (first if holds else None, holds and len(found) == 1)


def _statements(block: Sequence[ast.stmt], path: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ast.stmt]]:
    """Every statement with the blocks that it stands in, in order."""
    for statement in block:
        yield path, statement
        for inner in ("body", "orelse"):
            below = getattr(statement, inner, [])
            yield from _statements(below, (*path, id(below)))
        for case in getattr(statement, "cases", ()):
            yield from _statements(case.body, (*path, id(case)))


def _own(statement: ast.stmt) -> Iterator[ast.AST]:
    """The nodes of a statement without those of the blocks in it, nor the names that comprehensions bind."""
    for field, value in ast.iter_fields(statement):
        if field in ("body", "orelse", "cases"):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                bound = {
                    one.id
                    for each in ast.walk(part)
                    if isinstance(each, ast.comprehension)
                    for one in ast.walk(each.target)
                    if isinstance(one, ast.Name)
                }
                yield from (one for one in ast.walk(part) if not (isinstance(one, ast.Name) and one.id in bound))
