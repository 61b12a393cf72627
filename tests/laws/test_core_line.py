"""A line of play: undo, choices made together, forced moves."""

from random import Random

import pytest

from understory.core import CHANCE, IllegalMove, Line, Seat, dealing_from, digest
from understory.core.game import forced
from understory.testing import random_line
from understory.testing.lanterns import LANTERNS, Deal, Hang, Lantern, Return, Wish

GAME = LANTERNS.game
ONE, TWO = Seat(0), Seat(1)


def test_going_back_gives_the_very_states_that_were_there() -> None:
    line = random_line(GAME, GAME.spec.chosen(3), Random(1))
    states = list(line.states)
    for length in range(len(line.steps), -1, -1):
        line.back_to(length)
        assert line.states[length] is states[length]


def test_going_back_counts_as_a_take_back_and_dealing_goes_on_under_the_new_count() -> None:
    line = Line(GAME, GAME.spec.chosen(2))
    line.deal(dealing_from(Random(1)))
    line.back_to(2)
    line.back_to(2)
    assert line.takebacks == 1
    line.deal(dealing_from(Random(2)))
    assert [step.takebacks for step in line.steps] == [0, 0, 1, 1, 1, 1]


@pytest.mark.parametrize("length", [-1, 7])
def test_a_line_cannot_go_back_to_where_it_never_was(length: int) -> None:
    line = Line(GAME, GAME.spec.chosen(2))
    line.deal(dealing_from(Random(1)))
    with pytest.raises(ValueError, match="has 6 moves"):
        line.back_to(length)


def test_the_dealer_is_asked_with_the_number_of_the_chance_move_and_of_take_backs() -> None:
    asked = []

    def deals(n: int, takebacks: int, total: int) -> int:
        asked.append((n, takebacks, total))
        return 0

    line = Line(GAME, GAME.spec.chosen(2))
    line.deal(deals)
    line.back_to(4)
    line.deal(deals)
    assert asked == [(0, 0, 12), (1, 0, 11), (2, 0, 10), (3, 0, 9), (4, 0, 8), (5, 0, 7), (4, 1, 8), (5, 1, 7)]


def test_an_illegal_move_leaves_the_line_as_it_was() -> None:
    line = Line(GAME, GAME.spec.chosen(2))
    line.deal(dealing_from(Random(1)))
    steps, state = list(line.steps), line.state
    with pytest.raises(IllegalMove, match=r"table\.asked"):
        line.play(ONE, Wish(granted=True))
    assert line.steps == steps
    assert line.state is state


def test_choices_made_together_stand_in_seat_order_whoever_came_first() -> None:
    lines = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        line = Line(GAME, GAME.spec.chosen(3))
        line.deal(lambda n, takebacks, total: 0)
        for seat in order:
            hand = line.state.hands[seat]
            line.play(Seat(seat), Return(hand[0].card))
        lines.append(line)
    assert len({tuple(str(step.move) for step in line.steps) for line in lines}) == 1
    assert len({digest(line.state) for line in lines}) == 1


def test_a_seat_cannot_choose_twice() -> None:
    line = Line(GAME, GAME.spec.chosen(2))
    line.deal(lambda n, takebacks, total: 0)
    first, second = (card.card for card in line.state.hands[1][:2])
    line.play(TWO, Return(first))
    with pytest.raises(IllegalMove, match=r"table\.turn"):
        line.play(TWO, Return(second))


def test_what_has_one_answer_is_answered_and_marked_as_forced() -> None:
    line = Line(GAME, GAME.spec.chosen(2, {"pack": "tiny"}))
    for seat, number in [(0, 5), (1, 4), (0, 1), (1, 3)]:
        line.play(CHANCE, Deal(Seat(seat), Lantern(f"L{number}")))
    line.play(ONE, Return(Lantern("L1")))
    line.play(TWO, Return(Lantern("L3")))
    line.play(ONE, Hang(Lantern("L5"), 0))
    line.play(ONE, Wish(granted=True))
    assert forced(GAME, line.state) is None
    line.play(CHANCE, Deal(ONE, Lantern("L7")))
    assert [(str(step.move), step.forced) for step in line.steps[-2:]] == [("deal 0 L7", False), ("bury L7", True)]
