"""Kodama 3D: tiles from the forest, a tree in space, goals in secret."""

from typing import Final

from understory.core import Box
from understory.games.kodama_3d.evaluate import Greedy
from understory.games.kodama_3d.face import Face3D
from understory.games.kodama_3d.game import Kodama3D
from understory.games.kodama_3d.guide import Guide3D
from understory.games.kodama_3d.moves import Move
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.state import State
from understory.games.kodama_3d.view import View

__all__ = ["KODAMA_3D", "Kodama3D", "Move", "State", "View"]

KODAMA_3D: Final = Box(Kodama3D(printed()), Face3D(printed()), Greedy(printed()), Guide3D(Kodama3D(printed())))
