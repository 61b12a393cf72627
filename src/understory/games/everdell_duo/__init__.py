"""Everdell Duo: hare and tortoise build two cities beside one meadow."""

from typing import Final

from understory.core import Box
from understory.games.everdell_duo.evaluate import greedy
from understory.games.everdell_duo.face import Face
from understory.games.everdell_duo.game import EverdellDuo
from understory.games.everdell_duo.guide import EverdellGuide

EVERDELL_DUO: Final = Box(EverdellDuo(), Face(), greedy, EverdellGuide(EverdellDuo()))

__all__ = ["EVERDELL_DUO", "EverdellDuo"]
