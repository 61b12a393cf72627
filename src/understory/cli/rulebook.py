"""`understory rules`: the catalogue for reading."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from understory.catalogue import Book, Rule, all_books
from understory.cli.shelf import book_of, rule_of, shelf_of_books
from understory.cli.telling import rule_words
from understory.core import OptionError
from understory.locale import Tongue


def print_rules(game: str | None, rule: str | None, tongue: Tongue) -> None:
    """One rule, one book, or the list of books."""
    console = Console(highlight=False)
    if rule is not None:
        console.print(shown_rule(_found(game, rule), tongue))
        return
    if game is None:
        for book in shelf_of_books():
            count = tongue.say("cli-rules", {"rules": len(book.rules)})
            console.print(Text(f"{book.name.replace('_', '-'):14} {count:>10}  {book_words(book, tongue)}"))
        return
    book = book_of(game)
    console.print(
        Text(f"{book_words(book, tongue)}: {tongue.say('cli-rules', {'rules': len(book.rules)})}", style="bold")
    )
    for entry in book.rules:
        console.print()
        console.print(shown_rule(entry, tongue))


def book_words(book: Book, tongue: Tongue) -> str:
    """What a book is called; the example's title is its own."""
    return tongue.book(book.name) if book in all_books() else book.title


def shown_rule(rule: Rule, tongue: Tongue) -> Text | Padding:
    """A rule with its id, its words, and what was decided where the booklets leave it open."""
    said = rule_words(rule, tongue)
    text = Text(said.id, style="bold")
    text.append(f"\n{said.text}", style="not bold")
    if said.ruling:
        text.append(f"\n{tongue.say('cli-ruling', {'ruling': said.ruling})}", style="not bold italic")
    return text


def _found(game: str | None, rule: str) -> Rule:
    found = rule_of(rule) if game is None else book_of(game).rule(rule)
    if found is None:
        books = shelf_of_books() if game is None else (book_of(game),)
        close = [entry.id for book in books for entry in book.rules if rule in entry.id][:6]
        hint = f"did you mean {', '.join(close)}?" if close else "`understory rules GAME` lists all ids"
        raise OptionError("id", rule, f"there is no such rule; {hint}")
    return found
