"""A search of the rulebook that answers questions: rules are found by their own words and by how people ask for them.

An index holds sheets of stems: one for each rule's text with its ruling, one for each way of asking for it, and one for
all of these together, for the rules that hold in a game. Words that mean the same at a table share a stem
(`alike.toml`). A query is compared with every sheet, stem by stem; a rule counts as much as the best of its sheets, and
a part of the next. It is built in Python and looked up by `understory rules` here and by the page's `search.ts` there,
in the same few steps.
"""

import math
import re
import tomllib
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from understory import games
from understory.games.books import all_books, questions_of, rules_holding
from understory.locale.catalogues import HERE, Language
from understory.locale.tongue import speak

STEM: Final = 6
"""Letters of a word that are compared: endings and most of a compound's tail do not matter."""
NEAR: Final = 4
"""A word that no sheet has stands for the stems that begin with as many of its letters, for half their weight."""
LONG: Final = 9
"""One of as many letters is taken for a compound first: it stands for the stems inside it (Nachziehstapel, a pile)."""
_SCALE: Final = 1000
_WRITTEN_OUT: Final = str.maketrans({"ß": "ss", "ä": "ae", "ö": "oe", "ü": "ue", "œ": "oe", "æ": "ae"})
"""What counts in German is not what is paid: zählt and zahlt stay two words."""
SILENT: Final = frozenset((HERE / "silent.txt").read_text(encoding="utf-8").split())
"""Small words of the four languages, which stand in every question; without accents, as stems are."""
_ASKED: Final = 1.2
"""How much more a way of asking counts than a rule's own words."""
_OWN: Final = 1.4
"""How much more a game's own rules count than those of the game it builds on."""
_KIND: Final = 0.3
"""What a word that only tells the kind of question (who, when, how many) counts of what its rarity is worth."""
_SHORT: Final = 0.7
"""The power of a sheet's length by which its stems are divided: under 1, short sheets do not win by being short."""
_NEXT: Final = 4
"""Tenths of what a rule's second best sheet is worth that are added to its best."""
_ASKING: Final = frozenset(
    word[:STEM]
    for words in (
        ("how", "many", "much", "often", "when", "where", "who", "why"),
        ("combien", "ou", "pourquoi", "quand", "qui"),
        ("oft", "viele", "wann", "warum", "wer", "wieso", "wo"),
        ("chi", "dove", "perche", "quando", "quante", "quanti", "quanto"),
    )
    for word in words
)
ALIKE: Final[dict[str, list[str]]] = tomllib.loads((HERE / "alike.toml").read_text(encoding="utf-8"))
"""Rows of words that mean the same, for each language."""


@dataclass(frozen=True, slots=True)
class Index:
    """Sheets by number: the rule that each stands for, and for each stem its weight on the sheets that have it; and
    for a stem of another word the one that means the same."""

    rules: tuple[str, ...]
    stems: dict[str, tuple[tuple[int, int], ...]]
    alike: Mapping[str, str]

    def asked(self, query: str) -> dict[str, int]:
        """The stems of a query as the sheets have them, each with what its weight is divided by."""
        asked: dict[str, int] = {}
        for word in words(query):
            stem = self._same(word[:STEM])
            if stem in self.stems:
                asked[stem] = 1
            else:
                for other in self._like(word):
                    asked.setdefault(other, 2)
        return asked

    def _like(self, word: str) -> list[str]:
        """The stems that a word stands for which no sheet has."""
        known = [stem for stem in (*self.stems, *self.alike) if len(stem) >= NEAR]
        inside = [self._same(stem) for stem in known if word.find(stem) >= NEAR - 1] if len(word) >= LONG else []
        return inside or [stem for stem in self.stems if len(word) >= NEAR and stem.startswith(word[:NEAR])]

    def _same(self, stem: str) -> str:
        return self.alike.get(stem, stem)


