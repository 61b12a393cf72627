"""docs/rulings.md is what the catalogue says."""

import subprocess
import sys

from doc_pages import ROOT, text_of

from understory.games.books import all_books, book
from understory.games.rulings import page

PAGE = ROOT / "docs" / "rulings.md"


def test_the_page_is_what_the_generator_makes() -> None:
    assert text_of(PAGE) == page(all_books()), "run: python -m understory.games.rulings > docs/rulings.md"


def test_the_generator_runs_as_the_page_says() -> None:
    made = subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "understory.games.rulings"], capture_output=True, check=True
    )
    assert made.stdout.decode("utf-8").replace("\r\n", "\n") == page(all_books())


def test_every_ruling_stands_on_the_page_with_its_rule() -> None:
    ruled = [entry for volume in all_books() for entry in volume.rules if entry.ruling]
    text = text_of(PAGE)
    assert text.count("**Ruling.**") == len(ruled)
    for entry in ruled:
        assert f"### `{entry.id}`\n\n{entry.text}\n\n**Ruling.** {entry.ruling}\n" in text


def test_a_book_without_rulings_is_left_out() -> None:
    assert "At every table" not in page([book("table"), book("kodama")])


def test_every_source_of_the_catalogue_has_a_name() -> None:
    for volume in all_books():
        for entry in volume.rules:
            assert set(entry.source) <= set(volume.booklets)
