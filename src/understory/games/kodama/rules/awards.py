"""What a condition gives for a tree: the Kodamas' points, and those of decrees at the end of a season.

Where a card asks for a choice that changes only its own points the best one is taken and named in the evidence
(kodama.kodama.one-each). 'Card' means trunk and branches, 'branch card' branches alone (kodama.term.card).
"""

from collections.abc import Callable, Container, Iterable, Sequence
from typing import TypeVar, assert_never

from understory.core import Datum, Evidence
from understory.core.fields import value
from understory.games.kodama.pack.cards import Icon
from understory.games.kodama.pack.conditions import (
    BeyondTwo,
    CardsOfKinds,
    CardsWith,
    CardsWithPairs,
    ChosenIcon,
    ChosenIconOnEnds,
    ChosenSpirit,
    Condition,
    Crossing,
    Ends,
    EvenIcons,
    Forks,
    Icons,
    LaidAlone,
    LaidFromPair,
    LongestLine,
    LongestRun,
    OnTrunk,
    SecondLine,
    Sets,
    SmallerOf,
    SmallerSide,
    SpiritsAway,
    SpiritsLaid,
    SpiritsOnEnds,
    Touching,
    TouchingSpirits,
    TrunkIcon,
    TrunkIconOnEnds,
    WithinTwo,
)
from understory.games.kodama.rules.scoring import ICONS, Foliage, runs, strides

T = TypeVar("T")


@value
class Award:
    """How often a condition is met, what that is worth, and what it was counted on."""

    times: int
    points: int
    evidence: Evidence = ()


def award(condition: Condition, foliage: Foliage) -> Award:
    """The points that a condition gives for a tree."""
    times, evidence = _met(condition, foliage)
    return Award(times, times * condition.points, evidence)


def _met(condition: Condition, foliage: Foliage) -> tuple[int, Evidence]:
    match condition:
        case Touching(icon=icon):
            return _touching(foliage, icon)
        case TrunkIcon():
            return _icons(foliage, foliage.trunk_icon, _all(foliage))
        case TrunkIconOnEnds():
            return _icons(foliage, foliage.trunk_icon, foliage.tree.ends())
        case SmallerOf(first=first, second=second):
            return _smaller_of(foliage, first, second)
        case OnTrunk(icons=icons):
            return _cards(foliage, (card for card in foliage.tree.children(0) if _shows_any(foliage, card, icons)))
        case ChosenIcon():
            return _best(ICONS, foliage.number, lambda icon: _icons(foliage, icon, _all(foliage)))
        case ChosenIconOnEnds():
            return _chosen_on_ends(foliage)
        case WithinTwo(icon=icon):
            return _icons(foliage, icon, (card for card in _all(foliage) if foliage.tree.depth(card) <= 2))
        case BeyondTwo():
            return _cards(foliage, (card for card in _branches(foliage) if foliage.tree.depth(card) > 2))
        case LongestLine():
            tree = foliage.tree
            return _best(tree.ends(), tree.depth, lambda end: _cards(foliage, tree.line(end)[:-1]))
        case SecondLine():
            return _second_line(foliage)
        case Ends():
            return _cards(foliage, foliage.tree.ends())
        case CardsOfKinds(kinds=kinds):
            return _cards(foliage, (card for card in _branches(foliage) if _kinds(foliage, card) >= kinds))
        case CardsWithPairs():
            return _cards(foliage, (card for card in _branches(foliage) if max(foliage.counts[card]) >= 2))
        case CardsWith(icons=icons):
            return _cards(foliage, (card for card in _branches(foliage) if _shows_any(foliage, card, icons)))
        case Icons(icons=icons):
            return sum(foliage.number(icon) for icon in icons), (("icons", tuple(str(icon) for icon in icons)),)
        case EvenIcons():
            even = tuple(str(icon) for icon in ICONS if (number := foliage.number(icon)) and number % 2 == 0)
            return len(even), (("icons", even),)
        case Crossing():
            return _best(_branches(foliage), foliage.tree.parents.count, lambda card: _crossing(foliage, card))
        case Forks():
            return _cards(foliage, (card for card in _all(foliage) if len(foliage.tree.children(card)) >= 2))
        case LongestRun():
            longest = [max(counts) for counts in strides(foliage)]
            return _best(_branches(foliage), longest.__getitem__, lambda card: _longest_run(foliage, card))
        case Sets():
            return min(foliage.number(icon) for icon in ICONS), ()
        case SmallerSide():
            return _smaller_side(foliage)
        case SpiritsLaid():
            return _spirits(foliage, _all(foliage))
        case SpiritsAway():
            return len(ICONS) - len(foliage.covers), ()
        case SpiritsOnEnds():
            return _spirits(foliage, foliage.tree.ends())
        case TouchingSpirits():
            return _cards(foliage, (card for card in _all(foliage) if _touches_spirit(foliage, card)))
        case ChosenSpirit():
            spirits = [cover.kind for cover in foliage.covers]
            return _best(spirits, foliage.number, lambda kind: _icons(foliage, kind, _all(foliage)))
        case LaidAlone():
            return _cards(foliage, foliage.lone)
        case LaidFromPair():
            return _cards(foliage, (card for card in _branches(foliage) if card not in foliage.lone))
        case _:
            assert_never(condition)


