"""Trees, cards and Kodamas as lines of text, for the faces of all games of the family."""

from collections.abc import Iterable, Iterator
from functools import partial

from understory.core import CardWords, Item
from understory.games.kodama import wording
from understory.games.kodama.awards import award
from understory.games.kodama.legal import Growing
from understory.games.kodama.moves import Blow, Move, Pass, Place
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import DecreeId, KodamaId
from understory.games.kodama.scoring import Cover, Foliage
from understory.games.kodama.shelf import Shelf
from understory.games.kodama.tree import Tree

_SHOWN = 12
"""So many places of a pair are listed, spread over all of them."""


class Teller:
    """Tells of cards on a shelf."""

    def __init__(self, shelf: Shelf, words: CardWords | None = None) -> None:
        self.shelf = shelf
        self.words = words or partial(wording.card_words, shelf)

    def card(self, card: CardId, covers: Iterable[Cover] = ()) -> str:
        """A card and its icons; under a spirit an icon is told as what it has become."""
        kinds = [str(kind) for kind in self.shelf.kinds[card]]
        for cover in covers:
            kinds[cover.icon] = f"{cover.kind} spirit (over {kinds[cover.icon]})"
        return f"{card}: {', '.join(kinds)}"

    def cards(self, title: str, cards: Iterable[CardId]) -> str:
        """A titled list of cards."""
        return "\n".join([title, *(f"  {self.card(card)}" for card in cards)])

    def tree(self, head: str, tree: Tree, covers: tuple[Cover, ...] = ()) -> str:
        """A tree as an outline, each card below the one it lies on."""
        return "\n".join([head, *self._outline(tree, covers, 0, 1)])

    def _outline(self, tree: Tree, covers: tuple[Cover, ...], card: int, depth: int) -> Iterator[str]:
        yield f"{'  ' * depth}{self.card(tree.cards[card], (cover for cover in covers if cover.card == card))}"
        for child in tree.children(card):
            yield from self._outline(tree, covers, child, depth + 1)

    def decree(self, decree: DecreeId) -> str:
        """A decree's name and what it says."""
        name, text = self.words(decree)
        return f"{name}. {text}"

    def kodama(self, kodama: KodamaId, foliage: Foliage | None) -> str:
        """A Kodama, what it says, and what it would score for a tree right now."""
        name, text = self.words(kodama)
        now = award(self.shelf.kodamas[kodama].condition, foliage).points if foliage else 0
        return f"{kodama} {name}: {text} Now: {now}."

    def growing(self, legal: Growing) -> Iterator[Item[Move]]:
        """Card and parent with what they score, then the place."""
        pairs = legal.canonical.pairs()
        for card, parent in sorted(pairs, key=lambda pair: (-legal.points(*pair), pair)):
            on = legal.tree.cards[parent]
            label = f"{self.card(card)}  on {on}  +{legal.points(card, parent)}"
            yield Item(label, tuple(self._places(legal, pairs[card, parent])))
        if not pairs:
            yield Item("pass: nothing can be placed", Pass())
        if legal.may_gust:
            yield Item("gust: have the market dealt anew", Blow())

    def _places(self, legal: Growing, listed: range) -> Iterator[Item[Move]]:
        tree = legal.tree
        for index in listed[:: max(1, len(listed) // _SHOWN)][:_SHOWN]:
            place = legal.canonical[index]
            lie = (place.parent, place.u, place.v, place.turn)
            pose = tree.grown(self.shelf.branches[place.card], *lie).pose(len(tree))
            side = "left" if pose.x < 0 else "right"
            where = f"{abs(pose.x) // 100} mm {side}, {pose.y // 100} mm up, turned {pose.angle // 10} degrees"
            yield Item(where, Place(place.card, tree.cards[place.parent], *lie[1:]))
