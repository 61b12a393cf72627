"""A growing tree as a value: which cards, which of them each was laid on, and where they lie on the table.

Card 0 is the trunk; every other card lies on an earlier one. World frame: 0.01 mm, the table edge is y = 0, the trunk
stands on it at x = 0; angles in 0.1 degree. A tree knows cards by id; what is printed on them is the pack's.
"""

import struct
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from understory.games.kodama.pack.cards import Branch, CardId, Trunk
from understory.geometry import WAVES
from understory.geometry.kernel import POSE, posed

_RECORD: Final = struct.Struct(f"<{POSE}q")
"""The same bytes on every machine: they are part of views and digests."""
_WAVES: Final = tuple(WAVES)
"""Where Python itself looks an angle up: a tuple is read faster than an array."""
_AS_STORED: Final = sys.byteorder == "little"


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card lies: its centre, its angle, and its half sizes."""

    x: int
    y: int
    angle: int
    half_width: int
    half_height: int


def line(parents: Sequence[int], card: int) -> tuple[int, ...]:
    """The cards from this one down to the trunk, both included (kodama.score.line)."""
    found = [card]
    while card:
        card = parents[card]
        found.append(card)
    return tuple(found)


def bears(parents: Sequence[int], card: int) -> bool:
    """Whether anything was laid on a card."""
    for i in range(1, len(parents)):  # noqa: SIM110  the page's translation has loops, not generators
        if parents[i] == card:
            return True
    return False


def unpacked(poses: bytes) -> "memoryview[int]":
    """Poses as the kernel reads them, in the machine's own order of bytes."""
    return memoryview(poses if _AS_STORED else _swapped(poses)).cast("q")


def _swapped(poses: bytes) -> bytes:
    turned = array("q", poses)
    turned.byteswap()
    return turned.tobytes()


class Tree:
    """A trunk and what grew on it. Never changes: `grown` gives a new tree."""

    __slots__ = ("cards", "parents", "poses")

    def __init__(self, cards: tuple[CardId, ...], parents: bytes, poses: bytes) -> None:
        self.cards: Final = cards
        self.parents: Final = parents
        self.poses: Final = poses

    @classmethod
    def of(cls, trunk: Trunk) -> "Tree":
        """A bare trunk, flush with the table edge."""
        w, h = trunk.shape.width // 2, trunk.shape.height // 2
        return cls((trunk.id,), b"\0", _RECORD.pack(0, h, 0, w, h))

    @staticmethod
    def lying(x: int) -> bytes:
        """The pose of a card of which nothing is known but on which side of the trunk it lies."""
        return _RECORD.pack(x, 0, 0, 0, 0)

    def grown(self, card: Branch, parent: int, u: int, v: int, turn: int) -> "Tree":
        """The tree with one more card: its connecting end at (u, v) of the parent, turned by `turn` against it.

        Nothing is checked here: whoever grows a tree has asked for the placement's faults.
        """
        pose = self.laid(card, parent, u, v, turn)
        return Tree((*self.cards, card.id), self.parents + bytes((parent,)), self.poses + pose)

    def laid(self, card: Branch, parent: int, u: int, v: int, turn: int) -> bytes:
        """The pose that a card would have there."""
        below, shape = _RECORD.unpack_from(self.poses, parent * _RECORD.size), card.shape
        x, y, angle = posed(_WAVES, below, 0, u, v, turn, *card.connect)
        return _RECORD.pack(x, y, angle, shape.width // 2, shape.height // 2)

    def before(self) -> "Tree":
        """The tree without its last card."""
        return Tree(self.cards[:-1], self.parents[:-1], self.poses[: -_RECORD.size])

    def last(self) -> bytes:
        """The pose of its last card."""
        return self.poses[-_RECORD.size :]

    def __len__(self) -> int:
        return len(self.cards)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tree):
            return NotImplemented
        return self.poses == other.poses and self.cards == other.cards and self.parents == other.parents

    def __hash__(self) -> int:
        return hash(self.poses)

    def __repr__(self) -> str:
        return f"Tree({' '.join(self.cards)})"

    def __reduce__(self) -> tuple[type["Tree"], tuple[tuple[CardId, ...], bytes, bytes]]:
        return Tree, (self.cards, self.parents, self.poses)

    def pose(self, card: int) -> Pose:
        """Where a card of the tree lies."""
        return Pose(*_RECORD.unpack_from(self.poses, card * _RECORD.size))

    def parent(self, card: int) -> int | None:
        """The card that a card was laid on; the trunk has none."""
        return self.parents[card] if card else None

    def line(self, card: int) -> tuple[int, ...]:
        """The cards from this one down to the trunk, both included (kodama.score.line)."""
        return line(self.parents, card)

    def depth(self, card: int) -> int:
        """How many cards down to the trunk: 0 for the trunk itself."""
        return len(self.line(card)) - 1

    def children(self, card: int) -> tuple[int, ...]:
        """The cards that were laid on this one."""
        return tuple([i for i, parent in enumerate(self.parents) if parent == card and i])

    def touching(self, card: int) -> tuple[int, ...]:
        """The cards that touch this one: what it was laid on, and what was laid on it (kodama.term.touch)."""
        return ((self.parents[card],) if card else ()) + self.children(card)

    def is_end(self, card: int) -> bool:
        """Whether this is a branch card on which nothing was laid (kodama.term.end-card)."""
        return card > 0 and card not in self.parents[1:]

    def ends(self) -> tuple[int, ...]:
        """All end cards."""
        bearing = set(self.parents[1:])
        return tuple([i for i in range(1, len(self.parents)) if i not in bearing])
