"""The quick way to place a card of Kodama, made fast: `flat.quick_growth`, asked in the words of the rules."""

from array import array
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple

from understory.core import Seat
from understory.games.kodama.pack import Icon
from understory.games.kodama.pack.conditions import (
    Convert,
    PerIconPlaced,
    PlacedBeside,
    PlacedFarOut,
    PlacedForNothing,
    PlacedKinds,
    PlacedOnTrunk,
)
from understory.games.kodama.pack.spirits import SEASONS, Decree, KodamaId
from understory.games.kodama.rules.decrees import limit
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.placement import Placement
from understory.games.kodama.rules.scoring import ICONS
from understory.games.kodama.rules.state import State
from understory.games.kodama.rules.tree import unpacked
from understory.games.kodama.search import flat
from understory.games.kodama.search.outlook import REMEMBERED, KodamaAppraiser, cards_to_come
from understory.games.kodama.search.points import INLINE, in_numbers
from understory.games.kodama.search.tallies import ROW
from understory.geometry import WAVES
from understory.geometry.compiled import fastest
from understory.geometry.kernel import POSE

_growth: Final[Callable[[], Any]] = cache(lambda: fastest(flat.quick_growth, inline=(*INLINE, "stirred", "shaken"))[0])


class Hand(NamedTuple):
    """A hand for a tree of so many cards, in numbers."""

    wanted: "array[int]"
    hopes: "array[float]"
    later: "array[int]"
    turned: int


class Swift:
    """Places cards by what a hand of Kodama makes of them."""

    def __init__(self, appraiser: KodamaAppraiser) -> None:
        self.appraiser = appraiser
        self.shelf = appraiser.shelf
        self.hand_of = lru_cache(REMEMBERED)(self._hand_of)
        self._counted = lru_cache(REMEMBERED)(self._counts_all)
        self._printed: array[int] | None = None
        self._branches: array[int] | None = None

    def __reduce__(self) -> tuple[type["Swift"], tuple[KodamaAppraiser]]:
        return Swift, (self.appraiser,)

    def hand(self, state: State, seat: Seat) -> Hand | None:
        """What a seat holds; `None` where one of its Kodamas goes by what `tallies` does not count."""
        tree = state.trees[seat]
        held = tuple([known.card for known in state.hands[seat]])
        if not self._counted(held):
            return None
        return self.hand_of(held, self.shelf.trunk_icon(tree), state.season_number, len(tree))

    def placement(self, hand: Hand, legal: Growing, luck: int) -> Placement | None:
        """A card in a roomy pose on a parent where it is worth much; `None` where the best pairs have no place."""
        tree, tables = legal.tree, self.shelf.placing.tables
        grounds, joins, cards = tables.grounds, tables.joins, len(tree)
        printed, branches = self._tabulated()
        source, target = _converted(legal.decree)
        out = array("q", bytes(40))
        if not _growth()(
            WAVES,
            unpacked(tree.poses),
            tables.places,
            tables.spans,
            tables.all_joins,
            printed,
            branches,
            array("q", [*[grounds[card] for card in tree.cards], 0]),
            array("q", [*tree.parents]),
            array("q", chain.from_iterable(legal.lasting.counts)),
            array("q", [number for card in legal.offer for number in (grounds[card], joins[card])]),
            source,
            target,
            limit(legal.decree),
            _extra(legal.decree),
            *hand,
            luck,
            array("q", bytes(8 * ROW * (cards + 1))),
            array("q", bytes(16 * flat.WEIGHED)),
            array("q", bytes(8 * max(flat.TURNED, len(hand.hopes)))),
            array("d", bytes(8 * flat.WEIGHED)),
            array("d", bytes(8 * (1 + len(SEASONS)))),
            array("q", bytes(8 * POSE * flat.TURNED)),
            array("q", bytes(8 * (cards + 1))),
            array("q", bytes(16 * flat.TURNED)),
            out,
        ):
            return None
        index, parent, u, v, turn = out
        return Placement(legal.offer[index], parent, u, v, turn)

    def _counts_all(self, held: tuple[KodamaId, ...]) -> bool:
        """Whether `tallies` counts all that these Kodamas go by."""
        return not in_numbers(self.appraiser.hand(held).conditions, ICONS[0])[1]

    def _hand_of(self, held: tuple[KodamaId, ...], trunk_icon: Icon, season: int, cards: int) -> Hand:
        """A hand in numbers. What `tallies` does not count is left out of it."""
        conditions, gains = self.appraiser.hand(held)
        wanted, _ = in_numbers(conditions, trunk_icon)
        outlook = self.appraiser.outlook(cards + 1)
        later = array("q", cards_to_come(season, cards))
        return Hand(wanted, array("d", (outlook.kodamas, *gains)), later, flat.TURNED if outlook.open else 1)

    def _tabulated(self) -> "tuple[array[int], array[int]]":
        """The icons of every card there is, and which of them are branches, by their numbers."""
        if self._printed is None or self._branches is None:
            grounds, shelf = self.shelf.placing.tables.grounds, self.shelf
            self._printed = array("q", chain.from_iterable(shelf.counts[card] for card in grounds))
            self._branches = array("q", [grounds[card] for card in shelf.branches])
        return self._printed, self._branches


@cache
def _extra(decree: Decree | None) -> "array[int]":
    """What a decree gives points for when a card is laid, in numbers."""
    match decree.effect if decree else None:
        case PerIconPlaced(icon=icon, points=points):
            numbers = flat.PER_ICON, ICONS.index(icon), points
        case PlacedOnTrunk(points=points):
            numbers = flat.TO_TRUNK, 0, points
        case PlacedFarOut(depth=depth, points=points):
            numbers = flat.FAR_OUT, depth, points
        case PlacedBeside(points=points):
            numbers = flat.BESIDE, 0, points
        case PlacedForNothing(points=points):
            numbers = flat.FOR_NOTHING, 0, points
        case PlacedKinds(kinds=kinds, points=points):
            numbers = flat.OF_KINDS, kinds, points
        case _:
            numbers = flat.NO_BONUS, 0, 0
    return array("q", numbers)


def _converted(decree: Decree | None) -> tuple[int, int]:
    """Which icon counts as which while growing."""
    if decree is None or not isinstance(decree.effect, Convert):
        return -1, -1
    return ICONS.index(decree.effect.source), ICONS.index(decree.effect.target)
