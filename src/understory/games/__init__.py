"""The games, by the names that commands and records use: those in this folder, and those that other packages bring by
an entry point of the group `understory.games`, such as `lanterns = "lanterns_game:LANTERNS"`.

A game is imported when its box is opened; its folder, with its rules and words as data, can be read without.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from understory.core import Box
from understory.core.spec import PACKED

GROUP: Final = "understory.games"


@cache
def _known() -> dict[str, EntryPoint]:
    """Where every game's box lies: in its folder here, the constant named like the folder, or as its package says."""
    folders = [part.name for part in iter_modules(__path__) if part.ispkg]
    own = [EntryPoint(name.replace("_", "-"), f"{__name__}.{name}:{name.upper()}", GROUP) for name in folders]
    brought = sorted(entry_points(group=GROUP), key=lambda found: found.name)
    return {found.name: found for found in (*own, *brought)} | {found.name: found for found in own}


def names() -> tuple[str, ...]:
    """Every game there is, ours first."""
    return tuple(_known())


_brought: Final[dict[str, Box[Any, Any, Any]]] = {}


def bring(packed: Box[Any, Any, Any]) -> None:
    """Let a game with another pack be found by its name, `GAME@PACK`, in this process."""
    _brought[packed.game.spec.name] = packed


# What S, M and V are differs from game to game, and who asks by name cannot say: the one place where Any is right.
def box(name: str) -> Box[Any, Any, Any]:
    """The game of this name, out of its box; `KeyError` names those there are."""
    found: Box[Any, Any, Any] = _brought[name] if name in _brought else _entry(name).load()
    return found


def module(name: str) -> str:
    """The package that the game lies in, whichever pack it is played with; `KeyError` as above."""
    return _entry(name.partition(PACKED)[0]).module


def folder(name: str) -> Path:
    """The folder of that package; `KeyError` as above."""
    spec = find_spec(module(name))
    if spec is None or spec.origin is None:
        raise KeyError(f"{module(name)}, which should have the game {name!r}, is not installed")
    return Path(spec.origin).parent


def _entry(name: str) -> EntryPoint:
    if name not in _known():
        raise KeyError(f"no game {name!r}; there are {', '.join(_known())}")
    return _known()[name]
