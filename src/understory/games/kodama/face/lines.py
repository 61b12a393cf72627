"""Trees, cards and Kodamas as lines of text, for the faces of all games of the family."""

from collections.abc import Iterable, Iterator
from functools import partial

from understory.core import CardWords, Item, Speaker
from understory.core.speaker import English
from understory.games.kodama.face import wording
from understory.games.kodama.face.english import TEXT
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.pack.spirits import DecreeId, KodamaId, Season
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.moves import Blow, Move, Pass, Place
from understory.games.kodama.rules.scoring import Cover, Foliage
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.tree import Tree

_SHOWN = 12
"""So many places of a pair are listed, spread over all of them."""


class Teller:
    """Tells of cards on a shelf."""

    def __init__(self, shelf: Shelf, words: CardWords | None = None, speaker: Speaker | None = None) -> None:
        self.shelf = shelf
        self.words = words or partial(wording.card_words, shelf)
        self.speaker = speaker or English(TEXT)
        self.say = self.speaker.say

    def icon(self, kind: Icon) -> str:
        """What an icon is called."""
        return self.say(f"icon-{kind}")

    def season(self, season: Season) -> str:
        """What a season is called, as a line begins with it."""
        said = self.say(f"season-{season}")
        return said[:1].upper() + said[1:]

    def card(self, card: CardId, covers: Iterable[Cover] = ()) -> str:
        """A card and its icons; under a spirit an icon is told as what it has become."""
        kinds = self.shelf.kinds[card]
        told = [self.icon(kind) for kind in kinds]
        for cover in covers:
            lying = {"spirit": str(cover.kind), "icon": str(kinds[cover.icon])}
            told[cover.icon] = self.say("text-kodama-spirit-over", lying)
        return f"{card}: {', '.join(told)}"

    def cards(self, title: str, cards: Iterable[CardId]) -> str:
        """A titled list of cards."""
        return "\n".join([title, *(f"  {self.card(card)}" for card in cards)])

    def head(self, seat: int, points: int, *, yours: bool) -> str:
        """Whose tree follows, and the points so far."""
        return self.say("text-kodama-tree-yours" if yours else "text-kodama-tree", {"seat": seat, "points": points})

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
        return self.say("text-kodama-scores", {"kodama": kodama, "name": name, "text": text, "points": now})

    def growing(self, legal: Growing) -> Iterator[Item[Move]]:
        """Card and parent with what they score, then the place."""
        pairs = legal.canonical.pairs()
        for card, parent in sorted(pairs, key=lambda pair: (-legal.points(*pair), pair)):
            on = legal.tree.cards[parent]
            grown: dict[str, int | str] = {"card": self.card(card), "on": on, "points": legal.points(card, parent)}
            yield Item(self.say("text-kodama-on", grown), tuple(self._places(legal, pairs[card, parent])))
        if not pairs:
            yield Item(self.say("text-kodama-stuck"), Pass())
        if legal.may_gust:
            yield Item(self.say("text-kodama-gust"), Blow())

    def _places(self, legal: Growing, listed: range) -> Iterator[Item[Move]]:
        tree = legal.tree
        for index in listed[:: max(1, len(listed) // _SHOWN)][:_SHOWN]:
            place = legal.canonical[index]
            lie = (place.parent, place.u, place.v, place.turn)
            pose = tree.grown(self.shelf.branches[place.card], *lie).pose(len(tree))
            side = "left" if pose.x < 0 else "right"
            where = {"across": abs(pose.x) // 100, "up": pose.y // 100, "turned": pose.angle // 10}
            yield Item(self.say(f"text-kodama-{side}", where), Place(place.card, tree.cards[place.parent], *lie[1:]))
