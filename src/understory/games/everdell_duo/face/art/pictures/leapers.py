"""Creatures with long ears, wet skins or a shell: a hare, rabbits, a frog, a toad, newts, a tortoise."""

from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import backdrop, beads, ground
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
)


def peddler(p: Plate) -> None:
    """A hare bent under a towering pack of pots and ladles; a mouse travels along."""
    ground(p, 94)
    p.limb(COAL, "90,34 97,52", 1.8, 1.8, shade=0)
    p.round(COAL, 96, 57, 5)
    p.shape(KIND, "44,44! 48,16 60,6! 84,8! 92,22 90,60 80,72 56,70", cuts=7)
    p.shape(STRAW, "52,10! 58,1! 78,1! 84,10! 78,14! 58,14!", 1)
    p.rule("46,34 91,36/46,52 90,54", 2.2, BARK)
    p.shape(ASH, "80,60! 96,62! 94,76! 82,74!", 1.2)
    p.lines("80,61 88,54 96,62", 1.6, LINE)
    p.shape(COAL, "60,66! 78,67! 76,80 62,79", 1)
    p.shape(BARK, "64,24! 78,24! 78,34! 64,34!", 0)
    p.round(ASH, 67, 24, 3.2, shade=0)
    p.round(ASH, 75, 24, 3.2, shade=0)
    p.shape(ASH, "65,33! 66,26 71,24 76,26 77,33!", 0)
    p.dots("69,29 73,29", 0.9)
    p.shape(FUR, "28,62 34,50 46,48 56,60 58,78 48,88 34,84", cuts=6)
    p.limb(FUR, "50,78 56,86 46,94", 10, 7, 5)
    p.limb(FUR, "36,80 34,90 24,94", 9, 6, 5)
    p.shape(FUR, "32,34! 44,26 58,27 66,33! 54,36 40,42!", 1.2)
    p.shape(FUR, "30,34! 36,18 46,8 54,4! 50,18 40,36!", 1.2)
    p.shape(FUR, "14,50! 20,40 30,33 40,38 41,50 32,57 20,56", 1.6)
    p.patch(PAPER, "15,51 20,47 26,54 20,56")
    p.dots("14.5,50", 1.7)
    p.eye(27, 44, 2.2)
    p.limb(FUR, "34,62 24,68 20,64", 6.5, 5.5, 5)
    p.limb(BARK, "16,52 20,72 24,95", 2.4, 2.4, 2.4)
    p.lines("36,54 42,60 50,58", 3, BARK)


def miller(p: Plate) -> None:
    """A white rabbit striding with a sack on its shoulder that leaks."""
    ground(p, 94)
    p.lines("88,52 92,70 88,92", 1.6, STRAW)
    p.dots("84,72 94,80 86,84 92,62 90,94 83,92 95,90", 1.4, STRAW)
    p.limb(PAPER, "56,76 68,84 72,94", 10, 7, 5)
    p.limb(PAPER, "46,76 40,86 30,94", 10, 7, 5)
    p.round(PAPER, 68, 68, 5)
    p.shape(PAPER, "38,58 44,46 58,46 66,60 64,78 52,84 40,78", cuts=7)
    p.shape(KIND, "40,56! 62,54! 66,72 62,82 44,82 39,72", 1.2)
    p.shape(FUR, "44,46! 42,38 50,24 66,16 84,22 94,38 90,52 74,58 56,52", cuts=8)
    p.shape(FUR, "44,48! 36,44! 38,36! 46,40!", 1)
    p.lines("62,30 72,28 80,34/60,44 70,48 80,46", 1.4)
    p.shape(PAPER, "26,28! 14,16 10,4! 20,8 30,24!", 1.2)
    p.shape(PAPER, "30,26! 27,12 31,1! 38,10 37,27!", 1.2)
    p.patch(BERRY, "30,22! 29,12 31.4,6! 34,12 33,22!")
    p.shape(PAPER, "18,38! 22,30 32,25 42,30 43,42 34,48 23,46", 1.6)
    p.dots("18.5,38", 1.6, BERRY)
    p.eye(29, 35, 2.1)
    p.lines("20,43 23,44 26,43", 1.2)
    p.limb(PAPER, "56,54 50,46 42,44", 7.5, 6, 5)
    p.limb(PAPER, "44,56 34,64 24,60", 7.5, 6, 5)


