"""Where the Kodamas live that have moved into a tree: for drawings and boards; nothing in the rules depends on it.

A Kodama sits at the edge of the card that was laid last when it came, or of one below it: where it hides no icon, and
nobody sits already. Cards that are laid later do not move it, unless an icon of theirs would lie under it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, hypot, radians, sin
from typing import Final, TypeAlias

from understory.core import Ledger, Seat
from understory.games.kodama.pack.cards import CardId, Shape
from understory.games.kodama.pack.spirits import KodamaId
from understory.games.kodama.rules.growth import RUN
from understory.games.kodama.rules.tree import Pose, Tree

BODY: Final = 880
"""Half as wide as a Kodama sits, in 0.01 mm."""


@dataclass(frozen=True, slots=True)
class Home:
    """Where a Kodama sits: its middle, in the tree's own lengths, y up."""

    kodama: KodamaId
    x: int
    y: int


Arrivals: TypeAlias = tuple[tuple[KodamaId, int], ...]
"""Kodamas in the order in which they came, each with how many cards had been laid then."""


def homes(
    tree: Tree, shapes: Mapping[CardId, Shape], ledger: Ledger, seat: Seat, scored: Sequence[KodamaId]
) -> list[Home]:
    """The homes of all Kodamas that a seat has scored, in the order in which they came."""
    return list(settled(shapes, tree, arrivals(ledger, seat, scored)))


def arrivals(ledger: Ledger, seat: Seat, scored: Sequence[KodamaId]) -> Arrivals:
    """When the Kodamas came that a seat has scored."""
    laid = 0
    came: dict[KodamaId, int] = {}
    for entry in ledger if scored else ():
        if entry.seat == seat and entry.source == RUN:
            laid += 1
        elif entry.seat == seat and entry.source in scored:
            came.setdefault(KodamaId(entry.source), laid)
    return tuple((kodama, came.get(kodama, laid)) for kodama in scored)


def settled(shapes: Mapping[CardId, Shape], tree: Tree, came: Arrivals) -> tuple[Home, ...]:
    """The homes of Kodamas in a tree."""
    found: list[Home] = []
    cards = tree.cards if came else ()
    icons = [_at(tree.pose(at), spot.x, spot.y) for at, card in enumerate(cards) for spot in shapes[card].icons]
    reach = max((shapes[card].icon_radius for card in cards), default=0) + BODY
    for kodama, laid in came:
        card = min(laid, len(tree) - 1)
        taken = [(home.x, home.y) for home in found]
        x, y = next(
            (x, y)
            for x, y in _seats(tree, card)
            if all(hypot(x - a, y - b) >= reach for a, b in icons)
            and all(hypot(x - a, y - b) >= 2 * BODY for a, b in taken)
        )
        found.append(Home(kodama, round(x), round(y)))
    return tuple(found)


def _seats(tree: Tree, card: int) -> Iterator[tuple[float, float]]:
    """Where one could sit: at the edge of a card, the highest first, then of those below it, then beside the trunk."""
    for below in tree.line(card):
        pose = tree.pose(below)
        w, h = pose.half_width - BODY * 0.7, pose.half_height - BODY * 0.7
        edge = [(u * w, v * h) for u in (-1, -0.5, 0, 0.5, 1) for v in (-1, -0.5, 0, 0.5, 1) if 1 in {abs(u), abs(v)}]
        found = [_at(pose, u, v) for u, v in edge]
        yield from sorted(found, key=_lowest_last)
    step = tree.pose(0).half_width + BODY
    while True:
        yield from ((step, BODY), (-step, BODY))
        step += BODY


def _lowest_last(seat: tuple[float, float]) -> tuple[float, float]:
    return -seat[1], seat[0]


def _at(pose: Pose, u: float, v: float) -> tuple[float, float]:
    """A point of a card, where it lies."""
    angle = radians(pose.angle / 10)
    return pose.x + u * cos(angle) - v * sin(angle), pose.y + u * sin(angle) + v * cos(angle)
