"""Creatures that are birds."""

from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import backdrop, clawed, ground
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


def diplomat(p: Plate) -> None:
    """A heron in a deep bow, its top hat swept back; the scroll is longer than itself."""
    ground(p, 91)
    p.limb(STRAW, "64,50 67,69 61,91", 3.4, 2.4, 2.2)
    p.limb(STRAW, "54,50 55,70 50,92", 3.4, 2.4, 2.2)
    clawed(p, 61, 91, STRAW)
    clawed(p, 50, 92, STRAW)
    p.shape(PAPER, "41,50! 47,50! 47,72 44,84 34,89 17,88 12,92! 9,90 13,83 30,83 40,80 41,68", 1.4)
    p.lines(
        "43,58 45,59 46,58/43,64 45,65 46,64/42,70 44,71 46,70/41,76 43,77 45,76/34,85 31,86 28,85/25,85 21,85", 1.2
    )
    p.shape(ASH, "38,38 46,27 60,23 74,30 92,47! 78,50 64,55 48,52", cuts=9)
    p.shape(PAPER, "45,46! 34,50 28,58 24,66 16,70 15,63 19,54 27,42 41,32! 47,38", 1.6)
    p.lines("37,46 33,52 31,58/40,42 33,46 28,54", 1.4)
    p.shape(PAPER, "24,66 20,73 13,74 11,68 15,62 21,61", 1.4)
    p.shape(STRAW, "13,70! 18,75! 10,80 3,91! 7,80", 1.0)
    p.lines("24,63 33,68 40,66/23,66 30,73 36,75", 2.2, COAL)
    p.eye(17, 68, 1.8)
    p.shape(COAL, "58,32 66,27 78,22 88,12! 89,20 86,30 76,38 64,42", 1.6)
    p.lines("66,35 76,30 86,22/68,38 78,34 86,28", 1.2, PAPER)
    p.shape(KIND, "78,17! 84,2! 97,7! 92,22!", 1.6)
    p.limb(KIND, "72,13 84,19 97,24", 2.4, 2.4, shade=0)
    p.band(PAPER, "79.5,13 93,18", 2.0)


def town_crier(p: Plate) -> None:
    """A rooster crowing, bell in the wing, the news unrolling under its foot."""
    ground(p, 92)
    for bow in ("62,50 82,42 94,54 92,66", "64,46 80,28 94,32 96,46", "60,42 70,18 86,14 92,26"):
        p.limb(COAL, bow, 5, 8, 7, 2)
    p.shape(PAPER, "58,82! 88,78! 95,82 94,88 88,87! 90,95! 58,98!", 1.2)
    p.lines("62,86 72,85 82,84/62,90 74,89 84,89/63,94 72,93", 1.1)
    p.lines("88,79 90,83 88,87", 1.6)
    p.limb(STRAW, "52,70 54,82 52,92", 4, 2.4, 2.4)
    p.limb(STRAW, "42,70 42,82 40,92", 4, 2.4, 2.4)
    clawed(p, 52, 92, STRAW)
    clawed(p, 40, 92, STRAW)
    p.shape(KIND, "34,14! 40,3 46,8! 52,3 54,12! 60,12 56,20! 60,26 52,28!", 1.2)
    p.shape(RUST, "28,46 32,30 34,18 44,20 50,36 64,40 72,48 68,64 54,76 40,72", cuts=9)
    p.shape(STRAW, "27,52! 30,38 32,26 30,16 38,10 47,14 49,26 50,38 54,50! 48,46! 44,53! 40,47! 35,54! 32,48!", 1.4)
    p.shape(RUST, "31,15! 18,2! 14,5! 26,20!", 0.8)
    p.shape(RUST, "29,18! 12,17! 13,21! 30,26!", 0.8)
    p.shape(BERRY, "31,26! 37,28 36,37 31,36", 0.8)
    p.eye(39, 18, 2)
    p.shape(RUST, "46,52 58,50 66,56 56,66 40,68 24,66! 34,60", 1.6)
    p.lines("40,64 50,61 58,55/42,66 52,65 60,60", 1.2)
    p.limb(BARK, "25,66 21,57", 2.4, 2.4, shade=0)
    p.shape(STRAW, "26,67! 28,75 32,80! 14,83! 17,78 18,70!", 1.6)
    p.round(COAL, 23, 83, 2.2, shade=0)
    p.lines("8,64 4,70 6,78/34,68 38,74 37,80", 1.6, LINE)


