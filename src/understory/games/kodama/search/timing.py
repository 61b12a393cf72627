"""When a Kodama is best scored: some gain with every card, others give as much in spring as in autumn."""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final, NamedTuple

from understory.games.kodama.pack.conditions import (
    BeyondTwo,
    CardsOfKinds,
    CardsWith,
    CardsWithPairs,
    ChosenIcon,
    ChosenIconOnEnds,
    ChosenSpirit,
    Condition,
    Crossing,
    Ends,
    EvenIcons,
    Forks,
    Icons,
    LaidAlone,
    LaidFromPair,
    LongestLine,
    LongestRun,
    OnTrunk,
    SecondLine,
    Sets,
    SmallerOf,
    SmallerSide,
    SpiritsLaid,
    Touching,
    TouchingSpirits,
    TrunkIcon,
    TrunkIconOnEnds,
    WithinTwo,
)

GAINS: Final[dict[type, float]] = {
    BeyondTwo: 0.95,
    ChosenIcon: 0.85,
    CardsWithPairs: 0.75,
    TrunkIcon: 0.7,
    CardsWith: 0.6,
    CardsOfKinds: 0.6,
    SmallerOf: 0.55,
    Icons: 0.9,
    LongestLine: 0.42,
    LongestRun: 0.48,
    SecondLine: 0.45,
    Ends: 0.33,
    ChosenIconOnEnds: 0.33,
    TrunkIconOnEnds: 0.3,
    SmallerSide: 0.2,
    Forks: 0.2,
    EvenIcons: 0.05,
    Crossing: 0.03,
    Sets: 0.45,
    Touching: 0.09,
    WithinTwo: 0.04,
    OnTrunk: 0.02,
    ChosenSpirit: 0.7,
    LaidAlone: 0.48,
    LaidFromPair: 0.48,
    TouchingSpirits: 0.28,
    SpiritsLaid: 0.1,
}
"""How much more often a condition is met with each card laid: means from one season's end to the next, of games that
are played the quick way (see `bench/outlook.py`), rounded. Those of mini-Kodamas are guessed."""


class Prospect(NamedTuple):
    """A Kodama in hand: what it gives now, and with each card more."""

    now: int
    gain: float


def gain(condition: Condition) -> float:
    """By how many points a Kodama should rise with each card laid."""
    return GAINS.get(type(condition), 0.0) * condition.points


def expected(hand: Iterable[tuple[int, float]], cards: Sequence[int]) -> float:
    """The most that can be expected of a hand if one Kodama is scored each time, when so many cards more are laid.

    The hand is in the order of gains, and the times are in order: who gains most waits longest.
    """
    best = [0.0] + [-inf] * len(cards)
    for now, more in hand:
        for time in range(len(cards), 0, -1):
            scored = best[time - 1] + now + more * cards[time - 1]
            best[time] = max(best[time], scored)
    return max(best)


def if_scored_now(hand: Sequence[Prospect], cards: Sequence[int]) -> list[float]:
    """What each of a hand brings if it is scored now, with the others, scored when so many cards more are laid."""
    found = []
    for first, kodama in enumerate(hand):
        rest = [one for at, one in enumerate(hand) if at != first]
        rest.sort(key=lambda one: one.gain)
        found.append(kodama.now + expected(rest, cards))
    return found
