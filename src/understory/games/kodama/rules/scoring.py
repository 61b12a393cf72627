"""What a placement scores: for each icon of the new card the unbroken run of it down to the trunk. Points are points.

`Foliage` is a tree's icons as they count at a time: printed kinds, less what a decree or a spirit has changed.
The functions on counts are also translated for the page, which shows what a held card would score.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from understory.core import Datum, Evidence
from understory.core.fields import value
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.rules.tree import Tree

ICONS: Final = tuple(Icon)
_WORDS: Final = {icon: icon.value for icon in ICONS}
"""As evidence has them; an enum's own `value` takes as long as a function."""
LIMIT: Final = 10
"""A card may not be placed where it would score more (kodama.place.ten)."""

Counts: TypeAlias = tuple[int, ...]
"""How many of each icon, in the order of `ICONS`."""


def counted(kinds: tuple[Icon, ...]) -> Counts:
    """The icons of a card, counted by kind."""
    return tuple(kinds.count(icon) for icon in ICONS)


def converted(counts: Counts, source: Icon, target: Icon) -> Counts:
    """The same icons where one kind counts as another and no longer as its own (kodama.decree.convert)."""
    changed = list(counts)
    changed[ICONS.index(target)] += changed[ICONS.index(source)]
    changed[ICONS.index(source)] = 0
    return tuple(changed)


_converted: Final = cache(converted)
"""The same looked up: cards show few different icons, and a whole tree is converted at each placement."""


def covered(counts: Counts, printed: Icon, spirit: Icon) -> Counts:
    """A card's icons where a spirit lies on one that is printed (duo.spirit.summon)."""
    changed = list(counts)
    changed[ICONS.index(printed)] -= 1
    changed[ICONS.index(spirit)] += 1
    return tuple(changed)


@value
class Cover:
    """A spirit over an icon: the place of the card in the tree, that of the icon on the card, and the spirit's kind."""

    card: int
    icon: int
    kind: Icon


class Foliage:
    """A tree with its icons as they count now, the spirits that lie on it, and the cards that came to it alone."""

    __slots__ = ("_converted", "counts", "covers", "lone", "strides", "tree", "trunk_icon")

    def __init__(
        self,
        tree: Tree,
        counts: tuple[Counts, ...],
        trunk_icon: Icon,
        covers: tuple[Cover, ...] = (),
        lone: tuple[int, ...] = (),
    ) -> None:
        self.tree = tree
        self.counts = counts
        self.trunk_icon = trunk_icon
        self.covers = covers
        self.lone = lone
        """Places of the cards that were the only ones of their piles."""
        self._converted: tuple[Icon, Icon, Foliage] | None = None
        self.strides: list[list[int]] | None = None
        """What `strides` found, once it was asked."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Foliage):
            return NotImplemented
        mine, others = (
            (self.tree, self.counts, self.covers, self.lone),
            (other.tree, other.counts, other.covers, other.lone),
        )
        return mine == others

    def __hash__(self) -> int:
        return hash((self.tree, self.covers, self.lone))

    @classmethod
    def of(cls, tree: Tree, printed: Mapping[CardId, Counts]) -> "Foliage":
        """A tree whose icons are what is printed."""
        counts = tuple([printed[card] for card in tree.cards])
        return cls(tree, counts, ICONS[counts[0].index(1)])

    def grown(self, tree: Tree, counts: Counts) -> "Foliage":
        """The tree with one more card, which shows these icons."""
        return Foliage(tree, (*self.counts, counts), self.trunk_icon, self.covers)

    def under(self, covers: tuple[Cover, ...], printed: Mapping[CardId, tuple[Icon, ...]]) -> "Foliage":
        """The tree with spirits laid over icons of cards that show what is printed (duo.spirit.summon)."""
        counts, trunk_icon, cards = list(self.counts), self.trunk_icon, self.tree.cards
        for cover in covers:
            counts[cover.card] = covered(counts[cover.card], printed[cards[cover.card]][cover.icon], cover.kind)
            if cover.card == 0:
                trunk_icon = cover.kind
        return Foliage(self.tree, tuple(counts), trunk_icon, self.covers + covers if self.covers else covers, self.lone)

    def with_lone(self, lone: tuple[int, ...]) -> "Foliage":
        """The tree with the cards told that were the only ones of their piles."""
        return Foliage(self.tree, self.counts, self.trunk_icon, self.covers, lone)

    def converted(self, source: Icon, target: Icon) -> "Foliage":
        """The tree where one icon counts as another; remembered, for a season has one decree."""
        if self._converted is None or self._converted[:2] != (source, target):
            counts = tuple([_converted(counts, source, target) for counts in self.counts])
            changed = Foliage(self.tree, counts, self.trunk_icon, self.covers, self.lone)
            self._converted = source, target, changed
        return self._converted[2]

    def shows(self, card: int, icon: Icon) -> bool:
        """Whether a card of the tree shows an icon."""
        return self.counts[card][ICONS.index(icon)] > 0

    def number(self, icon: Icon) -> int:
        """How often an icon appears in the tree."""
        at = ICONS.index(icon)
        return sum([counts[at] for counts in self.counts])


class Run(NamedTuple):
    """An icon of the new card and the cards below it, next one first, that carry it on without a gap."""

    icon: Icon
    length: int
    """How many of the icon there are on the new card and on those below it."""
    cards: tuple[int, ...]

    @property
    def points(self) -> int:
        """Nothing where the card below lacks the icon (kodama.score.needs-neighbour)."""
        return self.length if self.cards else 0


def runs(foliage: Foliage, new: Counts, parent: int) -> tuple[Run, ...]:
    """For each icon of a card laid on `parent` its run.

    Rules: kodama.score.line, .types, .run, .needs-neighbour, .broken.
    """
    parents, counts = foliage.tree.parents, foliage.counts
    found: list[Run] = []
    for at, own in enumerate(new):
        if not own:
            continue
        cards: list[int] = []
        length, card = own, parent
        while counts[card][at]:
            cards.append(card)
            length += counts[card][at]
            if card == 0:
                break
            card = parents[card]
        found.append(Run(ICONS[at], length, tuple(cards)))
    return tuple(found)


def points(foliage: Foliage, new: Counts, parent: int) -> int:
    """What a card laid on `parent` scores by itself, decrees apart: the sum over its `runs`, without making them."""
    parents, counts = foliage.tree.parents, foliage.counts
    scored = 0
    for at, own in enumerate(new):
        if not own or not counts[parent][at]:
            continue
        scored += own
        card = parent
        while here := counts[card][at]:
            scored += here
            if card == 0:
                break
            card = parents[card]
    return scored


def strides(foliage: Foliage) -> list[list[int]]:
    """For each card of a tree how long the run of each icon is that ends on it; 0 where it lacks the icon. To be read
    only: it is remembered."""
    if foliage.strides is not None:
        return foliage.strides
    parents = foliage.tree.parents
    found: list[list[int]] = []
    for card, counts in enumerate(foliage.counts):
        if card:
            below = found[parents[card]]
            found.append([own and own + run for own, run in zip(counts, below, strict=True)])
        else:
            found.append(list(counts))
    foliage.strides = found
    return found


def proof(tree: Tree, card: CardId, found: tuple[Run, ...]) -> Evidence:
    """A placement's points as evidence: the card, and for each icon its points and the cards that carried it on."""
    names = tree.cards
    lines: list[Datum] = [
        (_WORDS[icon], length if cards else 0, *map(names.__getitem__, cards)) for icon, length, cards in found
    ]
    return (("card", card), ("runs", tuple(lines)))
