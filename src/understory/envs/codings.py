"""The games in numbers, by name: made when a game is first asked for, and then kept."""

from functools import cache
from typing import Any

from understory import games
from understory.core import Box, Coding, OptionError


def box_of(name: str) -> Box[Any, Any, Any]:
    """The game of this name; `OptionError` names those there are."""
    if name not in games.names():
        raise OptionError("game", name, f"choose one of {', '.join(games.names())}")
    return games.box(name)


@cache
def coding_of(name: str) -> Coding[Any, Any]:
    """The game's moves and views in numbers."""
    # A game is imported when it is asked for: nobody pays for the others.
    match name:
        case "kodama":
            from understory.games.kodama.encode import KodamaCoding  # noqa: PLC0415
            from understory.games.kodama.shelf import shipped_shelf  # noqa: PLC0415

            return KodamaCoding(shipped_shelf())
        case "kodama-duo":
            from understory.games.kodama.shelf import shipped_shelf  # noqa: PLC0415
            from understory.games.kodama_duo.encode import DuoCoding  # noqa: PLC0415

            return DuoCoding(shipped_shelf())
        case "kodama-3d":
            from understory.games.kodama_3d import encode as encode_3d  # noqa: PLC0415
            from understory.games.kodama_3d.pack import printed  # noqa: PLC0415

            return encode_3d.coding_of(printed())
        case "everdell-duo":
            from understory.games.everdell_duo import encode as encode_everdell  # noqa: PLC0415

            return encode_everdell.coding()
        case _:
            raise OptionError("game", name, "its moves and views have no numbers")
