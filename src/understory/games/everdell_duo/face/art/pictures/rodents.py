"""Creatures that gnaw: mice, squirrels, a dormouse, a hamster, a beaver."""

from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import ground, jagged, lantern, nut, whiskers
from understory.games.everdell_duo.face.art.plate import Plate
from understory.games.everdell_duo.face.art.tones import (
    ASH,
    BARK,
    BERRY,
    COAL,
    FUR,
    INK,
    KIND,
    PAPER,
    RUST,
    STRAW,
)


def innkeeper(p: Plate) -> None:
    """A stout dormouse, arms wide in its doorway, half asleep behind its lantern."""
    p.shape(BARK, "16,96! 16,44 24,20 50,8 76,20 84,44 84,96!", cuts=6)
    p.shape(STRAW, "24,96! 24,46 31,28 50,18 69,28 76,46 76,96!", 0)
    p.limb(FUR, "40,62 22,58 8,46", 10, 7, 6)
    p.limb(FUR, "60,62 78,58 92,46", 10, 7, 6)
    p.limb(ASH, "62,90 74,94 84,88 83,78", 5, 7, 9, 8)
    p.shape(FUR, "34,56 42,48 58,48 66,56 72,76 68,92 50,96 32,92 28,76", cuts=6)
    p.shape(KIND, "38,64! 62,64! 66,90 50,93 34,90", 1.4)
    p.lines("42,64 41,54/58,64 59,54", 2, KIND)
    p.round(FUR, 36, 28, 7)
    p.round(FUR, 64, 28, 7)
    p.dots("36,28.5 64,28.5", 3.4, RUST)
    p.shape(FUR, "32,40 38,30 50,27 62,30 68,40 62,51 50,55 38,51", 1.4)
    p.patch(PAPER, "42,45 50,42 58,45 56,52 50,54 44,52")
    p.lines("37,40 42,43 46,40/54,40 58,43 63,40", 2.2)
    p.shape(INK, "48,44! 52,44! 50,47!", 0)
    p.lines("46,50 50,51 54,50", 1.3)
    p.lines("40,47 30,47/40,49 31,52/60,47 70,47/60,49 69,52", 0.9)
    lantern(p.at(8, 44, 1.5))
    p.limb(FUR, "42,94 36,97", 7, 5, shade=0)
    p.limb(FUR, "58,94 64,97", 7, 5, shade=0)


def scribe(p: Plate) -> None:
    """A mouse bent over a page; the quill is bigger than its arm, and its tail has been in the ink."""
    ground(p, 92)
    p.lines("66,84 84,92 96,82 88,72 80,78", 3.4, BARK)
    p.dots("80,78", 3, INK)
    p.shape(ASH, "40,60 48,44 62,42 74,54 78,76 72,91 50,92 44,78", cuts=9)
    p.shape(BARK, "2,66! 44,52! 46,57! 40,60! 42,93! 36,93! 34,63! 12,70! 12,93! 6,93! 6,71! 3,71!", 1.4)
    p.shape(PAPER, "6,63! 38,52! 40,48! 12,56!", 0.8)
    p.lines("14,59 20,57/18,59.5 24,57/26,55 32,53", 1.2)
    p.round(ASH, 57, 28, 10.5)
    p.dots("57.5,29", 5.6, BERRY)
    p.shape(ASH, "24,45! 32,34 46,30 56,38 54,50 42,54 30,50", 1.6)
    p.round(ASH, 45, 27, 8)
    p.dots("44.6,28", 4, BERRY)
    p.dots("25,45.5", 2.2, BERRY)
    p.eye(37, 41, 2)
    whiskers(p, 29, 47)
    p.shape(PAPER, "32,62! 40,52 52,30 66,10 84,2! 80,20! 84,20! 74,32 58,48! 58,44! 48,54!", 1.4)
    p.lines("32,63 54,38 78,8", 1.4)
    p.lines("58,34 60,42/64,26 68,36/70,18 76,26/56,35 50,38/62,26 58,26/70,15 68,14", 1)
    p.limb(ASH, "54,62 44,66 36,58", 7, 6, 5)
    p.shape(KIND, "47,52! 58,47! 70,54 60,58 50,58", 1.2)
    p.limb(ASH, "60,90 52,93 44,92", 7, 6, 4)
    p.shape(COAL, "16,48! 23,46! 24,53! 17,56!", 0)


