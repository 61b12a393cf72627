"""Dealt anew from a moment: whoever looks sees the same, and what they could not know may be anything it could be."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from understory.core import Box, Seat, Veiled, read, replayed
from understory.core.plain import canonical
from understory.core.record import written
from understory.core.redealing import redealt
from understory.games import box, names
from understory.testing import random_line
from understory.testing.lanterns import LANTERNS

BOXES: dict[str, Box[Any, Any, Any]] = {"lanterns": LANTERNS, **{name: box(name) for name in names()}}


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), None])
def test_a_game_dealt_anew_looks_the_same_to_its_viewer_and_is_another(name: str, viewer: Seat | None) -> None:
    game = BOXES[name].game
    rng = Random(f"redealt {name}")
    line = random_line(game, game.spec.chosen(2), rng)
    record = written(line, over=False).cut(len(line.steps) // 3)
    before = replayed(game, record)
    others = [redealt(game, record, viewer, rng) for _ in range(4)]
    for other in others:
        after = replayed(game, read(str(other)))
        assert canonical(game.view(after.state, viewer)) == canonical(game.view(before.state, viewer))
        assert [move.seat for move in other.moves] == [move.seat for move in record.moves]
    assert any(other.moves != record.moves for other in others)


def test_every_hidden_card_is_as_likely_as_the_next() -> None:
    game = LANTERNS.game
    line = random_line(game, game.spec.chosen(2), Random(5))
    steps = list(zip(line.states, line.steps, strict=False))
    at = next(
        at
        for at, (state, step) in enumerate(steps)
        if step.seat == -1 and isinstance(game.seen(state, step.seat, step.move, Seat(0)), Veiled)
    )
    record = written(line, over=False).cut(at + 1)
    rng = Random(9)
    dealt = Counter(redealt(game, record, Seat(0), rng).moves[at].notation for _ in range(600))
    assert max(dealt.values()) < 2.2 * min(dealt.values()), dealt
