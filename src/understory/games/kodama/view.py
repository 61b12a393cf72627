"""What one seat, or a spectator, may know of a game of Kodama: all but Kodamas in other hands and cards undealt."""

from dataclasses import dataclass

from understory.core import HandView, Ledger, Options, Seat, Viewer, hand_seen_by
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import SEASONS, DecreeId, KodamaId, Season
from understory.games.kodama.state import Pending, State
from understory.games.kodama.tree import Tree


@dataclass(frozen=True, slots=True)
class View:
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

    @property
    def season(self) -> Season:
        """The season now, or the last one when the game is over."""
        return SEASONS[self.season_number]

    @property
    def decree(self) -> DecreeId | None:
        """The decree of this season, once it has been turned up."""
        return self.decrees[self.season_number] if len(self.decrees) > self.season_number else None


def view_of(state: State, viewer: Viewer) -> View:
    """All that the viewer may know."""
    return View(
        viewer,
        state.options,
        state.season_number,
        state.first,
        state.trees,
        state.market,
        len(state.branches),
        state.discards,
        tuple(hand_seen_by(hand, viewer) for hand in state.hands),
        state.scored,
        state.decrees,
        state.gusted,
        state.pending,
        state.ledger,
    )