def baker(p: Plate) -> None:
    """A hamster sliding a loaf off a long peel; flour on its nose."""
    ground(p, 93)
    p.shape(ASH, "74,94! 74,50 82,40 99,38! 99,94!", cuts=6)
    p.shape(RUST, "84,82! 84,62 90,54 99,52! 99,82!", 0)
    p.patch(STRAW, "89,82! 92,72 94,64 99,60! 99,82!")
    p.shape(FUR, "14,60 22,46 40,44 52,54 56,76 50,92 22,93 12,80", cuts=8)
    p.patch(PAPER, "38,58 50,62 54,78 46,90 36,84")
    p.round(FUR, 20, 29, 5.4)
    p.shape(FUR, "16,42 20,30 34,24 48,30 56,40 52,50 38,55 22,52", 1.6)
    p.patch(PAPER, "40,44 50,38 56,41 52,50 42,53 36,50")
    p.eye(42, 36, 2.2)
    p.dots("54.5,39", 2.2, PAPER)
    p.dots("56,40", 1.6)
    p.dots("50,35 52,44 47,41", 0.9, PAPER)
    p.shape(PAPER, "20,27! 18,18 12,12 20,4 30,6 38,1 46,7 48,16 42,20 44,28!", 1.6)
    p.lines("28,24 27,17/35,24 35,16", 1.4)
    p.shape(KIND, "18,56! 40,56! 52,66 50,92! 22,93! 14,78", 1.4)
    p.limb(BARK, "4,76 40,71 62,68", 2.6, 2.6, 2.6)
    p.shape(BARK, "60,63! 84,60! 86,69! 61,73!", 1)
    p.shape(STRAW, "64,62 68,54 78,52 84,58 82,63", 1.2)
    p.lines("68,60 69,56/73,60 74,55/78,60 79,56", 1.3)
    p.limb(FUR, "26,62 34,74 42,71", 8, 7, 5)
    p.limb(FUR, "18,62 14,72 16,76", 7, 6, 5)
    p.limb(FUR, "28,92 38,94", 6, 4, shade=0)


def chip_sweep(p: Plate) -> None:
    """A squirrel on the ridge, chimney brush up, soot all about."""
    p.shape(COAL, "62,26 56,18 62,10 70,12 76,4 86,8 90,2 98,8 97,20 90,28 78,24 72,30", 0)
    p.shape(ASH, "64,34! 84,34! 84,96! 64,90!", 1.4)
    p.shape(BERRY, "61,29! 87,29! 87,36! 61,36!", 1)
    p.lines("64,46 74,46/74,54 84,54/64,62 74,62", 1.1)
    p.shape(KIND, "0,99! 48,72! 98,99!", 1.6)
    p.lines(
        "20,93 28,93 32,90/36,88 44,88 48,85/34,96 42,96 46,93/54,88 62,90 64,86/52,96 60,97 64,94/70,96 76,97 78,94",
        1.4,
        PAPER,
    )
    p.shape(RUST, "44,72 56,70 60,56 52,46 56,34 48,26 40,34 44,44 36,48", 0)
    p.shape(RUST, "46,76 58,72 62,56 54,46 58,34 50,24 38,30 36,42 44,50 44,62", cuts=7)
    p.shape(RUST, "28,50 36,46 44,52 47,66 44,76 30,76 25,64", 1.6)
    p.patch(PAPER, "27,56 33,54 35,66 32,74 28,70")
    p.shape(RUST, "30,37! 32,27! 36,36!", 1)
    p.shape(RUST, "20,44! 24,37 32,34 40,39 40,47 32,52 24,50", 1.4)
    p.shape(RUST, "36,37! 40,28! 41,40!", 1)
    p.dots("20,44.5", 1.6)
    p.eye(29, 42, 2)
    p.limb(RUST, "30,56 20,54 14,46", 5, 4.5, 4)
    p.limb(BARK, "18,62 14,40 12,20", 2.2, 2.2, shade=0)
    p.shape(COAL, jagged(12, 15, 6, 13, 0, 360, 12), 0)
    p.dots("12,15", 3, ASH)
    p.limb(RUST, "32,75 24,79", 7, 5, shade=0)
    p.limb(RUST, "42,74 52,79", 7, 5, shade=0)


