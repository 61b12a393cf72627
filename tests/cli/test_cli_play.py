"""`understory play` as people use it: numbers, moves, words, and nobody sees another's hand."""

import re
import subprocess
import sys
from dataclasses import dataclass, replace
from errno import ENOSPC
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from understory.cli import app
from understory.cli.dialogue import Dialogue
from understory.cli.session import Session, dealer_for
from understory.core import Item, LegalMoves, read, replayed
from understory.core.files import save
from understory.core.record import verified
from understory.testing.lanterns import LANTERNS, Face, Hang, Move, View

WHOLE_GAME = "1\n" * 12


def play(*arguments: str, typed: str) -> str:
    done = CliRunner().invoke(app, ["play", *arguments], input=typed)
    assert done.exit_code == 0, done.stderr
    return done.stdout


def test_a_whole_game_through_a_real_pipe() -> None:
    command = [str(Path(sys.executable).with_name("understory")), "play", "lanterns", "--seed", "pipe"]
    done = subprocess.run(command, input=WHOLE_GAME, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "The game goes to" in done.stdout
    assert "lanterns.score" in done.stdout, "points are told by where they came from"


def test_with_no_game_given_one_is_chosen_from_a_list() -> None:
    told = play("--seed", "1", typed="nonsense\nlanterns\nquit\n")
    assert "Which game?" in told
    assert "Choose a number from 1 to" in told
    assert "Lanterns: you, greedy" in told


def test_the_same_seed_deals_the_same_game() -> None:
    told = [play("lanterns", "--seed", seed, typed=WHOLE_GAME) for seed in ("a", "a", "b")]
    assert told[0] == told[1] != told[2]


def test_a_move_may_be_typed_though_it_is_not_listed() -> None:
    told = play("lanterns", "--seed", "abc", typed="1\nhang L2 43\n")
    assert "hang L2 43" not in told.partition("you (seat 0) > hang L2 43")[0]
    assert "you: hang L2 43" in told


def test_a_refusal_tells_the_rules_in_words_and_loses_nothing() -> None:
    told = play("lanterns", "--seed", "abc", typed="1\nhang L1 205\n5\n")
    assert "You can hang only a lantern that you hold. [lanterns.hang.hand: lantern L1]" in told
    assert "The pole reaches from 0 to 200" in told
    assert "you: hang L2 40" in told


def test_what_cannot_be_read_is_told_with_what_could() -> None:
    told = play("lanterns", "--seed", "abc", typed="dance\n99\nhelp\n")
    assert "cannot read 'dance' as a move" in told
    assert "The list goes from 1 to 3." in told
    assert "save FILE" in told


def test_undo_goes_back_to_ones_own_last_decision() -> None:
    told = play("lanterns", "--seed", "abc", typed="undo\n1\n21\nundo\n5\n")
    assert "no decision yet" in told
    assert "Taken back" in told
    end = told.rpartition("Taken back")[2]
    assert "you: hang L2 40" in end
    assert "hang L2 200" not in end.partition("you: hang L2 40")[2]


def test_a_game_with_undo_still_verifies(tmp_path: Path) -> None:
    path = tmp_path / "undone.record"
    play("lanterns", "--autosave", str(path), typed=f"1\n5\nundo\nundo\n{WHOLE_GAME}")
    record = read(path.read_text())
    assert any(move.takebacks == 2 for move in record.moves)
    assert verified(LANTERNS.game, record) > 0


def test_saved_and_resumed_a_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    straight, first, second = (tmp_path / name for name in ("straight", "first", "second"))
    play("lanterns", "--seed", "s", "--seats", "random,me", "--autosave", str(straight), typed=WHOLE_GAME)
    play("lanterns", "--seed", "s", "--seats", "random,me", typed=f"1\n1\nsave {first}\nquit\n")
    play("--resume", str(first), "--autosave", str(second), typed=WHOLE_GAME)
    assert second.read_text() == straight.read_text()


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    told = " ".join(play("lanterns", "--seed", "abc", typed=f"save {tmp_path}/missing/x\nsave\n1\n").split())
    assert "cannot be written: no such file or directory. Nothing is lost." in told
    assert "Save where?" in told
    assert "you: return L10" in told


def test_a_disk_that_fills_up_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = iter([True])

    def full(path: Path, text: str) -> None:
        if not next(begun, False):
            raise OSError(ENOSPC, "No space left on device", str(path))
        save(path, text)

    monkeypatch.setattr("understory.cli.dialogue.put", full)
    told = play("lanterns", "--autosave", str(tmp_path / "full"), typed=WHOLE_GAME)
    assert "cannot be written: no space left on device" in " ".join(told.split())
    assert "The game goes to" in told


def test_leaving_an_unsaved_game_takes_a_second_word() -> None:
    told = play("lanterns", "--seed", "abc", typed="1\nquit\nquit\n1\n")
    assert "not saved" in told
    assert told.endswith("Until next time.\n")


def test_people_at_one_screen_never_see_each_others_hands() -> None:
    told = play("lanterns", "--seats", "me:Ada,me:Bob", "--seed", "x", typed="\n1\n" * 12)
    screens = told.split("Press Enter when nobody else looks.")
    assert screens[1].startswith(" \n")
    assert "The game goes to" in screens[-1]
    for screen in screens[1:-1]:
        mine, other = ("seat 0:", "seat 1:") if "Ada (seat 0) >" in screen else ("seat 1:", "seat 0:")
        hands = {line[:7]: line[7:] for line in screen.splitlines() if line.startswith("seat ")}
        assert "?" not in hands[mine]
        assert "L" not in hands[other]


def test_bots_alone_are_watched_to_the_end() -> None:
    told = play("lanterns", "--seats", "greedy,random,random", "--seed", "x", typed="")
    assert "dealt: deal 0 ? (3 times)" in told, "who looks on sees no hand"
    assert "random 1: hang" in told
    assert "The game goes to" in told


def test_the_drawing_follows_the_game(tmp_path: Path) -> None:
    path = tmp_path / "table.svg"
    play("lanterns", "--seed", "abc", "--svg", str(path), typed="1\n5\n")
    assert path.read_text().count("<circle") == 2, "mine, and the bot's that followed"


def test_a_rule_can_be_read_at_the_table() -> None:
    told = play("lanterns", "--seed", "abc", typed="rules lanterns.tie\nrules hang.ro\nrules nothing\nrules\n")
    assert "A tie goes to the tied player whose lantern hangs highest." in told
    assert "Two lanterns hang at least 10 apart." in told
    assert "No rule of this game speaks of 'nothing'" in told
    assert "lanterns.wish" in told


def test_points_and_the_table_can_be_asked_for() -> None:
    told = play("lanterns", "--seed", "abc", typed="1\n5\npoints\ntable\n")
    assert "lanterns.score" in told
    assert told.count("40 | L2 of seat 0") == 2


@dataclass(frozen=True)
class NestedFace(Face):
    """Lanterns asked for in two lists: which lantern, then how high."""

    def menu(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:
        hangs = [move for move in legal if isinstance(move, Hang)]
        if not hangs:
            return super().menu(view, legal)
        lanterns = dict.fromkeys(move.lantern for move in hangs)
        return tuple(
            Item(f"hang {name}", tuple(Item(f"at {move.height}", move) for move in hangs if move.lantern == name))
            for name in lanterns
        )


def test_menus_may_have_menus_behind_them(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    box = replace(LANTERNS, face=NestedFace())
    table = Session.laid(box, box.game.spec.chosen(2), dealer_for("abc"), ["you", "greedy"])
    answers = iter(["1", "2", "0", "1", "3"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers))
    with pytest.raises(StopIteration):
        Dialogue(table, Console(markup=False, highlight=False), None, None).run()
    told = capsys.readouterr().out
    assert "1  hang L2" in told
    assert "you: hang L2 20" in told
    assert str(replayed(box.game, table.record()).steps) == str(table.line.steps)


def test_what_bots_thought_is_told_to_who_asks_for_it_alone() -> None:
    told = play("lanterns", "--seats", "ismcts:sims=8,random", "--seed", "1", "--thoughts", typed="")
    assert "ismcts:sims=8 tried 8 times in" in told
    assert "tried" not in play("lanterns", "--seats", "ismcts:sims=8,random", "--seed", "1", typed="")


@pytest.mark.parametrize(
    ("asked", "typed"),
    [
        (["play"], "quit\n"),
        (["play", "lanterns", "--seats", "me,me", "--seed", "x"], "quit\n"),
        (["play", "lanterns", "--seats", "me,me", "--seed", "x"], "\nquit\n"),
        (["play", "lanterns", "--seats", "me,me", "--seed", "x"], "\n1\nquit\nquit\n"),
    ],
)
def test_quit_works_wherever_something_is_asked(asked: list[str], typed: str) -> None:
    done = CliRunner().invoke(app, asked, input=typed)
    assert done.exit_code == 0
    assert done.stdout.rstrip().endswith("Until next time.")


def test_the_one_person_at_the_table_is_spoken_to() -> None:
    done = CliRunner().invoke(app, ["play", "kodama-duo", "--seed", "x"], input="1\n1\n1\nquit\nquit\n")
    said = " ".join(done.stdout.split())
    assert re.search(r"You are the pruner, greedy the sower|greedy is the pruner, you are the sower", said)
    assert "you is" not in said
