"""How often conditions are met by a tree, over flat buffers and in the subset of `geometry.kernel`: play-outs ask for
it all the time. `points` writes conditions in these numbers; a law holds what comes out equal to `awards`.

A tree is a row of `ROW` numbers for each card: the card below, how many there are down to the trunk, how many lie on
it, its side (the x of its middle), a number to count with, how many it has of each icon, the run of each icon that ends
on it, and the same run as icons count under a decree. A condition is `CONDITION` numbers: what it measures, on which
cards, its points, a number, and for each icon whether it is one of those that count.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from understory.geometry.kernel import POSE

ICONS: Final = 6

BELOW: Final = 0
DEPTH: Final = 1
BEARS: Final = 2
SIDE: Final = 3
NEAR: Final = 4
COUNT: Final = 5
LASTING: Final = COUNT + ICONS
RUN: Final = LASTING + ICONS
ROW: Final = RUN + ICONS

MEASURE: Final = 0
WHERE: Final = 1
POINTS: Final = 2
NUMBER: Final = 3
COUNTS: Final = 4
CONDITION: Final = COUNTS + ICONS

# What a condition measures: first what goes by each icon's number on some cards,
ALL_ICONS: Final = 0
MOST_ICONS: Final = 1
FEWEST_ICONS: Final = 2
EVEN_ICONS: Final = 3
# then how many cards there are that show something or bear others,
CARDS_SHOWING: Final = 4
CARDS_OF_KINDS: Final = 5
CARDS_REPEATING: Final = 6
CARDS_BEARING: Final = 7
# then what is longest or most.
LONGEST_LINE: Final = 8
SECOND_LINE: Final = 9
LONGEST_RUN: Final = 10
MOST_BORNE: Final = 11
MOST_TOUCHING: Final = 12
SMALLER_SIDE: Final = 13
# What is not counted here.
NOTHING: Final = 14

# The cards that count: all, branch cards, end cards, those within two cards of the trunk, the others, those laid on it.
ANY: Final = 0
BRANCHES: Final = 1
ENDS: Final = 2
WITHIN_TWO: Final = 3
BEYOND_TWO: Final = 4
ON_TRUNK: Final = 5


def shown(printed: Sequence[int], card: int, icon: int, source: int, target: int) -> int:
    """How many of an icon a card shows where one icon counts as another (kodama.decree.convert); -1 where none does."""
    if icon == source:
        return 0
    own = printed[card * ICONS + icon]
    return own + printed[card * ICONS + source] if icon == target else own


def laid_on(
    rows: MutableSequence[int], at: int, below: int, side: int,
    printed: Sequence[int], card: int, source: int, target: int,
) -> None:  # fmt: skip
    """Write the row of a card of the tree, which lies on an earlier one; the first is the trunk."""
    row = at * ROW
    under = below * ROW
    rows[row + BELOW] = below
    rows[row + DEPTH] = rows[under + DEPTH] + 1 if at > 0 else 0
    rows[row + BEARS] = 0
    rows[row + SIDE] = side
    if at > 0:
        rows[under + BEARS] += 1
    for icon in range(ICONS):
        own = printed[card * ICONS + icon]
        now = shown(printed, card, icon, source, target)
        rows[row + COUNT + icon] = own
        if at > 0 and own > 0:
            own += rows[under + LASTING + icon]
        if at > 0 and now > 0:
            now += rows[under + RUN + icon]
        rows[row + LASTING + icon] = own
        rows[row + RUN + icon] = now


def counts_there(rows: Sequence[int], card: int, where: int) -> bool:
    """Whether a card is one of those that count."""
    row = card * ROW
    if where == ANY:
        return True
    if where == BRANCHES:
        return card > 0
    if where == ENDS:
        return card > 0 and rows[row + BEARS] == 0
    if where == WITHIN_TWO:
        return rows[row + DEPTH] <= 2
    if where == BEYOND_TWO:
        return rows[row + DEPTH] > 2
    return card > 0 and rows[row + BELOW] == 0


def icons_met(rows: Sequence[int], cards: int, wanted: Sequence[int], at: int) -> int:
    """What goes by each icon's number on the cards that count."""
    measure = wanted[at + MEASURE]
    total = 0
    most = 0
    fewest = 1 << 20
    even = 0
    for icon in range(ICONS):
        if wanted[at + COUNTS + icon] > 0:
            number = 0
            for card in range(cards):
                if counts_there(rows, card, wanted[at + WHERE]):
                    number += rows[card * ROW + COUNT + icon]
            total += number
            most = max(most, number)
            fewest = min(fewest, number)
            if number > 0 and number % 2 == 0:
                even += 1
    if measure == ALL_ICONS:
        return total
    if measure == MOST_ICONS:
        return most
    return fewest if measure == FEWEST_ICONS else even


