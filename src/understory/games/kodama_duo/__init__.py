"""Kodama Duo, alone or mixed with Kodama: The Tree Spirits, for exactly two."""

from typing import Final

from understory.core import Box
from understory.games.kodama.shelf import shipped_shelf
from understory.games.kodama_duo.evaluate import DuoEvaluator
from understory.games.kodama_duo.face import DuoFace
from understory.games.kodama_duo.game import DuoGame

_SHELF: Final = shipped_shelf()

KODAMA_DUO: Final = Box(DuoGame(_SHELF), DuoFace(_SHELF), DuoEvaluator(_SHELF).choose)

__all__ = ["KODAMA_DUO"]
