"""What a bot is: it chooses from what its seat may know, and tells its thoughts. Time is in seconds."""

from dataclasses import dataclass
from math import inf
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from understory.core import Evidence, LegalMoves

M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think about one decision."""

    seconds: float


UNHURRIED: Final = Clock(inf)


@dataclass(frozen=True, slots=True)
class BotAnswer(Generic[M]):
    """The move a bot makes, and what it thought, as plain named data."""

    move: M
    thoughts: Evidence = ()


class Bot(Protocol[V_contra, M]):
    """Plays one seat. It is handed the seat's view and legal moves, never a state."""

    def decide(self, view: V_contra, legal: LegalMoves[M], clock: Clock, rng: Random) -> BotAnswer[M]:
        """A legal move, from `rng` alone where chance has a say, so that games can be repeated."""
        ...
