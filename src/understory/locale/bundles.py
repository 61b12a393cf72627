"""What the page loads: for each language and game its messages, its cards and its rules, in files of their own.

LANGUAGE/table.ftl            lists, seats, seasons, games and options, what happens at every table: load it first
LANGUAGE/GAME.ftl             what the game asks, tells and refuses, and where its points come from
LANGUAGE/GAME.cards.json      {"k03": {"name": ..., "text": ...}, ...}: every card with a name, finished
LANGUAGE/GAME.rules.json      {"title": ..., "rules": [{"id", "text", "ruling"}, ...]}, in the order of the book
LANGUAGE/table.rules.json     the same for the rules of every table
"""

import json
from typing import Final

from understory.catalogue import Book, all_books
from understory.locale import catalogues
from understory.locale.cards import cards_of
from understory.locale.catalogues import LANGUAGES, Language
from understory.locale.tongue import speak

_COMMON: Final = ("common", "table", "games")
TOPICS: Final = {
    "kodama": ("kodama-icons", "kodama"),
    "kodama-duo": ("kodama-icons", "kodama", "kodama-duo"),
    "kodama-3d": ("kodama-3d",),
    "everdell-duo": ("everdell-duo",),
}
"""The topics that make up a game's messages."""


def bundles() -> dict[str, str]:
    """Every file by its path, with its text."""
    files: dict[str, str] = {}
    for language in LANGUAGES:
        files[f"{language}/table.ftl"] = _messages(language, _COMMON)
        for game, topics in TOPICS.items():
            files[f"{language}/{game}.ftl"] = _messages(language, topics)
            files[f"{language}/{game}.cards.json"] = _cards(language, game)
        for book in all_books():
            files[f"{language}/{book.name.replace('_', '-')}.rules.json"] = _rules(language, book)
    return files


def _messages(language: Language, topics: tuple[str, ...]) -> str:
    """The messages of some topics, without the comments that are for translators."""
    lines = [line for topic in topics for line in catalogues.source(language, topic).splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("#")) + "\n"


def _cards(language: Language, game: str) -> str:
    tongue = speak(language)
    said = {card: tongue.card(card) for card in cards_of(game)}
    return _json({card: {"name": text.name, "text": text.text} for card, text in said.items()})


def _rules(language: Language, book: Book) -> str:
    tongue = speak(language)
    rules = [tongue.rule(rule.id) for rule in book.rules]
    told = [{"id": rule.id, "text": rule.text, "ruling": rule.ruling} for rule in rules]
    return _json({"title": tongue.book(book.name), "rules": told})


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
