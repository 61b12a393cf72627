"""How sure a result is: Wilson's interval for a share of wins, and Elo ratings with intervals for many players.

Points are won games, a shared win of n players counts 1/n for each. Ratings are Elo points around a mean of 1500; all
intervals hold 95 % unless another `z` is given.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, TypeAlias

Z95: Final = 1.959963984540054
"""Standard deviations to each side that hold 95 % of a normal distribution."""
MEAN: Final = 1500.0
SCALE: Final = 400 / log(10)
"""Elo points to one unit of the logistic curve: 400 points are odds of ten to one."""
PRIOR: Final = 0.5
"""Games that everybody is taken to have drawn against the average: keeps who never lost at a finite rating."""

_STEPS: Final = 100
_STILL: Final = 1e-10


@dataclass(frozen=True, slots=True)
class Interval:
    """A value and the ends between which it lies, as sure as was asked."""

    low: float
    value: float
    high: float


Duels: TypeAlias = Mapping[tuple[str, str], tuple[float, float]]
"""For a pair of players the points of the first and the games they played; a pair stands here once."""


def wilson(points: float, games: int, z: float = Z95) -> Interval:
    """The share of `points` in `games` with Wilson's score interval; all of [0, 1] where nothing was played."""
    if not 0 <= points <= games:
        raise ValueError(f"{points} points cannot come from {games} games")
    if games == 0:
        return Interval(0.0, 0.5, 1.0)
    share = points / games
    weight = z * z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Interval(max(0.0, middle - reach), share, min(1.0, middle + reach))


def duels(games: Iterable[tuple[Sequence[str], Sequence[float]]]) -> dict[tuple[str, str], tuple[float, float]]:
    """Every two players of every game against each other: `games` are players, seat by seat, and their places.

    A place is any number that is higher for who did better. In a game of n each pair weighs 1 / (n - 1), so that a
    game counts once for each who played it. Two seats of the same player say nothing.
    """
    found: dict[tuple[str, str], tuple[float, float]] = {}
    for players, places in games:
        weight = 1 / max(1, len(players) - 1)
        for one, two in combinations(range(len(players)), 2):
            first, second = (one, two) if players[one] < players[two] else (two, one)
            pair = players[first], players[second]
            if pair[0] == pair[1]:
                continue
            won = 0.5 * ((places[first] > places[second]) - (places[first] < places[second]) + 1)
            points, played = found.get(pair, (0.0, 0.0))
            found[pair] = points + weight * won, played + weight
    return found


def elo(results: Duels, z: float = Z95) -> dict[str, Interval]:
    """The most likely rating of every player, best first, with intervals from the curvature at that point."""
    names = sorted({name for pair in results for name in pair})
    strengths = [0.0] * len(names)
    place = {name: index for index, name in enumerate(names)}
    games = [(place[a], place[b], points, played) for (a, b), (points, played) in results.items()]
    spreads = strengths
    for _ in range(_STEPS):
        slopes, bends = _curve(strengths, games)
        inverse = _inverted(bends)
        moves = [sum(a * b for a, b in zip(row, slopes, strict=True)) for row in inverse]
        largest = max(map(abs, moves), default=0.0)
        # A step of Newton's from far away may overshoot: no strength moves by more than one unit at a time.
        strengths = [s + m / max(1.0, largest) for s, m in zip(strengths, moves, strict=True)]
        spreads = _spreads(inverse)
        if largest < _STILL:
            break
    mean = sum(strengths) / max(1, len(strengths))
    rated = {}
    for name, strength, spread in sorted(zip(names, strengths, spreads, strict=True), key=lambda line: -line[1]):
        value, reach = MEAN + SCALE * (strength - mean), SCALE * z * spread
        rated[name] = Interval(value - reach, value, value + reach)
    return rated


def _spreads(covariance: list[list[float]]) -> list[float]:
    """How sure each strength is against the mean of all: how strong all are together, games cannot tell."""
    size = len(covariance)
    rows = [sum(row) / size for row in covariance]
    mean = sum(rows) / max(1, size)
    return [sqrt(max(0.0, covariance[i][i] - 2 * rows[i] + mean)) for i in range(size)]


def expected(difference: float) -> float:
    """The share of points that a player gets who is so many Elo points better."""
    return 1 / (1 + exp(-difference / SCALE))


def _curve(
    strengths: Sequence[float], games: Sequence[tuple[int, int, float, float]]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood at these strengths, and how it bends (its negative second derivatives)."""
    size = len(strengths)
    slopes = [0.0] * size
    bends = [[0.0] * size for _ in range(size)]
    for index, strength in enumerate(strengths):
        share = 1 / (1 + exp(-strength))
        slopes[index] = PRIOR * (0.5 - share)
        bends[index][index] = PRIOR * share * (1 - share)
    for a, b, points, played in games:
        share = 1 / (1 + exp(strengths[b] - strengths[a]))
        slope, bend = points - played * share, played * share * (1 - share)
        slopes[a] += slope
        slopes[b] -= slope
        bends[a][a] += bend
        bends[b][b] += bend
        bends[a][b] -= bend
        bends[b][a] -= bend
    return slopes, bends


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse by Gauss and Jordan; the matrix is positive definite, so that its diagonal will do."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        head = rows[at][at]
        rows[at] = [value / head for value in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [value - factor * base for value, base in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
