"""When Kodamas are best scored: the quick way to plan a hand is as good as trying every order."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from understory.games.kodama.pack.conditions import Condition
from understory.games.kodama.pack.spirits import SEASONS
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.search.outlook import cards_to_come
from understory.games.kodama.search.timing import Prospect, expected, gain, if_scored_now

PROSPECTS = st.builds(Prospect, st.integers(0, 20), st.integers(0, 8).map(lambda quarters: quarters / 4))
HANDS = st.lists(PROSPECTS, min_size=3, max_size=5)
TIMES = st.lists(st.integers(0, 12), min_size=1, max_size=3).map(sorted)


def in_any_order(hand: list[Prospect], cards: list[int]) -> float:
    orders = permutations(hand, len(cards))
    return max(sum(one.now + one.gain * more for one, more in zip(order, cards, strict=True)) for order in orders)


@given(HANDS, TIMES)
def test_no_order_of_scoring_promises_more_than_who_gains_most_waiting_longest(
    hand: list[Prospect], cards: list[int]
) -> None:
    by_gain = sorted(hand, key=lambda one: one.gain)
    assert expected(by_gain, cards) == in_any_order(hand, cards)


@given(HANDS)
def test_the_best_kodama_to_score_now_begins_an_order_that_promises_most(hand: list[Prospect]) -> None:
    assert max(if_scored_now(hand, (4, 8))) == in_any_order(hand, [0, 4, 8])


def test_of_two_kodamas_that_give_the_same_the_one_that_gains_waits() -> None:
    gaining, steady, poor = if_scored_now([Prospect(9, 1.0), Prospect(9, 0.0), Prospect(2, 0.5)], (4,))
    assert steady > gaining > poor


def test_a_season_ends_when_four_cards_of_it_are_laid() -> None:
    assert cards_to_come(0, 0) == (4, 8, 12)
    assert cards_to_come(1, 6) == (2, 6)
    assert cards_to_come(2, 12) == (0,)
    assert len(cards_to_come(0, 3)) == len(SEASONS)


def test_a_kodama_that_counts_what_is_laid_gains_more_than_one_that_counts_what_lies_by_the_trunk() -> None:
    by_name: dict[str, Condition] = {
        type(card.condition).__name__: card.condition for card in shipped_shelf().kodamas.values()
    }
    assert gain(by_name["BeyondTwo"]) > gain(by_name["LongestLine"]) > gain(by_name["WithinTwo"]) > 0
