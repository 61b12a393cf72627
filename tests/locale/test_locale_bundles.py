"""What the page loads."""

import gzip
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from understory import games
from understory.games.books import book as book_of
from understory.locale import LANGUAGES, speak
from understory.locale.__main__ import main


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    written = tmp_path_factory.mktemp("locale")
    assert main([str(written)]) == 0
    return written


def test_every_language_has_every_file(folder: Path) -> None:
    names = [{path.name for path in (folder / language).iterdir()} for language in LANGUAGES]
    assert all(found == names[0] for found in names)
    for game in games.names():
        assert {f"{game}.ftl", f"{game}.cards.json", f"{game}.rules.json"} <= names[0]


def test_the_messages_of_a_game_can_be_read_and_are_small(folder: Path) -> None:
    for path in folder.rglob("*.ftl"):
        entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert entries
        assert all(isinstance(entry, Message) for entry in entries), path
        assert len(gzip.compress(path.read_bytes())) < 8_000, path


def test_cards_and_rules_come_finished(folder: Path) -> None:
    cards = json.loads((folder / "fr" / "kodama-duo.cards.json").read_text(encoding="utf-8"))
    assert cards["dk15"] == {
        "name": "Ami des Esprits",
        "text": "4 points pour chaque Esprit sur votre arbre.",
        "mark": "house",
        "origin": "De notre conception.",
    }
    book = json.loads((folder / "de" / "kodama-duo.rules.json").read_text(encoding="utf-8"))
    assert book["title"] == "Kodama Duo"
    assert book["rules"][1] == {"id": "duo.players", "text": "Genau zwei Personen.", "ruling": None}
    assert speak("it").rule("duo.players").text in (folder / "it" / "kodama-duo.rules.json").read_text(encoding="utf-8")


def test_a_file_that_has_not_changed_is_left_alone(folder: Path) -> None:
    path = folder / "fr" / "kodama.ftl"
    before = path.stat().st_mtime_ns
    assert main([str(folder)]) == 0
    assert path.stat().st_mtime_ns == before


def test_without_a_folder_it_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "FOLDER" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["kodama", "kodama-duo", "kodama-3d", "everdell-duo"])
def test_every_card_can_be_looked_up_with_its_text_where_it_comes_from_and_its_rulings(
    folder: Path, game: str, language: str
) -> None:
    book = {card["id"]: card for card in _read(folder / language / f"{game}.book.json")["cards"]}
    texts = _read(folder / language / f"{game}.cards.json")
    names = (*games.box(game).builds_on, game)
    rules = [rule.id for name in names for rule in book_of(name).rules]
    packed = _packed(games.folder(game)) & texts.keys()
    assert len(packed) > 30
    assert packed <= book.keys()
    for card, entry in book.items():
        assert entry["source"] in {"printed", "reported", "house"}
        assert texts[card]["name"]
        assert entry["rules"] == [rule for rule in rules if rule.rpartition(".")[2] == card]
    wordless = {card for card in book if not texts[card]["text"]}
    assert all(re.fullmatch(r"[tu]\d+|[bd]\d\d", card) for card in wordless), "only trunks and branches say nothing"


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _packed(folder: Path) -> set[str]:
    """The ids of all that a game's own packs say the origin of, tiles and chapters among them."""
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in (folder / "pack").glob("*.toml")]
    lists = [part for file in files for part in file.values() if isinstance(part, list)]
    return {entry["id"] for part in lists for entry in part if isinstance(entry, dict) and "source" in entry}
