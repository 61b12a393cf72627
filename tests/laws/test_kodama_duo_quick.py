"""Kodama Duo's quick way: the compiled placement is the plain one's, spirits and all, and piles are taken by worth."""

from random import Random
from typing import Any

from test_kodama_swift import Lehmer

from understory.core import Decision, Line, Seat
from understory.games.kodama.rules.legal import Growing, growing_in
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.search.guide import move_of
from understory.games.kodama.search.points import in_numbers
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.rules.moves import Choose
from understory.games.kodama_duo.rules.state import State, other
from understory.games.kodama_duo.search.guide import DuoGuide
from understory.testing import random_line

GAME = DuoGame(shipped_shelf())
GUIDE = DuoGuide(GAME)


def states(seed: int) -> list[tuple[State, Seat]]:
    """The decisions of a random game."""
    line: Line[Any, Any, Any] = random_line(GAME, GAME.spec.chosen(2), Random(seed))
    asked = [(state, GAME.node(state)) for state in line.states]
    return [(state, node.seats[0]) for state, node in asked if isinstance(node, Decision)]


def placing(seed: int) -> list[tuple[State, Seat, Growing]]:
    """Those at which a card is to be placed by somebody whose Kodamas go by the tree alone."""
    found = []
    for state, seat in states(seed):
        legal = growing_in(GAME.legal(state, seat))
        held = GUIDE.appraiser.hand(tuple(known.card for known in state.hands[seat]))
        if legal is not None and not in_numbers(held.conditions, legal.lasting.trunk_icon)[1]:
            found.append((state, seat, legal))
    return found


def test_the_compiled_way_makes_the_plain_ones_move_with_spirits_on_the_tree() -> None:
    under_spirits = 0
    for seed in range(14):
        for number, (state, seat, legal) in enumerate(placing(seed)):
            held = tuple(known.card for known in state.hands[seat])
            hand = GUIDE.swift.hand_of(held, legal.lasting.trunk_icon, state.season_number, len(legal.tree))
            luck = 1 + 1000 * seed + number
            place = GUIDE.swift.placement(hand, legal, luck)
            if place is None:
                continue  # the plain way went on to any placement, by luck that is its own
            assert GUIDE.placements.quick(GUIDE.eyes(state, seat), legal, Lehmer(luck)) == move_of(legal, place)
            under_spirits += bool(state.covers[seat])
    assert under_spirits > 20


def test_a_pile_that_is_clearly_worth_more_is_taken_whatever_the_luck() -> None:
    clear = 0
    for seed in range(6):
        for state, seat in states(seed):
            legal = [move for move in GAME.legal(state, seat) if isinstance(move, Choose)]
            if not legal:
                continue
            first, second = state.piles
            mine, theirs = (GUIDE.at_a_glance(state, who, first + second) for who in (seat, other(seat)))
            gains = {
                Choose(own): max(mine[card] for card in own)
                - max(theirs[card] for card in left)
                + 2 * ((len(own) == 1) - (len(left) == 1))
                for own, left in ((first, second), (second, first))
            }
            best, worst = sorted(legal, key=lambda move: -gains[move])
            if gains[best] - gains[worst] > 1.5:
                clear += 1
                assert {GUIDE.quick(state, seat, Random(luck)) for luck in range(5)} == {best}
    assert clear > 10
