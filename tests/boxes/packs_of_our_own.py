"""Packs for tests: a copy of a game's own, with one card of a name that is nowhere else."""

import shutil
from pathlib import Path

from understory import games

CHANGES = {
    "kodama": ("kodamas.toml", 'id = "k01"\nname = "Puddle Gazer"', 'id = "my-own"\nname = "Newcomer"'),
    "kodama-duo": ("kodamas.toml", 'id = "dk01"\nname = "Lamp Lighter"', 'id = "my-own"\nname = "Newcomer"'),
    "kodama-3d": ("goals.toml", 'id = "four-blue-in-a-row"', 'id = "my-own"'),
    "everdell-duo": ("cards_tan.toml", 'id = "air-balloon"\nname = "Air Balloon"', 'id = "my-own"\nname = "Newcomer"'),
}
"""For each game a file of its pack, and what is written otherwise in it."""


def copied(game: str, parent: Path, name: str = "our-cards") -> Path:
    """A copy of the game's own pack under this name."""
    folder = parent / name
    folder.mkdir()
    for file in (games.folder(game) / "pack").glob("*.toml"):
        shutil.copy(file, folder)
    return folder


def written(folder: Path, file: str, old: str, new: str) -> None:
    """Write something else in a file of a pack, everywhere it stands."""
    text = (folder / file).read_text("utf-8")
    if old not in text:
        raise AssertionError(f"{file} has no {old}")
    (folder / file).write_text(text.replace(old, new), "utf-8")
