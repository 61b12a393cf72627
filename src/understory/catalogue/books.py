"""Reads rule books, a TOML file each: a game's is `rules/catalogue.toml` in its folder; the house's lie here."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from understory.core import RuleId

_HERE: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in our words. `source` names the booklets that say it; `ruling` is what we decided where they do not."""

    id: RuleId
    text: str
    source: tuple[str, ...]
    ruling: str | None


@dataclass(frozen=True, slots=True)
class Book:
    """All rules of one game. Once it is done every rule but those left for `later` has a test."""

    name: str
    """The game's, or `table` and `house`."""
    title: str
    rules: tuple[Rule, ...]
    done: bool
    later: frozenset[RuleId]
    booklets: Mapping[str, str]
    """What the sources of its rules stand for."""

    def rule(self, rule: str) -> Rule | None:
        """The rule with this id, if the book has it."""
        return next((found for found in self.rules if found.id == rule), None)


def book_from(path: Path, name: str) -> Book:
    """The book in a file: `title`, `done`, `later`, `[booklets]`, and `[[rule]]` entries; an id that stands twice or
    lacks a text is refused."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    rules: dict[str, Rule] = {}
    for entry in content["rule"]:
        rule = Rule(RuleId(entry["id"]), entry["text"], tuple(entry["source"]), entry.get("ruling"))
        if rule.id in rules or not rule.text.strip():
            raise ValueError(f"{path}: rule {rule.id!r} stands twice or says nothing")
        rules[rule.id] = rule
    later = frozenset(RuleId(rule) for rule in content.get("later", ()))
    unknown = later - set(rules)
    if unknown:
        raise ValueError(f"{path}: no rules to be left for later: {', '.join(sorted(unknown))}")
    return Book(name, content["title"], tuple(rules.values()), content["done"], later, content.get("booklets", {}))


@cache
def house_books() -> tuple[Book, ...]:
    """The rules of every table, and of a table that is served to many."""
    return tuple(book_from(_HERE / f"{name}.toml", name) for name in ("table", "house"))
