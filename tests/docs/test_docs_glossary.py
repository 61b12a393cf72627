"""GLOSSARY.md is whole: four languages a term, in order, and every word of the closed vocabularies is in it."""

import re
from enum import StrEnum
from typing import Final

import pytest
from doc_pages import ROOT, headings, rows, section, text_of

from understory import core
from understory.games.everdell_duo.vocabulary import Good
from understory.games.kodama.pack import Icon
from understory.games.kodama.pack.spirits import Season
from understory.games.kodama_3d.pieces import Feature, Kodama

PAGE: Final = text_of(ROOT / "GLOSSARY.md")
SECTIONS: Final = headings(PAGE)[1:]


@pytest.mark.parametrize("title", SECTIONS)
def test_every_term_has_a_meaning_and_a_word_in_each_language(title: str) -> None:
    for row in rows(section(PAGE, title)):
        assert len(row) == 5, row
        assert all(cell.strip("*") for cell in row), row


@pytest.mark.parametrize("title", SECTIONS)
def test_terms_stand_in_order_each_once(title: str) -> None:
    terms = [row[0].lower() for row in rows(section(PAGE, title))]
    assert terms == sorted(set(terms))


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
