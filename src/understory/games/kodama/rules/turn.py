"""Growing in turn: the market filled up, a card of it placed and scored.

What may be done stands beside why the rest may not, and what follows. The hidden draft is in `draft.py`.
"""

from collections.abc import Iterator

from understory.core import Reason
from understory.games.kodama.rules.decrees import market_size
from understory.games.kodama.rules.family import decree_now, renew_deck
from understory.games.kodama.rules.growth import attached
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.moves import Blow, DealBranch, Pass, Place
from understory.games.kodama.rules.state import FILL, Pending, State, less, replaced


def filled(new: State, _: Pending) -> bool:
    """Whether the market needs no card or can get none; an empty deck is made from discards (.deck-empty)."""
    if new.drafting or _full(new):
        return True
    if new.branches.odds:
        return False
    renew_deck(new)
    return not new.branches.odds


def fill(new: State, step: Pending, move: DealBranch) -> None:
    """A card into the market, and on until it is full."""
    new.branches = new.branches.turned_up(move.card)
    new.market += (move.card,)
    if not _full(new):
        new.pending += (step,)


def _full(state: State) -> bool:
    return len(state.market) >= market_size(decree_now(state))


def growing(state: State, step: Pending) -> Growing:
    """Where a card of the market may be placed."""
    return Growing(state.shelf, state.trees[step.seat], state.market, decree_now(state), gusted=state.gusted)


def growing_faults(state: State, step: Pending, move: Place | Pass | Blow) -> Iterator[Reason]:
    """Every rule that it breaks."""
    return growing(state, step).faults(move)


def grow(new: State, step: Pending, move: Place | Pass | Blow) -> None:
    """Take the card from the market, attach it, score it; the market is refilled after (kodama.growth.turn)."""
    if isinstance(move, Blow):
        new.gusted = True
        new.discards += new.market
        new.market = ()
        new.push(FILL, step)
        return
    if isinstance(move, Place):
        shelf, tree = new.shelf, new.trees[step.seat]
        grown, points = attached(shelf, shelf.foliage(tree), decree_now(new), step.seat, move, new.season)
        new.trees = replaced(new.trees, step.seat, grown)
        new.market = less(new.market, move.card)
        new.ledger += points
        new.pending += (FILL,)
    new.gusted = False
