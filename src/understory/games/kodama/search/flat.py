"""The quick way to place a card over flat buffers: the move that `Placements.quick` makes under the same luck.

Written in the subset and over the buffers of `geometry.kernel`, so that numba compiles it and the page has it
translated. What it repeats of the rules (icons under a decree, runs, the limit) is checked against them move for move.
More buffers:
    printed   for each card there is: how many of each icon
    rows      for each card of a tree, and for one more: a row, see `tallies`
    wanted    for each condition of a hand: what it counts, see `tallies`
    offer     for each card on offer: which card there is, and its join
    hopes     the weight of Kodamas, then what each condition gains with every card
    later     how many cards more the tree will have each time that a Kodama is scored

Luck is a number from 1 to `MODULUS` - 1; `stirred` makes the next of it, `shaken` the first of another line: places are
sought along lines of their own, or the next line would go over the same places.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from understory.games.kodama.rules.placement import PROBED, TRIES
from understory.games.kodama.search.tallies import BEARS, CONDITION, DEPTH, ICONS, POINTS, ROW, RUN, laid_on, met, shown
from understory.geometry.kernel import JOIN, PLACE, POSE, posed, stands_free
from understory.geometry.probing import openness

MODULUS: Final = 2147483647
FACTOR: Final = 48271
OTHER_FACTOR: Final = 16807
"""Lehmer's generators: products stay below 2**47."""

WEIGHED: Final = 5
"""The quick way looks at what Kodamas think of so many pairs of card and parent, the best by points,"""
TRIED: Final = 4
"""and for a pose of so many at most."""
TURNED: Final = 16
"""In Kodama it takes the roomiest of so many poses."""
WISHED: Final = 0.6
"""How much of what the hand's Kodamas promise counts for the quick way."""
BUILDING: Final = 0.3
"""What an icon of a run that can still be carried on is worth."""
FANCY: Final = 1.0
"""How far the quick way may stray from what scores best, in points."""
PAIR: Final = 2

# What a decree gives points for when a card is laid: kind, number and points (see `swift`).
NO_BONUS: Final = 0
PER_ICON: Final = 1
TO_TRUNK: Final = 2
FAR_OUT: Final = 3
BESIDE: Final = 4
FOR_NOTHING: Final = 5
OF_KINDS: Final = 6

NEVER: Final = -1e9


def stirred(luck: int) -> int:
    """The next luck."""
    return luck * FACTOR % MODULUS


def shaken(luck: int) -> int:
    """The next luck of a line of its own."""
    return luck * OTHER_FACTOR % MODULUS


def bonus(
    printed: Sequence[int], rows: Sequence[int], card: int, parent: int, scored: int, source: int, target: int,
    extra: Sequence[int],
) -> int:  # fmt: skip
    """The decree's points for a card laid on a parent where it scored so much: `decrees.placement_bonus`."""
    kind = extra[0]
    if kind == NO_BONUS:
        return 0
    times = 0
    if kind == PER_ICON:
        times = shown(printed, card, extra[1], source, target)
    elif kind == TO_TRUNK:
        times = 1 if parent == 0 else 0
    elif kind == FAR_OUT:
        times = 1 if rows[parent * ROW + DEPTH] + 1 >= extra[1] else 0
    elif kind == BESIDE:
        times = 1 if rows[parent * ROW + BEARS] > 0 else 0
    elif kind == FOR_NOTHING:
        times = 1 if scored == 0 else 0
    else:
        for icon in range(ICONS):
            if shown(printed, card, icon, source, target) > 0:
                times += 1
        times = 1 if times >= extra[1] else 0
    return times * extra[2]


