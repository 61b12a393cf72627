"""The Fluent catalogues beside this module, a folder a language, a file a topic; each is read once, when needed."""

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

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


def topics(language: Language) -> tuple[str, ...]:
    """The topics a language has a file for, in order."""
    return tuple(sorted(path.stem for path in (HERE / language).glob("*.ftl")))


def source(language: Language, topic: str) -> str:
    """A topic's file as it is written."""
    return (HERE / language / f"{topic}.ftl").read_text(encoding="utf-8")


@cache
def parsed(language: Language, topic: str) -> Resource:
    """A topic, read; what cannot be read is refused with where it stands."""
    tree = FluentParser(with_spans=False).parse(source(language, topic))
    for entry in tree.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{language}/{topic}.ftl cannot be read near {(entry.content or '').strip()[:60]!r}")
    return tree


@cache
def entries(language: Language, topic: str) -> dict[str, Message | Term]:
    """Every message and term of a topic by its id; one that stands twice is refused."""
    found: dict[str, Message | Term] = {}
    for entry in parsed(language, topic).body:
        if isinstance(entry, Message | Term):
            if entry.id.name in found:
                raise ValueError(f"{language}/{topic}.ftl has {entry.id.name} twice")
            found[entry.id.name] = entry
    return found
