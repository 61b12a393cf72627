"""What is asked, and what the engine answers by itself, tells nobody anything.

A viewer knows what the game waits for, and which answers the engine gave because there was one only. Both must follow
from what that viewer knows: in every world that may be theirs the game waits for the same, and answers by itself what
it answers here. And where a move looks the same to a viewer in another world, it leads to a question that looks the
same: else what is asked next would tell those worlds apart.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final, Generic, TypeVar

from understory.core import CHANCE, Chance, Decision, Game, Line, Options, Seat, Viewer, judged
from understory.core.game import forced
from understory.core.plain import canonical
from understory.testing.conformance import played_line

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

WORLDS: Final = 20
"""Drawn for each viewer of each position in a thorough run."""
_TRIED: Final = 12
"""How many moves a curious seat tries in its head."""
_LISTED: Final = 60
"""How many moves of a decision are looked at for one that looks like another."""


@dataclass(frozen=True, slots=True)
class Leak:
    """A viewer could tell worlds apart: after so many moves of a line the game waits for one thing, or for another."""

    viewer: Viewer
    at: int
    move: str
    here: str
    there: str


class _Watch(Generic[S, M, V]):
    """A line as one viewer follows it."""

    def __init__(self, game: Game[S, M, V], line: Line[S, M, V], viewer: Viewer, rng: Random, worlds: int) -> None:
        self.game, self.line, self.viewer, self.rng, self.worlds = game, line, viewer, rng, worlds

    def leak(self, at: int) -> Leak | None:
        """Another world of the viewer's in which the game would wait for something else after so many moves."""
        here = _waits(self.game, self.line.states[at])
        there = next((found for found in self._others(at) if found != here), None)
        move = str(self.line.steps[at - 1].move) if at else ""
        return None if there is None else Leak(self.viewer, at, move, here, there)

    def _others(self, at: int) -> Iterator[str]:
        """What the game waits for in other worlds: drawn now, and drawn one move ago and moved on."""
        view = self.game.view(self.line.states[at], self.viewer)
        drawn = [self.game.world(view, self.rng) for _ in range(self.worlds)]
        if at and not self._opens_choices(at - 1):
            before = self.game.view(self.line.states[at - 1], self.viewer)
            moved = (self._moved_on(self.game.world(before, self.rng), at - 1) for _ in range(self.worlds))
            drawn += [world for world in moved if world is not None]
        return (_waits(self.game, world) for world in drawn if self._can_be(world))

    def _opens_choices(self, at: int) -> bool:
        """Whether a move is one of several made together, which the last of them opens."""
        seat = self.line.steps[at].seat
        nodes = (self.game.node(state) for state in self.line.states[max(0, at - 1) : at + 1])
        return any(isinstance(node, Decision) and len(node.seats) > 1 and seat in node.seats for node in nodes)

    def _can_be(self, world: S) -> bool:
        """Whether a seat that has to decide has a move: a world where it has none cannot have come about."""
        node = self.game.node(world)
        return not isinstance(node, Decision) or all(self.game.legal(world, seat) for seat in node.seats)

    def _moved_on(self, world: S, at: int) -> S | None:
        """The world after a move that looks to the viewer as the line's move number `at` does, if it has one."""
        seat, move = self.line.steps[at].seat, self.line.steps[at].move
        look = canonical(self.game.seen(self.line.states[at], seat, move, self.viewer))
        alike = [
            other
            for other in self._possible(world, seat, move)
            if canonical(self.game.seen(world, seat, other, self.viewer)) == look
        ]
        return self.game.apply(world, seat, self.rng.choice(alike)) if alike else None

    def _possible(self, world: S, seat: Seat, move: M) -> list[M]:
        if not judged(self.game, world, seat, move):
            return [move]
        node = self.game.node(world)
        if isinstance(node, Chance):
            return [outcome for outcome, _ in node.outcomes()] if seat == CHANCE else []
        if not isinstance(node, Decision) or seat not in node.seats:
            return []
        return list(islice(self.game.legal(world, seat), _LISTED))


def _waits(game: Game[S, M, V], state: S) -> str:
    """What a state waits for and whether the engine answers it, as all can see."""
    node = game.node(state)
    if not isinstance(node, Decision):
        return type(node).__name__
    answer = forced(game, state)
    by_itself = "" if answer is None else f", answered for {answer[0]}"
    return f"{node.ask} of {node.seats}{by_itself}"


def _kind(game: Game[S, M, V], state: S) -> str:
    """Positions of one kind are looked at in samples: by question, and whether it has one answer."""
    node = game.node(state)
    lone = isinstance(node, Decision) and any(len(game.legal(state, seat)) == 1 for seat in node.seats)
    return f"{_waits(game, state)}{', one answer' if lone else ''}"


def leaks(
    game: Game[S, M, V],
    lines: Sequence[Line[S, M, V]],
    viewers: Sequence[Viewer],
    rng: Random,
    worlds: int = WORLDS,
    each: int | None = None,
) -> Iterator[Leak]:
    """Where in the lines what is asked, or answered by itself, tells a viewer what it does not know.

    Every position is looked at, or so many of `each` kind: by what is asked of whom, and whether that has one answer.
    """
    positions: defaultdict[str, list[tuple[Line[S, M, V], int]]] = defaultdict(list)
    for line in lines:
        for at, state in enumerate(line.states):
            positions[_kind(game, state)].append((line, at))
    for found in positions.values():
        some = found if each is None else rng.sample(found, min(each, len(found)))
        for line, at in some:
            for viewer in viewers:
                telling = _Watch(game, line, viewer, rng, worlds).leak(at)
                if telling is not None:
                    yield telling


def assert_asked_alike(
    game: Game[S, M, V],
    lines: Sequence[Line[S, M, V]],
    viewers: Sequence[Viewer],
    rng: Random,
    worlds: int = WORLDS,
    each: int | None = None,
) -> None:
    """No line tells any viewer anything by what is asked; arguments as in `leaks`."""
    telling = next(leaks(game, lines, viewers, rng, worlds, each), None)
    assert telling is None, f"a viewer could tell worlds apart by what is asked: {telling}"


def curious_line(
    game: Game[S, M, V],
    options: Options,
    rng: Random,
    met: Counter[str],
    name: Callable[[S], str] | None = None,
    longest: int = 5_000,
) -> Line[S, M, V]:
    """A game in which seats look for questions that were seldom asked so far, counted in `met`.

    `name` tells questions apart that go by the same rule; by default by the rule alone.
    """

    def choose(state: S, seat: Seat) -> M:
        legal = game.legal(state, seat)
        tried = [legal.sample(rng) for _ in range(min(len(legal), _TRIED))]
        leads = {str(move): _question(game, game.apply(state, seat, move), name) for move in tried}
        chosen = min(tried, key=lambda move: (met[leads[str(move)]], rng.random()))
        met[leads[str(chosen)]] += 1
        return chosen

    return played_line(game, options, rng, choose, longest)


def _question(game: Game[S, M, V], state: S, name: Callable[[S], str] | None) -> str:
    node = game.node(state)
    if not isinstance(node, Decision):
        return type(node).__name__
    return name(state) if name else node.ask
