"""The rules as data: every rule of every game restated, with an id that refusals, ledgers, tests and pages cite.

Here is the loader, with the rules of table and house; each game keeps its own, see `understory.games.books`.
"""

from understory.catalogue.books import Book, Rule, book_from, house_books
from understory.catalogue.chapters import BookChapter, Question, chapters_from, holding_from, questions_from

__all__ = [
    "Book",
    "BookChapter",
    "Question",
    "Rule",
    "book_from",
    "chapters_from",
    "holding_from",
    "house_books",
    "questions_from",
]
