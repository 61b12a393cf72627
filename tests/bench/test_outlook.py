"""How the promise of a tree is fitted."""

from random import Random

from bench.outlook import fitted, gains, trees_seen

from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.search.guide import KodamaGuide
from understory.games.kodama.search.outlook import Outlook, Signs

GAME = KodamaGame(shipped_shelf())
GUIDE = KodamaGuide(GAME)


def test_weights_that_made_the_points_are_found_again() -> None:
    rng = Random(2)
    truth = Outlook(20.0, 0.9, 0.4, 0.2, 1.5)
    seen = []
    for _ in range(50):
        signs = Signs(rng.uniform(10, 40), rng.randrange(30), rng.randrange(20), rng.uniform(1, 9))
        came = truth.anyway + sum(weight * sign for weight, sign in zip(truth[1:], signs, strict=True))
        seen.append((signs, came))
    fit = fitted(seen)
    assert fit.outlook == truth
    assert fit.error < 1e-9


def test_each_tree_is_seen_with_each_number_of_cards_to_come() -> None:
    seen = list(trees_seen(GAME, GUIDE, "once"))
    assert sorted(left for left, _ in seen) == sorted([*range(1, 13)] * 2)
    for left in range(1, 13):
        assert len([came for cards, (_, came) in seen if cards == left and came > 0]) == 2


def test_what_a_tree_promises_can_be_fitted_to_games_of_a_search() -> None:
    quick, searched = ([came for _, (_, came) in trees_seen(GAME, GUIDE, "twice", sims)] for sims in (0, 4))
    assert len(searched) >= len(quick) == 24
    assert searched != quick
    assert searched == [came for _, (_, came) in trees_seen(GAME, GUIDE, "twice", 4)]


def test_kodamas_that_count_the_whole_tree_gain_more_than_those_that_count_one_place() -> None:
    found = gains(GAME, GUIDE, 12)
    assert max(found["Touching"], found["WithinTwo"]) < min(found["SmallerOf"], found["ChosenIcon"])
