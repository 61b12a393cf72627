"""`understory rules`: the catalogue for reading."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from understory.catalogue import Rule
from understory.cli.shelf import book_of, rule_of, shelf_of_books
from understory.core import OptionError


def print_rules(game: str | None, rule: str | None) -> None:
    """One rule, one book, or the list of books."""
    console = Console(highlight=False)
    if rule is not None:
        console.print(shown_rule(_found(game, rule)))
        return
    if game is None:
        for book in shelf_of_books():
            console.print(Text(f"{book.name.replace('_', '-'):14} {len(book.rules):4} rules  {book.title}"))
        return
    book = book_of(game)
    console.print(Text(f"{book.title}: {len(book.rules)} rules", style="bold"))
    for entry in book.rules:
        console.print()
        console.print(shown_rule(entry))


def shown_rule(rule: Rule) -> Text | Padding:
    """A rule with its id, its words, and what was decided where the booklets leave it open."""
    text = Text(rule.id, style="bold")
    text.append(f"\n{rule.text}", style="not bold")
    if rule.ruling:
        text.append(f"\nRuling: {rule.ruling}", style="not bold italic")
    return text


def _found(game: str | None, rule: str) -> Rule:
    found = rule_of(rule) if game is None else book_of(game).rule(rule)
    if found is None:
        books = shelf_of_books() if game is None else (book_of(game),)
        close = [entry.id for book in books for entry in book.rules if rule in entry.id][:6]
        hint = f"did you mean {', '.join(close)}?" if close else "`understory rules GAME` lists all ids"
        raise OptionError("id", rule, f"there is no such rule; {hint}")
    return found