def cards_met(rows: Sequence[int], cards: int, wanted: Sequence[int], at: int) -> int:
    """How many of the cards that count show what is wanted, or bear as many others."""
    measure = wanted[at + MEASURE]
    number = wanted[at + NUMBER]
    found = 0
    for card in range(cards):
        if counts_there(rows, card, wanted[at + WHERE]):
            row = card * ROW
            kinds = 0
            repeated = 0
            shows = 0
            for icon in range(ICONS):
                own = rows[row + COUNT + icon]
                if own > 0:
                    kinds += 1
                    shows += wanted[at + COUNTS + icon]
                repeated = max(repeated, own)
            if measure == CARDS_SHOWING:
                found += 1 if number == 0 or shows > 0 else 0
            elif measure == CARDS_OF_KINDS:
                found += 1 if kinds >= number else 0
            elif measure == CARDS_REPEATING:
                found += 1 if repeated >= number else 0
            else:
                found += 1 if rows[row + BEARS] >= number else 0
    return found


def lines_met(rows: Sequence[int], cards: int, measure: int) -> int:
    """How long the longest line is, or the second longest: lines are told apart by their ends."""
    longest = 0
    second = 0
    for card in range(cards):
        depth = rows[card * ROW + DEPTH]
        if counts_there(rows, card, ENDS):
            if depth > longest:
                second = longest
                longest = depth
            elif depth > second:
                second = depth
    return longest if measure == LONGEST_LINE else second


def touching_met(rows: MutableSequence[int], cards: int, wanted: Sequence[int], at: int) -> int:
    """The most cards showing an icon that touch one card."""
    most = 0
    for icon in range(ICONS):
        if wanted[at + COUNTS + icon] > 0:
            for card in range(cards):
                rows[card * ROW + NEAR] = 0
            for card in range(1, cards):
                below = rows[card * ROW + BELOW]
                if rows[card * ROW + COUNT + icon] > 0:
                    rows[below * ROW + NEAR] += 1
                if rows[below * ROW + COUNT + icon] > 0:
                    rows[card * ROW + NEAR] += 1
            for card in range(cards):
                most = max(most, rows[card * ROW + NEAR])
    return most


def sides_met(rows: Sequence[int], cards: int) -> int:
    """How many branch cards lie on the side of the trunk that has fewer."""
    left = 0
    right = 0
    for card in range(1, cards):
        if rows[card * ROW + SIDE] < 0:
            left += 1
        elif rows[card * ROW + SIDE] > 0:
            right += 1
    return min(left, right)


def met(rows: MutableSequence[int], cards: int, wanted: Sequence[int], at: int) -> int:
    """How often a condition is met by a tree of so many cards."""
    measure = wanted[at + MEASURE]
    if measure <= EVEN_ICONS:
        return icons_met(rows, cards, wanted, at)
    if measure <= CARDS_BEARING:
        return cards_met(rows, cards, wanted, at)
    if measure <= SECOND_LINE:
        return lines_met(rows, cards, measure)
    if measure == MOST_TOUCHING:
        return touching_met(rows, cards, wanted, at)
    if measure == SMALLER_SIDE:
        return sides_met(rows, cards)
    if measure == NOTHING:
        return 0
    most = 0
    for card in range(1, cards):
        if measure == LONGEST_RUN:
            for icon in range(ICONS):
                most = max(most, rows[card * ROW + LASTING + icon])
        else:
            most = max(most, rows[card * ROW + BEARS] + 1)
    return most


def tally(
    poses: Sequence[int], parents: Sequence[int], counts: Sequence[int], wanted: Sequence[int],
    rows: MutableSequence[int], out: MutableSequence[int],
) -> None:  # fmt: skip
    """Write the points that each condition gives for a tree with these icons, card by card."""
    cards = len(parents)
    for card in range(cards):
        laid_on(rows, card, parents[card], poses[card * POSE], counts, card, -1, -1)
    for i in range(len(wanted) // CONDITION):
        at = i * CONDITION
        out[i] = met(rows, cards, wanted, at) * wanted[at + POINTS]
