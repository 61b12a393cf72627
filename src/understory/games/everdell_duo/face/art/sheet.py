"""The campaign's score sheet as a page to print: A4, upright, five units a millimetre. Chapters not yet played stay
empty, so that it can also be filled in by hand."""

from collections.abc import Iterator
from typing import Final

from understory.core import Speaker
from understory.drawing.ink import Point, Whim, arc, blob, brush, disc, element, flick, group, smooth
from understory.drawing.paper import ground
from understory.drawing.season import DAY, Tint
from understory.games.everdell_duo.campaign.newspaper import difficulty_word, names, title
from understory.games.everdell_duo.campaign.sheet import FROM, CampaignSheet, Medal, SheetLine, sheet
from understory.games.everdell_duo.campaign.story import CHAPTERS, Campaign
from understory.games.everdell_duo.face.art.cards import sheet as paper
from understory.games.everdell_duo.face.art.emblems import INK, SERIF, emblem, moon, placed, points, sun, text, worker

WIDTH: Final = 1050.0
HEIGHT: Final = 1485.0
_MARGIN: Final = 70.0
_TOP: Final = 262.0
_ROW: Final = 65.0
_SOFT: Final = "#6b5d4c"
_SEAL: Final = "#b5452f"
_METALS: Final = {Medal.BRONZE: "#b07a4a", Medal.SILVER: "#aeb0ad", Medal.GOLD: "#dcb04a"}
_DAY, _WON, _WATCH, _AGAIN, _SCORE, _TOTAL = 548.0, 634.0, 716.0, 796.0, 872.0, 952.0
"""Where the columns stand."""


def sheet_svg(campaign: Campaign, speaker: Speaker) -> str:
    """The whole page, in somebody's language."""
    told = sheet(campaign)
    rows = [
        _row(speaker, number, told.lines[number - 1] if number <= len(told.lines) else None)
        for number in range(1, CHAPTERS + 1)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" width="210mm" height="297mm" '
        f'font-family="{SERIF}" fill="{INK}">{ground(0, 0, WIDTH, HEIGHT, DAY, _tint(told), 3)}'
        f"{_head(campaign, speaker)}{_columns(speaker)}{''.join(rows)}{_foot(campaign, told, speaker)}</svg>"
    )


