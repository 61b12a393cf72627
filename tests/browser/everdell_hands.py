"""Ways of playing Everdell Duo in the page: by mouse, by touch and by keys alone."""

from random import Random
from typing import Any, Protocol

from browser_play import introduced, laid
from playwright.sync_api import Locator, Page, expect

PATIENCE = 60_000
"""Milliseconds that a bot may take on a busy machine."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
OVER, END = "over", "end"


class Hands(Protocol):
    """How somebody presses what the board shows."""

    def press(self, what: Locator) -> None:
        """Press a button of the page."""
        ...


class Mouse:
    """Clicks."""

    def press(self, what: Locator) -> None:
        """Click."""
        what.click()


class Touch:
    """Taps."""

    def press(self, what: Locator) -> None:
        """Tap."""
        what.tap()


_AWAY = """element => {
  const reached = [...document.querySelectorAll("a[href], button, input, select, [tabindex='0']")].filter(one =>
    !one.disabled && one.checkVisibility() && (one.tabIndex >= 0 || one === document.activeElement)
    && (!document.querySelector("dialog[open]") || one.closest("dialog[open]")));
  const region = one => one.closest("dialog[open]") ?? one.closest("section");
  const goal = reached.findIndex(one => one === element || (region(one) === region(element) && element.tabIndex < 0));
  return [reached.indexOf(document.activeElement), goal];
}"""
"""Where in the order of Tab the focus is, and where the element is, or the one of its region that stands for it."""
_TOWARDS = """(element, across) => {
  const middle = one => { const r = one.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const [[x, y], [ox, oy]] = [middle(document.activeElement), middle(element)];
  const [dx, dy] = [ox - x, oy - y];
  if (Math.abs(dy) > 20 && !(across && Math.abs(dx) > 20)) return dy > 0 ? "ArrowDown" : "ArrowUp";
  return dx > 0 ? "ArrowRight" : "ArrowLeft";
}"""


class Keys:
    """Tab from region to region, arrows within one, Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        """Go to the button and press Enter."""
        self.reach(what)
        self.page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        """Bring the focus to the button."""
        for at in range(90):
            if what.evaluate("element => element === document.activeElement"):
                return
            here, goal = what.evaluate(_AWAY)
            if here == goal >= 0:
                self.page.keyboard.press(what.evaluate(_TOWARDS, at % 3 == 2))
            else:
                self.page.keyboard.press("Shift+Tab" if here > goal >= 0 else "Tab")
        raise AssertionError(f"no keys lead to {what.evaluate('element => element.outerHTML')}")


class Table:
    """Everdell Duo's board in the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator(".everdell")
        self.prompt = page.locator(".prompt")
        self.sheet = page.locator("dialog.paper[open]")
        self.lit = page.locator("[data-spot][data-lit=true]:visible:not([disabled])")
        self.end_turn = page.locator(".turn .button.now")
        self.undo = page.locator(".turn .undo")
        self.over = page.locator("dialog[open]:has(table.sums), [data-result]")

    @property
    def seq(self) -> int:
        """How far the match has come, as this page was told."""
        return int(self.page.locator("main[data-seq]").get_attribute("data-seq") or 0)

    @property
    def asked(self) -> str:
        """What is asked."""
        return self.prompt.get_attribute("data-asked") or ""

    def spot(self, name: str) -> Locator:
        """Something on the table by its place."""
        return self.page.locator(f'[data-spot="{name}"]:visible').first

    def next(self, before: int = -1) -> str:
        """Wait until the match has gone on and something is asked of one, or the turn can be ended, or all is over."""
        told = f'main[data-seq]:not([data-seq="{before}"])'
        asking = self.page.locator(f'{told} .everdell:not([data-question=""])')
        ending = self.page.locator(f"{told} .turn .button.now")
        over = self.page.locator(f'{told} .prompt[data-over="true"]')
        expect(asking.or_(ending).or_(over).first).to_be_attached(timeout=PATIENCE)
        if over.count():
            return OVER
        return self.asked if asking.count() else END

    def done(self, hands: Hands, what: Locator) -> str:
        """Press what answers or ends the turn; what is asked then."""
        before = self.seq
        hands.press(what)
        return self.next(before)


def sat_down(page: Page, *seats: str, **wishes: Any) -> Table:
    """A new match in front of one, as the hare, who begins."""
    introduced(page, "Anna")
    options = {name: value for name, value in {"hare": "0", **wishes.pop("options", {})}.items() if value}
    page.goto(f"/m/{laid(page, *(seats or ('me', 'greedy')), game='everdell-duo', options=options, **wishes)}")
    table = Table(page)
    expect(table.board).to_be_visible()
    return table


def in_sheet(table: Table, hands: Hands, rng: Random) -> None:
    """Do one of the things that the open sheet offers, and choose a card of the hand where one is to go."""
    expect(table.sheet.locator("[data-payments=asking]")).to_have_count(0)
    acts = table.sheet.locator("[data-act]")
    hands.press(acts.nth(rng.randrange(acts.count())))
    given = table.sheet.locator(".given button")
    if given.count():
        hands.press(given.first)


def answer(table: Table, hands: Hands, rng: Random, *, waits: bool = True) -> None:
    """Answer what is asked in some way, and see that it was answered; unless somebody else may be asked then."""
    before = table.seq
    tabs = table.page.locator("[role=tab]:has(.hides)")
    if not table.lit.count():
        hands.press(tabs.first)
    spots = [each.get_attribute("data-spot") or "" for each in table.lit.all()]
    wished = [at for at, spot in enumerate(spots) if spot not in {"trade", "share", "watch"}] or [*range(len(spots))]
    hands.press(table.lit.nth(rng.choice(wished)))
    if table.sheet.count():
        in_sheet(table, hands, rng)
    if waits:
        table.next(before)


def played(table: Table, hands: Hands, rng: Random) -> set[str]:
    """Play to the end; what was asked on the way."""
    met: set[str] = set()
    while (ask := table.next()) != OVER:
        if ask == END:
            table.done(hands, table.end_turn)
            continue
        met.add(ask)
        answer(table, hands, rng)
    return met
