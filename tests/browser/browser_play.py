"""What somebody in a browser does at the table: laying matches and making moves by the page's own cookie."""

import re
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

GOLDEN = Path(__file__).parents[1] / "golden"
_DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "text/plain" }));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""
_requests = count(1)


def introduced(page: Page, name: str) -> None:
    """Let the table know this browser under a name, as the page does when it is first needed."""
    page.goto("/")
    answered = page.request.post("/api/me", data={"name": name})
    assert answered.ok, answered.text()
    page.evaluate("localStorage.setItem('understory.met', 'yes')")


def laid(page: Page, *seats: str | dict[str, str], game: str = "kodama", **wishes: Any) -> str:
    """A new match of the browser's owner; its code. The link's key is kept as the page keeps it."""
    given = [{"who": seat} if isinstance(seat, str) else seat for seat in seats]
    body = {"client": f"lay-{next(_requests)}", "game": game, "seats": given, **wishes}
    answered = page.request.post("/api/matches", data=body)
    assert answered.ok, answered.text()
    made = answered.json()
    if made["key"]:
        page.evaluate("made => localStorage.setItem('understory.keys', JSON.stringify({[made.match]: made.key}))", made)
    return str(made["match"])


def situation(page: Page, match: str, seat: int) -> dict[str, Any]:
    """How the match stands for a seat."""
    told: dict[str, Any] = page.request.get(f"/api/matches/{match}/situation?seat={seat}").json()
    return told


def moved(page: Page, match: str, seat: int, *, end: bool = True, move: str | None = None) -> None:
    """Make a move without the board: the first that is listed, unless one is given."""
    seen = situation(page, match, seat)["seq"]
    listed = page.request.get(f"/api/matches/{match}/legal?seat={seat}&limit=1&seen={seen}").json()["moves"]
    body = {
        "type": "move",
        "client": f"move-{next(_requests)}",
        "answers": seen,
        "seat": seat,
        "closes": 0 if end else None,
    }
    answered = page.request.post(f"/api/matches/{match}/requests", data={**body, "moves": [move or listed[0]]})
    assert answered.ok, answered.text()


def turn(page: Page) -> Locator:
    """The turn banner."""
    return page.get_by_role("region", name="The turn")


def board(page: Page) -> Locator:
    """The game's own part of the page, which comes when it can speak."""
    return page.locator("main .board")


def at_table(page: Page, match: str) -> None:
    """Sit in front of the match, once it is shown."""
    page.goto(f"/m/{match}")
    expect(turn(page)).to_be_visible()
    expect(board(page)).to_be_visible()


def my_turn(page: Page) -> None:
    """Wait until the tab says that it is one's turn."""
    expect(page).to_have_title(re.compile("Your turn"))


def drop(page: Page, name: str, text: str) -> None:
    """Let a file fall on the page."""
    page.evaluate(_DROP, [name, text])
