"""The Fluent catalogues: a folder a language, a file a topic; each is read once, when needed.

Those of every table lie beside this module. Those of a game lie in its folder, as `face/words/LANGUAGE/TOPIC.ftl`:

    box        the game in a line, and its options
    messages   what it asks, tells and refuses, and where its points come from; `icons` beside it, what is named there,
               and `asks` and `happenings`, where there is much to ask and to tell
    rules...   its rules; English stands in its `rules/catalogue.toml`
    complaints what is wrong with what somebody typed in the terminal
    story...   what is told between its games, read when it is first asked for
    others     what its cards are made of

A game of another package that has no folder for a language is told in English throughout.
"""

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from understory import games

HERE: Final = Path(__file__).parent


class Language(StrEnum):
    """A language, by its code."""

    ENGLISH = "en"
    FRENCH = "fr"
    GERMAN = "de"
    ITALIAN = "it"

    @property
    def own_name(self) -> str:
        """What its speakers call it."""
        return _OWN_NAMES[self]


_OWN_NAMES: Final = {
    Language.ENGLISH: "English",
    Language.FRENCH: "Français",
    Language.GERMAN: "Deutsch",
    Language.ITALIAN: "Italiano",
}

LANGUAGES: Final = tuple(Language)


class Topic(NamedTuple):
    """A file that every language has, or may have."""

    home: Path
    """The folder that has a folder for each language."""
    name: str

    @property
    def rules(self) -> bool:
        """Whether it holds rules, which are many and seldom needed."""
        return self.name.startswith("rules")

    @property
    def story(self) -> bool:
        """Whether it holds a story, which is long and seldom needed."""
        return self.name.startswith("story")


def homes() -> tuple[Path, ...]:
    """The folders with words: of every table, and of each game."""
    return (HERE, *map(words_of, games.names()))


def words_of(game: str) -> Path:
    """The folder with a game's words."""
    return games.folder(game) / "face" / "words"


def voice(home: Path, language: Language) -> Language:
    """The language in which a home's words are told: this one where it has it, or else English."""
    return language if (home / language).is_dir() else Language.ENGLISH


def topics(language: Language) -> tuple[Topic, ...]:
    """The topics that there are in a language, those of every table first."""
    folders = {home: home / voice(home, language) for home in homes()}
    return tuple(Topic(home, path.stem) for home, folder in folders.items() for path in sorted(folder.glob("*.ftl")))


def file_of(language: Language, topic: Topic) -> Path:
    """A topic's file."""
    return topic.home / voice(topic.home, language) / f"{topic.name}.ftl"


def source(language: Language, topic: Topic) -> str:
    """A topic's file as it is written."""
    return file_of(language, topic).read_text(encoding="utf-8")


@cache
def parsed(language: Language, topic: Topic) -> Resource:
    """A topic, read; what cannot be read is refused with where it stands."""
    tree = FluentParser(with_spans=False).parse(source(language, topic))
    for entry in tree.body:
        if isinstance(entry, Junk):
            near = (entry.content or "").strip()[:60]
            raise ValueError(f"{file_of(language, topic)} cannot be read near {near!r}")
    return tree


@cache
def entries(language: Language, topic: Topic) -> dict[str, Message | Term]:
    """Every message and term of a topic by its id; one that stands twice is refused."""
    found: dict[str, Message | Term] = {}
    for entry in parsed(language, topic).body:
        if isinstance(entry, Message | Term):
            if entry.id.name in found:
                raise ValueError(f"{file_of(language, topic)} has {entry.id.name} twice")
            found[entry.id.name] = entry
    return found
