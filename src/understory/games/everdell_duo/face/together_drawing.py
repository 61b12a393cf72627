"""The part of the drawn table that only those who play together have: share tile, chapter, Good News, Miss Thorn."""

from typing import Final

from understory.drawing.ink import group
from understory.games.everdell_duo.face.art.cards import full_card, shadow, sheet, small_card
from understory.games.everdell_duo.face.art.emblems import emblem, good, placed, text, token
from understory.games.everdell_duo.face.objectives import objective_text
from understory.games.everdell_duo.face.reading import Reader
from understory.games.everdell_duo.face.together import objective_rows, sharing_now
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, CardId, Colour, Good, Mode

_FAINT: Final = "#6b5d4c"
_LINE: Final = 24.0
_PILE: Final = 15
"""Cards that Miss Thorn ends with, in one row."""


def share_tile(view: View, width: float) -> str:
    """The share tile, and what lies on it."""
    item = view.together.shared
    return group(
        shadow(width, 104),
        sheet(width, 104, fill="#dfe3c8"),
        text("Share", 12, 26, 15.5, weight="700"),
        text(str(sharing_now(view)), width - 12, 26, 13, fill=_FAINT, anchor="end"),
        _gift(view, item, width) if item else text("nothing", width / 2, 68, 14, fill=_FAINT, anchor="middle"),
    )


def _gift(view: View, item: str, width: float) -> str:
    if item in view.shelf.cards:
        return placed(full_card(view.shelf.cards[CardId(item)]), width / 2 - 30, 34, 0.38)
    if item in RESOURCES:
        return placed(good(Good(item)), width / 2, 66, 2.2)
    return placed(token(Colour(item)), width / 2, 66, 1.8)


def company_svg(view: View, x: float, y: float, width: float) -> tuple[str, float]:
    """What is asked of the two, or Miss Thorn and her pile; and how high it is."""
    lines = [*_chapter(view)] if view.together.mode is Mode.COOPERATIVE else [*_thorn(view)]
    pile = _pile(view)
    high = 20 + _LINE * len(lines) + (112 if pile else 0)
    said = [text(line, 18, 28 + _LINE * at, 16, weight=weight) for at, (line, weight) in enumerate(lines)]
    cards = placed(pile, 18, 16 + _LINE * len(lines)) if pile else ""
    panel = group(shadow(width, high), sheet(width, high, fill="#f3e3c3"), *said, cards)
    return placed(panel, x, y), high + 22


def _chapter(view: View) -> list[tuple[str, str]]:
    together, read = view.together, Reader()
    chapter = view.shelf.chapters[together.chapter]
    target = chapter.target(together.difficulty)
    watches = f"{together.watches} pocket watch{'' if together.watches == 1 else 'es'}"
    rows = [(f"Chapter {chapter.id}: {chapter.name}. {target} points ({together.difficulty}); {watches}", "700")]
    rows += [
        (f"{'✓' if met else '○'} {objective_text(objective, view.shelf.cards)}: {have} of {need}", "400")
        for objective, met, have, need in objective_rows(view)
    ]
    rows += [(f"Good News, dealt: {read.news(view.shelf, card)}", "400") for card in together.offered]
    return rows + [(f"Good News: {read.news(view.shelf, card)}", "400") for card in together.news]


def _thorn(view: View) -> list[tuple[str, str]]:
    together = view.together
    events = ", ".join(view.shelf.events[event].name for event in together.reported) or "none"
    rows = [(f"Miss Thorn ({together.difficulty}): {len(together.thorn)} cards; her events: {events}", "700")]
    if view.thorn_ledger:
        rows.append((f"She has come to {sum(entry.amount for entry in view.thorn_ledger)} points.", "400"))
    return rows


def _pile(view: View) -> str:
    """Miss Thorn's cards, side by side."""
    cards = view.together.thorn
    if not cards:
        return placed(emblem("people", "thorn", 96), 0, 0) if view.together.mode is Mode.CHALLENGE else ""
    return group(
        *(placed(small_card(view.shelf.cards[card]), at % _PILE * 93, 0, 0.82) for at, card in enumerate(cards))
    )