def chancellor(p: Plate) -> None:
    """An owl seen from the front, wings folded, one eye open; the chain of office."""
    backdrop(p, 50, 46, 43)
    p.limb(BARK, "6,90 40,88 94,91", 5, 6.5, 4)
    p.shape(BARK, "24,18! 33,24 50,20 67,24 76,18! 77,34 82,52 80,74 70,88 50,91 30,88 20,74 18,52 23,34", cuts=9)
    p.shape(FUR, "34,52 50,48 66,52 68,72 60,87 50,89 40,87 32,72", 0)
    p.lines(
        "39,60 41,64 43,60/47,60 50,64 53,60/57,60 59,64 61,60/36,68 38,72 41,68/44,68 47,72 50,68/52,68 55,72 58,68/"
        "60,68 62,72 64,68/41,77 43,81 46,77/49,77 51,81 54,77",
        1.5,
    )
    p.shape(COAL, "20,48 27,46 36,64 34,84! 24,80 18,66", 2)
    p.shape(COAL, "80,48 73,46 64,64 66,84! 76,80 82,66", 2)
    p.lines("23,56 28,64 30,74/77,56 72,64 70,74/27,54 32,64 32,72/73,54 68,64 68,72", 1.2, PAPER)
    p.shape(PAPER, "50,28 58,24 70,28 74,37 68,46 58,46 50,40 42,46 32,46 26,37 30,28 42,24", 1.2)
    p.round(STRAW, 38, 36, 7.2)
    p.round(INK, 38, 36, 3.6, shade=0)
    p.dots("36.8,34.6", 1.2, PAPER)
    p.lines("55,37 62,41 70,36", 2.4)
    p.lines("57,40 56,43/62,42 62,45/67,40 69,43", 1.2)
    p.shape(STRAW, "47,37! 53,37! 50,47!", 1)
    p.lines("25,20 34,28 47,32/75,20 66,28 53,32", 2.6)
    p.lines("27,49 36,60 50,65/50,65 64,60 73,49", 3.2, KIND)
    p.shape(KIND, "50,62! 57,68! 50,76! 43,68!", 1.6)
    p.dots("50,69", 2, STRAW)
    for x in (42, 58):
        p.limb(STRAW, f"{x - 2.5},88 {x - 3},93", 2.6, 1.6, shade=0)
        p.limb(STRAW, f"{x + 2.5},88 {x + 2},93", 2.6, 1.6, shade=0)


