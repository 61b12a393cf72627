"""A game's table of steps: what core does over it, and what it refuses to be given."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, Final, NamedTuple

import pytest

from understory.core import (
    CHANCE,
    NOT_ASKED,
    Chance,
    Decision,
    Declared,
    Odds,
    Reason,
    Sealed,
    Seat,
    Terminal,
    Veiled,
    declared,
    steps,
)


class Ask(IntEnum):
    """Four kinds of steps, one of each sort."""

    ROLL = 0
    TAKE = 1
    BID = 2
    TIDY = 3


class Step(NamedTuple):
    """A step of the small game below."""

    ask: Ask
    seat: int = -1


@declared
class Heap(Declared):
    """Stones on a heap, and what was bid for them."""

    stones: int
    pending: tuple[Step, ...]
    bids: tuple[tuple[int, int], ...] = ()
    sealed: Sealed[int] | None = None


def _rolled(new: Heap, _: Step, move: int) -> None:
    new.stones += move


def _took(new: Heap, step: Step, move: int) -> None:
    new.stones -= move
    if new.stones:
        new.pending += (step,)


def _nothing_left(new: Heap, _: Step) -> bool:
    return new.stones == 0


def _too_many(state: Heap, _: Step, move: int) -> Iterable[Reason]:
    if move > state.stones:
        yield Reason.of("heap.take", stones=state.stones)


def _bidders(state: Heap, _: Step) -> list[Seat]:
    return [Seat(0), Seat(2)] if state.stones else []


def _opened(new: Heap, _: Step, choices: tuple[tuple[Seat, int], ...]) -> None:
    new.bids += choices


def _tidied(new: Heap, _: Step) -> None:
    new.stones = min(new.stones, 9)


TABLE: Final[dict[Ask, steps.Handler[Heap, Step]]] = {
    Ask.ROLL: steps.Deal(
        "heap.roll", lambda _, __: Chance(6, lambda n: n + 1), _rolled, seen=lambda *_: Veiled("roll ?")
    ),
    Ask.TAKE: steps.Choice(
        "heap.take", (int,), lambda state, _: list(range(1, min(3, state.stones) + 1)), _took, _too_many, _nothing_left
    ),
    Ask.BID: steps.Together("heap.bid", (int,), _bidders, lambda _, __, seat: [1, 2 + seat], _opened, "bid ?"),
    Ask.TIDY: steps.Auto("heap.tidy", _tidied),
}


def _over(state: Heap) -> Terminal:
    return Terminal((state.stones,), (Seat(0),), Reason.of("heap.over"))


def flow(**instead: Any) -> steps.Flow[Heap, Step, int]:
    """The game, some of its handlers exchanged."""
    table = {**TABLE, **{Ask[name.upper()]: handler for name, handler in instead.items()}}
    return steps.Flow(table, _over, name=lambda ask: f"heap.{ask.name.lower()}")


def test_a_step_is_taken_off_the_stack_and_what_waits_for_nobody_is_settled() -> None:
    state = Heap(20, (Step(Ask.TAKE, 1), Step(Ask.TIDY), Step(Ask.ROLL)))
    after = flow().apply(state, CHANCE, 4)
    assert (after.stones, after.pending) == (9, (Step(Ask.TAKE, 1),))
    assert (state.stones, len(state.pending)) == (20, 3), "the state that was given stays as it is"
    assert flow().node(after) == Decision((Seat(1),), "heap.take")


def test_a_step_that_an_answer_puts_back_is_asked_again_until_it_settles() -> None:
    state = Heap(3, (Step(Ask.TAKE, 0),))
    once = flow().apply(state, Seat(0), 2)
    assert once.pending == state.pending
    assert isinstance(flow().node(flow().apply(once, Seat(0), 1)), Terminal)


def test_choices_made_together_are_sealed_until_the_last_is_in_and_then_opened_in_seat_order() -> None:
    game, state = flow(), Heap(1, (Step(Ask.BID),))
    game.settle(state)
    assert game.node(state) == Decision((Seat(0), Seat(2)), "heap.bid")
    first = game.apply(state, Seat(2), 4)
    assert (first.bids, game.node(first)) == ((), Decision((Seat(0),), "heap.bid"))
    both = game.apply(first, Seat(0), 1)
    assert (both.bids, both.sealed, both.pending) == (((0, 1), (2, 4)), None, ())


def test_nobody_sees_a_sealed_choice_but_the_last_opens_all() -> None:
    game, state = flow(), Heap(1, (Step(Ask.BID),))
    game.settle(state)
    assert game.seen(state, Seat(2), 4, Seat(2)) == 4
    assert game.seen(state, Seat(2), 4, Seat(0)) == Veiled("bid ?")
    assert game.seen(game.apply(state, Seat(2), 4), Seat(0), 1, Seat(2)) == 1


def test_choices_that_are_kept_stay_hidden_when_the_last_is_in() -> None:
    kept = steps.Together[Heap, Step, int](
        "heap.bid", (int,), _bidders, lambda _, __, ___: [1], _opened, "bid ?", kept=True
    )
    game, state = flow(bid=kept), Heap(1, (Step(Ask.BID),))
    game.settle(state)
    assert game.seen(game.apply(state, Seat(2), 1), Seat(0), 1, Seat(2)) == Veiled("bid ?")


def test_a_choice_of_nobody_is_passed_over() -> None:
    state = Heap(0, (Step(Ask.BID),))
    flow().settle(state)
    assert (state.pending, state.sealed) == ((), None)


def test_what_is_dealt_is_seen_as_its_handler_says() -> None:
    assert flow().seen(Heap(0, (Step(Ask.ROLL),)), CHANCE, 5, None) == Veiled("roll ?")


def test_odds_are_a_states_chance_and_a_drive_draws_from_them_as_from_any_other() -> None:
    def chance(state: Heap, _: Step) -> Chance[int]:
        stones = state.stones
        return Chance(stones, lambda n: stones + n)

    odds = Odds[Heap, Step, int](lambda state, _: state.stones, lambda state, _, n: state.stones + n)
    for outcomes in (chance, odds):
        game = flow(roll=steps.Deal[Heap, Step, int]("heap.roll", outcomes, _rolled))
        state = Heap(3, (Step(Ask.ROLL), Step(Ask.ROLL)))
        node = game.node(state)
        assert isinstance(node, Chance)
        assert list(node.outcomes()) == [(3, 1), (4, 1), (5, 1)]
        end, _ = game.drive(state, lambda total: total - 1, lambda *_: None)
        assert end.stones == 3 + 5 + 15, "the last of three, then the last of eight"


def test_a_list_of_options_is_all_there_is_and_a_secret_one_is_never_answered_for() -> None:
    state = Heap(1, (Step(Ask.TAKE, 0),))
    legal = flow().legal(state, Seat(0))
    assert (legal.closed, legal.public, list(legal)) == (True, True, [1])
    hidden = steps.Choice[Heap, Step, int]("heap.take", (int,), lambda _, __: [1], _took, secret=True)
    assert not flow(take=hidden).legal(state, Seat(0)).public


def test_a_refusal_cites_what_its_handler_says_and_its_own_rule_where_it_says_nothing() -> None:
    state = Heap(2, (Step(Ask.TAKE, 0),))
    assert flow().faults(state, Seat(0), 2) == ()
    assert flow().faults(state, Seat(0), 3) == (Reason.of("heap.take", stones=2),)
    plain = steps.Choice[Heap, Step, int]("heap.take", (int,), lambda _, __: [1], _took)
    assert flow(take=plain).faults(state, Seat(0), 3) == (Reason.of("heap.take", what="3"),)


def test_a_move_of_another_kind_was_not_asked_for() -> None:
    other: Any = "three"
    assert flow().faults(Heap(2, (Step(Ask.TAKE, 0),)), Seat(0), other) == (NOT_ASKED,)


def test_a_refusal_that_cites_no_rule_is_a_mistake_of_the_game() -> None:
    with pytest.raises(LookupError, match="refuses 0 and cites no rule"):
        flow().faults(Heap(2, (Step(Ask.TAKE, 0),)), Seat(0), 0)


def test_who_sits_for_a_seat_is_asked_in_its_place() -> None:
    sat = steps.Choice[Heap, Step, int]("heap.take", (int,), lambda _, __: [1], _took, sits=lambda _, __: 0)
    assert flow(take=sat).node(Heap(2, (Step(Ask.TAKE, 1),))) == Decision((Seat(0),), "heap.take")


def test_what_waits_for_nobody_is_no_decision() -> None:
    state = Heap(2, (Step(Ask.TIDY),))
    with pytest.raises(ValueError, match="TIDY"):
        flow().node(state)
    with pytest.raises(ValueError, match="TIDY"):
        flow().legal(state, Seat(0))


def test_a_kind_of_step_without_a_handler_is_refused_at_once() -> None:
    table = {ask: handler for ask, handler in TABLE.items() if ask is not Ask.TIDY}
    with pytest.raises(TypeError, match="TIDY"):
        steps.Flow(table, _over)
