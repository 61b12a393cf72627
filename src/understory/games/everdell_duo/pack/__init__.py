"""The cards, river tiles, events and spaces as data, each saying whether it is printed, reported or ours."""

from understory.core.packs import PackError
from understory.games.everdell_duo.pack.library import BOARD, EVENTS_A_LETTER, LETTERS, LIBRARY, load

__all__ = ["BOARD", "EVENTS_A_LETTER", "LETTERS", "LIBRARY", "PackError", "load"]
