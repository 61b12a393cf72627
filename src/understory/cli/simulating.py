"""`understory simulate`: bots play, we count. Progress goes to standard error, figures to standard output."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from time import monotonic, perf_counter
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from understory.arena import Figures, simulate, simulate_in_processes
from understory.arena.simulate import Advance
from understory.bots.programs import contender
from understory.cli.reading import options_of, seated
from understory.cli.shelf import open_box

_BETWEEN_LOOKS: Final = 0.1
"""Seconds between two movements of the bar: drawing it must not slow down what it shows."""


@dataclass(frozen=True, slots=True)
class Order:
    """What was asked for."""

    game: str
    games: int
    players: int | None
    seed: str
    bots: str
    options: tuple[str, ...]
    jobs: int


def simulate_games(order: Order, *, as_json: bool) -> None:
    """Play the games and print what was counted."""
    box = open_box(order.game)
    spec = box.game.spec
    bots = seated(order.bots.split(","), order.players, spec)
    options = options_of(spec, len(bots), order.options)
    for name in bots:
        contender(name, box)
    with progress_bar(order.game, order.games) as advance:
        # One game that does not count: what is compiled or remembered on first use is no part of the speed.
        simulate(box, options, bots, "warm-up", range(1))
        start = perf_counter()
        if order.jobs == 1:
            tally = simulate(box, options, bots, order.seed, range(order.games), advance)
        else:
            opener = partial(open_box, order.game)
            tally = simulate_in_processes(opener, options, bots, order.seed, order.games, order.jobs, advance)
        seconds = perf_counter() - start
    figures = tally.figures(order.game, bots, order.seed, seconds)
    if as_json:
        print(json.dumps(figures))
    else:
        Console().print(_table(figures))


@contextmanager
def progress_bar(what: str, games: int) -> Iterator[Advance]:
    """A bar on standard error while games are played; the function given moves it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=games)
        waiting, due = 0, monotonic()

        def advance(more: int) -> None:
            nonlocal waiting, due
            waiting += more
            if monotonic() >= due:
                progress.advance(task, waiting)
                waiting, due = 0, monotonic() + _BETWEEN_LOOKS

        yield advance
        progress.advance(task, waiting)


def _table(figures: Figures) -> Table:
    table = Table(title=f"{figures['game']}: {figures['games']:,} games, seed {figures['seed']}")
    for column in ("seat", "bot"):
        table.add_column(column)
    for column in ("wins", "mean score"):
        table.add_column(column, justify="right")
    for seat, (name, wins, score) in enumerate(
        zip(figures["bots"], figures["wins"], figures["mean_scores"], strict=True)
    ):
        share = wins / figures["games"]
        table.add_row(str(seat), name, f"{wins:,} ({share:.1%})", f"{score:.2f}")
    table.caption = (
        f"{figures['games_per_second']:,.0f} games/s, {figures['decisions_per_second']:,.0f} decisions/s; "
        f"{figures['decisions_per_game']:.1f} decisions a game; "
        f"{figures['forced']:,} forced, {figures['chance_moves']:,} dealt, {figures['passes']:,} passes"
    )
    return table
