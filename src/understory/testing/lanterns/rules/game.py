"""The rules of Lanterns."""

from random import Random

from understory.core import (
    Event,
    Ledger,
    OneOf,
    Options,
    Pile,
    RuleId,
    Seat,
    Spec,
    Viewer,
    digest,
    seats_of,
)
from understory.testing.lanterns.rules.moves import PACKS, Move, lanterns, parse
from understory.testing.lanterns.rules.state import Ask, Pending, State
from understory.testing.lanterns.rules.steps import FLOW
from understory.testing.lanterns.rules.view import View, view_of
from understory.testing.lanterns.search.worlds import world_of


class Lanterns:
    """The rules of Lanterns."""

    spec = Spec(
        name="lanterns",
        title="Lanterns",
        fewest=2,
        most=3,
        version=1,
        options=(OneOf("pack", tuple(PACKS), "full", RuleId("lanterns.deal")),),
        packs=(("lanterns", digest(PACKS)),),
        refusals=frozenset(
            RuleId(rule) for rule in ("lanterns.hold", "lanterns.hang.hand", "lanterns.hang.pole", "lanterns.hang.room")
        ),
    )

    node = staticmethod(FLOW.node)
    legal = staticmethod(FLOW.legal)
    faults = staticmethod(FLOW.faults)
    apply = staticmethod(FLOW.apply)
    seen = staticmethod(FLOW.seen)

    def start(self, options: Options) -> State:
        """The deals, the return, two turns each: all of the game as pending steps."""
        size, dealt = PACKS[options.text("pack")]
        seats = seats_of(options.players)
        deals = [Pending(Ask.DEAL, at) for at in seats] * dealt
        turns = [Pending(Ask.HANG, at) for at in seats] * 2
        state = State(
            size,
            options.players,
            Pile.shuffled(lanterns(size)),
            ((),) * options.players,
            None,
            (),
            (),
            (),
        )
        state.push(*deals, Pending(Ask.RETURN, seats[0]), *turns)
        return state

    def parse(self, notation: str) -> Move:
        """The move written so."""
        return parse(notation)

    def view(self, state: State, viewer: Viewer) -> View:
        """Own hand and what was put under the pile; of the rest what is public."""
        return view_of(state, viewer)

    def events(self, before: State, at: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        """The move as seen, and points as they come."""
        told = Event.of("lanterns.moved", seat=at, move=str(self.seen(before, at, move, viewer)))
        new = after.ledger[len(before.ledger) :]
        return (told, *(Event.of("lanterns.scored", seat=entry.seat, points=entry.amount) for entry in new))

    def ledger(self, state: State) -> Ledger:
        """Every point scored so far."""
        return state.ledger

    def world(self, view: View, rng: Random) -> State:
        """A state that the viewer could be in."""
        return world_of(view, rng)
