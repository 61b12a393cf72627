"""A wish is a message of the table: the partner on turn grants it by a move of its own, and nothing waits for it."""

import pytest
from table_play import Play, accepted, refused
from table_together import NEWS, Together

from understory.core import Decision, Seat
from understory.games.everdell_duo import EVERDELL_DUO
from understory.table import messages as msg
from understory.table.replaying import opened
from understory.table.telling import happening, situation
from understory.testing import rule


@pytest.fixture
def play() -> Together:
    return Together()


@rule("everdell.coop.wish")
def test_the_partner_of_the_one_on_turn_wishes_for_a_watch_or_good_news_and_all_are_told(play: Together) -> None:
    mover, partner = play.mover, 1 - play.mover
    may = [offer.move for offer in situation(play.match, Seat(partner)).may_wish]
    held = play.match.line.state.together.news
    assert NEWS in held
    assert may == ["watch sun", "watch moon", *(f"news {card} {mayor}" for card in held for mayor in (0, 1))]
    assert situation(play.match, Seat(mover)).may_wish == ()
    assert situation(play.match, None).may_wish == ()
    assert accepted(play.wish(partner, f"news {NEWS} {partner}"))
    for viewer in (Seat(0), Seat(1), None):
        assert play.wishes(viewer) == [(partner, f"news {NEWS} {partner}")]
        told = happening(play.match, play.match.applied[-1], viewer, None)
        assert isinstance(told, msg.Wished)
        assert told.wish is not None
        assert told.wish.move == f"news {NEWS} {partner}"


@rule("everdell.coop.wish")
def test_granting_is_a_recorded_move_of_the_one_on_turn_and_ends_the_wish(play: Together) -> None:
    mover, partner = play.mover, 1 - play.mover
    wish = f"news {NEWS} {partner}"
    before = len(play.match.line.steps)
    play.wish(partner, wish)
    assert len(play.match.line.steps) == before
    assert accepted(play.move(mover, wish))
    assert [(step.seat, str(step.move)) for step in play.match.line.steps[before : before + 1]] == [(mover, wish)]
    assert play.wishes(None) == []
    assert NEWS not in play.match.line.state.together.news


@rule("everdell.coop.wish")
def test_nothing_waits_for_a_wish_and_it_ends_with_the_turn(play: Together) -> None:
    mover, partner = play.mover, 1 - play.mover
    play.wish(partner, "watch sun")
    assert situation(play.match, Seat(mover)).waiting == (mover,)
    while play.mover == mover:
        node = play.match.line.node
        assert isinstance(node, Decision)
        move = "draw" if node.ask == "everdell.act" else play.first(node.seats[0])
        assert accepted(play.move(node.seats[0], move, end=True))
    assert play.wishes(None) == []


@rule("everdell.coop.wish")
def test_a_wish_can_be_changed_and_taken_back(play: Together) -> None:
    partner = 1 - play.mover
    play.wish(partner, "watch sun")
    play.wish(partner, "watch moon")
    assert play.wishes(None) == [(partner, "watch moon")]
    assert accepted(play.wish(partner, None))
    assert play.wishes(None) == []


@rule("everdell.coop.wish")
@rule("table.no-such-wish")
@pytest.mark.parametrize("move", ["draw", "news no-such-news 0", "place farm-1", "nonsense"])
def test_nothing_else_can_be_wished_for(play: Together, move: str) -> None:
    assert refused(play.wish(1 - play.mover, move)) == "table.no-such-wish"


@rule("everdell.coop.wish")
@rule("table.no-such-wish")
def test_who_is_on_turn_has_no_need_to_wish(play: Together) -> None:
    assert refused(play.wish(play.mover, "watch sun")) == "table.no-such-wish"


def test_the_log_tells_the_same_wishes_again(play: Together) -> None:
    partner = 1 - play.mover
    play.wish(partner, "watch sun")
    again = opened(lambda _: EVERDELL_DUO, play.rows)
    assert again.wishes == play.match.wishes == {partner: "watch sun"}


def test_games_without_wishes_refuse_them() -> None:
    lanterns = Play()
    for seat in (0, 1):
        assert refused(lanterns.ask(seat, msg.Wish(lanterns.client(), seat, "hang L1 1"))) == "table.no-such-wish"
