"""Somebody who plays Kodama and Kodama Duo by ear: all they know of the page is its accessibility tree, all they have
are keys."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kodama_hands import PATIENCE
from playwright.sync_api import Error, Page

POLL = 150
"""Milliseconds between two looks at a page where nothing is to be done."""


@dataclass(frozen=True)
class Heard:
    """A thing on the page as it is told to those who do not see it."""

    role: str
    name: str
    states: dict[str, Any]
    node: int

    @property
    def usable(self) -> bool:
        """Whether it can be pressed."""
        return self.role == "button" and not self.states.get("disabled")

    @property
    def pressed(self) -> bool | None:
        """Whether it is pressed; `None` where it cannot be."""
        told = self.states.get("pressed")
        return None if told is None else told in {True, "true"}


class Listener:
    """Plays by what is told, and remembers what was asked of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._line.send("DOM.enable")
        self.done: set[str] = set()

    def heard(self) -> list[Heard]:
        """The whole tree, in order."""
        return list(self._read())

    def _read(self) -> Iterator[Heard]:
        for node in self._line.send("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored") or "backendDOMNodeId" not in node:
                continue
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            name = str(node.get("name", {}).get("value", ""))
            yield Heard(str(node["role"]["value"]), name, states, node["backendDOMNodeId"])

    def press(self, what: Heard) -> bool:
        """Go to a button and press it; false where it has gone meanwhile."""
        try:
            self._line.send("DOM.focus", {"backendNodeId": what.node})
        except Error:
            return False
        self.page.keyboard.press("Enter")
        return True

    def play(self) -> bool:
        """Do the next thing that can be done; false once the game is over. Nothing to do for long is a failure."""
        for _ in range(PATIENCE // POLL):
            told = self.heard()
            buttons = {one.name: one for one in told if one.usable}
            if "Play again" in buttons or "Rematch" in buttons:
                return False
            mine = any(one.role == "RootWebArea" and "Your turn" in one.name for one in told)
            if mine and self._act(buttons, told):
                return True
            self.page.wait_for_timeout(POLL)
        raise AssertionError(f"nothing can be done: {[one.name for one in self.heard() if one.usable]}")

    def _act(self, buttons: dict[str, Heard], told: list[Heard]) -> bool:
        for name in ("End turn", "Lay it here", "Nothing fits: go on", "Split so", "Take this pile", "Pick"):
            if name in buttons:
                return self._pressed(name, buttons[name])
        if "Put back" in buttons:
            # The table answered between two keys: Enter was meant for a button that went, and took up a card.
            return self.press(buttons["Put back"])
        toggles = [one for one in told if one.usable and one.pressed is False]
        scoring = [one for name, one in buttons.items() if name.startswith("Score ")]
        spots = [
            one for name, one in buttons.items() if " on the branch with " in name or name.endswith(" on the trunk")
        ]
        spirits = [one for one in toggles if one.name.startswith("Summon ")]
        if scoring:
            return self._pressed("Score", scoring[0])
        if spots:
            return self._pressed("Summon", spots[-1])
        if "No second spirit" in buttons:
            return self._pressed("No second spirit", buttons["No second spirit"])
        if spirits:
            return self._pressed("Which spirit", spirits[0])
        branches = [one for one in toggles if one.name.startswith("Branch with ")]
        if branches:
            return self._laid(branches)
        kodamas = [one for one in toggles if "would score" in one.name]
        return bool(kodamas) and self._pressed("Kodama", kodamas[0])

    def _pressed(self, what: str, button: Heard) -> bool:
        self.done.add(what)
        return self.press(button)

    def _laid(self, branches: list[Heard]) -> bool:
        """Take cards up until one can be stepped to a place."""
        for branch in branches:
            if not self.press(branch):
                return False
            self.page.keyboard.press("ArrowRight")
            self.page.wait_for_timeout(POLL)
            names = {one.name for one in self.heard() if one.usable}
            if "Lay it here" in names or "Pick" in names:
                self.done.add("Branch")
                return True
            self.page.keyboard.press("Escape")
        return False
