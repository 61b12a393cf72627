"""The same seed plays the same games, whichever way they are asked for; a line makes the moves that a drive makes."""

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from understory import games
from understory.cli import app
from understory.core import LegalMoves, Line, Seat, Terminal, drawing_from, drive
from understory.core.driving import Chooses

NAMES = ("kodama", "kodama-duo", "kodama-3d", "everdell-duo")


def told(name: str, *more: str) -> dict[str, object]:
    words = ["simulate", name, "--bots", "greedy,random", "--games", "3", "--seed", "1", "--json", *more]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout)
    return {field: figures[field] for field in ("game", "players", "bots", "seed", "games", "wins", "mean_scores")}


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_timed_or_drawn_are_the_games_that_are_counted(name: str, tmp_path: Path) -> None:
    counted = told(name)
    assert told(name, "-o", str(tmp_path / "kept.jsonl")) == counted
    assert told(name, "--seconds", "60") == counted
    assert told(name, "--drawings", str(tmp_path / "drawings")) == counted


@pytest.mark.parametrize("name", NAMES)
def test_a_line_makes_the_moves_that_a_drive_makes(name: str) -> None:
    """What is forced or asked of several at once is answered in another order by neither."""
    game = games.box(name).game
    options = game.spec.chosen(2)
    whims = [Random(f"{name}/choices") for _ in range(2)]
    deals = [drawing_from(Random(name)) for _ in whims]
    line = Line(game, options)

    def chosen(whim: Random) -> Chooses[object, object]:
        def choose(_state: object, _seat: Seat, legal: LegalMoves[object]) -> object:
            return legal.only() or legal.sample(whim)

        return choose

    end = line.run(lambda _n, _takebacks, total: deals[0](total), chosen(whims[0]))
    state, over = drive(game, game.start(options), deals[1], chosen(whims[1]))
    assert isinstance(over, Terminal)
    assert (line.state, end) == (state, over)
