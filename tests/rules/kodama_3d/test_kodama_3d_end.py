"""The last two tiles, the scores, and who wins."""

from kodama_3d_table import GAME, ME, YOU, at_table, legal, play, rules, show_anything, stack, tree, with_goals

from understory.core import Entry, Known, Seat, Terminal, only
from understory.games.kodama_3d import State
from understory.games.kodama_3d.rules.moves import Add, Go
from understory.games.kodama_3d.rules.pieces import GoalName
from understory.games.kodama_3d.rules.scoring import outcome
from understory.games.kodama_3d.rules.state import Ask, Pending
from understory.testing import rule

TOPS = {
    "a1": "caterpillar-pink-shoot",
    "d4": "caterpillar-orange-shoot",
    "b4": "mushroom-pink-shoot",
    "c1": "mushroom-green-shoot",
}


def last(single: str = "") -> State:
    """Ten turns are over; seat 0 stands on a1 and d4, seat 1 on b4 and c1."""
    return with_goals(
        at_table(ask=Ask.LAST, turns=20, top=TOPS, single=single), ("many-caterpillars", "many-mushrooms")
    )


@rule("k3d.end.last-two")
def test_each_adds_both_tiles_under_their_meeples_in_the_order_they_like() -> None:
    state = last()
    assert legal(state) == {"add a1", "add d4"}
    state = play(state, "add d4")
    assert (state.ask, state.stack) == (Ask.GROW, stack("d4"))
    state = show_anything(play(state, "grow trunk.1"))
    assert (state.ask, state.seat) == (Ask.LAST, ME)
    assert legal(state) == {"add a1"}
    state = show_anything(play(state, "add a1", "grow trunk.2"))
    assert (state.ask, state.seat) == (Ask.LAST, YOU)
    assert legal(state, YOU) == {"add b4", "add c1"}
    assert [part.tile for part in state.tree(ME).parts] == ["caterpillar-orange-shoot", "caterpillar-pink-shoot"]


@rule("k3d.end.last-two")
def test_no_goal_is_drawn_for_them() -> None:
    state = with_goals(last(), ("", ""), "tall-tree wide-tree", "even-limbs")
    state = show_anything(play(state, "add a1", "grow trunk.1"))
    assert state.ask is Ask.LAST


@rule("k3d.end.last-two")
def test_a_tile_under_somebody_elses_meeple_is_refused() -> None:
    state = last()
    assert rules(state, Add(stack("b4"))) == ["k3d.end.last-two"]
    assert rules(state, Add(stack("b2"))) == ["k3d.end.last-two"]
    assert rules(state, Go(stack("a1"), stack("a2"))) == ["table.asked"]


@rule("k3d.end.last-two", near_miss=True)
def test_either_of_ones_own_may_come_first() -> None:
    assert rules(last(), Add(stack("a1"))) == []
    assert rules(last(), Add(stack("d4"))) == []


@rule("k3d.end.last-two")
def test_then_all_score_the_goals_in_hand_with_the_tiles_that_met_them() -> None:
    state = last(single="a1 b4 c1 d4")
    state = play(state, "add a1", "grow trunk.1", "add d4", "grow 1.1", "add b4", "grow trunk.3", "add c1")
    assert GAME.ledger(state) == ()
    over = play(state, "grow trunk.1")
    assert GAME.ledger(over) == (
        Entry(
            ME,
            2,
            "many-caterpillars",
            "end",
            (("parts", (("caterpillar-pink-shoot",), ("caterpillar-orange-shoot",))),),
        ),
        Entry(YOU, 2, "many-mushrooms", "end", (("parts", (("mushroom-pink-shoot",), ("mushroom-green-shoot",))),)),
    )
    node = GAME.node(over)
    assert isinstance(node, Terminal)
    assert node.scores == (2, 2)


@rule("k3d.end.last-two")
def test_the_first_player_adds_first_and_the_last_ends_the_game() -> None:
    state = last(single="a1 b4 c1 d4").clone()
    state.first, state.pending = YOU, (Pending(Ask.LAST, YOU),)
    state = play(state, "add b4", "grow trunk.1", "add c1", "grow trunk.2", "add a1", "grow trunk.1", "add d4")
    assert state.ask is Ask.GROW
    over = play(state, "grow trunk.2")
    assert over.ask is Ask.OVER
    assert [len(over.tree(seat).parts) for seat in (ME, YOU)] == [2, 2]


def ledger(*points: int) -> tuple[Entry, ...]:
    return tuple(Entry(Seat(seat), amount, "many-mushrooms", "end") for seat, amount in enumerate(points))


def hands(*counts: int) -> tuple[tuple[GoalName, ...], ...]:
    return tuple(tuple(GoalName(f"g{n}") for n in range(count)) for count in counts)


@rule("k3d.end.winner")
def test_the_most_points_win_whoever_has_more_goals() -> None:
    end = outcome(ledger(12, 13, 5), hands(9, 2, 3))
    assert end.scores == (12, 13, 5)
    assert end.winners == (Seat(1),)
    assert end.reason.rule == "k3d.end.winner"
    assert dict(end.reason.evidence) == {"points": 13}


@rule("k3d.end.winner")
def test_a_tie_goes_to_the_most_goals_of_the_tied() -> None:
    end = outcome(ledger(13, 13, 5), hands(4, 5, 9))
    assert end.winners == (Seat(1),)
    assert dict(end.reason.evidence) == {"points": 13, "tied": (0, 1), "goals": 5}


@rule("k3d.end.winner")
def test_if_still_tied_they_share_the_win() -> None:
    assert outcome(ledger(13, 5, 13), hands(4, 9, 4)).winners == (Seat(0), Seat(2))


@rule("k3d.end.winner")
def test_goals_that_were_not_met_count_for_the_tie() -> None:
    state = last(single="a1 b4 c1 d4").clone()
    state.hands = (state.hands[0], (*state.hands[1], Known(GoalName("tall-tree"), only(YOU))))
    state = play(
        state, "add a1", "grow trunk.1", "add d4", "grow 1.1", "add b4", "grow trunk.3", "add c1", "grow trunk.1"
    )
    node = GAME.node(state)
    assert isinstance(node, Terminal)
    assert node.scores == (2, 2)
    assert node.winners == (YOU,)
    assert [entry.amount for entry in GAME.ledger(state) if entry.source == "tall-tree"] == [0]


@rule("k3d.end.last-two")
def test_the_balance_rule_holds_to_the_end() -> None:
    long = tree("green", "blossom-blue-bough@trunk.1", "blossom-pink-bough@1.1")
    state = at_table(ask=Ask.LAST, turns=20, top={"a1": "firefly-pink-bough"}, trees=(long, tree("blue")))
    state = play(state, "add a1")
    assert not {"grow 2.1", "grow 2.2"} & legal(state)
