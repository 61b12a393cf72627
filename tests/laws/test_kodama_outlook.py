"""What a tree of Kodama promises: judged by what could be laid on it, told faster than by trying every card."""

import pickle
from array import array
from random import Random
from typing import Any

import pytest

from understory import games
from understory.core import Decision, Line, Seat
from understory.games.kodama.pack.spirits import SEASONS
from understory.games.kodama.rules.decrees import limit, while_growing
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.scoring import points
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.rules.state import State
from understory.games.kodama.search.appraisal import Eyes
from understory.games.kodama.search.outlook import OUTLOOKS, KodamaAppraiser
from understory.testing import random_line

SHELF = shipped_shelf()
JUDGE = KodamaAppraiser(SHELF)


def growing(seed: int) -> list[tuple[State, Seat, Growing]]:
    """The decisions of a random game at which a card is to be placed."""
    game = games.box("kodama").game
    assert isinstance(game, KodamaGame)
    line: Line[Any, Any, Any] = random_line(game, game.spec.chosen(2), Random(seed))
    found = []
    for state in line.states:
        node = game.node(state)
        if isinstance(state, State) and isinstance(node, Decision):
            legal = game.legal(state, node.seats[0])
            if isinstance(legal, Growing):
                found.append((state, node.seats[0], legal))
    return found


def test_room_is_what_any_card_would_score_on_the_cards_that_offer_a_place() -> None:
    decrees = set()
    for _, _, legal in (*growing(3)[2::3], *growing(4)[2::3]):
        decrees.add(legal.decree)
        place = legal.canonical[len(legal.canonical) // 2]
        tree = legal.tree.grown(SHELF.branches[place.card], place.parent, place.u, place.v, place.turn)
        foliage = while_growing(legal.decree, SHELF.foliage(tree))
        scores = [
            [points(foliage, SHELF.counts[card], parent) for card in SHELF.branches] for parent in range(len(tree))
        ]
        worth = [100 * sum(each for each in row if each <= limit(legal.decree)) // len(row) for row in scores]
        (is_open,) = SHELF.placing.openness(tree.before(), tree.last(), tree.cards[-1], array("q", worth))
        expected = OUTLOOKS[len(OUTLOOKS) - len(tree)].open * is_open / 1000
        assert JUDGE.room(legal, [place]) == [pytest.approx(expected)]
    assert len(decrees) > len(SEASONS)


def test_a_tree_promises_the_more_the_more_its_kodamas_should_give() -> None:
    state, seat, legal = growing(5)[9]
    hand = tuple(known.card for known in state.hands[seat])
    without, with_hand = Eyes(seat, ((), ()), 0), Eyes(seat, (hand, hand), 0)
    hopes = JUDGE.hopes(with_hand, legal.lasting)
    assert JUDGE.hopes(without, legal.lasting) == 0.0
    assert hopes > 0.0
    more = JUDGE.promise(with_hand, legal.lasting) - JUDGE.promise(without, legal.lasting)
    assert abs(more - hopes) < 1e-9


def test_a_judge_travels_light() -> None:
    assert len(pickle.dumps(JUDGE)) < 200
    assert isinstance(pickle.loads(pickle.dumps(JUDGE)), KodamaAppraiser)  # noqa: S301  our own bytes
