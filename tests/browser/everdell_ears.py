"""Somebody who plays Everdell Duo by ear: they know its accessibility tree and nothing else, and have keys alone."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from everdell_hands import END, OVER, Table
from playwright.sync_api import Page, expect

MAY = re.compile("you can pay|can be chosen|can be drawn|draw a card")
"""How a screen reader is told that something may be done."""
DRAW = re.compile("draw a card$")
FRAMES = 600
HASTE = 0.6
"""How often a turn is spent on drawing a card, which asks for the least."""


Node: TypeAlias = dict[str, Any]
"""A thing as it is told."""


class Ears:
    """Plays by what is told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._line.send("DOM.enable")

    def played(self, table: Table, rng: Random) -> set[str]:
        """Play to the end; what was asked on the way."""
        met: set[str] = set()
        while (ask := table.next()) != OVER:
            before = table.seq
            if ask == END:
                self._press(_named(self._heard(), re.compile("^End turn"))[0])
            else:
                met.add(ask)
                self._answer(table, rng)
            table.next(before)
        return met

    def _answer(self, table: Table, rng: Random) -> None:
        """What the prompt offers, or what says of itself that it may be chosen; in a sheet, one of its buttons."""
        before = table.seq
        answers, deck = self._offered()
        brisk = deck and rng.random() < HASTE
        self._press(rng.choice(deck if brisk else answers))
        expect(table.sheet.or_(self.page.locator(f'main:not([data-seq="{before}"])')).first).to_be_visible()
        while table.sheet.count() and table.seq == before:
            expect(table.sheet.locator("[data-payments=asking]")).to_have_count(0)
            offered = self._until(_in_sheet, lambda: table.seq != before)
            if not offered:
                return
            self._press(rng.choice(offered))
            moved = self.page.locator(f'main:not([data-seq="{before}"])')
            expect(moved.or_(table.sheet.locator(".given")).first).to_be_visible()

    def _offered(self) -> tuple[list[Node], list[Node]]:
        """What may be done, and of that what draws a card."""
        answers = self._until(lambda told: [*_inside(told, "group", "Answers"), *_named(told, MAY)])
        return answers, [node for node in answers if DRAW.search(node["name"]["value"])]

    def _until(
        self, find: Callable[[dict[str, Node]], list[Node]], done: Callable[[], bool] = lambda: False
    ) -> list[Node]:
        """What is found among all that is told, which follows what is drawn by a frame or more; nothing once it is
        done."""
        for _ in range(FRAMES):
            if found := find(self._heard()):
                return found
            if done():
                return []
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError("nothing is told that could be done")

    def _press(self, node: Node) -> None:
        self._line.send("DOM.focus", {"backendNodeId": node["backendDOMNodeId"]})
        self.page.keyboard.press("Enter")

    def _heard(self) -> dict[str, Node]:
        """The whole tree, by its own ids."""
        return {node["nodeId"]: node for node in self._line.send("Accessibility.getFullAXTree")["nodes"]}


def _named(tree: dict[str, Node], name: re.Pattern[str]) -> list[Node]:
    """Buttons whose name says so."""
    return [node for node in tree.values() if _usable(node) and name.search(node["name"]["value"])]


def _in_sheet(tree: dict[str, Node]) -> list[Node]:
    """What a sheet offers to do."""
    return [node for node in _inside(tree, "dialog") if node["name"]["value"] not in {"Close", "The rule"}]


def _inside(tree: dict[str, Node], role: str, name: str = "") -> list[Node]:
    """The buttons inside what has this role, and this name."""
    within = [node for node in tree.values() if _is(node, role) and name in node["name"]["value"]]
    return [node for top in within for node in _under(tree, top) if _usable(node)]


def _is(node: Node, role: str) -> bool:
    return not node.get("ignored") and node["role"]["value"] == role


def _usable(node: Node) -> bool:
    disabled = any(one["name"] == "disabled" and one["value"]["value"] for one in node.get("properties", []))
    return _is(node, "button") and not disabled


def _under(tree: dict[str, Node], node: Node) -> Iterator[Node]:
    for child in node.get("childIds", ()):
        if child in tree:
            yield tree[child]
            yield from _under(tree, tree[child])
