"""A pace for people far apart: who lets their time run out is played for until they are back."""

from table_evening import Evening, evening, move
from table_evening import until as heard
from table_play import Play, accepted

from understory.core import Seat
from understory.table import deciding
from understory.table import entries as log
from understory.table import messages as msg
from understory.table.pacing import first_until, until
from understory.table.telling import situation

DAY = 86_400


def waiting_for_ben() -> Play:
    """Ada, seat 0, has chosen; Ben has not."""
    play = Play(pace=DAY)
    assert list(play.match.waiting) == [0, 1]
    assert accepted(play.move(0, end=True))
    assert list(play.match.waiting) == [1]
    return play


def test_time_runs_from_when_a_decision_is_opened_and_everybody_is_told() -> None:
    play = waiting_for_ben()
    assert until(play.match, Seat(1)) == 1.0 + DAY
    assert until(play.match, Seat(0)) is None
    assert situation(play.match, None).until == 1.0 + DAY
    assert accepted(play.move(1, end=True))
    assert first_until(play.match) == 2.0 + DAY


def test_a_table_without_a_pace_waits_for_ever() -> None:
    play = Play()
    assert first_until(play.match) is None
    assert deciding.ran_out(play.match, 1e12) is None


def late() -> Play:
    play = waiting_for_ben()
    assert deciding.ran_out(play.match, float(DAY)) is None
    change = deciding.ran_out(play.match, 1.0 + DAY)
    assert change is not None
    play.take(change)
    return play


def test_whoever_lets_their_time_run_out_is_played_for_and_nobody_else() -> None:
    play = late()
    assert [sitting.caring for sitting in play.match.seats] == [False, True]
    assert any(isinstance(row.entry, log.Cared) for row in play.rows)
    assert first_until(play.match) is None
    assert deciding.ran_out(play.match, 1e12) is None


def test_a_bot_that_plays_for_somebody_gets_up_when_they_move_again() -> None:
    play = late()
    assert accepted(play.move(1, end=True))
    assert not play.match.seats[1].caring


def test_the_table_wakes_when_time_has_run_out(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("me", "guest", pace=DAY)
        looking = here.listen(actor, "Ada")
        await move(actor, here.asker("Ada", "m1"), 0)
        here.clock.forward(DAY - 1)
        assert not actor.match.seats[1].caring
        here.clock.forward(1)
        await heard(looking, lambda told: isinstance(told, msg.Caretaking) and told.seat == 1 and told.caring)
        actor.leave(looking)

    evening(sqlite_store, play)
