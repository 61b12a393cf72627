"""Sampled worlds are as likely as they should be: compared with every way in which a small game can have come about.

`exact_worlds` follows each history that gave the viewer the same bytes, weighing chance by its odds and hidden choices
as equally likely. The test is a chi-square at a level that a right sampler fails once in a million seeds.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from math import sqrt
from random import Random
from typing import Final, TypeVar

from understory.core import CHANCE, Chance, Decision, Game, Line, Viewer, digest
from understory.core.plain import canonical

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

_QUANTILE: Final = 4.75
"""Of the normal distribution, for one in a million."""


def exact_worlds(
    game: Game[S, M, V], line: Line[S, M, V], viewer: Viewer, name: Callable[[S], str] = digest
) -> dict[str, float]:
    """The states that the viewer can be in at the end of the line, by name, with their probabilities."""
    frontier: dict[str, tuple[S, float]] = {"": (game.start(line.options), 1.0)}
    for index, step in enumerate(line.steps):
        seen = canonical(game.seen(line.states[index], step.seat, step.move, viewer))
        view = canonical(game.view(line.states[index + 1], viewer))
        reached: dict[str, tuple[S, float]] = {}
        for state, weight in frontier.values():
            for move, share in _possible(game, state, line, index, viewer):
                if canonical(game.seen(state, step.seat, move, viewer)) != seen:
                    continue
                after = game.apply(state, step.seat, move)
                if canonical(game.view(after, viewer)) == view:
                    key = digest(after)
                    reached[key] = (after, weight * share + reached.get(key, (after, 0.0))[1])
        frontier = reached
    return _named(frontier.values(), name)


def _named(worlds: Iterable[tuple[S, float]], name: Callable[[S], str]) -> dict[str, float]:
    weights: dict[str, float] = defaultdict(float)
    for state, weight in worlds:
        weights[name(state)] += weight
    whole = sum(weights.values())
    return {world: weight / whole for world, weight in weights.items()}


def _possible(game: Game[S, M, V], state: S, line: Line[S, M, V], index: int, viewer: Viewer) -> list[tuple[M, float]]:
    step = line.steps[index]
    node = game.node(state)
    if step.seat == CHANCE and isinstance(node, Chance):
        return [(move, weight / node.total) for move, weight in node.outcomes()]
    if not isinstance(node, Decision) or step.seat not in node.seats:
        return []
    if step.seat == viewer:
        return [(step.move, 1.0)]
    legal = list(game.legal(state, step.seat))
    return [(move, 1 / len(legal)) for move in legal]


def assert_worlds_match(
    game: Game[S, M, V],
    line: Line[S, M, V],
    viewer: Viewer,
    rng: Random,
    samples: int = 4_000,
    name: Callable[[S], str] = digest,
) -> int:
    """Sample worlds at the end of the line and compare; how many different worlds there are."""
    expected = exact_worlds(game, line, viewer, name)
    view = game.view(line.state, viewer)
    drawn = Counter(name(game.world(view, rng)) for _ in range(samples))
    impossible = set(drawn) - set(expected)
    assert not impossible, f"{len(impossible)} sampled worlds cannot have come about"
    statistic = sum((drawn[world] - samples * share) ** 2 / (samples * share) for world, share in expected.items())
    assert statistic <= _critical(len(expected) - 1), f"chi-square {statistic:.1f} over {len(expected)} worlds"
    return len(expected)


def _critical(freedom: int) -> float:
    """The chi-square quantile, by Wilson and Hilferty's approximation."""
    if freedom == 0:
        return 1e-9
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + _QUANTILE * sqrt(spread)) ** 3)
