from table_play import PEOPLE, Play, accepted, refused

from understory.core import Seat, Terminal, digest
from understory.core.record import verified
from understory.table import messages as msg
from understory.table.messages import Accepted, Moves, PutDown, Refused, Stale
from understory.table.replaying import opened
from understory.table.telling import missed, situation
from understory.table.vocabulary import Status
from understory.testing.lanterns import LANTERNS

ADA, BEN = Seat(0), Seat(1)


def returned(players: int = 2) -> Play:
    """A game in which everybody has put a lantern back, and seat 0 is to hang one."""
    return Play(players).play_on(players)


def test_the_dealer_deals_once_all_are_seated() -> None:
    play = Play()
    assert play.match.status is Status.PLAYING
    assert len(play.match.line.steps) == 6
    assert play.match.waiting == (0, 1)


def test_a_move_waits_for_its_turn_to_be_ended_and_can_be_undone_until_then() -> None:
    play = returned()
    length = len(play.match.line.steps)
    state = digest(play.match.line.state)
    assert accepted(play.move(0))
    assert situation(play.match, ADA).held == 0
    assert situation(play.match, ADA).undo
    assert not situation(play.match, BEN).undo
    assert accepted(play.undo(0))
    assert len(play.match.line.steps) == length
    assert digest(play.match.line.state) == state
    assert play.match.holder is None
    assert refused(play.undo(0)) == "table.nothing-to-undo"


def test_nobody_moves_before_the_turn_is_ended() -> None:
    play = returned()
    odd = next(move for move in _hangs(play) if int(move.split()[1][1:]) % 2 == 0)
    assert accepted(play.move(0, odd))
    assert play.match.waiting == (0,)
    answer = play.move(1, "hang L1 100")
    assert isinstance(answer, Refused)
    assert [(fault.rule, fault.evidence) for fault in answer.faults] == [
        ("table.turn", {"seat": 1, "waiting_for": [0]})
    ]
    assert accepted(play.end(0))
    assert play.match.waiting == (1,)
    assert refused(play.undo(0)) == "table.nothing-to-undo"
    assert refused(play.end(0)) == "table.nothing-to-end"


def _hangs(play: Play) -> list[str]:
    return [str(move) for move in play.match.game.legal(play.match.line.state, play.match.waiting[0])]


def wishing() -> Play:
    """A game in which seat 0 has hung an odd lantern, not ended, and may wish."""
    for seed in range(64):
        play = Play(seed=bytes([seed]) * 32).play_on(2)
        odd = [move for move in _hangs(play) if int(move.split()[1][1:]) % 2]
        if odd and accepted(play.move(0, odd[0])):
            return play
    raise AssertionError("no seed deals an odd lantern")


def finished(play: Play) -> bool:
    return isinstance(play.match.line.node, Terminal)


def asked(play: Play) -> str | None:
    told = situation(play.match, None).asked
    return told.what if told else None


def test_a_turn_of_several_moves_is_undone_move_by_move() -> None:
    play = wishing()
    length = len(play.match.line.steps)
    assert accepted(play.move(0, "wish"))
    assert accepted(play.undo(0))
    assert asked(play) == "lanterns.wish"
    assert accepted(play.undo(0))
    assert len(play.match.line.steps) == length - 1
    assert asked(play) == "lanterns.hang"


def test_what_chance_has_shown_cannot_be_undone() -> None:
    play = wishing()
    play.move(0, "wish")
    dealt = len(play.match.line.steps)
    assert accepted(play.end(0))
    assert len(play.match.line.steps) > dealt
    assert refused(play.undo(0)) == "table.nothing-to-undo"


def test_choices_made_at_the_same_time_neither_wait_for_nor_disturb_each_other() -> None:
    play = Play(3)
    seen = play.match.seq
    for seat in (2, 0, 1):
        assert accepted(play.move(seat, answers=seen)), "another's choice does not make an answer stale"
    assert [step.seat for step in play.match.line.steps[9:]] == [0, 1, 2]


def test_a_choice_put_down_is_told_to_its_seat_alone_until_all_are_in() -> None:
    play = Play()
    before = play.match.seq
    play.move(1)
    (own,) = missed(play.match, BEN, None, before)
    for viewer in (ADA, None):
        (told,) = missed(play.match, viewer, None, before)
        assert isinstance(told, PutDown)
        assert told.move is None
    assert isinstance(own, PutDown)
    assert own.move is not None
    before = play.match.seq
    play.move(0)
    (opened_,) = missed(play.match, None, None, before)
    assert isinstance(opened_, Moves)
    assert [(step.seat, step.move) for step in opened_.steps] == [(0, "return ?"), (1, "return ?")]


def test_a_choice_put_down_can_be_undone_while_another_is_out_and_the_others_stay() -> None:
    play = Play(3)
    play.move(1)
    play.move(2)
    kept = [step for step in play.match.line.steps if step.seat == 2]
    assert accepted(play.undo(1))
    assert play.match.waiting == (0, 1)
    assert [step.move for step in play.match.line.steps if step.seat == 2] == [step.move for step in kept]
    play.move(0)
    play.move(1)
    assert refused(play.undo(0)) == "table.nothing-to-undo", "all are in: what the others chose could be known"
    assert refused(play.undo(1)) == "table.nothing-to-undo"


