"""The pages of the documentation, and what stands in them: fenced blocks, tables, code words, links, headings."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = tuple(
    sorted(
        [
            *ROOT.glob("*.md"),
            *(ROOT / "docs").rglob("*.md"),
            *(ROOT / "bench").glob("*.md"),
        ]
    )
)


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: its language, the number of its first line, and its text."""

    language: str
    line: int
    text: str


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(text: str) -> Iterator[Block]:
    for found in re.finditer(r"^```(\w*)[^\n]*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield Block(found[1], text.count("\n", 0, found.start()) + 2, found[2])


def prose(text: str) -> str:
    """The text without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def code_words(text: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", prose(text))


def headings(text: str) -> list[str]:
    return re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE)


def anchor(heading: str) -> str:
    """The name by which a heading can be linked to."""
    kept = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return kept.replace(" ", "-")


def section(text: str, title: str) -> str:
    """What stands below a heading, up to the next of its rank."""
    found = re.search(rf"^(#+) {re.escape(title)}$\n(.*?)(?=^\1 |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"no section {title!r}"
    return found[2]


def rows(text: str) -> list[list[str]]:
    """The rows of all tables in the text, without their heads."""
    lines = [line for line in prose(text).splitlines() if line.startswith("|")]
    heads = {at - 1 for at, line in enumerate(lines) if re.fullmatch(r"[|\- :]+", line)}
    return [
        [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        for at, line in enumerate(lines)
        if at not in heads and at - 1 not in heads
    ]
