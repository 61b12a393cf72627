"""What one seat, or a spectator, may know of a game of Kodama Duo: all but Kodamas in the other hand, cards undealt,
and what the other has put down unseen."""

from dataclasses import dataclass

from understory.core import HandView, Ledger, Options, Seat, Viewer, hand_seen_by
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import DecreeId, InSeason, KodamaId
from understory.games.kodama.scoring import Cover, Foliage
from understory.games.kodama.shelf import Shelf
from understory.games.kodama.tree import Tree
from understory.games.kodama_duo.state import Choice, Pending, State


@dataclass(frozen=True, slots=True)
class View(InSeason):
    """Pure data, with perfect recall: trees, discards, season cards and scored Kodamas tell all that was ever seen."""

    viewer: Viewer
    options: Options
    season_number: int
    pruner: Seat
    trees: tuple[Tree, ...]
    covers: tuple[tuple[Cover, ...], ...]
    lone: tuple[tuple[int, ...], ...]
    """The places in each seat's tree of the cards that were the only ones of their piles."""
    revealed: tuple[CardId, ...]
    piles: tuple[tuple[CardId, ...], ...]
    spares: tuple[CardId, ...]
    deck: int
    """How many branch cards are left to draw."""
    discards: tuple[CardId, ...]
    hands: tuple[HandView[KodamaId], ...]
    scored: tuple[tuple[KodamaId, ...], ...]
    decrees: tuple[DecreeId, ...]
    waiting: tuple[Seat, ...] | None
    """Whose choice is still out, where both choose at the same time."""
    own: Choice | None
    """What the viewer has put down."""
    pending: tuple[Pending, ...]
    ledger: Ledger


def view_of(state: State, viewer: Viewer) -> View:
    """All that the viewer may know."""
    return View(
        viewer,
        state.options,
        state.season_number,
        state.pruner,
        state.trees,
        state.covers,
        state.lone,
        state.revealed,
        state.piles,
        state.spares,
        len(state.branches),
        state.discards,
        tuple(hand_seen_by(hand, viewer) for hand in state.hands),
        state.scored,
        state.decrees,
        state.sealed.waiting if state.sealed else None,
        state.sealed.of(viewer) if state.sealed else None,
        state.pending,
        state.ledger,
    )


def foliage_of(shelf: Shelf, at: State | View, seat: Seat) -> Foliage:
    """A seat's tree as it counts now: icons, spirits, and the cards that came to it alone."""
    return shelf.foliage(at.trees[seat], at.covers[seat]).with_lone(at.lone[seat])
