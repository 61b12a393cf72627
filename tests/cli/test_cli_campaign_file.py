"""A campaign's file: made once, refused in words where it is wrong, never half written or written over by mistake."""

import signal
import subprocess
import sys
from datetime import date
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from typer.testing import CliRunner

from understory.cli import app
from understory.games.everdell_duo.campaign.story import Campaign, Result, begun, founded, recorded
from understory.games.everdell_duo.campaign.text import read, written
from understory.games.everdell_duo.commands._kept import KeptError
from understory.games.everdell_duo.commands._sheet import campaign_file
from understory.games.everdell_duo.rules.vocabulary import Difficulty

DAY = date(2026, 5, 1)


def run(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["campaign", *arguments])
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def texts(drawing: Path, tag: str) -> list[str | None]:
    root = fromstring(drawing.read_text())  # noqa: S314  (our own drawing)
    return [node.text for node in root.iter(f"{{http://www.w3.org/2000/svg}}{tag}")]


def some_campaign() -> Campaign:
    campaign = founded("Mossgate", ("Ada", "Bea"), Difficulty.NORMAL)
    campaign = recorded(campaign, Result(1, DAY, True, 91, 1, 0, ("full-larder",)))
    campaign = recorded(campaign, Result(2, DAY, False, 60, 1, 1, (), ("full-larder",)))
    return recorded(campaign, Result(2, DAY, True, 88, 1, 1))


def test_a_new_campaign_has_names_a_city_and_a_difficulty(tmp_path: Path) -> None:
    path = tmp_path / "moss.campaign"
    told = run("new", str(path), "--city", "Moss Gate", "--players", "Ada, Bea", "--difficulty", "hard")
    assert "Moss Gate is founded" in told
    assert read(path.read_text()) == founded("Moss Gate", ("Ada", "Bea"), Difficulty.HARD)


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "moss.campaign"
    path.write_text("a poem")
    assert "there is a file already" in run("new", str(path), "--city", "M", "--players", "A", code=2)
    assert path.read_text() == "a poem"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--city", "M", "--players", "A,B,C"), "for one player or two, not 3"),
        (("--city", "M", "--players", "A", "--difficulty", "fierce"), "difficulty cannot be 'fierce'"),
        (("--city", " ", "--players", "A"), "is no name"),
    ],
)
def test_what_cannot_be_founded_is_refused_in_one_line(tmp_path: Path, arguments: tuple[str, ...], told: str) -> None:
    path = tmp_path / "moss.campaign"
    answer = run("new", str(path), *arguments, code=2)
    assert told in answer
    assert answer.count("\n") == 1
    assert not path.exists()


def test_the_sheet_tells_results_running_totals_and_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "moss.campaign"
    path.write_text(written(some_campaign()))
    told = run("sheet", str(path), "--svg", str(tmp_path / "sheet.svg"))
    for words in ("Mossgate: Ada and Bea, normal", "2026-05-01", "won", "yes", "179", "replays -30: 159 in all"):
        assert words in told
    assert "2 of 15 chapters; 841 more for bronze" in told
    titles = texts(tmp_path / "sheet.svg", "title")
    assert titles.count("watch not used") == 1
    assert titles.count("watch used") == 1
    assert titles.count("replayed") == 1


