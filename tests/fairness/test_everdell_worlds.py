"""Sampled worlds of Everdell Duo against every way in which a small game can have come about."""

from random import Random

import pytest

from understory.core import CHANCE, Chance, Line, Seat
from understory.games.everdell_duo import EverdellDuo
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.view import View
from understory.testing import assert_worlds_match, exact_worlds

GAME = EverdellDuo()


def hidden(state: State) -> str:
    """What a state hides: hands, buried cards and deck."""
    return repr((state.hands, state.buried, state.sunk, state.aside, state.deck))


def line_of(seed: int, *moves: str) -> Line[State, Move, View]:
    """A tiny game after its set-up and these moves, chance dealing at random."""
    rng = Random(seed)
    line = Line(GAME, GAME.spec.chosen(2, {"deck": "tiny", "hare": "0"}))
    for notation in moves:
        line.deal(lambda _n, _takebacks, total: rng.randrange(total))
        node = line.node
        assert not isinstance(node, Chance)
        move = GAME.parse(notation.format(*line.state.hands[line.state.pending[-1].seat], meadow=line.state.meadow[3]))
        line.play(Seat(line.state.pending[-1].seat), move)
    line.deal(lambda _n, _takebacks, total: rng.randrange(total))
    return line


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
def test_after_set_up_every_hand_is_equally_likely(viewer: Seat) -> None:
    line = line_of(3, "take {meadow}")
    assert assert_worlds_match(GAME, line, viewer, Random(1), name=hidden) > 5


def test_two_cards_given_unseen_may_have_been_any_of_the_hand() -> None:
    """The hare took a card openly and then gave two: the tortoise knows it lies in the hand or among the two."""
    line = line_of(4, "take {meadow}", "trade", "discard {0}", "discard {0}", "gain berry")
    worlds = exact_worlds(GAME, line, Seat(1), hidden)
    assert len(worlds) > 20
    assert_worlds_match(GAME, line, Seat(1), Random(2), samples=12_000, name=hidden)


def test_a_card_seen_to_be_taken_may_have_been_given_away_since() -> None:
    """The tortoise's winter card is known; once two of its four cards are gone it may be one of them."""
    moves = ("take {meadow}", "draw", "sun", "trade", "discard {0}", "discard {1}", "gain berry")
    line = line_of(6, *moves)
    known = next(trace for trace in line.state.traces[1] if trace.card is not None)
    assert known.since == 0
    assert_worlds_match(GAME, line, Seat(0), Random(3), samples=12_000, name=hidden)


def test_a_card_taken_after_two_were_given_is_still_there() -> None:
    moves = ("take {meadow}", "trade", "discard {0}", "discard {0}", "gain berry", "take {meadow}", "sun")
    line = line_of(4, *moves)
    known = next(trace.card for trace in line.state.traces[0] if trace.card is not None)
    for seed in range(50):
        assert known in GAME.world(GAME.view(line.state, Seat(1)), Random(seed)).hands[0]
    assert_worlds_match(GAME, line, Seat(1), Random(2), samples=12_000, name=hidden)


def test_after_a_reshuffle_nobody_holds_what_the_viewer_saw_go_into_the_deck_meanwhile() -> None:
    """Whatever a hand kept through a reshuffle was not in the pile that was shuffled."""
    checked = 0
    for seed in range(30):
        rng = Random(seed)
        state = GAME.start(GAME.spec.chosen(2, {"deck": "tiny"}))
        while state.pending and not state.stirred:
            node = GAME.node(state)
            if isinstance(node, Chance):
                state = GAME.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
            else:
                seat = Seat(state.pending[-1].seat)
                state = GAME.apply(state, seat, GAME.legal(state, seat).sample(rng))
        for viewer in (Seat(0), Seat(1)) if state.stirred else ():
            view = GAME.view(state, viewer)
            shuffled = set(view.stirred[0])
            kept = sum(trace.shuffles == 0 for trace in view.holdings[1 - viewer].traces)
            for again in range(5):
                world = GAME.world(view, Random(again))
                fresh = len(world.hands[1 - viewer]) - kept
                assert len(shuffled & set(world.hands[1 - viewer])) <= fresh
                checked += 1
    assert checked > 20
