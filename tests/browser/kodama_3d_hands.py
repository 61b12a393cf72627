"""Kodama 3D's board in the hands of somebody who plays by mouse, touch or keys."""

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

PATIENCE: Final = 60_000
"""Milliseconds that bots may take on a busy machine."""
PLACES: Final[dict[str, dict[str, Any]]] = {
    "mouse": {"viewport": {"width": 1280, "height": 720}},
    "touch": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "de-DE"},
    "keys": {"viewport": {"width": 1024, "height": 768}, "color_scheme": "dark"},
}
_STANDS: Final = """() => {
  const [board, main] = [document.querySelector(".k3d"), document.querySelector("main[data-seq]")];
  const held = [...document.querySelectorAll("[role=treeitem][aria-selected=true]")].map(line => line.dataset.line);
  return [board?.dataset.step, main?.dataset.seq, ...held].join(" ");
}"""
DONE: Final = {
    "place": "[data-stack][data-lit=true]",
    "meeple": "[data-stack][data-lit=true]",
    "stack": ".stack.lit:not(.start)",
    "point": ".point.open",
    "confirm": "[data-do=grow]",
    "aside": "[data-do=aside]",
    "pass": "[data-do=pass]",
    "colour": "[data-do]",
}
"""What is pressed when this is asked; goals take two touches."""


class Board:
    """Kodama 3D's board in the page, and one way to play on it."""

    def __init__(self, page: Page, way: str) -> None:
        self.page = page
        self.way = way
        self.board = page.locator(".k3d")
        self.end_turn = page.locator(".doing .button.now:not([data-do])")

    def asked(self) -> str:
        """Wait until something is asked, the turn can be ended, or all is over; which of them."""
        asking = self.page.locator(".k3d:not([data-step=wait])")
        over = self.page.locator("section.result")
        expect(asking.or_(over).or_(self.end_turn).first).to_be_visible(timeout=PATIENCE)
        if over.count():
            return "over"
        step = self.board.get_attribute("data-step") or ""
        return "end" if step == "wait" else step

    def press(self, found: Locator) -> None:
        """Press something of the board, the way in which this is played."""
        self.still()
        if self.way == "keys":
            found.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            if not found.is_visible():
                goals = bool(found.get_attribute("data-goal"))
                self.page.locator(f"#k3d-tab-{'goals' if goals else 'forest'}").tap()
            found.tap()
        else:
            found.click()

    def still(self) -> None:
        """Wait until the picture has come to rest."""
        expect(self.page.locator(".stage[data-moving=true]")).to_have_count(0)

    def changed(self, selector: str) -> None:
        """Press something that the board answers, and wait for its answer."""
        before = self.page.evaluate(_STANDS)
        self.press(self.page.locator(selector).first)
        self.page.wait_for_function(f"before => ({_STANDS})() !== before", arg=before, timeout=PATIENCE)

    def answer(self, step: str) -> None:
        """Answer what is asked with the first thing that may be done."""
        match step:
            case "end":
                seen = self.page.locator("main[data-seq]").get_attribute("data-seq")
                self.press(self.end_turn)
                expect(self.page.locator(f"main[data-seq='{seen}'] .doing .button.now:not([data-do])")).to_have_count(0)
            case "return" | "goal" if self.page.locator("[data-goal][data-lit=true]").count():
                self.changed("[data-goal][data-lit=true]")
                self.changed(f"[data-do={'return' if step == 'return' else 'take'}]")
            case "goal":
                self.changed("[data-do=draw], [data-do=pass]")
            case _:
                self.changed(DONE[step])

    def play(self) -> set[str]:
        """Play to the end; what was asked on the way."""
        asked: set[str] = set()
        while (step := self.asked()) != "over":
            asked.add(step)
            self.answer(step)
        return asked
