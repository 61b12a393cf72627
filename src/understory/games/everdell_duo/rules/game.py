"""Everdell Duo, against each other, together or alone: the kernel's protocol over its table of steps."""

from random import Random

from understory.core import Event, Ledger, Options, Seat, Viewer
from understory.core.notation import PASS
from understory.games.everdell_duo.rules import scoring, seasons
from understory.games.everdell_duo.rules.events import happened
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.notation import parse
from understory.games.everdell_duo.rules.shelf import Shelf, shipped_shelf
from understory.games.everdell_duo.rules.spec import spec_of
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.steps import FLOW
from understory.games.everdell_duo.rules.together.moves import AGREE
from understory.games.everdell_duo.rules.together.opening import opening
from understory.games.everdell_duo.rules.together.record import Together
from understory.games.everdell_duo.rules.view import View, view
from understory.games.everdell_duo.rules.vocabulary import SEASONS
from understory.games.everdell_duo.search import worlds


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
    """The rules, for the cards of one shelf: those that come with the game where no other is given."""

    node = staticmethod(FLOW.node)
    legal = staticmethod(FLOW.legal)
    faults = staticmethod(FLOW.faults)
    apply = staticmethod(FLOW.apply)
    seen = staticmethod(FLOW.seen)

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.shelf = shelf or shipped_shelf()
        self.spec = spec_of(self.shelf)

    def __reduce__(self) -> tuple[type["EverdellDuo"], tuple[Shelf]]:
        return EverdellDuo, (self.shelf,)

    def start(self, options: Options) -> State:
        """The table before anything was dealt."""
        together = opening(self.shelf, options)
        hare = Seat(0) if together.solo else options.seat("hare")
        state = seasons.start(self.shelf, options.text("deck"), hare, together)
        FLOW.settle(state)
        return state

    def parse(self, notation: str) -> Move:
        """The move written so."""
        return parse(self.shelf, notation)

    def renamed(self, state: State, seat: Seat, notation: str) -> Move | None:
        """In version 1 of the rules a token that could not be chosen moved by `pass`."""
        frame = state.pending[-1] if state.pending else None
        if frame is None or frame.ask is not Ask.STEP or notation != PASS:
            return None
        return next(iter(FLOW.legal(state, seat)))

    def understood(self, state: State) -> Move | None:
        """In version 1 of the rules the season's first player decided alone."""
        return AGREE if state.pending and state.pending[-1].ask is Ask.ANSWER else None

    def view(self, state: State, viewer: Viewer) -> View:
        """All that the viewer may know."""
        return view(state, viewer)

    def events(self, before: State, seat: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        """The move as seen, points as they come, seasons as they change."""
        told = [*happened(before, seat, self.seen(before, seat, move, viewer))]
        told += [
            Event.of("everdell.scored", seat=gain.seat, points=gain.points, source=gain.source)
            for gain in after.scored[len(before.scored) :]
        ]
        if after.season != before.season:
            told.append(Event.of("everdell.season", season=SEASONS[after.season]))
        told += _told_together(before.together, after.together)
        if len(after.stirred) > len(before.stirred):
            told.append(Event.of("everdell.shuffled", cards=len(after.deck)))
        if not after.pending:
            told.append(Event.of("everdell.over", winners=scoring.terminal(after).winners))
        return tuple(told)

    def ledger(self, state: State) -> Ledger:
        """Every point scored so far."""
        return scoring.ledger(state)

    def world(self, view: View, rng: Random) -> State:
        """A state that the view's owner could be in."""
        return worlds.world(view, rng)
