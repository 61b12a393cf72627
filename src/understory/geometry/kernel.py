"""The hot functions, over flat buffers of integers. One source: runs as it stands, compiled (see `compiled`), or in the
page, translated to TypeScript (`web/translate.py`).

Units: 0.01 mm and 0.1 degree. Buffers, all flat:
    waves   cosine, sine of every angle, times 2**14 (see `angles`)
    poses   for each card of a tree: x, y, angle, half width, half height; the first stands on the table edge y = 0
    bark    for each capsule: ax, ay, bx, by, radius
    icons   for each disc: x, y, radius
    places  for each place: u, v, turn (where the connecting end lies on the parent, the turn relative to it)
    spans   for each stretch of places: parent, first place, number of places, index of the join
    joins   for each kind of connecting end: its x, y on the card, the card's half width, half height

Keep every function here free of anything but integers, buffers and each other: numba and the page take them unchanged.
All products that decide stay below 2**53 for cards within the bounds that `lattice` names, so doubles hold them; the
square in `in_capsule` can exceed it far from the bark, where it is some thirty times what it is compared with.
"""

import math
from collections.abc import MutableSequence, Sequence

POSE = 5
CAPSULE = 5
DISC = 3
PLACE = 3
SPOT = 4
SPAN = 4
JOIN = 4

SHIFT = 14
HALF = 1 << (SHIFT - 1)

RIM = 200
"""A connecting end lies at least this far inside the parent's border."""

CLEAR = 5
"""A card keeps more than this clear of every card but its parent."""

FAR = 100
"""No clearance that is ever asked for is wider than this."""


def turned(x: int, y: int, cos: int, sin: int) -> tuple[int, int]:
    """The vector turned counterclockwise by the angle with this cosine and sine."""
    return (x * cos - y * sin + HALF) >> SHIFT, (x * sin + y * cos + HALF) >> SHIFT


def extent(w: int, h: int, cos: int, sin: int) -> int:
    """How far a box of these half sizes, turned so, reaches along the first axis."""
    return (w * abs(cos) + h * abs(sin) + HALF) >> SHIFT


def box_gap(
    ax: int, ay: int, aw: int, ah: int, acos: int, asin: int,
    bx: int, by: int, bw: int, bh: int, bcos: int, bsin: int,
    cos: int, sin: int,
) -> int:  # fmt: skip
    """The widest gap between two turned boxes along their four axes; `cos`, `sin` of the angle between them.

    Negative where they overlap.
    """
    dx = bx - ax
    dy = by - ay
    px, py = turned(dx, dy, acos, -asin)
    qx, qy = turned(dx, dy, bcos, -bsin)
    gap = max(abs(px) - aw - extent(bw, bh, cos, sin), abs(py) - ah - extent(bh, bw, cos, sin))
    return max(gap, abs(qx) - bw - extent(aw, ah, cos, sin), abs(qy) - bh - extent(ah, aw, cos, sin))


def disc_overlap(dx: int, dy: int, w: int, h: int, cos: int, sin: int, radius: int) -> int:
    """`radius` squared less the squared distance of a disc's centre, (dx, dy) from a turned box's, from the box.

    Above zero the box covers part of the disc; at zero it meets the rim.
    """
    x, y = turned(dx, dy, cos, -sin)
    outside_x = max(abs(x) - w, 0)
    outside_y = max(abs(y) - h, 0)
    return radius * radius - outside_x * outside_x - outside_y * outside_y


def in_capsule(bark: Sequence[int], at: int, x: int, y: int) -> bool:
    """Whether a point lies in the capsule that starts at `at`, its rim included."""
    ax = bark[at]
    ay = bark[at + 1]
    dx = bark[at + 2] - ax
    dy = bark[at + 3] - ay
    radius = bark[at + 4]
    px = x - ax
    py = y - ay
    along = px * dx + py * dy
    length = dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py <= radius * radius
    if along >= length:
        return (px - dx) * (px - dx) + (py - dy) * (py - dy) <= radius * radius
    across = px * dy - py * dx
    return across * across <= radius * radius * length


