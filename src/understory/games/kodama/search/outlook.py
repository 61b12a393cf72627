"""What a tree of Kodama promises: points to come, told from its Kodamas, its runs and the places it still offers."""

from array import array
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar, Final, NamedTuple

from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.conditions import Condition
from understory.games.kodama.pack.spirits import SEASONS, KodamaId
from understory.games.kodama.rules.decrees import as_placed, limit
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.placement import Placement
from understory.games.kodama.rules.scoring import LIMIT, Foliage, strides
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import ROUNDS
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama.search.appraisal import Eyes, open_runs
from understory.games.kodama.search.points import points_of
from understory.games.kodama.search.timing import expected, gain

REMEMBERED: Final = 1 << 14
"""What runs of so many lengths are worth is remembered, and so many hands."""


class Signs(NamedTuple):
    """What a tree shows of points to come."""

    kodamas: float
    """The points that the hand's Kodamas should give, each at its time."""
    longest: int
    """How many icons the longest runs have that can be carried on, of each icon one,"""
    second: int
    """and the second longest."""
    open: float
    """What it is open to, in thousands (see `Placing.openness`)."""


class Outlook(NamedTuple):
    """What each sign is worth, in points, and what comes anyway."""

    anyway: float
    kodamas: float
    longest: float
    second: float
    open: float


OUTLOOKS: Final = (
    Outlook(0.0, 1.0, 0.0, 0.0, 0.0),
    Outlook(8.0, 0.99, 0.0, 0.03, 0.33),
    Outlook(13.5, 0.98, 0.0, 0.12, 0.6),
    Outlook(19.4, 0.97, 0.05, 0.17, 0.84),
    Outlook(25.9, 0.95, 0.13, 0.22, 1.06),
    Outlook(34.0, 0.94, 0.19, 0.3, 1.25),
    Outlook(42.2, 0.92, 0.24, 0.36, 1.43),
    Outlook(51.8, 0.91, 0.29, 0.39, 1.5),
    Outlook(61.5, 0.9, 0.4, 0.4, 1.56),
    Outlook(70.5, 0.88, 0.8, 0.35, 1.55),
    Outlook(81.2, 0.81, 1.4, 0.3, 1.4),
    Outlook(96.5, 0.7, 1.6, 0.0, 1.6),
    Outlook(103.0, 0.7, 1.2, 0.0, 1.6),
)
"""By the cards that a tree still takes; fitted to how 3,000 trees fared (see `bench/outlook.py`), and smoothed."""


class Hand(NamedTuple):
    """The conditions of a hand, those that gain least first, and what each gains with every card."""

    conditions: tuple[Condition, ...]
    gains: tuple[float, ...]


class KodamaAppraiser:
    """Judges trees by what could still be laid on them, and Kodamas by what they should give in time."""

    outlooks: ClassVar = OUTLOOKS

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._cards = [shelf.counts[card] for card in shelf.branches]
        self._worth = lru_cache(REMEMBERED)(self._worth_of)
        self._showing = cache(self._numbers_shown)
        self.hand = lru_cache(REMEMBERED)(self._in_order)

    def __reduce__(self) -> tuple[type["KodamaAppraiser"], tuple[Shelf]]:
        return type(self), (self.shelf,)

    def outlook(self, cards: int) -> Outlook:
        """That of a tree of so many cards, the trunk included."""
        return self.outlooks[len(self.outlooks) - cards]

    def hopes(self, eyes: Eyes, tree: Foliage) -> float:
        """What the hand's Kodamas should give, each scored when it is best."""
        return self.outlook(len(tree.counts)).kodamas * self._kodamas(eyes, tree)

    def promise(self, eyes: Eyes, tree: Foliage) -> float:
        """Kodamas, runs that a next card may carry on, and room for it."""
        outlook, signs = self.outlook(len(tree.counts)), self.signs(eyes, tree)
        runs = outlook.longest * signs.longest + outlook.second * signs.second
        return outlook.anyway + outlook.kodamas * signs.kodamas + runs + outlook.open * signs.open

    def bare_promise(self, eyes: Eyes, tree: Foliage) -> float:
        """The same without room, which takes longest: for trees that differ in their icons alone."""
        outlook, (longest, second) = self.outlook(len(tree.counts)), open_runs(tree)
        return outlook.kodamas * self._kodamas(eyes, tree) + outlook.longest * longest + outlook.second * second

    def signs(self, eyes: Eyes, tree: Foliage) -> Signs:
        """What a tree shows."""
        (is_open,) = self._open(tree.tree.before(), tree.tree.last(), tree.tree.cards[-1], strides(tree), LIMIT)
        return Signs(self._kodamas(eyes, tree), *open_runs(tree), is_open)

    def room(self, legal: Growing, places: Sequence[Placement]) -> list[float]:
        """By what any card, as printed, would score on the cards that still offer a place to it, as they count now."""
        card, parent = places[0].card, places[0].parent
        runs = strides(legal.foliage)
        new = as_placed(legal.decree, self.shelf.counts[card])
        last = [own and own + below for own, below in zip(new, runs[parent], strict=True)]
        branch, tree = self.shelf.branches[card], legal.tree
        laid = b"".join([tree.laid(branch, parent, place.u, place.v, place.turn) for place in places])
        weight = self.outlook(len(runs) + 1).open
        return [weight * each for each in self._open(tree, laid, card, [*runs, last], limit(legal.decree))]

    def _kodamas(self, eyes: Eyes, tree: Foliage) -> float:
        """What the hand's Kodamas should give."""
        hand = self.hand(eyes.hand)
        points = zip(points_of(hand.conditions, tree), hand.gains, strict=True)
        return expected(points, cards_to_come(eyes.season_number, len(tree.counts) - 1))

    def _open(self, tree: Tree, laid: bytes, card: CardId, runs: Sequence[Sequence[int]], most: int) -> list[float]:
        """What a tree is open to with one more card, laid in one of some poses; runs end with those on that card."""
        worth = array("q", [self._worth(tuple(run), most) for run in runs])
        return [each / 1000 for each in self.shelf.placing.openness(tree, laid, card, worth)]

    def _worth_of(self, run: tuple[int, ...], most: int) -> int:
        """What a card scores on average on one where runs of such lengths end, in hundredths of a point."""
        icons = tuple([at for at, length in enumerate(run) if length])
        total = 0
        for shown, cards in self._showing(icons):
            scored = sum([own + run[at] for own, at in zip(shown, icons, strict=True) if own])
            if scored <= most:
                total += scored * cards
        return 100 * total // len(self._cards)

    def _numbers_shown(self, icons: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        """How many of each of these icons cards show, and how many cards show as many."""
        return list(Counter(tuple([counts[at] for at in icons]) for counts in self._cards).items())

    def _in_order(self, hand: tuple[KodamaId, ...]) -> Hand:
        conditions = sorted([self.shelf.kodamas[card].condition for card in hand], key=gain)
        return Hand(tuple(conditions), tuple(map(gain, conditions)))


@cache
def cards_to_come(season: int, laid: int) -> tuple[int, ...]:
    """How many cards more a tree will have when each season from this one on ends."""
    return tuple(max(0, ROUNDS * (at + 1) - laid) for at in range(season, len(SEASONS)))
