"""The kit notices what is wrong: each law is broken once, by a version of the example game, and caught."""

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from understory.core import (
    Entry,
    Event,
    Ledger,
    LegalMoves,
    Listed,
    Node,
    NotationError,
    Reason,
    Seat,
    Terminal,
    UnderstoryError,
    Viewer,
)
from understory.testing import Trial
from understory.testing import conformance as laws
from understory.testing.conformance import Check
from understory.testing.lanterns import Bury, Hang, Lanterns, Move, State, View, Wish


class ListsTheUnlawful(Lanterns):
    def legal(self, state: State, at: Seat) -> LegalMoves[Move]:
        legal = super().legal(state, at)
        return Listed([*legal, Hang(next(iter(legal)).lantern, 999)]) if self._hanging(state) else legal  # type: ignore[union-attr]

    def faults(self, state: State, at: Seat, move: Move) -> tuple[Reason, ...]:
        return Lanterns().faults(state, at, move)

    @staticmethod
    def _hanging(state: State) -> bool:
        return state.pending[-1].ask == "lanterns.hang"


class RefusesTheListed(Lanterns):
    def faults(self, state: State, at: Seat, move: Move) -> tuple[Reason, ...]:
        return super().faults(state, at, move) or (Reason.of("lanterns.hold"),)


class AcceptsAnything(Lanterns):
    def faults(self, state: State, at: Seat, move: Move) -> tuple[Reason, ...]:
        return ()


class CitesUnknownRules(Lanterns):
    def faults(self, state: State, at: Seat, move: Move) -> tuple[Reason, ...]:
        return tuple(Reason.of("lanterns.nonsense") for _ in super().faults(state, at, move))


class ChangesWhatItGaveAway(Lanterns):
    def apply(self, state: State, at: Seat, move: Move) -> State:
        after = super().apply(state, at, move)
        if isinstance(move, Hang):
            state.hung = after.hung
        return after


class WritesMovesAlike(Lanterns):
    def parse(self, notation: str) -> Move:
        move = super().parse(notation)
        return Hang(move.lantern, move.height // 10 * 10 + 1) if isinstance(move, Hang) else move


class CannotReadItself(Lanterns):
    def parse(self, notation: str) -> Move:
        if notation.startswith("hang"):
            raise NotationError(notation, "anything else")
        return super().parse(notation)


class StopsWithoutAMove(Lanterns):
    def legal(self, state: State, at: Seat) -> LegalMoves[Move]:
        return Listed([]) if len(state.hung) == state.players else super().legal(state, at)


class NeverEnds(Lanterns):
    def apply(self, state: State, at: Seat, move: Move) -> State:
        return state if isinstance(move, Wish) else super().apply(state, at, move)


class PaysTwice(Lanterns):
    def ledger(self, state: State) -> Ledger:
        return (*state.ledger, Entry(Seat(0), 1, "lanterns.score", "second round"))


class Miscounts(Lanterns):
    def legal(self, state: State, at: Seat) -> LegalMoves[Move]:
        legal = super().legal(state, at)
        return cast(LegalMoves[Move], _OneMore(list(legal))) if legal.closed else legal


class _OneMore(Listed[Move]):
    def __len__(self) -> int:
        return len(self.moves) + 1


class CannotBePickled(Lanterns):
    def apply(self, state: State, at: Seat, move: Move) -> State:
        after = super().apply(state, at, move)
        after.pending = _Unpicklable(after.pending)
        return after


class _Unpicklable(tuple):  # type: ignore[type-arg]
    def __reduce__(self) -> str:
        raise TypeError("no copies")


class RemembersWhoCameFirst(Lanterns):
    def apply(self, state: State, at: Seat, move: Move) -> State:
        after = super().apply(state, at, move)
        if state.sealed and len(state.sealed.waiting) > 1:
            after.ledger += (Entry(at, 0, "lanterns.return", "start"),)
        return after


class HidesAMoveFromItsMover(Lanterns):
    def seen(self, state: State, at: Seat, move: Move, viewer: Viewer):  # type: ignore[no-untyped-def]
        return super().seen(state, at, move, None if isinstance(move, Bury) else viewer)


class TellsSpectatorsLess(Lanterns):
    def events(self, before: State, at: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        told = super().events(before, at, move, after, viewer)
        return told[1:] if viewer is None else told


class DreamsUpItsOwnHand(Lanterns):
    def world(self, view: View, rng: Random) -> State:
        world = super().world(view, rng)
        world.hands = world.hands[::-1]
        return world


class EndsWithoutAReason(Lanterns):
    def node(self, state: State) -> Node[Move]:
        node = super().node(state)
        return Terminal(node.scores, node.winners, Reason.of("")) if isinstance(node, Terminal) else node


@pytest.mark.parametrize(
    ("law", "broken", "complaint"),
    [
        (laws.legal_moves_are_accepted, ListsTheUnlawful, "is listed and has faults"),
        (laws.legal_moves_are_accepted, RefusesTheListed, "is refused"),
        (laws.everything_else_is_refused_with_faults, AcceptsAnything, "`in` and `faults` disagree"),
        (laws.everything_else_is_refused_with_faults, CitesUnknownRules, "not among the spec's refusals"),
        (laws.returned_states_never_change, ChangesWhatItGaveAway, "has changed"),
        (laws.notation_is_a_bijection, WritesMovesAlike, "does not read as itself"),
        (laws.a_record_replays_and_can_be_cut_anywhere, CannotReadItself, "cannot read"),
        (laws.a_state_that_is_not_over_has_a_move, StopsWithoutAMove, "no legal move|index out of range"),
        (laws.games_end, NeverEnds, "did not end"),
        (laws.games_end, EndsWithoutAReason, "for a reason"),
        (laws.ledgers_add_up_to_scores, PaysTwice, "do not add up to the score"),
        (laws.listings_keep_within_the_law, Miscounts, "`len` does not count"),
        (laws.pickling_and_copying_work, CannotBePickled, "no copies"),
        (laws.choices_made_together_commute, RemembersWhoCameFirst, "can be told afterwards"),
        (laws.views_are_plain_and_movers_know_their_moves, HidesAMoveFromItsMover, "does not know its own move"),
        (laws.whoever_sees_a_move_alike_is_told_the_same_of_it, TellsSpectatorsLess, "is told something else"),
        (laws.worlds_look_the_same_to_the_viewer, DreamsUpItsOwnHand, "looks different to its viewer"),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_the_kit_notices_a_broken_law(law: Check, broken: Callable[[], Lanterns], complaint: str) -> None:
    game = broken()
    with pytest.raises((AssertionError, UnderstoryError, TypeError, IndexError), match=complaint):
        for seed in range(8):
            law(Trial(game, game.spec.chosen(2), seed, longest=300))