def _tint(told: CampaignSheet) -> Tint:
    """The campaign's year goes by with its chapters."""
    seasons = (Tint.WINTER, Tint.SPRING, Tint.SUMMER, Tint.AUTUMN)
    return seasons[min(3, 4 * len(told.lines) // CHAPTERS)]


# ---------------------------------------------------------------- the head


def _head(campaign: Campaign, speaker: Speaker) -> str:
    level = speaker.say("sheet-subtitle", {"difficulty": difficulty_word(speaker, campaign.difficulty)})
    size = min(64.0, 1000.0 / len(campaign.city))
    hill = brush([(120, 176), (330, 168), (525, 174), (730, 166), (930, 176)], [1, 6, 3, 6, 1], 0.1)
    return group(
        placed(sun(), 150, 96, 1.7),
        placed(moon(), WIDTH - 150, 96, 1.7),
        text(campaign.city, WIDTH / 2, 104, size, anchor="middle", weight="700"),
        text(names(speaker, campaign.players), WIDTH / 2, 146, 25, anchor="middle", fill=_SOFT),
        element("path", d=hill, fill="#8f6b4b"),
        placed(worker("hare"), 190, 168, 1.5),
        placed(worker("tortoise"), WIDTH - 190, 168, 1.5),
        text(level, WIDTH / 2, 206, 21, anchor="middle", fill=_SOFT),
    )


def _columns(speaker: Speaker) -> str:
    labels = ((_DAY, "day"), (_WATCH, "watches"), (_AGAIN, "again"), (_SCORE, "score"), (_TOTAL, "total"))
    said = ((x, speaker.say(f"sheet-{label}")) for x, label in labels)
    return group(*(text(label, x, _TOP - 14, 16, fill=_SOFT, anchor="middle") for x, label in said))


# ---------------------------------------------------------------- a chapter


def _row(speaker: Speaker, number: int, line: SheetLine | None) -> str:
    y = _TOP + (number - 1) * _ROW
    whim = Whim("row", number)
    rule = [(_MARGIN, y + 56), (WIDTH / 2, y + 56 + whim.between(-1.5, 1.5)), (WIDTH - _MARGIN, y + 56)]
    return group(
        element("path", d=flick(rule, 2.4, 0.1), fill="#cdb98f"),
        element("path", d=smooth(blob(98, y + 30, 20, whim, wobble=0.05), closed=True, grid=0.1), fill="#e6d5b0"),
        text(str(number), 98, y + 37, 21, anchor="middle", weight="700"),
        text(title(speaker, number), 134, y + 37, 22),
        _empty(speaker, y) if line is None else _result(speaker, line, y),
    )


def _empty(speaker: Speaker, y: float) -> str:
    """Room for a pen: circles for the watches and for the replay."""
    rings = (disc(_WATCH - 14, y + 30, 11), disc(_WATCH + 14, y + 30, 11), disc(_AGAIN, y + 30, 11))
    return group(
        *(element("path", d=ring, fill="none", stroke="#b89f74", stroke_width=1.6) for ring in rings),
        *(
            text(letter, _WON + 20 * at, y + 37, 19, fill="#a48d66")
            for letter, at in ((_letter(speaker, won=True), -1.1), (_letter(speaker, won=False), 0.4))
        ),
        element(
            "path", d=flick([(_SCORE - 34, y + 44), (_SCORE, y + 45), (_SCORE + 34, y + 44)], 1.6, 0.1), fill=_SOFT
        ),
    )


def _letter(speaker: Speaker, *, won: bool) -> str:
    return speaker.say(f"sheet-{'won' if won else 'lost'}.letter")


def _result(speaker: Speaker, line: SheetLine, y: float) -> str:
    result = line.result
    day = result.day.strftime("%d.%m.%y")
    watches = (
        placed(watch(speaker, used=number < result.turned), _WATCH + 38 * (number - (result.watches - 1) / 2), y + 30)
        for number in range(result.watches)
    )
    letter = group(
        element("path", d=smooth(blob(_WON, y + 30, 17, Whim("won", result.chapter)), closed=True, grid=0.1))
        if result.won
        else "",
        fill="none",
        stroke=_SEAL,
        stroke_width=2.4,
    )
    score = (
        points(result.score, 23 if result.score > 99 else 19)
        if result.won
        else text("0", 0, 9, 25, anchor="middle", fill=_SOFT)
    )
    return group(
        text(day, _DAY, y + 37, 18, anchor="middle", fill=_SOFT),
        letter,
        text(_letter(speaker, won=result.won), _WON, y + 37, 20, anchor="middle", weight="700"),
        *watches,
        _again(speaker, _AGAIN, y + 30) if line.replayed else "",
        placed(score, _SCORE, y + 30),
        text(str(line.total), _TOTAL, y + 38, 23, anchor="middle", weight="700"),
    )


def watch(speaker: Speaker, *, used: bool) -> str:
    """A pocket watch: circled in red where it was not used, crossed out where it was (everdell.campaign.watches)."""
    ring = element("path", d=disc(0, 0, 17), fill="none", stroke=_SEAL, stroke_width=2.2)
    return group(
        element("title", speaker.say(f"sheet-watch-{'used' if used else 'kept'}")),
        placed(emblem("tokens", "watch-used" if used else "watch", 26), -13, -14),
        "" if used else ring,
    )


def _again(speaker: Speaker, x: float, y: float) -> str:
    """The mark of a replay: an arrow that comes round."""
    bow: list[Point] = arc(x, y, 12, -50, 210, 12)
    head = f"M{x + 2:.1f} {y - 12.5:.1f}L{x + 12:.1f} {y - 14:.1f}L{x + 10:.1f} {y - 4:.1f}z"
    return group(
        element("title", speaker.say("sheet-replayed")),
        element("path", d=brush(bow, [3.6 - 0.22 * at for at in range(12)], 0.1) + head, fill=_SEAL),
    )


# ---------------------------------------------------------------- the foot


def _foot(campaign: Campaign, told: CampaignSheet, speaker: Speaker) -> str:
    y = _TOP + CHAPTERS * _ROW + 24
    played = bool(told.lines)
    figures = (
        ("chapters", str(told.chapters)),
        ("bonus", f"+{told.bonus}"),
        ("penalty", f"-{told.penalty}"),
    )
    lines = [
        text(speaker.say(f"sheet-{label}"), 110, y + 24 + 34 * at, 19, fill=_SOFT)
        + text(value if played else "", 470, y + 24 + 34 * at, 23, anchor="end")
        for at, (label, value) in enumerate(figures)
    ]
    total = str(told.total) if played else ""
    return group(
        placed(paper(WIDTH - 2 * _MARGIN + 20, 168, fill="#f8f1e1"), _MARGIN - 10, y - 14),
        *lines,
        element("path", d=flick([(110, y + 108), (290, y + 109.5), (474, y + 108)], 3, 0.1), fill="#8f6b4b"),
        text(speaker.say("sheet-total"), 110, y + 140, 24, weight="700"),
        text(total, 470, y + 140, 28, anchor="end", weight="700"),
        *_medals(speaker, told.medal if campaign.over else Medal.NONE, y),
    )


def _medals(speaker: Speaker, earned: Medal, y: float) -> Iterator[str]:
    """Bronze, silver and gold; those that are earned are cast, the others only drawn."""
    reached = [medal for _, medal in FROM[::-1]]
    reached = reached[: reached.index(earned) + 1] if earned in reached else []
    for at, (least, medal) in enumerate(FROM[::-1]):
        x = 600.0 + 140 * at
        shape = smooth(blob(x, y + 60, 38, Whim("medal", medal), wobble=0.03, spots=14), closed=True, grid=0.1)
        cast = medal in reached
        ribbon = "".join(brush([(x + side * 6, y + 26), (x + side * 20, y - 6)], [10, 13], 0.1) for side in (-1, 1))
        name = speaker.say(f"medal-{medal}")
        yield group(
            element("title", speaker.say("sheet-medal", {"medal": name, "least": least})),
            element("path", d=ribbon, fill=_SEAL if cast else "#e6d5b0"),
            element("path", d=shape, fill=_METALS[medal] if cast else "none", stroke="#b89f74", stroke_width=2.2),
            text(str(least), x, y + 68, 22, anchor="middle", weight="700"),
            text(name, x, y + 128, 20, anchor="middle", fill=_SOFT),
        )
