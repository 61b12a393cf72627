"""The games, by the names that commands and records use. A game is imported when it is first asked for."""

from importlib import import_module
from typing import Any, Final

from understory.core import Box

_BOXES: Final[dict[str, tuple[str, str]]] = {
    "everdell-duo": ("understory.games.everdell_duo", "EVERDELL_DUO"),
    "kodama": ("understory.games.kodama", "KODAMA"),
    "kodama-duo": ("understory.games.kodama_duo", "KODAMA_DUO"),
    "kodama-3d": ("understory.games.kodama_3d", "KODAMA_3D"),
}


def names() -> tuple[str, ...]:
    """Every game there is."""
    return tuple(_BOXES)


# What S, M and V are differs from game to game, and who asks by name cannot say: the one place where Any is right.
def box(name: str) -> Box[Any, Any, Any]:
    """The game of this name, out of its box; `KeyError` names those there are."""
    if name not in _BOXES:
        raise KeyError(f"no game {name!r}; there are {', '.join(_BOXES)}")
    module, constant = _BOXES[name]
    found: Box[Any, Any, Any] = getattr(import_module(module), constant)
    return found