def harvester(p: Plate) -> None:
    """A field mouse swinging a sickle into the corn, a poppy behind its ear."""
    for x, top, lean in ((8, 22, -3), (20, 12, -1), (90, 16, 4), (79, 30, 2), (98, 34, 0)):
        p.lines(f"{x - lean},97 {x},{top + 30} {x + lean},{top}", 2.2, STRAW)
        for step in range(4):
            y = top + 5 * step
            p.shape(STRAW, f"{x + lean},{y + 5}! {x + lean - 5},{y + 1} {x + lean - 4},{y - 5}! {x + lean},{y}!", 0)
            p.shape(STRAW, f"{x + lean},{y + 5}! {x + lean + 5},{y + 1} {x + lean + 4},{y - 5}! {x + lean},{y}!", 0)
    p.lines("56,84 74,92 84,82 80,74", 2.6, BARK)
    p.shape(FUR, "36,58 44,46 58,46 66,60 66,80 58,92 42,92 34,78", cuts=7)
    p.patch(PAPER, "38,62 45,58 49,74 44,88 38,80")
    p.limb(FUR, "58,56 70,46 72,34", 7, 5.5, 5)
    p.round(FUR, 57, 28, 8.6)
    p.dots("57,29", 4.6, RUST)
    p.shape(FUR, "27,43! 36,33 48,29 59,36 58,48 46,53 34,50", 1.6)
    p.round(FUR, 45, 26, 7)
    p.dots("28,43.5", 1.8)
    p.eye(40, 40, 2)
    whiskers(p, 33, 46)
    p.shape(BERRY, "30,28 26,20 31,14 37,16 43,14 47,21 43,28 36,30", 1)
    p.dots("36.5,22", 2.4)
    p.limb(BARK, "72,42 73,30", 3, 3, shade=0)
    p.shape(ASH, "72,31! 76,14 64,2 44,1 30,10! 46,8 60,12 67,20 69,31!", 1.6)
    p.limb(FUR, "46,60 34,66 24,62", 7, 5.5, 5)
    p.shape(KIND, "38,56! 60,50! 67,60 54,64 40,64", 1.2)
    p.limb(FUR, "46,90 36,94", 7, 5, shade=0)
    p.limb(FUR, "58,90 66,95", 7, 5, shade=0)


