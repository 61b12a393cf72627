"""Partners who may not tell each other what they hold say ready phrases, until both would talk freely."""

import pytest
from table_play import Play, accepted, refused
from table_together import Together

from understory.games import box
from understory.table import messages as msg
from understory.table.entries import Said
from understory.table.replaying import opened
from understory.table.telling import missed, situation
from understory.testing import rule


def say(play: Play, who: int, text: str = "I hold the Queen") -> msg.Answer:
    return play.ask(who, msg.Say(play.client(), text))


def phrase(play: Play, who: int, id_: str) -> msg.Answer:
    return play.ask(who, msg.Phrase(play.client(), id_))


def talk(play: Play, who: int, *, wish: bool = True) -> msg.Answer:
    return play.ask(who, msg.Talk(play.client(), who, wish))


@rule("table.hushed")
@rule("everdell.coop.talk")
def test_partners_do_not_talk_freely_by_default() -> None:
    play = Together()
    assert situation(play.match, None).hushed
    before = play.match.seq
    for who in (0, 1, 2):  # the third looks on
        assert refused(say(play, who)) == "table.hushed"
    assert play.match.seq == before


@rule("table.hushed")
def test_partners_talk_freely_once_both_would_and_no_longer_when_one_would_not() -> None:
    play = Together()
    assert accepted(talk(play, 0))
    assert (situation(play.match, None).hushed, situation(play.match, None).talking) == (True, (0,))
    assert refused(say(play, 0)) == "table.hushed"
    assert accepted(talk(play, 1))
    assert not situation(play.match, None).hushed
    assert accepted(say(play, 0))
    assert accepted(say(play, 2))
    again = opened(lambda _: play.match.box, play.rows)
    assert again.talking == {0, 1}
    assert accepted(talk(play, 1, wish=False))
    assert refused(say(play, 0)) == "table.hushed"


def test_nobody_agrees_for_another_seat() -> None:
    play = Together()
    assert refused(play.ask(0, msg.Talk(play.client(), 1, wish=True))) == "table.not-your-seat"


@rule("table.no-such-phrase")
def test_a_phrase_of_the_game_is_always_said_and_nothing_else_as_one() -> None:
    play = Together()
    before = play.match.seq
    assert accepted(phrase(play, 0, "want-berry"))
    assert refused(phrase(play, 0, "I-hold-the-Queen")) == "table.no-such-phrase"
    told = missed(play.match, None, None, before)
    assert [(one.seat, one.text, one.phrase) for one in told if isinstance(one, msg.Speaks)] == [(0, "", "want-berry")]
    assert [row.entry.phrase for row in play.rows if isinstance(row.entry, Said)] == ["want-berry"]


@rule("table.hushed")
def test_when_all_is_over_anything_may_be_said() -> None:
    play = Together()
    assert accepted(play.ask(0, msg.Resign(play.client(), 0)))
    assert accepted(say(play, 1))
    assert refused(talk(play, 1)) == "table.not-hushed"


@rule("table.not-hushed")
def test_those_who_play_against_each_other_say_what_they_like() -> None:
    play = Play(2).play_on(1)
    assert not situation(play.match, None).hushed
    assert accepted(say(play, 0))
    assert refused(talk(play, 0)) == "table.not-hushed"


@pytest.mark.parametrize("look", ["want-twig", "want-green-creature", "try-A1", "thanks"])
def test_phrases_tell_wishes_and_no_cards(look: str) -> None:
    phrases = box("everdell-duo").phrases
    assert look in phrases
    assert not {id_ for id_ in phrases if "queen" in id_}
