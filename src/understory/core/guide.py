"""What a game tells a searching bot: which moves deserve a look, a quick way to play on, and how a position stands.

A searcher knows no game. It asks these questions of states that it has sampled from a view, never of the true one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Generic, Protocol, TypeVar

from understory.core.basics import Seat

S_contra = TypeVar("S_contra", contravariant=True)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Candidate(Generic[M]):
    """A move that deserves a look, and what it seems to be worth, in points."""

    move: M
    worth: float


class Guide(Protocol[S_contra, M]):
    """A game's advice to whoever searches it."""

    @property
    def ahead(self) -> int:
        """How many turns a play-out looks ahead."""
        ...

    @property
    def efforts(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many simulations a decision of the lower searching level takes and how many turns ahead they look, and
        the same of the higher one."""
        ...

    @property
    def edition(self) -> int:
        """Raised whenever the advice leads to other choices: measured strength belongs to one edition."""
        ...

    @property
    def wide(self) -> int:
        """A choice among so many moves is worth a whole effort; among fewer, as much less."""
        ...

    @property
    def apart(self) -> bool:
        """Whether players hardly meet, as over trees of their own: a search then thinks about its own decisions, and
        others move the quick way."""
        ...

    @property
    def spread(self) -> float:
        """A usual margin between two players at the end, in points."""
        ...

    def turn(self, state: S_contra) -> int:
        """How many turns have been played, in the game's own measure; it never falls."""
        ...

    def candidates(self, state: S_contra, seat: Seat, rng: Random) -> Sequence[Candidate[M]]:
        """The moves of an open seat that deserve a look, the most promising first. Never empty.

        Where moves come in families, as placements of a card on a parent do, the best of each family comes
        before the second of any.
        """
        ...

    def quick(self, state: S_contra, seat: Seat, rng: Random) -> M:
        """A sensible move for an open seat, found fast: play-outs are made of these."""
        ...

    def values(self, state: S_contra) -> tuple[float, ...]:
        """For each seat how likely it is to win from here, about, from 0 to 1; in a game won together all the same."""
        ...


def chances(points: Sequence[float], spread: float) -> tuple[float, ...]:
    """Each seat's chance to win, where it is so many points ahead of the best other and `spread` is a usual margin."""
    if len(points) == 2:
        first = _logistic((points[0] - points[1]) / spread)
        return first, 1.0 - first
    best = max(points)
    second = sorted(points)[-2] if len(points) > 1 else best - spread
    return tuple(_logistic((mine - (second if mine == best else best)) / spread) for mine in points)


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))
