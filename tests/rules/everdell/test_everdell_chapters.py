"""The fifteen chapters: each is told in words, adds or changes something, and asks for what can be had."""

from datetime import date

import pytest

from understory.core import Options
from understory.games.everdell_duo.campaign.chapter import chapter, chapter_options, chapter_result
from understory.games.everdell_duo.campaign.newspaper import chapter_lines, skunks, title
from understory.games.everdell_duo.campaign.story import CHAPTERS, CampaignError, Result, founded, recorded
from understory.games.everdell_duo.face.card_words import objective as spoken
from understory.games.everdell_duo.face.objectives import objective_text
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.together import (
    Achieved,
    Built,
    Chapter,
    Least,
    Most,
    Objective,
    Occupied,
    Tokens,
    Unused,
    Who,
)
from understory.games.everdell_duo.rules.game import EverdellDuo
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.vocabulary import CardId, Difficulty, Section, Thing
from understory.locale import LANGUAGES, Language, speak
from understory.testing import rule

NUMBERS = range(1, CHAPTERS + 1)
YEAR = (0, 1, 2, 3)
DAY = date(2026, 6, 1)


@rule("everdell.campaign.chapters")
def test_there_are_fifteen_numbered_in_order_with_names_and_stories_of_their_own() -> None:
    assert list(LIBRARY.chapters) == [str(number) for number in NUMBERS]
    for language in LANGUAGES:
        assert len({title(speak(language), number) for number in NUMBERS}) == CHAPTERS
    assert len({chapter(number).story for number in NUMBERS}) == CHAPTERS
    assert all(1 <= chapter(number).story.count(".") + chapter(number).story.count("?") <= 4 for number in NUMBERS)


@rule("everdell.coop.end.example")
def test_the_first_asks_for_four_events_and_85_points_or_95_on_hard() -> None:
    first = chapter(1)
    assert [objective.condition for objective in first.objectives] == [Achieved(4, ())]
    assert (first.target(Difficulty.NORMAL), first.target(Difficulty.HARD)) == (85, 95)


def differences(one: Chapter, other: Chapter) -> list[str]:
    fields = ("skunks", "sharing", "watches", "special", "objectives")
    return [name for name in fields if getattr(one, name) != getattr(other, name)]


@pytest.mark.parametrize("number", NUMBERS[1:])
def test_every_chapter_adds_or_changes_something(number: int) -> None:
    assert differences(chapter(number - 1), chapter(number))
    assert all(differences(chapter(earlier), chapter(number)) for earlier in range(1, number))


@pytest.mark.parametrize("number", NUMBERS)
def test_hard_asks_for_more_than_normal_and_objectives_have_ids_of_their_own(number: int) -> None:
    told = chapter(number)
    assert told.hard > told.normal
    assert told.objectives


@pytest.mark.parametrize("number", NUMBERS)
def test_a_chapter_is_told_with_its_name_story_and_all_that_is_asked(number: int) -> None:
    lines = list(chapter_lines(speak("en"), number, Difficulty.HARD))
    assert lines[0] == f"Chapter {number}: {chapter(number).name}"
    assert chapter(number).story in lines
    assert lines[-1].endswith(f"{chapter(number).hard} points.")
    for objective in chapter(number).objectives:
        assert objective_text(objective, LIBRARY.cards) in lines[-1]


@pytest.mark.parametrize(
    ("objective", "words"),
    [
        (Objective(Achieved(4, ()), Who.TEAM, YEAR, True), "4 events"),
        (Objective(Achieved(1, ("fair",)), Who.HARE, (0, 1, 2), False), "the hare: the Fair by the end of summer"),
        (Objective(Achieved(2, ("A", "B")), Who.EACH, YEAR, True), "each of you: 2 events of A, B"),
        (Objective(Least(Thing.GREEN, 4), Who.TEAM, (1, 3), False), "at least 4 green cards in spring and autumn"),
        (Objective(Least(Thing.COLOUR, 5), Who.TEAM, YEAR, True), "at least 5 different colours at the end"),
        (Objective(Least(Thing.RICH_COLOUR, 2), Who.TEAM, YEAR, False), "at least 2 colours with 3 cards each"),
        (Objective(Most(Thing.PURPLE, 1), Who.TEAM, YEAR, True), "at most 1 purple card"),
        (Objective(Tokens(18), Who.TEAM, YEAR, True), "18 points in tokens at the end"),
        (Objective(Tokens(18), Who.TEAM, YEAR, False), "18 points in tokens"),
        (Objective(Occupied(2), Who.TEAM, YEAR, False), "2 occupied tokens on constructions"),
        (Objective(Built((CardId("inn"),)), Who.TEAM, YEAR, False), "in the city: Inn"),
        (Objective(Unused(1), Who.TEAM, YEAR, True), "1 pocket watch unused"),
    ],
)
def test_an_objective_says_what_of_whom_and_when(objective: Objective, words: str) -> None:
    assert objective_text(objective, LIBRARY.cards) == words


