"""The book of the challenge's achievements as a page to print: A4, upright, five units a millimetre.

What was not done yet stays open, so that it can also be ticked by hand.
"""

from typing import Final

from understory.core import Speaker
from understory.drawing.ink import Whim, blob, brush, element, flick, group, smooth
from understory.drawing.paper import ground
from understory.drawing.season import DAY, Tint
from understory.games.everdell_duo.campaign.achievements import Achievement, Book
from understory.games.everdell_duo.campaign.newspaper import difficulty_word
from understory.games.everdell_duo.face.art.emblems import INK, SERIF, emblem, placed, text
from understory.games.everdell_duo.rules.vocabulary import Difficulty

WIDTH: Final = 1050.0
HEIGHT: Final = 1485.0
_MARGIN: Final = 70.0
_TOP: Final = 350.0
_ROW: Final = 100.0
_FIRST: Final = 560.0
_STEP: Final = 76.0
_HEAD: Final = 502.0
"""The middle of the head, between skunk and hare."""
_SOFT: Final = "#6b5d4c"
_SEAL: Final = "#b5452f"
_COLUMNS: Final = tuple((players, level) for players in (1, 2) for level in Difficulty)


def book_svg(book: Book, speaker: Speaker) -> str:
    """The whole page, in somebody's language."""
    rows = "".join(_row(book, speaker, at, one) for at, one in enumerate(Achievement))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" width="210mm" height="297mm" '
        f'font-family="{SERIF}" fill="{INK}">{ground(0, 0, WIDTH, HEIGHT, DAY, Tint.AUTUMN, 5)}'
        f"{_head(book, speaker)}{_columns(speaker)}{rows}</svg>"
    )


def _head(book: Book, speaker: Speaker) -> str:
    won = sum(game.points > game.thorn for game in book.games)
    ground_line = brush([(120, 196), (330, 188), (525, 194), (730, 186), (930, 196)], [1, 6, 3, 6, 1], 0.1)
    return group(
        placed(emblem("workers", "skunk", 84), 130, 92),
        placed(emblem("workers", "hare", 64), WIDTH - 260, 116),
        placed(emblem("workers", "tortoise", 64), WIDTH - 186, 118),
        text(speaker.say("feats-title"), _HEAD, 122, 42, anchor="middle", weight="700"),
        text(
            speaker.say("feats-games", {"games": len(book.games), "won": won}),
            _HEAD,
            168,
            24,
            anchor="middle",
            fill=_SOFT,
        ),
        element("path", d=ground_line, fill="#8f6b4b"),
    )


def _x(column: int) -> float:
    """The middle of a column; a little more room between one player and two."""
    return _FIRST + _STEP * column + (18 if column >= len(Difficulty) else 0)


def _columns(speaker: Speaker) -> str:
    levels = (
        text(difficulty_word(speaker, level), _x(at), _TOP - 16, 17, fill=_SOFT, anchor="middle")
        for at, (_, level) in enumerate(_COLUMNS)
    )
    players = (
        text(speaker.say("feats-players", {"players": number}), _x(at), _TOP - 52, 24, anchor="middle", weight="700")
        for number, at in ((1, 1), (2, 4))
    )
    return group(*players, *levels)


def _row(book: Book, speaker: Speaker, at: int, one: Achievement) -> str:
    y = _TOP + at * _ROW
    whim = Whim("feat", at)
    rule = [(_MARGIN, y + 88), (WIDTH / 2, y + 88 + whim.between(-1.5, 1.5)), (WIDTH - _MARGIN, y + 88)]
    boxes = (_box(book, one, column, y) for column in range(len(_COLUMNS)))
    return group(
        element("path", d=flick(rule, 2.4, 0.1), fill="#cdb98f"),
        text(speaker.say(f"feat-{one}"), _MARGIN + 10, y + 40, 30, weight="700"),
        text(speaker.say(f"feat-{one}.asks"), _MARGIN + 10, y + 70, 20, fill=_SOFT),
        *boxes,
    )


def _box(book: Book, one: Achievement, column: int, y: float) -> str:
    """A circle; ticked, with the day below, where it was done."""
    x, day = _x(column), book.ticked(one, *_COLUMNS[column])
    ring = smooth(blob(x, y + 38, 22, Whim("box", one, column), wobble=0.05), closed=True, grid=0.1)
    tick = brush([(x - 12, y + 38), (x - 3, y + 50), (x + 18, y + 18)], [3, 8, 2], 0.1)
    return group(
        element("path", d=ring, fill="none", stroke="#b89f74", stroke_width=2),
        element("path", d=tick, fill=_SEAL) if day else "",
        text(day.strftime("%d.%m.%y"), x, y + 79, 14, fill=_SOFT, anchor="middle") if day else "",
    )
