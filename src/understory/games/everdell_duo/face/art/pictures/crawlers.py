"""Creatures with feelers or many legs: a spider, a stag beetle, a snail, a grasshopper, a cricket."""

from math import cos, pi, sin
from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import backdrop
from understory.games.everdell_duo.face.art.plate import Plate
from understory.games.everdell_duo.face.art.tones import (
    BARK,
    BERRY,
    COAL,
    FUR,
    KIND,
    LEAF,
    LINE,
    PAPER,
    RUST,
    STRAW,
)


def architect(p: Plate) -> None:
    """A spider in the middle of its web, which is the plan; compasses in its hands."""
    p.shape(KIND, "4,6! 96,4! 97,94! 3,96!", 0)
    spokes = [(50 + 44 * cos(a), 50 + 44 * sin(a)) for a in (pi * (2 * k + 1) / 8 for k in range(8))]
    p.rule("/".join(f"50,50 {x:.1f},{y:.1f}" for x, y in spokes), 0.9, PAPER)
    for share in (0.4, 0.7, 1.0):
        web = [f"{50 + (x - 50) * share:.1f},{50 + (y - 50) * share:.1f}" for x, y in spokes]
        p.rule("/".join(f"{one} {two}" for one, two in zip(web, [*web[1:], web[0]], strict=True)), 1.1, PAPER)
    for flip in (False, True):
        q = p.at(50, 0, flip=flip)
        q.lines("8,44 20,26 30,30 34,20/10,48 26,40 34,48 42,40/10,54 26,58 32,70 40,72/8,58 18,70 20,84 28,90", 3.2)
        q.limb(STRAW, "34,22 29,10 24,22", 2, 3, 1.4, shade=0)
    p.round(COAL, 50, 60, 15, 17)
    p.lines("40,58 50,64 60,58/42,66 50,71 58,66", 2, PAPER)
    p.round(COAL, 50, 40, 11)
    p.dots("45,37 55,37", 3, PAPER)
    p.dots("45.6,37.8 54.4,37.8", 1.5)
    p.dots("41,43 59,43", 1.2, PAPER)
    p.lines("46,45 50,47 54,45", 1.4, PAPER)
    p.limb(STRAW, "44,80 50,94 56,80", 1.6, 2, 1.6, shade=0)


def chronicler(p: Plate) -> None:
    """A stag beetle seen from above that writes on bark with both antlers."""
    p.shape(FUR, "4,2! 96,4! 94,22 97,36! 3,34! 6,18", 1.2)
    p.lines("10,9 20,8 30,10/36,9 48,8/10,16 22,15/28,17 34,16 44,17/10,24 18,23 28,25", 1.6)
    p.lines("34,26 44,24 50,26", 1.8, KIND)
    for flip in (False, True):
        q = p.at(50, 0, flip=flip)
        q.lines("12,56 26,46 32,36/14,66 30,64 40,72/12,78 26,84 34,96", 3.4, LINE)
        q.shape(RUST, "5,46! 12,42 18,32 16,22! 22,28! 26,20 22,12! 29,20 28,34 20,46 10,50!", 1.4)
    p.shape(BARK, "40,44 50,40 60,44 62,52 50,56 38,52", 1.4)
    p.eye(42, 47, 1.8)
    p.eye(58, 47, 1.8)
    p.shape(COAL, "34,56! 50,52 66,56! 67,64! 50,67 33,64!", 1.4)
    p.shape(KIND, "33,66! 50,68 50,97 40,94 32,84", cuts=6)
    p.shape(KIND, "67,66! 50,68 50,97 60,94 68,84", cuts=6)
    p.lines("40,72 39,82 42,90/60,72 61,82 58,90", 1.6, PAPER)


def cartographer(p: Plate) -> None:
    """A snail whose trail is the map."""
    p.shape(PAPER, "2,56! 34,62! 66,54! 98,62! 98,97! 66,91! 34,98! 2,92!", 1.2)
    p.lines("34,62 34,97/66,54 66,91", 1.2)
    p.lines("92,90 80,80 88,68 72,70 60,84 42,76 28,88 14,78 24,68 40,64", 3.6, KIND)
    p.rule("89,86 96,94/96,86 89,94", 2.2, BERRY)
    p.shape(LEAF, "8,70! 13,60! 18,70!", 0)
    p.shape(LEAF, "50,92! 55,84! 60,92!", 0)
    p.shape(FUR, "26,66 14,62 12,48 6,36 12,28 20,34 26,50 44,56 72,56 86,62! 60,67", 1.6)
    p.limb(FUR, "12,32 4,18", 3, 2, shade=0)
    p.limb(FUR, "17,32 20,16", 3, 2, shade=0)
    p.round(PAPER, 4, 16, 3.4, shade=0)
    p.round(PAPER, 20, 14, 3.4, shade=0)
    p.dots("3.4,16 19.4,14", 1.6)
    p.lines("8,40 11,43 15,42", 1.4)
    p.round(STRAW, 54, 34, 27)
    p.lines("78,46 60,58 40,50 36,32 48,18 64,20 70,34 62,46 50,44 46,34 54,28 60,34", 3.4)
    p.lines("30,26 34,28/40,10 43,14/56,6 56,11/72,12 69,16/79,26 75,28", 1.6)


