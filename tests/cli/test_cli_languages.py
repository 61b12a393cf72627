"""The command line in four languages."""

from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from understory.cli import app
from understory.cli.speaking import tongue_of
from understory.locale import LANGUAGES

GOLDEN: Final = Path(__file__).parents[1] / "golden"


def run(*arguments: object, typed: str = "", code: int = 0) -> str:
    done = CliRunner().invoke(app, [str(part) for part in arguments], input=typed)
    assert done.exit_code == code, done.output
    return " ".join(done.output.split())


def test_rules_are_read_in_the_language_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Die meisten Siegpunkte gewinnen." in run("--language", "de", "rules", "--id", "kodama.end.winner")
    monkeypatch.setenv("UNDERSTORY_LANGUAGE", "it")
    assert "Vince chi ha più punti." in run("rules", "--id", "kodama.end.winner")
    assert "Interpretazione:" in run("rules", "--id", "kodama.end.tie")
    assert "The most points win." in run("--language", "en", "rules", "--id", "kodama.end.winner")


def test_the_list_of_books_is_in_the_language_too() -> None:
    told = run("--language", "fr", "rules")
    assert "58 règles Kodama" in told
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
    ("game", "said"),
    [("kodama", "dans votre arbre"), ("kodama-duo", "pour chaque"), ("kodama-3d", "PV pour")],
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
