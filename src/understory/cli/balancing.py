"""`understory balance`: a game's own table of how its cards, mixed cards or chapters fare, where it has one."""

from pathlib import Path

from understory.cli.reading import put
from understory.cli.shelf import game_names, open_box
from understory.cli.simulating import progress_bar
from understory.core import OptionError

CARDS, MIXED, CHAPTERS = "cards", "mixed", "chapters"
"""What may be measured."""


def print_balance(game: str, games: int, seed: int, output: Path | None, kind: str = CARDS) -> None:
    """Print the table, or save it."""
    balance = open_box(game).balance.get(kind)
    if balance is None:
        measured = [name for name in game_names() if kind in open_box(name).balance]
        raise OptionError("game", game, f"it has no such table; those that have: {', '.join(measured) or 'none'}")
    with progress_bar(f"{game} balance", games * balance.settings) as advance:
        table = balance.report(games, seed, advance)
    if output is None:
        print(table)
    else:
        put(output, table if table.endswith("\n") else f"{table}\n")
