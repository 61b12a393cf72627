"""What one viewer may know: all that lies open, its own hand and what it buried, and traces of the other hand."""

from collections import Counter
from dataclasses import field

from understory.core import Ledger, Viewer, viewing
from understory.core.fields import value
from understory.games.everdell_duo.pack.model import Event, More
from understory.games.everdell_duo.rules.knowledge import look_of
from understory.games.everdell_duo.rules.scoring import ledger
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.state import Ask, Frame, Lodging, Scored, State, Trace
from understory.games.everdell_duo.rules.together.record import Together
from understory.games.everdell_duo.rules.together.skunks import raised_by
from understory.games.everdell_duo.rules.together.thorn import thorn_ledger
from understory.games.everdell_duo.rules.vocabulary import CardId, EventId, Goods, Mode, Space, TileId


@value
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


@value
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
    fresh: tuple[int, int]
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
    pending: tuple[Frame, ...]
    ledger: Ledger
    shelf: Shelf = field(compare=False, repr=False)
    """The cards it is played with: no part of what is told, for everybody has them."""

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

    def needed(self, event: Event) -> int | None:
        """How many an event needs now of what two who play together need so many of; `None` where it says so itself."""
        if not self.shared or not isinstance(event.requires, More):
            return None
        return event.requires.least + raised_by(self.together, self.workers)

    @property
    def discarded(self) -> int:
        """How many cards the discard pile holds."""
        return len(self.discard) + sum(held.buried + held.sunk for held in self.holdings)


def sees(state: State, viewer: Viewer, seat: int) -> bool:
    """Whether a viewer knows what a seat alone knows."""
    return viewer == seat or (viewer is not None and state.together.solo)


def _sees_aside(state: State, viewer: Viewer) -> bool:
    """Whether the viewer is the one for whom cards lie aside, until the frame that discards them is done."""
    return any(sees(state, viewer, frame.seat) for frame in state.pending if frame.ask is Ask.SINK)


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


def _thorns(state: State) -> Ledger:
    over = state.together.mode is Mode.CHALLENGE and not state.pending
    return thorn_ledger(state) if over else ()


view = viewing(
    State,
    View,
    hidden=("hands", "buried", "sunk", "traces"),
    deck=lambda state, _: len(state.deck),
    holdings=lambda state, viewer: (_holding(state, 0, viewer), _holding(state, 1, viewer)),
    stirred=lambda state, viewer: tuple(_stirred(state, index, viewer) for index in range(len(state.stirred))),
    aside=lambda state, _: len(state.aside),
    aside_cards=lambda state, viewer: state.aside if _sees_aside(state, viewer) else (),
    thorn_ledger=lambda state, _: _thorns(state),
    ledger=lambda state, _: ledger(state),
)
"""All that a viewer may know of a state."""