def test_names_with_markup_do_no_harm_to_the_drawing(tmp_path: Path) -> None:
    path, out = tmp_path / "moss.campaign", tmp_path / "sheet.svg"
    path.write_text(written(founded("<b>&amp;", ("[red]A", '"B"'), Difficulty.NORMAL)))
    assert "<b>&amp;: [red]A" in run("sheet", str(path), "--svg", str(out))
    assert "<b>&amp;" in texts(out, "text")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no campaign, or a damaged one"),
        ("[" * 5000, "no campaign, or a damaged one"),
        ('{"understory-campaign": 1, "city": ', "it cannot be read (line 1)"),
        ("{}", "it does not begin with understory-campaign"),
        ("understory-record 1\ngame lanterns\n", "this is a saved game, not a campaign"),
        ('{"understory-campaign": 999}', "written by a newer Understory (schema 999"),
        ('{"understory-campaign": "1"}', "must be a whole number"),
        ('{"understory-campaign": 1}', "city is missing"),
    ],
)
def test_a_damaged_foreign_or_newer_file_is_named_and_left_as_it_is(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "moss.campaign"
    path.write_text(text)
    answer = run("sheet", str(path), code=2)
    assert told in answer
    assert str(path) in answer
    assert path.read_text() == text
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"points": 91', '"points": "many"', "results.1.points must be a whole number"),
        ('"day": "2026-05-01"', '"day": "yesterday"', "results.1.day must be a date"),
        ('"chapter": 2', '"chapter": 5', "results.2 cannot be: chapter 5 cannot be played now"),
        ('"won": false', '"won": 0', "results.2.won must be true or false"),
        ('"turned": 0', '"turned": 3', "results.1 cannot be: 3 of 1 watches"),
        ('"begun": null', '"begun": {"chapter": 9, "record": ""}', "begun cannot be"),
        ('"begun": null', '"begun": null, "gold": 1', "gold is not a field of this file"),
        ('"difficulty": "normal"', '"difficulty": "hardest"', "difficulty must be one of"),
    ],
)
def test_a_file_that_breaks_the_rules_is_refused_with_the_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    path = tmp_path / "moss.campaign"
    text = written(some_campaign())
    assert old in text
    path.write_text(text.replace(old, new, 1))
    assert told in run("sheet", str(path), code=2)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "moss.campaign"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not text" in run("sheet", str(path), code=2)
    assert "no such file" in run("sheet", str(tmp_path / "nowhere"), code=2)


def test_what_somebody_else_wrote_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "moss.campaign"
    path.write_text(written(some_campaign()))
    mine, theirs = campaign_file(path), campaign_file(path)
    campaign = mine.load()
    theirs.load()
    theirs.save(begun(campaign, 3, "their game"))
    with pytest.raises(KeptError, match="changed by somebody else"):
        mine.save(begun(campaign, 3, "my game"))
    assert read(path.read_text()) == begun(campaign, 3, "their game")


KILLED = """
import os, signal, sys
from pathlib import Path
from understory.games.everdell_duo.commands._sheet import campaign_file
from understory.games.everdell_duo.campaign.story import begun
file = campaign_file(Path(sys.argv[1]))
campaign = file.load()
write, left = os.{call}, int(sys.argv[2])
def kill(*arguments):
    global left
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return write(*arguments)
os.{call} = kill
for move in range(100):
    file.save(begun(campaign, 3, "move\\n" * (move + 1) * 500))
"""


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize("left", [0, 7])
def test_killed_in_mid_write_the_campaign_is_whole(tmp_path: Path, call: str, left: int) -> None:
    path = tmp_path / "moss.campaign"
    path.write_text(written(some_campaign()))
    program = KILLED.replace("{call}", call)
    done = subprocess.run([sys.executable, "-c", program, str(path), str(left)], check=False)
    assert done.returncode == -signal.SIGKILL
    kept = read(path.read_text())
    assert kept.results == some_campaign().results
    if left:
        assert kept.begun is not None
        assert set(kept.begun.record.split()) == {"move"}
    assert campaign_file(path).load() == kept, "and it goes on from there"


@pytest.mark.parametrize(
    ("language", "there", "damaged"),
    [
        ("de", "gibt es schon", "beschädigt, an dieser Stelle: city"),
        ("fr", "existe déjà", "abîmé, à cet endroit : city"),
        ("it", "esiste già", "rovinato in questo punto: city"),
    ],
)
def test_what_goes_wrong_with_a_file_is_told_in_the_language_that_is_asked_for(
    tmp_path: Path, language: str, there: str, damaged: str
) -> None:
    file = tmp_path / "moss.campaign"
    words = ["campaign", "new", str(file), "--city", "Moss", "--players", "Ada", "--language", language]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert there in CliRunner().invoke(app, words).output
    file.write_text('{"understory-campaign": 4}', encoding="utf-8")
    told = CliRunner().invoke(app, ["campaign", "sheet", str(file), "--language", language])
    assert damaged in " ".join(told.output.split())