def _all(foliage: Foliage) -> range:
    return range(len(foliage.tree))


def _branches(foliage: Foliage) -> range:
    return range(1, len(foliage.tree))


def _kinds(foliage: Foliage, card: int) -> int:
    return sum(count > 0 for count in foliage.counts[card])


def _shows_any(foliage: Foliage, card: int, icons: tuple[Icon, ...]) -> bool:
    """Whether a card shows one of the icons; any card does where none is named."""
    return not icons or any(foliage.shows(card, icon) for icon in icons)


def _named(foliage: Foliage, cards: Iterable[int]) -> tuple[Datum, ...]:
    names = foliage.tree.cards
    return tuple([str(names[card]) for card in cards])


def _cards(foliage: Foliage, cards: Iterable[int]) -> tuple[int, Evidence]:
    """Each card counts once."""
    found = tuple(cards)
    return len(found), (("cards", _named(foliage, found)),)


def _icons(foliage: Foliage, icon: Icon, cards: Iterable[int]) -> tuple[int, Evidence]:
    """Each appearance of the icon on these cards counts."""
    at = ICONS.index(icon)
    counts = foliage.counts
    found = [card for card in cards if counts[card][at]]
    evidence: Evidence = (("icon", str(icon)), ("cards", _named(foliage, found)))
    return sum([counts[card][at] for card in found]), evidence


def _spirits(foliage: Foliage, cards: Container[int]) -> tuple[int, Evidence]:
    """Each spirit on these cards counts."""
    found = [cover for cover in foliage.covers if cover.card in cards]
    spirits: tuple[Datum, ...] = tuple(str(cover.kind) for cover in found)
    return len(found), (("spirits", spirits), ("cards", _named(foliage, (cover.card for cover in found))))


def _touches_spirit(foliage: Foliage, card: int) -> bool:
    under = {cover.card for cover in foliage.covers}
    return not under.isdisjoint(foliage.tree.touching(card))


def _best(
    choices: Sequence[T], times: Callable[[T], int], met: Callable[[T], tuple[int, Evidence]]
) -> tuple[int, Evidence]:
    """The choice for which the condition is met most often, the first of equals. `times` orders them as how often does;
    of the best alone it is told how it is met."""
    return met(max(choices, key=times)) if choices else (0, ())


def _chosen_on_ends(foliage: Foliage) -> tuple[int, Evidence]:
    ends, counts = foliage.tree.ends(), foliage.counts
    numbers = [sum(column) for column in zip(*[counts[end] for end in ends], strict=True)] or [0] * len(ICONS)
    return _best(ICONS, lambda icon: numbers[ICONS.index(icon)], lambda icon: _icons(foliage, icon, ends))


def _touching(foliage: Foliage, icon: Icon) -> tuple[int, Evidence]:
    """The card with most neighbours that show the icon, the first of equals; each joint is looked at once."""
    tree, at = foliage.tree, ICONS.index(icon)
    shows = [counts[at] > 0 for counts in foliage.counts]
    near = [0] * len(tree)
    for card in _branches(foliage):
        below = tree.parents[card]
        near[below] += shows[card]
        near[card] += shows[below]
    chosen = near.index(max(near))
    count, evidence = _cards(foliage, (card for card in tree.touching(chosen) if shows[card]))
    return count, (("chosen", str(tree.cards[chosen])), ("icon", str(icon)), *evidence)


def _smaller_of(foliage: Foliage, first: Icon, second: Icon) -> tuple[int, Evidence]:
    numbers = foliage.number(first), foliage.number(second)
    return min(numbers), ((str(first), numbers[0]), (str(second), numbers[1]))


def _longest_run(foliage: Foliage, card: int) -> tuple[int, Evidence]:
    """The longest run that starts at this card, counted as a placement counts but from a single card on."""
    best = max(runs(foliage, foliage.counts[card], foliage.tree.parents[card]), key=lambda run: run.length)
    return best.length, (("icon", str(best.icon)), ("cards", _named(foliage, (card, *best.cards))))


def _second_line(foliage: Foliage) -> tuple[int, Evidence]:
    """Lines are told apart by their end cards; of equally long ones the first laid is the longer."""
    tree = foliage.tree
    lines = sorted((tree.line(end)[:-1] for end in tree.ends()), key=len, reverse=True)
    return _cards(foliage, lines[1] if len(lines) > 1 else ())


def _crossing(foliage: Foliage, card: int) -> tuple[int, Evidence]:
    count, evidence = _cards(foliage, foliage.tree.touching(card))
    return count, (("chosen", str(foliage.tree.cards[card])), *evidence)


def _smaller_side(foliage: Foliage) -> tuple[int, Evidence]:
    """Cards lie on the side of the trunk's middle on which their own middle lies."""
    middles = {card: foliage.tree.pose(card).x for card in _branches(foliage)}
    left = [card for card, x in middles.items() if x < 0]
    right = [card for card, x in middles.items() if x > 0]
    return _cards(foliage, left if len(left) <= len(right) else right)
