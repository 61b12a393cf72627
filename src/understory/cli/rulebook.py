"""`understory rules`: the catalogue for reading."""

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from understory import games
from understory.catalogue import Book, Rule
from understory.cli.sentences import rule_words
from understory.cli.shelf import book_of, rule_of, shelf_of_books
from understory.core import OptionError
from understory.games.books import all_books, find_rule
from understory.locale import Tongue
from understory.locale.searching import index_of, weighed


def print_rules(game: str | None, rule: str | None, tongue: Tongue) -> None:
    """One rule, one book, or the list of books."""
    console = Console(highlight=False)
    if rule is not None:
        console.print(shown_rule(_found(game, rule), tongue))
        return
    if game is None:
        for book in shelf_of_books():
            count = tongue.say("cli-rules", {"rules": len(book.rules)})
            console.print(Text(f"{book.name:14} {count:>10}  {book_words(book, tongue)}"))
        return
    book = book_of(game)
    console.print(
        Text(f"{book_words(book, tongue)}: {tongue.say('cli-rules', {'rules': len(book.rules)})}", style="bold")
    )
    for entry in book.rules:
        console.print()
        console.print(shown_rule(entry, tongue))


def meant(what: Sequence[str], rule: str | None, ask: str | None) -> tuple[str | None, str | None, str | None]:
    """What somebody wants to read: a book, in it or anywhere a rule's id, or words to look for."""
    books = {book.name for book in shelf_of_books()}
    game = what[0] if what and what[0] in books else None
    words = " ".join(what if game is None else what[1:])
    if not words or rule is not None or ask is not None:
        return (game or words or None), rule, ask
    if "." in words and " " not in words:
        return game, words, None
    return game, None, words


def print_answers(game: str | None, question: str, tongue: Tongue) -> None:
    """The rules that answer a question, best first: those of a game, or of each game where none is named."""
    if game is not None and game not in games.names():
        raise OptionError("game", game, f"name the game that you ask about: {', '.join(games.names())}")
    answers = answering(games.names() if game is None else (game,), question, tongue)
    if not answers:
        books = ", ".join(book.name for book in shelf_of_books())
        raise OptionError("rules", question, f"no rule speaks of it; choose one of {books}, or use other words")
    console = Console(highlight=False)
    for at, rule in enumerate(answers):
        if at:
            console.print()
        console.print(shown_rule(rule, tongue))


def answering(asked: Sequence[str], question: str, tongue: Tongue) -> list[Rule]:
    """The rules of these games that answer a question, best first; none where a game is in no catalogue."""
    answers: dict[str, int] = {}
    for name in set(asked) & set(games.names()):
        # A game finds the rules of the one it builds on too: each is told once, for what it is worth to its own.
        for rule, weight in weighed(index_of(tongue.language, name), question).items():
            answers[rule] = max(weight, answers.get(rule, 0))
    best = sorted(answers, key=lambda rule: -answers[rule])
    return [found for rule in best if (found := find_rule(rule)) is not None]


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
        if close:
            raise OptionError("id", rule, f"there is no such rule; did you mean {', '.join(close)}?")
        raise OptionError("id", rule, "there is no such rule; `understory rules GAME` lists all ids")
    return found
