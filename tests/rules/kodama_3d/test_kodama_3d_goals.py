"""Drawing goals: when, from where, and what the others know of it."""

import pytest
from kodama_3d_table import GAME, ME, YOU, at_table, growing, legal, play, rules, show_anything, tree, with_goals

from understory.core import PUBLIC, SPECTATOR, Chance, Seat
from understory.games.kodama_3d import State
from understory.games.kodama_3d.rules.moves import Deal, Draw, Take, TurnUp
from understory.games.kodama_3d.rules.pieces import GoalName
from understory.games.kodama_3d.rules.state import Ask
from understory.testing import rule

BRANCH = "firefly-blue-fork@trunk.1"


def after_growing(tile: str, point: str, *pieces: str, trunk: str = "green", turns: int = 0) -> State:
    return show_anything(play(growing(tile, tree(trunk, *pieces), turns), f"grow {point}"))


@rule("k3d.goal.when")
@pytest.mark.parametrize(
    ("tile", "ask"),
    [
        ("caterpillar-pink-shoot", Ask.GOAL),
        ("firefly-pink-shoot", Ask.MOVE),
        ("caterpillar-blue-shoot", Ask.MOVE),
        ("firefly-blue-shoot", Ask.MOVE),
    ],
)
def test_a_goal_is_drawn_if_neither_feature_nor_kodama_matches(tile: str, ask: Ask) -> None:
    assert after_growing(tile, "1.1", BRANCH).ask is ask


@rule("k3d.goal.when")
def test_a_trunk_has_no_feature_to_match_but_a_kodama() -> None:
    assert after_growing("firefly-blue-shoot", "trunk.2", BRANCH).ask is Ask.GOAL
    assert after_growing("firefly-green-shoot", "trunk.2", BRANCH).ask is Ask.MOVE


@rule("k3d.goal.when")
def test_drawing_may_be_declined() -> None:
    state = after_growing("caterpillar-pink-shoot", "1.1", BRANCH)
    after = play(state, "pass")
    assert after.hands == state.hands
    assert (after.ask, after.seat) == (Ask.MOVE, YOU)


@rule("k3d.goal.only-neighbour")
def test_only_the_part_it_hangs_on_counts() -> None:
    pieces = (BRANCH, "mushroom-orange-fork@1.1", "caterpillar-pink-fork@trunk.2")
    assert after_growing("firefly-blue-shoot", "2.1", *pieces).ask is Ask.GOAL
    assert after_growing("caterpillar-green-shoot", "2.1", *pieces).ask is Ask.GOAL
    assert after_growing("mushroom-blue-shoot", "2.1", *pieces).ask is Ask.MOVE


def choosing(display: str = "tall-tree wide-tree", deck: str = "even-limbs upright-tree") -> State:
    return with_goals(
        after_growing("caterpillar-pink-shoot", "1.1", BRANCH), ("forking-boughs", "many-mushrooms"), display, deck
    )


@rule("k3d.goal.draw")
def test_a_goal_comes_from_the_display_or_off_the_deck() -> None:
    assert legal(choosing()) == {"take tall-tree", "take wide-tree", "draw", "pass"}


@rule("k3d.goal.draw")
def test_a_card_taken_from_the_display_is_replaced_from_the_deck() -> None:
    state = play(choosing(), "take tall-tree")
    assert state.display == ("wide-tree",)
    node = GAME.node(state)
    assert isinstance(node, Chance)
    assert dict(node.outcomes()) == {TurnUp(GoalName("even-limbs")): 1, TurnUp(GoalName("upright-tree")): 1}
    state = play(state, "turn upright-tree")
    assert state.display == ("wide-tree", "upright-tree")
    assert len(state.deck) == 1
    assert [card.card for card in state.hands[0]] == ["forking-boughs", "tall-tree"]
    assert (state.ask, state.seat, state.turns) == (Ask.MOVE, YOU, 1)


