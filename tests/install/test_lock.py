"""The lock for development has all that its extra asks for, in a version that fits, and a hash for every file."""

import re
from typing import Final

import pytest
from bare_site import ROOT, asked_for
from packaging.requirements import Requirement

LOCK: Final = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")
PINNED: Final = re.findall(
    r"^(\S+==\S+(?: ; [^\\]+)?) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", LOCK, re.MULTILINE
)
NEEDED: Final = sorted({*map(str, asked_for(None)), *map(str, asked_for("dev"))})


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("needed", NEEDED)
def test_what_development_asks_for_is_locked_in_a_version_that_fits(needed: str) -> None:
    asked = Requirement(needed)
    locked = [Requirement(line) for line, _ in PINNED if plain(Requirement(line).name) == plain(asked.name)]
    assert locked, f"{asked.name} is not locked: run `make lock`"
    for pin in locked:
        (version,) = (one.version for one in pin.specifier)
        assert version in asked.specifier, f"{pin} does not fit {asked}: run `make lock`"


def test_nothing_is_locked_without_a_hash_or_from_an_address() -> None:
    assert len(PINNED) == LOCK.count("==") - sum("==" in (line.partition(" ; ")[2]) for line, _ in PINNED)
    assert "://" not in LOCK
    assert "understory==" not in LOCK
