"""The command line in four languages."""

import re
from pathlib import Path
from random import Random
from string import Formatter
from typing import Any, Final

import pytest
from typer.testing import CliRunner

from understory import games
from understory.cli import app
from understory.cli.speaking import spoken, tongue_of
from understory.core import Decision, Item, Seat
from understory.core.speaker import Counted, English
from understory.games.everdell_duo.face.english import TEXT as EVERDELL_TEXT
from understory.games.kodama.face.english import TEXT as KODAMA_TEXT
from understory.games.kodama_3d.face.english import TEXT as SPACE_TEXT
from understory.games.kodama_duo.face.english import TEXT as DUO_TEXT
from understory.locale import LANGUAGES, Language, speak
from understory.testing import random_line

GOLDEN: Final = Path(__file__).parents[1] / "golden"
OTHERS: Final = tuple(language for language in LANGUAGES if language is not Language.ENGLISH)
TEXTS: Final[dict[str, dict[str, str | Counted]]] = {
    "kodama": {**KODAMA_TEXT},
    "kodama-duo": {**KODAMA_TEXT, **DUO_TEXT},
    "kodama-3d": {**SPACE_TEXT},
    "everdell-duo": {**EVERDELL_TEXT},
}
"""All that the faces say in English."""
SPOKEN: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("kodama", 2, {"draft": "on"}),
    ("kodama-duo", 2, {}),
    ("kodama-3d", 3, {}),
    ("everdell-duo", 2, {}),
    ("everdell-duo", 2, {"mode": "cooperative", "chapter": "5", "held": "full-larder"}),
    ("everdell-duo", 1, {"mode": "challenge"}),
]
"""Tables that are told in four languages, with the options that have most to tell."""
MADE_OF: Final = {"feature": "firefly", "kodama": "green", "shape": "fork"}
"""What a tile of Kodama 3D is made of."""
WHO_AND_WHAT: Final = {"animal": "hare", "token": "sun", "colour": "red", "kind": "creature"}
"""Whom and what Everdell Duo tells of, where a language has forms for it."""
TYPED: Final = frozenset(["pass", "gust"])
"""Words that are typed, and stay what they are."""
AS_TYPED: Final = r"\b[a-z]+(-[a-z]+)+\b|\btrunk\.\d|\b(event|farm|river|path)-\d|\bMiss Thorn\b"
"""Goals and points of Kodama 3D and spaces of Everdell Duo, by what is typed for them; and a name."""
SHARED: Final = {
    "de": frozenset(["hand", "kodamas", "normal", "orange", "pink", "winter"]),
    "fr": frozenset(["kodamas", "normal", "orange", "pile", "place", "point", "points"]),
    "it": frozenset(["round"]),
}
"""Words that both languages have."""


def run(*arguments: object, typed: str = "", code: int = 0) -> str:
    done = CliRunner().invoke(app, [str(part) for part in arguments], input=typed)
    assert done.exit_code == code, done.output
    return " ".join(done.output.split())


def test_rules_are_read_in_the_language_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Die meisten Punkte gewinnen." in run("--language", "de", "rules", "--id", "kodama.end.winner")
    monkeypatch.setenv("UNDERSTORY_LANGUAGE", "it")
    assert "Vince chi ha più punti." in run("rules", "--id", "kodama.end.winner")
    assert "Interpretazione:" in run("rules", "--id", "kodama.end.tie")
    assert "The most points win." in run("--language", "en", "rules", "--id", "kodama.end.winner")


def test_the_language_may_be_asked_for_after_the_command_too() -> None:
    before = run("--language", "de", "rules", "--id", "kodama.end.winner")
    assert run("rules", "--language", "de", "--id", "kodama.end.winner") == before
    assert run("rules", "--id", "kodama.end.winner", "--language=de") == before


def test_the_list_of_books_is_in_the_language_too() -> None:
    told = run("--language", "fr", "rules")
    assert re.search(r"kodama \d+ règles Kodama", told)
    assert "À toutes les tables" in told


def test_a_language_that_nobody_speaks_here_is_refused_with_those_there_are() -> None:
    told = run("--language", "la", "rules", code=2)
    assert told == "understory: language cannot be 'la': choose one of en, fr, de, it"


