"""docs/command-line.md is right: every command on the page does what it says there."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from understory.cli import app

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^ {4}understory (\S.*?)(?: {2,}.*)?$", PAGE, re.MULTILINE)
SHOWN = re.findall(r"^ {4}\$ understory (.*)\n {4}(.*)$", PAGE, re.MULTILINE)


def test_the_page_shows_every_command() -> None:
    shown = {command.split()[0] for command in COMMANDS}
    told = {"play", "simulate", "tournament", "replay", "draw", "verify"}
    told |= {"analyse", "rules", "card", "balance", "campaign"}
    assert shown == told


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_on_the_page_works(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    playing = ["play", "lanterns", "--seats", "me,me", "--seed", "x", "--autosave", "evening.record"]
    assert "The game goes to" in CliRunner().invoke(app, playing, input="\n1\n" * 12).stdout
    if command.startswith("campaign") and " new " not in command:
        CliRunner().invoke(app, next(other for other in COMMANDS if " new " in other).split())
    done = CliRunner().invoke(app, shlex.split(command), input="")
    assert done.exit_code == 0, done.output
    assert done.stderr == ""


@pytest.mark.parametrize(("command", "answer"), SHOWN)
def test_every_answer_on_the_page_is_given(command: str, answer: str) -> None:
    assert CliRunner().invoke(app, command.split()).output.rstrip("\n") == answer
