"""docs/add-a-pack.md is right: its fields are those of the cards, its vocabulary is the code's, its examples load."""

import tomllib
from pathlib import Path
from typing import Final

import pytest
from doc_pages import ROOT, blocks, code_words, rows, section, text_of
from doc_vocabulary import updated

from understory.games.kodama.pack import DUO, HERE, load_wood
from understory.games.kodama.pack.conditions import CONDITIONS, EFFECTS
from understory.games.kodama.pack.spirits import load_spirits

PAGE: Final = text_of(ROOT / "docs" / "add-a-pack.md")
SECTIONS: Final = {
    "trunks.toml": ("trunk", "Trunks and branches"),
    "branches.toml": ("branch", "Trunks and branches"),
    "kodamas.toml": ("kodama", "Kodamas"),
    "kids.toml": ("kid", "Kodamas"),
    "decrees.toml": ("decree", "Decrees"),
}
EXAMPLES: Final = [block.text for block in blocks(PAGE) if block.language == "toml"]


def told(title: str) -> set[str]:
    return {word for row in rows(section(PAGE, title)) for word in code_words(row[0])}


def test_the_vocabulary_is_that_of_the_code() -> None:
    assert updated(PAGE) == PAGE, "run: python tests/docs/doc_vocabulary.py"
    assert {*CONDITIONS, *EFFECTS} <= told("The vocabulary")


def used(file: str) -> set[str]:
    """The fields of the cards in both boxes' files of this name."""
    files = [folder / file for folder in (HERE, DUO) if (folder / file).exists()]
    return {field for path in files for card in tomllib.loads(text_of(path))[SECTIONS[file][0]] for field in card}


@pytest.mark.parametrize("file", SECTIONS)
def test_every_field_of_a_card_is_told(file: str) -> None:
    assert used(file) <= told(SECTIONS[file][1]) | told("What every card has")


@pytest.mark.parametrize("title", sorted({title for _, title in SECTIONS.values()}))
def test_every_field_that_is_told_is_a_field_of_a_card(title: str) -> None:
    fields = {field for file, (_, where) in SECTIONS.items() if where == title for field in used(file)}
    assert told(title) <= fields


def test_the_examples_load_as_cards_of_a_pack(tmp_path: Path) -> None:
    for file, (kind, _) in SECTIONS.items():
        added = [text for text in EXAMPLES if text.startswith(f"[[{kind}]]")]
        (tmp_path / file).write_text("\n".join([text_of(HERE / file), *added]), encoding="utf-8")
    assert len(load_wood(tmp_path).branches) == len(load_wood(HERE).branches) + 1
    before, after = load_spirits(HERE), load_spirits(tmp_path)
    assert len(after.kodamas) == len(before.kodamas) + 1
    assert len(after.decrees) == len(before.decrees) + 1
