"""Which tests speak for which rules. `python -m understory.testing tests` prints it for every book.

Tests are read, not run: a test of a rule carries `@rule("its.id")`, with the id written out.
"""

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from understory.catalogue import Book, book_from
from understory.core import RuleId
from understory.games.books import all_books

F = TypeVar("F", bound=Callable[..., object] | type)


def rule(rule_id: str, *, near_miss: bool = False) -> Callable[[F], F]:
    """Marks a test that speaks for a rule. A near miss shows what the rule just allows, beside what it refuses."""
    import pytest  # noqa: PLC0415  (the kit and its example work where no tests are run)

    mark: Callable[[F], F] = pytest.mark.rule(rule_id, near_miss=near_miss)
    return mark


@dataclass(frozen=True, slots=True)
class RuleTest:
    """A test, or a class of tests, that names a rule."""

    rule: RuleId
    near_miss: bool
    where: str


def rule_tests(folder: Path) -> tuple[RuleTest, ...]:
    """Every test below the folder that names a rule."""
    return tuple(found for path in sorted(folder.rglob("test_*.py")) for found in _in_file(path))


def _in_file(path: Path) -> Iterator[RuleTest]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                yield from _named_by(mark, f"{path.name}::{node.name}")


def _named_by(mark: ast.expr, where: str) -> Iterator[RuleTest]:
    match mark:
        case ast.Call(func=ast.Name(id="rule"), args=[ast.Constant(value=str(rule_id))], keywords=keywords):
            near_miss = any(
                word.arg == "near_miss" and isinstance(word.value, ast.Constant) and word.value.value is True
                for word in keywords
            )
            yield RuleTest(RuleId(rule_id), near_miss, where)
        case ast.Call(func=ast.Name(id="rule")):
            raise ValueError(f"{where}: a rule's id has to be written out in @rule")


def uncovered(volume: Book, tests: Iterable[RuleTest]) -> tuple[RuleId, ...]:
    """The rules of a book that no test speaks for, without those left for later."""
    named = {test.rule for test in tests}
    return tuple(entry.id for entry in volume.rules if entry.id not in named and entry.id not in volume.later)


def lanterns_book() -> Book:
    """The rules of the example game, which lie beside it."""
    return book_from(Path(__file__).parent / "lanterns" / "rules" / "catalogue.toml", "lanterns")


def main(folder: str) -> int:
    """Print, for each book, how many rules have a test and which have none; 1 if a book called done lacks any."""
    tests = rule_tests(Path(folder))
    failed = False
    for volume in (*all_books(), lanterns_book()):
        missing = uncovered(volume, tests)
        due = len(volume.rules) - len(volume.later)
        state = "done" if volume.done else "under way"
        print(f"{volume.title}: {due - len(missing)} of {due} rules have a test ({state})")
        if volume.later:
            print(f"    for later: {len(volume.later)}")
        for rule_id in missing:
            print(f"    no test: {rule_id}")
        failed |= volume.done and bool(missing)
    return int(failed)
