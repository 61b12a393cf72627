"""`understory pack check`: whose cards a folder has, and whether a game can be played with them."""

from pathlib import Path

import typer

from understory.games.packs import fitting
from understory.locale import Tongue


def check_pack(folder: Path, tongue: Tongue) -> None:
    """Print a line for each game that can be played with the folder's cards; `PackError` where something is wrong."""
    for box in fitting(folder):
        spec = box.game.spec
        told: dict[str, int | str] = {
            "game": spec.title,
            "cards": len(box.cards.names()),
            "digests": ", ".join(f"{name} {digest}" for name, digest in spec.packs),
            "name": spec.own_name,
        }
        typer.echo(tongue.say("cli-pack-fits", told))
