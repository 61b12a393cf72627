"""Every game's table of steps: each handler goes by a rule of the catalogue, and the game is played over its table."""

from importlib import import_module
from typing import Any, Final

import pytest

from understory import games
from understory.games.books import all_books
from understory.testing.lanterns import LANTERNS
from understory.testing.rules import lanterns_book

KNOWN: Final = {str(entry.id) for book in (*all_books(), lanterns_book()) for entry in book.rules}
GAMES: Final = {
    "understory.testing.lanterns": LANTERNS.game,
    **{f"understory.games.{name.replace('-', '_')}": games.box(name).game for name in games.names()},
}
TABLES: Final = [pytest.param(game, import_module(f"{name}.rules.steps"), id=name) for name, game in GAMES.items()]


@pytest.mark.parametrize(("game", "module"), TABLES)
def test_every_step_goes_by_a_rule_of_the_catalogue(game: Any, module: Any) -> None:
    unknown = {str(ask): handler.rule for ask, handler in module.STEPS.items() if handler.rule not in KNOWN}
    assert not unknown, f"{game.spec.name}: {unknown}"


@pytest.mark.parametrize(("game", "module"), TABLES)
def test_a_game_is_played_over_its_table_and_over_nothing_else(game: Any, module: Any) -> None:
    played = (game.node, game.legal, game.faults, game.apply, game.seen)
    assert {method.__self__ for method in played} == {module.FLOW}
    assert module.FLOW.table == module.STEPS
