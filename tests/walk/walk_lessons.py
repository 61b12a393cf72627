"""Every lesson of the four games from start to end, by mouse and by keys alone, in four languages: what a step asks
for is done on the board, never by "Show me". A try that misses is answered, and the lesson goes on from there."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import pytest
from browser_table import Console, fits
from everdell_hands import Keys as EverdellKeys
from kodama_3d_hands import Board as Board3D
from kodama_hands import Board as KodamaBoard
from kodama_hands import Keys as KodamaKeys
from kodama_hands import Mouse
from playwright.sync_api import Locator, Page, expect
from walking import PICTURES

from understory import games
from understory.table.lessons import Step, lesson_of, lessons_of

LESSONS = [(game, lesson.lesson) for game in games.names() for lesson in lessons_of(games.box(game))]
WAYS = ("mouse", "keys")
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "reduced_motion": "reduce"}


class Hands(Protocol):
    """How somebody presses what a board shows."""

    def press(self, what: Locator) -> None:
        """Press it."""
        ...


class Hands3D:
    """Kodama 3D's own ways to press."""

    def __init__(self, page: Page, way: str) -> None:
        self.board = Board3D(page, way)

    def press(self, what: Locator) -> None:
        """Press it once the picture stands still."""
        self.board.press(what)


def hands_for(page: Page, game: str, way: str) -> Hands:
    """Who plays this game in this way."""
    if game == "kodama-3d":
        return Hands3D(page, way)
    if way == "mouse":
        return Mouse(KodamaBoard(page))
    return EverdellKeys(page) if game == "everdell-duo" else KodamaKeys(KodamaBoard(page))


