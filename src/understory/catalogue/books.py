"""Reads the rule books, one TOML file a game beside this module."""

import tomllib
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
    title: str
    rules: tuple[Rule, ...]
    done: bool
    later: frozenset[RuleId]

    def rule(self, rule: str) -> Rule | None:
        """The rule with this id, if the book has it."""
        return next((found for found in self.rules if found.id == rule), None)


def book_from(path: Path, name: str, title: str, *, done: bool, later: frozenset[RuleId] = frozenset()) -> Book:
    """The book in a file of `[[rule]]` entries; an id that stands twice or lacks a text is refused."""
    rules: dict[str, Rule] = {}
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]:
        rule = Rule(RuleId(entry["id"]), entry["text"], tuple(entry["source"]), entry.get("ruling"))
        if rule.id in rules or not rule.text.strip():
            raise ValueError(f"{path.name}: rule {rule.id!r} stands twice or says nothing")
        rules[rule.id] = rule
    unknown = later - set(rules)
    if unknown:
        raise ValueError(f"{path.name}: no rules to be left for later: {', '.join(sorted(unknown))}")
    return Book(name, title, tuple(rules.values()), done, later)


@cache
def all_books() -> tuple[Book, ...]:
    """Every book of the catalogue."""
    index = tomllib.loads((_HERE / "books.toml").read_text(encoding="utf-8"))["book"]
    return tuple(
        book_from(
            _HERE / f"{entry['name']}.toml",
            entry["name"],
            entry["title"],
            done=entry["done"],
            later=frozenset(RuleId(rule) for rule in entry.get("later", ())),
        )
        for entry in index
    )


def book(name: str) -> Book:
    """The book of one game; `KeyError` names those there are."""
    for found in all_books():
        if found.name == name.replace("-", "_"):
            return found
    raise KeyError(f"no book {name!r}; there are {', '.join(found.name for found in all_books())}")


def find_rule(rule: str) -> Rule | None:
    """The rule with this id, from whichever book has it."""
    return next((found for found in (volume.rule(rule) for volume in all_books()) if found), None)
