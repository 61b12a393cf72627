"""What we decided where the booklets are silent, as a page. `python -m understory.games.rulings` prints it."""

from collections.abc import Iterable, Iterator
from typing import Final

from understory.catalogue import Book, Rule
from understory.games.books import all_books

_HEAD: Final = """\
# Rulings

Every rule on which the booklets leave something open, and how Understory decides it. The text is the rule as the
booklets have it, in our words; the ruling is ours; the sources are the booklets that speak of it. This page is made
from the catalogue by `python -m understory.games.rulings > docs/rulings.md`: change the catalogue, not the page.
"""


def page(books: Iterable[Book]) -> str:
    """The page about these books; books without a ruling are left out."""
    ruled = [(book, [rule for rule in book.rules if rule.ruling]) for book in books]
    shown = [(book, rules) for book, rules in ruled if rules]
    contents = "\n".join(f"- [{book.title}](#{_anchor(book.title)}): {len(rules)}" for book, rules in shown)
    return "\n".join([_HEAD, contents, *(part for book, rules in shown for part in _chapter(book, rules))]) + "\n"


def _chapter(book: Book, rules: Iterable[Rule]) -> Iterator[str]:
    yield f"\n## {book.title}"
    for rule in rules:
        yield f"\n### `{rule.id}`\n\n{rule.text}\n\n**Ruling.** {rule.ruling}\n\n*{_sources(book, rule)}*"


def _sources(book: Book, rule: Rule) -> str:
    return f"Sources: {'; '.join(book.booklets[source] for source in rule.source)}" if rule.source else "Sources: none"


def _anchor(title: str) -> str:
    """The name by which a heading can be linked to."""
    kept = (letter for letter in title.lower().replace(" ", "-") if letter.isalnum() or letter == "-")
    return "".join(kept)


if __name__ == "__main__":
    print(page(all_books()), end="")
