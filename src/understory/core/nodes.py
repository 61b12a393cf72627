"""What a state waits for: a decision of one or more seats, chance, or nothing any more."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from understory.core.basics import Seat
from understory.core.fields import value
from understory.core.reasons import Evidence, Reason

S = TypeVar("S")
F = TypeVar("F")
M = TypeVar("M")


@value
class Decision:
    """These seats are to choose. Several at once choose at the same time, none seeing another's choice before all
    are in; `seats` are those whose choice is still out."""

    seats: tuple[Seat, ...]
    ask: str
    """What is asked, an id such as `lanterns.hang`."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of a seat, as a person would put it: what, by which card or the like, how often it may still be
    answered, and whatever else belongs to the question."""

    what: str
    by: str | None = None
    left: int | None = None
    arguments: Evidence = ()


class Chance(Generic[M]):
    """One card, tile or die is dealt: `pick(n)` for n in `range(total)` are the equally likely outcomes.

    The same move may stand at several n; `outcomes` lists each move once, with its weight. Nobody changes one: it is no
    frozen dataclass only because those take nearly twice as long to make, and every card dealt makes one.
    """

    __slots__ = ("pick", "total")
    __match_args__ = ("total", "pick")

    def __init__(self, total: int, pick: Callable[[int], M]) -> None:
        self.total = total
        self.pick = pick

    def outcomes(self) -> Iterator[tuple[M, int]]:
        """Each possible move with its weight; the weights add up to `total`."""
        weights: dict[M, int] = {}
        for n in range(self.total):
            move = self.pick(n)
            weights[move] = weights.get(move, 0) + 1
        return iter(weights.items())


class Odds(Generic[S, F, M]):
    """What chance may bring where a step comes up in a state: `total(state, step)` equally likely outcomes, of which
    `pick(state, step, n)` is the n-th. Whoever draws one at once needs no `Chance`, which takes as long to make."""

    __slots__ = ("pick", "total")

    def __init__(self, total: Callable[[S, F], int], pick: Callable[[S, F, int], M]) -> None:
        self.total = total
        self.pick = pick

    def __call__(self, state: S, step: F) -> Chance[M]:
        """The state's `Chance`."""
        pick = self.pick
        return Chance(self.total(state, step), lambda n: pick(state, step, n))


@dataclass(frozen=True, slots=True)
class Terminal:
    """The game is over. `reason` says what decided it, the tie-break included."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: Reason


Node: TypeAlias = Decision | Chance[M] | Terminal
