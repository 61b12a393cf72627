"""Every language says everything: no message missing, none left in English, none with other arguments."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import understory.games
from understory import games
from understory.core import OneOf
from understory.games.books import all_books
from understory.games.kodama.pack.conditions import CONDITIONS, EFFECTS, word_of
from understory.games.kodama_3d.rules.conditions import Condition
from understory.locale import LANGUAGES, Language, speak
from understory.locale.cards import cards_of, place_word
from understory.locale.catalogues import entries, homes, topics
from understory.locale.tongue import worded

OTHERS: Final = tuple(language for language in LANGUAGES if language is not Language.ENGLISH)

SAME: Final = {
    *(
        "list-comma",
        "cli-line",
        "event-table-says",
        "game-kodama-duo",
        "game-kodama-3d",
        "game-everdell-duo",
        "event-everdell-moved",
    ),
    *("season-winter", "value-off", "B1", "event-6", "bad-file"),
    *("told-target", "sheet-score", "sheet-title", "challenge-normal", "last-gold", "feat-frugal", "feat-humble"),
    *("space-blank-kodama", "space-blank-vp", "space-kind-kodamas", "tree-blank-points", "towns-blank-points"),
    *("tree-row-spring-kodama", "tree-row-summer-kodama", "tree-row-autumn-kodama", "why-everdell-campaign-score"),
    *("towns-column-thorn", "towns-difficulty-normal", "towns-thing-construction"),
}
"""Messages and cards that may read as in English: names, marks without words, or words that happen to be the same."""

PREFIXES: Final = {
    "kodama": ("kodama", "duo"),
    "kodama-duo": ("kodama", "duo"),
    "kodama-3d": ("k3d",),
    "everdell-duo": ("everdell",),
}


class _Arguments(Visitor):
    """Gathers the variables of a message, and the forms in which it asks for names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's word)
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  (the same)
        named = {argument.name.name: argument.value.value for argument in node.arguments.named}
        self.forms.add((str(named["of"]), str(named.get("form", ""))))
        self.generic_visit(node)


def read(pattern: ast.BaseNode | None) -> _Arguments:
    found = _Arguments()
    if pattern is not None:
        found.visit(pattern)
    return found


