"""What `add-a-game.md` says of a step more is done to a copy of Lanterns, which is then played and checked."""

import re
import shutil
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import understory.testing.lanterns
from understory.core import SPECTATOR
from understory.testing import CHECKS, Trial, random_line

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
LANTERNS = Path(understory.testing.lanterns.__file__).parent


def changes() -> dict[str, list[list[str]]]:
    """The lines of the page's diff, by file and place."""
    (block,) = re.findall(r"```diff\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    found: dict[str, list[list[str]]] = {}
    for part in re.split(r"^\+\+\+ ", block, flags=re.MULTILINE)[1:]:
        name, _, body = part.partition("\n")
        found[name] = [place.strip("\n").split("\n") for place in re.split(r"^@@\n", body, flags=re.MULTILINE)]
    return found


def changed(text: str, place: list[str]) -> str:
    """The text with the lines of one place added where the others stand."""
    before = "\n".join(line[1:] for line in place if not line.startswith("+"))
    assert text.count(before) == 1, f"{before!r} stands once in Lanterns"
    return text.replace(before, "\n".join(line[1:] for line in place))


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    copy = tmp_path / "belled"
    shutil.copytree(LANTERNS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in copy.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("understory.testing.lanterns", "belled")
        for place in changes().get(path.relative_to(copy).as_posix(), ()):
            text = changed(text, place)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield import_module("belled").LANTERNS.game
    for name in [name for name in sys.modules if name.partition(".")[0] == "belled"]:
        del sys.modules[name]


def test_a_step_more_is_a_handler_and_what_it_keeps_a_field(game: Any) -> None:
    line = random_line(game, game.spec.chosen(2), Random(1))
    assert line.state.rung == len(line.state.hung) == 4
    assert game.view(line.state, SPECTATOR).rung == 4
    for check in CHECKS:
        check(Trial(game, game.spec.chosen(3), seed=3))


def test_a_step_more_touches_the_files_it_is_about() -> None:
    assert list(changes()) == ["rules/state.py", "rules/view.py", "rules/steps.py"]
