"""The cards, river tiles, events and spaces as data, each saying whether it is printed, reported or ours."""

from understory.games.everdell_duo.pack.library import LETTERS, LIBRARY, load
from understory.games.everdell_duo.pack.reading import PackError

__all__ = ["LETTERS", "LIBRARY", "PackError", "load"]
