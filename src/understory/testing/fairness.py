"""Nothing hidden reaches a viewer, tested so that it cannot pass by accident.

Two cards that a viewer has never seen are exchanged throughout a record. Replayed, it must give that viewer the same
bytes: views, seen moves, events, what is asked, what is listed and what is refused. A card counts as unseen if its name
is in none of those bytes; so cards go by one name, a single word, in notation and views alike.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from random import Random
from typing import Final, Protocol, TypeVar

from understory.core import CHANCE, Chance, Decision, Game, Line, Options, Seat, Viewer, judged
from understory.core.plain import canonical

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

_LISTED: Final = 30
_REFUSED: Final = 6


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two unseen cards exchanged: where what the viewer received first differs, or `None` if nowhere."""

    viewer: Viewer
    cards: tuple[str, str]
    differs_at: int | None
    was: bytes = b""
    became: bytes = b""


class Receive(Protocol[S, M, V]):
    """Says all that a viewer receives in the course of a game."""

    def __call__(
        self,
        game: Game[S, M, V],
        options: Options,
        moves: Sequence[tuple[Seat, M]],
        viewer: Viewer,
        tries: Sequence[M],
        /,
    ) -> list[bytes] | None:
        """The bytes, in order; `None` if the moves cannot be played."""
        ...


def received(
    game: Game[S, M, V], options: Options, moves: Sequence[tuple[Seat, M]], viewer: Viewer, tries: Sequence[M]
) -> list[bytes] | None:
    """All that a viewer receives in the course of these moves; `None` if they cannot be played.

    `tries` are moves that the viewer, when on turn, offers in vain or not: the answers are received too.
    """
    state = game.start(options)
    parts = _situation(game, state, viewer, tries)
    for seat, move in moves:
        if judged(game, state, seat, move):
            return None
        after = game.apply(state, seat, move)
        parts.append(canonical(game.seen(state, seat, move, viewer)))
        parts.append(canonical(game.events(state, seat, move, after, viewer)))
        parts += _situation(game, after, viewer, tries)
        state = after
    return parts


def _situation(game: Game[S, M, V], state: S, viewer: Viewer, tries: Sequence[M]) -> list[bytes]:
    node = game.node(state)
    parts = [canonical(game.view(state, viewer)), b"chance" if isinstance(node, Chance) else canonical(node)]
    if isinstance(node, Decision) and viewer is not None and viewer in node.seats:
        legal = game.legal(state, viewer)
        parts.append(canonical([str(move) for move in islice(legal, _LISTED)]))
        parts.append(canonical([game.faults(state, viewer, move) for move in tries]))
    return parts


def _all_alike(_: str, __: str) -> bool:
    return True


def compared(
    game: Game[S, M, V],
    line: Line[S, M, V],
    viewer: Viewer,
    rng: Random,
    pairs: int = 4,
    receive: Receive[S, M, V] = received,
    alike: Callable[[str, str], bool] = _all_alike,
) -> list[Comparison]:
    """Exchange up to so many pairs of cards that the viewer never saw, where the exchanged game can be played.

    `receive` says what the viewer receives: by default all that a game itself gives. `alike` says which cards the rules
    let nobody tell apart without seeing their names: by default all.
    """
    moves = [(step.seat, step.move) for step in line.steps]
    own = [move for seat, move in moves if seat == viewer]
    tries = rng.sample(own, min(len(own), _REFUSED))
    was = receive(game, line.options, moves, viewer, tries)
    assert was is not None, "a line can be played again"
    told = set(re.findall(rb"[\w.-]+", b" ".join(was)))
    unseen = (pair for pair in _pairs(game, line) if not told & {card.encode() for card in pair})
    candidates = [pair for pair in unseen if alike(*pair)]
    rng.shuffle(candidates)
    found: list[Comparison] = []
    for pair in candidates:
        exchanged = [(seat, game.parse(_exchanged(str(move), pair))) for seat, move in moves]
        if exchanged == moves:
            continue
        became = receive(game, line.options, exchanged, viewer, tries)
        if became is not None:
            found.append(_first_difference(viewer, pair, was, became))
        if len(found) == pairs:
            break
    return found


def _first_difference(viewer: Viewer, pair: tuple[str, str], was: list[bytes], became: list[bytes]) -> Comparison:
    for index, (before, after) in enumerate(zip(was, became, strict=False)):
        if before != after:
            return Comparison(viewer, pair, index, before, after)
    return Comparison(viewer, pair, None if len(was) == len(became) else min(len(was), len(became)))


def _pairs(game: Game[S, M, V], line: Line[S, M, V]) -> Iterator[tuple[str, str]]:
    """Cards that could have come up in each other's place: outcomes of one chance move that differ in one word."""
    found: set[tuple[str, str]] = set()
    for state, step in zip(line.states, line.steps, strict=False):
        node = game.node(state)
        if step.seat != CHANCE or not isinstance(node, Chance):
            continue
        dealt = str(step.move).split()
        options = {dealt_word for move, _ in node.outcomes() for dealt_word in _other_word(dealt, str(move).split())}
        cards = sorted({card for pair in options for card in pair})
        found |= set(combinations(cards, 2))
    return iter(sorted(found))


def _other_word(dealt: list[str], other: list[str]) -> Iterator[tuple[str, str]]:
    different = [(a, b) for a, b in zip(dealt, other, strict=False) if a != b]
    if len(different) == 1 and len(dealt) == len(other):
        yield different[0]


def _exchanged(notation: str, pair: tuple[str, str]) -> str:
    places = {pair[0]: pair[1], pair[1]: pair[0]}
    return " ".join(places.get(word, word) for word in notation.split(" "))


def assert_fair(
    game: Game[S, M, V],
    lines: Sequence[Line[S, M, V]],
    viewers: Sequence[Viewer],
    rng: Random,
    pairs: int = 4,
    receive: Receive[S, M, V] = received,
    alike: Callable[[str, str], bool] = _all_alike,
) -> int:
    """Compare every line for every viewer; how many exchanges were compared. Each viewer must have had some."""
    count = 0
    for viewer in viewers:
        made = [comparison for line in lines for comparison in compared(game, line, viewer, rng, pairs, receive, alike)]
        assert made, f"nothing could be exchanged for viewer {viewer}: the test would prove nothing"
        for comparison in made:
            assert comparison.differs_at is None, f"a viewer could tell unseen cards apart: {comparison}"
        count += len(made)
    return count
