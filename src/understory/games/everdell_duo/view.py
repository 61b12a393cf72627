"""What one viewer may know: all that lies open, its own hand and what it buried, and traces of the other hand."""

from collections import Counter
from dataclasses import dataclass

from understory.core import Ledger, Viewer
from understory.games.everdell_duo.knowledge import look_of
from understory.games.everdell_duo.scoring import ledger
from understory.games.everdell_duo.state import Ask, Frame, Lodging, Scored, State, Trace
from understory.games.everdell_duo.together.record import Together
from understory.games.everdell_duo.together.thorn import thorn_ledger
from understory.games.everdell_duo.vocabulary import CardId, EventId, Goods, Mode, Space, TileId


@dataclass(frozen=True, slots=True)
class Holding:
    """A hand as a viewer may know it.

    `cards`, `buried_cards` and `sunk_cards` are names, sorted, for its owner and empty for others. `traces` are what
    everybody could follow: one a card that is in the hand or was buried from it unseen since the last reshuffle.
    """

    size: int
    buried: int
    sunk: int
    buried_looks: tuple[str, ...]
    """Colour and kind of what was buried, where two play together and tell each other (everdell.coop.talk)."""
    cards: tuple[CardId, ...]
    buried_cards: tuple[CardId, ...]
    sunk_cards: tuple[CardId, ...]
    traces: tuple[Trace, ...]

    @property
    def looks(self) -> tuple[str, ...]:
        """Colour and kind of the cards in the hand, sorted; nothing where players are opponents."""
        left = Counter(trace.look for trace in self.traces if trace.look)
        left.subtract(self.buried_looks)
        return tuple(sorted(left.elements()))

    def buried_of(self, look: str) -> int:
        """How many cards of a look were buried."""
        return self.buried_looks.count(look) if look else self.buried

    @property
    def followed(self) -> tuple[CardId, ...]:
        """The cards that must still be in the hand, because everybody saw them come and nothing could have gone."""
        return tuple(
            trace.card for trace in self.traces if trace.card is not None and trace.since == self.buried_of(trace.look)
        )


@dataclass(frozen=True, slots=True)
class View:
    """A position as one viewer may know it; fields as in `State`, pairs by seat."""

    viewer: Viewer
    pack: str
    hare: int
    season: int
    turn: int
    sun: int
    moon: int
    path: int
    deck: int
    discard: tuple[CardId, ...]
    """The cards of the discard pile that everybody knows."""
    holdings: tuple[Holding, Holding]
    stirred: tuple[tuple[CardId, ...], ...]
    """For each reshuffle the cards that the viewer knows went into the new deck."""
    aside: int
    aside_cards: tuple[CardId, ...]
    meadow: tuple[CardId, ...]
    flowed: tuple[TileId, ...]
    events: tuple[EventId, ...]
    achieved: tuple[tuple[EventId, ...], tuple[EventId, ...]]
    workers: tuple[tuple[Space, int], ...]
    supplies: tuple[Goods, Goods]
    tokens: tuple[int, int]
    fresh: int
    cities: tuple[tuple[CardId, ...], ...]
    new: tuple[CardId, ...]
    housed: tuple[Lodging, ...]
    counters: tuple[tuple[CardId, int], ...]
    loads: tuple[tuple[CardId, Goods], ...]
    under: tuple[tuple[CardId, CardId], ...]
    scored: tuple[Scored, ...]
    together: Together
    thorn_ledger: Ledger
    """Where Miss Thorn's points come from; empty before the end and where she is not."""
    stack: tuple[Frame, ...]
    ledger: Ledger

    def own(self, seat: int) -> bool:
        """Whether the viewer plays this hand; who plays both mayors plays both."""
        return self.viewer == seat or (self.together.solo and self.viewer is not None)

    def city(self, seat: int) -> tuple[CardId, ...]:
        """The city that a seat builds."""
        return self.cities[seat] if len(self.cities) > 1 else self.cities[0]

    @property
    def shared(self) -> bool:
        """Whether both build one city."""
        return len(self.cities) == 1

    @property
    def river(self) -> tuple[TileId, ...]:
        """The tiles on the two river spaces."""
        return self.flowed[-2:]

    @property
    def discarded(self) -> int:
        """How many cards the discard pile holds."""
        return len(self.discard) + sum(held.buried + held.sunk for held in self.holdings)


def view(state: State, viewer: Viewer) -> View:
    """All that the viewer may know."""
    return View(
        viewer,
        state.pack,
        state.hare,
        state.season,
        state.turn,
        state.sun,
        state.moon,
        state.path,
        len(state.deck),
        state.discard,
        (_holding(state, 0, viewer), _holding(state, 1, viewer)),
        tuple(_stirred(state, index, viewer) for index in range(len(state.stirred))),
        len(state.aside),
        state.aside if _sees_aside(state, viewer) else (),
        state.meadow,
        state.flowed,
        state.events,
        state.achieved,
        state.workers,
        state.supplies,
        state.tokens,
        state.fresh,
        state.cities,
        state.new,
        state.housed,
        state.counters,
        state.loads,
        state.under,
        state.scored,
        state.together,
        thorn_ledger(state) if state.together.mode is Mode.CHALLENGE and not state.stack else (),
        state.stack,
        ledger(state),
    )


def sees(state: State, viewer: Viewer, seat: int) -> bool:
    """Whether a viewer knows what a seat alone knows."""
    return viewer == seat or (viewer is not None and state.together.solo)


def _sees_aside(state: State, viewer: Viewer) -> bool:
    """Whether the viewer is the one for whom cards lie aside, until the frame that discards them is done."""
    return any(sees(state, viewer, frame.seat) for frame in state.stack if frame.ask is Ask.SINK)


def _holding(state: State, seat: int, viewer: Viewer) -> Holding:
    hand, buried, sunk = state.hands[seat], state.buried[seat], state.sunk[seat]
    looks = tuple(sorted(look_of(state, card) for card in buried)) if state.shared else ()
    sizes = len(hand), len(buried), len(sunk), looks
    if sees(state, viewer, seat):
        names = tuple(sorted(hand)), tuple(sorted(buried)), tuple(sorted(sunk))
        return Holding(*sizes, *names, traces=state.traces[seat])
    return Holding(*sizes, (), (), (), traces=state.traces[seat])


def _stirred(state: State, index: int, viewer: Viewer) -> tuple[CardId, ...]:
    public, buried = state.stirred[index]
    own = [card for seat in (0, 1) if sees(state, viewer, seat) for card in buried[seat]]
    return tuple(sorted({*public, *own}))
