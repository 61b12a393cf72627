"""Four levels to play against, and what each is: a friendly beginner, the game's own quick player, two searchers.

A searcher's level is a number of simulations, so that a slow moment hardly changes how well it plays, and a limit of
time that it keeps on one core: level 3 thinks at most 1 s a decision, level 4 at most 3 s.
"""

from random import Random
from typing import Final, Generic, TypeVar

from understory.bots.bot import BotAnswer, Clock
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
EDITIONS: Final = {1: 4, 2: 3, 3: 4, 4: 4}
"""Each level's number, raised whenever it plays otherwise than before in every game, with the same effort and advice:
measured strength belongs to one edition. What changes in one game alone is that game's `Guide.edition`."""

_SEES: Final = 0.42
"""How often level 1 sees what is best now: in each game it then makes a third of the way from random's points to
greedy's (docs/ladder.md)."""


def effort(level: int, box: Box[S, M, V]) -> Effort:
    """What a searching level spends on a decision at most."""
    sims, ahead = guide_of(box).efforts[level - SEARCHING[0]]
    return Effort(sims, SECONDS[level], ahead)


class Beginner(Generic[S, M, V]):
    """One who is learning too: now and then sees what is best now, and else does what comes to mind."""

    def __init__(self, box: Box[S, M, V]) -> None:
        self.box = box

    def decide(self, view: V, legal: LegalMoves[M], clock: Clock, rng: Random) -> BotAnswer[M]:  # noqa: ARG002  (Bot's)
        """What the game's quick player would do, or any listed move."""
        return BotAnswer(self.box.greedy(view, legal, rng) if rng.random() < _SEES else legal.sample(rng))
