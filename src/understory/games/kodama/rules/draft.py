"""The hidden draft: hands of branch cards, picked and placed by all at the same time, passed to the left.

Rules: kodama.variant.draft, kodama.place.stuck, kodama.growth.deck-empty. What all choose together is sealed until the
last choice is in.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from understory.core import Chance, Knowers, Known, Pile, Reason, Seat, Veiled, Viewer, after, only, seats_of
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import Decree
from understory.games.kodama.rules.family import decree_now
from understory.games.kodama.rules.growth import attached
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.moves import DrawBranch, Move, Pass, Pick, Place
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import Ask, Drafting, Pending, State, in_order, replaced, without
from understory.games.kodama.rules.tree import Tree

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
    public = False

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

    def passes_over(self, card: CardId) -> bool:
        """Whether the card cannot be placed and another can."""
        return not self.can_be_placed(card) and any(map(self.can_be_placed, self.hand))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Pick) and move.card in self.hand and not self.passes_over(move.card)

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


def pickers(state: State, _: Pending) -> list[Seat]:
    """Everybody who has a card to pick."""
    hands = drafting(state).hands
    return [seat for seat in seats_of(state.players) if hands[seat]]


def picking(state: State, _: Pending, seat: Seat) -> Picking:
    """What a seat may pick."""
    hand = tuple(known.card for known in drafting(state).hands[seat])
    return Picking(state.shelf, state.trees[seat], hand, decree_now(state))


def pick_faults(state: State, step: Pending, seat: Seat, move: Pick) -> Iterator[Reason]:
    """It is not in hand, or it can be placed nowhere and another card can."""
    if move.card not in picking(state, step, seat).hand:
        yield Reason.of(RULE, card=move.card)
    else:
        yield Reason.of("kodama.place.stuck", card=move.card)


def planters(state: State, _: Pending) -> list[Seat]:
    """Everybody who has picked a card."""
    picks = drafting(state).picks
    return [seat for seat in seats_of(state.players) if picks[seat]]


def planting(state: State, _: Pending, seat: Seat) -> Growing:
    """Where a seat may place what it picked."""
    pick = drafting(state).picks[seat]
    return Growing(state.shelf, state.trees[seat], (pick,) if pick else (), decree_now(state), rule=RULE)


def plant_faults(state: State, step: Pending, seat: Seat, move: Place | Pass) -> Iterator[Reason]:
    """Every rule that a placement breaks, or passing where the card can be placed."""
    return planting(state, step, seat).faults(move)


# ---------------------------------------------------------------- the flow, on a draft of the state


def rounds(number: int) -> Iterator[Pending]:
    """The steps of a growth phase: deal, then so many times pick and place; after the last nothing is passed on."""
    yield Pending(Ask.GATHER)
    for at in range(number):
        yield Pending(Ask.PICK, round=at)
        yield Pending(Ask.PLANT, round=at)
        if at + 1 < number:
            yield Pending(Ask.HAND_ON, round=at)


def gather(new: State, _: Pending) -> None:
    """Shuffle all unused branch cards and deal new hands, a card at a time in turn order."""
    held = [known.card for hand in drafting(new).hands for known in hand]
    new.branches = new.branches.mixed_with([*held, *new.discards])
    new.discards = ()
    new.drafting = Drafting(((),) * new.players, (None,) * new.players)
    new.push(*(Pending(Ask.DRAW, seat) for _ in range(HAND) for seat in new.in_turn_order()))


def hand_on(new: State, _: Pending) -> None:
    """Hands go to the left, those who had them remember them; then each draws one, in turn order while they last."""
    held = drafting(new)
    hands = held.hands
    for seat in seats_of(new.players):
        left = after(seat, new.players)
        passed = (Known(known.card, Knowers(known.knowers | only(left))) for known in held.hands[seat])
        hands = replaced(hands, left, in_order(passed))
    new.drafting = Drafting(hands, held.picks, held.reshuffled)
    new.push(*(Pending(Ask.DRAW, seat) for seat in new.in_turn_order()))


def nothing_to_draw(new: State, _: Pending) -> bool:
    """Discards are made into a new deck when a card is needed and none is left; there may be none of them either."""
    if not new.branches.odds and new.discards:
        held = drafting(new)
        new.drafting = Drafting(held.hands, held.picks, (*held.reshuffled, new.discards))
        new.branches, new.discards = Pile.shuffled(new.discards), ()
    return not new.branches.odds


def draws(state: State, step: Pending) -> Chance[DrawBranch]:
    """Any branch card that may lie on top, into the seat's hand."""
    branches, seat = state.branches, step.seat
    return Chance(branches.odds, lambda n: DrawBranch(seat, branches.next(n)))


def draw(new: State, _: Pending, move: DrawBranch) -> None:
    """A seat draws a card that nobody else sees."""
    held, seat = drafting(new), move.seat
    drawn, new.branches = new.branches.drawn(move.card, seat)
    hands = replaced(held.hands, seat, in_order((*held.hands[seat], drawn)))
    new.drafting = Drafting(hands, held.picks, held.reshuffled)


def draw_seen(_: State, __: Pending, move: DrawBranch, viewer: Viewer) -> DrawBranch | Veiled:
    """Seen by who draws it."""
    return move if move.seat == viewer else Veiled(f"draw {move.seat} ?")


def pick(new: State, _: Pending, choices: tuple[tuple[Seat, Pick], ...]) -> None:
    """All picks are shown."""
    held = drafting(new)
    hands, picks = held.hands, held.picks
    for seat, move in choices:
        hands = replaced(hands, seat, without(hands[seat], move.card))
        picks = replaced(picks, seat, move.card)
    new.drafting = Drafting(hands, picks, held.reshuffled)


def plant(new: State, _: Pending, choices: tuple[tuple[Seat, Place | Pass], ...]) -> None:
    """All cards are placed and scored; what fits nowhere is discarded."""
    held = drafting(new)
    for seat, move in choices:
        card = held.picks[seat]
        if isinstance(move, Place):
            shelf, tree = new.shelf, new.trees[seat]
            grown, points = attached(shelf, shelf.foliage(tree), decree_now(new), seat, move, new.season)
            new.trees = replaced(new.trees, seat, grown)
            new.ledger += points
        elif card:
            new.discards += (card,)
    new.drafting = Drafting(held.hands, (None,) * new.players, held.reshuffled)
