"""What lies and stands on the table: resources, workers, tokens. Drawn bold, to be told apart at 20 pixels."""

from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import jagged
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
    PAPER,
    RUST,
    STRAW,
    WATER,
)


def twig(p: Plate) -> None:
    """A broken twig with a bud and a leaf."""
    p.limb(BARK, "62,44 78,52 88,66", 12, 9, 6)
    p.limb(BARK, "10,86 34,64 60,44 88,14", 20, 18, 15, 10, shade=3)
    p.round(STRAW, 13, 84, 10, 10)
    p.lines("8,84 13,80 18,84", 2)
    p.shape(LEAF, "40,58! 22,52 14,34! 34,34 44,46", 2.4)
    p.lines("40,58 28,46 16,36", 2)
    p.lines("36,72 46,62 56,56/64,50 72,40 78,32", 2.4)


def resin(p: Plate) -> None:
    """A drop of amber with something caught in it."""
    p.shape(STRAW, "50,3! 60,24 80,46 84,68 70,90 50,96 30,90 16,68 20,46 40,24", 6, 14)
    p.patch(RUST, "50,70 68,62 78,70 66,86 50,91 36,87 26,76 36,76")
    p.lines("30,66 30,52 42,36", 6, PAPER)
    p.round(INK, 54, 62, 6, 8, shade=0)
    p.lines("54,58 64,50/48,62 38,62/48,66 40,72/60,62 70,62/60,66 68,72/52,56 46,48", 2.4)


def pebble(p: Plate) -> None:
    """A grey stone, flat on one side, with a white vein."""
    p.shape(ASH, "6,62 14,36 38,20 66,22 90,42 94,66 80,82 46,86 18,80", 6, 14)
    p.lines("20,44 40,40 54,54 82,48", 6, PAPER)
    p.lines("26,60 36,62 44,70", 4, PAPER)
    p.lines("30,32 40,27", 4, PAPER)


def berry(p: Plate) -> None:
    """Two berries on one stalk."""
    p.lines("34,56 40,30 58,10/68,60 64,34 58,10", 5, BARK)
    p.shape(LEAF, "56,12! 70,2 94,8! 84,24 66,24", 2.4)
    p.lines("58,12 74,12 90,9", 2)
    p.round(BERRY, 31, 70, 23)
    p.round(BERRY, 70, 73, 21)
    p.lines("18,68 20,58 28,52/60,70 62,62 68,57", 5, PAPER)


def point(p: Plate) -> None:
    """A token with a blank face, for a number."""
    p.shape(STRAW, jagged(50, 50, 42, 48, 0, 360, 16), 0)
    p.spot(PAPER, 50, 50, 37)


def occupied(p: Plate) -> None:
    """An open door in the colour of its kind."""
    p.round(PAPER, 50, 50, 45, shade=3)
    p.shape(KIND, "24,78! 24,42 34,24 50,18 66,24 76,42 76,78!", 2)
    p.shape(INK, "36,78! 36,46 42,36 50,32 58,36 64,46 64,78!", 0)
    p.shape(STRAW, "36,78! 36,46 42,38! 54,48! 54,88!", 2)
    p.dots("49,66", 2.6)


def sun(p: Plate) -> None:
    """The sun, awake."""
    p.shape(RUST, jagged(50, 50, 32, 49, 6, 366, 12), 0)
    p.round(STRAW, 50, 50, 31, shade=4)
    p.dots("39,45 61,45", 4)
    p.lines("34,58 50,72 66,58", 5)
    p.dots("31,57 69,57", 4, RUST)


def moon(p: Plate) -> None:
    """The moon, asleep, and a star."""
    p.shape(WATER, "66,4! 40,6 16,26 10,54 24,82 52,95 84,86! 58,78 44,58 46,30", 5, 10)
    p.lines("18,48 26,53 33,48", 4.5)
    p.lines("24,66 31,68 36,63", 3.4)
    p.shape(STRAW, jagged(76, 42, 7, 18, -90, 270, 5), 0)