def courier(p: Plate) -> None:
    """A grasshopper in mid-leap, a rolled letter under its arm."""
    p.wash(LEAF, "0,92 30,86 66,90 100,84 100,99 0,99")
    p.lines("84,88 90,74 98,70/78,92 80,80/10,84 16,72/22,90 24,78 30,74", 2, LEAF)
    p.lines("96,92 88,96/98,82 90,88/90,99 82,99", 1.4, LINE)
    p.limb(LEAF, "52,52 76,20 94,72", 9, 6, 2.4)
    p.limb(LEAF, "46,54 64,28 82,80", 8, 5, 2.2)
    p.lines("90,60 96,60/92,66 98,65/78,68 84,67/80,74 86,73", 1.4, LINE)
    p.shape(LEAF, "20,34 30,30 46,38 66,54 88,62! 66,66 44,60 26,48", cuts=7)
    p.shape(STRAW, "34,34 52,38 74,52 90,62! 66,60 44,50", 1.4)
    p.lines("42,42 58,48 76,58", 1.3)
    p.lines("30,54 30,60/40,59 40,64/50,62 50,68/60,65 61,69", 1.4)
    p.shape(LEAF, "8,28 12,18 22,15 29,22 29,34 21,41 12,39", 1.6)
    p.round(PAPER, 16, 25, 4.4, shade=0)
    p.dots("15,25", 2)
    p.lines("10,36 14,37 18,35", 1.4)
    p.lines("18,15 30,4 46,6/22,16 36,10 50,14", 1.8, LINE)
    p.limb(LEAF, "28,44 18,54 8,50", 3.4, 3, 2.6)
    p.limb(LEAF, "34,50 30,64 18,66", 3.4, 3, 2.6)
    p.limb(PAPER, "8,61 40,52", 9, 9)
    p.lines("9,57 11,61 10,65", 1.2)
    p.shape(KIND, "17,53! 23,51! 26,60! 20,62!", 0.8)


def bard(p: Plate) -> None:
    """A cricket that plays the fiddle with one leg; its notes are leaves."""
    backdrop(p, 50, 50, 40)
    p.limb(COAL, "58,74 64,92 74,95", 5, 3.4, 3)
    p.limb(COAL, "46,74 42,92 32,95", 5, 3.4, 3)
    p.limb(COAL, "60,70 84,34 92,86", 8, 6, 3)
    p.shape(COAL, "40,46 50,42 62,50 68,68 62,80 46,80 38,64", cuts=6)
    p.shape(BARK, "54,46 66,56 76,80! 60,74", 1.4)
    p.shape(KIND, "42,52! 52,48! 56,72 50,80! 44,78 40,64", 1.2)
    p.shape(COAL, "34,32 40,22 52,22 59,32 55,43 45,46 37,42", 1.6)
    p.round(PAPER, 41, 32, 4.4, shade=0)
    p.dots("40,32", 2)
    p.lines("38,40 42,42 47,40", 1.4, PAPER)
    p.lines("46,22 56,6 74,4/42,22 36,8 24,4", 2, LINE)
    p.shape(RUST, "42,54 34,46 24,50 22,58 14,58 8,66 14,76 24,76 28,68 36,68", 1.8)
    p.limb(BARK, "30,56 46,42 56,34", 3, 2.4, 2.4, shade=0)
    p.lines("18,70 32,56", 1.6, PAPER)
    p.lines("22,60 24,64/20,66 24,68", 1.4)
    p.limb(COAL, "56,54 66,46 56,38", 4, 3.4, 3)
    p.limb(COAL, "44,58 36,74 26,78", 4, 3.4, 3)
    p.limb(STRAW, "36,84 8,50", 1.8, 1.8, shade=0)
    for x, y, turn in ((78, 16, 0), (92, 26, 20), (14, 30, -20)):
        q = p.at(x, y, 1, turn)
        q.lines("0,2 2,-6 1,-14", 1.6, LINE)
        q.shape(LEAF, "1,2! -4,-1 -10,4! -6,9 0,7", 0.8)
        q.lines("1,-14 6,-12 7,-8", 2.4, LINE)


DRAWN: Final = {
    "architect": architect,
    "chronicler": chronicler,
    "cartographer": cartographer,
    "courier": courier,
    "bard": bard,
}
