"""Help and complaints in the player's language: every command, every option, every error."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any, Final

import pytest
import typer
from fluent.syntax.ast import TextElement
from typer.testing import CliRunner

import understory
from understory import games
from understory.cli import app
from understory.cli.brought import brought, opened
from understory.cli.complaining import in_words, recognised
from understory.cli.helping import WHOLE, help_words
from understory.cli.wished import wished_in
from understory.core import NotationError
from understory.locale import LANGUAGES, Language, speak
from understory.locale.catalogues import entries, topics

SOURCE: Final = Path(understory.__file__).parent
OTHERS: Final = tuple(language for language in LANGUAGES if language is not Language.ENGLISH)
RAISED: Final = {
    "OptionError": 2,
    "RecordError": 2,
    "NotationError": 1,
    "UnderstoryError": 0,
    "refused": 0,
    "PackError": 3,
    "OtherGame": 3,
    "wrong": 1,
}
"""Errors that a command may end with, and which of their arguments is a sentence."""
ENGLISH: Final = re.compile(
    r"\b(missing|such|did|you|mean|possible|should|greater|less|than|valid|unable|unexpected|requires|does|cannot|choose"
    r"|one|of|has|ends|write|parted|there|says|what|directory|for|its)\b",
    re.IGNORECASE,
)
"""Words of the complaints below that no other language has."""
ELSEWHERE: Final = ("server", "envs", "table", "testing", "hosting", "play.py")
"""No command of the terminal is told what is wrong by these."""
CAMPAIGN: Final = "games/everdell_duo/campaign"
"""What is wrong with a campaign's file is told in words of its own."""


def commands(command: Any, path: str) -> Iterator[tuple[str, Any]]:
    """A command and all below it, by their paths."""
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, name if path == WHOLE else f"{path}-{name}")


def all_commands() -> list[tuple[str, Any]]:
    found = list(commands(typer.main.get_command(app), WHOLE))
    return found + [each for name in brought() for each in commands(opened(name), name)]


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_and_every_option_is_explained_in_the_language(language: Language) -> None:
    tongue = speak(language)
    told = all_commands()
    assert len(told) > 30
    for path, command in told:
        assert help_words(path, "", tongue), path
        for param in command.params:
            if getattr(param, "help", None):
                said = help_words(path, param.name, tongue)
                assert said, f"{path} {param.name}"
                assert said != param.help, f"{path} {param.name}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_help_is_kept_for_what_no_command_has(language: Language) -> None:
    known = {f"help-{path}": {param.name for param in command.params} for path, command in all_commands()}
    known["help-any"] = {name for names in known.values() for name in names}
    text = (SOURCE / "locale" / language / "help.ftl").read_text(encoding="utf-8")
    at = ""
    for line in text.splitlines():
        if found := re.match(r"(help-[\w-]+) =", line):
            at = found[1]
            assert at in known
        elif found := re.match(r"    \.(\w+) =", line):
            assert found[1] in known[at], f"{at}.{found[1]}"


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_printed_in_the_language_within_eighty_columns(language: Language) -> None:
    for path in ("", "simulate", "serve", "campaign new", "admin", "pack check"):
        done = CliRunner().invoke(app, ["--language", language, *path.split(), "--help"])
        assert done.exit_code == 0, done.output
        english = ("Usage", "Options:", "Commands:", "Arguments:", "Show this message", "default:", "required")
        assert [word for word in english if word in done.output] == []
        assert max(map(len, done.output.splitlines())) <= 80


def test_help_is_english_again_for_the_next_who_asks() -> None:
    assert "Aufruf:" in CliRunner().invoke(app, ["--language", "de", "--help"]).output
    assert "Usage:" in CliRunner().invoke(app, ["--help"]).output


def test_a_group_of_commands_alone_prints_its_help() -> None:
    for group in ("pack", "admin", "campaign", "challenge"):
        done = CliRunner().invoke(app, [group])
        assert done.exit_code == 0, done.output
        assert done.stdout.startswith("Usage: ")


