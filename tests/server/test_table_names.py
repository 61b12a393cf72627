"""Names that hide something, are nobody's to see, or are a bot's."""

import re
from pathlib import Path

import pytest
from bench.table_server import Guest

from understory.bots import bot_names
from understory.hosting.names import BOTS, checked_name, told_apart
from understory.server.errors import TableError
from understory.testing import rule

PAGE = Path(__file__).parents[2] / "web/src/locale"
HIDDEN = ("a\u200bb", "\u202eadA", "a\u2066b", "\u200e", "\ufeffAda", "\u3164", "\u2800\u2800", "\u00ad", "A\U000e0041")
EMPTY = (" ", "\u3000", "\u0301", "\u2028", "\t")


@rule("table.name")
@pytest.mark.parametrize("name", [*HIDDEN, *EMPTY, "a" + "\u0301" * 9, "\ue000", *bot_names(), "Greedy", "ISMCTS"])
def test_a_name_that_cannot_be_read_or_hides_something_or_is_a_bots_is_refused(name: str) -> None:
    with pytest.raises(TableError) as refused:
        checked_name(name)
    assert (refused.value.status, refused.value.error) == (422, "table.name")


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "Ze\u0301lie", "李雷", "Ολυμπία", "नमस्ते", "ٱلْحُسَيْن", "O'Hara-7", "🌳", "Ha"]
)
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    assert len(checked_name(f"  {name}  ")) <= len(name)


def test_no_bots_name_of_any_language_can_be_taken_by_a_person(ada: Guest) -> None:
    shown = {
        found
        for language in PAGE.glob("*.ftl")
        for found in re.findall(
            r"^bot-(?:random|greedy|ismcts|level-\d) = (.+)$", language.read_text(encoding="utf-8"), re.M
        )
    }
    assert {name.casefold() for name in shown} == BOTS
    assert ada.call("POST", "/api/me", {"name": "old  GROWTH"}).json()["error"] == "table.name"
    body = {"client": "x", "game": "lanterns", "seats": [{"who": "me"}, {"who": "me", "name": "\u202eadA"}]}
    assert ada.call("POST", "/api/matches", body).json()["error"] == "table.name"


def test_those_of_one_name_are_told_apart_by_a_number_that_nobody_else_has() -> None:
    assert told_apart(["Ada", "Grove", "Grove", "Grove"]) == ("Ada", "Grove", "Grove 2", "Grove 3")
    assert told_apart(["Grove 2", "Grove", "Grove"]) == ("Grove 2", "Grove", "Grove 3")