def on_bark(bark: Sequence[int], x: int, y: int) -> bool:
    """Whether a point of a card lies on its bark."""
    for i in range(len(bark) // CAPSULE):  # noqa: SIM110  numba compiles loops, not generators
        if in_capsule(bark, i * CAPSULE, x, y):
            return True
    return False


def off_bark(bark: Sequence[int], x: int, y: int) -> int:
    """How far a point lies from the bark, rounded up; 0 on it. This tells, it never decides."""
    if on_bark(bark, x, y):
        return 0
    nearest = 1 << 40
    for i in range(len(bark) // CAPSULE):
        at = i * CAPSULE
        dx = bark[at + 2] - bark[at]
        dy = bark[at + 3] - bark[at + 1]
        px = x - bark[at]
        py = y - bark[at + 1]
        length = dx * dx + dy * dy
        share = min(max(px * dx + py * dy, 0), length) / length
        away = math.sqrt((px - share * dx) * (px - share * dx) + (py - share * dy) * (py - share * dy))
        nearest = min(nearest, int(away) + 1 - bark[at + 4])
    return max(nearest, 1)


def on_inner_bark(bark: Sequence[int], pw: int, ph: int, u: int, v: int) -> bool:
    """Whether a point lies on bark and far enough inside the border of a card of half sizes pw, ph."""
    return abs(u) <= pw - RIM and abs(v) <= ph - RIM and on_bark(bark, u, v)


def off_icons(
    waves: Sequence[int], icons: Sequence[int], jx: int, jy: int, w: int, h: int, u: int, v: int, turn: int, spare: int
) -> bool:
    """Whether a card placed at (u, v, turn) keeps off every icon of the parent, by `spare` more than it must."""
    cos = waves[2 * turn]
    sin = waves[2 * turn + 1]
    ex, ey = turned(jx, jy, cos, sin)
    for i in range(len(icons) // DISC):
        k = i * DISC
        if disc_overlap(icons[k] - u + ex, icons[k + 1] - v + ey, w, h, cos, sin, icons[k + 2] + spare) > 0:
            return False
    return True


def posed(
    waves: Sequence[int], poses: Sequence[int], parent: int, u: int, v: int, turn: int, jx: int, jy: int
) -> tuple[int, int, int]:
    """The world pose (x, y, angle) of a card whose connecting end (jx, jy) lies at (u, v) on the parent."""
    p = parent * POSE
    a = poses[p + 2]
    b = a + turn
    if b >= 3600:
        b -= 3600
    ux, uy = turned(u, v, waves[2 * a], waves[2 * a + 1])
    ex, ey = turned(jx, jy, waves[2 * b], waves[2 * b + 1])
    return poses[p] + ux - ex, poses[p + 1] + uy - ey, b


def lowest(waves: Sequence[int], y: int, w: int, h: int, angle: int) -> int:
    """The height of a card's lowest corner above the table edge."""
    return y - extent(h, w, waves[2 * angle], waves[2 * angle + 1])


def gap_to(waves: Sequence[int], poses: Sequence[int], card: int, x: int, y: int, w: int, h: int, angle: int) -> int:
    """The gap (see `box_gap`) between a card of the tree and a box; far apart only a lower bound, above `FAR`."""
    k = card * POSE
    reach = poses[k + 3] + poses[k + 4] + w + h
    far = max(abs(x - poses[k]), abs(y - poses[k + 1]))
    if far > reach + FAR:
        return far - reach
    a = poses[k + 2]
    between = angle - a
    if between < 0:
        between += 3600
    return box_gap(
        poses[k], poses[k + 1], poses[k + 3], poses[k + 4], waves[2 * a], waves[2 * a + 1],
        x, y, w, h, waves[2 * angle], waves[2 * angle + 1],
        waves[2 * between], waves[2 * between + 1],
    )  # fmt: skip


def in_the_way(
    waves: Sequence[int], poses: Sequence[int], card: int, x: int, y: int, w: int, h: int, angle: int, room: int
) -> bool:
    """Whether the gap between a card of the tree and a box is at most `room`, which is `CLEAR` or more. Where their
    inner circles meet no angle is needed: rounding makes at most 2 of a gap that is none."""
    dx = x - poses[card * POSE]
    dy = y - poses[card * POSE + 1]
    inner = min(w, h) + min(poses[card * POSE + 3], poses[card * POSE + 4])
    if dx * dx + dy * dy <= inner * inner:
        return True
    return gap_to(waves, poses, card, x, y, w, h, angle) <= room


def blocker(
    waves: Sequence[int], poses: Sequence[int], besides: int, x: int, y: int, w: int, h: int, angle: int,
    spare: int, first: int,
) -> int:  # fmt: skip
    """What is in a box's way: a card of the tree besides one, their number for the table edge, -1 for nothing. `first`
    is looked at first: places are listed side by side, and what blocks one blocks the next."""
    cards = len(poses) // POSE
    known = first >= 0 and first < cards and first != besides
    if known and in_the_way(waves, poses, first, x, y, w, h, angle, CLEAR + spare):
        return first
    if lowest(waves, y, w, h, angle) < spare:
        return cards
    for i in range(cards):
        if i != besides and in_the_way(waves, poses, i, x, y, w, h, angle, CLEAR + spare):
            return i
    return -1


def stands_free(
    waves: Sequence[int], poses: Sequence[int], parent: int,
    jx: int, jy: int, w: int, h: int, u: int, v: int, turn: int, spare: int,
) -> bool:  # fmt: skip
    """Whether a placement stays above the table edge and off all cards but the parent, with `spare` to spare."""
    x, y, angle = posed(waves, poses, parent, u, v, turn, jx, jy)
    return blocker(waves, poses, parent, x, y, w, h, angle, spare, -1) < 0


def lies_under(waves: Sequence[int], poses: Sequence[int], parent: int, u: int, v: int) -> bool:
    """Whether a card besides the parent lies on a point of the parent. Nothing can connect there, however it is turned:
    a connecting end is a point of its own card, so that the two would overlap."""
    p = parent * POSE
    ux, uy = turned(u, v, waves[2 * poses[p + 2]], waves[2 * poses[p + 2] + 1])
    for i in range(len(poses) // POSE):
        k = i * POSE
        cos = waves[2 * poses[k + 2]]
        sin = waves[2 * poses[k + 2] + 1]
        x, y = turned(poses[p] + ux - poses[k], poses[p + 1] + uy - poses[k + 1], cos, -sin)
        if i != parent and abs(x) <= poses[k + 3] and abs(y) <= poses[k + 4]:
            return True
    return False


def judge(
    waves: Sequence[int], poses: Sequence[int], parent: int, bark: Sequence[int], icons: Sequence[int],
    jx: int, jy: int, w: int, h: int, u: int, v: int, turn: int, out: MutableSequence[int],
) -> None:  # fmt: skip
    """All there is to say about a placement, into `out`: how far the end is off bark, the lowest corner's height,
    the gap to every card of the tree, the overlap (see `disc_overlap`) with every icon of the parent."""
    x, y, angle = posed(waves, poses, parent, u, v, turn, jx, jy)
    out[0] = off_bark(bark, u, v)
    out[1] = lowest(waves, y, w, h, angle)
    at = 2
    for i in range(len(poses) // POSE):
        out[at] = gap_to(waves, poses, i, x, y, w, h, angle)
        at += 1
    cos = waves[2 * turn]
    sin = waves[2 * turn + 1]
    ex, ey = turned(jx, jy, cos, sin)
    for i in range(len(icons) // DISC):
        k = i * DISC
        out[at] = disc_overlap(icons[k] - u + ex, icons[k + 1] - v + ey, w, h, cos, sin, icons[k + 2])
        at += 1


def tabulate(
    waves: Sequence[int], bark: Sequence[int], icons: Sequence[int], pw: int, ph: int,
    jx: int, jy: int, w: int, h: int, points: Sequence[int], step: int, out: MutableSequence[int],
) -> int:  # fmt: skip
    """Write every place, of these points and turns by `step`, that is on bark and off icons; return how many.

    This needs no tree: it is the same wherever the parent lies. `out` has room for all.
    """
    count = 0
    for i in range(len(points) // 2):
        u = points[2 * i]
        v = points[2 * i + 1]
        if on_inner_bark(bark, pw, ph, u, v):
            for turn in range(0, 3600, step):
                if off_icons(waves, icons, jx, jy, w, h, u, v, turn, 0):
                    out[count * PLACE] = u
                    out[count * PLACE + 1] = v
                    out[count * PLACE + 2] = turn
                    count += 1
    return count


def enumerate_free(
    waves: Sequence[int], poses: Sequence[int], places: Sequence[int], spans: Sequence[int],
    joins: Sequence[int], out: MutableSequence[int],
) -> int:  # fmt: skip
    """Write (parent, u, v, turn) of every place in the spans that stands free; return how many. Places on one point
    follow each other, and where a card lies on the point none of them is free."""
    count = 0
    for i in range(len(spans) // SPAN):
        parent = spans[i * SPAN]
        first = spans[i * SPAN + 1]
        k = spans[i * SPAN + 3] * JOIN
        jx = joins[k]
        jy = joins[k + 1]
        w = joins[k + 2]
        h = joins[k + 3]
        covered = False
        blocked = -1
        for place in range(first, first + spans[i * SPAN + 2]):
            u = places[place * PLACE]
            v = places[place * PLACE + 1]
            turn = places[place * PLACE + 2]
            if place == first or u != places[place * PLACE - 3] or v != places[place * PLACE - 2]:
                covered = lies_under(waves, poses, parent, u, v)
            if covered:
                continue
            x, y, angle = posed(waves, poses, parent, u, v, turn, jx, jy)
            blocked = blocker(waves, poses, parent, x, y, w, h, angle, 0, blocked)
            if blocked < 0:
                out[count * SPOT] = parent
                out[count * SPOT + 1] = u
                out[count * SPOT + 2] = v
                out[count * SPOT + 3] = turn
                count += 1
    return count


def keep_clear(
    waves: Sequence[int], poses: Sequence[int], spots: Sequence[int],
    jx: int, jy: int, w: int, h: int, out: MutableSequence[int],
) -> int:  # fmt: skip
    """Write those of the spots (parent, u, v, turn) that keep clear of the tree's last card; return how many."""
    count = 0
    last = len(poses) // POSE - 1
    for i in range(len(spots) // SPOT):
        parent = spots[i * SPOT]
        u = spots[i * SPOT + 1]
        v = spots[i * SPOT + 2]
        turn = spots[i * SPOT + 3]
        x, y, angle = posed(waves, poses, parent, u, v, turn, jx, jy)
        if gap_to(waves, poses, last, x, y, w, h, angle) > CLEAR:
            out[count * SPOT] = parent
            out[count * SPOT + 1] = u
            out[count * SPOT + 2] = v
            out[count * SPOT + 3] = turn
            count += 1
    return count


def legal(
    waves: Sequence[int], poses: Sequence[int], parent: int, bark: Sequence[int], icons: Sequence[int],
    jx: int, jy: int, w: int, h: int, u: int, v: int, turn: int, spare: int,
) -> bool:  # fmt: skip
    """Whether a placement breaks no rule of geometry, keeping `spare` off icons, edge and cards beyond the law."""
    p = parent * POSE
    return (
        on_inner_bark(bark, poses[p + 3], poses[p + 4], u, v)
        and off_icons(waves, icons, jx, jy, w, h, u, v, turn, spare)
        and stands_free(waves, poses, parent, jx, jy, w, h, u, v, turn, spare)
    )
