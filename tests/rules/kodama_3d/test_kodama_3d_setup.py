"""Setting up: trunks, forest, goals, meeples."""

import pytest
from kodama_3d_table import GAME, ME, PACK, YOU, before, legal, play, rules, show_anything, stack

from understory.core import Chance, Decision, Seat
from understory.games.kodama_3d.rules.moves import Colour, First, Place, Return, Show, TurnUp
from understory.games.kodama_3d.rules.pieces import STACKS, GoalName, Kodama
from understory.games.kodama_3d.rules.state import Ask
from understory.testing import rule

NOT_HELD = GoalName("tall-tree")


@rule("k3d.setup.trunk")
def test_colours_are_drawn_each_once_and_given_in_turn_order() -> None:
    state = GAME.start(GAME.spec.chosen(3, {"first": "1"}))
    node = GAME.node(state)
    assert isinstance(node, Chance)
    assert dict(node.outcomes()) == {Colour(kodama): 1 for kodama in Kodama}
    state = play(state, "colour pink")
    assert [one and one.kodama for one in state.trees] == [None, Kodama.PINK, None]
    node = GAME.node(state)
    assert isinstance(node, Chance)
    assert [node.pick(n) for n in range(node.total)] == [Colour(k) for k in (Kodama.BLUE, Kodama.GREEN, Kodama.ORANGE)]
    state = play(state, "colour blue", "colour green")
    assert [one and one.kodama for one in state.trees] == [Kodama.GREEN, Kodama.PINK, Kodama.BLUE]
    assert state.ask is Ask.LAY


@rule("k3d.setup.trunk")
def test_players_may_pick_but_not_a_colour_that_is_taken() -> None:
    state = GAME.start(GAME.spec.chosen(2, {"colours": "picked"}))
    assert GAME.node(state) == Decision((ME,), Ask.COLOUR)
    state = play(state, "colour orange")
    assert GAME.node(state) == Decision((YOU,), Ask.COLOUR)
    assert rules(state, Colour(Kodama.ORANGE), YOU) == ["k3d.setup.trunk"]


@rule("k3d.setup.trunk", near_miss=True)
def test_the_three_other_colours_may_be_picked() -> None:
    state = play(GAME.start(GAME.spec.chosen(2, {"colours": "picked"})), "colour orange")
    assert legal(state, YOU) == {"colour blue", "colour green", "colour pink"}


@rule("k3d.setup.forest")
def test_the_forest_is_four_by_four_stacks_of_four_with_one_tile_in_sight() -> None:
    state = before(Ask.DEAL)
    assert state.heights == (4,) * 16
    assert None not in state.tops
    assert len(set(state.tops)) == 16
    assert set(state.unseen) == set(PACK.tiles) - set(state.tops)


@rule("k3d.setup.forest")
def test_the_stacks_are_laid_out_one_tile_at_a_time_from_all_that_have_not_shown() -> None:
    state = play(GAME.start(GAME.spec.chosen(2)), "colour pink", "colour blue")
    node = GAME.node(state)
    assert isinstance(node, Chance)
    assert node.total == 64
    assert node.pick(0) == Show(stack("a1"), min(PACK.tiles))
    state = play(state, "show a1 firefly-pink-fork")
    node = GAME.node(state)
    assert isinstance(node, Chance)
    assert node.total == 63
    outcomes = dict(node.outcomes())
    assert {move.stack for move in outcomes if isinstance(move, Show)} == {stack("b1")}
    assert Show(stack("b1"), state.top(stack("a1"))) not in outcomes


