"""What a decree does: to icons, to the limit, to the market, and the points it adds (see `pack/conditions.py`)."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from understory.core import Entry, Seat
from understory.games.kodama.pack.cards import Icon
from understory.games.kodama.pack.conditions import (
    Convert,
    Gust,
    Limit,
    Market,
    PerIconPlaced,
    PlacedBeside,
    PlacedFarOut,
    PlacedForNothing,
    PlacedKinds,
    PlacedLone,
    PlacedOnTrunk,
    RootedSpirits,
    SeasonEnd,
    SeasonEndMost,
    Summoned,
    TwoSpirits,
)
from understory.games.kodama.pack.spirits import Decree
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.scoring import ICONS, LIMIT, Counts, Foliage, converted
from understory.games.kodama.rules.tree import Tree, bears, line

MARKET = 4
"""Cards in the market (kodama.setup.market)."""


def limit(decree: Decree | None) -> int:
    """The most that a placement may score."""
    return decree.effect.points if decree and isinstance(decree.effect, Limit) else LIMIT


def market_size(decree: Decree | None) -> int:
    """To how many cards the market is refilled."""
    return decree.effect.size if decree and isinstance(decree.effect, Market) else MARKET


def allows_gust(decree: Decree | None) -> bool:
    """Whether a player may have the market blown away."""
    return decree is not None and isinstance(decree.effect, Gust)


def while_growing(decree: Decree | None, foliage: Foliage) -> Foliage:
    """The tree's icons as they count in the growth phase (kodama.decree.convert)."""
    if decree and isinstance(decree.effect, Convert):
        return foliage.converted(decree.effect.source, decree.effect.target)
    return foliage


def as_placed(decree: Decree | None, counts: Counts) -> Counts:
    """A new card's icons as they count in the growth phase."""
    if decree and isinstance(decree.effect, Convert):
        return converted(counts, decree.effect.source, decree.effect.target)
    return counts


def counts_as(decree: Decree | None, icon: Icon) -> Icon:
    """What an icon counts as in the growth phase."""
    if decree and isinstance(decree.effect, Convert) and decree.effect.source == icon:
        return decree.effect.target
    return icon


def summoning_bonus(decree: Decree | None) -> int:
    """The decree's points for a spirit just summoned."""
    return decree.effect.points if decree and isinstance(decree.effect, Summoned) else 0


def allows_two_spirits(decree: Decree | None) -> bool:
    """Whether a player who summons may summon once more."""
    return decree is not None and isinstance(decree.effect, TwoSpirits)


def roots_spirits(decree: Decree | None) -> bool:
    """Whether spirits stay on the tree they are on."""
    return decree is not None and isinstance(decree.effect, RootedSpirits)


def placement_bonus(
    decree: Decree | None, new: Counts, tree: Tree, parent: int, scored: int, *, lone: bool = False
) -> int:
    """The decree's points for a card laid on a parent of a tree that scored so much by itself; the tree is still
    without it; `lone`: it was the only card of its pile.
    """
    if decree is None:
        return 0
    effect = decree.effect
    match effect:
        case PerIconPlaced(icon=icon, points=points):
            return points * new[ICONS.index(icon)]
        case PlacedOnTrunk(points=points):
            return points if parent == 0 else 0
        case PlacedFarOut(depth=least, points=points):
            return points if len(line(tree.parents, parent)) >= least else 0
        case PlacedBeside(points=points):
            return points if bears(tree.parents, parent) else 0
        case PlacedForNothing(points=points):
            return points if scored == 0 else 0
        case PlacedKinds(kinds=kinds, points=points):
            return points if sum(count > 0 for count in new) >= kinds else 0
        case PlacedLone(points=points):
            return points if lone else 0
        case Convert() | SeasonEnd() | SeasonEndMost() | Limit() | Market() | Gust():
            return 0
        case Summoned() | TwoSpirits() | RootedSpirits():
            return 0
        case _:
            assert_never(effect)


def season_end(decree: Decree | None, trees: Sequence[Foliage], when: str) -> Iterator[Entry]:
    """The decree's points at the end of the season, given to all at the same time; the most of none is nobody's
    (kodama.decree.order).
    """
    if decree is None:
        return
    match decree.effect:
        case SeasonEnd(award=condition):
            for seat, tree in enumerate(trees):
                given = award(condition, tree)
                yield Entry(Seat(seat), given.points, decree.id, when, given.evidence)
        case SeasonEndMost(award=condition, points=points):
            times = [award(condition, tree).times for tree in trees]
            for seat, count in enumerate(times):
                if count == max(times) > 0:
                    yield Entry(Seat(seat), points, decree.id, when, (("times", count),))
