"""Four levels to play against, and what each is: a friendly beginner, the game's own quick player, two searchers.

A searcher's level is a number of simulations, so that a slow moment hardly changes how well it plays, and a limit of
time that it keeps on one core: level 3 thinks at most 1 s a decision, level 4 at most 3 s.
"""

from random import Random
from typing import Final, Generic, TypeVar

from understory.bots.bot import Choice, Clock
from understory.bots.deciding import seat_of
from understory.bots.ismcts import Effort
from understory.bots.plain import guide_of
from understory.core import Box, LegalMoves

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

LEVELS: Final = (1, 2, 3, 4)
SEARCHING: Final = (3, 4)
SECONDS: Final = {3: 1.0, 4: 3.0}
"""The longest that a decision takes."""
EDITION: Final = 3
"""Raised whenever levels play otherwise than before with the same effort: measured strength belongs to one edition."""

_GLANCES: Final = 3


def effort(level: int, box: Box[S, M, V]) -> Effort:
    """What a searching level spends on a decision at most."""
    sims, ahead = guide_of(box).efforts[level - SEARCHING[0]]
    return Effort(sims, SECONDS[level], ahead)


class Beginner(Generic[S, M, V]):
    """Notices a few of the moves that deserve a look, and makes the one that seems best: plausible, and beatable."""

    def __init__(self, box: Box[S, M, V]) -> None:
        self.box = box

    def decide(self, view: V, legal: LegalMoves[M], clock: Clock, rng: Random) -> Choice[M]:  # noqa: ARG002  (Bot's)
        """The best of a few."""
        guide = self.box.guide
        if guide is None:
            return Choice(legal.sample(rng) if rng.random() < 1 / 2 else self.box.greedy(view, legal, rng))
        candidates = guide.candidates(self.box.game.world(view, rng), seat_of(view), rng)
        noticed = rng.sample(candidates, min(_GLANCES, len(candidates)))
        return Choice(max(noticed, key=lambda each: each.worth).move)