@rule("everdell.coop.end")
@pytest.mark.parametrize(
    ("objective", "name"),
    [
        (Objective(Achieved(4, ()), Who.TEAM, YEAR, True), "events-4"),
        (Objective(Achieved(1, ("fair",)), Who.HARE, (0, 1, 2), False), "events-fair-1-hare-by-summer"),
        (Objective(Achieved(2, ("A", "B")), Who.EACH, YEAR, True), "events-a-b-2-each"),
        (Objective(Least(Thing.GREEN, 4), Who.TEAM, (1, 3), False), "least-green-4-in-spring-autumn"),
        (Objective(Least(Thing.COLOUR, 5), Who.TEAM, YEAR, True), "least-colour-5-at-end"),
        (Objective(Least(Thing.RICH_COLOUR, 2), Who.TEAM, YEAR, False), "least-rich-colour-2"),
        (Objective(Most(Thing.PURPLE, 1), Who.TEAM, YEAR, True), "most-purple-1"),
        (Objective(Tokens(18), Who.TEAM, YEAR, True), "tokens-18-at-end"),
        (Objective(Occupied(2), Who.TEAM, YEAR, False), "occupied-2"),
        (Objective(Built((CardId("inn"),)), Who.TEAM, YEAR, False), "built-inn"),
        (Objective(Unused(1), Who.TEAM, YEAR, True), "watches-1"),
    ],
)
def test_an_objective_is_named_after_what_it_asks_for(objective: Objective, name: str) -> None:
    assert objective.id == name


@rule("everdell.coop.end")
@pytest.mark.parametrize("language", LANGUAGES)
def test_objectives_of_one_name_say_the_same_and_others_something_else(language: Language) -> None:
    tongue = speak(language)
    asked = [objective for number in NUMBERS for objective in chapter(number).objectives]
    said = {objective.id: tongue.card(objective.id).text for objective in asked}
    assert len(set(said.values())) == len(said)
    assert all(said[objective.id] == spoken(shipped_shelf(), tongue, objective) for objective in asked)


def test_skunks_are_told_by_season_where_they_differ() -> None:
    assert skunks(speak("en"), chapter(2)).count(",") == 2
    changing = next(chapter(n) for n in NUMBERS if len(set(dict(chapter(n).skunks)[Section.PATH])) > 1)
    counts = "/".join(map(str, dict(changing.skunks)[Section.PATH]))
    assert f"{counts} on the path (winter to autumn)" in skunks(speak("en"), changing)
    assert "winter" not in skunks(speak("en"), chapter(2))


# ---------------------------------------------------------------- between campaign and game


def options(difficulty: Difficulty, *results: Result) -> Options:
    campaign = founded("Moss", ("Ada", "Bea"), difficulty)
    for result in results:
        campaign = recorded(campaign, result)
    return chapter_options(campaign, len(results) + 1)


@rule("everdell.coop.watch")
def test_normal_gives_a_watch_every_chapter_hard_only_where_the_chapter_does() -> None:
    game = EverdellDuo()
    for number in NUMBERS:
        for difficulty in (Difficulty.NORMAL, Difficulty.HARD):
            wish = {"mode": "cooperative", "chapter": str(number), "difficulty": difficulty}
            watches = game.start(game.spec.chosen(2, wish)).together.watches
            assert watches == chapter(number).watches + (difficulty is Difficulty.NORMAL)


@rule("everdell.coop.goodnews.keep")
def test_a_chapter_begins_with_the_good_news_kept_and_without_what_is_out() -> None:
    first = Result(1, DAY, True, 90, 1, 1, ("full-larder",), ("slow-clock",))
    chosen = options(Difficulty.NORMAL, first)
    assert (chosen.words("held"), chosen.words("spent")) == (("full-larder",), ("slow-clock",))
    assert chosen.text("chapter") == "2"
    assert EverdellDuo().start(chosen).together.news == ("full-larder",)


def test_good_news_that_no_longer_exists_is_left_out_of_the_game_and_kept_in_the_file() -> None:
    campaign = recorded(
        founded("Moss", ("Ada",), Difficulty.NORMAL), Result(1, DAY, True, 90, 1, 1, ("of-old", "full-larder"))
    )
    chosen = chapter_options(campaign, 2)
    assert chosen.words("held") == ("full-larder",)
    end = EverdellDuo().start(chosen)
    end.pending = ()
    assert chapter_result(campaign, 2, DAY, end).kept == ("of-old", "full-larder")


@rule("everdell.campaign.record")
def test_a_game_that_goes_on_has_no_result() -> None:
    campaign = founded("Moss", ("Ada",), Difficulty.NORMAL)
    state = EverdellDuo().start(chapter_options(campaign, 1))
    with pytest.raises(CampaignError, match="not over yet"):
        chapter_result(campaign, 1, DAY, state)
    state.pending = ()
    result = chapter_result(campaign, 1, DAY, state)
    assert (result.won, result.points, result.watches, result.turned) == (False, 0, 1, 0)
    assert result.missed == ("events-4",)