def test_a_game_is_played_and_refused_in_the_language() -> None:
    told = run("--language", "de", "play", "kodama-duo", "--seed", "x", typed="pass\nsummon flower u1 1\nhelp\nquit\n")
    assert "„pass“ wird abgelehnt: Danach wird gerade nicht gefragt. [table.asked]" in told
    assert "Gast (Platz 0) >" in told
    assert "Bis zum nächsten Mal." in told


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("kodama", "ask-kodama-grow"),
        ("kodama-duo", "ask-duo-choose"),
        ("kodama-3d", "ask-k3d-return"),
        ("everdell-duo", "ask-everdell-act"),
    ],
)
def test_every_game_says_what_is_asked(game: str, asked: str) -> None:
    assert speak("de").say(asked) in run("--language", "de", "play", game, "--seed", "leaf", typed="quit\n")


@pytest.mark.parametrize(("language", "word"), [("de", "überdecken"), ("fr", "recouvrir"), ("it", "coprire")])
def test_at_the_table_rules_are_found_by_a_word_of_the_language(language: str, word: str) -> None:
    told = run("--language", language, "play", "kodama", "--seed", "leaf", typed=f"rules {word}\nquit\n")
    assert "kodama.place.no-icon" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_typed_is_told_in_lines_that_are_not_broken(language: Language) -> None:
    assert max(map(len, speak(language).say("cli-help").splitlines())) <= 80


def test_a_campaign_and_its_sheet_are_in_the_language_wherever_it_was_asked_for(tmp_path: Path) -> None:
    first, second = tmp_path / "moss", tmp_path / "fern"
    said = ("--city", "Mossgate", "--players", "Ada,greedy")
    assert "Mossgate est fondée" in run("--language", "fr", "campaign", "new", first, *said)
    assert "Mossgate est fondée" in run("campaign", "new", second, *said, "--language", "fr")
    assert "0 sur 15 chapitres" in run("--language", "fr", "campaign", "sheet", first)
    assert "Chapitre 1" in run("--language", "fr", "campaign", "play", first, typed="quit\n")


@pytest.mark.parametrize(
    ("game", "said"),
    [("kodama", "dans votre arbre"), ("kodama-duo", "pour chaque"), ("kodama-3d", "points pour")],
)
def test_cards_are_read_out_in_the_language(game: str, said: str) -> None:
    told = run("--language", "fr", "play", game, "--seed", "x", typed="quit\nquit\n")
    assert said in told
    assert said not in run("--language", "en", "play", game, "--seed", "x", typed="quit\nquit\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_game_is_told_in_every_language(language: str) -> None:
    told = run("--language", language, "replay", GOLDEN / "kodama_duo.record", "--as", "spectator")
    word = {"en": "summoned the", "fr": "a invoqué l’Esprit", "de": "beschworen", "it": "ha evocato lo Spirito"}  # noqa: RUF001
    source = {"en": "Branches placed", "fr": "Branches posées", "de": "Angelegte Äste", "it": "Rami posati"}
    assert word[language] in told
    assert source[language] in told


def test_the_example_in_no_catalogue_is_told_in_its_own_words() -> None:
    assert "lanterns." in run("--language", "fr", "rules", "lanterns")
    assert "lanterns" in run("--language", "fr", "play", "lanterns", "--seed", "x", typed="1\n" * 40).lower()


def test_without_a_wish_people_are_spoken_to_in_the_systems_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UNDERSTORY_LANGUAGE", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert tongue_of(None).language == "fr"
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert tongue_of(None).language == "en"
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    monkeypatch.setattr("sys.stdout.isatty", lambda: False)
    assert tongue_of(None).language == "en"


def labels(items: tuple[Item[Any], ...]) -> list[str]:
    """A menu's lines, and those of the menus behind it, without moves as they are typed."""
    found: list[str] = []
    for item in items:
        found += [item.label, *labels(item.then)] if isinstance(item.then, tuple) else [shown(item)]
    return found


def shown(item: Item[Any]) -> str:
    return item.label.removeprefix(str(item.then))


def told_tables(game: str, players: int, options: dict[str, str], language: str) -> list[str]:
    """Everything that a whole game shows to a seat, without what cards are called."""
    box = games.box(game)
    rules, face = box.game, box.face.speaking(lambda _card: ("", ""), speak(language))  # type: ignore[attr-defined]
    told: list[str] = []
    for state in random_line(rules, rules.spec.chosen(players, options), Random(7)).states:
        node = rules.node(state)
        if isinstance(node, Decision):
            view = rules.view(state, node.seats[0])
            told += [face.text(view), *labels(face.menu(view, rules.legal(state, node.seats[0])))]
    return [*told, face.text(rules.view(state, Seat(0)))]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("game", "players", "options"), SPOKEN)
