"""All cards that a game of the Kodama family may use, looked up by id, and the law of placing for them."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from understory.games.kodama.pack import (
    DUO,
    HERE,
    Branch,
    CardId,
    Deck,
    Icon,
    Mark,
    Trunk,
    Wood,
    load_wood,
    shipped_wood,
)
from understory.games.kodama.pack.spirits import Decree, DecreeId, Kodama, KodamaId, Season, Spirits, load_spirits
from understory.games.kodama.placement import Placing
from understory.games.kodama.scoring import Counts, Cover, Foliage, counted
from understory.games.kodama.tree import Tree

REMEMBERED: Final = 256
"""So many trees' icons are remembered: what may be done with a tree and what is done ask for the same."""


class Shelf:
    """Trunks, branches, Kodamas and decrees by id. Made once; nothing on it ever changes."""

    __slots__ = (
        "_foliages",
        "_made_of",
        "branches",
        "counts",
        "decrees",
        "digests",
        "kinds",
        "kodamas",
        "placing",
        "trunks",
    )

    def __init__(self, wood: Wood, spirits: Spirits) -> None:
        self._made_of = (wood, spirits)
        self.trunks: Final[dict[CardId, Trunk]] = {trunk.id: trunk for trunk in wood.trunks}
        self.branches: Final[dict[CardId, Branch]] = {branch.id: branch for branch in wood.branches}
        self.kinds: Final[dict[CardId, tuple[Icon, ...]]] = {card.id: card.shape.kinds for card in wood}
        self.counts: Final[dict[CardId, Counts]] = {card: counted(kinds) for card, kinds in self.kinds.items()}
        self.kodamas: Final[dict[KodamaId, Kodama]] = {card.id: card for card in spirits.kodamas}
        self.decrees: Final[dict[DecreeId, Decree]] = {card.id: card for card in spirits.decrees}
        self.placing: Final = Placing(wood)
        self._foliages: dict[int, Foliage] = {}
        self.digests: Final = (("wood", wood.digest()), ("spirits", spirits.digest()))

    def __reduce__(self) -> tuple[Callable[..., "Shelf"], tuple[object, ...]]:
        # The shipped shelf is in every process already, its tables filled: whatever holds it travels light.
        return (shipped_shelf, ()) if self is shipped_shelf() else (Shelf, self._made_of)

    def deck(self, deck: Deck) -> tuple[CardId, ...]:
        """The branch cards of a printed set."""
        return tuple(card.id for card in self.branches.values() if deck in card.decks)

    def kodamas_of(self, deck: Deck, *, kids: bool = False) -> tuple[Kodama, ...]:
        """The Kodamas of a printed set, or its mini-Kodamas."""
        return tuple(card for card in self.kodamas.values() if deck in card.decks and (card.kid is not None) is kids)

    def marked(self, mark: Mark) -> tuple[KodamaId, ...]:
        """Duo's Kodamas with this mark."""
        return tuple(card.id for card in self.kodamas.values() if card.mark is mark)

    def decrees_marked(self, mark: Mark, season: Season) -> tuple[DecreeId, ...]:
        """Duo's season cards with this mark for a season."""
        return tuple(card.id for card in self.decrees.values() if card.mark is mark and card.season is season)

    def decrees_of(self, deck: Deck, season: Season) -> tuple[DecreeId, ...]:
        """The decrees of a printed set for a season."""
        return tuple(card.id for card in self.decrees.values() if deck in card.decks and card.season is season)

    def foliage(self, tree: Tree, covers: tuple[Cover, ...] = ()) -> Foliage:
        """A tree with its icons as printed, or as the spirits that lie on them."""
        found = self._foliages.get(id(tree))
        if found is not None and found.tree is tree and found.covers is covers:
            return found
        found = Foliage.of(tree, self.counts)
        if covers:
            found = found.under(covers, self.kinds)
        if len(self._foliages) >= REMEMBERED:
            self._foliages.clear()
        self._foliages[id(tree)] = found
        return found

    def trunk_icon(self, tree: Tree) -> Icon:
        """The icon of a tree's trunk."""
        return self.trunks[tree.cards[0]].icon

    def cards(self, ids: Iterable[CardId]) -> tuple[Branch, ...]:
        """Branch cards by id."""
        return tuple(self.branches[card] for card in ids)


@cache
def shipped_shelf() -> Shelf:
    """The cards of both boxes, Kodama's and Kodama Duo's: they can be mixed."""
    return Shelf(shipped_wood().with_that_of(load_wood(DUO)), load_spirits(HERE).with_those_of(load_spirits(DUO)))
