"""Advice for games that bring none: every listed move deserves a look, any may follow, and points decide."""

from random import Random
from typing import Final, Generic, TypeVar

from understory.core import Box, Candidate, Game, Guide, Seat, Terminal, chances, totals

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

_MOST: Final = 40
_SPREAD: Final = 3.0
_SEATS: Final = 6
"""At the largest table."""


class PlainGuide(Generic[S, M, V]):
    """Plays games out to their end at random."""

    ahead: Final = 1_000_000
    efforts: Final = ((500, ahead), (3000, ahead))
    edition: Final = 1
    wide: Final = 1
    apart: Final = False
    spread: Final = _SPREAD

    def __init__(self, game: Game[S, M, V]) -> None:
        self.game = game

    def turn(self, state: S) -> int:  # noqa: ARG002  (a game tells no turns: play-outs go to the end)
        """Not known."""
        return 0

    def candidates(self, state: S, seat: Seat, rng: Random) -> list[Candidate[M]]:
        """Listed moves, a sample of them where they are many, in no order: the first are looked at first."""
        listed = list(self.game.legal(state, seat))
        return [Candidate(move, 0.0) for move in rng.sample(listed, min(len(listed), _MOST))]

    def quick(self, state: S, seat: Seat, rng: Random) -> M:
        """Any listed move."""
        return self.game.legal(state, seat).sample(rng)

    def values(self, state: S) -> tuple[float, ...]:
        """By the points scored so far."""
        node = self.game.node(state)
        scores = node.scores if isinstance(node, Terminal) else totals(self.game.ledger(state), _SEATS)
        return chances(scores, _SPREAD)


def guide_of(box: Box[S, M, V]) -> Guide[S, M]:
    """The game's own advice, or else none in particular."""
    return box.guide or PlainGuide(box.game)
