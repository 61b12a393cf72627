"""What a whole payment would do, every way of it, asked in one query."""

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from table_play import begun

from understory.core import Decision, Seat
from understory.games import box
from understory.games.everdell_duo.rules.moves import Play
from understory.table import messages as msg
from understory.table import trying
from understory.table.match import Match


@cache
def paying() -> tuple[Match[Any, Any, Any], Seat, str]:
    """A match in which somebody may play a card that can be paid for in several ways, and that move."""
    rng = Random("paying")
    for so_far in range(20, 200):
        match = begun(box("everdell-duo"), rng, so_far)
        node = match.line.node
        for seat in node.seats if isinstance(node, Decision) else ():
            for move in (str(move) for move in match.game.legal(match.line.state, seat) if isinstance(move, Play)):
                told = trying.answered(match, msg.Preview("p", seat, (move,)))
                if isinstance(told, msg.Previewed) and told.asked and told.asked.what == "everdell.pay":
                    return match, seat, move
    raise AssertionError("nothing can be paid for in several ways")


def test_a_preview_through_a_question_tells_of_each_answer_what_a_preview_of_it_would() -> None:
    match, seat, move = paying()
    through = ("everdell.pay", "everdell.spend", "everdell.house")
    told = trying.answered(match, msg.Preview("p", seat, (move,), through))
    assert isinstance(told, msg.Previewed)
    assert told.legal is not None
    assert len(told.further) == len(told.legal) > 1
    for offer, further in zip(told.legal, told.further, strict=True):
        alone = trying.answered(match, msg.Preview("p", seat, (move, offer.move)))
        assert isinstance(alone, msg.Previewed)
        assert msgspec.structs.replace(further, further=()) == alone
        assert bool(further.further) == bool(alone.asked and alone.asked.what in through)


def test_a_preview_tries_the_first_of_answers_that_are_taken_to_be_alike() -> None:
    match, seat, move = paying()
    told = trying.answered(match, msg.Preview("p", seat, (move,), alike=("everdell.pay",)))
    assert isinstance(told, msg.Previewed)
    assert told.legal is not None
    assert len(told.legal) > 1
    [further] = told.further
    assert further == trying.answered(match, msg.Preview("p", seat, (move, told.legal[0].move)))


def test_a_preview_goes_no_further_through_a_question_that_was_not_named() -> None:
    match, seat, move = paying()
    told = trying.answered(match, msg.Preview("p", seat, (move,), ("everdell.spend",)))
    assert isinstance(told, msg.Previewed)
    assert told.legal
    assert not told.further


def test_a_preview_tries_no_more_answers_than_a_table_has_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, move = paying()
    monkeypatch.setattr(trying, "_TRIED", 1)
    told = trying.answered(match, msg.Preview("p", seat, (move,), ("everdell.pay",)))
    assert isinstance(told, msg.Previewed)
    assert len(told.further) == 1
