"""What a search keeps from one decision of a turn to the next: only what is still true, and the same again."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from understory import games
from understory.bots import UNHURRIED, BotAnswer, Effort, IsmctsBot, decided
from understory.bots.ismcts import Kept, Search
from understory.bots.plain import guide_of
from understory.core import CHANCE, Box, Chance, Decision, LegalMoves, Seat, drive
from understory.testing.lanterns import LANTERNS

EVERDELL = games.box("everdell-duo")
BOXES = [LANTERNS, *(games.box(name) for name in ("everdell-duo", "kodama-3d", "kodama-duo"))]
SHORT = Effort(14, ahead=2)


def thought(choice: BotAnswer[Any], name: str) -> Any:
    return dict(choice.thoughts)[name]


def searched(box: Box[Any, Any, Any], player: Callable[[], IsmctsBot[Any, Any, Any]], seed: int) -> list[Any]:
    """A game in which seat 0 searches and the others play at random: before each own choice what happened since the
    last (`deal` or the seat that chose), and the answer."""
    game, rng, decisions, since = box.game, Random(seed), list[Any](), list[object]()

    def draw(total: int) -> int:
        since.append("deal")
        return int(rng.random() * total)

    def choose(state: Any, seat: Seat, legal: LegalMoves[Any]) -> Any:
        only = legal.only()
        if only is not None:
            return only
        if seat:
            since.append(seat)
            return legal.sample(rng)
        answer = decided(game, player(), game.view(state, seat), UNHURRIED, Random(rng.random()))
        decisions.append((tuple(since), answer))
        since.clear()
        return answer.move

    drive(game, game.start(game.spec.chosen(2)), draw, choose)
    return decisions


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.game.spec.name)
def test_a_tree_is_kept_only_while_nobody_else_chose_and_chance_dealt_nothing(box: Box[Any, Any, Any]) -> None:
    player = IsmctsBot(box, SHORT)
    decisions = searched(box, lambda: player, 3)
    carried = [since for since, answer in decisions if thought(answer, "carried")]
    assert not any(carried)
    assert bool(carried) == (box.game.spec.name != "kodama-duo")  # where two place at once, and chance deals after it


def test_the_same_luck_and_the_same_decisions_before_give_the_same_choices() -> None:
    first, second = IsmctsBot(EVERDELL, SHORT), IsmctsBot(EVERDELL, SHORT)
    assert searched(EVERDELL, lambda: first, 5) == searched(EVERDELL, lambda: second, 5)


def test_a_bot_made_anew_for_each_decision_carries_nothing_on() -> None:
    decisions = searched(EVERDELL, lambda: IsmctsBot(EVERDELL, SHORT), 5)
    assert not any(thought(answer, "carried") for _, answer in decisions)


# ---------------------------------------------------------------- one decision and the next of the same turn


def followed(seed: int, sims: int = 60) -> Iterator[tuple[Search[Any, Any, Any], Kept[Any, Any], Any]]:
    """Searches of Everdell Duo, what they kept, and the state in which the same seat chooses next."""
    game, rng = EVERDELL.game, Random(seed)
    state = game.start(game.spec.chosen(2))
    while isinstance(node := game.node(state), Decision | Chance):
        if isinstance(node, Chance):
            state = game.apply(state, CHANCE, node.pick(int(rng.random() * node.total)))
            continue
        seat, legal = node.seats[0], game.legal(state, node.seats[0])
        if legal.only() is None and rng.random() < 0.1:
            search: Search[Any, Any, Any] = begun(state, seat)
            for _ in range(sims):
                search.simulate()
            move = search.best().move
            kept, after = search.keep(move), answered(game.apply(state, seat, move))
            following = game.node(after)
            if kept is not None and isinstance(following, Decision) and following.seats == (seat,):
                yield search, kept, after
        state = game.apply(state, seat, legal.sample(rng))


def begun(state: Any, seat: Seat) -> Search[Any, Any, Any]:
    return Search(EVERDELL.game, guide_of(EVERDELL), EVERDELL.game.view(state, seat), 4, Random(7))


def answered(state: Any) -> Any:
    """The state after all forced answers."""
    game = EVERDELL.game
    while isinstance(node := game.node(state), Decision):
        only = game.legal(state, node.seats[0]).only()
        if only is None:
            break
        state = game.apply(state, node.seats[0], only)
    return state


def test_visits_totals_and_the_horizon_are_carried_on() -> None:
    found = 0
    for search, kept, after in followed(1):
        following = begun(after, search.seat)
        following.carry_on(kept)
        known = search.node.children[(search.best().move,)].tried[search.seat]
        for edge in following.root:
            then = known.get(edge.move)
            assert (edge.visits, edge.total, edge.squares) == (
                (then.visits, then.total, then.squares) if then else (0, 0, 0)
            )
        assert following.sims == following.carried == sum(edge.visits for edge in following.root)
        assert following.until == search.until
        found += following.carried > 10
    assert found >= 3


def test_trials_after_it_still_meet_the_worlds_of_the_new_view_in_order() -> None:
    search, kept, after = next(followed(1))
    following = begun(after, search.seat)
    following.carry_on(kept)
    most = max(following.root, key=lambda edge: edge.visits)
    visits, total = most.visits, most.total
    for number in range(3):
        following.simulate(most)
        assert most.trials == len(following.worlds) == number + 1
    assert most.visits == visits + 3
    assert most.totals[-1] == pytest.approx(most.total - total)


def test_nothing_is_kept_where_one_world_would_show_something_else() -> None:
    """One is put among them that the other seat could be in, where this seat holds other cards."""
    search, _, _ = next(followed(1))
    game, move = EVERDELL.game, search.best().move
    assert search.keep(move) is not None
    search.worlds[3] = game.world(game.view(search.worlds[3], Seat(1 - search.seat)), Random(1))
    assert move in game.legal(search.worlds[3], search.seat)
    assert search.keep(move) is None


def test_another_view_than_the_expected_one_is_searched_anew() -> None:
    search, kept, after = next(followed(1))
    following = begun(after, search.seat)
    following.carry_on(replace(kept, expected=search.view))
    assert following.sims == following.carried == 0
    assert following.node is not kept.node


def test_of_a_move_tried_often_before_no_more_than_its_share_counts_as_done() -> None:
    search, kept, after = next(followed(1))
    following = begun(after, search.seat)
    following.carry_on(kept)
    for edge, visits in zip(following.root, (50, *[0] * len(following.root)), strict=False):
        edge.visits = visits
    assert following.counting(2 * len(following.root)) == 2
    assert following.counting(60 * len(following.root)) == 50