def farmer(p: Plate) -> None:
    """An old rabbit leaning on a hay fork, chin on its paws; its straw hat sprouts."""
    ground(p, 93)
    p.limb(BARK, "20,22 34,96", 2.8, 2.8, shade=0)
    p.shape(ASH, "38,60 46,48 60,48 70,60 74,80 68,92 48,94 40,80", cuts=8)
    p.shape(KIND, "42,66! 66,62! 73,78 68,92! 47,94! 40,80", 1.4)
    p.lines("48,66 46,54/62,63 60,52", 2.4, KIND)
    p.shape(ASH, "58,38! 70,40 78,50 80,66! 72,62 62,50!", 1.2)
    p.shape(ASH, "30,44 36,34 50,30 62,36 63,48 52,56 38,54", 1.6)
    p.patch(PAPER, "30,45 38,44 44,52 38,60! 36,54! 33,58! 32,50")
    p.dots("30.5,43", 1.8)
    p.lines("40,40 44,42 48,40", 2)
    p.lines("38,36 43,35 48,37", 1.6, PAPER)
    p.shape(STRAW, "26,38 38,31 64,28 86,35 68,40 44,42", 1.2)
    p.shape(STRAW, "32,34! 36,18 50,14 64,18 68,33! 50,37", 1.4)
    p.lines("33,32 50,35 68,31", 2.6, BERRY)
    p.lines("40,20 40,28/50,17 50,28/60,20 60,28", 1.1)
    p.lines("52,17 53,10 51,5", 2, LEAF)
    p.shape(LEAF, "52,11! 42,9 38,2! 48,4!", 0.8)
    p.shape(LEAF, "53,9! 60,3 68,3! 63,11!", 0.8)
    p.limb(ASH, "50,60 40,64 29,62", 8, 7, 6)
    p.lines("20,24 18,12 16,1/19,22 10,16 8,3/19,22 27,15 24,1/9,15 18,22 27,15", 3, LINE)
    p.limb(ASH, "52,92 42,96", 8, 5, shade=0)


def fool(p: Plate) -> None:
    """A frog on one leg upon a stool that is upside down; bells on its cap."""
    ground(p, 95)
    p.limb(FUR, "34,80 30,92", 2.8, 2.8, shade=0)
    p.shape(FUR, "28,90! 74,90! 72,96! 30,96!", 1)
    p.limb(FUR, "38,91 34,78", 3.4, 3, shade=0)
    p.limb(FUR, "64,91 68,78", 3.4, 3, shade=0)
    p.limb(LEAF, "52,68 44,76 54,84 50,90", 9, 7, 5, 4)
    p.limb(LEAF, "44,91 60,90", 4, 4, shade=0)
    p.limb(LEAF, "60,64 76,70 80,54 92,52", 10, 8, 5, 4)
    p.limb(LEAF, "44,50 28,46 18,58 8,54", 7, 5, 4.5, 5)
    p.limb(LEAF, "64,48 80,38 92,32", 7, 5, 5)
    p.shape(LEAF, "40,52 46,42 60,42 68,52 66,68 54,74 43,68", cuts=7)
    p.shape(KIND, "40,56! 47,43! 54,56! 60,43! 67,56! 66,66 54,74 43,66", 1.2)
    p.shape(LEAF, "34,34 40,26 54,23 68,26 74,34 68,43 54,47 40,43", 1.6)
    p.patch(PAPER, "40,40 54,37 68,40 62,45 54,46 46,45")
    p.lines("38,36 54,42 70,36", 2)
    p.shape(KIND, "40,26! 30,24 20,32! 22,16 34,10 46,14! 54,7! 62,14! 76,10 88,18 88,32! 78,22 68,26! 54,21", 1.4)
    p.round(LEAF, 43, 25, 5.4)
    p.round(LEAF, 65, 25, 5.4)
    p.dots("43,25 65,25", 2.6)
    beads(p, "20,34 54,5.4 88,34", 3.6, STRAW)
    p.dots("20,35.4 54,6.8 88,35.4", 1)


def monk(p: Plate) -> None:
    """A toad that sits with shut eyes and counts its beads; a fly sits on its head."""
    backdrop(p, 50, 44, 42)
    p.shape(KIND, "22,90 16,74 22,52 36,40 64,40 78,52 84,74 78,90 50,95", cuts=10)
    p.lines("34,52 30,66 32,80/66,52 70,66 68,80", 1.6)
    p.limb(FUR, "24,88 12,92", 9, 6)
    p.limb(FUR, "76,88 88,92", 9, 6)
    p.shape(KIND, "26,42 28,22 40,10 60,10 72,22 74,42 62,56 38,56", 2)
    p.shape(FUR, "30,38 32,28 40,22 50,25 60,22 68,28 70,38 62,48 50,51 38,48", 1.6)
    p.lines("33,31 38,34 44,31/56,31 62,34 67,31", 2.2)
    p.lines("34,42 50,46 66,42", 2.2)
    p.dots("47,36 53,36", 0.9)
    p.dots("36,39 63,39 40,46 59,45", 1.2)
    p.lines("32,52 36,72 50,82/50,82 64,72 68,52", 1.4, LINE)
    beads(p, "33,58 36,66 41,73 48,78 56,77 62,70 66,62", 3.2, STRAW)
    p.round(BERRY, 51, 85, 4, shade=0)
    p.limb(FUR, "34,70 44,66", 8, 6)
    p.limb(FUR, "66,70 56,66", 8, 6)
    p.shape(PAPER, "49,6! 40,1 43,8", 0)
    p.shape(PAPER, "51,6! 60,1 57,8", 0)
    p.round(INK, 50, 7, 2.6, shade=0)


