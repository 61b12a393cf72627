"""How the promise of Kodama 3D's goals is fitted."""

from bench.promise import Seen, error, fitted, hands_seen

from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.search.guide import Guide3D
from understory.games.kodama_3d.search.promise import PROMISE


def test_what_came_is_promised_where_it_was_seen_often_and_else_what_stands_there() -> None:
    often = [Seen(9, 1, 3, 2, 0) for _ in range(100_000)]
    table = fitted({5: [often]})
    assert table[9] == 2000
    assert table[:9] == list(PROMISE[:9])


def test_a_hand_errs_by_all_its_goals_together() -> None:
    assert error([[Seen(0, 0, 1, 6, 4000), Seen(0, 0, 2, 1, 3000)]]) == 1
    assert error([[Seen(0, 0, 1, 6, 4000)], [Seen(0, 0, 0, 6, 2000)]]) == 2


def test_each_hand_is_seen_with_each_number_of_tiles_to_come() -> None:
    seen = list(hands_seen(Guide3D(Kodama3D(printed())), "once"))
    assert sorted(left for left, _ in seen) == sorted([*range(1, 13)] * 2)
    assert all(hand for _, hand in seen)
    assert max(len(hand) for left, hand in seen if left == 1) > 6
