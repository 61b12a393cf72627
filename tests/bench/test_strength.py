"""The ladder: its page tells what the results say, and a run that was stopped goes on where it was."""

import json
from functools import partial
from pathlib import Path

import pytest
from bench.ladder import PAGE, beginner, page

from bench import strength
from understory.arena.ratings import wilson
from understory.testing.lanterns import LANTERNS


def test_the_page_tells_what_the_results_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(strength.results()), "python -m bench.strength --page writes it"


def test_a_share_is_told_with_its_interval_and_the_points_between() -> None:
    games = [[10, 5, 1.0]] * 65 + [[5, 10, 0.0]] * 35
    told = page({"kodama": {"level:3 v level:2": games, "level:3 v level:3": [[1, 1, 0.5]] * 4}})
    assert "| level:3 | level:2 | 100 | 65 % | 55 to 74 % | +1.5 |" in told
    assert told.rstrip().endswith("| level:3 | level:3 | 4 | 50 % | 15 to 85 % | +0.0 |")


ASKED = {"greedy v random": 0.95, "level:4 v level:2": 0.88}
"""The share of games to be won; of any other pair the interval's lower end is to be at 0.55 or more."""
SHORT = {
    ("kodama", "level:3 v level:2"),
    ("kodama", "level:4 v level:2"),
    ("kodama", "level:4 v level:3"),
    ("kodama-duo", "level:4 v level:3"),
}
"""What was counted and falls short of that (decisions 31 and 33); a pair that no longer does has to leave this list."""


@pytest.mark.parametrize("game", strength.LADDER)
@pytest.mark.parametrize(("first", "second"), strength.PAIRS)
def test_every_pair_that_was_played_whole_tells_its_levels_apart(game: str, first: str, second: str) -> None:
    pair = f"{first} v {second}"
    games = strength.results()[game].get(pair, [])
    if len(games) < strength.PAIRS[first, second]:
        pytest.skip("one of the two plays otherwise since; `python -m bench.strength` plays on")
    share = wilson(sum(won for _, _, won in games), len(games))
    if first == second:
        assert share.low < 0.5 < share.high
        return
    reached = share.value >= ASKED[pair] if pair in ASKED else share.low >= 0.55
    assert reached != ((game, pair) in SHORT)
    assert share.value > 0.5


@pytest.mark.parametrize("game", strength.LADDER)
def test_level_1_is_gentle(game: str) -> None:
    share = beginner(strength.results()[game])
    assert share is not None
    assert 0.25 <= share <= 0.45


def test_how_far_a_beginner_comes_is_told_where_it_was_measured() -> None:
    measured = {"greedy v random": [[60, 10, 1.0], [70, 20, 1.0]], "level:2 v level:1": [[50, 20, 1.0]]}
    assert beginner(measured) == 0.4
    assert beginner({"greedy v random": measured["greedy v random"]}) is None
    assert "Level 1 comes 40 % of the way from random to greedy." in page({"kodama": measured})


def test_seats_are_exchanged_with_the_same_deal_and_games_repeat() -> None:
    first, second = (strength.played(LANTERNS, "greedy", "random", number) for number in (0, 1))
    assert first == strength.played(LANTERNS, "greedy", "random", 0)
    assert first != second
    assert {won for _, _, won in (first, second)} <= {0.0, 0.5, 1.0}


def test_what_was_played_is_kept_game_by_game_and_never_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "strength.json"
    monkeypatch.setattr(strength, "results", partial(strength.results, path=kept))
    monkeypatch.setattr(strength, "keep", partial(strength.keep, path=kept))
    strength.run("lanterns", ("greedy", "random"), 3)
    before = json.loads(kept.read_text(encoding="utf-8"))["lanterns"]["greedy v random"]["games"]
    assert len(before) == 3
    strength.run("lanterns", ("greedy", "random"), 5)
    after = json.loads(kept.read_text(encoding="utf-8"))["lanterns"]["greedy v random"]["games"]
    assert after[:3] == before
    assert len(after) == 5


def test_results_of_bots_that_were_otherwise_do_not_count(tmp_path: Path) -> None:
    old, pair = tmp_path / "strength.json", "level:3 v level:2"
    strength.keep("kodama", pair, 0, [9, 8, 1], old)
    assert strength.results(old) == {"kodama": {pair: [[9, 8, 1]]}}
    found = json.loads(old.read_text(encoding="utf-8"))
    assert found["kodama"][pair]["of"] == strength.made_of("kodama", pair)
    found["kodama"][pair]["of"][0] += " with more effort"
    old.write_text(json.dumps(found), encoding="utf-8")
    assert strength.results(old) == {"kodama": {}}
    strength.keep("kodama", pair, 0, [7, 8, 0], old)
    assert strength.results(old) == {"kodama": {pair: [[7, 8, 0]]}}


def test_a_game_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["chess"]) == 2
    assert "chess" in capsys.readouterr().err
