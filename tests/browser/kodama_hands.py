"""Three ways of playing Kodama and Kodama Duo in the page: by mouse, by touch and by keys alone."""

import re
from itertools import product
from typing import Any, Protocol

from playwright.sync_api import FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as NotInTime

PATIENCE = 60_000
"""Milliseconds that a bot may take on a busy machine."""


PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}


class Hands(Protocol):
    """How somebody does what a board asks for."""

    def press(self, what: Locator) -> None:
        """Press a button of the page."""
        ...

    def lay(self) -> None:
        """Lay a branch card somewhere on the own tree."""
        ...


class Board:
    """A board in the page, as far as one plays on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.branches = page.locator("button[data-branch]")
        self.stage = page.locator(".stage")
        self.cards = self.stage.locator("g.card")
        self.lay = page.locator("[data-lay]")
        self.end_turn = page.get_by_role("button", name="End turn")
        self.result = page.get_by_role("button", name=re.compile("Play again|Rematch", re.IGNORECASE))

    def ready(self) -> bool:
        """Whether a held card may lie where it is."""
        return bool(self.lay.count()) and self.lay.is_enabled()

    def asking(self, ask: str) -> Locator:
        """The board while it asks for this."""
        return self.page.locator(f'.board[data-asked="{ask}"]')

    def in_view(self, what: Locator) -> bool:
        """Whether the middle of something on the tree can be touched: the tree may be larger than the stage."""
        x, y = _middle(what)
        stage = "([x, y]) => document.elementFromPoint(x, y)?.closest('.stage') && !document.elementFromPoint(x, y)"
        return bool(self.page.evaluate(f"{stage}.closest('.zoom')", [x, y]))

    def reached(self, spot: Locator) -> bool:
        """Whether an icon can be touched: it is wholly on the screen, and nothing lies over its middle."""
        return bool(spot.evaluate(_REACHED))

    def next_ask(self) -> str:
        """What is to be done next: something that the board asks for, `end` to end the turn, or `over`."""
        open_board = self.page.locator('.board[data-asked]:not([data-asked=""])')
        expect(open_board.or_(self.end_turn).or_(self.result).first).to_be_visible(timeout=PATIENCE)
        if self.result.count():
            return "over"
        if self.end_turn.count():
            return "end"
        return open_board.get_attribute("data-asked") or ""


class Mouse:
    """Drags cards onto the tree."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def press(self, what: Locator) -> None:
        """Click."""
        what.click()

    def lay(self) -> None:
        """Drag a card from the market to the top of a card of the tree, or else lower, until one can lie there."""
        cards = reversed(range(self.board.cards.count()))
        for down, at, card in product((0.2, 0.5, 0.8), cards, range(self.board.branches.count())):
            self._drag(_middle(self.board.branches.nth(card)), _box(self.board.cards.nth(at)), down)
            if self.board.ready():
                self.board.lay.click()
                return
            self.board.page.keyboard.press("Escape")
        raise AssertionError("nothing could be dragged to a legal place")

    def _drag(self, start: tuple[float, float], to: FloatRect, down: float) -> None:
        mouse = self.board.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 15, start[1] - 40, steps=2)
        mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] * down, steps=2)
        mouse.up()


