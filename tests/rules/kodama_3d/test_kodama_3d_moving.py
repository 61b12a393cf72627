"""Moving meeples, and the order of turns."""

from kodama_3d_table import GAME, ME, YOU, at_table, before, legal, play, rules, show_anything, stack

from understory.core import Seat
from understory.games.kodama_3d.rules.moves import Draw, Go, Pass, Place, Stay
from understory.games.kodama_3d.rules.state import Ask
from understory.testing import rule


def go(start: str, end: str) -> Go:
    return Go(stack(start), stack(end))


def ends(moves: set[str], start: str) -> set[str]:
    return {move.split()[2] for move in moves if move.split()[1] == start}


@rule("k3d.turn.steps")
def test_a_turn_is_a_move_then_a_tile_then_perhaps_a_goal() -> None:
    state = at_table(top={"a1": "caterpillar-pink-fork"})
    assert state.ask is Ask.MOVE
    state = play(state, "move a1 a2")
    assert (state.ask, state.seat) == (Ask.GROW, ME)
    state = play(state, "grow trunk.1")
    assert state.ask is Ask.SHOW
    state = show_anything(state)
    assert (state.ask, state.seat) == (Ask.GOAL, ME)
    state = play(state, "pass")
    assert (state.ask, state.seat, state.turns) == (Ask.MOVE, YOU, 1)


@rule("k3d.turn.order")
def test_turns_go_clockwise_from_who_placed_the_first_meeple() -> None:
    state = before(Ask.PLACE, 3, first="1")
    for name in ("a1", "b1", "c1", "d1", "a2", "b2"):
        state = play(state, f"place {name}")
    order = []
    for _ in range(4):
        order.append(state.seat)
        move = sorted(legal(state, state.seat))[0]
        state = play(state, move)
        state = show_anything(play(state, sorted(legal(state, state.seat))[0]))
        if state.ask is Ask.GOAL:
            state = play(state, "pass")
    assert order == [1, 2, 0, 1]


@rule("k3d.turn.count")
def test_each_takes_ten_turns_and_then_adds_two_tiles() -> None:
    nineteenth = at_table(turns=18, top={"a1": "blossom-green-shoot", "b4": "blossom-blue-shoot"})
    nineteenth = show_anything(play(nineteenth, "move a1 a2", "grow trunk.1"))
    assert (nineteenth.ask, nineteenth.seat, nineteenth.turns) == (Ask.MOVE, YOU, 19)
    done = show_anything(play(nineteenth, "move b4 a4", "grow trunk.1"))
    assert (done.ask, done.seat, done.turns) == (Ask.LAST, ME, 20)


@rule("k3d.move.line")
def test_a_meeple_moves_any_distance_in_eight_directions() -> None:
    moves = legal(at_table(mine="b2 d1", yours="a4 c1"))
    assert ends(moves, "b2") == {"a1", "b1", "a2", "c2", "d2", "a3", "b3", "b4", "c3", "d4"}


@rule("k3d.move.line")
def test_a_crooked_move_or_none_or_onto_a_meeple_is_refused() -> None:
    state = at_table(mine="a1 d4", yours="b4 c1")
    assert rules(state, go("a1", "b3")) == ["k3d.move.line"]
    assert rules(state, go("a1", "c1")) == ["k3d.move.line"]
    assert rules(state, go("a1", "d4")) == ["k3d.move.line"]
    assert rules(state, go("a1", "a1")) == ["k3d.move.line", "k3d.move.line"]
    assert rules(state, go("b4", "b3")) == ["k3d.move.line"]
    assert rules(state, Pass()) == ["k3d.move.line"]
    assert rules(state, Stay(stack("a1"))) == ["k3d.move.line"]


@rule("k3d.move.line", near_miss=True)
def test_the_last_free_stack_before_a_meeple_can_be_reached() -> None:
    state = at_table(mine="a1 d4", yours="b4 c1")
    assert rules(state, go("a1", "b1")) == []
    assert rules(state, go("a1", "c3")) == []


@rule("k3d.move.line")
def test_moves_of_other_kinds_are_not_what_is_asked() -> None:
    state = at_table()
    assert rules(state, Draw()) == ["table.asked"]
    assert rules(state, Place(stack("b2"))) == ["table.asked"]


@rule("k3d.move.no-jump")
def test_a_meeple_is_not_jumped_over_not_even_ones_own() -> None:
    state = at_table(mine="a1 b2", yours="c1 a3")
    assert rules(state, go("a1", "d1")) == ["k3d.move.no-jump"]
    assert rules(state, go("a1", "a4")) == ["k3d.move.no-jump"]
    (fault,) = GAME.faults(state, ME, go("a1", "c3"))
    assert fault.rule == "k3d.move.no-jump"
    assert dict(fault.evidence) == {"over": ("b2",)}