def hare(p: Plate) -> None:
    """A hare sitting up, ears high."""
    p.round(PAPER, 86, 78, 9)
    p.shape(RUST, "42,30! 46,10 58,0! 62,14 56,34!", 2)
    p.shape(RUST, "24,32! 18,12 26,0! 38,12 42,32!", 2)
    p.shape(RUST, "26,96! 32,78 34,56 48,48 66,54 84,70 86,96!", 4, 10)
    p.shape(RUST, "8,48 18,34 36,28 52,36 54,52 42,64 20,62", 3)
    p.dots("29,44", 5)
    p.dots("27.4,42.4", 1.8, PAPER)
    p.dots("10,47", 3.4)
    p.lines("60,72 74,76 76,92", 4)
    p.limb(RUST, "40,68 36,82 24,94", 11, 10, 8)


def tortoise(p: Plate) -> None:
    """A tortoise on its way."""
    p.limb(FUR, "36,70 34,90", 15, 14)
    p.limb(FUR, "78,70 80,90", 15, 14)
    p.shape(FUR, "4,52 8,36 20,30 32,38 34,54 44,68 30,74 16,64", 3)
    p.dots("17,45", 4)
    p.lines("5,54 12,58 18,55", 3)
    p.shape(LEAF, "26,76! 28,50 42,30 62,24 82,32 94,54 97,76!", 5, 8)
    p.lines("44,34 50,50 44,72/80,34 74,50 80,72/50,50 62,46 74,50", 4.4)
    p.limb(FUR, "24,77 60,80 98,77", 7, 8, 7)


def skunk(p: Plate) -> None:
    """A skunk, tail up."""
    p.shape(COAL, "62,72 74,58 68,36 52,26 58,8 80,4 96,22 96,52 84,78", 3)
    p.shape(PAPER, "70,66 80,52 76,32 64,22 72,12 84,18 88,40 82,64", 0)
    p.shape(COAL, "26,94! 22,74 34,54 58,52 76,66 78,94! 66,94! 62,82 42,82 40,94!", 3)
    p.shape(COAL, "2,66! 12,48 30,40 46,48 46,64 32,74 14,72", 3)
    p.round(COAL, 40, 42, 7)
    p.shape(PAPER, "14,48! 30,42 46,48 70,58 76,72! 56,64 40,58", 0)
    p.dots("22,58", 4.4, PAPER)
    p.dots("22,58", 2.6)
    p.dots("3,66", 3.4)


def watch(p: Plate) -> None:
    """A pocket watch that runs."""
    p.round(STRAW, 50, 12, 9, shade=2)
    p.round(STRAW, 50, 58, 37, shade=5)
    p.round(PAPER, 50, 58, 28, shade=0)
    p.dots("50,35 73,58 50,81 27,58", 3)
    p.lines("50,58 50,40", 6)
    p.lines("50,58 64,66", 6)


def watch_used(p: Plate) -> None:
    """A pocket watch turned over: its back, and the chain across."""
    p.round(ASH, 50, 12, 9, shade=2)
    p.round(ASH, 50, 58, 37, shade=5)
    p.lines("34,46 50,38 66,46/34,70 50,78 66,70", 4)
    p.lines("14,92 40,66 58,50 90,22", 7, BERRY)


def card(p: Plate) -> None:
    """A card face down."""
    p.shape(LEAF, "22,6! 82,2! 86,92! 24,97!", 4)
    p.shape(PAPER, "54,16 70,36 70,58 54,82 40,60 40,38", 2)
    p.lines("54,22 54,50 54,80/54,44 64,36/54,56 64,50/54,48 45,42/54,62 45,56", 2.4)


def handshake(p: Plate) -> None:
    """Two paws that meet."""
    p.limb(LEAF, "2,66 28,62 50,50", 26, 24, 20)
    p.limb(RUST, "98,66 72,62 50,50", 26, 24, 20)
    p.round(RUST, 46, 50, 15)
    p.lines("38,44 46,50/40,52 48,56/44,58 52,60", 3)
    p.limb(LEAF, "44,46 58,40", 11, 9)


def wrapped(p: Plate) -> None:
    """Something to share, in a cloth."""
    p.shape(KIND, "10,70 18,48 50,36 82,48 90,70 78,92 50,96 22,92", 4, 10)
    p.shape(KIND, "50,42! 28,34 14,12! 40,18", 2)
    p.shape(KIND, "50,42! 72,34 86,12! 60,18", 2)
    p.round(KIND, 50, 40, 9)
    p.dots("32,66 50,60 68,66 40,80 60,80", 4, PAPER)


