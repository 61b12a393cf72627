"""The rules of Lanterns, and those of every table."""

from random import Random

from understory.core import CHANCE, Chance, Decision, Line, Reason, Seat, Terminal, dealing_from, judged, total
from understory.testing import rule
from understory.testing.lanterns import LANTERNS, Bury, Deal, Hang, Hung, Lantern, Move, Return, State, View, Wish

GAME = LANTERNS.game
ONE, TWO = Seat(0), Seat(1)


def lantern(number: int) -> Lantern:
    return Lantern(f"L{number}")


def dealt(hands: list[list[int]]) -> Line[State, Move, View]:
    """A game in which these lanterns were dealt."""
    line = Line(GAME, GAME.spec.chosen(len(hands)))
    for round_of_deals in zip(*hands, strict=True):
        for seat, number in enumerate(round_of_deals):
            line.play(CHANCE, Deal(Seat(seat), lantern(number)))
    return line


def hanging(first: int = 2, second: int = 4) -> Line[State, Move, View]:
    """Two players who hold these and another even lantern, about to hang."""
    line = dealt([[first, 10, 1], [second, 12, 3]])
    line.play(ONE, Return(lantern(1)))
    line.play(TWO, Return(lantern(3)))
    return line


def faults(line: Line[State, Move, View], seat: Seat, move: Move) -> list[Reason]:
    return list(judged(GAME, line.state, seat, move))


@rule("lanterns.deal")
def test_lanterns_are_dealt_one_at_a_time_three_each() -> None:
    line = Line(GAME, GAME.spec.chosen(2))
    first = line.node
    assert isinstance(first, Chance)
    assert {str(move): weight for move, weight in first.outcomes()} == {f"deal 0 L{n}": 1 for n in range(1, 13)}
    line.deal(dealing_from(Random(1)))
    assert [step.seat for step in line.steps] == [CHANCE] * 6
    assert [len(hand) for hand in line.state.hands] == [3, 3]


@rule("lanterns.return")
def test_all_return_a_lantern_at_the_same_time_and_the_last_players_lies_lowest() -> None:
    line = dealt([[2, 10, 1], [4, 12, 3]])
    assert line.node == Decision((ONE, TWO), "lanterns.return")
    line.play(TWO, Return(lantern(3)))
    assert line.node == Decision((ONE,), "lanterns.return")
    assert not line.state.pile.bottom
    line.play(ONE, Return(lantern(1)))
    assert [card.card for card in line.state.pile.bottom] == [lantern(1), lantern(3)]
    assert [str(step.move) for step in line.steps[-2:]] == ["return L1", "return L3"]


@rule("lanterns.hold")
def test_a_lantern_that_is_not_held_cannot_be_returned_or_buried() -> None:
    line = dealt([[2, 10, 1], [4, 12, 3]])
    assert faults(line, ONE, Return(lantern(4))) == [Reason.of("lanterns.hold", lantern="L4")]
    line = hanging(first=5)
    line.play(ONE, Hang(lantern(5), 50))
    line.play(ONE, Wish(granted=True))
    line.play(CHANCE, Deal(ONE, lantern(6)))
    assert faults(line, ONE, Bury(lantern(5))) == [Reason.of("lanterns.hold", lantern="L5")]


@rule("lanterns.hold", near_miss=True)
def test_a_lantern_that_is_held_can_be_returned() -> None:
    assert faults(dealt([[2, 10, 1], [4, 12, 3]]), ONE, Return(lantern(10))) == []


@rule("lanterns.hang")
def test_everybody_hangs_two_lanterns_in_seat_order_and_draws_one_where_none_is_left() -> None:
    line = hanging()
    for seat, number, height in [(ONE, 2, 10), (TWO, 4, 20), (ONE, 10, 30)]:
        assert line.node == Decision((seat,), "lanterns.hang")
        line.play(seat, Hang(lantern(number), height))
    line.play(TWO, Hang(lantern(12), 40))
    assert isinstance(line.node, Terminal)


