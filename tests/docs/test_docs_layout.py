"""The layout that CONTRIBUTING tells is the layout of the tree."""

import re
from pathlib import Path

from doc_pages import rows, section, text_of

ROOT = Path(__file__).parents[2]
TOLD = re.search(r"## Layout\n\n```text\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.DOTALL)


def folders(below: Path) -> set[str]:
    kept = (path for path in below.iterdir() if path.is_dir() and not path.name.startswith(("_", ".")))
    return {path.name for path in kept if any(path.rglob("*.*"))}


def test_every_package_has_its_line() -> None:
    assert TOLD is not None
    told = set(re.findall(r"^  (\w+)/", TOLD[1], re.MULTILINE))
    assert told == folders(ROOT / "src" / "understory") - {"page"}


def test_every_folder_of_tests_is_named() -> None:
    assert TOLD is not None
    tests = re.search(r"^tests/(.*?)^\w", TOLD[1], re.DOTALL | re.MULTILINE)
    assert tests is not None
    assert set(re.findall(r"(\w+)/", tests[1])) == folders(ROOT / "tests")


def test_every_folder_of_tests_has_a_row_that_says_what_is_tested_there() -> None:
    told = [
        name
        for row in rows(section(text_of(ROOT / "CONTRIBUTING.md"), "Tests"))
        for name in re.findall(r"(\w+)/", row[0])
    ]
    assert sorted(told) == sorted(folders(ROOT / "tests"))


LONGEST = 400
"""Lines that a file of ours has at most, as CONTRIBUTING says."""


def test_no_file_is_longer_than_we_say() -> None:
    assert f"No file above {LONGEST} lines" in text_of(ROOT / "CONTRIBUTING.md")
    ours = ("src/**/*.py", "tests/**/*.py", "bench/**/*.py", "web/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")
    files = [path for pattern in ours for path in ROOT.glob(pattern) if "generated" not in path.parts]
    assert files
    assert [path for path in files if text_of(path).count("\n") > LONGEST] == []


ROOMS = {"rules", "search", "face"}
BESIDE = {"lessons", "pack", "campaign", "coding", "companion", "commands"}


def test_every_game_has_the_same_rooms_and_nothing_in_the_corridor() -> None:
    games = ROOT / "src" / "understory" / "games"
    for game in (*(games / name for name in folders(games)), ROOT / "src" / "understory" / "testing" / "lanterns"):
        assert folders(game) >= ROOMS
        doors = {path.stem for path in game.glob("*.py")} | folders(game)
        assert doors <= ROOMS | BESIDE | {"__init__"}
