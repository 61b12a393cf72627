"""What a seat does not know, sampled: the goals it has not seen, dealt anew to the places it cannot see."""

from itertools import chain
from random import Random

from understory.core import PUBLIC, Known, Pile, Sealed, Seat, only, seats_of
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.moves import Return
from understory.games.kodama_3d.rules.pieces import GoalName, TileName
from understory.games.kodama_3d.rules.shelf import Shelf
from understory.games.kodama_3d.rules.state import Ask, Pending, State
from understory.games.kodama_3d.rules.view import View


def world_of(shelf: Shelf, view: View, rng: Random) -> State:
    """A state that looks like this to the view's owner; each is as likely as any other.

    The tiles that have not shown are a multiset in the state too: which comes next is chance's to say.
    """
    pack = shelf.pack
    unseen = _unseen_goals(pack, view)
    rng.shuffle(unseen)
    hands = tuple(_hand(view, seat, unseen) for seat in seats_of(view.players))
    bottom = tuple(Known(unseen.pop() if card.card is None else card.card, card.knowers) for card in view.deck.bottom)
    choices = ((seat, _returned(view, seat, hands[seat], rng)) for seat in seats_of(view.players))
    return State(
        shelf,
        view.players,
        view.grid,
        view.picked,
        view.first,
        () if view.ask is Ask.OVER else (Pending(view.ask, view.seat),),
        view.stack,
        view.may_draw,
        view.turns,
        view.trees,
        view.aside,
        unseen_tiles(pack, view),
        view.tops,
        view.heights,
        view.meeples,
        Pile(sorted(unseen), (), bottom),
        view.display,
        hands,
        Sealed(choices) if view.ask is Ask.RETURN else None,
        view.ledger,
    )


def unseen_tiles(pack: Pack, view: View) -> tuple[TileName, ...]:
    """The tiles that have not shown: all but those on trees, on top of stacks and laid aside."""
    seen = {part.tile for tree in view.trees if tree for part in tree.parts}
    seen |= {tile for tile in view.tops if tile} | set(chain.from_iterable(view.aside))
    return tuple(sorted(tile for tile in pack.tiles if tile not in seen))


def _unseen_goals(pack: Pack, view: View) -> list[GoalName]:
    seen = set(view.display) | {card.card for card in view.deck.bottom}
    seen |= set(chain.from_iterable(hand.known for hand in view.hands))
    return [goal for goal in pack.goals if goal not in seen]


def _hand(view: View, seat: Seat, unseen: list[GoalName]) -> tuple[Known[GoalName], ...]:
    """What the viewer knows of the hand, and unseen goals that only their holder knows."""
    both = PUBLIC if view.viewer is None else only(seat, view.viewer)
    known = [Known(goal, both) for goal in view.hands[seat].known]
    hidden = [Known(unseen.pop(), only(seat)) for _ in range(view.hands[seat].hidden)]
    return tuple(sorted(known + hidden, key=lambda card: card.card))


def _returned(view: View, seat: Seat, hand: tuple[Known[GoalName], ...], rng: Random) -> Return | None:
    if seat in view.waiting:
        return None
    return Return(view.returned if seat == view.viewer and view.returned else rng.choice(hand).card)