def matchmaker(p: Plate) -> None:
    """Two newts that look at each other; their tails make a heart, and there is one ring."""
    backdrop(p, 50, 46, 42)
    p.limb(RUST, "34,78 14,66 6,40 18,16 36,14 48,32", 10, 9, 7, 6, 5, 2)
    p.limb(LEAF, "66,78 86,66 94,40 82,16 64,14 52,32", 10, 9, 7, 6, 5, 2)
    p.shape(RUST, "22,94! 24,76 30,62 40,66 42,78 38,94!", cuts=5)
    p.shape(LEAF, "78,94! 76,76 70,62 60,66 58,78 62,94!", cuts=5)
    p.limb(RUST, "38,78 46,82", 5, 4, shade=0)
    p.limb(LEAF, "62,78 54,82", 5, 4, shade=0)
    p.shape(RUST, "27,60 30,50 40,47 48,54 47,60 40,66 31,66", 1.4)
    p.shape(LEAF, "73,60 70,50 60,47 52,54 53,60 60,66 69,66", 1.4)
    p.lines("33,62 40,62 46,59/67,62 60,62 54,59", 1.4)
    p.eye(38, 54, 2.4)
    p.eye(62, 54, 2.4)
    p.dots("12,58 7,44 11,28 23,15", 1.5, PAPER)
    p.dots("88,58 93,44 89,28 77,15", 1.5, PAPER)
    p.lines("30,80 32,86/70,80 68,86", 1.5)
    p.shape(KIND, "50,94! 42,90! 42,98! 58,90! 58,98!", 0.8)
    p.round(STRAW, 50, 84, 5.4, shade=0)
    p.dots("50,84", 3, INK)
    p.dots("50,84", 2.6, PAPER)
    p.shape(BERRY, "47,77! 50,73! 53,77! 50,80!", 0)


def historian(p: Plate) -> None:
    """A tortoise with spectacles, reading; its shell is a bookcase."""
    ground(p, 93)
    p.limb(LEAF, "42,76 40,92", 11, 9)
    p.limb(LEAF, "84,76 86,92", 11, 9)
    p.shape(BARK, "34,80! 34,50 44,28 64,18 84,28 96,50 97,80!", cuts=6)
    p.shape(COAL, "40,54! 46,36 60,26 70,26 84,36 91,54!", 0)
    p.shape(COAL, "39,58! 92,58! 93,76! 39,76!", 0)
    for x, high, tone in (
        (48, 12, BERRY),
        (54, 20, STRAW),
        (60, 22, PAPER),
        (66, 18, LEAF),
        (72, 22, RUST),
        (78, 18, STRAW),
        (84, 10, PAPER),
    ):
        p.shape(tone, f"{x - 3},{54 - high}! {x + 3},{54 - high}! {x + 3},54! {x - 3},54!", 0)
    for x, high, tone in (
        (43, 14, STRAW),
        (49, 12, PAPER),
        (55, 15, KIND),
        (61, 15, KIND),
        (67, 12, RUST),
        (76, 14, PAPER),
        (82, 15, BERRY),
        (88, 12, STRAW),
    ):
        p.shape(tone, f"{x - 3},{76 - high}! {x + 3},{76 - high}! {x + 3},76! {x - 3},76!", 0)
    p.limb(BARK, "32,80 66,82 99,80", 4, 4, 4)
    p.limb(LEAF, "40,72 28,66 22,46 18,40", 10, 9, 9, 9)
    p.shape(LEAF, "6,40 10,28 22,24 32,32 30,42 20,48 10,48", 1.6)
    p.lines("7,43 12,45 18,43", 1.4)
    p.round(PAPER, 17, 35, 5.6, shade=0)
    p.eye(16, 35.6, 1.8)
    p.lines("22,34 28,33 32,35", 1.4)
    p.limb(LEAF, "38,78 28,82 22,76", 8, 7, 6)
    p.shape(PAPER, "2,62! 14,68! 26,62! 28,76! 14,83! 3,77!", 1.2)
    p.lines("14,68 14,83", 1.5)
    p.lines("5,67 9,69 12,70/5,71 9,73 12,74/17,70 21,68 24,66/17,74 21,72 24,71", 1)


DRAWN: Final = {
    "peddler": peddler,
    "miller": miller,
    "farmer": farmer,
    "fool": fool,
    "monk": monk,
    "matchmaker": matchmaker,
    "historian": historian,
}
