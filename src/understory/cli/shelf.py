"""The games that the commands know: those of the registry, and the kernel's example beside them."""
# ruff: noqa: PLC0415  (nobody pays for a game that is not asked for)

from typing import Any, Final

from understory import games
from understory.catalogue import Book, Rule, all_books, book, find_rule
from understory.core import Box, OptionError

EXAMPLE: Final = "lanterns"


def game_names() -> tuple[str, ...]:
    """Every game that can be asked for, the example last."""
    return (*games.names(), EXAMPLE)


def checked_name(name: str) -> str:
    """The name, if there is such a game."""
    if name not in game_names():
        raise OptionError("game", name, f"choose one of {', '.join(game_names())}")
    return name


def open_box(name: str) -> Box[Any, Any, Any]:
    """The game of this name."""
    if checked_name(name) != EXAMPLE:
        return games.box(name)
    from understory.testing.lanterns import LANTERNS

    return LANTERNS


def title_of(name: str) -> str:
    """What the game is called, without opening it."""
    return book_of(name).title


def book_of(name: str) -> Book:
    """The game's rules; `OptionError` names the books there are."""
    if name == EXAMPLE:
        return example_book()
    try:
        return book(name)
    except KeyError:
        known = [found.name.replace("_", "-") for found in shelf_of_books()]
        raise OptionError("game", name, f"choose one of {', '.join(known)}") from None


def example_book() -> Book:
    """The rules of the example."""
    from understory.testing.rules import lanterns_book

    return lanterns_book()


def shelf_of_books() -> tuple[Book, ...]:
    """Every book, the example's last."""
    return (*all_books(), example_book())


def rule_of(rule: str) -> Rule | None:
    """The rule with this id, from whichever book has it."""
    return find_rule(rule) or example_book().rule(rule)
