"""`understory simulate`: bots play, we count. Progress goes to standard error, figures to standard output."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic, perf_counter
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from understory.arena import Figures, simulate, simulate_in_processes
from understory.arena.simulate import Advance
from understory.bots.programs import PREFIX, contender
from understory.cli.reading import options_of, seated
from understory.cli.shelf import open_box
from understory.cli.speaking import told_number, told_share
from understory.locale import Tongue

_BETWEEN_LOOKS: Final = 0.1
"""Seconds between two movements of the bar: drawing it must not slow down what it shows."""


@dataclass(frozen=True, slots=True)
class SimulateArguments:
    """What was asked for."""

    game: str
    games: int
    players: int | None
    seed: str
    bots: str
    options: tuple[str, ...]
    jobs: int
    pack: Path | None = None


def simulate_games(arguments: SimulateArguments, tongue: Tongue, *, as_json: bool) -> None:
    """Play the games and print what was counted."""
    box = open_box(arguments.game, arguments.pack)
    spec = box.game.spec
    bots = seated(arguments.bots.split(","), arguments.players, spec)
    options = options_of(spec, len(bots), arguments.options)
    for name in bots:
        contender(name, box)
    with progress_bar(spec.name, arguments.games) as advance:
        # One game that does not count: what is compiled or remembered on first use is no part of the speed.
        simulate(box, options, ["greedy" if name.startswith(PREFIX) else name for name in bots], "warm-up", range(1))
        start = perf_counter()
        if arguments.jobs == 1:
            tally = simulate(box, options, bots, arguments.seed, range(arguments.games), advance)
        else:
            opener = partial(open_box, arguments.game, arguments.pack)
            tally = simulate_in_processes(
                opener, options, bots, arguments.seed, arguments.games, arguments.jobs, advance
            )
        seconds = perf_counter() - start
    figures = tally.figures(spec.name, bots, arguments.seed, seconds)
    if as_json:
        print(json.dumps(figures))
    else:
        Console().print(_table(figures, tongue))


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


def _table(figures: Figures, tongue: Tongue) -> Table:
    counted: dict[str, int | str] = {"game": figures["game"], "games": figures["games"], "seed": figures["seed"]}
    table = Table(title=tongue.say("cli-counted", counted))
    for column in ("seat", "bot"):
        table.add_column(tongue.say(f"cli-column-{column}"))
    for column in ("wins", "mean"):
        table.add_column(tongue.say(f"cli-column-{column}"), justify="right")
    for seat, (name, wins, score) in enumerate(
        zip(figures["bots"], figures["wins"], figures["mean_scores"], strict=True)
    ):
        share = wins / figures["games"]
        table.add_row(
            str(seat),
            name,
            f"{told_number(wins, 0, tongue)} ({told_share(share, tongue)})",
            told_number(score, 2, tongue),
        )
    speed: dict[str, int | str] = {
        "games": round(figures["games_per_second"]),
        "decisions": round(figures["decisions_per_second"]),
        "each": told_number(figures["decisions_per_game"], 1, tongue),
        "forced": figures["forced"],
        "dealt": figures["chance_moves"],
        "passes": figures["passes"],
    }
    table.caption = "\n".join((tongue.say("cli-speed", speed), *lost_words(figures["lost_turns"], tongue)))
    return table


def lost_words(turns: Iterable[int], tongue: Tongue) -> list[str]:
    """How many turns programs lost, where they lost any: games with such turns say little about a program."""
    lost = sum(turns)
    return [tongue.say("cli-lost-turns", {"turns": lost})] if lost else []
