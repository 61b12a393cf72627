"""`understory simulate`: figures that are consistent, on standard output alone."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from understory.arena import simulate
from understory.cli import app
from understory.testing.lanterns import LANTERNS


def figures(*arguments: str) -> dict[str, object]:
    done = CliRunner().invoke(app, ["simulate", "lanterns", "--json", *arguments])
    assert done.exit_code == 0, done.stderr
    assert done.stderr == ""
    found: dict[str, object] = json.loads(done.stdout)
    return found


def number(value: object) -> float:
    assert isinstance(value, int | float)
    return value


def test_json_is_one_object_whose_figures_agree() -> None:
    told = figures("--games", "60", "--players", "3", "--seed", "7")
    assert told["game"] == "lanterns"
    assert told["games"] == 60
    assert told["players"] == 3
    assert told["bots"] == ["random"] * 3
    decisions, seconds = number(told["decisions"]), number(told["seconds"])
    assert told["decisions_per_game"] == pytest.approx(decisions / 60, abs=1e-3)
    assert told["decisions_per_second"] == pytest.approx(decisions / seconds, rel=0.01)
    assert told["games_per_second"] == pytest.approx(60 / seconds, rel=0.01)
    for name in ("mean_scores", "wins"):
        values = told[name]
        assert isinstance(values, list)
        assert len(values) == 3
    assert number(told["passes"]) <= decisions + number(told["forced"])
    assert number(told["chance_moves"]) >= 60 * 9, "three lanterns are dealt to each of three, at least"


def test_only_the_time_differs_between_two_runs_and_between_numbers_of_processes() -> None:
    timed = {"seconds", "games_per_second", "decisions_per_second"}
    arguments = ("--games", "30", "--seed", "x", "--bots", "random,greedy")
    runs = [figures(*arguments), figures(*arguments), figures(*arguments, "--jobs", "2")]
    untimed = [{name: value for name, value in run.items() if name not in timed} for run in runs]
    assert untimed[0] == untimed[1] == untimed[2]


def test_options_set_the_game_up() -> None:
    told = figures("--games", "20", "--option", "pack=tiny", "--seed", "s")
    tiny = LANTERNS.game.spec.chosen(2, {"pack": "tiny"})
    tally = simulate(LANTERNS, tiny, ["random"] * 2, "s", range(20), lambda _more: None)
    assert told["decisions"] == tally.decisions
    assert told["wins"] == tally.wins
    assert told["decisions"] != figures("--games", "20", "--seed", "s")["decisions"]


def test_without_json_people_get_a_table() -> None:
    done = CliRunner().invoke(app, ["simulate", "lanterns", "--games", "20", "--bots", "random,greedy"])
    assert done.exit_code == 0
    assert "greedy" in done.stdout
    assert "decisions" in done.stdout
    assert "games/s" in done.stdout


def test_one_bot_plays_every_seat() -> None:
    assert figures("--games", "2", "--players", "3", "--bots", "greedy")["bots"] == ["greedy"] * 3


def test_a_bot_a_seat_says_how_many_play() -> None:
    assert figures("--games", "2", "--bots", "greedy,random,random")["players"] == 3


@pytest.mark.parametrize("kept", [False, True])
def test_turns_that_a_program_lost_are_counted_and_told(kept: bool, tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("raise SystemExit(1)")
    asked = ["simulate", "lanterns", "--games", "3", "--bots", f"program:{sys.executable} {broken},greedy"]
    asked += ["-o", str(tmp_path / "kept.jsonl")] if kept else []
    mine, greedys = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)["lost_turns"]
    assert mine >= 3
    assert greedys == 0
    table = " ".join(CliRunner().invoke(app, asked).stdout.split())
    assert f"{mine} turns lost by programs" in table