def test_the_same_request_is_applied_once_and_answered_alike() -> None:
    play = Play()
    request = msg.Move("again", play.match.seq, 0, (play.first(0),))
    first = play.ask(0, request)
    seq = play.match.seq
    assert play.ask(0, request) == first == Accepted("again", seq)
    assert play.match.seq == seq
    assert accepted(play.ask(1, msg.Move("again", play.match.seq, 1, (play.first(1),)))), "ids are each person's own"


def test_a_move_that_answers_an_old_position_is_stale_and_told_what_was_missed() -> None:
    play = returned()
    old = play.match.seq
    play.move(0, end=True)
    while 0 in play.match.waiting:
        play.move(0, "pass", end=True)
    play.move(1, end=True)
    while 1 in play.match.waiting:
        play.move(1, "pass", end=True)
    answer = play.move(0, answers=old)
    assert isinstance(answer, Stale)
    assert [happening.seq for happening in answer.missed] == list(range(old + 1, play.match.seq + 1))
    assert answer.situation.seq == play.match.seq
    assert accepted(play.move(0))


def test_an_answer_to_what_has_not_happened_yet_is_refused() -> None:
    play = Play()
    assert refused(play.move(0, answers=play.match.seq + 1)) == "table.not-yet"


def test_an_illegal_move_is_refused_with_every_rule_it_breaks() -> None:
    play = returned()
    answer = play.move(0, "hang L1 777")
    assert isinstance(answer, Refused)
    assert "lanterns.hang.pole" in {fault.rule for fault in answer.faults}
    assert refused(play.move(0, "hang the moon")) == "table.notation"


def test_nobody_plays_for_another() -> None:
    play = Play()
    assert refused(play.ask(1, msg.Move("x", play.match.seq, 0, (play.first(0),)))) == "table.not-your-seat"


def test_a_take_back_beyond_the_turn_needs_everybody_else() -> None:
    play = returned(3)
    play.move(0, end=True)
    while 0 in play.match.waiting:
        play.move(0, "pass", end=True)
    length = next(at for at, step in enumerate(play.match.line.steps) if str(step.move) == "pass" or at == 12)
    assert accepted(play.ask(0, msg.AskBack("ask", 0)))
    assert situation(play.match, BEN).taking_back == 0
    assert accepted(play.ask(1, msg.AnswerBack("yes", 1, agree=True)))
    assert situation(play.match, BEN).taking_back == 0
    assert accepted(play.ask(2, msg.AnswerBack("yes", 2, agree=True)))
    assert play.match.asking is None
    assert len(play.match.line.steps) == length
    assert play.match.line.takebacks == 1
    assert play.match.waiting == (0,)


def test_whoever_does_not_agree_ends_the_asking() -> None:
    play = returned()
    play.move(0, end=True)
    length = len(play.match.line.steps)
    play.ask(0, msg.AskBack("ask", 0))
    assert accepted(play.ask(1, msg.AnswerBack("no", 1, agree=False)))
    assert play.match.asking is None
    assert len(play.match.line.steps) == length
    assert refused(play.ask(1, msg.AnswerBack("late", 1, agree=True))) == "table.nothing-asked"


def test_the_last_move_can_be_undone_too_before_the_game_is_over() -> None:
    play, seat = Play().play_on(2), ADA
    while not finished(play):
        seat = play.match.waiting[0]
        play.move(seat, "pass" if play.first(seat) == "wish" else None)
        if not finished(play):
            play.end(seat)
    assert play.match.status is Status.PLAYING
    assert situation(play.match, None).end is None
    assert accepted(play.undo(seat))
    assert not finished(play)


def test_the_seed_is_told_when_the_game_is_over_and_not_before() -> None:
    play = Play().play_on(3)
    assert situation(play.match, ADA).end is None
    assert play.match.record().seed is None
    play.play_on()
    ending = situation(play.match, None).end
    assert ending is not None
    assert ending.seed == bytes(range(32)).hex()
    assert verified(LANTERNS.game, play.match.record()) > 6


def test_the_log_read_back_makes_the_same_match() -> None:
    play = wishing()
    play.move(0, "wish")
    play.undo(0)
    play.move(0, "pass", end=True)
    play.play_on()
    again = opened(lambda _: LANTERNS, play.rows)
    assert digest(again.line.state) == digest(play.match.line.state)
    assert again.opened_at == play.match.opened_at
    for viewer in (ADA, BEN, None):
        assert missed(again, viewer, None, 0) == missed(play.match, viewer, None, 0)
        assert situation(again, viewer) == situation(play.match, viewer)


def test_whoever_is_muted_is_not_heard_by_the_one_who_muted() -> None:
    play = Play()
    before = play.match.seq
    assert accepted(play.ask(0, msg.Mute("m", 1, muted=True)))
    assert accepted(play.ask(1, msg.Say("s", "hello")))
    ada, ben = PEOPLE[0].person, PEOPLE[1].person
    assert [type(told).__name__ for told in missed(play.match, ADA, ada, before)] == ["Muting"]
    assert [type(told).__name__ for told in missed(play.match, BEN, ben, before)] == ["Speaks"]
