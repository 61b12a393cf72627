"""What the games of the family do alike: trunks, Kodamas and decrees dealt, Kodamas read out, seasons ended."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

from understory.core import Entry, Known, Ledger, Odds, Pile, Seat, Veiled, Viewer, knows, seats_of
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import Decree, DecreeId, KodamaId, Season
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.moves import DealBranch, DealKodama, DealTrunk
from understory.games.kodama.rules.scoring import Foliage
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import in_order, replaced, without
from understory.games.kodama.rules.tree import Tree


class Grove(Protocol):
    """What the states of the family have in common; `new` where the next one is being made."""

    shelf: Shelf
    trees: tuple[Tree, ...]
    branches: Pile[CardId]
    discards: tuple[CardId, ...]
    kodamas: Pile[KodamaId]
    hands: tuple[tuple[Known[KodamaId], ...], ...]
    scored: tuple[tuple[KodamaId, ...], ...]
    decrees: tuple[DecreeId, ...]
    ledger: Ledger
    season_number: int

    @property
    def pending(self) -> Sequence[object]:
        """The steps still to come; none when the game is over."""
        ...

    @property
    def season(self) -> Season:
        """The season now."""
        ...


GroveT = TypeVar("GroveT", bound=Grove)


class Concerning(Protocol):
    """A step of either game."""

    @property
    def seat(self) -> Seat:
        """Whom it concerns."""
        ...


def decree_now(grove: Grove) -> Decree | None:
    """The decree in force."""
    decrees, at = grove.decrees, grove.season_number
    return grove.shelf.decrees[decrees[at]] if len(decrees) > at else None


def renew_deck(new: Grove) -> None:
    """Where no branch card is left to draw, those discarded so far are shuffled (kodama.growth.deck-empty)."""
    if not new.branches.odds and new.discards:
        new.branches, new.discards = Pile.shuffled(new.discards), ()


def undealt(trunks: Iterable[CardId], trees: Sequence[Tree]) -> list[CardId]:
    """The trunks of the box that nobody has been dealt."""
    dealt = {tree.cards[0] for tree in trees}
    return [trunk for trunk in trunks if trunk not in dealt]


kodamas_for: Final[Odds[Grove, Concerning, DealKodama]] = Odds(
    lambda state, _: state.kodamas.odds, lambda state, step, n: DealKodama(step.seat, state.kodamas.next(n))
)
"""Any Kodama that may lie on top, into the seat's hand."""


def kodama_seen(state: GroveT, _: Concerning, move: DealKodama, viewer: Viewer) -> DealKodama | Veiled:
    """Kodamas dealt are seen by who gets them."""
    card, _pile = state.kodamas.drawn(move.kodama, move.seat)
    return move if knows(card.knowers, viewer) else Veiled(f"hand {move.seat} ?")


def deal_kodama(new: GroveT, _: Concerning, move: DealKodama) -> None:
    """A Kodama into a hand."""
    dealt, new.kodamas = new.kodamas.drawn(move.kodama, move.seat)
    new.hands = replaced(new.hands, move.seat, in_order((*new.hands[move.seat], dealt)))


def deal_trunk(new: GroveT, _: Concerning, move: DealTrunk) -> None:
    """A trunk to be grown from."""
    new.trees += (Tree.of(new.shelf.trunks[move.trunk]),)


branches_next: Final[Odds[Grove, Concerning, DealBranch]] = Odds(
    lambda state, _: state.branches.odds, lambda state, _, n: DealBranch(state.branches.next(n))
)
"""Any branch card that may lie on top of the deck."""


def read_out(new: Grove, seat: Seat, kodama: KodamaId, foliage: Foliage) -> None:
    """Score a Kodama for a tree; it leaves the hand and is set aside (kodama.kodama.one-each, duo.kodama.phase)."""
    given = award(new.shelf.kodamas[kodama].condition, foliage)
    new.hands = replaced(new.hands, seat, without(new.hands[seat], kodama))
    new.scored = replaced(new.scored, seat, (*new.scored[seat], kodama))
    new.ledger += (Entry(seat, given.points, kodama, new.season, given.evidence),)


def next_first(scores: Sequence[int], first: Seat) -> Seat:
    """Who has the fewest points begins the next season; of several the first clockwise from who began the last
    (kodama.kodama.first-player).
    """
    players = len(scores)
    clockwise = [Seat((first + offset) % players) for offset in range(1, players + 1)]
    return min(clockwise, key=lambda seat: scores[seat])


def leading(scores: Sequence[int]) -> tuple[Seat, ...]:
    """Who has the most points."""
    return tuple(seat for seat in seats_of(len(scores)) if scores[seat] == max(scores))


def most_trunk_icons(tied: Iterable[Seat], trees: Mapping[Seat, Foliage]) -> tuple[dict[Seat, int], tuple[Seat, ...]]:
    """How often each of those who are tied has their trunk's icon in their tree, and who has it most often
    (kodama.end.tie).
    """
    icons = {seat: trees[seat].number(trees[seat].trunk_icon) for seat in tied}
    return icons, tuple(seat for seat in icons if icons[seat] == max(icons.values()))
