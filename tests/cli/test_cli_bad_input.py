"""Bad input gets one clear line that says what is wrong and what would be right, and exit code 2."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from understory.cli import app
from understory.cli.serving import open_store
from understory.server.migrating import brought_up_to_date


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("simulate whist", "game cannot be 'whist': choose one of"),
        ("play whist", "game cannot be 'whist': choose one of"),
        ("balance whist", "game cannot be 'whist': choose one of"),
        ("balance lanterns", "it has no such table"),
        ("rules whist", "choose one of table, everdell-duo"),
        ("rules --id lanterns.han", "did you mean lanterns.hang"),
        ("rules lanterns --id kodama.editions", "there is no such rule"),
        ("simulate lanterns --players 9", "Lanterns is for 2 to 3"),
        ("simulate lanterns --games 0", "greater than or equal to 1"),
        ("simulate lanterns --games many", "integer"),
        ("simulate lanterns --option pack=huge", "pack cannot be 'huge': choose one of full, tiny"),
        ("simulate lanterns --option pack", "write name=value"),
        ("simulate lanterns --option colour=red", "its options: pack"),
        ("simulate lanterns --bots oracle", "choose one of random, greedy"),
        ("simulate lanterns --players 3 --bots random,greedy", "name one bot for all, or 3"),
        ("play lanterns --seats me", "Lanterns is for 2 to 3"),
        ("play lanterns --seats me,oracle", "write me, me:Name or a bot"),
        ("play lanterns --seats me:greedy,random", "not a bot's"),
        ("play lanterns --autosave /nowhere/at/all", "no such file or directory"),
        ("play lanterns --seed x --svg /nowhere/at/all", "no such file or directory"),
        ("play --resume /nowhere/at/all", "no such file or directory"),
        ("admin matches --store table.db", "a store is sqlite:///FILE or postgresql://..., not table.db"),
        ("serve --store table.db", "a store is sqlite:///FILE or postgresql://..., not table.db"),
        ("admin people --store postgresql://me@127.0.0.1:1/table", "the store cannot be used: connection failed"),
        ("serve --store postgresql://me@127.0.0.1:1/table", "the store cannot be used: connection failed"),
        ("serve --store sqlite:// --game fireflies=bogs:FIREFLIES", "it cannot be loaded: No module named 'bogs'"),
        ("serve --store sqlite:// --game fireflies=understory:FIREFLIES", "has no attribute 'FIREFLIES'"),
        ("serve --store sqlite:// --game fireflies=understory:new", "understory:new is not a Box"),
        ("admin push-keys keys.json --contact me", "write mailto:YOU@EXAMPLE.ORG or https://"),
        ("admin matches --status playng", "is not one of 'gathering', 'playing', 'over'"),
        ("simulate", "game"),
        ("dance", "No such command"),
        ("simulate lanterns --dance", "`understory simulate --help` says what there is"),
        ("admin block face Bob", "`understory admin block --help` says what there is"),
    ],
)
def test_bad_input_is_told_in_one_line(arguments: str, told: str) -> None:
    done = CliRunner().invoke(app, arguments.split(), input="1\n")
    assert done.exit_code == 2, done.output
    assert isinstance(done.exception, SystemExit)
    assert done.stderr.startswith("understory: ")
    assert done.stderr.count("\n") == 1
    assert told in done.stderr


@pytest.mark.parametrize("command", ["matches", "tidy --finished 90", "backup night.backup"])
def test_whoever_looks_after_another_file_than_the_tables_is_told_and_none_is_made(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("UNDERSTORY_STORE", raising=False)
    done = CliRunner().invoke(app, ["admin", *command.split()])
    assert done.exit_code == 2
    assert "'understory.db': there is no such file" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_holds_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("Not a table's store. " * 50)
    done = CliRunner().invoke(app, ["admin", "people", "--store", f"sqlite:///{other}"])
    assert done.exit_code == 2
    assert done.stderr == "understory: the store cannot be used: file is not a database\n"


def test_a_saved_game_keeps_its_game_its_options_and_its_seats(tmp_path: Path) -> None:
    path = tmp_path / "saved.record"
    CliRunner().invoke(app, ["play", "lanterns"], input=f"1\nsave {path}\nquit\n")
    for arguments, told in (
        (["whist", "--resume", str(path)], "is a game of lanterns"),
        (["--resume", str(path), "--seed", "x"], "keeps its options and its seed"),
        (["--resume", str(path), "--seats", "me,random,random"], "the saved game has 2 seats"),
    ):
        done = CliRunner().invoke(app, ["play", *arguments])
        assert done.exit_code == 2
        assert told in done.stderr


@settings(max_examples=60)
@given(typed=st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=12), max_size=8))
def test_whatever_is_typed_at_the_table_the_game_goes_on(typed: list[str]) -> None:
    harmless = [line for line in typed if not line.strip().startswith(("save", "quit"))]
    text = "\n".join([*harmless, "hang L0 -5", "1", "points", ""])
    done = CliRunner().invoke(app, ["play", "lanterns", "--seed", "abc"], input=text)
    assert done.exception is None
    assert done.exit_code == 0


def test_whoever_serves_where_somebody_else_does_is_told_the_place(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = ["serve", "--store", f"sqlite:///{tmp_path}/t.db", "--port", str(port)]
        done = CliRunner().invoke(app, command)
        german = CliRunner().invoke(app, ["--language", "de", *command])
    assert done.exit_code == german.exit_code == 2
    assert f"nobody can be served at 127.0.0.1, port {port}: address already in use" in done.stderr
    assert f"der Tisch lässt sich unter 127.0.0.1, Port {port} nicht aufstellen" in german.stderr


def test_a_backup_that_cannot_be_made_names_the_file_that_was_asked_for(tmp_path: Path) -> None:
    empty = tmp_path / "empty.db"
    empty.touch()
    done = CliRunner().invoke(app, ["admin", "backup", str(tmp_path / "b"), "--store", f"sqlite:///{empty}"])
    assert done.exit_code == 2
    assert "the store holds no table yet" in done.stderr
    with open_store(f"sqlite:///{empty}") as engine:
        brought_up_to_date(engine)
    done = CliRunner().invoke(app, ["admin", "backup", "/nowhere/at/all", "--store", f"sqlite:///{empty}"])
    assert done.exit_code == 2
    assert "/nowhere/at/all: no such file or directory" in done.stderr


def test_whoever_has_no_output_to_read_gets_no_traceback() -> None:
    program = "import sys; sys.stdout = None; from understory.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", program, "rules", "kodama"], stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
