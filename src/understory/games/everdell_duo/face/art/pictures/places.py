"""Where workers go and what the table celebrates: farms, the river, seasons, events."""

from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import beads, jagged, nut, scalloped
from understory.games.everdell_duo.face.art.plate import Plate
from understory.games.everdell_duo.face.art.tones import (
    ASH,
    BARK,
    BERRY,
    COAL,
    FUR,
    INK,
    KIND,
    LEAF,
    LINE,
    PAPER,
    RUST,
    STRAW,
    WATER,
)


def _field(p: Plate) -> None:
    p.wash(STRAW, "0,62 30,54 70,58 100,50 100,97 0,98")
    p.lines("4,76 40,68 96,62/4,88 44,82 97,76/20,96 60,92 98,90", 1.6, BARK)


def twig_farm(p: Plate) -> None:
    """Pollarded willows, and a bundle cut."""
    _field(p)
    for x, y in ((24, 66), (76, 58)):
        p.lines(
            f"{x},{y - 30} {x - 12},{y - 42} {x - 15},{y - 56}/{x},{y - 30} {x - 4},{y - 46} {x - 5},{y - 62}/"
            f"{x},{y - 30} {x + 4},{y - 46} {x + 6},{y - 62}/{x},{y - 30} {x + 12},{y - 42} {x + 16},{y - 54}",
            2.4,
            LEAF,
        )
        p.limb(BARK, f"{x},{y + 8} {x - 1},{y - 14} {x},{y - 30}", 11, 8, 14)
    for step in range(4):
        p.limb(BARK, f"{34 + 4 * step},{82 + 3 * step} {74 + 4 * step},{72 + 3 * step}", 5, 4)
    p.lines("56,72 62,82 62,92", 4, BERRY)


def resin_farm(p: Plate) -> None:
    """A pine with a cut in its bark; a cup hangs below it."""
    _field(p)
    p.shape(LEAF, "38,52! 2,46! 22,34! 10,30! 30,18! 20,14! 50,0! 80,14! 70,18! 90,30! 78,34! 98,46! 62,52!", 2)
    p.shape(BARK, "34,96! 40,70 38,48! 62,48! 60,70 66,96!", 2, 6)
    p.shape(STRAW, "44,54! 56,54! 54,70! 50,76! 46,70!", 1)
    p.lines("50,72 50,80", 3, STRAW)
    p.shape(ASH, "40,80! 60,80! 57,92! 43,92!", 1.6)
    p.patch(STRAW, "42,81! 58,81! 57.4,84! 42.6,84!")


def pebble_farm(p: Plate) -> None:
    """A field of stones, and a wall that is made of them."""
    _field(p)
    for x, y, r in ((18, 50, 11), (42, 47, 12), (66, 45, 11), (88, 42, 10), (30, 34, 10), (54, 31, 11), (77, 30, 10)):
        p.round(ASH, x, y, r, r * 0.78)
    p.round(ASH, 26, 84, 13, 9)
    p.round(ASH, 66, 80, 10, 7)
    p.lines("18,82 26,78/60,78 66,75", 2.4, PAPER)


def berry_farm(p: Plate) -> None:
    """Bushes in a row, a full basket before them."""
    _field(p)
    p.shape(LEAF, scalloped(28, 42, 20, 6, 150, 390, 6) + " 46,62! 10,62!", 2)
    p.shape(LEAF, scalloped(72, 38, 20, 6, 150, 390, 6) + " 90,58! 54,58!", 2)
    p.dots("20,36 32,30 36,46 24,50 64,32 76,26 80,42 68,46 86,34", 4, BERRY)
    p.lines("36,74 50,54 64,74", 3, BARK)
    beads(p, "40,72 50,70 60,72", 6, BERRY)
    p.shape(FUR, "30,74! 70,74! 64,96! 36,96!", 1.6)
    p.lines("32,80 50,82 68,80/34,88 50,90 66,88", 2)