class Touch:
    """Touches a card, then the tree."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def press(self, what: Locator) -> None:
        """Tap."""
        what.tap()

    def lay(self) -> None:
        """Touch a card, touch the tree, turn it there and back, lay it."""
        for card in range(self.board.branches.count()):
            self.board.branches.nth(card).tap()
            for at in reversed(range(self.board.cards.count())):
                if not self.board.in_view(self.board.cards.nth(at)):
                    continue
                # The view goes to where a card is held: a finger comes down once it is there.
                self.board.cards.nth(at).element_handle().wait_for_element_state("stable")
                self.board.page.touchscreen.tap(*_middle(self.board.cards.nth(at)))
                if not self._lies():
                    continue
                self.board.page.get_by_role("button", name="Turn left").tap()
                self.board.page.get_by_role("button", name="Turn right").tap()
                if self.board.ready():
                    self.board.lay.tap()
                    return
            self.board.page.get_by_role("button", name="Put back").tap()
        raise AssertionError("nothing could be touched into a legal place")

    def _lies(self) -> bool:
        """Whether the finger met the tree: on a busy machine the view may still have gone on, and one touches again."""
        try:
            self.board.page.get_by_role("button", name="Turn left").wait_for(timeout=10_000)
        except NotInTime:
            return False
        return True


_AWAY = """element => {
  const reached = [...document.querySelectorAll("a[href], button, input, select, [tabindex='0']")].filter(
    one => !one.disabled && one.tabIndex >= 0 && one.checkVisibility() && one.getClientRects().length);
  const here = reached.indexOf(document.activeElement);
  return here < 0 ? null : reached.indexOf(element) - here;
}"""
"""How often to press Tab to come to an element, negative where Shift is needed; `null` where nothing has the focus."""


_REACHED = """spot => {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return whole && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === spot;
}"""
"""Of an icon that the edge of the screen cuts, a tap goes to the middle of what is left: perhaps under zoom."""


_STILL = """async element => {
  const stands = () => { const { x, y, width } = element.getBoundingClientRect(); return `${x} ${y} ${width}`; };
  for (let last = stands(), frames = 0; frames < 4; ) {
    await new Promise(requestAnimationFrame);
    const now = stands();
    [last, frames] = [now, now === last ? frames + 1 : 0];
  }
}"""
"""Wait until something on the tree has stood still for some frames: the view glides nearer to summon spirits."""


class Keys:
    """Tab, arrows, Q, E and Enter."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def press(self, what: Locator) -> None:
        """Tab to a button, or back to it, then Enter."""
        keyboard = self.board.page.keyboard
        while (away := what.evaluate(_AWAY)) != 0:
            for _ in range(abs(away or 1)):
                keyboard.press("Tab" if (away or 1) > 0 else "Shift+Tab")
        expect(what).to_be_focused()
        keyboard.press("Enter")

    def lay(self) -> None:
        """Step through the places of a card, turn it there and back, lay it."""
        keyboard = self.board.page.keyboard
        for card in range(self.board.branches.count()):
            self.press(self.board.branches.nth(card))
            for key in ("ArrowRight", "ArrowRight", "ArrowDown", "q", "e"):
                keyboard.press(key)
            if self.board.ready():
                keyboard.press("Enter")
                return
            keyboard.press("Escape")
        raise AssertionError("no place could be reached by keys")


def _box(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def _middle(what: Locator) -> tuple[float, float]:
    box = _box(what)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def answer(board: Board, hands: Hands, ask: str) -> None:
    """Do what is asked for, and see that it was done."""
    page = board.page
    match ask:
        case "grow":
            if page.locator("[data-pass]").count():
                hands.press(page.locator("[data-pass]"))
            else:
                hands.lay()
        case "kodama":
            hands.press(page.locator("[data-kodama][aria-pressed]").first)
            hands.press(page.locator("[data-score]"))
        case "pick":
            hands.press(board.branches.first)
            hands.press(page.locator("[data-pick]"))
        case "split":
            hands.press(page.locator('[data-pile="1"] button[data-branch]').first)
            hands.press(page.locator('[data-pile="0"] button[data-branch]').first)
            hands.press(page.locator("[data-split]"))
        case "choose":
            hands.press(page.locator("[data-choose]").first)
        case "summon":
            if not page.locator("[data-spot]").count():
                hands.press(page.locator("button[data-spirit]").first)
            spots = page.locator("[data-spot]")
            spots.first.evaluate(_STILL)
            reached = (spots.nth(at) for at in range(spots.count()) if board.reached(spots.nth(at)))
            hands.press(next(reached, spots.first))
            enough = page.locator("[data-pass]")
            done = page.locator('.board:not([data-asked="summon"])')
            expect(enough.or_(board.end_turn).or_(done).first).to_be_visible(timeout=PATIENCE)
            if enough.count():
                hands.press(enough)
        case _:
            hands.press(board.end_turn)
            expect(board.end_turn).to_have_count(0, timeout=PATIENCE)
            return
    expect(board.asking(ask)).to_have_count(0, timeout=PATIENCE)
