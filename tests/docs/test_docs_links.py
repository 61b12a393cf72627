"""Links between pages lead somewhere, and rules that pages cite exist."""

import re
from pathlib import Path
from typing import Final

import pytest
from doc_pages import PAGES, ROOT, anchor, code_words, headings, name_of, prose, section, text_of

from understory.games.books import all_books, find_rule
from understory.testing.rules import lanterns_book

LINK: Final = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
PREFIXES: Final = "|".join(
    {entry.id.partition(".")[0] for book in (*all_books(), lanterns_book()) for entry in book.rules}
)
CITED: Final = re.compile(rf"(?:{PREFIXES})(?:\.[a-z0-9-]+)+")
SOURCES: Final = ROOT / "src" / "understory"
FILES: Final = re.compile(r"\.(?:toml|record|py|md|svg|json|cfg)$")


def broken(page: Path, text: str) -> list[str]:
    """The links of a page that lead nowhere."""
    return [target for target in LINK.findall(prose(text)) if "://" not in target and not leads_somewhere(page, target)]


def leads_somewhere(page: Path, target: str) -> bool:
    place, _, part = target.partition("#")
    there = (page.parent / place).resolve() if place else page
    if not there.exists():
        return False
    return not part or part in {anchor(heading) for heading in headings(text_of(there))}


def unknown_rules(text: str) -> list[str]:
    """What the text cites as a rule and the catalogue does not have; the beginning of ids stands for all of them."""
    cited = [word for word in code_words(text) if CITED.fullmatch(word) and not FILES.search(word)]
    ids = [entry.id for book in (*all_books(), lanterns_book()) for entry in book.rules]
    return [word for word in cited if not any(known == word or known.startswith(f"{word}.") for known in ids)]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken(page, text_of(page)) == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_rule_that_a_page_cites_exists(page: Path) -> None:
    assert unknown_rules(text_of(page)) == []


def test_a_link_that_leads_nowhere_is_noticed() -> None:
    text = (
        "[a](README.md) [b](NOWHERE.md) [c](GLOSSARY.md#kodama-duo) [d](GLOSSARY.md#nowhere) [e](https://example.org)"
    )
    assert broken(ROOT / "README.md", text) == ["NOWHERE.md", "GLOSSARY.md#nowhere"]


def test_a_rule_that_does_not_exist_is_noticed() -> None:
    assert find_rule("kodama.place.no-icon")
    assert unknown_rules("`kodama.place.no-icon`, `kodama.place`, `kodama.toml`, `kodama.place.no-such`") == [
        "kodama.place.no-such"
    ]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_target_and_path_that_a_page_names_exists(page: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", text_of(ROOT / "Makefile"), re.MULTILINE))
    named = {word.split()[1] for word in code_words(text_of(page)) if word.startswith("make ")}
    paths = {word for word in code_words(text_of(page)) if re.fullmatch(r"(?:src|docs|bench|tests|web)/[\w./-]+", word)}
    paths = {path for path in paths if not {"X", "generated"} & set(path.split("/"))}  # X is any game
    assert named - targets == set()
    assert {path for path in paths if not (ROOT / path).exists()} == set()


def test_every_place_that_the_architecture_names_exists() -> None:
    table = section(text_of(ROOT / "docs" / "architecture.md"), "Where is ...")
    games, languages = [game.name for game in (SOURCES / "games").iterdir() if (game / "rules").is_dir()], ("en", "fr")
    for word in code_words(table):
        if "/" not in word:
            continue
        base = ROOT if word.startswith("web/") else SOURCES
        places = {word.replace("X", game).replace("LANGUAGE", language) for game in games for language in languages}
        assert any(any(base.glob(place)) for place in places), word
