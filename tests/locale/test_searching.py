"""The search of the rulebook answers what people ask: in words that are kept, and in words that nobody wrote down."""

import tomllib
from pathlib import Path

import pytest

from understory import games
from understory.games.books import book, chapters_of, questions_of
from understory.locale import LANGUAGES, Language, speak
from understory.locale.searching import ALIKE as ROWS
from understory.locale.searching import STEM, index_of, looked_up, stems

HERE = Path(__file__).parent
ASKED = tomllib.loads((HERE / "asked_otherwise.toml").read_text(encoding="utf-8"))
AFRESH: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads((HERE / "asked_afresh.toml").read_text("utf-8"))
LAST: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads((HERE / "asked_last.toml").read_text("utf-8"))


def _missed(game: str, language: Language, asked: dict[str, list[str]]) -> list[str]:
    index = index_of(language, game)
    return [question for question, rules in asked.items() if not set(rules) & set(looked_up(index, question))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_question_that_is_kept_finds_its_rule_among_the_first_three(game: str, language: Language) -> None:
    index = index_of(language, game)
    asked = [(phrase, question.rule) for question in questions_of(game) for phrase in question.asked[language]]
    assert len(asked) >= 15
    assert [phrase for phrase, rule in asked if rule not in looked_up(index, phrase)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_four_of_five_questions_in_other_words_find_a_right_rule_among_the_first_three(
    game: str, language: Language
) -> None:
    index = index_of(language, game)
    kept = {phrase for question in questions_of(game) for phrase in question.asked[language]}
    assert len(ASKED[game]) == 15
    assert not {question[language] for question in ASKED[game]} & kept
    missed = [
        question[language]
        for question in ASKED[game]
        if not set(question["rules"]) & set(looked_up(index, question[language]))
    ]
    assert len(missed) <= 3, missed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_four_of_five_questions_of_strangers_find_a_right_rule_in_every_game_and_language(
    game: str, language: Language
) -> None:
    asked = AFRESH[game][language]
    assert len(asked) >= 45
    missed = _missed(game, language, asked)
    assert len(missed) <= len(asked) // 5, missed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_four_of_five_questions_that_nothing_was_changed_for_find_a_right_rule(game: str, language: Language) -> None:
    asked = LAST[game][language]
    kept = {phrase for question in questions_of(game) for phrase in question.asked[language]}
    assert len(asked) == 15
    assert not asked.keys() & (kept | AFRESH[game][language].keys())
    missed = _missed(game, language, asked)
    assert len(missed) <= 3, missed


def test_a_game_is_asked_for_the_rules_that_hold_in_it_alone() -> None:
    found = index_of(Language.ENGLISH, "kodama-duo").rules
    assert {"duo.players", "kodama.place.ten", "kodama.score.run"} <= set(found)
    assert not {"kodama.components.players", "kodama.setup.first-player", "kodama.variant.kids"} & set(found)


def test_a_compound_is_asked_for_by_its_parts() -> None:
    assert "kodama.growth.deck-empty" in looked_up(index_of(Language.GERMAN, "kodama"), "Nachziehstapel leer")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_means_the_same_as_the_words_of_one_row_only(language: Language) -> None:
    rows = [[word[:STEM] for word in row.split()] for row in ROWS[language]]
    at = {stem: {number for number, row in enumerate(rows) if stem in row} for row in rows for stem in row}
    assert {stem for stem, numbers in at.items() if len(numbers) > 1} == set()


@pytest.mark.parametrize("game", games.names())
def test_every_rule_stands_in_one_chapter_and_every_chapter_has_a_title(game: str) -> None:
    told = [rule for chapter in chapters_of(game) for rule in chapter.rules]
    assert sorted(told) == sorted(rule.id for rule in book(game).rules)
    for language in LANGUAGES:
        assert all(speak(language).say(f"chapter-{chapter.name}") for chapter in chapters_of(game))


def test_words_are_compared_by_their_beginnings_without_accents() -> None:
    assert stems("Wohin dürfen die Äste wachsen?") == ["wohin", "aeste", "wachse"]
    assert stems("où placer une étoile") == ["placer", "etoile"]
    assert stems("zählt") != stems("zahlt")
    assert looked_up(index_of(Language.ENGLISH, "kodama"), "xyzzy") == ()
