"""Everdell Duo together and alone on the command line: simulated, played, replayed and drawn."""

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from understory.cli import app
from understory.core.record import written
from understory.games.everdell_duo import EVERDELL_DUO
from understory.testing import random_line

GAME = EVERDELL_DUO.game
RUNNER = CliRunner()


@pytest.mark.parametrize("mode", ["cooperative", "challenge"])
@pytest.mark.parametrize("players", [1, 2])
def test_it_can_be_simulated(mode: str, players: int) -> None:
    command = ["simulate", "everdell-duo", "--games", "2", "--players", str(players), "--bots", "random"]
    done = RUNNER.invoke(app, [*command, "--option", f"mode={mode}", "--option", "difficulty=hard", "--json"])
    assert done.exit_code == 0, done.output
    assert f'"players": {players}' in done.stdout


def test_options_that_do_not_go_together_are_refused_with_what_would() -> None:
    done = RUNNER.invoke(app, ["play", "everdell-duo", "--seats", "me", "--option", "mode=competitive"])
    assert done.exit_code != 0
    assert "one player alone plays cooperative or challenge" in " ".join(done.output.split())


def test_one_person_is_asked_for_both_mayors_and_may_give_up() -> None:
    moves = ["give deck 1", "give deck 0", "give meadow 0", "1", "1", "1", "concede"]
    command = ["play", "everdell-duo", "--seats", "me", "--seed", "3", "--option", "mode=cooperative"]
    done = RUNNER.invoke(app, command, input="\n".join(moves) + "\n")
    assert "mayor 0 (hare, you)" in done.output
    assert "mayor 1 (tortoise, you)" in done.output
    assert "everdell.coop.concede" in done.output


@pytest.mark.parametrize("mode", ["cooperative", "challenge"])
def test_a_record_is_replayed_and_drawn_for_each_viewer(mode: str, tmp_path: Path) -> None:
    line = random_line(GAME, GAME.spec.chosen(2, {"mode": mode}), Random(4))
    path = tmp_path / "together.record"
    path.write_text(str(written(line, ["Ada", "Bea"], over=True)), "utf-8")
    for viewer in ("0", "1", "spectator"):
        replayed = RUNNER.invoke(app, ["replay", str(path), "--as", viewer])
        assert replayed.exit_code == 0, replayed.output
        drawn = RUNNER.invoke(app, ["draw", str(path), "--as", viewer, "--turn", "80"])
        assert drawn.exit_code == 0, drawn.output
        assert "skunk" in drawn.output
