"""The companion of Everdell Duo: the count of two towns, of the challenge against Miss Thorn, and the campaign's sheet.

Printed points are typed; what purple cards, the Journey and ties ask for is counted from a few counters.
"""

from understory.core.companion import Counted, Filled, Sheet, Unreadable
from understory.games.everdell_duo.companion import challenge, story, towns
from understory.games.everdell_duo.rules.shelf import Shelf

__all__ = ["EverdellCompanion"]


class EverdellCompanion:
    """Counts the sheets of the box."""

    sheets = (towns.SHEET, challenge.SHEET, story.SHEET)

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def count(self, sheet: Sheet, filled: Filled) -> Counted:
        """What a sheet comes to; `Unreadable` where it has no room for something."""
        match sheet.id:
            case towns.SHEET.id:
                return towns.count(self._shelf, filled)
            case challenge.SHEET.id:
                return challenge.count(filled)
            case story.SHEET.id:
                return story.count(filled)
            case other:
                raise Unreadable(f"there is no sheet {other}")
