"""What scores in Duo: the runs, awards and season cards of Kodama, over a tree as spirits make it count.

A placement's points are `kodama.rules.scoring`'s, a Kodama's and a season card's those of `kodama.rules.awards`; the
steps in `turn` and `seasons` enter them in the ledger.
"""

from understory.core import Seat
from understory.games.kodama.rules.scoring import Foliage
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama_duo.rules.state import State
from understory.games.kodama_duo.rules.view import View


def foliage_of(shelf: Shelf, at: State | View, seat: Seat) -> Foliage:
    """A seat's tree as it counts now: icons, spirits, and the cards that came to it alone."""
    return shelf.foliage(at.trees[seat], at.covers[seat]).with_lone(at.lone[seat])


def foliage(state: State, seat: Seat) -> Foliage:
    """The same, of a state, which has its own cards."""
    return foliage_of(state.shelf, state, seat)
