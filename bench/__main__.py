"""`python -m bench [GAME ...]`: measure all games, print a table and write `bench/results.json`.

With games named only those are measured, and nothing is written: a figure file comes from one run alone.
"""

import json
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.asked import verdicts
from bench.contenders import OPENSPIEL_GAME
from bench.measure import Figures, measured
from understory.cli.shelf import checked_name, game_names
from understory.core import OptionError
from understory.core.files import save

RESULTS: Final = Path(__file__).with_name("results.json")

_COLUMNS: Final = (
    "games_per_second",
    "decisions_per_second",
    "decisions_per_game",
    "vs_catanatron",
    "vs_openspiel",
)
_UNSHOWN: Final = ("forced_per_game", "chance_moves_per_game", "version")


def main(asked: list[str]) -> int:
    """Measure, print, write; the exit code."""
    try:
        games = [checked_name(name) for name in asked] or list(game_names())
    except OptionError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    err = Console(stderr=True)
    with err.status("warming up") as status:
        figures = measured(games, status.update)
    Console().print(table(figures), verdicts(figures))
    if not asked:
        save(RESULTS, json.dumps(figures, indent=2, sort_keys=True) + "\n")
        print(f"written to bench/{RESULTS.name}")
    return 0


def table(figures: Figures) -> Table:
    """The figures for people: a row for each that played, and what a game measures of itself below."""
    shown = Table(title="Random play on one core, best of five slices")
    shown.add_column("who", no_wrap=True)
    for column in ("games/s", "decisions/s", "a game", "x catanatron", "x OpenSpiel"):
        shown.add_column(column, justify="right", no_wrap=True)
    extra: list[str] = []
    for who in dict.fromkeys(key.partition(".")[0] for key in figures):
        mine = {key.partition(".")[2]: value for key, value in figures.items() if key.partition(".")[0] == who}
        shown.add_row(who, *(_number(mine.get(key, "")) for key in _COLUMNS))
        extra += [f"{who}.{key} {value}" for key, value in mine.items() if key not in _COLUMNS + _UNSHOWN]
    shown.caption = "\n".join([f"OpenSpiel plays {OPENSPIEL_GAME}", *extra])
    return shown


def _number(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:,.2f}" if value < 1000 else f"{value:,.0f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
