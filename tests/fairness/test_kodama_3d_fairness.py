"""Nothing hidden reaches a viewer: goals in hand, the goal put back, and the tiles that have not shown."""

from random import Random

import pytest

from understory.core import CHANCE, SPECTATOR, Line, Pile, Seat, Veiled, Viewer, dealing_from, only
from understory.core.plain import canonical
from understory.games.kodama_3d import KODAMA_3D, Kodama3D, Move, State, View
from understory.games.kodama_3d.rules.moves import Deal, Return
from understory.games.kodama_3d.rules.pieces import GoalName
from understory.games.kodama_3d.rules.state import Ask, Pending
from understory.testing import assert_fair, random_line, rule

GAME = KODAMA_3D.game


@pytest.mark.parametrize(("players", "lines", "least"), [(2, 3, 20), (3, 1, 8)])
def test_exchanging_unseen_goals_and_tiles_changes_nothing_a_viewer_receives(
    players: int, lines: int, least: int
) -> None:
    rng = Random(players)
    played = [random_line(GAME, GAME.spec.chosen(players), rng) for _ in range(lines)]
    viewers: tuple[Viewer, ...] = (*map(Seat, range(players)), SPECTATOR)
    assert assert_fair(GAME, played, viewers, rng) >= least


class TellsTheReturned(Kodama3D):
    def seen(self, state: State, seat: Seat, move: Move, viewer: Viewer) -> Move | Veiled:
        shown = super().seen(state, seat, move, viewer)
        return Veiled(f"return {len(str(move))}") if isinstance(move, Return) else shown


def test_a_version_that_tells_of_the_returned_goal_is_caught() -> None:
    game, rng = TellsTheReturned(KODAMA_3D.game.pack), Random(3)  # type: ignore[attr-defined]
    lines = [random_line(game, game.spec.chosen(2), rng) for _ in range(6)]
    with pytest.raises(AssertionError, match="could tell unseen cards apart"):
        assert_fair(game, lines, (Seat(0), Seat(1)), rng)


def at(ask: Ask, players: int = 2, seed: int = 0) -> Line[State, Move, View]:
    """A random game up to where this is asked for the first time."""
    line = random_line(GAME, GAME.spec.chosen(players), Random(seed))
    line.back_to(next(index for index, state in enumerate(line.states) if state.ask is ask))
    return line


@rule("k3d.goal.secret")
def test_the_hand_is_its_holders_alone_and_its_size_is_public() -> None:
    state = at(Ask.RETURN).state
    mine, theirs = GAME.view(state, Seat(0)).hands
    assert set(mine.known) == {card.card for card in state.hands[0]}
    assert theirs.known == ()
    assert theirs.hidden == 3
    outside = GAME.view(state, SPECTATOR)
    assert [hand.hidden for hand in outside.hands] == [3, 3]


@rule("k3d.setup.goals")
def test_a_returned_goal_is_known_to_who_returned_it_alone() -> None:
    state = at(Ask.TURN_UP).state
    mine, theirs = GAME.view(state, Seat(0)).deck.bottom
    assert mine.card == state.deck.bottom[0].card
    assert theirs.card is None
    assert [card.card for card in GAME.view(state, SPECTATOR).deck.bottom] == [None, None]


@rule("k3d.setup.goals")
def test_nobody_sees_a_choice_before_all_are_in() -> None:
    line = at(Ask.RETURN)
    put_back = line.state.hands[1][0].card
    chosen = GAME.apply(line.state, Seat(1), Return(put_back))
    assert GAME.view(chosen, Seat(1)).returned == put_back
    assert GAME.view(chosen, Seat(0)).returned is None
    assert GAME.view(chosen, Seat(0)).waiting == (Seat(0),)
    assert GAME.seen(line.state, Seat(1), Return(put_back), Seat(0)) == Veiled("return ?")
    assert GAME.seen(line.state, Seat(1), Return(put_back), Seat(1)) == Return(put_back)


@rule("k3d.goal.secret")
def test_who_returned_a_goal_knows_it_when_another_draws_it() -> None:
    state = at(Ask.GOAL).state.clone()
    goal = GoalName("tall-tree")
    state.pending = (Pending(Ask.DRAW, Seat(1)),)
    state.deck = Pile[GoalName]().with_under(goal, only(Seat(0)))
    dealt = Deal(Seat(1), goal)
    assert GAME.seen(state, CHANCE, dealt, Seat(0)) == dealt
    assert GAME.seen(state, CHANCE, dealt, SPECTATOR) == Veiled("deal 1 ?")
    after = GAME.apply(state, CHANCE, dealt)
    assert goal in GAME.view(after, Seat(0)).hands[1].known
    assert goal not in GAME.view(after, SPECTATOR).hands[1].known


@rule("k3d.setup.forest")
def test_a_tile_below_the_top_is_in_no_view_before_it_shows() -> None:
    line = random_line(GAME, GAME.spec.chosen(2), Random(8))
    for state in line.states[::7]:
        told = canonical(GAME.view(state, Seat(0))) + canonical(GAME.view(state, SPECTATOR))
        assert not [tile for tile in state.unseen if tile.encode() in told]


def test_dealing_goes_on_from_a_sampled_world() -> None:
    line = at(Ask.MOVE)
    world = GAME.world(GAME.view(line.state, Seat(0)), Random(4))
    on = Line(GAME, line.options)
    on.states[-1] = world
    on.deal(dealing_from(Random(1)))
    assert on.state.ask is Ask.MOVE