def chipsmith(p: Plate) -> None:
    """A sturdy squirrel at the anvil, hammer high; the sparks are nuts."""
    ground(p, 93)
    p.shape(BARK, "12,94! 16,74! 40,74! 44,94!", cuts=5)
    p.shape(COAL, "2,58! 8,56! 10,54! 46,54! 46,60! 36,64! 34,68! 40,74! 14,74! 20,68! 18,64! 8,62!", 1.6)
    p.shape(RUST, "66,88 82,92 96,80 97,60 88,46 78,48 84,58 80,70", cuts=7)
    p.shape(BARK, "48,52 58,44 72,48 80,64 78,86 66,94 50,93 46,74", cuts=8)
    p.shape(KIND, "48,58! 60,58! 64,92! 49,93! 46,74", 1.4)
    p.limb(BARK, "66,54 80,40 74,22", 9, 7.5, 6)
    p.shape(BARK, "44,40! 50,30 60,27 68,32 70,44 60,50 50,49", 1.6)
    p.shape(BARK, "54,30! 56,17! 62,28!", 1)
    p.shape(BARK, "62,30! 68,20! 69,34!", 1)
    p.patch(PAPER, "44,41 50,38 55,44 50,48")
    p.dots("44,41", 1.9)
    p.eye(54, 37, 2)
    p.limb(STRAW, "84,26 72,16 60,6", 2.8, 2.8, 2.8)
    p.shape(ASH, "53,15! 62,2! 72,8! 62,21!", 1.6)
    p.limb(COAL, "46,66 34,54 24,50", 2.2, 2.2, 2.2, shade=0)
    p.limb(COAL, "46,62 36,51 26,48", 2.2, 2.2, 2.2, shade=0)
    p.shape(STRAW, "14,54! 16,48! 30,48! 30,54!", 0)
    p.limb(BARK, "56,60 52,68 45,64", 8, 7, 6)
    for x, y, turn in ((10, 38, -30), (26, 30, 10), (6, 20, 20), (36, 16, -20)):
        nut(p.at(x, y, 0.75, turn), STRAW, RUST)
    p.lines("14,46 8,44/24,44 24,38/32,44 38,38", 1.8, RUST)
    p.limb(BARK, "56,92 46,95", 7, 5, shade=0)


def woodcarver(p: Plate) -> None:
    """A beaver astride a log, chisel and mallet; the log is becoming a beaver."""
    ground(p, 93)
    p.shape(BARK, "62,72 78,70 92,78 97,92 88,97 76,94 66,84", 1.4)
    p.lines("72,76 84,90/78,74 92,88/70,82 84,78/74,88 90,82/80,93 94,88", 1.0)
    p.limb(FUR, "70,70 72,82 66,88", 10, 8, 6)
    p.shape(STRAW, "24,64! 96,62! 98,70 96,80! 24,82!", cuts=6)
    p.lines("40,69 52,70 62,69/46,76 60,77 72,76/84,68 90,68 95,67", 1.3)
    p.shape(STRAW, "26,84 12,86 4,78 2,68 8,60 18,57 28,62", 1.6)
    p.round(STRAW, 20, 58, 3.4, shade=0)
    p.eye(12, 67, 1.9)
    p.shape(PAPER, "5,78! 10,78! 10,84! 6,84!", 0)
    p.lines("2,72 5,74 9,73/16,76 20,78 24,76/18,66 22,67 26,66", 1.4)
    p.shape(BARK, "50,52 54,38 66,34 78,42 84,60 78,72 58,72 50,64", cuts=8)
    p.round(BARK, 68, 20, 4)
    p.shape(BARK, "42,30 46,20 58,14 70,20 72,32 64,42 50,41", 1.6)
    p.patch(FUR, "42,30 48,26 54,32 50,39 44,36")
    p.eye(54, 25, 2)
    p.dots("42.5,28", 2.2)
    p.shape(PAPER, "44,36! 50,37! 49,44! 44,43!", 0)
    p.shape(KIND, "52,42! 70,36! 78,44 66,48 54,48", 1.2)
    p.limb(BARK, "70,50 84,42 84,28", 8, 6.5, 5)
    p.limb(FUR, "84,34 82,18", 2.6, 2.6, shade=0)
    p.shape(FUR, "72,8! 90,6! 92,19! 74,21!", 1.4)
    p.limb(BARK, "56,52 46,58 38,54", 8, 6.5, 5)
    p.limb(ASH, "42,48 32,59 27,64", 2.6, 3, 1.4, shade=0)
    p.limb(BARK, "60,70 58,84 48,88", 11, 9, 6)
    p.lines("28,56 24,50 28,46/20,52 16,46 20,42", 1.8, STRAW)


DRAWN: Final = {
    "innkeeper": innkeeper,
    "scribe": scribe,
    "baker": baker,
    "chip-sweep": chip_sweep,
    "harvester": harvester,
    "chipsmith": chipsmith,
    "woodcarver": woodcarver,
}
