"""Names on cards and events of Everdell Duo: long words say where they may be broken, and are broken nowhere else."""

import re
from pathlib import Path
from typing import Final

import pytest

from understory.games.everdell_duo.pack import LIBRARY
from understory.locale import LANGUAGES, Language, speak

WORDS: Final = Path(__file__).parents[2] / "web" / "src" / "boards" / "everdell_duo" / "words"
LETTERS: Final = 10
"""So many of them fit on the narrowest tile that shows a name: 76 px, at 12 px."""


def _names(language: Language) -> set[str]:
    tongue = speak(language)
    return {tongue.card(card).name for card in (*LIBRARY.cards, *LIBRARY.events)}


def _breaks(language: Language) -> dict[str, str]:
    found = re.search(r"^long-words = (.+)$", (WORDS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert found
    return {word.replace("|", ""): word for word in found[1].split()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_word_of_a_name_says_where_it_may_be_broken(language: Language) -> None:
    breaks = _breaks(language)
    parts = {
        part for name in _names(language) for word in name.split() for part in re.split("[|-]", breaks.get(word, word))
    }
    assert not [part for part in parts if len(part) > LETTERS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_broken_that_no_name_has(language: Language) -> None:
    assert set(_breaks(language)) <= {word for name in _names(language) for word in name.split()}
