"""The cards, river tiles, events and spaces as data, each saying whether it is printed, reported or ours."""

from understory.core.packs import PackError
from understory.games.everdell_duo.pack.library import LETTERS, LIBRARY, load

__all__ = ["LETTERS", "LIBRARY", "PackError", "load"]
