"""The bench: everybody is counted the same way, in turn, and ratios are of one run."""

import json
from pathlib import Path

import pytest
from bench.__main__ import main, table
from bench.asked import ASKED, verdicts
from bench.contenders import Contender, Count, catanatron, openspiel, ours
from bench.measure import _rates, _ratios, interleaved, own_figures

RESULTS = Path(__file__).parents[2] / "bench" / "results.json"


def counting(name: str, calls: list[str], decisions: int) -> Contender:
    def play_one(count: Count) -> None:
        calls.append(name)
        count.games += 1
        count.decisions += decisions

    return Contender(name, play_one)


def test_contenders_take_turns_after_a_warm_up_that_does_not_count() -> None:
    calls: list[str] = []
    told: list[str] = []
    one, two = counting("one", calls, 3), counting("two", calls, 5)
    interleaved([one, two], 3, 0.0, told.append)
    assert calls == ["one", "two"] * 4
    assert len(told) == 6


def test_ratios_are_of_decisions_a_second() -> None:
    us, peer = counting("a-game", [], 1), counting("peer", [], 1)
    us.decisions_per_second, peer.decisions_per_second = 30.0, 20.0
    assert _ratios(us, [peer]) == {"a_game.vs_peer": 1.5}


def test_rates_come_from_the_best_slice_and_means_from_all() -> None:
    contender = ours("lanterns")
    for _ in range(3):
        contender.run(0.0)
    rates = _rates(contender)
    assert contender.count.games == 3
    assert rates["lanterns.decisions_per_game"] == pytest.approx(contender.count.decisions / 3, abs=0.01)
    assert contender.games_per_second > 0


@pytest.mark.parametrize(("peer", "module"), [(catanatron, "catanatron"), (openspiel, "pyspiel")])
def test_peers_play_whole_games_and_are_counted(peer: object, module: str) -> None:
    pytest.importorskip(module, reason="the extra `bench` is not installed")
    assert callable(peer)
    contender = peer()
    contender.run(0.0)
    assert contender.count.games == 1
    assert contender.count.decisions > 20
    assert contender.count.forced > 0


def test_a_game_without_a_module_of_its_own_has_no_figures_of_its_own() -> None:
    assert own_figures("lanterns") == {}


def test_the_committed_figures_are_flat_sorted_and_agree_with_themselves() -> None:
    figures = json.loads(RESULTS.read_text())
    assert list(figures) == sorted(figures)
    for key, value in figures.items():
        assert isinstance(value, float | int | str)
        who, _, name = key.partition(".")
        if name.startswith("vs_"):
            ours_, theirs = figures[f"{who}.decisions_per_second"], figures[f"{name[3:]}.decisions_per_second"]
            assert value == pytest.approx(ours_ / theirs, abs=2e-3)
    assert table(figures).row_count == len({key.partition(".")[0] for key in figures})


def test_a_game_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["whist"]) == 2
    assert "choose one of" in capsys.readouterr().err


def test_a_figure_is_called_reached_only_where_the_run_shows_it() -> None:
    def said(figures: dict[str, float | str]) -> list[str]:
        shown = verdicts(figures)
        return [f"{key} {verdict}" for key, verdict in zip(shown.columns[0].cells, shown.columns[3].cells, strict=True)]

    assert said({}) == []
    assert said({"kodama.canonical_ms": 0.3}) == ["kodama.canonical_ms reached"]
    assert said({"kodama.canonical_ms": 0.31}) == ["kodama.canonical_ms not reached"]
    assert said({"vector.kodama_two_processes": 1.69}) == ["vector.kodama_two_processes not reached"]


def test_every_figure_that_is_asked_for_is_measured() -> None:
    assert set(ASKED) <= set(json.loads(RESULTS.read_text()))
