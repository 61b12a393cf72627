"""Pairs of bots that play together: the file tells what was played, and a run that was stopped goes on where it was."""

import json
from functools import partial
from pathlib import Path

import pytest
from bench.partners import PAIRS, ROUNDS, THORN, THORN_GAMES, Task

from bench import partners
from understory import games


def test_the_file_adds_up_and_is_of_the_bots_as_they_are() -> None:
    kept = json.loads(partners.RESULTS.read_text(encoding="utf-8"))
    assert kept["bots"] == partners.bots()
    assert kept["deals"] == partners.DEALS
    assert kept["summary"] == partners.summary(kept["games"])
    assert set(kept["games"]) == set(PAIRS)


def test_all_pairs_play_the_same_games_of_every_chapter_and_against_miss_thorn() -> None:
    asked = list(partners.tasks(ROUNDS))
    assert len(set(asked)) == len(asked)
    first, second = ([task[1:] for task in asked if task.spec == spec] for spec in PAIRS)
    assert first == second
    assert len(first) == ROUNDS * (15 + THORN_GAMES) == 210


@pytest.mark.parametrize("setting", ["6", THORN])
def test_the_same_game_comes_to_the_same_end_and_others_to_others(setting: str) -> None:
    box = games.box("everdell-duo")
    once, again, *others = (
        partners.played(box, Task("greedy", setting, number), "trial") for number in (1, 1, 2, 3, 4)
    )
    assert once[:2] == again[:2]
    assert len({other[1] for other in (once, *others)}) > 1


def test_shares_are_told_with_their_interval() -> None:
    found = partners.summary(
        {"greedy": {"1": [[1, 90, 0.2], [0, 80, 0.3]], "2": [[1, 100, 0.1]], THORN: [[0, 50, 0.1]]}}
    )
    assert found["greedy"]["chapters"] == {
        "games": 3,
        "won": 2,
        "low": 20.8,
        "share": 66.7,
        "high": 93.9,
        "points": 90.0,
        "processor_seconds": 0.6,
    }
    assert (found["greedy"][THORN]["games"], found["greedy"][THORN]["won"]) == (1, 0)


def test_what_was_played_is_kept_game_by_game_and_never_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, played = tmp_path / "partners.json", list[Task]()

    def stand_in(_: object, task: Task) -> list[float]:
        played.append(task)
        return [task.number % 2, 90, 0.1]

    monkeypatch.setattr(partners, "results", partial(partners.results, path=kept))
    monkeypatch.setattr(partners, "keep", partial(partners.keep, path=kept))
    monkeypatch.setattr(partners, "played", stand_in)
    partners.main(["--rounds", "1"])
    partners.main(["--rounds", "2"])
    assert played == list(partners.tasks(2))
    found = json.loads(kept.read_text(encoding="utf-8"))
    assert found["games"]["greedy"]["7"] == [[0, 90, 0.1], [1, 90, 0.1]]
    found["bots"]["greedy"] = "somebody else"
    kept.write_text(json.dumps(found), encoding="utf-8")
    assert partners.results() == {}
