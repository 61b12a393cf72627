"""The games in numbers, by name: made when a game is first asked for, and then kept."""

from functools import cache
from typing import Any

from understory import games
from understory.core import Box, Coding, OptionError


def box_of(name: str) -> Box[Any, Any, Any]:
    """The game of this name; `OptionError` names those there are."""
    if name not in games.names():
        raise OptionError("game", str(name), f"choose one of {', '.join(games.names())}")
    return games.box(name)


@cache
def coding_of(name: str) -> Coding[Any, Any]:
    """The game's moves and views in numbers."""
    coding = box_of(name).coding
    if coding is None:
        raise OptionError("game", name, "its moves and views have no numbers")
    return coding()
