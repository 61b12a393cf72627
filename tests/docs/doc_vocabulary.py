"""The words that Kodama's cards are built from, as tables: `python tests/docs/doc_vocabulary.py` brings
docs/add-a-pack.md up to date with `pack/conditions.py`."""

import re
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Final, get_type_hints

from understory.core.files import save
from understory.games.kodama.pack import Icon
from understory.games.kodama.pack.conditions import CONDITIONS, EFFECTS

PAGE: Final = Path(__file__).parents[2] / "docs" / "add-a-pack.md"
PLACE: Final = re.compile(r"(<!-- vocabulary:.*?-->\n).*?(<!-- end of vocabulary -->)", re.DOTALL)


def vocabulary() -> str:
    """Conditions, then effects, each word with its arguments and what it does."""
    return f"""
### Conditions, for Kodamas

{_table(CONDITIONS)}

### Effects, for decrees

{_table(EFFECTS)}

"""


def _table(words: Mapping[str, type]) -> str:
    rows = [
        f"| `{word}` | {_arguments(kind)} | {' '.join((kind.__doc__ or '').split())} |" for word, kind in words.items()
    ]
    return "\n".join(["| word | takes | what it does |", "|---|---|---|", *rows])


def _arguments(kind: type) -> str:
    hints = get_type_hints(kind)
    return ", ".join(f"`{part.name}`{_kind(hints[part.name])}" for part in fields(kind)) or "nothing"


def _kind(hint: object) -> str:
    if hint is Icon:
        return " (an icon)"
    if hint == tuple[Icon, ...]:
        return " (a list of icons)"
    return "" if hint is int else " (a condition)"


def updated(page: str) -> str:
    """The page with the tables as they should be."""
    return PLACE.sub(lambda found: f"{found[1]}{vocabulary()}{found[2]}", page)


if __name__ == "__main__":
    save(PAGE, updated(PAGE.read_text(encoding="utf-8")))
