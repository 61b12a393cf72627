"""Lessons lie in a game's folder as `lessons/*.toml`; what is in them is for `understory.table.lessons` to read."""

import tomllib
from pathlib import Path

from understory.core.plain import Plain


def lessons_in(folder: Path) -> tuple[Plain, ...]:
    """The lessons of a folder in the order of their file names; none where there is no such folder."""
    return tuple(tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml")))