@rule("lanterns.hang")
def test_whoever_has_no_lantern_left_to_hang_draws_one_first() -> None:
    line = Line(GAME, GAME.spec.chosen(2, {"pack": "tiny"}))
    for seat, number in [(0, 2), (1, 4), (0, 1), (1, 3)]:
        line.play(CHANCE, Deal(Seat(seat), lantern(number)))
    line.play(ONE, Return(lantern(1)))
    line.play(TWO, Return(lantern(3)))
    line.play(ONE, Hang(lantern(2), 0))
    line.play(TWO, Hang(lantern(4), 10))
    node = line.node
    assert isinstance(node, Chance)
    assert {move for move, _ in node.outcomes()} == {Deal(ONE, lantern(n)) for n in (5, 6, 7)}


@rule("lanterns.hang.hand")
def test_a_lantern_that_is_not_held_cannot_be_hung() -> None:
    assert faults(hanging(), ONE, Hang(lantern(4), 50)) == [Reason.of("lanterns.hang.hand", lantern="L4")]


@rule("lanterns.hang.hand", near_miss=True)
def test_any_lantern_in_hand_can_be_hung() -> None:
    assert [faults(hanging(), ONE, Hang(lantern(number), 50)) for number in (2, 10)] == [[], []]


@rule("lanterns.hang.pole")
def test_a_lantern_cannot_hang_above_or_below_the_pole() -> None:
    for height in (-1, 201):
        assert faults(hanging(), ONE, Hang(lantern(2), height)) == [
            Reason.of("lanterns.hang.pole", height=height, highest=200)
        ]


@rule("lanterns.hang.pole", near_miss=True)
def test_a_lantern_may_hang_at_either_end_of_the_pole_and_between_the_listed_heights() -> None:
    assert [faults(hanging(), ONE, Hang(lantern(2), height)) for height in (0, 200, 37)] == [[], [], []]


@rule("lanterns.hang.room")
def test_lanterns_nine_apart_have_no_room() -> None:
    line = hanging()
    line.play(ONE, Hang(lantern(2), 50))
    for height in (41, 50, 59):
        assert faults(line, TWO, Hang(lantern(4), height)) == [Reason.of("lanterns.hang.room", height=height, other=50)]


@rule("lanterns.hang.room", near_miss=True)
def test_lanterns_ten_apart_have_room() -> None:
    line = hanging()
    line.play(ONE, Hang(lantern(2), 50))
    assert [faults(line, TWO, Hang(lantern(4), height)) for height in (40, 60)] == [[], []]


def test_every_broken_rule_is_named_not_only_the_first() -> None:
    line = hanging()
    line.play(ONE, Hang(lantern(2), 200))
    broken = {reason.rule for reason in faults(line, TWO, Hang(lantern(2), 205))}
    assert broken == {"lanterns.hang.hand", "lanterns.hang.pole", "lanterns.hang.room"}


@rule("lanterns.score")
def test_a_lantern_scores_one_point_for_each_that_hangs_lower() -> None:
    line = hanging()
    for seat, number, height in [(ONE, 2, 100), (TWO, 4, 150), (ONE, 10, 120), (TWO, 12, 200)]:
        line.play(seat, Hang(lantern(number), height))
    entries = GAME.ledger(line.state)
    assert [(entry.seat, entry.amount) for entry in entries] == [(ONE, 0), (TWO, 1), (ONE, 1), (TWO, 3)]
    assert entries[2].evidence == (("below", ("L2",)),)
    assert (total(entries, ONE), total(entries, TWO)) == (1, 4)


@rule("lanterns.wish")
def test_an_odd_lantern_grants_a_wish_that_may_be_forgone() -> None:
    line = hanging(first=5)
    line.play(ONE, Hang(lantern(5), 50))
    assert line.node == Decision((ONE,), "lanterns.wish")
    assert list(GAME.legal(line.state, ONE)) == [Wish(granted=True), Wish(granted=False)]
    line.play(ONE, Wish(granted=False))
    assert line.node == Decision((TWO,), "lanterns.hang")


@rule("lanterns.wish")
def test_a_wish_draws_a_lantern_and_then_puts_one_under_the_pile() -> None:
    line = hanging(first=5)
    line.play(ONE, Hang(lantern(5), 50))
    line.play(ONE, Wish(granted=True))
    line.play(CHANCE, Deal(ONE, lantern(6)))
    assert list(GAME.legal(line.state, ONE)) == [Bury(lantern(10)), Bury(lantern(6))]
    line.play(ONE, Bury(lantern(6)))
    assert line.state.pile.bottom[-1].card == lantern(6)
    assert line.node == Decision((TWO,), "lanterns.hang")


