"""Games with other cards than their own: a folder of them is a pack, and goes by the folder's name."""

from functools import cache
from pathlib import Path
from typing import Any

from understory import games
from understory.core import Box, OptionError
from understory.core.packs import OtherGame, PackError
from understory.core.spec import PACKED


def pack_name(folder: Path) -> str:
    """What a pack is called: its folder's name, one word that can stand in commands and records."""
    name = folder.resolve().name.lower()
    if not name.isascii() or not name.replace("-", "").replace("_", "").isalnum():
        raise PackError(str(folder), "", "", "the folder's name is the pack's: letters, digits and hyphens only")
    return name


def opened(game: str, folder: Path) -> Box[Any, Any, Any]:
    """A game with the cards of a folder, from now on known as `GAME@PACK`; `PackError` says what is wrong with it."""
    box = _opened(game.partition(PACKED)[0], folder.resolve())
    games.bring(box)
    return box


@cache
def _opened(game: str, folder: Path) -> Box[Any, Any, Any]:
    packed = games.box(game).packed
    if packed is None:
        raise OtherGame("", "", "", f"{game} has no packs")
    if not folder.is_dir():
        raise PackError(str(folder), "", "", "there is no such folder")
    box: Box[Any, Any, Any] = packed(folder, pack_name(folder))
    try:
        box.game.start(box.game.spec.chosen(box.game.spec.usual))
    except OptionError as error:
        raise PackError(str(folder), "", "", f"no game can be set up with it: {error}") from error
    return box


def fitting(folder: Path) -> tuple[Box[Any, Any, Any], ...]:
    """Every game that can be played with the cards of a folder; `PackError` where it is wrong, or no game's."""
    found, first = [], {}
    for game in games.names():
        try:
            found.append(opened(game, folder))
        except OtherGame as other:
            first[game] = other.file
    if not found:
        files = ", ".join(f"{game} {file}" for game, file in first.items() if file)
        raise PackError(str(folder), "", "", f"has cards of no game; each is known by a file: {files}")
    return tuple(found)
