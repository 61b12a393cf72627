"""What conditions give for a tree, as `awards` counts it but without evidence: play-outs ask for it all the time.

A condition is written in numbers for `tallies`; what spirits and piles decide is counted by `awards` alone.
"""

from array import array
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final

from understory.games.kodama.pack.cards import Icon
from understory.games.kodama.pack.conditions import (
    BeyondTwo,
    CardsOfKinds,
    CardsWith,
    CardsWithPairs,
    ChosenIcon,
    ChosenIconOnEnds,
    Condition,
    Crossing,
    Ends,
    EvenIcons,
    Forks,
    Icons,
    LongestLine,
    LongestRun,
    OnTrunk,
    SecondLine,
    Sets,
    SmallerOf,
    SmallerSide,
    Touching,
    TrunkIcon,
    TrunkIconOnEnds,
    WithinTwo,
)
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.scoring import ICONS, Foliage
from understory.games.kodama.rules.tree import unpacked
from understory.games.kodama.search import tallies
from understory.geometry.compiled import fastest

REMEMBERED: Final = 1 << 12
"""So many hands are remembered in numbers."""

INLINE: Final = ("counts_there", "shown")
"""Small functions of `tallies`."""

_tally: Final[Callable[[], Any]] = cache(lambda: fastest(tallies.tally, inline=INLINE)[0])


def points_of(conditions: tuple[Condition, ...], foliage: Foliage) -> list[int]:
    """The points that each condition gives for a tree."""
    wanted, others = in_numbers(conditions, foliage.trunk_icon)
    tree = foliage.tree
    parents, counts = array("h", [*tree.parents]), array("h", chain.from_iterable(foliage.counts))
    rows, found = array("q", bytes(8 * tallies.ROW * len(tree))), array("q", bytes(8 * len(conditions)))
    _tally()(unpacked(tree.poses), parents, counts, wanted, rows, found)
    for at in others:
        found[at] = award(conditions[at], foliage).points
    return found.tolist()


@lru_cache(REMEMBERED)
def in_numbers(conditions: tuple[Condition, ...], trunk_icon: Icon) -> "tuple[array[int], list[int]]":
    """Conditions for `tallies`, for a trunk with this icon, and where those stand that go by spirits or piles."""
    written = [_in_numbers(condition, trunk_icon) for condition in conditions]
    others = [at for at, numbers in enumerate(written) if numbers[tallies.MEASURE] == tallies.NOTHING]
    return array("h", chain.from_iterable(written)), others


def _in_numbers(condition: Condition, trunk: Icon) -> tuple[int, ...]:
    measure, where, number, icons = tallies.CARDS_SHOWING, tallies.ANY, 0, ICONS
    match condition:
        case Touching():
            measure, icons = tallies.MOST_TOUCHING, (condition.icon,)
        case TrunkIcon():
            measure, icons = tallies.ALL_ICONS, (trunk,)
        case TrunkIconOnEnds():
            measure, where, icons = tallies.ALL_ICONS, tallies.ENDS, (trunk,)
        case ChosenIcon():
            measure = tallies.MOST_ICONS
        case ChosenIconOnEnds():
            measure, where = tallies.MOST_ICONS, tallies.ENDS
        case WithinTwo():
            measure, where, icons = tallies.ALL_ICONS, tallies.WITHIN_TWO, (condition.icon,)
        case BeyondTwo():
            where = tallies.BEYOND_TWO
        case LongestLine():
            measure = tallies.LONGEST_LINE
        case SecondLine():
            measure = tallies.SECOND_LINE
        case Ends():
            where = tallies.ENDS
        case Icons():
            measure, icons = tallies.ALL_ICONS, condition.icons
        case SmallerOf():
            measure, icons = tallies.FEWEST_ICONS, (condition.first, condition.second)
        case Sets():
            measure = tallies.FEWEST_ICONS
        case CardsWith():
            where, number, icons = tallies.BRANCHES, len(condition.icons), condition.icons
        case OnTrunk():
            where, number, icons = tallies.ON_TRUNK, len(condition.icons), condition.icons
        case CardsOfKinds():
            measure, where, number = tallies.CARDS_OF_KINDS, tallies.BRANCHES, condition.kinds
        case CardsWithPairs():
            measure, where, number = tallies.CARDS_REPEATING, tallies.BRANCHES, 2
        case EvenIcons():
            measure = tallies.EVEN_ICONS
        case Crossing():
            measure = tallies.MOST_BORNE
        case Forks():
            measure, number = tallies.CARDS_BEARING, 2
        case LongestRun():
            measure = tallies.LONGEST_RUN
        case SmallerSide():
            measure = tallies.SMALLER_SIDE
        case _:
            measure = tallies.NOTHING
    return (measure, where, condition.points, number, *_marked(icons))


def _marked(icons: Sequence[Icon]) -> list[int]:
    return [int(icon in icons) for icon in ICONS]
