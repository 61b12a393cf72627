"""Tournaments: seats in balance, the same matches wherever they are played, taken up again, told and drawn."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from understory.arena.league import here, in_processes, run
from understory.arena.matches import Pairing, Result, Terms, header, repeated, round_robin, seatings
from understory.arena.plots import plots
from understory.arena.standing import controls, mean_scores, pairs, ratings, share_of
from understory.arena.store import Results
from understory.cli import app
from understory.cli.group import with_ray_told
from understory.cli.shelf import open_box
from understory.core import OptionError
from understory.testing.lanterns import LANTERNS

OPTIONS = LANTERNS.game.spec.chosen(2)
TERMS = Terms("lanterns", OPTIONS, "7")
PLAN = round_robin(["greedy", "random"], 2, 6)


def kept(path: Path | None = None, plan: list[Pairing] = PLAN, terms: Terms = TERMS) -> tuple[list[Result], list[int]]:
    """The plan played here, and what the bar was told."""
    told: list[int] = []
    with Results(path, header(terms, plan)) as results:
        return run(plan, terms, open_box, here, 1, results, told.append), told


def untimed(results: list[Result]) -> list[dict[str, Any]]:
    return [{key: value for key, value in result.items() if key != "seconds"} for result in results]


def result(bots: list[str], scores: list[int], winners: list[int], **points: int) -> Result:
    """A result made up: points by source, all of seat 0 in spring."""
    return {
        "number": 0,
        "deal": 0,
        "game": "lanterns",
        "bots": bots,
        "scores": scores,
        "winners": winners,
        "reason": "",
        "decisions": [1] * len(bots),
        "lost_turns": [0] * len(bots),
        "seconds": [0.0] * len(bots),
        "points": [
            {"seat": 0, "source": source, "when": "spring", "amount": amount} for source, amount in points.items()
        ],
    }


@given(st.integers(2, 6))
def test_over_all_seatings_each_bot_has_every_seat_equally_often(players: int) -> None:
    ways = seatings(("a", "b"), players)
    for seat in range(players):
        assert Counter(way[seat] for way in ways) == {"a": len(ways) // 2, "b": len(ways) // 2}
    assert {len(way) for way in ways} == {players}


def test_everybody_plays_everybody_and_themselves_as_often_as_was_asked() -> None:
    plan = round_robin(["a", "b", "c"], 2, 5)
    assert Counter(tuple(sorted(match.bots)) for match in plan) == {
        ("a", "b"): 6,
        ("a", "c"): 6,
        ("b", "c"): 6,
        ("a", "a"): 6,
        ("b", "b"): 6,
        ("c", "c"): 6,
    }
    assert [match.number for match in plan] == list(range(36))
    assert [match.deal for match in plan[:6]] == [0, 0, 1, 1, 2, 2]


def test_the_same_plan_gives_the_same_results_here_and_in_processes() -> None:
    alone, _ = kept()
    with Results(None, header(TERMS, PLAN)) as results:
        shared = run(PLAN, TERMS, open_box, in_processes(2), 2, results, lambda _more: None)
    assert untimed(shared) == untimed(alone)
    assert {tuple(one["bots"]) for one in alone} >= {("greedy", "random"), ("random", "greedy")}


def test_points_by_source_add_up_to_the_scores() -> None:
    for one in kept()[0]:
        for seat, score in enumerate(one["scores"]):
            assert sum(point["amount"] for point in one["points"] if point["seat"] == seat) == score


@pytest.mark.parametrize("cut", [0, 1, 40, 700])
def test_a_run_that_was_broken_off_is_taken_up_where_it_stopped(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole, _ = kept(path)
    text = path.read_bytes()
    path.write_bytes(text[: len(text) - cut] if cut else text)
    again, told = kept(path)
    assert untimed(again) == untimed(whole)
    assert told[0] == len(PLAN) - len(told[1:])
    assert bool(told[1:]) is bool(cut)
    assert json.loads(path.read_text().splitlines()[0]) == header(TERMS, PLAN)
    assert len(path.read_text().splitlines()) == len(PLAN) + 1


def test_a_table_of_results_is_written_when_all_are_there_and_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    first, _ = kept(path)
    again, told = kept(path)
    assert again == first
    assert told == [len(PLAN)]
    assert [file.name for file in tmp_path.iterdir()] == ["results.parquet"]


@pytest.mark.parametrize("name", ["results.jsonl", "results.parquet"])
def test_results_of_another_plan_or_another_file_are_left_alone(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    kept(path)
    before = path.read_bytes()
    with pytest.raises(OptionError, match="another plan: seed differ"):
        kept(path, terms=Terms("lanterns", OPTIONS, "8"))
    assert path.read_bytes() == before
    path.write_bytes(b"my diary\nfirst day\n")
    with pytest.raises(OptionError, match="holds no results"):
        kept(path)
    assert path.read_bytes() == b"my diary\nfirst day\n"


def test_a_pair_is_told_better_one_first_and_a_shared_win_is_half_a_win() -> None:
    results = [
        result(["a", "b"], [3, 5], [1]),
        result(["b", "a"], [7, 1], [0]),
        result(["a", "b"], [4, 4], [0, 1]),
        result(["a", "a"], [2, 1], [0]),
    ]
    (duel,) = pairs(results)
    assert (duel.one, duel.other, duel.games) == ("b", "a", 3)
    assert duel.share.value == pytest.approx(2.5 / 3)
    (control,) = controls(results)
    assert (control.bot, control.games, control.first_seat.value, control.fair) == ("a", 1, 1.0, 0.5)
    assert list(ratings(results)) == ["b", "a"]
    assert mean_scores(results) == {"a": pytest.approx(11 / 5), "b": pytest.approx(16 / 3)}


def test_a_game_that_nobody_won_is_half_won() -> None:
    assert share_of(result(["a", "b"], [0, 0], []), "a") == 0.5


def test_drawings_are_whole_and_name_everybody() -> None:
    results = [result(["a<b", "c"], [9, 2], [0], moss=12, frost=-3), result(["c", "a<b"], [4, 4], [0, 1], moss=4)]
    for drawing in plots(results).values():
        told = ElementTree.fromstring(drawing)  # noqa: S314  (our own drawing)
        words = "".join(told.itertext())
        assert "a<b" in words
        assert "c" in words
        assert told.get("role") == "img"
    sources = plots(results)["sources.svg"]
    assert "a&lt;b, moss: 6.00 a game" in sources
    assert "a&lt;b, frost: -1.50 a game" in sources
    assert "half of 2 scores are 9 or less, from 4 to 9" in plots(results)["scores.svg"]


def test_the_command_plays_keeps_draws_and_tells(tmp_path: Path) -> None:
    words = ["tournament", "greedy", "random", "--game", "lanterns", "--games", "2", "--json"]
    files = ["--output", str(tmp_path / "r.jsonl"), "--drawings", str(tmp_path / "drawn")]
    done = CliRunner().invoke(app, [*words, *files])
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert told["matches"] == 6
    assert set(told["elo"]) == {"greedy", "random"}
    assert sorted(path.name for path in (tmp_path / "drawn").iterdir()) == [
        "scores.svg",
        "seasons.svg",
        "sources.svg",
        "wins.svg",
    ]
    shown = CliRunner().invoke(app, words[:-1])
    assert "itself, first seat" in shown.output


def test_simulated_games_can_be_kept_too(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    done = CliRunner().invoke(app, ["simulate", "lanterns", "--games", "3", "-o", str(path), "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert (told["games"], told["players"]) == (3, 2)
    assert len(path.read_text().splitlines()) == 4
    assert repeated(["a"], 2) == [Pairing(0, 0, ("a",)), Pairing(1, 1, ("a",))]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["greedy"], "name two different bots or more"),
        (["greedy", "greedy"], "name two different bots or more"),
        (["greedy", "nobody"], "bot cannot be 'nobody'"),
        (["greedy", "random", "--game", "chess"], "game cannot be 'chess'"),
    ],
)
def test_what_makes_no_tournament_is_told_in_one_line(words: list[str], complaint: str) -> None:
    done = CliRunner().invoke(app, ["tournament", "--game", "lanterns", *words])
    assert done.exit_code == 2
    assert complaint in done.output
    assert len(done.output.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["--ray"], ["--ray=local"]),
        (["--ray", "--json"], ["--ray=local", "--json"]),
        (["--ray", "level:3"], ["--ray=local", "level:3"]),
        (["--ray", "head:6379"], ["--ray", "head:6379"]),
        (["--ray", "ray://head:10001"], ["--ray", "ray://head:10001"]),
        (["--ray=auto", "greedy"], ["--ray=auto", "greedy"]),
    ],
)
def test_ray_alone_is_a_ray_on_this_machine(words: list[str], meant: list[str]) -> None:
    assert with_ray_told(words) == meant


def test_a_real_ray_plays_the_same_games() -> None:
    words = ["simulate", "lanterns", "--bots", "greedy,random", "--games", "6", "--seed", "7", "--json"]
    command = [sys.executable, "-c", "from understory.cli import main; main()", *words]
    told = [
        json.loads(subprocess.run([*command, *more], capture_output=True, text=True, check=True, timeout=240).stdout)
        for more in ([], ["--jobs", "2", "--ray"])
    ]
    assert [(one["wins"], one["mean_scores"]) for one in told[1:]] == [(told[0]["wins"], told[0]["mean_scores"])]
