"""`understory challenge`: finished games against Miss Thorn go into the book of achievements, each once."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from understory.cli import app
from understory.core import read as read_record
from understory.core import replayed
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.campaign.achievements import read
from understory.games.everdell_duo.rules.together.result import result
from understory.testing import rule


def run(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, list(arguments))
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def game(path: Path, *options: str, seats: str = "greedy,greedy") -> str:
    given = [part for option in options for part in ("--option", option)]
    run("play", "everdell-duo", "--seats", seats, "--seed", "thorn", *given, "--autosave", str(path))
    return str(path)


@rule("everdell.challenge.achievements")
def test_a_game_goes_into_the_book_for_its_players_and_difficulty(tmp_path: Path) -> None:
    book = str(tmp_path / "book.json")
    two = game(tmp_path / "two.record", "mode=challenge", "difficulty=easy")
    one = game(tmp_path / "one.record", "mode=challenge", "difficulty=hard", seats="random")
    run("challenge", "add", book, two, "--day", "2026-07-01")
    told = run("challenge", "add", book, one, "--day", "2026-07-02")
    first, second = read(Path(book).read_text()).games
    assert (first.players, first.difficulty, str(first.day)) == (2, "easy", "2026-07-01")
    assert (second.players, second.difficulty, str(second.day)) == (1, "hard", "2026-07-02")
    assert f"{second.points} to {second.thorn}" in told
    end = result(replayed(EVERDELL_DUO.game, read_record(Path(two).read_text())).state)
    assert (first.points, first.achievements) == (end.points, end.achievements)
    assert (first.points > first.thorn) == end.won
    shown = run("challenge", "sheet", book)
    assert "2 games" in shown
    assert "Relentless" in shown
    assert shown.count(" x ") == len(first.achievements) + len(second.achievements)


def test_the_same_game_is_entered_once(tmp_path: Path) -> None:
    book, record = str(tmp_path / "book.json"), game(tmp_path / "a.record", "mode=challenge", seats="random,random")
    run("challenge", "add", book, record)
    before = Path(book).read_text()
    assert "in the book already" in run("challenge", "add", book, record, code=2)
    assert Path(book).read_text() == before


def test_only_a_finished_game_against_miss_thorn_is_entered(tmp_path: Path) -> None:
    book = tmp_path / "book.json"
    record = Path(game(tmp_path / "a.record", "mode=challenge", seats="random,random"))
    short = tmp_path / "short.record"
    short.write_text(str(read_record(record.read_text()).cut(40)))
    other = game(tmp_path / "other.record", "mode=cooperative", seats="random,random")
    for wrong in (str(short), other):
        assert "no finished game against Miss Thorn" in run("challenge", "add", str(book), wrong, code=2)
    assert not book.exists()


@pytest.mark.parametrize("text", ["", '{"understory-campaign": 1}', '{"understory-achievements": 99}'])
def test_a_book_that_cannot_be_read_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    book = tmp_path / "book.json"
    book.write_text(text)
    record = game(tmp_path / "a.record", "mode=challenge", seats="random,random")
    assert "left as it is" in run("challenge", "add", str(book), record, code=2)
    assert book.read_text() == text
