"""Kodama: The Tree Spirits, both editions, for two to five players."""

from typing import Final

from understory.core import Box
from understory.games.kodama.evaluate import Evaluator
from understory.games.kodama.face import KodamaFace
from understory.games.kodama.game import KodamaGame
from understory.games.kodama.guide import KodamaGuide
from understory.games.kodama.shelf import shipped_shelf

_SHELF: Final = shipped_shelf()

_GAME: Final = KodamaGame(_SHELF)

KODAMA: Final = Box(_GAME, KodamaFace(_SHELF), Evaluator(_SHELF).choose, KodamaGuide(_GAME))

__all__ = ["KODAMA"]
