"""The rule books of all games, read from their folders; no game is imported for it."""

from functools import cache

from understory import games
from understory.catalogue import (
    Book,
    BookChapter,
    Question,
    Rule,
    book_from,
    chapters_from,
    holding_from,
    house_books,
    questions_from,
)
from understory.core import RuleId


@cache
def all_books() -> tuple[Book, ...]:
    """Every book: of every table, of each game that brings one, and of the house."""
    table, *house = house_books()
    files = {name: games.folder(name) / "rules" / "catalogue.toml" for name in games.names()}
    return (table, *(book_from(path, name) for name, path in files.items() if path.is_file()), *house)


def book(name: str) -> Book:
    """The book of one game; `KeyError` names those there are."""
    for found in all_books():
        if found.name == name:
            return found
    raise KeyError(f"no book {name!r}; there are {', '.join(found.name for found in all_books())}")


def find_rule(rule: str) -> Rule | None:
    """The rule with this id, from whichever book has it."""
    volume = book_with(rule)
    return volume.rule(rule) if volume else None


def book_with(rule: str) -> Book | None:
    """The book that has the rule with this id."""
    return next((volume for volume in all_books() if volume.rule(rule)), None)


@cache
def chapters_of(name: str) -> tuple[BookChapter, ...]:
    """A book in reading order: by its own chapters, or as one where it names none."""
    volume = book(name)
    path = games.folder(name) / "rules" / "chapters.toml" if name in games.names() else None
    if path is None or not path.is_file():
        return (BookChapter(name, tuple(rule.id for rule in volume.rules)),)
    return chapters_from(path, volume)


@cache
def rules_holding(name: str) -> tuple[RuleId, ...]:
    """The rules that hold in a game: its own, then those of the games it builds on that its chapters name."""
    path = games.folder(name) / "rules" / "chapters.toml"
    held = holding_from(path, all_books()) if path.is_file() else frozenset()
    others = (rule.id for volume in all_books() for rule in volume.rules if rule.id in held)
    return (*(rule.id for rule in book(name).rules), *others)


@cache
def questions_of(name: str) -> tuple[Question, ...]:
    """What people ask of a game; none where nobody wrote it down."""
    path = games.folder(name) / "rules" / "questions.toml"
    return questions_from(path) if path.is_file() else ()