def queen(p: Plate) -> None:
    """A swan on dark water, crowned; ducklings swim under her train."""
    p.wash(WATER, "2,76 20,72 50,74 80,71 98,76 97,90 76,95 40,96 8,91")
    p.shape(PAPER, "18,66 28,56 46,52 70,50 96,38! 94,54 88,70 74,80 40,82 22,78", cuts=8)
    p.shape(PAPER, "36,60 48,50 66,46 92,26! 94,44! 88,46! 88,56! 80,56! 78,66! 68,64 50,70", 2)
    p.lines("52,64 66,58 80,48/48,60 64,53 84,40", 1.3)
    p.shape(PAPER, "20,70 18,56 27,44 32,34 28,28 20,31! 14,30! 18,20 28,17 37,21 42,32 37,46 30,58 36,70", 1.8)
    p.shape(RUST, "20,31! 8,36! 6,33 16,24!", 1.2)
    p.patch(INK, "20,31! 20,22! 14,27!")
    p.eye(25, 24, 1.9)
    p.shape(STRAW, "25,18! 21,5! 28,10! 32,3! 35,11! 42,7! 38,20!", 1.4)
    p.dots("21,5 32,3.4 42,7", 1.6, BERRY)
    p.shape(KIND, "33,66! 40,58 54,56 74,60 92,72! 98,84! 90,82 84,86! 76,80 68,84! 60,78 52,83! 44,76 37,78!", 1.8)
    p.lines("44,63 58,63 72,68/42,69 54,70 66,75/66,64 78,69 88,77", 1.4, PAPER)
    for x, y in ((60, 89), (78, 90)):
        p.shape(STRAW, f"{x - 7},{y} {x},{y - 2} {x + 8},{y - 4}! {x + 6},{y + 4} {x - 4},{y + 5}", 1)
        p.round(STRAW, x - 5, y - 4, 4, shade=0)
        p.shape(RUST, f"{x - 9},{y - 4}! {x - 13},{y - 3}! {x - 9},{y - 2}!", 0)
        p.dots(f"{x - 6},{y - 5}", 0.9)
    p.lines("6,82 18,84 30,82/10,90 26,92 46,90/84,92 90,91 96,90", 1.4, LINE)


def weaver(p: Plate) -> None:
    """A wren, tail cocked, in the round door of a loom that is a nest; the thread runs from its beak."""
    p.limb(BARK, "4,10 34,7 68,10 97,5", 4, 6, 5, 3)
    p.shape(STRAW, "30,12 50,8 70,12 86,30 91,56 82,80 60,92 38,92 18,80 9,56 14,30", cuts=10)
    p.lines(
        "20,30 40,18 62,16/15,44 24,30 40,24/13,60 16,70 24,78/22,82 36,88 50,89/58,88 72,84 82,74/85,60 87,48 82,34", 2
    )
    p.lines("60,14 74,22 82,32/24,24 36,14 50,13/30,86 44,90 60,90/18,72 24,80 34,84", 1.6)
    p.shape(COAL, "50,24 68,32 75,52 68,72 50,80 32,72 25,52 32,32", 2.4)
    p.rule("38,28 38,77/44,25 44,79/50,24 50,80/56,25 56,79/62,28 62,77", 1.0, PAPER)
    p.shape(KIND, "27,60! 73,60! 70,70 62,77 50,80 38,77 30,70", 0)
    p.lines("29,64 50,67 71,64/31,69 50,72 69,69/36,74 50,76 64,74", 1.2, PAPER)
    p.shape(RUST, "42,50 46,38 56,34 64,38 67,47 74,34! 80,24! 84,27! 82,44 74,58 60,64 48,60", cuts=6)
    p.shape(RUST, "38,42 40,34 48,31 54,36 53,45 46,49", 0)
    p.patch(PAPER, "42,48 48,48 54,60 50,61 44,56")
    p.lines("39,38 45,36 52,38", 1.8, PAPER)
    p.eye(44, 39, 1.7)
    p.shape(COAL, "38,41! 28,44! 38,45!", 0)
    p.lines("62,48 68,50 74,44/60,53 67,55 74,50", 1.4)
    p.lines("29,44 20,54 24,66 30,70", 1.6, KIND)
    p.limb(BARK, "53,62 54,67", 1.6, 1.4, shade=0)
    p.limb(BARK, "59,62 61,67", 1.6, 1.4, shade=0)


