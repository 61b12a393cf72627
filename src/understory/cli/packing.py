"""`understory pack check`: whose cards a folder has, and whether a game can be played with them."""

from pathlib import Path

import typer

from understory.games.packs import fitting


def check_pack(folder: Path) -> None:
    """Print a line for each game that can be played with the folder's cards; `PackError` where something is wrong."""
    for box in fitting(folder):
        spec = box.game.spec
        digests = ", ".join(f"{name} {digest}" for name, digest in spec.packs)
        typer.echo(
            f"{spec.title}: {len(box.cards.names())} named cards, {digests}; play it as {spec.own_name} --pack DIR"
        )
