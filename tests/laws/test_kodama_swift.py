"""The quick way over flat buffers makes the move of the one written in the words of the rules, under the same luck."""

import pickle
from array import array
from random import Random
from typing import Any

import pytest

from understory.core import Decision, Line, Seat
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.moves import Place
from understory.games.kodama.rules.placement import TRIES
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.rules.state import State
from understory.games.kodama.search import flat, points, swift, tallies
from understory.games.kodama.search.guide import KodamaGuide
from understory.games.kodama.search.points import points_of
from understory.testing import random_line

GAME = KodamaGame(shipped_shelf())
GUIDE = KodamaGuide(GAME)

Growths = list[tuple[State, Seat, Growing]]


class Lehmer(Random):
    """The luck of `flat`, for who asks a `Random`: one number for each fancy, and one for each place sought."""

    def __new__(cls, luck: int) -> "Lehmer":
        return super().__new__(cls)

    def __init__(self, luck: int) -> None:
        super().__init__(0)
        self.luck = luck

    def random(self) -> float:
        self.luck = flat.stirred(self.luck)
        return self.luck / flat.MODULUS

    def randbytes(self, n: int) -> bytes:
        words = array("I")
        for _ in range(n // words.itemsize // TRIES):
            self.luck = word = flat.stirred(self.luck)
            for _ in range(TRIES):
                word = flat.shaken(word)
                words.append(word)
        return words.tobytes()


def growths(players: int, options: dict[str, str], seed: int) -> Growths:
    """The decisions of a random game at which a card is to be placed."""
    line: Line[Any, Any, Any] = random_line(GAME, GAME.spec.chosen(players, options), Random(seed))
    found = []
    for state in line.states:
        node = GAME.node(state)
        if isinstance(node, Decision):
            legal = GAME.legal(state, node.seats[0])
            if isinstance(legal, Growing):
                found.append((state, node.seats[0], legal))
    return found


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {}), (5, {"cards": "mixed"})])
def test_both_quick_ways_make_the_same_move_under_the_same_luck(players: int, options: dict[str, str]) -> None:
    placed, decrees = 0, set()
    for seed in range(6):
        for number, (state, seat, legal) in enumerate(growths(players, options, seed)):
            hand = GUIDE.swift.hand(state, seat)
            if hand is None:
                continue
            luck = 1 + 1000 * seed + number
            found = GUIDE.swift.placement(hand, legal, luck)
            move = GUIDE.placements.quick(GUIDE.eyes(state, seat), legal, Lehmer(luck))
            if found is None:
                continue  # the plain way went on to any placement, by luck that is its own
            decrees.add(legal.decree)
            placed += 1
            assert move == Place(found.card, legal.tree.cards[found.parent], found.u, found.v, found.turn)
            assert move in legal
    assert placed > 60
    assert len(decrees) > 8


def test_it_places_nothing_exactly_where_the_plain_way_finds_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("understory.games.kodama.search.guide.anywhere", lambda *_: None)
    given_up = 0
    for seed in range(12):
        for state, seat, legal in growths(2, {}, seed)[-6:]:
            hand = GUIDE.swift.hand(state, seat)
            if hand is not None:
                found = GUIDE.swift.placement(hand, legal, 7 + seed)
                plain = GUIDE.placements.quick(GUIDE.eyes(state, seat), legal, Lehmer(7 + seed))
                assert (found is None) == (plain is None)
                given_up += found is None
    assert given_up


def test_compiled_or_not_it_makes_the_same_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = growths(2, {}, 3)[::5]

    def found() -> list[object]:
        placed = [
            GUIDE.swift.placement(hand, legal, 99)
            for state, seat, legal in seen
            if (hand := GUIDE.swift.hand(state, seat)) is not None
        ]
        return [*placed, *[GUIDE.values(state) for state, _, _ in seen]]

    fast = found()
    monkeypatch.setattr(swift, "_growth", lambda: flat.quick_growth)
    monkeypatch.setattr(points, "_tally", lambda: tallies.tally)
    assert found() == fast


def test_a_kodama_that_goes_by_spirits_is_left_to_the_rules() -> None:
    shelf = GAME.shelf
    by_spirits = [card for card in shelf.kodamas if "Spirit" in type(shelf.kodamas[card].condition).__name__]
    state, seat, legal = growths(2, {}, 1)[4]
    odd = state.clone()
    odd.hands = tuple((*hand[:2], type(hand[2])(by_spirits[0], hand[2].knowers)) for hand in state.hands)
    assert GUIDE.swift.hand(state, seat) is not None
    assert GUIDE.swift.hand(odd, seat) is None
    assert GUIDE.quick(odd, seat, Random(1)) in legal
    assert points_of((shelf.kodamas[by_spirits[0]].condition,), legal.lasting) == [0]


def test_it_travels_light() -> None:
    assert len(pickle.dumps(GUIDE.swift)) < 300