def sentences(tree: ast.AST) -> Iterator[str]:
    """What errors say, where it stands in the code, with a word in every hole."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        at = RAISED.get(name)
        if at is None or len(node.args) <= at:
            continue
        match node.args[at]:
            case ast.Constant(value=str(said)):
                yield said
            case ast.JoinedStr(values=parts):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "something" for part in parts)


def test_every_error_of_a_command_is_in_the_catalogues() -> None:
    seen = 0
    for path in sorted(SOURCE.rglob("*.py")):
        within = path.relative_to(SOURCE)
        if within.parts[0] not in ELSEWHERE and within.parent.as_posix() != CAMPAIGN:
            for said in sentences(ast.parse(path.read_text(encoding="utf-8"))):
                seen += 1
                assert recognised(said), f"{path}: {said}"
    assert seen > 130


def test_every_complaint_is_told_by_its_own_words_and_not_by_wider_ones() -> None:
    told = [topic for topic in topics(Language.ENGLISH) if topic.name == "complaints"]
    forms = {name: entry.value for topic in told for name, entry in entries(Language.ENGLISH, topic).items()}
    assert len(forms) > 200
    for name, form in forms.items():
        assert form is not None
        said = "".join(part.value if isinstance(part, TextElement) else "'abc'" for part in form.elements)
        assert recognised(said) == name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "command",
    [
        "simulate",
        "dance",
        "simulate lanterns --dance",
        "simulate lanterns --games 0",
        "simulate lanterns --games many",
        "simulate lanterns --seconds x",
        "simulate lanterns --bots oracle",
        "simulate lanterns --bots level:9",
        "simulate lanterns --players 9",
        "simulate kodama -o x.csv",
        "tournament a b",
        "play lanterns --seats me,oracle",
        "play --resume /nowhere/at/all",
        "play lanterns extra",
        "play --seed",
        "rules kodama.place.nothing",
        "card whist",
        "campaign new /nowhere/at/all --city x --players A,B --difficulty odd",
        "serve --port 99999999",
        "serve --push-keys /nowhere/at/all",
        "serve --store sqlite:////nowhere/at/all.db",
        "admin matches --store sqlite:////nowhere/at/all.db",
    ],
)
def test_what_is_wrong_is_told_in_the_language(command: str, language: Language) -> None:
    english = CliRunner().invoke(app, ["--language", "en", *command.split()])
    done = CliRunner().invoke(app, ["--language", language, *command.split()])
    assert done.exit_code == english.exit_code == 2, done.output
    assert done.stderr.startswith("understory: ")
    assert done.stderr.count("\n") == 1
    assert ENGLISH.findall(done.stderr) == []
    assert ENGLISH.search(english.stderr)


def test_a_complaint_within_a_complaint_is_told_in_the_language_too() -> None:
    raised = "line 3, 'x': its options are wrong: players cannot be '9': Lanterns is for 2 to 3"
    wanted = "Zeile 3, 'x': Die Optionen stimmen nicht: players kann nicht '9' sein: Lanterns ist für 2 bis 3"
    assert in_words(raised, speak("de")) == wanted
    assert in_words(raised, speak("en")) == raised


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("game", "file", "was", "becomes"),
    [
        ("everdell-duo", "cards_green.toml", 'name = "Mine"', "name = 7"),
        ("everdell-duo", "cards_green.toml", "pay = { berry = 1 }", "pay = { }"),
        ("everdell-duo", "cards_green.toml", 'colour = "green"', 'colour = "teal"'),
        ("everdell-duo", "river.toml", "[[tile]]", "[[tile]"),
        ("everdell-duo", "decks.toml", '"mine"', '"mime"'),
        ("kodama-duo", "trunks.toml", 'icons = [["firefly"', 'icons = [["cloud"'),
        ("kodama-duo", "branches.toml", "[[branch]]", "[branch]"),
        ("kodama-3d", "goals.toml", "number = 1\n", "number = 99\n"),
        ("kodama-duo", "branches.toml", 'id = "d01"', 'id = "d 01"'),
        ("kodama-duo", "branches.toml", 'id = "d01"\n', ""),
    ],
)
def test_what_is_wrong_with_a_pack_is_told_in_the_language(
    game: str, file: str, was: str, becomes: str, language: Language, tmp_path: Path
) -> None:
    folder, shipped = tmp_path / "own", games.box(game).pack
    assert shipped is not None
    copytree(shipped, folder)
    text = (folder / file).read_text("utf-8")
    assert was in text
    (folder / file).write_text(text.replace(was, becomes, 1), "utf-8")
    english, told = (
        CliRunner().invoke(app, ["--language", tongue, "pack", "check", str(folder)]) for tongue in ("en", language)
    )
    assert told.exit_code == english.exit_code == 2, told.output
    assert file in told.stderr
    problem = re.compile(
        r"\b(card|field|must|missing|none of|asks|on trunk|no such|table for each|cannot be|number \d+,|numbered)\b"
    )
    assert problem.search(english.stderr)
    assert problem.search(told.stderr) is None


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", ["kodama", "kodama-duo", "kodama-3d"])
def test_what_a_move_looks_like_is_told_without_a_word_of_english(game: str, language: Language) -> None:
    with pytest.raises(NotationError) as raised:
        understory.new(game).push("dance")
    assert " or " in str(raised.value)
    assert " or " not in in_words(str(raised.value), speak(language))


def test_the_language_is_found_wherever_it_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UNDERSTORY_LANGUAGE", raising=False)
    assert wished_in(["campaign", "new", "x", "--language", "fr"]) == "fr"
    assert wished_in(["--language=it", "rules"]) == "it"
    assert wished_in(["--language", "la", "rules"]) == "en"
    assert wished_in(["--language"]) == "en"
    monkeypatch.setenv("UNDERSTORY_LANGUAGE", "de")
    assert wished_in(["rules"]) == "de"
