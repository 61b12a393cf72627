"""`understory balance`: a game's own table of how its cards fare, or its chapters, where the game has one."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

from understory.arena.simulate import Advance
from understory.cli.reading import put
from understory.cli.shelf import EXAMPLE, checked_name, game_names
from understory.cli.simulating import progress_bar
from understory.core import OptionError

CARDS, CHAPTERS = "balance", "chapter_balance"
"""The modules of a game that hold such tables."""


class Balance(Protocol):
    """Such a module."""

    SETTINGS: int
    """Chapters and difficulties, each of which is played as often as is asked for; of chapters only."""

    def table(self, games: int, seed: int, progress: Advance) -> str:
        """The table as Markdown, after so many games; `progress` is told how many more games are done."""
        ...


def print_balance(game: str, games: int, seed: int, output: Path | None, kind: str = CARDS) -> None:
    """Print the table, or save it."""
    module = _module(checked_name(game), kind)
    if module is None:
        measured = [name for name in game_names() if _module(name, kind)]
        raise OptionError("game", game, f"it has no such table; those that have: {', '.join(measured) or 'none'}")
    measure = cast(Balance, import_module(module))
    in_all = games * measure.SETTINGS if kind == CHAPTERS else games
    with progress_bar(f"{game} balance", in_all) as advance:
        table = measure.table(games, seed, advance)
    if output is None:
        print(table)
    else:
        put(output, table if table.endswith("\n") else f"{table}\n")


def _module(game: str, kind: str) -> str | None:
    name = f"understory.games.{game.replace('-', '_')}.{kind}"
    return None if game == EXAMPLE or find_spec(name) is None else name