@rule("k3d.move.no-jump", near_miss=True)
def test_a_meeple_beside_the_line_is_in_nobodys_way() -> None:
    state = at_table(mine="a1 b2", yours="c1 a3")
    assert rules(state, go("b2", "d2")) == []
    assert rules(state, go("a1", "b1")) == []


@rule("k3d.move.empty")
def test_an_empty_stack_cannot_be_moved_to() -> None:
    state = at_table(empty="a2")
    assert rules(state, go("a1", "a2")) == ["k3d.move.empty"]


@rule("k3d.move.empty", near_miss=True)
def test_an_empty_stack_is_passed_over_and_a_stack_of_one_moved_to() -> None:
    state = at_table(empty="a2", single="a3")
    assert rules(state, go("a1", "a3")) == []
    assert rules(state, go("a1", "a4")) == []


@rule("k3d.setup.forest")
def test_there_is_no_moving_out_of_a_small_forest() -> None:
    state = before(Ask.PLACE, forest="by-players")
    state = play(state, "place a1", "place b1", "place a2", "place b2")
    assert rules(state, go("b2", "d4")) == ["k3d.setup.forest"]
    assert "move b2 c3" in legal(state)


def corner(**more: str) -> str:
    """All stacks but a1, a2, b1, b2 and those named are empty."""
    kept = {"a1", "a2", "b1", "b2", *more.values()}
    return " ".join(f"{column}{row}" for column in "abcd" for row in "1234" if f"{column}{row}" not in kept)


@rule("k3d.move.blocked")
def test_who_can_move_nowhere_in_a_line_moves_either_meeple_anywhere() -> None:
    state = at_table(mine="a1 a2", yours="b1 b2", empty=corner(far="d3", other="c2"))
    assert legal(state) == {"move a1 d3", "move a1 c2", "move a2 d3", "move a2 c2"}
    assert rules(state, go("a1", "c2")) == []
    assert rules(state, go("a1", "c3")) == ["k3d.move.empty"]
    assert rules(state, go("a1", "b1")) == ["k3d.move.line"]


@rule("k3d.move.blocked")
def test_one_straight_move_is_enough_to_be_held_to_the_lines() -> None:
    state = at_table(mine="a1 a2", yours="b1 b2", empty=corner(far="d2", line="a4"))
    assert legal(state) == {"move a2 a4"}
    assert rules(state, go("a1", "d2")) == ["k3d.move.line"]
    assert rules(state, go("a1", "a4")) == ["k3d.move.no-jump"]


@rule("k3d.move.blocked", near_miss=True)
def test_who_can_go_nowhere_at_all_takes_a_tile_from_under_a_meeple_that_stays() -> None:
    state = at_table(mine="a1 a2", yours="b1 b2", empty=corner(), single="a2")
    assert legal(state) == {"stay a1"}
    after = play(state, "stay a1")
    assert (after.ask, after.stack) == (Ask.GROW, stack("a1"))
    assert after.meeples == state.meeples


@rule("k3d.move.blocked")
def test_staying_must_leave_a_tile_for_the_end() -> None:
    state = at_table(mine="a1 a2", yours="b1 b2", empty=corner(), single="a2")
    assert rules(state, Stay(stack("a2"))) == ["k3d.move.blocked"]
    assert rules(state, Stay(stack("b1"))) == ["k3d.move.blocked"]
    assert rules(state, Pass()) == ["k3d.move.line"]


@rule("k3d.move.blocked")
def test_a_turn_that_can_add_nothing_still_counts() -> None:
    state = at_table(mine="a1 a2", yours="b1 b2", empty=corner(), single="a1 a2", turns=16)
    assert legal(state) == {"pass"}
    after = play(state, "pass")
    assert (after.turns, after.seat, after.ask) == (17, YOU, Ask.MOVE)
    assert after.trees == state.trees


@rule("k3d.move.line")
def test_the_meeple_that_moved_is_the_one_that_was_named() -> None:
    state = at_table(mine="a1 d4", yours="b4 c1")
    first = play(state, "move a1 a3")
    assert first.meeples == ((stack("a3"), stack("d4")), state.meeples[1])
    second = play(state, "move d4 d1")
    assert second.meeples == ((stack("a1"), stack("d1")), state.meeples[1])
    assert second.seat == Seat(0)