@rule("lanterns.wish")
def test_an_even_lantern_grants_no_wish() -> None:
    line = hanging(first=2)
    line.play(ONE, Hang(lantern(2), 50))
    assert line.node == Decision((TWO,), "lanterns.hang")


def test_the_only_lantern_in_hand_is_buried_without_asking() -> None:
    line = hanging(first=5)
    for seat, move in [(ONE, Hang(lantern(10), 0)), (TWO, Hang(lantern(4), 10)), (ONE, Hang(lantern(5), 20))]:
        line.play(seat, move)
    line.play(ONE, Wish(granted=True))
    line.play(CHANCE, Deal(ONE, lantern(6)))
    assert (str(line.steps[-1].move), line.steps[-1].forced) == ("bury L6", True)
    assert line.node == Decision((TWO,), "lanterns.hang")


def ended(*hung: tuple[Seat, int]) -> Terminal:
    line = hanging()
    numbers = iter((2, 4, 10, 12))
    for seat, height in hung:
        line.play(seat, Hang(lantern(next(numbers)), height))
    node = line.node
    assert isinstance(node, Terminal)
    return node


@rule("lanterns.end")
def test_the_most_points_win() -> None:
    over = ended((ONE, 100), (TWO, 110), (ONE, 0), (TWO, 10))
    assert (over.scores, over.winners) == ((0, 2), (TWO,))
    assert over.reason == Reason.of("lanterns.end", points=2)


@rule("lanterns.tie")
def test_a_tie_goes_to_the_highest_lantern() -> None:
    over = ended((ONE, 100), (TWO, 110), (ONE, 105 + 15), (TWO, 10))
    assert over.scores == (2, 1)
    over = ended((ONE, 50), (TWO, 20), (ONE, 30), (TWO, 40 - 30))
    assert (over.scores, over.winners) == ((1, 0), (ONE,))
    over = ended((ONE, 150), (TWO, 20), (ONE, 40), (TWO, 30))
    assert (over.scores, over.winners) == ((1, 1), (ONE,))
    assert over.reason == Reason.of("lanterns.tie", height=150)


def test_hung_lanterns_tell_who_hung_what_where() -> None:
    line = hanging()
    line.play(ONE, Hang(lantern(2), 50))
    assert line.state.hung == (Hung(ONE, lantern(2), 50),)


@rule("table.turn")
def test_nobody_moves_when_another_has_to_decide() -> None:
    line = hanging()
    assert faults(line, TWO, Hang(lantern(4), 0)) == [Reason.of("table.turn", seat=1, waiting_for=(0,))]
    assert faults(line, CHANCE, Deal(ONE, lantern(6))) == [Reason.of("table.turn", seat=-1, waiting_for=(0,))]
    assert faults(Line(GAME, GAME.spec.chosen(2)), ONE, Wish(granted=True)) == [
        Reason.of("table.turn", seat=0, waiting_for=(-1,))
    ]


@rule("table.asked")
def test_a_move_has_to_answer_what_is_asked() -> None:
    assert faults(hanging(), ONE, Wish(granted=True)) == [Reason.of("table.asked")]


@rule("table.asked", near_miss=True)
def test_a_move_that_answers_what_is_asked_is_taken() -> None:
    assert faults(hanging(), ONE, Hang(lantern(2), 0)) == []


@rule("table.deal")
def test_only_what_can_still_come_up_is_dealt() -> None:
    line = dealt([[2], [4]])
    assert faults(line, CHANCE, Deal(ONE, lantern(4))) == [Reason.of("table.deal", move="deal 0 L4")]
    assert faults(line, CHANCE, Deal(ONE, lantern(5))) == []


@rule("table.over")
def test_when_the_game_is_over_no_move_can_be_made() -> None:
    line = hanging()
    for seat, number, height in [(ONE, 2, 10), (TWO, 4, 20), (ONE, 10, 30), (TWO, 12, 40)]:
        line.play(seat, Hang(lantern(number), height))
    assert faults(line, ONE, Hang(lantern(2), 90)) == [Reason.of("table.over")]