@rule("k3d.setup.forest")
@pytest.mark.parametrize(("players", "columns", "rows"), [(2, 3, 3), (3, 4, 3), (4, 4, 4)])
def test_the_forest_may_depend_on_the_players(players: int, columns: int, rows: int) -> None:
    state = before(Ask.DEAL, players, forest="by-players")
    assert state.grid == (columns, rows)
    inside = {s for s in STACKS if s % 4 < columns and s // 4 < rows}
    assert {s for s in STACKS if state.heights[s]} == inside
    assert {s for s in STACKS if state.tops[s]} == inside
    assert len(state.unseen) == 64 - columns * rows


@rule("k3d.setup.forest")
def test_what_is_no_part_of_a_small_forest_cannot_be_stood_on() -> None:
    state = before(Ask.PLACE, forest="by-players")
    assert rules(state, Place(stack("d1"))) == ["k3d.setup.forest"]
    assert rules(state, Place(stack("a4"))) == ["k3d.setup.forest"]


@rule("k3d.setup.forest", near_miss=True)
def test_the_corner_of_a_small_forest_can_be_stood_on() -> None:
    state = before(Ask.PLACE, forest="by-players")
    assert rules(state, Place(stack("c3"))) == []
    assert len(legal(state)) == 9


@rule("k3d.setup.goals")
def test_three_goals_are_dealt_to_each_and_all_choose_at_once_what_goes_back() -> None:
    state = before(Ask.RETURN, 3)
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert GAME.node(state) == Decision((Seat(0), Seat(1), Seat(2)), Ask.RETURN)
    assert len(legal(state, Seat(2))) == 3
    one = GAME.apply(state, Seat(1), Return(state.hands[1][0].card))
    assert GAME.node(one) == Decision((Seat(0), Seat(2)), Ask.RETURN)
    assert [len(hand) for hand in one.hands] == [3, 3, 3]


@rule("k3d.setup.goals")
def test_a_goal_that_is_not_held_cannot_go_back() -> None:
    state = before(Ask.RETURN)
    held = {card.card for card in state.hands[0]}
    other = next(goal for goal in PACK.goals if goal not in held)
    assert rules(state, Return(other)) == ["k3d.setup.goals"]


@rule("k3d.setup.goals", near_miss=True)
def test_each_of_the_three_may_go_back() -> None:
    state = before(Ask.RETURN)
    assert [rules(state, Return(card.card)) for card in state.hands[0]] == [[], [], []]


@rule("k3d.setup.goals")
def test_the_returned_lie_under_the_deck_in_turn_order_and_four_are_turned_up() -> None:
    state = before(Ask.RETURN, 3, first="1")
    back = [hand[1].card for hand in state.hands]
    for seat in (2, 0, 1):
        state = GAME.apply(state, Seat(seat), Return(back[seat]))
    assert [card.card for card in state.deck.bottom] == [back[1], back[2], back[0]]
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert len(state.deck) == 38 - 6
    state = show_anything(state)
    assert len(state.display) == 4
    assert len(state.deck) == 38 - 6 - 4
    assert (state.ask, state.seat) == (Ask.PLACE, Seat(1))


@rule("k3d.setup.goals")
def test_the_display_comes_off_the_deck_one_card_at_a_time() -> None:
    state = before(Ask.TURN_UP)
    node = GAME.node(state)
    assert isinstance(node, Chance)
    assert node.total == 38 - 6
    goals = [move.goal for move in (node.pick(n) for n in range(node.total)) if isinstance(move, TurnUp)]
    assert goals == list(state.deck.unknown)


@rule("k3d.setup.meeples")
def test_meeples_are_placed_clockwise_and_then_back() -> None:
    state = before(Ask.PLACE, 3, first="2")
    order = []
    for name in ("a1", "b1", "c1", "d1", "a2", "b2"):
        order.append(state.seat)
        state = play(state, f"place {name}")
    assert order == [2, 0, 1, 1, 0, 2]
    assert [[int(s) for s in stacks] for stacks in state.meeples] == [[1, 4], [2, 3], [0, 5]]
    assert (state.ask, state.seat) == (Ask.MOVE, Seat(2))


@rule("k3d.setup.meeples")
def test_no_stack_holds_two_meeples_not_even_of_one_player() -> None:
    state = play(before(Ask.PLACE), "place a1", "place b1")
    assert state.seat == YOU
    assert rules(state, Place(stack("a1")), YOU) == ["k3d.setup.meeples"]
    assert rules(state, Place(stack("b1")), YOU) == ["k3d.setup.meeples"]


@rule("k3d.setup.meeples", near_miss=True)
def test_a_stack_beside_a_meeple_may_be_chosen() -> None:
    state = play(before(Ask.PLACE), "place a1", "place b1")
    assert rules(state, Place(stack("c1")), YOU) == []
    assert len(legal(state, YOU)) == 14


@rule("k3d.setup.meeples")
def test_the_first_player_is_seat_0_or_named_or_drawn() -> None:
    assert GAME.start(GAME.spec.chosen(2)).first == ME
    assert GAME.start(GAME.spec.chosen(2, {"first": "1"})).first == YOU
    drawn = GAME.start(GAME.spec.chosen(3, {"first": "random"}))
    node = GAME.node(drawn)
    assert isinstance(node, Chance)
    assert dict(node.outcomes()) == {First(Seat(seat)): 1 for seat in range(3)}
    state = play(drawn, "first 2")
    assert (state.first, state.seat, state.ask) == (Seat(2), Seat(2), Ask.TRUNK)
