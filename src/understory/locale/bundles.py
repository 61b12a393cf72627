"""What the page loads: for each language and game its messages, its cards and its rules, in files of their own.

LANGUAGE/table.ftl            lists, seats, seasons, games and options, what happens at every table: load it first
LANGUAGE/GAME.ftl             its options, what it asks, tells and refuses, and where its points come from
LANGUAGE/GAME.cards.json      {"k03": {"name", "text", "mark", "origin"}, ...}: every card with a name, finished
LANGUAGE/GAME.lessons.ftl     what its lessons say, where it has any
LANGUAGE/GAME.book.json       its chapters in reading order, its cards with where they come from and their rulings, and
                              the index by which questions are answered
LANGUAGE/GAME.rules.json      {"title": ..., "rules": [{"id", "text", "ruling"}, ...]}, in the order of the book
LANGUAGE/table.rules.json     the same for the rules of every table
"""

import json
import tomllib
from collections.abc import Iterable
from typing import Final

from understory import games
from understory.catalogue import Book, house_books
from understory.core.spec import PACKED
from understory.games.books import all_books, book, chapters_of, questions_of, rules_holding
from understory.locale import catalogues
from understory.locale.cards import cards_of, packed_card, with_origin
from understory.locale.catalogues import HERE, LANGUAGES, Language, Topic, words_of
from understory.locale.searching import index_of
from understory.locale.tongue import CardText, RuleText, speak

_COMMON: Final = ("common", "table")
TOLD: Final = ("box", "icons", "messages", "asks", "happenings", "companion")
"""The topics of a game that the page needs at its table."""


def bundles() -> dict[str, str]:
    """Every file by its path, with its text."""
    files: dict[str, str] = {}
    for language in LANGUAGES:
        boxes = [Topic(words_of(game), "box") for game in games.names()]
        files[f"{language}/table.ftl"] = _messages(language, [*(Topic(HERE, name) for name in _COMMON), *boxes])
        for game in games.names():
            files |= {f"{language}/{name}": text for name, text in bundle(language, game).items()}
        for volume in house_books():
            files[f"{language}/{volume.name}.rules.json"] = _rules(language, volume)
    return files


def bundle(language: Language, game: str) -> dict[str, str]:
    """The files of one game."""
    rules = {f"{book.name}.rules.json": _rules(language, book) for book in all_books() if book.name == game}
    cards = {
        card: {"name": text.name, "text": text.text, "mark": text.mark, "origin": text.origin}
        for card, text in cards_told(language, game).items()
    }
    lessons = Topic(words_of(game), "lessons")
    taught = {f"{game}.lessons.ftl": _messages(language, [lessons])} if games.box(game).lessons else {}
    return {
        f"{game}.ftl": messages_told(language, game),
        f"{game}.cards.json": _json(cards),
        **rules,
        **taught,
        **_book(language, game),
    }


def messages_told(language: Language, game: str) -> str:
    """A game's messages, as Fluent reads them."""
    homes = (*games.box(game).builds_on, game)
    return _messages(language, [Topic(words_of(name), topic) for name in homes for topic in TOLD])


def cards_told(language: Language, game: str) -> dict[str, CardText]:
    """Every card of a game that has a name."""
    tongue = speak(language)
    cards = games.box(game).cards
    origins = cards.origins()
    told = {card: packed_card(tongue, cards, card) if PACKED in game else tongue.card(card) for card in cards_of(game)}
    return {card: with_origin(tongue, text, origins.get(card)) for card, text in told.items()}


def rules_told(language: Language, game: str) -> tuple[RuleText, ...]:
    """A game's rules, in the order of its book; none where it has no book."""
    return tuple(
        speak(language).rule(rule.id)
        for book in all_books()
        if book.name == game.partition(PACKED)[0]
        for rule in book.rules
    )


def _messages(language: Language, topics: Iterable[Topic]) -> str:
    """The messages of those topics that there are, without the comments that are for translators."""
    known = set(catalogues.topics(language))
    lines = [line for topic in topics if topic in known for line in catalogues.source(language, topic).splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("#")) + "\n"


def _rules(language: Language, book: Book) -> str:
    told = [{"id": rule.id, "text": rule.text, "ruling": rule.ruling} for rule in rules_told(language, book.name)]
    return _json({"title": speak(language).book(book.name), "rules": told})


def _book(language: Language, game: str) -> dict[str, str]:
    """The book for reading, where the game has one."""
    if not any(volume.name == game for volume in all_books()):
        return {}
    index = index_of(language, game)
    known = [rule.id for name in (game, *games.box(game).builds_on) for rule in book(name).rules]
    sources = card_sources(game)
    told = {
        "chapters": _chapters(language, game),
        "cards": [
            {"id": card, "source": sources[card], "rules": [rule for rule in known if rule.endswith(f".{card}")]}
            for card in cards_of(game)
            if card in sources
        ],
        "sheets": index.rules,
        "stems": {stem: [part for entry in entries for part in entry] for stem, entries in index.stems.items()},
        "alike": index.alike,
        "asked": [phrase for question in questions_of(game) for phrase in question.asked.get(language, ())],
    }
    return {f"{game}.book.json": _json(told)}


def _chapters(language: Language, game: str) -> list[dict[str, object]]:
    """A game's chapters, and with each what those games say of it whose rules hold here too."""
    held = set(rules_holding(game))
    read = [chapter for name in (game, *games.box(game).builds_on) for chapter in chapters_of(name)]
    order = dict.fromkeys(
        chapter.name for chapter in read if chapter.name != "box" and held.intersection(chapter.rules)
    )
    found = {
        name: [rule for one in read if one.name == name for rule in one.rules if rule in held]
        for name in (*order, "box")
    }
    pictured = {chapter.name for chapter in chapters_of(game) if chapter.picture}
    title = speak(language).say
    return [
        {"name": name, "title": title(f"chapter-{name}"), "rules": rules, "picture": name in pictured}
        for name, rules in found.items()
    ]


def card_sources(game: str) -> dict[str, str]:
    """Where each card of a game comes from, as its packs say: printed, reported, or of the house."""
    found: dict[str, str] = {}
    for name in (*games.box(game).builds_on, game):
        for path in sorted((games.folder(name) / "pack").glob("*.toml")):
            lists = [
                part for part in tomllib.loads(path.read_text(encoding="utf-8")).values() if isinstance(part, list)
            ]
            entries = [entry for part in lists for entry in part if isinstance(entry, dict)]
            found |= {str(entry["id"]): entry["source"] for entry in entries if "id" in entry and "source" in entry}
    return found


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
