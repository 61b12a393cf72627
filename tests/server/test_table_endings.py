"""Matches that end before their games do: in words, in the log and in the record."""

from collections.abc import Callable

import pytest
from table_play import Play, accepted

from understory.core import Reason, RuleId, read, replayed
from understory.locale import LANGUAGES, speak
from understory.table import deciding
from understory.table import messages as msg
from understory.table.telling import situation
from understory.testing.lanterns import LANTERNS


def resigned(play: Play) -> None:
    """Ada gives up."""
    assert accepted(play.ask(0, msg.Resign("r", 0)))


def agreed(play: Play) -> None:
    """Both would like to stop, Ben last."""
    for seat in (0, 1):
        assert accepted(play.ask(seat, msg.StopHere(f"s{seat}", seat, wish=True)))


def abandoned(play: Play) -> None:
    """Nobody comes back, and whoever looks after the table closes the match."""
    change = deciding.closed(play.match, 9.0)
    assert change is not None
    play.take(change)


@pytest.mark.parametrize(("end", "told"), [(resigned, "resigned 0"), (agreed, "agreed 1"), (abandoned, "closed")])
def test_giving_up_agreeing_to_stop_and_an_abandoned_table_end_in_words_and_stand_in_the_log_and_the_record(
    end: Callable[[Play], None], told: str
) -> None:
    play = Play().play_on(2)
    assert not play.match.record().stopped
    end(play)
    assert str(play.rows[-1].entry) == told
    ending = situation(play.match, None).end
    assert ending is not None
    reason = Reason(RuleId(ending.reason.rule), tuple(ending.reason.evidence.items()))
    said = {speak(language).reason(reason) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any(ending.reason.rule in sentence for sentence in said), "no id is shown"
    again = read(str(play.match.record()))
    assert again.stopped == told
    assert len(replayed(LANTERNS.game, again).steps) == len(play.match.line.steps)
    assert not again.cut(len(again.moves)).stopped, "who goes on from there has stopped nothing"
