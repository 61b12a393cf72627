"""What one seat, or a spectator, may know of a game of Kodama: all but Kodamas in other hands and cards undealt."""

from understory.core import HandView, Ledger, Options, Seat, Viewer, hand_seen_by, knows, viewing
from understory.core.fields import value
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import DecreeId, InSeason, KodamaId
from understory.games.kodama.rules.moves import Pass, Pick, Place
from understory.games.kodama.rules.state import Drafting, Pending, State
from understory.games.kodama.rules.tree import Tree


@value
class DraftView:
    """What may be known of a hidden draft. Who passed a card on still knows it."""

    hands: tuple[HandView[CardId], ...]
    hidden: tuple[tuple[int, ...], ...]
    """How many of the cards that the viewer does not know in each hand came from each deck of this season."""
    picks: tuple[CardId | None, ...]
    waiting: tuple[Seat, ...] | None
    """Whose choice is still out, where all choose at the same time."""
    own: Pick | Place | Pass | None
    """What the viewer has put down."""
    reshuffled: tuple[tuple[CardId, ...], ...]


@value
class View(InSeason):
    """Pure data, with perfect recall: trees, discards, decrees and scored Kodamas tell all that was ever seen."""

    viewer: Viewer
    options: Options
    season_number: int
    first: Seat
    trees: tuple[Tree, ...]
    market: tuple[CardId, ...]
    deck: int
    """How many branch cards are left to draw."""
    discards: tuple[CardId, ...]
    hands: tuple[HandView[KodamaId], ...]
    scored: tuple[tuple[KodamaId, ...], ...]
    decrees: tuple[DecreeId, ...]
    gusted: bool
    pending: tuple[Pending, ...]
    ledger: Ledger
    draft: DraftView | None = None


def _draft_of(state: State, drafting: Drafting, viewer: Viewer) -> DraftView:
    hidden = [[drafting.pool(card.card) for card in hand if not knows(card.knowers, viewer)] for hand in drafting.hands]
    decks = range(len(drafting.reshuffled) + 1)
    return DraftView(
        tuple(hand_seen_by(hand, viewer) for hand in drafting.hands),
        tuple(tuple(pools.count(deck) for deck in decks) for pools in hidden),
        drafting.picks,
        state.sealed.waiting if state.sealed else None,
        state.sealed.of(viewer) if state.sealed else None,
        drafting.reshuffled,
    )


view_of = viewing(
    State,
    View,
    hidden=("shelf", "branches", "kodamas", "drafting", "sealed"),
    deck=lambda state, _: len(state.branches),
    hands=lambda state, viewer: tuple(hand_seen_by(hand, viewer) for hand in state.hands),
    draft=lambda state, viewer: _draft_of(state, state.drafting, viewer) if state.drafting else None,
)
"""All that a viewer may know of a state."""
