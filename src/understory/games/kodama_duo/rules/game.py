"""Kodama Duo: the kernel's protocol over its table of steps."""

from random import Random

from understory.core import Event, Ledger, Options, Pile, Seat, Viewer
from understory.games.kodama.rules.scoring import Foliage
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama_duo.rules.events import events_of
from understory.games.kodama_duo.rules.moves import Move, parse
from understory.games.kodama_duo.rules.scoring import foliage_of
from understory.games.kodama_duo.rules.spec import HAND, Setup, setup_of, spec_of
from understory.games.kodama_duo.rules.state import SEATS, Ask, Pending, State, other
from understory.games.kodama_duo.rules.steps import FLOW
from understory.games.kodama_duo.rules.view import View, view_of
from understory.games.kodama_duo.search.worlds import world_of


class DuoGame:
    """The rules of Kodama Duo for the cards of one shelf."""

    node = staticmethod(FLOW.node)
    legal = staticmethod(FLOW.legal)
    faults = staticmethod(FLOW.faults)
    apply = staticmethod(FLOW.apply)
    seen = staticmethod(FLOW.seen)

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.spec = spec_of(shelf)

    def __reduce__(self) -> tuple[type["DuoGame"], tuple[Shelf]]:
        return DuoGame, (self.shelf,)

    def setup(self, options: Options) -> Setup:
        """The cards that take part under these options."""
        return setup_of(self.shelf, options)

    def start(self, options: Options) -> State:
        """Nothing dealt yet."""
        setup = self.setup(options)
        state = State(
            self.shelf,
            options,
            season_number=0,
            pruner=Seat(0) if setup.sower is None else other(setup.sower),
            trees=(),
            covers=((), ()),
            lone=((), ()),
            revealed=(),
            piles=(),
            spares=(),
            branches=Pile.shuffled(setup.deck),
            discards=(),
            kodamas=Pile.shuffled(setup.kodamas),
            hands=((), ()),
            scored=((), ()),
            decrees=(),
            sealed=None,
            pending=(),
            ledger=(),
        )
        state.push(
            *([] if setup.sower is not None else [Pending(Ask.SOWER)]),
            *(Pending(Ask.TRUNK, seat) for seat in SEATS),
            *(Pending(Ask.HAND, seat) for _ in range(HAND) for seat in SEATS),
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
        return world_of(self.shelf, self.setup(view.options), view, rng, self.legal)

    def foliage(self, state: State, seat: Seat) -> Foliage:
        """A seat's tree with its icons as they count, spirits included."""
        return foliage_of(self.shelf, state, seat)
