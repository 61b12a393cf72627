"""Places probed rather than listed: random ones that stand free, and how open a tree is. Entry points of the kernel,
over its buffers and under its rules (see `kernel`).

`spans` holds here, for every join and every card there is, where the places of the join on the card start in `places`
and how many there are; `grounds` says which card each one of a tree is.
"""

from collections.abc import MutableSequence, Sequence

from understory.geometry.kernel import CLEAR, JOIN, PLACE, POSE, blocker, in_the_way, posed, stands_free


def draw(
    waves: Sequence[int], poses: Sequence[int], places: Sequence[int], spans: Sequence[int], grounds: Sequence[int],
    joins: Sequence[int], offer: Sequence[int], others: int, randoms: Sequence[int], out: MutableSequence[int],
) -> bool:  # fmt: skip
    """Write (index in the offer, parent, u, v, turn) of the first place that stands free, of those that the random
    numbers point to; false if none does. Beside the places there are so many others, each as likely as a place:
    index -1 stands for any of them.

    `offer` names joins. `randoms` are words of 32 bits, which doubles hold.
    """
    width = len(spans) // (len(joins) // JOIN)
    total = 0
    for o in range(len(offer)):
        for p in range(len(grounds)):
            total += spans[offer[o] * width + 2 * grounds[p] + 1]
    if total == 0:
        return False
    for i in range(len(randoms)):
        rest = randoms[i] % (total + others)
        if rest >= total:
            out[0] = -1
            return True
        o = 0
        p = 0
        s = offer[0] * width + 2 * grounds[0]
        while rest >= spans[s + 1]:
            rest -= spans[s + 1]
            p += 1
            if p == len(grounds):
                p = 0
                o += 1
            s = offer[o] * width + 2 * grounds[p]
        at = (spans[s] + rest) * PLACE
        u = places[at]
        v = places[at + 1]
        turn = places[at + 2]
        k = offer[o] * JOIN
        w = joins[k + 2]
        if stands_free(waves, poses, p, joins[k], joins[k + 1], w, joins[k + 3], u, v, turn, 0):
            out[0] = o
            out[1] = p
            out[2] = u
            out[3] = v
            out[4] = turn
            return True
    return False


def draw_on(
    waves: Sequence[int], poses: Sequence[int], places: Sequence[int], first: int, count: int,
    parent: int, jx: int, jy: int, w: int, h: int, randoms: Sequence[int], tries: int, out: MutableSequence[int],
) -> int:  # fmt: skip
    """Write (u, v, turn) of the first place that stands free on a parent, of those that so many random numbers point
    to, and the same for each as many numbers more; return how many were found."""
    found = 0
    if count == 0:
        return found
    for start in range(0, len(randoms), tries):
        for i in range(start, start + tries):
            at = (first + randoms[i] % count) * PLACE
            u = places[at]
            v = places[at + 1]
            turn = places[at + 2]
            if stands_free(waves, poses, parent, jx, jy, w, h, u, v, turn, 0):
                out[found * PLACE] = u
                out[found * PLACE + 1] = v
                out[found * PLACE + 2] = turn
                found += 1
                break
    return found


def openness(
    waves: Sequence[int], poses: Sequence[int], laid: Sequence[int], ways: int, places: Sequence[int],
    spans: Sequence[int], grounds: Sequence[int], joins: Sequence[int], worth: Sequence[int], step: int,
    out: MutableSequence[int],
) -> None:  # fmt: skip
    """Write what a tree is open to with one more card, for each of so many ways it may be `laid`: for every card and
    join a part of the card's worth, half of it where one place on the card stands free, two thirds where two do.
    One of each `step` places is looked at. `grounds` and `worth` end with those of the new card; `out` has room for
    two numbers a pose. The places that the tree itself blocks are found once for all poses."""
    kinds = len(joins) // JOIN
    width = len(spans) // kinds
    cards = len(poses) // POSE
    for way in range(ways):
        out[way] = 0
    for p in range(cards + 1):
        blocked = -1
        for j in range(kinds):
            s = j * width + 2 * grounds[p]
            jx = joins[j * JOIN]
            jy = joins[j * JOIN + 1]
            w = joins[j * JOIN + 2]
            h = joins[j * JOIN + 3]
            for way in range(ways):
                out[ways + way] = 0
            for place in range(spans[s], spans[s] + spans[s + 1], step):
                u = places[place * PLACE]
                v = places[place * PLACE + 1]
                turn = places[place * PLACE + 2]
                if p < cards:
                    x, y, angle = posed(waves, poses, p, u, v, turn, jx, jy)
                    blocked = blocker(waves, poses, p, x, y, w, h, angle, 0, blocked)
                    if blocked < 0:
                        for way in range(ways):
                            if not in_the_way(waves, laid, way, x, y, w, h, angle, CLEAR):
                                out[ways + way] += 1
                else:
                    for way in range(ways):
                        x, y, angle = posed(waves, laid, way, u, v, turn, jx, jy)
                        if blocker(waves, poses, -1, x, y, w, h, angle, 0, -1) < 0:
                            out[ways + way] += 1
            for way in range(ways):
                out[way] += worth[p] * out[ways + way] // (out[ways + way] + 1)
