"""Somebody who plays Kodama 3D by ear: all they know of the page is its accessibility tree, all they have are keys.

They play as well as what they hear lets them: where a point brings more, they grow there.
"""

import re
from typing import Final

from kodama_3d_hands import PATIENCE
from kodama_ears import Heard, Listener

POLL: Final = 100
"""Milliseconds between two looks at a page where nothing is to be done."""
_MORE: Final = re.compile(r"(\d+) points? (more|less)")
_ENDS: Final = ("Play again", "Rematch")
_DEEDS: Final = ("Lay it aside", "Draw one unseen", "No goal", "Go on")


class SpaceListener(Listener):
    """Plays by the outline."""

    def play(self) -> bool:
        """Do the next thing that can be done; false once the game is over. Nothing to do for long is a failure."""
        for _ in range(PATIENCE // POLL):
            told = self.heard()
            buttons = {one.name: one for one in told if one.usable}
            if any(name in buttons for name in _ENDS):
                return False
            if any(one.role == "RootWebArea" and "Your turn" in one.name for one in told) and self._next(told, buttons):
                return True
            self.page.wait_for_timeout(POLL)
        raise AssertionError(f"nothing can be done: {[one.name for one in self.heard() if one.role == 'treeitem']}")

    def _next(self, told: list[Heard], buttons: dict[str, Heard]) -> bool:
        """The first of these that the outline offers now."""
        lines = [one for one in told if one.role == "treeitem"]
        if "End turn" in buttons:
            return self._pressed("End turn", buttons["End turn"])
        for word in ("Put back", "Take"):
            if found := next((one for one in lines if one.name.startswith(f"{word} ")), None):
                return self._pressed(word, found)
        if points := [one for one in lines if re.match(r"Point \d+: ", one.name) and self._stands(one)]:
            best = max(points, key=self._worth)
            return self._pressed("Point", best) and self._pressed("Point again", best)
        asked = " ".join(one.name for one in told if one.role == "StaticText")
        goals = self._below(lines, "Your goals" if "put back" in asked else "On display")
        if goals and ("put back" in asked or "may draw a goal" in asked):
            return self._pressed("Goal", goals[0])
        for deed in _DEEDS:
            if found := next((one for one in lines if one.name == deed), None):
                return self._pressed(deed, found)
        for word in ("can be reached", "your meeple stands here"):
            if found := next((one for one in lines if one.name.endswith(word)), None):
                return self._pressed(word, found)
        return False

    @staticmethod
    def _stands(point: Heard) -> bool:
        return "would fall" not in point.name and "no room" not in point.name

    @staticmethod
    def _worth(point: Heard) -> float:
        """Points first, then a goal to draw, then standing well."""
        told = _MORE.search(point.name)
        points = 0 if told is None else int(told[1]) * (1 if told[2] == "more" else -1)
        return points + 1.5 * ("may draw" in point.name) + 0.5 * ("steady" in point.name)

    @staticmethod
    def _below(lines: list[Heard], title: str) -> list[Heard]:
        """The lines under a heading of the outline."""
        at = next((at for at, one in enumerate(lines) if one.name.startswith(title)), None)
        if at is None:
            return []
        inner = int(lines[at].states.get("level") or 1) + 1
        found = []
        for one in lines[at + 1 :]:
            if int(one.states.get("level") or 0) < inner:
                break
            found.append(one)
        return found