def teacher(p: Plate) -> None:
    """A crow with spectacles, wing to the slate; three chicks before it, one asleep."""
    p.shape(BARK, "40,6! 98,6! 98,58! 40,58!", 0)
    p.shape(KIND, "44,10! 94,10! 94,54! 44,54!", 0)
    p.lines("74,18 80,16 88,18/76,26 82,24 89,26/74,34 80,32 86,34/72,42 78,44 84,42", 1.8, PAPER)
    p.lines("56,46 62,36 68,44/62,36 66,30", 1.6, PAPER)
    p.shape(COAL, "16,92! 14,70 16,46 24,32 36,30 44,42 46,60 40,80 32,92!", cuts=7)
    p.shape(COAL, "18,28 20,14 32,9 43,14 46,26 40,36 26,38", 1.6)
    p.shape(INK, "43,19! 62,26! 44,31!", 0)
    p.lines("44,25 52,25.5 60,26", 0.9, PAPER)
    p.round(PAPER, 36, 22, 6, shade=0)
    p.eye(37.5, 22, 2.2)
    p.rule("20,20 30,21", 1.2, PAPER)
    p.shape(COAL, "28,46 38,44 56,36 70,26! 68,36! 72,38! 62,46! 64,50! 52,56 36,62", 1.4)
    p.lines("42,50 54,45 64,36/42,55 52,52 60,47/22,52 22,64 20,76/28,64 28,74 26,84", 1.2, PAPER)
    p.limb(PAPER, "69,27 74,21", 2, 2, shade=0)
    for x, asleep in ((56, False), (72, False), (88, True)):
        p.round(STRAW, x, 86, 7.6, 8)
        p.round(STRAW, x, 77 + 3 * asleep, 5.4)
        if asleep:
            p.lines(
                f"{x - 4},80 {x - 2},81.5 {x},80/{x + 5},72 {x + 8},69/{x + 8},69 {x + 6},67/{x + 6},67 {x + 9},64", 1.3
            )
        else:
            p.dots(f"{x - 2},76", 1.1)
            p.shape(RUST, f"{x - 5},76! {x - 10},74! {x - 5},79!", 0)


def hostess(p: Plate) -> None:
    """A goose with a bow, a tray of cups on the wing."""
    ground(p, 92)
    p.limb(RUST, "50,80 50,92", 3.4, 3)
    p.limb(RUST, "62,80 62,92", 3.4, 3)
    p.shape(RUST, "50,90! 54,95! 40,95!", 0)
    p.shape(RUST, "62,90! 66,95! 52,95!", 0)
    p.shape(PAPER, "36,56 46,48 66,50 82,58 98,54! 92,70 78,82 56,86 40,80 33,68", cuts=9)
    p.shape(PAPER, "36,62 38,46 46,36 46,26 42,20 50,11 60,15 60,28 54,42 54,56 48,66", 1.8)
    p.shape(RUST, "44,17! 30,22! 31,26 45,26!", 1.2)
    p.lines("33,24 38,24 44,23", 1)
    p.eye(51, 20, 1.9)
    p.shape(KIND, "48,42! 36,34! 34,48!", 1)
    p.shape(KIND, "48,42! 58,34! 62,48!", 1)
    p.round(KIND, 48, 42, 3.2, shade=0)
    p.shape(PAPER, "74,64! 60,72 44,72 30,64 18,52! 28,54! 26,48 40,56 56,56", 1.8)
    p.lines("36,62 48,66 60,65/32,57 44,62 54,61", 1.2)
    p.shape(BARK, "2,48! 36,48! 33,53! 5,53!", 1.2)
    for x, high in ((8, 9), (19, 13), (30, 9)):
        p.shape(WATER, f"{x - 4.5},{48 - high}! {x + 4.5},{48 - high}! {x + 3.4},47! {x - 3.4},47!", 1.2)
        p.lines(f"{x},{44 - high} {x - 2},{40 - high} {x + 1},{36 - high}", 1.3, LINE)
    p.shape(LEAF, "68,62 80,64 90,60 82,72 70,72", 0)
    p.patch(PAPER, "67,61 82,62 92,58 82,70 68,71")
    p.lines("66,64 76,67 86,62/64,70 72,74 82,70", 1.4)


