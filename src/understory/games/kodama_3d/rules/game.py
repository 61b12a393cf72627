"""Kodama 3D: the kernel's protocol over its table of steps."""

from random import Random

from understory.core import Event, Ledger, Options, Seat, Spec, Viewer
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.events import events_of
from understory.games.kodama_3d.rules.forest import stacks_of
from understory.games.kodama_3d.rules.moves import Move, parse
from understory.games.kodama_3d.rules.pieces import STACKS
from understory.games.kodama_3d.rules.setting_up import trunk_of
from understory.games.kodama_3d.rules.shelf import shelf_of
from understory.games.kodama_3d.rules.spec import BOOKLET, BY_PLAYERS, STACK_HEIGHT, spec_of
from understory.games.kodama_3d.rules.state import Ask, Pending, State
from understory.games.kodama_3d.rules.steps import FLOW
from understory.games.kodama_3d.rules.view import View, view_of
from understory.games.kodama_3d.search.worlds import world_of


class Kodama3D:
    """The rules, for one pack of tiles and goals."""

    node = staticmethod(FLOW.node)
    legal = staticmethod(FLOW.legal)
    faults = staticmethod(FLOW.faults)
    apply = staticmethod(FLOW.apply)
    seen = staticmethod(FLOW.seen)

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.shelf = shelf_of(pack)
        self.spec: Spec = spec_of(pack.digest, pack.name)
        self._tiles = frozenset(pack.tiles)
        self._goals = frozenset(pack.goals)

    def start(self, options: Options) -> State:
        """Bare trunks to be coloured, a forest to be laid out, a shuffled deck."""
        players = options.players
        grid = BY_PLAYERS[players] if options.text("forest") == "by-players" else BOOKLET
        first = options.seat("first")
        in_forest = set(stacks_of(*grid))
        state = State(
            self.shelf,
            players,
            grid,
            picked=options.text("colours") == "picked",
            first=first or Seat(0),
            pending=(Pending(Ask.FIRST, Seat(0)),),
            stack=STACKS[0],
            may_draw=False,
            turns=0,
            trees=(None,) * players,
            aside=((),) * players,
            unseen=self.shelf.unseen,
            tops=(None,) * len(STACKS),
            heights=tuple(STACK_HEIGHT if stack in in_forest else 0 for stack in STACKS),
            meeples=((),) * players,
            deck=self.shelf.deck,
            display=(),
            hands=((),) * players,
            sealed=None,
            ledger=(),
        )
        if first is not None:
            state.pending = trunk_of(state, first)
        return state

    def parse(self, notation: str) -> Move:
        """The move written so."""
        return parse(notation, self._tiles, self._goals)

    def view(self, state: State, viewer: Viewer) -> View:
        """All that the viewer may know."""
        return view_of(state, viewer)

    def events(self, before: State, seat: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        """What the viewer sees happen."""
        return events_of(before, seat, self.seen(before, seat, move, viewer), after)

    def ledger(self, state: State) -> Ledger:
        """Every point scored so far: all come at the end."""
        return state.ledger

    def world(self, view: View, rng: Random) -> State:
        """A state that the view's owner could be in."""
        return world_of(self.shelf, view, rng)
