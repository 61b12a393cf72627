"""What one viewer may know: all that lies open, its own hand and what it buried, and traces of the other hand."""

from dataclasses import dataclass

from understory.core import Ledger, Viewer
from understory.games.everdell_duo.scoring import ledger
from understory.games.everdell_duo.state import Frame, State, Trace
from understory.games.everdell_duo.vocabulary import CardId, EventId, Goods, Space, TileId


@dataclass(frozen=True, slots=True)
class Holding:
    """A hand as a viewer may know it.

    `cards`, `buried_cards` and `sunk_cards` are names, sorted, for its owner and empty for others. `traces` are what
    everybody could follow: one a card that is in the hand or was buried from it unseen since the last reshuffle.
    """

    size: int
    buried: int
    sunk: int
    cards: tuple[CardId, ...]
    buried_cards: tuple[CardId, ...]
    sunk_cards: tuple[CardId, ...]
    traces: tuple[Trace, ...]


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
    cities: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    new: tuple[CardId, ...]
    housed: tuple[CardId, ...]
    counters: tuple[tuple[CardId, int], ...]
    loads: tuple[tuple[CardId, Goods], ...]
    under: tuple[tuple[CardId, CardId], ...]
    stack: tuple[Frame, ...]
    ledger: Ledger

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
        len(state.deck),
        state.discard,
        (_holding(state, 0, viewer), _holding(state, 1, viewer)),
        tuple(_stirred(state, index, viewer) for index in range(len(state.stirred))),
        len(state.aside),
        # The Postal Pigeon comes in its player's own turn.
        state.aside if viewer == state.turn else (),
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
        state.stack,
        ledger(state),
    )


def _holding(state: State, seat: int, viewer: Viewer) -> Holding:
    hand, buried, sunk = state.hands[seat], state.buried[seat], state.sunk[seat]
    if seat == viewer:
        names = tuple(sorted(hand)), tuple(sorted(buried)), tuple(sorted(sunk))
        return Holding(len(hand), len(buried), len(sunk), *names, traces=state.traces[seat])
    return Holding(len(hand), len(buried), len(sunk), (), (), (), traces=state.traces[seat])


def _stirred(state: State, index: int, viewer: Viewer) -> tuple[CardId, ...]:
    public, buried = state.stirred[index]
    own = () if viewer is None else buried[viewer]
    return tuple(sorted({*public, *own}))
