"""GLOSSARY.md is whole: four languages a term, in order, and every word of the closed vocabularies is in it."""

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from fnmatch import fnmatch
from typing import Final

import pytest
from doc_pages import ROOT, headings, rows, section, text_of

from understory import core
from understory.games.everdell_duo.rules.vocabulary import Good
from understory.games.kodama.pack import Icon
from understory.games.kodama.pack.spirits import Season
from understory.games.kodama_3d.rules.pieces import Feature, Kodama

PAGE: Final = text_of(ROOT / "GLOSSARY.md")
NAMES: Final = "One name, one thing"
SECTIONS: Final = [title for title in headings(PAGE)[1:] if title != NAMES]
SOURCES: Final = ROOT / "src" / "understory"


@pytest.mark.parametrize("title", SECTIONS)
def test_every_term_has_a_meaning_and_a_word_in_each_language(title: str) -> None:
    for row in rows(section(PAGE, title)):
        assert len(row) == 5, row
        assert all(cell.strip("*") for cell in row), row


@pytest.mark.parametrize("title", SECTIONS)
def test_terms_stand_in_order_each_once(title: str) -> None:
    terms = [row[0].lower() for row in rows(section(PAGE, title))]
    assert terms == sorted(set(terms))


def test_every_section_is_named_at_the_top() -> None:
    top = PAGE.partition("\n## ")[0]
    assert re.findall(r"\[([^\]]+)\]\(#", top) == headings(PAGE)[1:]


def words_of(title: str) -> set[str]:
    return set(re.findall(r"[a-z]+", section(PAGE, title).lower()))


@pytest.mark.parametrize(
    ("title", "vocabulary"),
    [
        ("Kodama: The Tree Spirits", Icon),
        ("Kodama: The Tree Spirits", Season),
        ("Kodama 3D", Feature),
        ("Kodama 3D", Kodama),
        ("Everdell Duo", Good),
    ],
)
def test_every_word_of_a_closed_vocabulary_is_explained(title: str, vocabulary: type[StrEnum]) -> None:
    assert {word.value for word in vocabulary} <= words_of(title)


def test_every_noun_of_the_kernel_is_explained() -> None:
    nouns = {name.lower() for name in core.__all__ if re.fullmatch(r"[A-Z][a-z]+", name)}
    assert nouns - words_of("The kernel") == set()


def defined() -> Iterator[tuple[str, str]]:
    """Every module, and every public class, function and alias at a module's top, as a phrase, with its path."""
    for path in SOURCES.rglob("*.py"):
        where = path.relative_to(SOURCES).as_posix()
        yield phrase(path.stem), where
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    yield phrase(name), where
                case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                    yield phrase(name), where


def phrase(name: str) -> str:
    """`BookChapter` and `book_chapter` as `book chapter`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=\w)_", " ", name).lower()


def test_a_name_that_may_stand_for_one_thing_only_stands_for_nothing_else() -> None:
    homes = {name: re.findall(r"`(.+?)`", where) for name, _, where in rows(section(PAGE, NAMES))}
    found = [(name, where) for name, where in defined() if name in homes]
    assert {name for name, _ in found} == set(homes), "every name of the list is a name of the code"
    strayed = [(name, at) for name, at in found if not any(fnmatch(at, f"{home}*") for home in homes[name])]
    assert strayed == []
