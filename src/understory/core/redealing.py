"""A game dealt anew up to a moment: the same choices and all that a viewer has seen, over other hidden cards.

The record stays a record: what is hidden from the viewer is exchanged where it was dealt and wherever it was chosen
unseen since, and every exchange has to replay to the same view. So whoever looks could be in any of the games that come
out, each about as likely as the next, if hidden choices tell nothing.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final, TypeVar

from understory.core.basics import Viewer
from understory.core.errors import RecordError
from understory.core.game import Game, Veiled
from understory.core.line import Line
from understory.core.nodes import Chance
from understory.core.plain import canonical
from understory.core.record import Record, Written, replayed

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

_ROUNDS: Final = 2
"""How often every hidden card is offered another in its place."""
_MOST: Final = 200
"""Exchanges that are tried at most."""


def redealt(game: Game[S, M, V], record: Record, viewer: Viewer, rng: Random) -> Record:
    """The record with what the viewer has not seen dealt anew; `RecordError` where it cannot be replayed."""
    line = replayed(game, record)
    seen = canonical(game.view(line.state, viewer))
    hidden = list(_hidden_deals(line, viewer, len(record.moves))) * _ROUNDS
    rng.shuffle(hidden)
    for at in hidden[:_MOST]:
        tried = _exchanged(line, record, viewer, at, rng)
        if tried == record:
            continue
        try:
            other = replayed(game, tried)
        except RecordError:
            continue
        if canonical(game.view(other.state, viewer)) == seen:
            line, record = other, tried
    return record


def _hidden_deals(line: Line[S, M, V], viewer: Viewer, length: int) -> Iterator[int]:
    return (at for at in range(length) if _is_chance(line, at) and _is_hidden(line, at, viewer))


def _is_chance(line: Line[S, M, V], at: int) -> bool:
    return isinstance(line.game.node(line.states[at]), Chance)


def _is_hidden(line: Line[S, M, V], at: int, viewer: Viewer) -> bool:
    step = line.steps[at]
    return isinstance(line.game.seen(line.states[at], step.seat, step.move, viewer), Veiled)


def _exchanged(line: Line[S, M, V], record: Record, viewer: Viewer, at: int, rng: Random) -> Record:
    """Another card in the place of the one that was dealt, and that one in the other's, wherever both are hidden."""
    node = line.game.node(line.states[at])
    if not isinstance(node, Chance):
        return record
    dealt, other = str(line.steps[at].move).split(), str(node.pick(rng.randrange(node.total))).split()
    different = [pair for pair in zip(dealt, other, strict=False) if pair[0] != pair[1]]
    if len(different) != 1 or len(dealt) != len(other):
        return record
    (one, another) = different[0]
    places = {one: another, another: one}

    def told(number: int, move: Written) -> Written:
        if not _is_hidden(line, number, viewer):
            return move
        return replace(move, notation=" ".join(places.get(word, word) for word in move.notation.split(" ")))

    return replace(record, moves=tuple(told(number, move) for number, move in enumerate(record.moves)))
