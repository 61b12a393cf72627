"""Everdell Duo, against each other, together or alone: the kernel's protocol over the frames of `table`."""

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
from understory.games.everdell_duo.together.moves import CONCEDE
from understory.games.everdell_duo.together.opening import opening
from understory.games.everdell_duo.together.record import Together
from understory.games.everdell_duo.together.sharing import may_concede
from understory.games.everdell_duo.view import View, sees, view
from understory.games.everdell_duo.vocabulary import SEASONS

_DECISIONS: Final = tuple((Decision((SEATS[0],), RULES[ask]), Decision((SEATS[1],), RULES[ask])) for ask in Ask)
"""Made once: what is asked of whom is all that a decision says."""


class Playable(Listed[Move]):
    """What an action may be where the chapter can also be given up: that is allowed, but never listed, so that nobody
    who picks from the list gives up by accident."""

    __slots__ = ()

    closed = False

    def __contains__(self, move: object) -> bool:
        return move == CONCEDE or move in self.moves

    def only(self) -> Move | None:
        """Nothing is forced: giving up is possible too."""
        return None


def _told_together(before: Together, after: Together) -> list[Event]:
    """What happens without a move of its own where two play together."""
    told = [
        Event.of("everdell.objective", objective=met.objective, season=SEASONS[met.season], mayor=met.mayor)
        for met in after.met[len(before.met) :]
    ]
    if before.shared and not after.shared:
        told.append(Event.of("everdell.taken", item=before.shared, mayor=1 - before.giver))
    told += [Event.of("everdell.thorn", card=card) for card in after.thorn[len(before.thorn) :]]
    told += [Event.of("everdell.reported", event=event) for event in after.reported[len(before.reported) :]]
    return told


class EverdellDuo:
    """The rules."""

    spec = SPEC

    def start(self, options: Options) -> State:
        """The table before anything was dealt."""
        together = opening(options)
        hare = Seat(0) if together.solo else options.seat("hare")
        state = seasons.start(options.text("deck"), hare, together)
        settle(state)
        return state

    def node(self, state: State) -> Node[Move]:
        """What the next frame waits for."""
        if not state.stack:
            return scoring.terminal(state)
        frame = state.stack[-1]
        if frame.ask <= LAST_CHANCE:
            return seasons.chance(state, frame)
        return _DECISIONS[frame.ask][0 if state.together.solo else frame.seat]

    def legal(self, state: State, seat: Seat) -> LegalMoves[Move]:  # noqa: ARG002  (one seat at a time)
        """What the next frame allows."""
        frame = state.stack[-1]
        moves = OPTIONS[frame.ask](state, frame)
        return Playable(moves) if frame.ask is Ask.ACT and may_concede(state) else Listed(moves)

    def faults(self, state: State, seat: Seat, move: Move) -> tuple[Reason, ...]:
        """Every rule the move would break, with what is missing."""
        return () if move in self.legal(state, seat) else faults(state, move)

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
            case Deal() if frame.ask not in (Ask.REFILL, Ask.THORN) and not sees(state, viewer, frame.seat):
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
            told.append(Event.of("everdell.season", season=SEASONS[after.season]))
        told += _told_together(before.together, after.together)
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
