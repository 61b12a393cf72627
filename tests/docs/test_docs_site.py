"""The documentation builds as a site without a warning, holds every page, and asks nothing of other hosts."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from doc_pages import ROOT


@pytest.fixture(scope="module")
def site() -> Path:
    done = subprocess.run(
        [str(Path(sys.executable).parent / "zensical"), "build", "--strict"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return ROOT / "site"


def test_every_page_is_in_the_site_and_in_its_menu(site: Path) -> None:
    menu = (site / "index.html").read_text(encoding="utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        place = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        assert (site / place).is_file(), place
        assert place == "index.html" or f'href="./{place}"' in menu, place


def test_the_site_fetches_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        fetched = re.findall(
            r"<(?:script|link|img|iframe)[^>]+(?:src|href)=\"(https?:[^\"]+)\"", page.read_text("utf-8")
        )
        assert fetched == [], page


def test_the_reference_tells_of_every_public_name_of_the_front_door(site: Path) -> None:
    page = (site / "reference" / "understory.html").read_text(encoding="utf-8")
    for name in ("new", "load", "Play", "push", "hint", "record"):
        assert re.search(rf'id="understory\.play\.(?:Play\.)?{name}"', page), name