def ranked(
    printed: Sequence[int], rows: Sequence[int], cards: int, offer: Sequence[int], source: int, target: int, most: int,
    extra: Sequence[int], luck: int, pairs: MutableSequence[int], worth: MutableSequence[float],
) -> int:  # fmt: skip
    """Write the pairs (index in the offer, parent) that keep within the limit and promise most, the best first, by
    points, runs to build on and a fancy; return the luck that is left. Where there are fewer, the rest is `NEVER`."""
    for rank in range(WEIGHED):
        worth[rank] = NEVER
    for o in range(len(offer) // PAIR):
        for parent in range(cards):
            scored = 0
            building = 0
            for icon in range(ICONS):
                own = shown(printed, offer[o * PAIR], icon, source, target)
                below = rows[parent * ROW + RUN + icon]
                if own > 0 and below > 0:
                    scored += own + below
                    building += min(own + below, most - 2)
                elif own > 0:
                    building += own
            if scored <= most:
                luck = stirred(luck)
                added = bonus(printed, rows, offer[o * PAIR], parent, scored, source, target, extra)
                value = scored + added + BUILDING * building + FANCY * (luck / MODULUS)
                rank = WEIGHED
                while rank > 0 and value > worth[rank - 1]:
                    rank -= 1
                if rank < WEIGHED:
                    for up in range(WEIGHED - 1 - rank):
                        later = WEIGHED - 1 - up
                        worth[later] = worth[later - 1]
                        pairs[later * PAIR] = pairs[(later - 1) * PAIR]
                        pairs[later * PAIR + 1] = pairs[(later - 1) * PAIR + 1]
                    worth[rank] = value
                    pairs[rank * PAIR] = o
                    pairs[rank * PAIR + 1] = parent
    return luck


def expected(
    points: Sequence[int], hopes: Sequence[float], later: Sequence[int], best: MutableSequence[float]
) -> float:
    """What can be expected of a hand: `timing.expected`. `best` has room for a number more than there are times."""
    best[0] = 0.0
    for time in range(1, len(later) + 1):
        best[time] = NEVER
    for i in range(len(hopes) - 1):
        for back in range(len(later)):
            time = len(later) - back
            best[time] = max(best[time], best[time - 1] + points[i] + hopes[1 + i] * later[time - 1])
    highest = best[0]
    for time in range(1, len(later) + 1):
        highest = max(highest, best[time])
    return highest


def scores_on_average(
    printed: Sequence[int], branches: Sequence[int], rows: Sequence[int], card: int, most: int
) -> int:
    """What a branch card, as printed, scores on average on a card of the tree, in hundredths of a point."""
    total = 0
    for i in range(len(branches)):
        scored = 0
        for icon in range(ICONS):
            own = printed[branches[i] * ICONS + icon]
            below = rows[card * ROW + RUN + icon]
            if own > 0 and below > 0:
                scored += own + below
        if scored <= most:
            total += scored
    return 100 * total // len(branches)


def weighed(
    poses: Sequence[int], printed: Sequence[int], rows: MutableSequence[int], cards: int, offer: Sequence[int],
    source: int, target: int, wanted: Sequence[int], hopes: Sequence[float], later: Sequence[int],
    pairs: Sequence[int], worth: MutableSequence[float], points: MutableSequence[int], best: MutableSequence[float],
) -> None:  # fmt: skip
    """Add what the hand's Kodamas promise with one more card to the worth of each pair."""
    for rank in range(WEIGHED):
        if worth[rank] > NEVER:
            below = pairs[rank * PAIR + 1]
            laid_on(rows, cards, below, poses[0], printed, offer[pairs[rank * PAIR] * PAIR], source, target)
            for i in range(len(wanted) // CONDITION):
                points[i] = met(rows, cards + 1, wanted, i * CONDITION) * wanted[i * CONDITION + POINTS]
            rows[below * ROW + BEARS] -= 1
            worth[rank] += WISHED * hopes[0] * expected(points, hopes, later, best)


def free_place(
    waves: Sequence[int], poses: Sequence[int], places: Sequence[int], first: int, count: int, parent: int,
    joins: Sequence[int], join: int, luck: int,
) -> int:  # fmt: skip
    """One of the places on a parent that stands free; -1 where none was found in so many tries."""
    k = join * JOIN
    for _ in range(TRIES if count > 0 else 0):
        luck = shaken(luck)
        at = (first + luck % count) * PLACE
        if stands_free(
            waves, poses, parent, joins[k], joins[k + 1], joins[k + 2], joins[k + 3],
            places[at], places[at + 1], places[at + 2], 0,
        ):  # fmt: skip
            return at // PLACE
    return -1


def roomiest(
    waves: Sequence[int], poses: Sequence[int], places: Sequence[int], spans: Sequence[int], joins: Sequence[int],
    grounds: Sequence[int], value: Sequence[int], join: int, parent: int, turned: int, luck: int,
    laid: MutableSequence[int], room: MutableSequence[int], lies: MutableSequence[int],
) -> tuple[int, int]:  # fmt: skip
    """The roomiest of so many random places on a parent, or -1, and the luck that is left. `grounds` and `value` end
    with those of the new card; `laid`, `room` and `lies` have room for so many poses."""
    k = join * JOIN
    span = len(spans) // (len(joins) // JOIN) * join + 2 * grounds[parent]
    found = 0
    for way in range(turned):
        if way == 0 or found > 0:
            luck = stirred(luck)
            place = free_place(waves, poses, places, spans[span], spans[span + 1], parent, joins, join, luck)
            if place >= 0:
                at = place * PLACE
                x, y, angle = posed(
                    waves, poses, parent, places[at], places[at + 1], places[at + 2], joins[k], joins[k + 1]
                )
                lies[found] = place
                laid[found * POSE] = x
                laid[found * POSE + 1] = y
                laid[found * POSE + 2] = angle
                laid[found * POSE + 3] = joins[k + 2]
                laid[found * POSE + 4] = joins[k + 3]
                found += 1
    if found == 0:
        return -1, luck
    best = 0
    if found > 1:
        openness(waves, poses, laid, found, places, spans, grounds, joins, value, PROBED, room)
        for way in range(1, found):
            if room[way] > room[best]:
                best = way
    return lies[best], luck


def quick_growth(
    waves: Sequence[int], poses: Sequence[int], places: Sequence[int], spans: Sequence[int], joins: Sequence[int],
    printed: Sequence[int], branches: Sequence[int], grounds: MutableSequence[int], parents: Sequence[int],
    counts: Sequence[int], offer: Sequence[int], source: int, target: int, most: int, extra: Sequence[int],
    wanted: Sequence[int], hopes: Sequence[float], later: Sequence[int], turned: int, luck: int,
    rows: MutableSequence[int], pairs: MutableSequence[int], points: MutableSequence[int],
    worth: MutableSequence[float], best: MutableSequence[float], laid: MutableSequence[int],
    value: MutableSequence[int], room: MutableSequence[int], out: MutableSequence[int],
) -> bool:  # fmt: skip
    """Write (index in the offer, parent, u, v, turn) of a card in the roomiest of a few poses on the parent where it is
    worth most; false where the best pairs have no place. `counts` are the icons of the tree, spirits among them;
    `grounds`, `rows` and `value` have room for one card more."""
    cards = len(parents)
    for card in range(cards):
        laid_on(rows, card, parents[card], poses[card * POSE], counts, card, source, target)
        value[card] = scores_on_average(printed, branches, rows, card, most) if turned > 1 else 0
    luck = ranked(printed, rows, cards, offer, source, target, most, extra, luck, pairs, worth)
    weighed(poses, printed, rows, cards, offer, source, target, wanted, hopes, later, pairs, worth, points, best)
    for _ in range(TRIED):
        rank = 0
        for other in range(1, WEIGHED):
            if worth[other] > worth[rank]:
                rank = other
        if worth[rank] <= NEVER:
            return False
        worth[rank] = NEVER
        index = pairs[rank * PAIR]
        parent = pairs[rank * PAIR + 1]
        grounds[cards] = offer[index * PAIR]
        laid_on(rows, cards, parent, poses[0], printed, grounds[cards], source, target)
        rows[parent * ROW + BEARS] -= 1
        value[cards] = scores_on_average(printed, branches, rows, cards, most) if turned > 1 else 0
        place, luck = roomiest(
            waves, poses, places, spans, joins, grounds, value, offer[index * PAIR + 1], parent, turned, luck,
            laid, room, points,
        )  # fmt: skip
        if place >= 0:
            out[0] = index
            out[1] = parent
            out[2] = places[place * PLACE]
            out[3] = places[place * PLACE + 1]
            out[4] = places[place * PLACE + 2]
            return True
    return False
