"""The soak: games in every set-up, and a game that breaks a law is reported with the number that repeats it."""

from dataclasses import replace
from random import Random

import pytest

from bench import records, soak
from understory.core import Ledger, OneSeat, RuleId, SomeSeats, Spec
from understory.testing.lanterns import LANTERNS, Lanterns, State


def test_lanterns_soaks_without_failures() -> None:
    result = soak.soak("lanterns", range(26))
    assert result.games == 26
    assert result.failures == ()
    assert 10 < result.longest < 60
    assert result.moves > 26 * 10


def test_all_set_ups_come_up() -> None:
    spec = Spec(
        "x", "X", 2, 4, 1, (*Lanterns.spec.options, OneSeat("first", RuleId("r")), SomeSeats("new", RuleId("r")))
    )
    rng = Random(1)
    seen = [soak.set_up(spec, rng) for _ in range(300)]
    assert {options.players for options in seen} == {2, 3, 4}
    assert {options.text("pack") for options in seen} == {"full", "tiny"}
    assert {options.text("first") for options in seen} == {"random", "0", "1", "2", "3"}
    assert {"none", "0,1", "0,1,2,3"} <= {options.text("new") for options in seen}


class Forgetful(Lanterns):
    """Lanterns with a ledger that loses its last entry."""

    def ledger(self, state: State) -> Ledger:
        return state.ledger[:-1]


def test_a_broken_law_is_reported_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "open_box", lambda _name: replace(LANTERNS, game=Forgetful()))
    result = soak.soak("lanterns", range(40))
    assert any("the ledger does not add up" in failure for failure in result.failures)
    assert all(failure.startswith("game ") for failure in result.failures)


def test_shares_cover_every_game_once() -> None:
    assert [number for share in soak.shares(45) for number in share] == list(range(45))


def test_records_replay_to_the_digests_that_were_kept_and_no_others() -> None:
    found = records.kept("lanterns", range(6))
    told = records.followed("lanterns", found)
    assert (told.records, told.failures) == (6, ())
    assert told.moves > 6 * 10
    wrong = records.followed("lanterns", [replace(found[0], end=found[1].end), replace(found[2], halfway=found[3].end)])
    assert [failure.partition(":")[0] for failure in wrong.failures] == ["record 0", "record 2"]
