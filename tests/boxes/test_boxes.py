"""A box is the whole game: nothing outside its folder names it, and it brings all that the house asks for."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

import understory
from understory import games
from understory.core import OneOf, Options
from understory.games.books import book
from understory.locale import LANGUAGES
from understory.locale.catalogues import words_of

SOURCES: Final = Path(understory.__file__).parent
OWN: Final = SOURCES / "games"
ROOT: Final = Path(__file__).parents[2]
BOARDS: Final = ROOT / "web" / "src" / "boards"
GENERATED: Final = ROOT / "web" / "src" / "generated"
PROGRAMS: Final = [
    *SOURCES.rglob("*.py"),
    *SOURCES.rglob("*.toml"),
    *SOURCES.rglob("*.ftl"),
    *(path for kind in ("ts", "svelte", "ftl", "css") for path in (ROOT / "web" / "src").rglob(f"*.{kind}")),
    *(ROOT / "web").glob("*.py"),
]
SHARED: Final = {
    "kodama": {"kodama_duo"},
    "kodama_duo": {"kodama"},
    "kodama_3d": {"kodama"},
    "everdell_duo": {"kodama"},
}
"""Games that know another: Kodama and Duo mix their cards, the others draw with Kodama's brush."""


def words_for(name: str) -> re.Pattern[str]:
    """Whatever would name a game: its name, its module, its constant, the class of its rules, its rules' ids."""
    spelt = name.replace("-", "[-_ ]?")
    ids = {str(rule.id).partition(".")[0] for rule in book(name).rules}
    return re.compile(
        rf"(?<![a-z]){spelt}(?![a-z0-9]|[-_ ]?(?:duo|3d))|(?<![\w-])(?:{'|'.join(sorted(ids))})\.[a-z]", re.I
    )


def code_of(path: Path) -> str:
    """A file's text, without the docstrings, whose examples are documentation."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            node.value.value = ""
    return ast.unparse(tree)


def home_of(path: Path) -> str | None:
    """The game whose folder a file lies in, in the package or among the boards."""
    return next((path.relative_to(at).parts[0] for at in (OWN, BOARDS) if at in path.parents[1:]), None)


@pytest.mark.parametrize("name", games.names())
def test_nothing_outside_a_games_folder_names_it(name: str) -> None:
    folder, sought = games.folder(name).name, words_for(name)
    naming = []
    for path in PROGRAMS:
        if GENERATED in path.parents or path.name.endswith(".test.ts"):
            continue
        home = home_of(path)
        if home == folder or folder in SHARED.get(home or "", ()):
            continue
        if sought.search(code_of(path)):
            naming.append(path.relative_to(ROOT).as_posix())
    assert naming == []


def test_a_name_would_be_noticed() -> None:
    for text in ("import understory.games.kodama.rules.game", 'box("kodama")', "KODAMA.game", "`kodama.place.no-icon`"):
        assert words_for("kodama").search(text)
    assert not words_for("kodama").search("kodama-duo, kodama_3d, Kodama Duo")
    assert words_for("kodama-duo").search("Kodama Duo")


@pytest.mark.parametrize("name", games.names())
def test_a_box_of_ours_brings_all_that_a_game_can_bring(name: str) -> None:
    box = games.box(name)
    assert box.game.spec.name == name
    assert box.guide is not None
    assert box.coding is not None
    assert box.cards.names()
    assert "cards" in box.balance
    assert box.lessons
    assert book(name).rules
    for language in LANGUAGES:
        assert {path.stem for path in (words_of(name) / language).glob("*.ftl")} >= {"box", "messages"}


def test_traits_say_who_wins_together_who_plays_alone_and_what_is_hidden() -> None:
    everdell = games.box("everdell-duo")

    def traits(players: int, **values: str) -> tuple[bool, bool, bool]:
        found = everdell.traits(everdell.game.spec.chosen(players, values))
        return found.cooperative, found.solo, found.hidden

    assert traits(2) == (False, False, True)
    assert traits(2, mode="cooperative") == (True, False, True)
    assert traits(1) == (True, True, False)
    assert traits(1, mode="challenge") == (True, True, False)


@pytest.mark.parametrize("name", games.names())
def test_every_way_to_play_has_traits(name: str) -> None:
    box = games.box(name)
    spec = box.game.spec
    for option in spec.options:
        for value in option.values if isinstance(option, OneOf) else ():
            chosen: Options = spec.chosen(spec.usual, {option.name: value})
            assert box.traits(chosen).solo == (chosen.players == 1)


def test_a_game_that_nobody_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="no game 'whist'; there are everdell-duo, kodama"):
        games.box("whist")
    with pytest.raises(KeyError, match="no game 'whist'"):
        games.folder("whist")