def river(p: Plate) -> None:
    """The river comes down between its banks."""
    p.shape(LEAF, "0,30 30,22 70,26 100,18 100,99! 0,99!", 0)
    p.shape(WATER, "46,24! 60,23! 56,34 70,46 66,60 84,78 92,99! 16,99! 34,80 26,64 44,50 40,36", 2)
    p.lines("50,36 54,42 60,46/44,58 52,62 60,60/42,76 54,80 66,76/34,90 50,94 66,90", 2.6, PAPER)
    p.round(ASH, 30, 84, 7, 5)
    p.round(ASH, 76, 66, 6, 4.4)
    p.lines("14,60 12,46/20,62 22,46/17,62 17,44", 2.4)
    p.limb(BARK, "12,48 12,42", 4, 4, shade=0)
    p.limb(BARK, "22,48 22,42", 4, 4, shade=0)
    p.shape(COAL, "72,24! 82,4! 92,21!", 1)
    p.shape(COAL, "8,28! 18,10! 28,23!", 1)


# ---------------------------------------------------------------- seasons


def spring(p: Plate) -> None:
    """Blossom on a twig."""
    p.limb(BARK, "4,92 34,70 54,58", 8, 6, 4)
    for step in range(5):
        p.at(58, 44, 1, 72 * step).shape(PAPER, "0,-6! -13,-18 -10,-36 0,-31! 10,-36 13,-18", 1.6)
    p.round(BERRY, 58, 44, 8)
    p.shape(LEAF, "30,72! 16,62 10,44! 28,50", 1.4)


def summer(p: Plate) -> None:
    """The sun in leaves."""
    p.shape(STRAW, jagged(50, 40, 26, 38, 0, 360, 12), 0)
    p.round(STRAW, 50, 40, 22)
    p.shape(LEAF, "50,94! 18,88 4,62! 34,60 50,76!", 2)
    p.shape(LEAF, "50,94! 82,88 96,62! 66,60 50,76!", 2)
    p.lines("50,92 30,76 10,66/50,92 70,76 90,66", 2)


def autumn(p: Plate) -> None:
    """A maple leaf that falls."""
    p.shape(
        RUST,
        "50,4! 58,24! 70,16! 68,36! 94,28! 82,46! 92,54! 70,66! 70,74! 54,70! 50,78! 46,70! 30,74! 30,66! 8,54! 18,46! "
        "6,28! 32,36! 30,16! 42,24!",
        2,
    )
    p.lines("50,14 50,60/50,60 80,36/50,60 20,36/50,62 70,68/50,62 30,68", 2)
    p.limb(RUST, "50,72 52,86 60,97", 4, 3, 3)


def winter(p: Plate) -> None:
    """A fir under snow."""
    p.limb(BARK, "50,97 50,84", 9, 8)
    p.shape(LEAF, "50,4! 70,34! 62,34! 82,60! 72,60! 94,86! 6,86! 28,60! 18,60! 38,34! 30,34!", 2)
    p.shape(PAPER, "50,4! 64,26 56,24 50,29 44,24 36,26", 1)
    p.shape(PAPER, "62,34! 78,56 66,50 58,57 50,50 42,57 34,50 22,56 38,34! 50,40", 1)
    p.shape(PAPER, "72,60! 90,82 76,76 64,83 50,75 36,83 24,76 10,82 28,60! 50,66", 1)


# ---------------------------------------------------------------- events


def colours(p: Plate) -> None:
    """Bunting: so many cards of a colour."""
    p.lines("2,20 30,36 70,36 98,20", 4, LINE)
    for x, y, tone in ((16, 28, LEAF), (38, 36, STRAW), (60, 37, BERRY), (82, 28, WATER)):
        p.shape(tone, f"{x - 9},{y}! {x + 9},{y}! {x + 9},{y + 40}! {x},{y + 30}! {x - 9},{y + 40}!", 1.6)


def households(p: Plate) -> None:
    """A house and who lives there: so many cards of a kind."""
    p.shape(PAPER, "18,94! 18,50! 66,50! 66,94!", 1.6)
    p.shape(KIND, "8,54! 42,14! 76,54!", 2)
    p.shape(INK, "34,94! 34,72 42,64 50,72 50,94!", 0)
    p.shape(FUR, "66,96! 66,76 76,68 88,76 90,96!", 2)
    p.round(FUR, 70, 54, 6)
    p.round(FUR, 86, 54, 6)
    p.round(FUR, 78, 62, 11)
    p.dots("74,61 82,61", 2)