@rule("k3d.goal.draw")
def test_a_card_off_the_deck_leaves_the_display_alone() -> None:
    state = play(choosing(), "draw")
    node = GAME.node(state)
    assert isinstance(node, Chance)
    assert dict(node.outcomes()) == {Deal(ME, GoalName("even-limbs")): 1, Deal(ME, GoalName("upright-tree")): 1}
    state = play(state, "deal 0 even-limbs")
    assert state.display == ("tall-tree", "wide-tree")
    assert [card.card for card in state.hands[0]] == ["even-limbs", "forking-boughs"]
    assert (state.ask, state.seat, state.turns) == (Ask.MOVE, YOU, 1)


@rule("k3d.goal.draw")
def test_what_is_not_there_cannot_be_taken() -> None:
    state = choosing(deck="")
    assert rules(state, Take(GoalName("even-limbs"))) == ["k3d.goal.draw"]
    assert rules(state, Draw()) == ["k3d.goal.draw"]


@rule("k3d.goal.draw", near_miss=True)
def test_without_a_deck_the_display_is_left_and_is_not_filled_up() -> None:
    state = choosing(deck="")
    assert legal(state) == {"take tall-tree", "take wide-tree", "pass"}
    after = play(state, "take wide-tree")
    assert after.display == ("tall-tree",)
    assert (after.ask, after.seat) == (Ask.MOVE, YOU)


@rule("k3d.goal.draw")
def test_without_a_display_the_deck_is_left() -> None:
    assert legal(choosing(display="", deck="even-limbs")) == {"draw", "pass"}


@rule("k3d.goal.draw")
def test_when_both_are_gone_no_goal_is_drawn() -> None:
    state = with_goals(growing("caterpillar-pink-shoot", tree("green", BRANCH)), ("", ""))
    assert show_anything(play(state, "grow 1.1")).ask is Ask.MOVE
    for display, deck in (("tall-tree", ""), ("", "tall-tree")):
        some = with_goals(growing("caterpillar-pink-shoot", tree("green", BRANCH)), ("", ""), display, deck)
        assert show_anything(play(some, "grow 1.1")).ask is Ask.GOAL


@rule("k3d.goal.secret")
def test_a_card_taken_from_the_display_was_seen_by_all() -> None:
    state = play(choosing(), "take tall-tree")
    assert GAME.view(state, YOU).hands[0].known == ("tall-tree",)
    assert GAME.view(state, SPECTATOR).hands[0].known == ("tall-tree",)
    assert GAME.view(state, YOU).hands[0].hidden == 1


@rule("k3d.goal.secret")
def test_a_card_off_the_deck_is_seen_by_who_draws_it() -> None:
    state = play(choosing(), "draw", "deal 0 even-limbs")
    assert GAME.view(state, ME).hands[0].known == ("even-limbs", "forking-boughs")
    assert GAME.view(state, YOU).hands[0].known == ()
    assert GAME.view(state, YOU).hands[0].hidden == 2


@rule("k3d.goal.secret")
def test_there_is_no_limit_to_a_hand() -> None:
    held = "kodama-gathering forking-boughs many-fireflies many-blossoms many-caterpillars blue-beside-blue"
    state = with_goals(after_growing("caterpillar-pink-shoot", "1.1", BRANCH), (held, ""), "tall-tree", "wide-tree")
    after = play(state, "take tall-tree", "turn wide-tree")
    assert len(after.hands[0]) == 7


@rule("k3d.goal.secret")
def test_goals_in_hand_are_shown_at_the_end() -> None:
    state = at_table(ask=Ask.LAST, turns=20, mine="a1", yours="", top={"a1": "blossom-green-shoot"})
    state = with_goals(state, ("forking-boughs", "many-mushrooms"))
    over = show_anything(play(state, "add a1", "grow trunk.1"))
    assert over.ask is Ask.OVER
    assert [[card.knowers for card in hand] for hand in over.hands] == [[PUBLIC], [PUBLIC]]
    assert GAME.view(over, Seat(0)).hands[1].known == ("many-mushrooms",)
