"""Every game there is can be played, told, drawn and verified from the command line."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from understory.cli import app
from understory.cli.shelf import game_names, open_box


@pytest.mark.parametrize("game", game_names())
def test_every_game_can_be_played_to_its_end_told_drawn_and_verified(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    seats = ",".join(["me", *["random"] * (open_box(game).game.spec.usual - 1)])
    playing = ["play", game, "--seats", seats, "--seed", "x", "--autosave", str(path)]
    played = CliRunner().invoke(app, playing, input="1\n" * 2000)
    assert played.exit_code == 0, played.output
    assert "understory verify" in played.stdout, "the game came to its end"
    for command in (["verify", str(path)], ["replay", str(path), "--as", "0"], ["draw", str(path), "--turn", "9"]):
        done = CliRunner().invoke(app, command)
        assert done.exit_code == 0, done.output
        assert "The record ends" not in done.stdout


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_every_game_can_be_simulated_in_every_number(game: str, bots: str) -> None:
    spec = open_box(game).game.spec
    for players in {spec.fewest, spec.most}:
        command = ["simulate", game, "--games", "2", "--players", str(players), "--bots", bots, "--json"]
        done = CliRunner().invoke(app, command)
        assert done.exit_code == 0, done.output
        assert f'"players": {players}' in done.stdout