def test_no_english_word_is_left_on_the_table(game: str, players: int, options: dict[str, str], language: str) -> None:
    patterns = [part for said in TEXTS[game].values() for part in (said[1:] if isinstance(said, tuple) else (said,))]
    english = {word.lower() for part in patterns for word in re.findall(r"[A-Za-z]{3,}", re.sub(r"\{.*?\}", " ", part))}
    lines = [re.sub(AS_TYPED, " ", line) for line in told_tables(game, players, options, language)]
    told = {word.lower() for line in lines for word in re.findall(r"[^\W\d_]+", line)}
    assert english & told - TYPED - SHARED[language] == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", TEXTS)
def test_what_faces_say_is_said_with_the_same_arguments_in_every_language(game: str, language: Language) -> None:
    tongue = speak(language)
    for message, said in TEXTS[game].items():
        pattern = said[2] if isinstance(said, tuple) else said
        names = {name for _, name, _, _ in Formatter().parse(pattern) if name}
        given: dict[str, int | str] = dict.fromkeys(names, 7)
        given |= dict.fromkeys(names & {"spirit", "icon"}, "flower")
        given |= MADE_OF if names & MADE_OF.keys() else {}
        given |= {name: value for name, value in WHO_AND_WHAT.items() if name in names}
        told = tongue.say(message, given)
        assert told.count("7") == sum(value == 7 for value in given.values()), f"{language}: {message}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_is_a_point(language: str) -> None:
    speaker = English(KODAMA_TEXT) if language == "en" else speak(language)
    told = [speaker.say("text-kodama-tree", {"seat": 0, "points": points}) for points in (1, 2)]
    one = {"en": "1 point", "fr": "1 point", "de": "1 Punkt", "it": "1 punto"}
    assert told[0].endswith(one[language])
    assert not told[1].endswith(one[language].replace("1", "2"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_places_for_a_spirit_are_called_the_same(language: str) -> None:
    rules = games.box("kodama-duo").game
    face = spoken(games.box("kodama-duo").face, speak(language))
    seen = 0
    for seed in range(4):
        for state in random_line(rules, rules.spec.chosen(2), Random(seed)).states:
            node = rules.node(state)
            if not isinstance(node, Decision):
                continue
            seat = node.seats[0]
            for item in face.menu(rules.view(state, seat), rules.legal(state, seat)):
                if isinstance(item.then, tuple) and str(item.then[0].then).startswith("summon"):
                    told = [place.label for place in item.then]
                    assert len(told) == len(set(told)), told
                    seen += 1
    assert seen


def test_what_bots_have_played_is_counted_in_the_language() -> None:
    told = run("--language", "de", "simulate", "lanterns", "--games", 1, "--seed", "x", "--bots", "random,greedy")
    assert "lanterns: 1 Partie, Startwert x" in told
    assert "100,0" in told
    english = ("games", "seed", "seat", "wins", "mean", "score", "decisions", "forced", "dealt", "passes")
    assert [word for word in english if word in re.findall(r"[a-z]+", told)] == []
    assert "lanterns: 1 game, seed x" in run("simulate", "lanterns", "--games", 1, "--seed", "x")


def test_a_tournament_is_told_in_the_language(tmp_path: Path) -> None:
    asked = ("random", "greedy", "--game", "lanterns", "--games", 2, "-o", tmp_path / "kept.jsonl")
    told = run("--language", "fr", "tournament", *asked)
    assert "l’un contre l’autre" in told  # noqa: RUF001
    assert "lui-même" in told
    english = ("matches", "games", "mean", "score moyen to", "against", "itself", "wins", "seat")
    assert [word for word in english if word in told] == []
    assert "against each other" in run("--language", "en", "tournament", *asked)
