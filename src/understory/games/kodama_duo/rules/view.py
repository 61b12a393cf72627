"""What one seat, or a spectator, may know of a game of Kodama Duo: all but Kodamas in the other hand, cards undealt,
and what the other has put down unseen."""

from understory.core import HandView, Ledger, Options, Seat, Viewer, hand_seen_by, viewing
from understory.core.fields import value
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import DecreeId, InSeason, KodamaId
from understory.games.kodama.rules.scoring import Cover
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama_duo.rules.state import Pending, SealedMove, State


@value
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
    own: SealedMove | None
    """What the viewer has put down."""
    pending: tuple[Pending, ...]
    ledger: Ledger


view_of = viewing(
    State,
    View,
    hidden=("shelf", "branches", "kodamas", "sealed"),
    deck=lambda state, _: len(state.branches),
    hands=lambda state, viewer: tuple(hand_seen_by(hand, viewer) for hand in state.hands),
    waiting=lambda state, _: state.sealed.waiting if state.sealed else None,
    own=lambda state, viewer: state.sealed.of(viewer) if state.sealed else None,
)
"""All that a viewer may know of a state."""
