"""Cards in the kernel's flat buffers, and the canonical places that a lone card offers (see `geometry.kernel`).

Whether an end lies on bark and off icons depends on the parent card alone, not on the tree: it is tabulated once.
"""

from array import array
from typing import Final, NamedTuple

from understory.games.kodama.pack.cards import Branch, Card
from understory.geometry import FULL_TURN, WAVES, kernel, outline

TURN_STEP: Final = 100
"""Canonical placements are turned against their parent by multiples of ten degrees."""


class Join(NamedTuple):
    """All that a card's own legality depends on: its connecting end and its half sizes. Cards share few of these."""

    x: int
    y: int
    half_width: int
    half_height: int


class Ground(NamedTuple):
    """A card as something to lay cards on; `points` are the canonical ones for a connecting end."""

    bark: "array[int]"
    icons: "array[int]"
    half_width: int
    half_height: int
    points: "array[int]"


def join_of(card: Branch) -> Join:
    """How a branch card connects."""
    return Join(*card.connect, card.shape.width // 2, card.shape.height // 2)


def ground_of(card: Card) -> Ground:
    """A card to lay others on."""
    shape = card.shape
    bark = array("q", (number for line in shape.lines for stretch in line for number in stretch))
    icons = array("q", (number for spot in shape.icons for number in (spot.x, spot.y, shape.icon_radius)))
    points = array("q", (number for point in outline(shape.lines) for number in point))
    return Ground(bark, icons, shape.width // 2, shape.height // 2, points)


def places_on(ground: Ground, join: Join) -> "array[int]":
    """The canonical places (u, v, turn) that a lone card offers to a join: on bark, off icons."""
    room = array("h", bytes(len(ground.points) * FULL_TURN // TURN_STEP * 3))
    size = (ground.half_width, ground.half_height)
    count = kernel().tabulate(WAVES, ground.bark, ground.icons, *size, *join, ground.points, TURN_STEP, room)
    return room[: 3 * count]
