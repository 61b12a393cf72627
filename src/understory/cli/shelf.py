"""The games that the commands know: those of the registry, and the kernel's example beside them."""
# ruff: noqa: PLC0415  (nobody pays for a game that is not asked for)

from pathlib import Path
from typing import Any, Final

from understory import games
from understory.catalogue import Book, Rule
from understory.core import Box, OptionError
from understory.core.spec import PACKED
from understory.games.books import all_books, book, find_rule

EXAMPLE: Final = "lanterns"


def game_names() -> tuple[str, ...]:
    """Every game that can be asked for, the example last."""
    return (*games.names(), EXAMPLE)


def checked_name(name: str) -> str:
    """The name, if there is such a game."""
    if name not in game_names():
        raise OptionError("game", name, f"choose one of {', '.join(game_names())}")
    return name


def open_box(name: str, pack: Path | None = None) -> Box[Any, Any, Any]:
    """The game of this name, with the cards of a folder where one is given; `GAME@PACK` cannot do without."""
    own, packed, _ = name.partition(PACKED)
    if pack is not None:
        if own == EXAMPLE:
            raise OptionError("pack", str(pack), f"{own} has no packs")
        from understory.games.packs import opened

        return opened(checked_name(own), pack)
    if packed and own in game_names():
        raise OptionError("game", name, "it is played with cards of a folder; name that too: --pack DIR")
    if checked_name(name) != EXAMPLE:
        return games.box(name)
    from understory.testing.lanterns import LANTERNS

    return LANTERNS


def title_of(name: str) -> str:
    """What the game is called, without opening it; one without a book by its name."""
    own = name.partition(PACKED)[0]
    return next((found.title for found in shelf_of_books() if found.name == own), name)


def book_of(name: str) -> Book:
    """The game's rules; `OptionError` names the books there are."""
    if name == EXAMPLE:
        return example_book()
    try:
        return book(name.partition(PACKED)[0])
    except KeyError:
        known = [found.name for found in shelf_of_books()]
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
