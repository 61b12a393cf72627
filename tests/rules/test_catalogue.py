"""Tests and rules belong together: no test names a rule that does not exist, no finished game lacks one."""

from pathlib import Path
from typing import Any

import pytest

from understory import games
from understory.catalogue import Book
from understory.core import Game, RuleId
from understory.games.books import all_books, book, find_rule
from understory.testing import RuleTest, rule_tests, uncovered
from understory.testing.lanterns import LANTERNS
from understory.testing.rules import lanterns_book

TESTS = rule_tests(Path(__file__).parents[1])
BOOKS = (*all_books(), lanterns_book())


def test_every_test_names_a_rule_that_exists() -> None:
    known = {entry.id for volume in BOOKS for entry in volume.rules}
    assert [test for test in TESTS if test.rule not in known] == []


@pytest.mark.parametrize("volume", [volume for volume in BOOKS if volume.done], ids=lambda volume: volume.name)
def test_every_rule_of_a_finished_game_has_a_test(volume: Book) -> None:
    assert uncovered(volume, TESTS) == ()


def refusals_without(near_miss: bool, refusals: frozenset[RuleId], tests: tuple[RuleTest, ...]) -> set[RuleId]:
    return set(refusals) - {test.rule for test in tests if test.near_miss is near_miss}


FINISHED = [LANTERNS.game, *(games.box(name).game for name in games.names() if book(name).done)]


@pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.spec.name)
def test_every_refusal_is_tested_together_with_a_near_miss(game: Game[Any, Any, Any]) -> None:
    assert refusals_without(False, game.spec.refusals, TESTS) == set()
    assert refusals_without(True, game.spec.refusals, TESTS) == set()


def test_every_refusal_of_a_game_is_a_rule_of_the_catalogue() -> None:
    cited = {refusal for name in games.names() for refusal in games.box(name).game.spec.refusals}
    assert {refusal for refusal in cited if find_rule(refusal) is None} == set()


def test_a_rule_without_a_test_would_be_noticed() -> None:
    volume = lanterns_book()
    without = tuple(test for test in TESTS if test.rule != "lanterns.tie")
    assert uncovered(volume, without) == ("lanterns.tie",)


def test_a_refusal_without_a_near_miss_would_be_noticed() -> None:
    refused = RuleId("lanterns.hang.room")
    assert refusals_without(True, frozenset({refused}), (RuleTest(refused, False, "here"),)) == {refused}


def test_ids_are_unique_across_the_books() -> None:
    ids = [entry.id for volume in BOOKS for entry in volume.rules]
    assert len(ids) == len(set(ids))


def test_a_test_that_hides_its_rule_in_a_variable_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_hidden.py").write_text("@rule(NAME)\ndef test_something() -> None: ...\n")
    with pytest.raises(ValueError, match="written out"):
        rule_tests(tmp_path)
