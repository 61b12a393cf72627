"""Sampled worlds of Kodama Duo are as likely as they should be, choices put down unseen included."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from understory.core import SPECTATOR, Decision, Line, Seat
from understory.games.kodama.pack import DUO, load_wood
from understory.games.kodama.pack.spirits import Spirits, load_spirits
from understory.games.kodama.rules.legal import growing_in
from understory.games.kodama.rules.moves import Place, ScoreKodama
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.rules.moves import Move
from understory.games.kodama_duo.rules.state import Ask, State
from understory.games.kodama_duo.rules.view import View
from understory.testing import assert_worlds_match, random_line

SAMPLES = 4_000


def few_kodamas(keep: int) -> DuoGame:
    spirits = load_spirits(DUO)
    return DuoGame(Shelf(load_wood(DUO), Spirits(spirits.kodamas[-keep:], spirits.decrees)))


GAME = few_kodamas(9)


def line() -> Line[State, Move, View]:
    return random_line(GAME, GAME.spec.chosen(2, {"sower": "0"}), Random(3))


def assert_shares(found: Mapping[str, int], expected: Mapping[str, float]) -> None:
    """Each as often as expected, give or take five standard deviations, and nothing else."""
    assert set(found) <= set(expected)
    for name, share in expected.items():
        assert abs(found.get(name, 0) - SAMPLES * share) <= 5 * sqrt(SAMPLES * share * (1 - share)) + 1, name


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
@pytest.mark.parametrize("moves", [5, 11])
def test_hands_are_as_likely_as_they_should_be(viewer: Seat, moves: int) -> None:
    cut = line()
    cut.back_to(moves)
    assert assert_worlds_match(GAME, cut, viewer, Random(7)) > 1


def put_down_first(ask: Ask) -> tuple[State, State]:
    """A moment where seat 1 has put down its choice and seat 0 has not, and the moment before."""
    played = line()
    for state, step in zip(played.states, played.steps, strict=False):
        node = GAME.node(state)
        if isinstance(node, Decision) and node.ask == ask and len(node.seats) == 2:
            own = next(later.move for later in played.steps[played.steps.index(step) :] if later.seat == 1)
            return state, GAME.apply(state, Seat(1), own)
    raise AssertionError("there is such a moment in every game")


@pytest.mark.parametrize("viewer", [Seat(0), SPECTATOR])
def test_a_placement_put_down_unseen_is_any_that_is_listed(viewer: Seat | None) -> None:
    before, after = put_down_first(Ask.PLACE)
    growing = growing_in(GAME.legal(before, Seat(1)))
    assert growing is not None
    pairs = growing.canonical.pairs()
    expected = {
        f"{card} on {growing.tree.cards[at]}": len(places) / len(growing.canonical)
        for (card, at), places in pairs.items()
    }
    found: Counter[str] = Counter()
    view, rng = GAME.view(after, viewer), Random(2)
    for _ in range(SAMPLES):
        world = GAME.world(view, rng)
        assert world.sealed is not None
        move = world.sealed.of(Seat(1))
        assert isinstance(move, Place)
        found[f"{move.card} on {move.on}"] += 1
        assert world.sealed.of(Seat(0)) is None
    assert_shares(found, expected)


def test_a_kodama_put_down_unseen_is_any_of_a_hand_that_is_any_of_those_unseen() -> None:
    _, after = put_down_first(Ask.KODAMA)
    view, rng = GAME.view(after, Seat(0)), Random(2)
    unseen = sorted({card.id for card in GAME.shelf.kodamas.values()} - set(view.hands[0].known))
    hands = list(combinations(unseen, 4))
    expected = {f"{hand} {card}": 1 / (4 * len(hands)) for hand in hands for card in hand}
    assert len(expected) == 5 * 4
    found: Counter[str] = Counter()
    for _ in range(SAMPLES):
        world = GAME.world(view, rng)
        assert world.sealed is not None
        move = world.sealed.of(Seat(1))
        assert isinstance(move, ScoreKodama)
        found[f"{tuple(known.card for known in world.hands[1])} {move.kodama}"] += 1
    assert_shares(found, expected)


def test_the_owner_of_a_choice_knows_it() -> None:
    _, after = put_down_first(Ask.PLACE)
    world = GAME.world(GAME.view(after, Seat(1)), Random(1))
    assert world.sealed == after.sealed
