"""The chapters of a book, in reading order: `chapters.toml` beside a game's catalogue, and the questions people ask."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from understory.catalogue.books import Book
from understory.core import RuleId


@dataclass(frozen=True, slots=True)
class BookChapter:
    """Rules that are read together. `picture` is a lesson and a step of it, whose table is drawn."""

    name: str
    rules: tuple[RuleId, ...]
    picture: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """Words with which people ask for a rule, by language."""

    rule: RuleId
    asked: Mapping[str, tuple[str, ...]]


def chapters_from(path: Path, book: Book) -> tuple[BookChapter, ...]:
    """The chapters in a file; refused unless every rule of the book stands in one of them, and in one only."""
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["chapter"]
    left = [rule.id for rule in book.rules]
    chapters = []
    for entry in entries:
        rules = tuple(rule for wanted in entry["rules"] for rule in book.rules if _named(wanted, rule.id))
        ids = tuple(dict.fromkeys(rule.id for rule in rules))
        twice = [rule for rule in ids if rule not in left]
        if twice or not ids:
            raise ValueError(f"{path}: chapter {entry['name']!r} is empty or takes what another has: {twice}")
        left = [rule for rule in left if rule not in ids]
        picture = entry.get("picture")
        chapters.append(BookChapter(entry["name"], ids, (picture[0], picture[1]) if picture else None))
    if left:
        raise ValueError(f"{path}: no chapter has {', '.join(left)}")
    return tuple(chapters)


def holding_from(path: Path, books: Iterable[Book]) -> frozenset[RuleId]:
    """The rules of other books that hold here too, as `holds` in a file names them; refused where it names none."""
    known = [rule.id for book in books for rule in book.rules]
    found: set[RuleId] = set()
    for wanted in tomllib.loads(path.read_text(encoding="utf-8")).get("holds", ()):
        named = {rule for rule in known if _named(wanted, rule)}
        if not named:
            raise ValueError(f"{path}: there is no rule {wanted!r} that could hold")
        found |= named
    return frozenset(found)


def _named(wanted: str, rule: str) -> bool:
    return rule.startswith(wanted[:-1]) if wanted.endswith(".*") else rule == wanted


def questions_from(path: Path) -> tuple[Question, ...]:
    """The questions in a file: `rule`, and lists of phrasings by language."""
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["question"]
    return tuple(
        Question(RuleId(entry["rule"]), {key: tuple(said) for key, said in entry.items() if key != "rule"})
        for entry in entries
    )
