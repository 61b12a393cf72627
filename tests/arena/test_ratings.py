"""Intervals and ratings, against values that others have published and against what follows from their meaning."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from understory.arena.ratings import MEAN, duels, elo, expected, wilson


def test_wilson_gives_the_published_interval_of_81_in_263() -> None:
    found = wilson(81, 263)  # Newcombe 1998, table I, method 3
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)


def test_wilson_gives_the_published_interval_of_none_in_20() -> None:
    found = wilson(0, 20)  # the same table
    assert (round(found.low, 4), round(found.high, 4)) == (0.0, 0.1611)


def test_nothing_played_says_nothing() -> None:
    found = wilson(0, 0)
    assert (found.low, found.high) == (0.0, 1.0)


def test_more_points_than_games_are_refused() -> None:
    with pytest.raises(ValueError, match="5 points cannot come from 4 games"):
        wilson(5, 4)


@given(st.integers(1, 400).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_an_interval_holds_its_share_and_narrows_with_more_games(result: tuple[int, int]) -> None:
    won, games = result
    found, surer = wilson(won, games), wilson(won * 10, games * 10)
    assert 0 <= found.low <= found.value + 1e-12
    assert found.value - 1e-12 <= found.high <= 1
    assert surer.high - surer.low < found.high - found.low


def test_odds_of_ten_to_one_are_400_points() -> None:
    assert expected(400) == pytest.approx(10 / 11)
    rated = elo({("strong", "weak"): (100_000, 110_000)})
    assert rated["strong"].value - rated["weak"].value == pytest.approx(400, abs=0.5)


def test_ratings_are_told_best_first_around_the_mean() -> None:
    rated = elo({("a", "b"): (10, 40), ("b", "c"): (15, 40), ("a", "c"): (5, 40)})
    assert list(rated) == ["c", "b", "a"]
    assert sum(rating.value for rating in rated.values()) == pytest.approx(3 * MEAN)


def test_who_never_lost_has_a_finite_rating() -> None:
    rated = elo({("a", "b"): (20, 20)})
    assert rated["a"].low < rated["a"].value < 3000


def test_nobody_played_nobody_is_rated() -> None:
    assert elo({}) == {}


def test_a_game_of_three_counts_once_for_each() -> None:
    found = duels([(("a", "b", "c"), (9, 5, 5))])
    assert found == {("a", "b"): (0.5, 0.5), ("a", "c"): (0.5, 0.5), ("b", "c"): (0.25, 0.5)}


def test_a_mirror_match_says_nothing_of_two_players() -> None:
    assert duels([(("a", "a"), (9, 5))]) == {}


def test_intervals_hold_the_true_rating_about_as_often_as_they_say() -> None:
    rng, gap, inside, rounds = Random(7), 120.0, 0, 200
    for _ in range(rounds):
        won = sum(rng.random() < expected(gap) for _ in range(100))
        rated = elo({("a", "b"): (won, 100)})
        # Of two players each stands half the gap from the mean.
        inside += rated["a"].low <= MEAN + gap / 2 <= rated["a"].high
    assert 0.92 * rounds <= inside <= 0.99 * rounds