def larder(p: Plate) -> None:
    """A full jar and a log: so many resources."""
    p.shape(WATER, "22,40 20,80 28,94 62,94 70,80 68,40", 2)
    beads(p, "34,84 50,86 60,76 40,70 54,62 34,56 58,50 44,50", 7.4, BERRY)
    p.shape(STRAW, "18,26! 72,26! 72,40! 18,40!", 1.6)
    p.limb(BARK, "68,84 96,68", 16, 15)
    p.round(STRAW, 69, 84, 8)
    p.lines("65,84 69,81 73,84", 1.8)
    p.lines("26,62 26,76", 4, PAPER)


def contest(p: Plate) -> None:
    """Scales: more than the other."""
    p.limb(BARK, "50,94 50,10", 7, 5)
    p.shape(BARK, "26,97! 32,88! 68,88! 74,97!", 1.6)
    p.limb(STRAW, "12,38 50,22 88,14", 5, 6, 5)
    p.round(STRAW, 50, 14, 7)
    p.rule("12,38 2,62/12,38 24,62/88,14 78,42/88,14 98,42", 1.6, LINE)
    p.shape(KIND, "0,62! 27,62! 22,74 5,74", 1.6)
    p.shape(KIND, "75,42! 100,42! 95,54 80,54", 1.6)
    nut(p.at(13, 54, 1.6), BARK, RUST)


def evening(p: Plate) -> None:
    """A book by a candle: what a hand holds, and more."""
    p.shape(PAPER, "4,60! 28,52 50,60! 72,52 96,60! 96,92! 72,84 50,92! 28,84 4,92!", 2)
    p.lines("50,60 50,92", 3)
    p.lines("12,68 26,64 42,68/12,76 26,72 42,76/58,68 72,64 88,68/58,76 72,72 88,76", 2)
    p.shape(PAPER, "42,54! 42,28! 58,28! 58,54!", 1.6)
    p.shape(STRAW, "50,28! 40,18 50,2! 60,18", 1.4)


def fair(p: Plate) -> None:
    """A tent of five colours."""
    p.shape(PAPER, "12,95! 16,56! 84,56! 88,95!", 1.6)
    p.shape(PAPER, "4,58! 50,14! 96,58!", 2)
    for left, right, tone in ((4, 22, LEAF), (22, 41, STRAW), (41, 59, BERRY), (59, 78, WATER), (78, 96, COAL)):
        p.patch(tone, f"50,15! {right},57! {left},57!")
    p.shape(INK, "40,95! 42,70 50,62 58,70 60,95!", 0)
    p.rule("50,16 50,2", 2.4, LINE)
    p.shape(BERRY, "50,1! 68,6! 50,12!", 0)


def journey(p: Plate) -> None:
    """A road over the hills, and a bundle on a stick."""
    p.shape(LEAF, "0,97! 0,58 26,40 50,52 74,30 100,46! 100,97!", 2)
    p.shape(PAPER, "30,97! 44,80 36,68 54,58 66,44! 70,44! 62,60 50,70 62,82 62,97!", 1)
    p.round(STRAW, 24, 20, 11)
    p.limb(BARK, "50,90 84,26", 3.4, 3.4)
    p.shape(BERRY, "84,26! 70,20 72,4 88,0 98,12 94,24", 2)
    p.dots("80,10 88,14 84,18", 2, PAPER)


PLACES: Final = {
    "places": {
        "farm-1": twig_farm,
        "farm-2": resin_farm,
        "farm-3": pebble_farm,
        "farm-4": berry_farm,
        "river": river,
    },
    "seasons": {"spring": spring, "summer": summer, "autumn": autumn, "winter": winter},
    "events": {
        "A": colours,
        "B": households,
        "C": larder,
        "D": contest,
        "E": evening,
        "fair": fair,
        "journey": journey,
    },
}
