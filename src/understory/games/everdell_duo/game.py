"""Everdell Duo for two players against each other: the kernel's protocol over the frames of `table`."""

from random import Random
from typing import Final

from understory.core import (
    Decision,
    Event,
    Ledger,
    LegalMoves,
    Listed,
    Node,
    Options,
    Reason,
    Seat,
    Veiled,
    Viewer,
)
from understory.games.everdell_duo import scoring, seasons, worlds
from understory.games.everdell_duo.faults import faults
from understory.games.everdell_duo.moves import Deal, Discard, Move
from understory.games.everdell_duo.notation import parse
from understory.games.everdell_duo.scoring import SEATS
from understory.games.everdell_duo.spec import SPEC
from understory.games.everdell_duo.state import LAST_CHANCE, Ask, State
from understory.games.everdell_duo.table import ANSWERS, OPTIONS, RULES, settle
from understory.games.everdell_duo.view import View, view

_DECISIONS: Final = tuple((Decision((SEATS[0],), RULES[ask]), Decision((SEATS[1],), RULES[ask])) for ask in Ask)
"""Made once: what is asked of whom is all that a decision says."""


class EverdellDuo:
    """The rules."""

    spec = SPEC

    def start(self, options: Options) -> State:
        """The table before anything was dealt."""
        state = seasons.start(options.text("deck"), options.seat("hare"))
        settle(state)
        return state

    def node(self, state: State) -> Node[Move]:
        """What the next frame waits for."""
        if not state.stack:
            return scoring.terminal(state)
        frame = state.stack[-1]
        if frame.ask <= LAST_CHANCE:
            return seasons.chance(state, frame)
        return _DECISIONS[frame.ask][frame.seat]

    def legal(self, state: State, seat: Seat) -> LegalMoves[Move]:  # noqa: ARG002  (one seat at a time)
        """What the next frame allows."""
        frame = state.stack[-1]
        return Listed(OPTIONS[frame.ask](state, frame))

    def faults(self, state: State, seat: Seat, move: Move) -> tuple[Reason, ...]:
        """Every rule the move would break, with what is missing."""
        return () if move in self.legal(state, seat) else faults(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move) -> State:  # noqa: ARG002  (the frame knows its seat)
        """The state after the move and whatever follows from it without asking."""
        draft = state.clone()
        frame = draft.stack[-1]
        ANSWERS[frame.ask](draft, frame, move)
        settle(draft)
        return draft

    def parse(self, notation: str) -> Move:
        """The move written so."""
        return parse(notation)

    def view(self, state: State, viewer: Viewer) -> View:
        """All that the viewer may know."""
        return view(state, viewer)

    def seen(self, state: State, seat: Seat, move: Move, viewer: Viewer) -> Move | Veiled:
        """Cards drawn from the deck and cards discarded from hand are hidden from the others."""
        frame = state.stack[-1]
        match move:
            case Deal() if frame.ask is not Ask.REFILL and frame.seat != viewer:
                return Veiled("deal ?")
            case Discard(card) if seat != viewer and not any(card == loaded for loaded, _ in state.loads):
                return Veiled("discard ?")
            case _:
                return move

    def events(self, before: State, seat: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        """The move as seen, points as they come, seasons as they change."""
        told = [Event.of("everdell.moved", seat=seat, move=str(self.seen(before, seat, move, viewer)))]
        told += [
            Event.of("everdell.scored", seat=gain.seat, points=gain.points, source=gain.source)
            for gain in after.scored[len(before.scored) :]
        ]
        if after.season != before.season:
            told.append(Event.of("everdell.season", season=seasons.SEASONS[after.season]))
        if len(after.stirred) > len(before.stirred):
            told.append(Event.of("everdell.shuffled", cards=len(after.deck)))
        if not after.stack:
            told.append(Event.of("everdell.over", winners=scoring.terminal(after).winners))
        return tuple(told)

    def ledger(self, state: State) -> Ledger:
        """Every point scored so far."""
        return scoring.ledger(state)

    def world(self, view: View, rng: Random) -> State:
        """A state that the view's owner could be in."""
        return worlds.world(view, rng)