class Learner:
    """Somebody in a lesson."""

    def __init__(self, page: Page, game: str, way: str) -> None:
        self.page, self.game, self.way = page, game, way
        self.hands = hands_for(page, game, way)
        self.sheet = page.locator("dialog.paper[open]")
        self.number, self.met = 0, False

    @contextmanager
    def trying(self) -> Iterator[None]:
        """What is done inside is a try; whether it was what the step asks for is kept."""
        with self.page.expect_response(lambda told: told.url.endswith("lessons/tries")) as answered:
            yield
        self.met = bool(answered.value.json()["met"])

    def find(self, part: str) -> None:
        """Answer a question: with the mouse on the part itself, with keys on its mark."""
        mark = self.page.locator(f'button[data-ring="{part}"]')
        expect(mark).to_be_visible()
        if self.way == "keys":
            (KodamaKeys(KodamaBoard(self.page)) if self.game != "everdell-duo" else self.hands).press(mark)
            return
        kind, _, name = part.partition(":")
        drawn = f'[data-{kind}="{name}"]'
        if kind == "card" and self.game.startswith("kodama"):
            drawn += ' path[fill="var(--sheet)"]'
        elif self.game == "everdell-duo":
            drawn = "[data-goals]" if part == "goals" else f'[data-spot="{part}"]'
        box = self.page.locator(drawn).first.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def do(self, step: Step, number: int, skipped: int = 0) -> bool:
        """Do what a step asks for on the board, trying until that is met; cards are laid past the first places."""
        self.number, self.met = number, False
        words = step.answer[0].split()
        match self.game, words:
            case "kodama" | "kodama-duo", ["place", card, "on", below, *_]:
                self._lay(card, below, skipped)
            case _, ["score", card]:
                self.hands.press(self.page.locator(f'[data-kodama="{card}"]'))
                self._once("[data-score]")
            case _, ["split", card]:
                pile = self.page.locator(f'[data-pile]:has([data-branch="{card}"])')
                for other in pile.locator(f'button[data-branch]:not([data-branch="{card}"])').all():
                    self.hands.press(other)
                self._once("[data-split]")
            case _, ["choose", card, *_]:
                self._once(f'[data-pile]:has([data-branch="{card}"]) [data-choose]')
            case _, ["summon", kind, card, icon]:
                self.hands.press(self.page.locator(f'button[data-spirit="{kind}"]'))
                self._once(f'[data-spot="{card} {icon}"]')
            case "kodama-3d", ["move", start, end]:
                self.hands.press(self.page.locator(f'[data-stack="{start}"]'))
                self.hands.press(self.page.locator(f'[data-stack="{end}"]'))
                self.hands.press(self.page.locator(f'[data-point="{step.answer[1]}"]').first)
                self._once("[data-do=grow]")
            case "kodama-3d", ["take", goal]:
                self.hands.press(self.page.locator(f'[data-goal="{goal}"]'))
                self._once("[data-do=take]")
            case _:
                self._everdell(words)
        return self.met

    def anew(self, steps: Sequence[Step], number: int, skipped: int) -> None:
        """Go back, as a lesson advises where no room is left, lay the last card elsewhere, and go on from there."""
        self.page.keyboard.press("Escape")
        first = max(at for at in range(number) if steps[at].answer and steps[at].answer[0].startswith("place"))
        for at in reversed(range(first, number)):
            self.hands.press(self.page.locator(".acts .button.quiet"))
            self.at(at)
        for at in range(first, number):
            assert self.do(steps[at], at, skipped if at == first else 0)
            self.at(at + 1)

    def at(self, number: int) -> None:
        """Wait until the lesson stands at this step."""
        expect(self.page.locator(f'main[data-number="{number}"]')).to_be_visible()

    def _once(self, selector: str) -> None:
        with self.trying():
            self.hands.press(self.page.locator(selector).first)

    def _lay(self, card: str, below: str, skipped: int) -> None:
        """Take a branch card up and try places of the card below until one does what is asked."""
        self.hands.press(self.page.locator(f'button[data-branch="{card}"]'))
        legal = self.page.locator(f'[data-held="{card}"][data-legal="true"]')
        for _ in self._places(below):
            if legal.count() and self.page.locator("[data-lay]").is_enabled() and (skipped := skipped - 1) < 0:
                with self.trying():
                    if self.way == "keys":
                        self.page.keyboard.press("Enter")
                    else:
                        self.page.locator("[data-lay]").click()
                if self.met:
                    return

    def _places(self, below: str) -> Iterator[None]:
        """The held card at one place after another."""
        if self.way == "keys":
            for key in ("ArrowRight", "ArrowRight", "ArrowDown") * 12:
                self.page.keyboard.press(key)
                yield
            return
        sheet = self.page.locator(f'[data-card="{below}"] path[fill="var(--sheet)"]').first
        for up in (0.15, 0.3, 0.45, 0.6):
            for along in (0.5, 0.25, 0.75, 0.1, 0.9):
                box = sheet.bounding_box()
                assert box
                self.page.mouse.click(box["x"] + along * box["width"], box["y"] + up * box["height"])
                yield

    def _everdell(self, words: list[str]) -> None:
        """Touch what the move is about, and try what its sheet offers until that is what is asked."""
        match words:
            case ["place", space]:
                spot = f"space:{space}"
            case ["play" | "take", card]:
                spot = f"card:{card}"
            case ["earn", colour]:
                spot = f"colour:{colour}"
            case ["keep" | "news", news, *_]:
                spot = f"news:{news}"
            case ["share", *_]:
                spot = "share"
            case _:
                spot = f"token:{words[0]}"
        tries = 0
        while not self.met and self._opened(spot):
            with self.trying():
                self.hands.press(self.sheet.locator("[data-act]").nth(tries))
            tries += 1

    def _opened(self, spot: str) -> bool:
        """Whether the sheet of something on the table is open, which is touched for it; what acts at once is met."""
        if not self.sheet.count():
            self.hands.press(self.page.locator(f'[data-spot="{spot}"]:visible').first)
            expect(self.sheet.or_(self.page.locator(f'main[data-number="{self.number + 1}"]')).first).to_be_visible()
        self.met = not self.sheet.count()
        expect(self.sheet.locator("[data-payments=asking]")).to_have_count(0)
        return not self.met


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE", "it-IT"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_gone_through_on_the_board(
    another: Callable[..., Page], console: Console, game: str, name: str, way: str, language: str
) -> None:
    console.forgive("GL Driver Message")
    page = another(**DESK, locale=language)
    page.goto(f"/learn/{game}/{name}")
    learner = Learner(page, game, way)
    steps = lesson_of(games.box(game), name).steps
    for number, step in enumerate(steps):
        learner.at(number)
        assert fits(page)
        picture = PICTURES / "lessons" / f"{game}-{name}-{number}-{way}-{language[:2]}.png"
        page.screenshot(path=picture)
        if step.find:
            learner.find(step.find)
        elif step.do:
            skipped = 0
            while not learner.do(step, number):
                skipped += 1
                assert skipped < 6, f"{step.step} was not met"
                learner.anew(steps, number, skipped)
        else:
            learner.hands.press(page.locator(".acts .button.now"))
    expect(page.locator('.panel[data-asks="nothing"]')).to_be_visible()
