"""The rules as data: every rule of every game restated, with an id that refusals, ledgers, tests and pages cite."""

from understory.catalogue.books import Book, Rule, all_books, book, book_from, find_rule

__all__ = ["Book", "Rule", "all_books", "book", "book_from", "find_rule"]
