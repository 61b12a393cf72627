"""A Python with no more than an extra asks for: what `pip install 'understory[EXTRA]'` brings, as links in a folder,
and nothing else of this environment."""

import os
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: Final[dict[str, list[str]]] = PROJECT["optional-dependencies"]


def asked_for(extra: str | None) -> Iterator[Requirement]:
    """What the package needs with an extra, extras that it names in turn followed."""
    for line in PROJECT["dependencies"] if extra is None else EXTRAS[extra]:
        needed = Requirement(line)
        if needed.name == "understory":
            for further in needed.extras:
                yield from asked_for(further)
        elif needed.marker is None or needed.marker.evaluate():
            yield needed


def with_theirs(needed: Requirement, found: dict[str, Distribution]) -> None:
    """A distribution and all that it needs itself."""
    name = re.sub(r"[-_.]+", "-", needed.name).lower()
    if name in found:
        return
    found[name] = distribution(needed.name)
    for line in found[name].requires or ():
        further = Requirement(line)
        extras = needed.extras or {""}
        if further.marker is None or any(further.marker.evaluate({"extra": extra}) for extra in extras):
            with_theirs(further, found)


def site_with(extra: str | None, folder: Path) -> dict[str, str]:
    """The environment variables under which a Python started with `-S` has that much and no more."""
    found: dict[str, Distribution] = {}
    for needed in (*asked_for(None), *(asked_for(extra) if extra else ())):
        with_theirs(needed, found)
    for held in found.values():
        for top in {file.parts[0] for file in held.files or () if file.parts[0] not in ("..", "__pycache__")}:
            link = folder / top
            if not link.is_symlink():
                link.symlink_to(Path(str(held.locate_file(top))))
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DISPLAY")}
    return {**kept, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "src")])}


PYTHON: Final = (sys.executable, "-S", "-c", "from understory.cli import main; main()")
