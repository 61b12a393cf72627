"""What a condition gives for a tree, as `awards` counts it but without evidence: play-outs ask for it all the time.

A law holds the two equal.
"""

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
    Touching,
    TrunkIcon,
    TrunkIconOnEnds,
    WithinTwo,
)
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.scoring import ICONS, Counts, Foliage, strides

_AT = {icon: at for at, icon in enumerate(ICONS)}


def points_of(condition: Condition, foliage: Foliage) -> int:
    """The points that a condition gives for a tree."""
    match condition:
        case Touching():
            times = _touching(foliage, _AT[condition.icon])
        case TrunkIcon():
            times = _number(foliage.counts, foliage.trunk_icon)
        case TrunkIconOnEnds():
            times = _number(_end_counts(foliage), foliage.trunk_icon)
        case ChosenIcon():
            times = _most(foliage.counts)
        case ChosenIconOnEnds():
            times = _most(_end_counts(foliage))
        case WithinTwo():
            near = [counts for counts, depth in zip(foliage.counts, _depths(foliage), strict=True) if depth <= 2]
            times = _number(near, condition.icon)
        case BeyondTwo():
            times = sum([depth > 2 for depth in _depths(foliage)])
        case LongestLine():
            times = max(_depths(foliage))
        case SecondLine():
            times = _second(foliage)
        case Ends():
            times = len(_end_counts(foliage))
        case Icons():
            times = sum([_number(foliage.counts, icon) for icon in condition.icons])
        case SmallerOf():
            times = min(_number(foliage.counts, condition.first), _number(foliage.counts, condition.second))
        case Sets():
            times = min([sum(column) for column in zip(*foliage.counts, strict=True)])
        case CardsWith():
            times = _showing(foliage.counts[1:], condition.icons)
        case OnTrunk():
            parents = foliage.tree.parents
            times = _showing([foliage.counts[at] for at in range(1, len(parents)) if not parents[at]], condition.icons)
        case CardsOfKinds():
            most = len(ICONS) - condition.kinds
            times = sum([counts.count(0) <= most for counts in foliage.counts[1:]])
        case CardsWithPairs():
            times = sum([max(counts) >= 2 for counts in foliage.counts[1:]])
        case EvenIcons():
            times = sum([number > 0 and number % 2 == 0 for number in map(sum, zip(*foliage.counts, strict=True))])
        case Crossing():
            parents = foliage.tree.parents[1:]
            times = max([parents.count(card) + 1 for card in range(1, len(parents) + 1)], default=0)
        case Forks():
            parents = foliage.tree.parents[1:]
            times = sum([parents.count(card) >= 2 for card in set(parents)])
        case LongestRun():
            times = max([max(run) for run in strides(foliage)[1:]], default=0)
        case _:
            return award(condition, foliage).points
    return times * condition.points


def _touching(foliage: Foliage, at: int) -> int:
    """The most neighbours showing an icon that a card has."""
    counts, near = foliage.counts, [0] * len(foliage.counts)
    for card, below in enumerate(foliage.tree.parents):
        if card:
            if counts[card][at]:
                near[below] += 1
            if counts[below][at]:
                near[card] += 1
    return max(near)


def _showing(cards: tuple[Counts, ...] | list[Counts], icons: tuple[Icon, ...]) -> int:
    """How many cards show one of the icons; any card does where none is named."""
    if not icons:
        return len(cards)
    wanted = [_AT[icon] for icon in icons]
    return sum([max([counts[at] for at in wanted]) > 0 for counts in cards])


def _number(cards: tuple[Counts, ...] | list[Counts], icon: Icon) -> int:
    at = _AT[icon]
    return sum([counts[at] for counts in cards])


def _most(cards: tuple[Counts, ...] | list[Counts]) -> int:
    """How often the commonest icon appears."""
    return max([sum(column) for column in zip(*cards, strict=True)], default=0)


def _depths(foliage: Foliage) -> list[int]:
    depths = [0]
    for below in foliage.tree.parents[1:]:
        depths.append(depths[below] + 1)
    return depths


def _second(foliage: Foliage) -> int:
    """How many branch cards the second-longest line has."""
    bearing, depths = {0, *foliage.tree.parents}, _depths(foliage)
    lines = sorted([depth for card, depth in enumerate(depths) if card not in bearing])
    return lines[-2] if len(lines) > 1 else 0


def _end_counts(foliage: Foliage) -> list[Counts]:
    """The icons of the end cards."""
    bearing = {0, *foliage.tree.parents}
    return [counts for card, counts in enumerate(foliage.counts) if card not in bearing]
