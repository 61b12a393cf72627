"""Kodama: the kernel's protocol over its table of steps."""

from random import Random

from understory.core import PUBLIC, Event, Known, Ledger, Options, Pile, Seat, Viewer, seats_of
from understory.games.kodama.rules.events import events_of
from understory.games.kodama.rules.moves import Move, parse
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.spec import HAND, Setup, setup_of, spec_of
from understory.games.kodama.rules.state import FILL, Ask, Drafting, Pending, State
from understory.games.kodama.rules.steps import FLOW
from understory.games.kodama.rules.view import View, view_of
from understory.games.kodama.search.draft_worlds import seal_unseen
from understory.games.kodama.search.worlds import world_of


class KodamaGame:
    """The rules of Kodama for the cards of one shelf."""

    node = staticmethod(FLOW.node)
    legal = staticmethod(FLOW.legal)
    faults = staticmethod(FLOW.faults)
    apply = staticmethod(FLOW.apply)
    seen = staticmethod(FLOW.seen)

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.spec = spec_of(shelf)

    def __reduce__(self) -> tuple[type["KodamaGame"], tuple[Shelf]]:
        return KodamaGame, (self.shelf,)

    def setup(self, options: Options) -> Setup:
        """The cards that take part under these options."""
        return setup_of(self.shelf, options)

    def start(self, options: Options) -> State:
        """Nothing dealt yet."""
        setup = self.setup(options)
        kids = dict(setup.kids)
        seats = seats_of(options.players)
        state = State(
            self.shelf,
            options,
            season_number=0,
            first=setup.first or Seat(0),
            trees=(),
            market=(),
            branches=Pile.shuffled(setup.deck),
            discards=(),
            kodamas=Pile.shuffled(setup.kodamas),
            hands=tuple(tuple(Known(card, PUBLIC) for card in kids.get(seat, ())) for seat in seats),
            scored=((),) * options.players,
            decrees=(),
            gusted=False,
            pending=(),
            ledger=(),
            drafting=Drafting(((),) * options.players, (None,) * options.players) if setup.draft else None,
        )
        state.push(
            *([] if setup.first is not None else [Pending(Ask.FIRST)]),
            *(Pending(Ask.TRUNK, seat) for seat in seats),
            *[Pending(Ask.YELLOW)] * setup.yellow,
            *(Pending(Ask.HAND, seat) for _ in range(HAND) for seat in seats if seat not in kids),
            FILL,
            Pending(Ask.SEASON),
        )
        return state

    def parse(self, notation: str) -> Move:
        """The move written so."""
        return parse(self.shelf, notation)

    def view(self, state: State, viewer: Viewer) -> View:
        """All that the viewer may know."""
        return view_of(state, viewer)

    def events(self, before: State, seat: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        """What the viewer sees happen."""
        return events_of(before, seat, move, self.seen(before, seat, move, viewer), after)

    def ledger(self, state: State) -> Ledger:
        """Every point scored so far."""
        return state.ledger

    def world(self, view: View, rng: Random) -> State:
        """A state that the viewer could be in."""
        world = world_of(self.shelf, self.setup(view.options), view, rng)
        if view.draft is not None:
            seal_unseen(world, view.draft, view.viewer, rng, self.legal)
        return world
