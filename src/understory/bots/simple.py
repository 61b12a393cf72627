"""The two bots that need no search: one plays anything, one plays what looks best now."""

from random import Random
from typing import Generic, TypeVar

from understory.bots.bot import BotAnswer, Clock
from understory.core import LegalMoves, Player

M = TypeVar("M")
V = TypeVar("V")


class RandomBot(Generic[V, M]):
    """Any listed move, all equally likely. It does not look at the table."""

    def decide(self, view: V, legal: LegalMoves[M], clock: Clock, rng: Random) -> BotAnswer[M]:  # noqa: ARG002  (Bot's)
        """One of the listed moves."""
        return BotAnswer(legal.sample(rng))


class GreedyBot(Generic[V, M]):
    """The game's own quick way of playing well."""

    def __init__(self, player: Player[V, M]) -> None:
        self.player = player

    def decide(self, view: V, legal: LegalMoves[M], clock: Clock, rng: Random) -> BotAnswer[M]:  # noqa: ARG002  (Bot's)
        """What the game's player takes."""
        return BotAnswer(self.player(view, legal, rng))