def words(text: str) -> list[str]:
    """The words of a text that say something: small letters without accents, umlauts written out."""
    plain = text.lower().translate(_WRITTEN_OUT)
    bare = "".join(letter for letter in unicodedata.normalize("NFD", plain) if not unicodedata.combining(letter))
    return [word for word in re.findall(r"[a-z0-9]+", bare) if word not in SILENT]


def stems(text: str) -> list[str]:
    """The stems of a text: its words cut to their beginnings."""
    return [word[:STEM] for word in words(text)]


@cache
def alike(language: Language) -> Mapping[str, str]:
    """For the stem of a word the stem of the first word of its row, in a language."""
    rows = [[word[:STEM] for word in row.split()] for row in ALIKE[language]]
    return {stem: row[0] for row in rows for stem in row if stem != row[0]}


def index_from(sheets: Iterable[tuple[str, str, float]], same: Mapping[str, str]) -> Index:
    """An index of rules, the words that stand for each, and how much these count."""
    rules: list[str] = []
    bags: list[tuple[Counter[str], float]] = []
    for rule, text, worth in sheets:
        rules.append(rule)
        bags.append((Counter(same.get(stem, stem) for stem in stems(text)), worth))
    spread = Counter(stem for bag, _ in bags for stem in bag)
    rarity = {
        stem: math.log(1 + len(bags) / times) * (_KIND if stem in _ASKING else 1) for stem, times in spread.items()
    }
    found: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for number, (bag, worth) in enumerate(bags):
        weights = {stem: rarity[stem] * (1 + math.log(times)) for stem, times in bag.items()}
        norm = math.sqrt(sum(weight * weight for weight in weights.values())) ** _SHORT or 1.0
        for stem, weight in weights.items():
            found[stem].append((number, round(_SCALE * worth * rarity[stem] * weight / norm)))
    return Index(tuple(rules), {stem: tuple(entries) for stem, entries in found.items()}, same)


def looked_up(index: Index, query: str, most: int = 3) -> tuple[str, ...]:
    """The rules that answer a query best, best first."""
    return tuple(weighed(index, query, most))


def weighed(index: Index, query: str, most: int = 3) -> dict[str, int]:
    """The same, each with how well it answers."""
    sheets: Counter[int] = Counter()
    for stem, share in index.asked(query).items():
        sheets.update({number: weight // share for number, weight in index.stems.get(stem, ())})
    best: dict[str, tuple[int, int]] = {}
    for number, weight in sheets.items():
        first, second = best.get(index.rules[number], (0, 0))
        best[index.rules[number]] = max(first, weight), max(second, min(first, weight))
    worth = {rule: first + second * _NEXT // 10 for rule, (first, second) in best.items()}
    return {
        rule: worth[rule] for rule in sorted(worth, key=lambda rule: (-worth[rule], index.rules.index(rule)))[:most]
    }


@cache
def index_of(language: Language, game: str) -> Index:
    """The index of a game's rulebook with those whose rules hold for it too, in a language."""
    sheets: list[tuple[str, str, float]] = []
    held = rules_holding(game)
    for name in (game, *games.box(game).builds_on):
        worth = _OWN if name == game else 1.0
        known = [rule.id for volume in all_books() if volume.name == name for rule in volume.rules if rule.id in held]
        told = [speak(language).rule(rule) for rule in known]
        sheets += [(rule.id, f"{rule.text} {rule.ruling or ''}", worth) for rule in told]
        for question in questions_of(name):
            phrases = question.asked.get(language, ()) if question.rule in held else ()
            sheets += [(question.rule, phrase, worth * _ASKED) for phrase in (*phrases, " ".join(phrases)) if phrase]
        named = games.box(name).cards.names()
        sheets += [
            (rule, speak(language).card_name(card), worth * _ASKED)
            for rule in known
            if (card := rule.rpartition(".")[2]) in named
        ]
    return index_from(sheets, alike(language))
