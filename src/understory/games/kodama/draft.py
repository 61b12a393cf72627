"""The hidden draft: hands of branch cards, picked and placed by all at the same time, passed to the left.

Rules: kodama.variant.draft, kodama.place.stuck, kodama.growth.deck-empty. What all choose together is sealed until the
last choice is in.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from understory.core import Knowers, Known, Pile, Reason, Sealed, Seat, after, only, seats_of
from understory.games.kodama.growth import attached
from understory.games.kodama.legal import Growing
from understory.games.kodama.moves import Move, Pass, Pick, Place
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import Decree
from understory.games.kodama.shelf import Shelf
from understory.games.kodama.state import Ask, Drafting, Pending, State, in_order, replaced, without
from understory.games.kodama.tree import Tree

HAND: Final = 4
"""Branch cards in each hand."""
RULE: Final = "kodama.variant.draft"

_ANY: Final = Random(0)


class Picking:
    """The cards of a hand that may be picked: those that can be placed, or all if none can (kodama.place.stuck).

    Said to be open, so that nobody is answered for: that would tell the others that a hand leaves no choice.
    """

    __slots__ = ("_placeable", "decree", "hand", "shelf", "tree")

    closed = False

    def __init__(self, shelf: Shelf, tree: Tree, hand: tuple[CardId, ...], decree: Decree | None) -> None:
        self.shelf = shelf
        self.tree = tree
        self.hand = hand
        self.decree = decree
        self._placeable: dict[CardId, bool] = {}

    def growing(self, *cards: CardId) -> Growing:
        """What could be done with some of the cards."""
        return Growing(self.shelf, self.tree, cards, self.decree, rule=RULE)

    def can_be_placed(self, card: CardId) -> bool:
        """Whether the canonical set holds a placement of the card."""
        if card not in self._placeable:
            self._placeable[card] = isinstance(self.growing(card).sample(_ANY), Place)
        return self._placeable[card]

    def faults(self, move: Move) -> Iterator[Reason]:
        """Every rule that a move would break."""
        if not isinstance(move, Pick):
            yield Reason.of("table.asked")
        elif move.card not in self.hand:
            yield Reason.of(RULE, card=move.card)
        elif not self.can_be_placed(move.card) and any(map(self.can_be_placed, self.hand)):
            yield Reason.of("kodama.place.stuck", card=move.card)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Pick) and not any(True for _ in self.faults(move))

    def __iter__(self) -> Iterator[Move]:
        return map(Pick, [card for card in self.hand if self.can_be_placed(card)] or self.hand)

    def __bool__(self) -> bool:
        return bool(self.hand)

    def __len__(self) -> int:
        return sum(map(self.can_be_placed, self.hand)) or len(self.hand)

    def only(self) -> Move | None:
        """Never answered for."""
        return None

    def sample(self, rng: Random) -> Move:
        """One of the listed moves, all equally likely."""
        order = rng.sample(self.hand, len(self.hand))
        return Pick(next((card for card in order if self.can_be_placed(card)), order[0]))


# ---------------------------------------------------------------- what a seat may do


def drafting(state: State) -> Drafting:
    """The hands and picks of a state in which a draft is played."""
    if state.drafting is None:
        raise ValueError("no draft is played here")
    return state.drafting


def picking(shelf: Shelf, state: State, seat: Seat, decree: Decree | None) -> Picking:
    """What a seat may pick."""
    hand = tuple(known.card for known in drafting(state).hands[seat])
    return Picking(shelf, state.trees[seat], hand, decree)


def planting(shelf: Shelf, state: State, seat: Seat, decree: Decree | None) -> Growing:
    """Where a seat may place what it picked."""
    pick = drafting(state).picks[seat]
    return Growing(shelf, state.trees[seat], (pick,) if pick else (), decree, rule=RULE)


# ---------------------------------------------------------------- the flow, on a draft of the state


def rounds(number: int) -> Iterator[Pending]:
    """The steps of a growth phase: deal, then so many times pick and place; after the last nothing is passed on."""
    yield Pending(Ask.GATHER)
    for at in range(number):
        yield Pending(Ask.PICK, round=at)
        yield Pending(Ask.PLANT, round=at)
        if at + 1 < number:
            yield Pending(Ask.HAND_ON, round=at)


def gather(draft: State) -> None:
    """Shuffle all unused branch cards and deal new hands, a card at a time in turn order."""
    held = [known.card for hand in drafting(draft).hands for known in hand]
    draft.branches = draft.branches.mixed_with([*held, *draft.discards])
    draft.discards = ()
    draft.drafting = Drafting(((),) * draft.players, (None,) * draft.players)
    draft.push(*(Pending(Ask.DRAW, seat) for _ in range(HAND) for seat in draft.in_turn_order()))


def hand_on(draft: State) -> None:
    """Hands go to the left, those who had them remember them; then each draws one, in turn order while they last."""
    held = drafting(draft)
    hands = held.hands
    for seat in seats_of(draft.players):
        left = after(seat, draft.players)
        passed = (Known(known.card, Knowers(known.knowers | only(left))) for known in held.hands[seat])
        hands = replaced(hands, left, in_order(passed))
    draft.drafting = Drafting(hands, held.picks, held.sealed, held.reshuffled)
    draft.push(*(Pending(Ask.DRAW, seat) for seat in draft.in_turn_order()))


def can_draw(draft: State) -> bool:
    """Whether there is a card to draw; discards are made into a new deck when one is needed and none is left."""
    if not draft.branches.odds and draft.discards:
        held = drafting(draft)
        draft.drafting = Drafting(held.hands, held.picks, held.sealed, (*held.reshuffled, draft.discards))
        draft.branches, draft.discards = Pile.shuffled(draft.discards), ()
    return bool(draft.branches.odds)


def draw(draft: State, seat: Seat, card: CardId) -> None:
    """A seat draws a card that nobody else sees."""
    held = drafting(draft)
    drawn, draft.branches = draft.branches.drawn(card, seat)
    hands = replaced(held.hands, seat, in_order((*held.hands[seat], drawn)))
    draft.drafting = Drafting(hands, held.picks, held.sealed, held.reshuffled)


def open_choices(draft: State, ask: Ask) -> bool:
    """Wait for all who have a card to pick or to place; whether there is anybody."""
    held = drafting(draft)
    if held.sealed is None:
        have = held.hands if ask is Ask.PICK else held.picks
        seats = [seat for seat in seats_of(draft.players) if have[seat]]
        if not seats:
            return False
        draft.drafting = Drafting(held.hands, held.picks, Sealed.waiting_for(seats), held.reshuffled)
    return True


def put_down(shelf: Shelf, draft: State, step: Pending, seat: Seat, move: Pick | Place | Pass) -> None:
    """Seal a choice; when the last is in, show all and carry them out."""
    held = drafting(draft)
    sealed = (held.sealed or Sealed.waiting_for([seat])).with_choice(seat, move)
    if sealed.waiting:
        draft.drafting = Drafting(held.hands, held.picks, sealed, held.reshuffled)
        draft.pending += (step,)
        return
    decree = shelf.decrees[draft.decree] if draft.decree else None
    hands, picks = held.hands, held.picks
    for at, choice in sealed.opened():
        match choice:
            case Pick(card):
                hands = replaced(hands, at, without(hands[at], card))
                picks = replaced(picks, at, card)
            case Place():
                grown, points = attached(planting(shelf, draft, at, decree), at, choice, draft.season)
                draft.trees = replaced(draft.trees, at, grown)
                draft.ledger += points
            case Pass():
                draft.discards += tuple(card for card in (picks[at],) if card)
    if step.ask is Ask.PLANT:
        picks = (None,) * draft.players
    draft.drafting = Drafting(hands, picks, None, held.reshuffled)
