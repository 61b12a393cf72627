"""The command answers at once, and names everything it can do."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from understory import games
from understory.cli import app
from understory.cli.shelf import game_names

GAMES = tuple(games.module(name) for name in games.names())
HEAVY = ("numba", "numpy", "hypothesis", "pytest", "rich", *GAMES, "understory.testing", "understory.arena")


def test_help_imports_no_game_and_nothing_heavy() -> None:
    program = (
        "import sys\n"
        "from understory.cli import main\n"
        "sys.argv = ['understory', '--help']\n"
        "try:\n    main()\n"
        "except SystemExit as done:\n    assert not done.code\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"
    assert "simulate" in done.stdout


@pytest.mark.parametrize(
    "command", ["play", "simulate", "replay", "draw", "verify", "rules", "balance", "campaign", "challenge"]
)
def test_every_command_explains_itself(command: str) -> None:
    assert command in CliRunner().invoke(app, ["--help"]).stdout
    done = CliRunner().invoke(app, [command, "--help"])
    assert done.exit_code == 0
    assert "--help" in done.stdout


def test_the_release_can_be_asked_for() -> None:
    assert CliRunner().invoke(app, ["--version"]).stdout.startswith("understory 0.")


def test_the_installed_command_is_this_one() -> None:
    command = Path(sys.executable).with_name("understory")
    done = subprocess.run([command, "rules"], capture_output=True, text=True, check=True)
    assert "lanterns" in done.stdout


def test_python_can_be_asked_for_the_package_where_no_script_is_on_the_path() -> None:
    done = subprocess.run([sys.executable, "-m", "understory", "rules"], capture_output=True, text=True, check=True)
    assert "lanterns" in done.stdout


def test_the_example_stands_beside_the_registered_games() -> None:
    assert game_names()[-1] == "lanterns"


def test_rules_can_be_read_by_game_and_by_id() -> None:
    book = CliRunner().invoke(app, ["rules", "kodama-3d"]).stdout
    assert "\nk3d.components\n" in book
    one = CliRunner().invoke(app, ["rules", "--id", "lanterns.hang.room"]).stdout
    assert one.split("\n")[:2] == ["lanterns.hang.room", "Two lanterns hang at least 10 apart."]


def test_a_ruling_is_shown_with_its_rule() -> None:
    assert "Ruling:" in CliRunner().invoke(app, ["rules", "--id", "kodama.components.branch"]).stdout


def test_a_rule_is_found_by_its_id_and_by_words() -> None:
    def told(*what: str) -> str:
        done = CliRunner().invoke(app, ["rules", *what])
        assert done.exit_code == 0, done.output
        return done.stdout

    by_option = told("--id", "kodama.place.no-icon")
    assert told("kodama.place.no-icon") == told("kodama", "kodama.place.no-icon") == by_option
    assert told("cover an icon").startswith("kodama.place.no-icon")
    asked = told("kodama", "--ask", "can I cover an icon")
    assert told("kodama", "can", "I", "cover", "an", "icon") == asked
    assert "kodama.place.no-icon" in asked
    everywhere = re.findall(r"^([a-z0-9]+)(\.[a-z.-]+)$", told("winner"), re.MULTILINE)
    assert len(everywhere) == len(set(everywhere)), "a rule is told twice"
    assert {book for book, _ in everywhere} == {"kodama", "duo", "k3d", "everdell"}


@pytest.mark.parametrize("what", [("kodama.place.nothing",), ("xyzzy",), ("kodama", "xyzzy")])
def test_what_no_rule_is_about_is_refused_in_a_line(what: tuple[str, ...]) -> None:
    done = CliRunner().invoke(app, ["rules", *what])
    assert done.exit_code == 2
    assert done.stdout == ""
    assert f"'{what[-1]}'" in done.output
    assert len(done.stderr.splitlines()) == 1