def news(p: Plate) -> None:
    """Good news: a rolled sheet, tied and sealed."""
    p.limb(PAPER, "14,74 86,30", 34, 34, shade=4)
    p.shape(PAPER, "78,14 90,18 96,34 92,46 82,44 76,28", 2)
    p.lines("82,24 88,28 86,36", 2.4)
    p.lines("22,58 34,50/28,66 44,56/36,80 50,72", 3)
    p.shape(BERRY, "46,38! 58,31! 72,54! 60,62!", 2)
    p.round(BERRY, 60, 50, 11)


def thorn(p: Plate) -> None:
    """Miss Thorn: a skunk with a hat of brambles, a lorgnette and no time for you."""
    p.shape(COAL, "66,92 84,84 92,62 84,38 70,34 74,22 90,22 99,44 99,74 90,96!", 2)
    p.lines("78,92 92,78 95,56 86,34", 6, PAPER)
    p.shape(KIND, "18,98! 24,72 36,60 58,60 72,74 80,98!", 2, 8)
    p.shape(PAPER, jagged(46, 62, 12, 17, 20, 165, 6), 0)
    p.shape(COAL, "18,52! 26,38 42,30 58,38 62,54 50,66 32,64", 2)
    p.shape(PAPER, "26,38 36,30 44,32 42,46 34,54! 30,46", 0)
    p.round(COAL, 57, 36, 5)
    p.dots("19,53", 2.4)
    p.lines("26,60 32,61 37,58", 1.8, PAPER)
    p.round(PAPER, 32, 48, 6.5, shade=0)
    p.lines("27,46 32,49 37,46", 2.6)
    p.limb(STRAW, "27,52 18,66 12,78", 2, 2, 2, shade=0)
    p.limb(COAL, "34,78 20,84 13,78", 8, 7, 6)
    p.shape(LEAF, "14,36 30,24 60,20 82,30 62,36 36,38", 1.6)
    p.shape(LEAF, "30,28! 32,10 48,3 62,10 66,27! 48,31", 1.6)
    p.lines("26,30 20,18 34,10 40,21 54,17 52,5 68,8 70,21 80,17", 2.6, BARK)
    p.lines("22,20 14,18/27,10 22,4/37,15 44,10/55,10 62,12/62,7 64,2/70,14 76,9", 2, BARK)
    p.dots("46,24 74,24", 3.4, BERRY)


def any_good(p: Plate) -> None:
    """A resource of any type: the four of them, small."""
    for good, x, y in ((twig, 0, 0), (resin, 52, 0), (pebble, 0, 52), (berry, 52, 52)):
        good(p.at(x, y, 0.47))


def meadow(p: Plate) -> None:
    """A card face up, a flower on it."""
    p.shape(PAPER, "22,6! 82,2! 86,92! 24,97!", 4)
    p.patch(LEAF, "26,74 44,66 66,70 82,64 83,89! 27,93!")
    p.lines("54,80 55,62 54,48", 4, LEAF)
    for step in range(5):
        p.at(54, 40, 1, 72 * step).shape(BERRY, "0,-4! -8,-12 0,-20 8,-12", 0)
    p.round(STRAW, 54, 40, 6, shade=0)


def creature(p: Plate) -> None:
    """A paw."""
    p.shape(FUR, "50,44 70,54 80,76 68,92 50,88 32,92 20,76 30,54", 4)
    for x, y in ((14, 48), (36, 22), (64, 22), (86, 48)):
        p.round(FUR, x, y, 11, 14, shade=2)


def construction(p: Plate) -> None:
    """A hut."""
    p.shape(STRAW, "18,94! 18,48! 82,48! 82,94!", 3)
    p.shape(BARK, "2,54! 50,8! 98,54!", 4)
    p.shape(INK, "38,94! 38,74 50,64 62,74 62,94!", 0)


THINGS: Final = {
    "goods": {"twig": twig, "resin": resin, "pebble": pebble, "berry": berry, "point": point},
    "workers": {"hare": hare, "tortoise": tortoise, "skunk": skunk},
    "tokens": {
        "occupied": occupied,
        "sun": sun,
        "moon": moon,
        "watch": watch,
        "watch-used": watch_used,
        "card": card,
        "handshake": handshake,
        "share": wrapped,
        "news": news,
    },
    "signs": {"any": any_good, "meadow": meadow, "creature": creature, "construction": construction},
    "people": {"thorn": thorn},
}