def messenger(p: Plate) -> None:
    """A swift that flies straight at you, the satchel on its breast."""
    backdrop(p, 50, 50, 40)
    p.lines("20,76 26,66/34,88 38,76/78,76 73,66/66,88 62,76/50,98 50,86", 1.6, LINE)
    for flip in (False, True):
        q = p.at(50, 0, flip=flip)
        q.shape(COAL, "4,36 16,28 30,14 49,6! 42,24 33,40 22,52 6,58", cuts=7)
        q.lines("14,40 26,28 40,14/12,47 24,38 36,24/10,52 20,47 28,38", 1.2, PAPER)
        q.shape(COAL, "2,66! 5,66 12,88! 6,82 1,76", 1)
    p.round(COAL, 50, 52, 15, 19)
    p.round(COAL, 50, 36, 13, 12)
    p.patch(PAPER, "44,43 50,41 56,43 55,50 50,53 45,50")
    p.eye(42.5, 35, 2.6)
    p.eye(57.5, 35, 2.6)
    p.dots("42.5,35 57.5,35", 2.8, PAPER)
    p.dots("43,35.4 57,35.4", 1.7)
    p.shape(STRAW, "46,38! 54,38! 50,45!", 0.8)
    p.rule("36,44 44,58/64,44 56,58", 2.2, KIND)
    p.shape(KIND, "38,56! 62,56! 63,74! 37,74!", 1.6)
    p.shape(PAPER, "38,56! 62,56! 50,67!", 0.8)
    p.dots("50,66", 2.2, BERRY)


def postal_pigeon(p: Plate) -> None:
    """A pigeon that lands, tail fanned, letters flying off; a stamp sticks to its foot."""
    backdrop(p, 54, 46, 40)
    p.shape(ASH, "70,62 84,60! 98,66! 92,70! 98,76! 90,78! 94,86! 84,83! 80,90! 68,76", 1.4)
    p.shape(ASH, "60,50 56,32 62,14! 66,18! 72,6! 76,14! 84,6! 85,17! 93,14! 90,28 80,48 70,60", cuts=7)
    p.lines("66,46 68,30 74,14/72,48 76,32 84,16", 1.3)
    p.limb(BERRY, "50,74 44,86 38,88", 3, 2.2, 2, shade=0)
    p.limb(BERRY, "58,76 56,88", 3, 2.2, shade=0)
    p.shape(ASH, "30,44 32,32 42,27 52,33 62,48 76,62 72,74 58,80 42,72 34,58", cuts=9)
    p.patch(LEAF, "33,47 40,44 51,38 55,45 49,55 38,57")
    p.lines("39,48 45,46 50,47/40,53 46,51 52,51", 1.2)
    p.shape(STRAW, "31,37! 21,41! 32,43!", 0)
    p.dots("33,37", 1.8, PAPER)
    p.eye(39, 36, 1.9)
    p.shape(COAL, "54,52 48,34 38,16! 44,18! 44,6! 51,14! 56,5! 60,16! 67,12! 66,34 68,54", 1.8)
    p.lines("54,44 50,28 46,16/60,46 57,28 54,14/64,46 63,32 62,20", 1.2, PAPER)
    for x, y, turn in ((16, 64, -20), (24, 84, 12), (10, 24, 15)):
        q = p.at(x, y, 1, turn)
        q.shape(PAPER, "-10,-6! 10,-6! 10,7! -10,7!", 1.2)
        q.lines("-10,-6 0,2 10,-6", 1.4)
        q.dots("0,2", 2.0, BERRY)
    p.shape(KIND, "50,87! 62,86! 63,97! 51,98!", 1)
    p.patch(PAPER, "53,90! 60,89.4! 60.4,94.6! 53.6,95!")


DRAWN: Final = {
    "diplomat": diplomat,
    "town-crier": town_crier,
    "chancellor": chancellor,
    "queen": queen,
    "weaver": weaver,
    "teacher": teacher,
    "hostess": hostess,
    "messenger": messenger,
    "postal-pigeon": postal_pigeon,
}
