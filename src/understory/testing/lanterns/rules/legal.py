"""Where a lantern may hang."""

from collections.abc import Iterator
from random import Random

from understory.core import Reason
from understory.testing.lanterns.rules.moves import HIGHEST, ROOM, Hang, Lantern


class Hangings:
    """The open set of places for a lantern: any height with room; listed are the multiples of ten."""

    __slots__ = ("hand", "heights")

    closed = False
    public = True

    def __init__(self, hand: tuple[Lantern, ...], heights: tuple[int, ...]) -> None:
        self.hand = hand
        self.heights = heights

    def faults(self, move: Hang) -> Iterator[Reason]:
        """Every rule the move would break."""
        if move.lantern not in self.hand:
            yield Reason.of("lanterns.hang.hand", lantern=move.lantern)
        if not 0 <= move.height <= HIGHEST:
            yield Reason.of("lanterns.hang.pole", height=move.height, highest=HIGHEST)
        for height in self.heights:
            if abs(height - move.height) < ROOM:
                yield Reason.of("lanterns.hang.room", height=move.height, other=height)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Hang) and not any(self.faults(move))

    def __iter__(self) -> Iterator[Hang]:
        moves = (Hang(lantern, height) for lantern in self.hand for height in range(0, HIGHEST + 1, ROOM))
        return (move for move in moves if move in self)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def only(self) -> Hang | None:
        """Never forced: heights between the listed ones are open too."""
        return None

    def sample(self, rng: Random) -> Hang:
        """One of the listed moves, all equally likely."""
        return rng.choice(list(self))
