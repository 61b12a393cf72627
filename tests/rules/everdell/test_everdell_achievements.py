"""The challenge's ten achievements, each at its limit and just short of it, and the book in which they are ticked."""

from dataclasses import replace
from datetime import date

import pytest

from understory.games.everdell_duo.campaign.achievements import (
    Achievement,
    Book,
    Challenge,
    Ending,
    EnteredTwice,
    met,
    read,
    written,
)
from understory.games.everdell_duo.campaign.fields import DamagedError
from understory.games.everdell_duo.rules.vocabulary import Difficulty
from understory.locale import LANGUAGES, speak
from understory.testing import rule

PLAIN = Ending(points=80, thorn=79, colours=(4, 2, 2, 2, 2), occupied=2, tokens=10, hand=3, events=2)
"""Won, with nothing to boast of."""


@rule("everdell.challenge.achievements")
@pytest.mark.parametrize(
    ("achievement", "just", "short"),
    [
        (Achievement.RELENTLESS, replace(PLAIN, colours=(0, 4, 4, 2, 2)), replace(PLAIN, colours=(1, 4, 4, 2, 2))),
        (Achievement.HUMBLE, replace(PLAIN, colours=(4, 4, 4, 2, 0)), replace(PLAIN, colours=(4, 4, 4, 2, 1))),
        (Achievement.EFFICIENT, replace(PLAIN, colours=(2, 2, 2, 2, 2)), replace(PLAIN, colours=(3, 2, 2, 2, 2))),
        (Achievement.BALANCED, replace(PLAIN, colours=(3, 3, 3, 3, 3)), replace(PLAIN, colours=(4, 3, 3, 3, 2))),
        (Achievement.WELCOMING, replace(PLAIN, occupied=5), replace(PLAIN, occupied=4)),
        (Achievement.FRUGAL, replace(PLAIN, tokens=25), replace(PLAIN, tokens=24)),
        (Achievement.OVERACHIEVER, replace(PLAIN, thorn=60), replace(PLAIN, thorn=61)),
        (Achievement.GLAMOROUS, replace(PLAIN, colours=(4, 2, 2, 2, 5)), replace(PLAIN, colours=(4, 2, 2, 2, 4))),
        (Achievement.PREPARED, replace(PLAIN, hand=7), replace(PLAIN, hand=6)),
        (Achievement.EXCITED, replace(PLAIN, events=5), replace(PLAIN, events=4)),
    ],
)
def test_each_achievement_at_its_limit_and_just_short_of_it(
    achievement: Achievement, just: Ending, short: Ending
) -> None:
    assert met(just) == (achievement,)
    assert met(short) == ()
    assert met(replace(just, thorn=just.points)) == (), "only beating her counts, and a tie is hers"


@rule("everdell.challenge.achievements")
def test_there_are_ten_and_each_says_what_it_asks() -> None:
    assert len(Achievement) == 10
    for language in LANGUAGES:
        assert len({speak(language).say(f"feat-{one}.asks") for one in Achievement}) == len(Achievement)


def played(day: int, players: int, level: Difficulty, mark: str, *achievements: Achievement) -> Challenge:
    return Challenge(date(2026, 4, day), players, level, 80, 70, achievements, mark)


@rule("everdell.challenge.achievements")
def test_ticks_are_kept_apart_for_one_and_two_players_and_each_difficulty() -> None:
    book = Book()
    book = book.entered(played(9, 1, Difficulty.HARD, "a", Achievement.HUMBLE))
    book = book.entered(played(3, 1, Difficulty.HARD, "b", Achievement.HUMBLE, Achievement.FRUGAL))
    ticked = {
        (one, players, level): day
        for one in Achievement
        for players in (1, 2)
        for level in Difficulty
        if (day := book.ticked(one, players, level))
    }
    assert ticked == {
        (Achievement.HUMBLE, 1, Difficulty.HARD): date(2026, 4, 3),
        (Achievement.FRUGAL, 1, Difficulty.HARD): date(2026, 4, 3),
    }


def test_a_game_is_entered_once() -> None:
    game = played(1, 2, Difficulty.EASY, "same")
    with pytest.raises(EnteredTwice):
        Book().entered(game).entered(game)


def test_the_book_s_file_is_read_back_as_it_was() -> None:
    book = (
        Book()
        .entered(played(1, 2, Difficulty.EASY, "a", Achievement.EXCITED))
        .entered(played(2, 1, Difficulty.HARD, "b"))
    )
    assert read(written(book)) == book
    assert read(written(Book())) == Book()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"excited"', '"sleepy"', "games.1.achievements must be some of"),
        ('"players": 2', '"players": 3', "games.1.players must be 1 or 2"),
        ('"understory-achievements": 1', '"understory-achievements": 9', "newer"),
        ('"understory-achievements": 1', '"understory-campaign": 1', "no book of achievements"),
        ('"mark"', '"sign"', "games.1.mark is missing"),
    ],
)
def test_a_book_that_is_wrong_is_refused_with_what_and_where(old: str, new: str, problem: str) -> None:
    text = written(Book().entered(played(1, 2, Difficulty.EASY, "a", Achievement.EXCITED)))
    with pytest.raises(DamagedError, match=problem):
        read(text.replace(old, new))
