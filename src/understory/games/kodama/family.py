"""What the games of the family do alike: trunks, Kodamas and decrees dealt, Kodamas read out, seasons ended."""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeAlias, assert_never

from understory.core import Entry, Known, Ledger, Pile, Seat
from understory.games.kodama.awards import award
from understory.games.kodama.moves import DealKodama, DealTrunk, RevealDecree
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import Decree, DecreeId, KodamaId, Season
from understory.games.kodama.scoring import Foliage
from understory.games.kodama.shelf import Shelf
from understory.games.kodama.state import in_order, replaced, without
from understory.games.kodama.tree import Tree

Dealt: TypeAlias = DealTrunk | DealKodama | RevealDecree
"""What chance deals in every game of the family."""


class Grove(Protocol):
    """What the states of the family have in common; a draft where something is changed."""

    trees: tuple[Tree, ...]
    kodamas: Pile[KodamaId]
    hands: tuple[tuple[Known[KodamaId], ...], ...]
    scored: tuple[tuple[KodamaId, ...], ...]
    decrees: tuple[DecreeId, ...]
    ledger: Ledger

    @property
    def season(self) -> Season:
        """The season now."""
        ...

    @property
    def decree(self) -> DecreeId | None:
        """The decree of this season, once it has been turned up."""
        ...


def decree_now(shelf: Shelf, grove: Grove) -> Decree | None:
    """The decree in force."""
    decree = grove.decree
    return shelf.decrees[decree] if decree else None


def undealt(trunks: Iterable[CardId], trees: Sequence[Tree]) -> list[CardId]:
    """The trunks of the box that nobody has been dealt."""
    dealt = {tree.cards[0] for tree in trees}
    return [trunk for trunk in trunks if trunk not in dealt]


def deal(shelf: Shelf, draft: Grove, move: Dealt) -> None:
    """Carry a deal out."""
    match move:
        case DealTrunk(_, trunk):
            draft.trees += (Tree.of(shelf.trunks[trunk]),)
        case DealKodama(to, kodama):
            dealt, draft.kodamas = draft.kodamas.drawn(kodama, to)
            draft.hands = replaced(draft.hands, to, in_order((*draft.hands[to], dealt)))
        case RevealDecree(decree):
            draft.decrees += (decree,)
        case _:
            assert_never(move)


def read_out(shelf: Shelf, draft: Grove, seat: Seat, kodama: KodamaId, foliage: Foliage) -> None:
    """Score a Kodama for a tree; it leaves the hand and is set aside (kodama.kodama.one-each, duo.kodama.phase)."""
    given = award(shelf.kodamas[kodama].condition, foliage)
    draft.hands = replaced(draft.hands, seat, without(draft.hands[seat], kodama))
    draft.scored = replaced(draft.scored, seat, (*draft.scored[seat], kodama))
    draft.ledger += (Entry(seat, given.points, kodama, draft.season, given.evidence),)
