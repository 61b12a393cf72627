"""All cards that a game of the Kodama family may use, looked up by id, and the law of placing for them."""

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Final

from understory.core.packs import OtherGame, PackError
from understory.games.kodama.pack import (
    DUO,
    HERE,
    Branch,
    CardId,
    Deck,
    Icon,
    Mark,
    Shape,
    Trunk,
    Wood,
    load_wood,
    shipped_wood,
)
from understory.games.kodama.pack.spirits import Decree, DecreeId, Kodama, KodamaId, Season, Spirits, load_spirits
from understory.games.kodama.rules.placement import Placing
from understory.games.kodama.rules.scoring import Counts, Cover, Foliage, counted
from understory.games.kodama.rules.tree import Tree

TRUNKS: Final = "trunks.toml"
"""The file that only this family's packs have."""
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
        "pack",
        "placing",
        "shapes",
        "trunks",
    )

    def __init__(self, wood: Wood, spirits: Spirits, pack: str = "") -> None:
        self._made_of = (wood, spirits, pack)
        self.pack: Final = pack
        """What it is called; nothing for the games' own."""
        self.trunks: Final[dict[CardId, Trunk]] = {trunk.id: trunk for trunk in wood.trunks}
        self.branches: Final[dict[CardId, Branch]] = {branch.id: branch for branch in wood.branches}
        self.shapes: Final[dict[CardId, Shape]] = {card.id: card.shape for card in wood}
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
        return self._remember(found)

    def grown(self, foliage: Foliage, card: CardId, parent: int, u: int, v: int, turn: int) -> Tree:
        """The tree with one more card; its icons, which are those of the tree and the card's, are remembered too."""
        tree = foliage.tree.grown(self.branches[card], parent, u, v, turn)
        self._remember(foliage.grown(tree, self.counts[card]))
        return tree

    def _remember(self, foliage: Foliage) -> Foliage:
        if len(self._foliages) >= REMEMBERED:
            self._foliages.clear()
        self._foliages[id(foliage.tree)] = foliage
        return foliage

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


BASE: Final = frozenset((Deck.SECOND, Deck.KOSMOS))
"""Kodama's own boxes."""
ONLY_DUO: Final = frozenset((Deck.DUO,))


def shelf_of(folder: Path, pack: str, needed: frozenset[Deck]) -> Shelf:
    """The cards of a folder, and ours of the other box for mixing; `OtherGame` where none are of the decks needed."""
    if not (folder / TRUNKS).is_file():
        raise OtherGame(TRUNKS, "", "", "there is none, as every pack of the Kodama family has")
    wood, spirits = load_wood(folder), load_spirits(folder)
    if not any(needed & card.decks for card in wood.branches):
        raise OtherGame("branches.toml", "", "decks", f"no card belongs to {' or '.join(sorted(needed))}")
    for decks, ours in ((BASE, HERE), (ONLY_DUO, DUO)):
        if not any(decks & card.decks for card in wood.branches):
            wood, spirits = wood.with_that_of(load_wood(ours)), spirits.with_those_of(load_spirits(ours))
    _check_ids("branches.toml", (card.id for card in wood))
    _check_ids("kodamas.toml", [*(card.id for card in spirits.kodamas), *(card.id for card in spirits.decrees)])
    return Shelf(wood, spirits, pack)


def _check_ids(file: str, ids: Iterable[str]) -> None:
    seen: set[str] = set()
    for card in ids:
        if card in seen:
            raise PackError(file, card, "id", "is taken by a card of the other box, with which it can be mixed")
        seen.add(card)