def messages(language: Language) -> dict[str, ast.Pattern]:
    """Every message and attribute of a language, `id` or `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for topic in topics(language):
        for name, entry in entries(language, topic).items():
            parts = [(name, entry.value), *((f"{name}.{part.id.name}", part.value) for part in entry.attributes)]
            for key, pattern in parts:
                if pattern is not None:
                    assert key not in found, f"{language}: {key} stands in two files"
                    found[key] = pattern
    return found


def text(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement)).strip()


ENGLISH: Final = messages(Language.ENGLISH)
FORMS: Final = re.compile(r"^(icon|trait|shape|season|thing|good|place)-[^.]*\.")
"""Forms of a word, which each language has as it needs them."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_of_english_is_in_every_language_with_the_same_arguments(language: Language) -> None:
    theirs = messages(language)
    wanted = {key for key in ENGLISH if not FORMS.match(key)}
    assert wanted - set(theirs) == set()
    for key in wanted:
        assert read(theirs[key]).variables == read(ENGLISH[key]).variables, f"{language}: {key}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: Language) -> None:
    theirs = messages(language)
    same = {
        key for key in ENGLISH.keys() & theirs.keys() if text(ENGLISH[key]) and text(ENGLISH[key]) == text(theirs[key])
    }
    assert {key for key in same if key not in SAME and not FORMS.match(key)} == set()
    tongue, english = speak(language), speak("en")
    for book in all_books():
        for rule in book.rules:
            assert tongue.rule(rule.id).text != english.rule(rule.id).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_nothing_that_no_other_says(language: Language) -> None:
    """What only one has is a slip of the pen; cards and rules are English elsewhere."""
    other = messages(Language.GERMAN if language is not Language.GERMAN else Language.FRENCH)
    own = {key for key in messages(language) if not FORMS.match(key)}
    assert own - set(other) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_asked_for_in_forms_that_there_are(language: Language) -> None:
    theirs = messages(language)
    for key, pattern in theirs.items():
        for of, form in read(pattern).forms - {("seat", ""), ("card", ""), ("text", ""), ("source", ""), ("", "")}:
            words = [word for word in theirs if word.startswith(f"{of}-") and "." not in word]
            missing = [word for word in words if form and f"{word}.{form}" not in theirs]
            assert words, f"{language}: {key} asks for {of}"
            assert missing == [], f"{language}: {key} asks for the form {form}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_is_translated_and_no_other(language: Language) -> None:
    rules = [rule for book in all_books() for rule in book.rules]
    ids = [f"rule-{worded(rule.id)}" for rule in rules]
    rulings = [f"rule-{worded(rule.id)}.ruling" for rule in rules if rule.ruling]
    theirs = [key for key in messages(language) if key.startswith("rule-")]
    assert len(set(ids)) == len(ids)
    assert sorted(theirs) == sorted(ids + rulings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_cited_in_a_ruling_is_cited_in_every_language(language: Language) -> None:
    cited = re.compile(r"\b(?:kodama|duo|k3d|everdell)\.[a-z.-]*[a-z]")
    tongue = speak(language)
    for book in all_books():
        for rule in book.rules:
            if rule.ruling:
                assert sorted(cited.findall(tongue.rule(rule.id).ruling or "")) == sorted(cited.findall(rule.ruling))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_option_and_every_card_of_a_game_has_words(language: Language, game: str) -> None:
    tongue, spec = speak(language), games.box(game).game.spec
    assert all(tongue.game(game))
    for option in spec.options:
        assert all(tongue.option(game, option.name))
        for value in option.values if isinstance(option, OneOf) else (option.default,):
            assert value.isdecimal() or tongue.value(game, option.name, value)
    for card in cards_of(game):
        assert tongue.card(card).name
        if language is not Language.ENGLISH:
            assert place_word(card) or tongue.has(f"card-{card}"), card
            assert card in SAME or told(language, card) != told(Language.ENGLISH, card)


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_of_the_cards_vocabulary_can_be_said(language: Language) -> None:
    tongue = speak(language)
    assert [word for word in CONDITIONS if not tongue.has(f"what-{word}")] == []
    assert [word for word in EFFECTS if not tongue.has(f"decree-{word}")] == []
    assert [kind for kind in get_args(Condition) if not tongue.has(f"goal-{word_of(kind)}")] == []


def told(language: Language, card: str) -> tuple[str, str]:
    """A card's text, or the language where it has none: silent cards do not read alike."""
    text = speak(language).card(card).text
    return ("", text) if text else (language, "")


def literals(call: str) -> Iterator[tuple[str, str]]:
    """The ids that the games' code writes in such a call."""
    for path in sorted(Path(understory.games.__file__).parent.rglob("*.py")):
        for found in re.finditer(call + r'\(\s*"([\w.-]+)"', path.read_text(encoding="utf-8")):
            yield path.name, found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_decision_that_the_code_names_has_words(language: Language) -> None:
    tongue = speak(language)
    spoken = {prefix for game in games.names() for prefix in PREFIXES.get(game, ())}
    for file, event in (*literals("Event.of"), *literals("Event")):
        if event.partition(".")[0] in spoken:
            assert tongue.has(f"event-{worded(event)}"), f"{file}: {event}"


GENERAL: Final = {"everdell.card.optional", "everdell.coop.season-tiles"}
"""Refused with nothing but what was tried: there is no more to say than the rule."""


def test_every_refusal_that_everdell_duo_names_is_a_sentence() -> None:
    """A touch on the board is answered with it; the rule's own text stands in the rulebook."""
    rules = (Path(understory.games.__file__).parent / "everdell_duo" / "rules").rglob("*.py")
    source = "".join(path.read_text(encoding="utf-8") for path in rules)
    refused = {*re.findall(r'(?:Reason\.of\(|rule = | else )"(everdell\.[\w.-]+)"', source)} - GENERAL
    assert len(refused) > 30
    assert [rule for rule in sorted(refused) if not speak(Language.ENGLISH).has(f"why-{worded(rule)}")] == []


@pytest.mark.parametrize("prefix", ["kodama", "k3d"])
def test_what_readers_did_is_told_to_them_as_theirs_and_not_by_the_name_of_their_seat(prefix: str) -> None:
    english = messages(Language.ENGLISH)
    told = [at for at in english if at.startswith(f"event-{prefix}-") and "." not in at]
    seated = [at for at in told if "seat" in read(english[at]).variables]
    assert seated
    assert not [at for at in seated if f"{at}.you-seat" not in english]


def test_none_is_not_told_as_one_in_french() -> None:
    """In French what is one in grammar may be none in number: a figure there is the number itself."""
    pages = (Path(__file__).parents[2] / "web" / "src").rglob("words/fr.ftl")
    told = [*(found for home in homes() for found in (home / "fr").glob("*.ftl")), *pages]
    assert len(told) > 20
    assert [str(path) for path in told if re.search(r"\[one\] 1\b", path.read_text(encoding="utf-8"))] == []


def test_no_catalogue_is_too_long_to_read() -> None:
    for path in (path for home in homes() for path in home.rglob("*.ftl")):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, path
