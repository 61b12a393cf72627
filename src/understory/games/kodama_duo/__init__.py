"""Kodama Duo, alone or mixed with Kodama: The Tree Spirits, for exactly two."""

from typing import Final

from understory.core import Box
from understory.games.kodama.shelf import shipped_shelf
from understory.games.kodama_duo.evaluate import DuoEvaluator
from understory.games.kodama_duo.face import DuoFace
from understory.games.kodama_duo.game import DuoGame
from understory.games.kodama_duo.guide import DuoGuide

_SHELF: Final = shipped_shelf()

_GAME: Final = DuoGame(_SHELF)

KODAMA_DUO: Final = Box(_GAME, DuoFace(_SHELF), DuoEvaluator(_SHELF).choose, DuoGuide(_GAME))

__all__ = ["KODAMA_DUO"]
