"""`understory campaign play`: chapters in the terminal, kept move by move, and their results on the sheet."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from understory.cli import app
from understory.core import Terminal, replayed
from understory.core import read as read_record
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.campaign.story import Campaign, begun
from understory.games.everdell_duo.campaign.text import read, written
from understory.testing import rule

UNDERSTORY = "from understory.cli import main; main()"


def run(*arguments: str, typed: str = "", code: int = 0) -> str:
    done = CliRunner().invoke(app, ["campaign", *arguments], input=typed)
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def founded(path: Path, players: str, difficulty: str = "normal") -> str:
    run("new", str(path), "--city", "Mossgate", "--players", players, "--difficulty", difficulty)
    return str(path)


def kept(file: str) -> Campaign:
    return read(Path(file).read_text())


@rule("everdell.campaign.record")
def test_a_chapter_played_to_its_end_is_on_the_sheet_with_its_date(tmp_path: Path) -> None:
    file = founded(tmp_path / "moss", "random,random")
    told = run("play", file, "--seed", "x", "--day", "2026-05-01", typed="0\n")
    assert "Chapter 1: A Town of Our Own" in told
    assert "To win: 4 events; 85 points." in told
    (result,) = kept(file).results
    assert (result.chapter, str(result.day)) == (1, "2026-05-01")
    assert f"lost, with {result.points} points" in told
    assert (result.watches, kept(file).begun) == (1, None)
    assert len(result.kept) + len(result.spent) == 1, "of three Good News cards one was kept, then used or not"


@rule("everdell.campaign.replay")
def test_after_a_loss_the_chapter_again_the_next_one_or_a_rest(tmp_path: Path) -> None:
    file = founded(tmp_path / "moss", "random,random", "hard")
    told = run("play", file, "--seed", "x", typed="7\n1\n1\n0\n")
    assert "1  chapter 1: play it once more, for 30 points in the end" in told
    assert "Choose a number from 0 to 2." in told
    assert "2  chapter 2: Shaking Paws" in told
    assert [result.chapter for result in kept(file).results] == [1, 1, 2]
    assert kept(file).results[0].watches == 0, "on hard only some chapters give a watch"


@rule("everdell.coop.goodnews.keep")
def test_good_news_goes_from_chapter_to_chapter(tmp_path: Path) -> None:
    file = founded(tmp_path / "moss", "random,random")
    run("play", file, "--seed", "x", typed="2\n1\n1\n0\n")
    campaign = kept(file)
    assert len(campaign.results) >= 3
    assert len({*campaign.kept, *campaign.spent}) == len(campaign.kept) + len(campaign.spent)
    assert len({*campaign.kept, *campaign.spent}) == len(campaign.results), "a card came with every chapter"


def test_a_chapter_left_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    file = founded(tmp_path / "moss", "Ada,random")
    told = run("play", file, "--seed", "x", typed="quit\n")
    assert f"`understory campaign play {file}` goes on from here" in " ".join(told.split())
    under_way = kept(file).begun
    assert under_way is not None
    assert under_way.chapter == 1
    told = run("play", file, typed="1\n1\nquit\n")
    assert "Chapter 1 goes on where it was left" in told
    later = kept(file).begun
    assert later is not None
    assert later.record.startswith(under_way.record)
    assert len(later.record) > len(under_way.record)


@rule("everdell.campaign.solo")
def test_one_player_plays_both_mayors_with_both_hands_open(tmp_path: Path) -> None:
    file = founded(tmp_path / "moss", "Ada")
    run("play", file, "--seed", "x", typed="1\nquit\n")
    under_way = kept(file).begun
    assert under_way is not None
    record = read_record(under_way.record)
    assert (record.players, record.names) == (1, ("Ada",))
    assert replayed(EVERDELL_DUO.game, record).state.together.solo


def test_a_chapter_begun_under_other_rules_is_told_with_the_way_out(tmp_path: Path) -> None:
    file = founded(tmp_path / "moss", "random,random")
    old = "understory-record 1\ngame everdell-duo\nrules 999\nplayers 2\nmoves\n"
    text = written(begun(kept(file), 1, old))
    Path(file).write_text(text)
    told = run("play", file, code=2)
    assert "made under version 999 of the rules" in told
    assert "--anew` deals this chapter anew" in told
    assert Path(file).read_text() == text
    run("play", file, "--anew", "--seed", "x", typed="0\n")
    assert [result.chapter for result in kept(file).results] == [1]
    assert kept(file).replayed == frozenset()


def test_cut_off_between_the_last_move_and_the_result_the_result_is_entered_all_the_same(tmp_path: Path) -> None:
    file, record = founded(tmp_path / "moss", "random,random"), tmp_path / "whole.record"
    playing = ["play", "everdell-duo", "--seats", "random,random", "--option", "mode=cooperative", "--seed", "end"]
    assert CliRunner().invoke(app, [*playing, "--autosave", str(record)]).exit_code == 0
    Path(file).write_text(written(begun(kept(file), 1, record.read_text())))
    run("play", file, typed="0\n")
    (result,) = kept(file).results
    end = replayed(EVERDELL_DUO.game, read_record(record.read_text())).node
    assert isinstance(end, Terminal)
    assert (result.points, result.won) == (end.scores[0], bool(end.winners))
    assert kept(file).begun is None


def test_a_replay_is_dealt_anew_whatever_the_seed(tmp_path: Path) -> None:
    file = founded(tmp_path / "moss", "random,random", "hard")
    run("play", file, "--seed", "x", typed="1\n0\n")
    first, again = kept(file).results
    assert (first.points, first.kept, first.spent) != (again.points, again.kept, again.spent)


@pytest.mark.parametrize("day", ["tomorrow", "2026-13-01"])
def test_a_day_that_is_none_is_refused(tmp_path: Path, day: str) -> None:
    file = founded(tmp_path / "moss", "random,random")
    assert "write a date such as" in run("play", file, "--day", day, code=2)


def test_killed_in_the_middle_of_a_chapter_it_goes_on_from_the_last_move(tmp_path: Path) -> None:
    file = founded(tmp_path / "moss", "Ada,random")
    command = [sys.executable, "-c", UNDERSTORY, "campaign", "play", file, "--seed", "kill"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n" * 6)
        process.stdin.flush()
        told = ""
        while told.count("Ada (seat 0) >") < 6:
            told += process.stdout.read(1)
        os.kill(process.pid, signal.SIGKILL)
    under_way = kept(file).begun
    assert under_way is not None
    assert sum(move.seat == 0 and not move.forced for move in read_record(under_way.record).moves) >= 4
    assert "Chapter 1 goes on" in run("play", file, typed="quit\n")
