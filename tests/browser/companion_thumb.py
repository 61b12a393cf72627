"""A thumb on the companion's page: fills in a sheet as somebody at the table would, and counts its touches."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from understory.core.companion import Column, Covered, Filled

GAMES = Path(__file__).parents[2] / "src" / "understory" / "games"


def words(*games: str) -> dict[str, str]:
    """What games say in English, by message."""
    folders = [GAMES / game / "face" / "words" / "en" for game in games]
    texts = [file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.glob("*.ftl"))]
    return dict(re.findall(r"^([\w-]+) = (.+)$", "\n".join(texts), re.MULTILINE))


class Thumb:
    """One hand on a phone."""

    def __init__(self, page: Page, said: Mapping[str, str], speaks: str) -> None:
        self.page = page
        self.said = said
        self.speaks = speaks
        self.touches = 0
        self.panel = page.get_by_role("region", name="To fill in now")

    def touch(self, what: Locator) -> None:
        """One touch."""
        what.click()
        self.touches += 1

    def counted(self, act: Callable[[], None]) -> None:
        """Do something that is counted anew, and wait for what it comes to."""
        with self.page.expect_response("**/api/companion/count") as answer:
            act()
        assert answer.value.ok

    def begin(self, sheet: str, *names: str, first: int = 0) -> None:
        """A new sheet for these people, of whom one begins."""
        self.page.goto("/companion")
        self.touch(self.page.get_by_role("button", name=sheet, exact=True))
        for at, name in enumerate(names, 1):
            self.page.get_by_label(f"Player {at}", exact=True).first.fill(name)
        if first:
            self.touch(self.page.get_by_role("group", name="Who begins").get_by_text(names[first]))
        self.counted(lambda: self.touch(self.page.get_by_role("button", name="Begin", exact=True)))
        expect(self.panel).to_be_visible()

    def who(self) -> str:
        """Whose blank is open."""
        return self.panel.locator("h2 span").inner_text()

    def asked(self) -> str:
        """Which blank is open."""
        return self.panel.locator("h2").inner_text()

    def moved_on(self, asked: str) -> bool:
        """Wait until another blank is open than this; whether one is."""
        self.page.wait_for_function(
            "asked => document.querySelector('.thumb h2')?.innerText !== asked", arg=asked, timeout=30_000
        )
        return self.panel.count() > 0

    def key(self, name: str) -> None:
        """A button of the panel by its name."""
        self.touch(self.panel.get_by_role("button", name=name, exact=True))

    def number(self, number: int) -> None:
        """A number on the pad: one touch, or digit by digit."""
        if number <= 13:
            self.key(str(number))
            return
        self.key("A larger number")
        for digit in str(number):
            self.key(digit)
        self.key("Done")

    def numbers(self, numbers: tuple[int, ...]) -> None:
        """Numbers one after another."""
        for number in numbers:
            self.counted(lambda number=number: self.number(number))  # type: ignore[misc]
        self.key("Next")

    def phrase(self, phrase: Mapping[str, Any], within: Locator | None = None) -> None:
        """Something printed, in words of the vocabulary."""
        place = within or self.panel
        if self.speaks != "towns":  # whose vocabulary has one word
            listed = place.get_by_role("list", name="What the card rewards")
            self.touch(listed.get_by_role("button", name=self.said[f"{self.speaks}-word-{phrase['is']}"], exact=True))
        for name, value in phrase.items():
            if name == "is" or (name == "every" and value == 1):
                continue
            blank = place.get_by_role("group", name=self.said[f"{self.speaks}-blank-{name}"], exact=True)
            if isinstance(value, Mapping):
                self.phrase(value, blank)
            elif isinstance(value, bool):
                if value:
                    self.touch(blank.get_by_role("switch"))
            else:
                for one in value if isinstance(value, list) else [value]:
                    self.touch(blank.get_by_role("button", name=self.named(one), exact=True))
        if "every" in phrase or any(isinstance(value, bool | list) for value in phrase.values()):
            self.touch(place.get_by_role("button", name="Count it").last)  # what may be left as it is waits for it

    def named(self, value: object) -> str:
        """What a value is called."""
        families = (f"{self.speaks}-thing", f"{self.speaks}-kind", f"{self.speaks}-trait", "trait")
        kinds = [f"{family}-{value}" for family in families]
        return next((self.said[kind] for kind in kinds if kind in self.said), str(value))

    def total(self, name: str, points: int) -> None:
        """What somebody has."""
        expect(self.page.get_by_label(f"Total of {name}")).to_have_text(str(points))


def grow(
    thumb: Thumb, filled: Filled, names: tuple[str, ...], rows: tuple[str, ...], pause: Callable[[str], None]
) -> None:
    """Fill in a sheet of the family as its blanks open: cards on the sketch, Kodamas from the vocabulary."""
    left = {name: list(rows) for name in names}
    counters = {text: name.removeprefix("tree-counter-") for name, text in thumb.said.items() if "-counter-" in name}
    decreed: set[str] = set()
    lying: dict[str, Covered] = {}
    while any(left.values()):
        name, asked = thumb.who(), thumb.asked()
        counter = counters.get(asked.removeprefix(name).strip())
        if counter:
            there = filled.columns[names.index(name)].counters[counter]
            thumb.counted(lambda there=there: thumb.number(there))  # type: ignore[misc]
            expect(thumb.panel.locator("h2")).not_to_have_text(asked)
            continue
        column, row = filled.columns[names.index(name)], left[name].pop(0)
        season = row.split("-")[0]
        if season in filled.phrases and season not in decreed:
            decreed.add(season)
            thumb.key(thumb.said[f"tree-blank-{season}"])
            dialog = thumb.page.get_by_role("dialog")
            thumb.counted(lambda dialog=dialog, season=season: thumb.phrase(filled.phrases[season], dialog))  # type: ignore[misc]
        thumb.counted(lambda column=column, row=row: _row(thumb, column, row))  # type: ignore[misc]
        for cover in filled.covers:
            if (names[cover.column], cover.row) == (name, row):
                shown = Counter(column.cards[cover.card - 1].marks if cover.card else (column.trunk,))
                over = (one for one in lying.values() if (one.column, one.card) == (cover.column, cover.card))
                _summon(thumb, name, cover, plain=len(shown - Counter(one.mark for one in over)) == 1)
                lying[cover.by] = cover
        if any(left.values()):
            expect(thumb.panel.locator("h2")).not_to_have_text(asked)
        pause(row)


def _row(thumb: Thumb, column: Column, row: str) -> None:
    if row in column.words:
        thumb.phrase(column.words[row][0])
        return
    at = next((at for at, card in enumerate(column.cards) if card.row == row), None)
    if thumb.panel.get_by_role("group", name="Which icon is on the trunk?").count():
        thumb.counted(lambda: thumb.key(column.trunk))
    if at is None:
        thumb.key("No card laid")
        return
    card = column.cards[at]
    if card.notes:
        thumb.key(thumb.said["tree-note-lone"])
    for n, mark in enumerate(card.marks):
        often = card.marks[:n].count(mark)
        thumb.key(mark if often < 2 else f"{mark} \N{MULTIPLICATION SIGN} {often}")
    thumb.touch(thumb.page.locator("g.card").nth(card.on))


def _summon(thumb: Thumb, name: str, cover: Covered, *, plain: bool) -> None:
    """A spirit over an icon of the tree, by whoever laid the last card; a `plain` card shows one kind of icon."""
    thumb.key(f"{name} summons: {cover.by}")
    card = thumb.page.locator("g.card").nth(cover.card)

    def come() -> None:
        thumb.touch(card)
        if not plain:
            thumb.key(cover.mark)

    thumb.counted(come)


def hang(thumb: Thumb, filled: Filled, names: tuple[str, ...]) -> None:
    """Fill in the sheet of goals, person by person: tiles on the sketch, goals in words, others by eye."""
    for name, column in zip(names, filled.columns, strict=True):
        for at, card in enumerate(column.cards):
            expect(thumb.panel.locator("h2")).to_have_text(f"{name} Tile {at + 1}")
            if not at:
                thumb.counted(lambda column=column: thumb.key(thumb.named(column.trunk)))  # type: ignore[misc]
            for mark in card.marks:
                thumb.key(thumb.named(mark))
            thumb.counted(lambda card=card: thumb.touch(thumb.page.locator("g.card").nth(card.on)))  # type: ignore[misc]
        expect(thumb.panel.locator("h2")).to_have_text(f"{name} Goals")
        for goal in column.words["goals"]:
            thumb.counted(lambda goal=goal: thumb.phrase(goal))  # type: ignore[misc]
        if column.words["goals"]:
            thumb.key("Next")
        else:
            thumb.counted(lambda: thumb.key("None"))
        expect(thumb.panel.locator("h2")).to_have_text(f"{name} {thumb.said['space-row-others']}")
        if column.sums["others"]:
            thumb.numbers(column.sums["others"])
        else:
            thumb.counted(lambda: thumb.key("Next"))


def build(
    thumb: Thumb, filled: Filled, names: tuple[str, ...], have: Callable[[int, str], int], pause: Callable[[str], None]
) -> None:
    """Fill in two towns as their blanks open: numbers, purple cards from the vocabulary, counters where asked."""
    things = {name: thing for thing, name in thumb.said.items() if thing.startswith("towns-thing-")}
    what = ""
    while thumb.moved_on(what):
        name, what = thumb.who(), thumb.asked()
        blank = what.removeprefix(name).strip()
        column = filled.columns[names.index(name)]
        if blank in things:
            there = have(names.index(name), things[blank].removeprefix("towns-thing-"))
            thumb.counted(lambda there=there: thumb.number(there))  # type: ignore[misc]
        elif blank == thumb.said["towns-row-bonuses"]:
            for bonus in column.words["bonuses"]:
                thumb.counted(lambda bonus=bonus: thumb.phrase(bonus))  # type: ignore[misc]
            thumb.counted(lambda: thumb.key("None")) if not column.words["bonuses"] else thumb.key("Next")
        else:
            row = next(row for row in column.sums if thumb.said[f"towns-row-{row}"] == blank)
            if column.sums[row]:
                thumb.numbers(column.sums[row])
            else:
                thumb.counted(lambda: thumb.key("Next"))
        pause(what)
