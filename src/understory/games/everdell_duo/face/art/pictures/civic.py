"""Constructions of stone and office: bridge, towers, courts, castle, palace, wall, monument."""

from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import ground
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
    MIST,
    PAPER,
    RUST,
    STRAW,
    WATER,
)


def bridge(p: Plate) -> None:
    """One arch over water; someone fishes from it."""
    p.wash(WATER, "0,74 30,70 70,72 100,68 100,97 0,98")
    p.shape(ASH, "0,92! 0,58! 22,46 50,38 78,46 100,58! 100,92! 84,92! 80,76 66,62 50,58 34,62 20,76 16,92!", cuts=7)
    p.lines(
        "22,72 14,66/31,62 26,54/42,57 40,49/58,57 60,49/69,62 74,54/78,72 86,66/4,68 12,68/88,68 96,68/4,80 12,80/"
        "88,80 96,80",
        1.6,
    )
    p.limb(KIND, "0,54 22,42 50,34 78,42 100,54", 4, 4, 4, 4, 4)
    p.lines("24,86 38,84 50,86/54,92 66,90 78,92/20,94 30,93", 1.6, LINE)
    p.shape(FUR, "54,34 54,24 60,20 67,25 68,37", 1.4)
    p.limb(FUR, "58,34 55,42", 4, 3, shade=0)
    p.round(FUR, 57, 17, 5.4)
    p.round(FUR, 61, 12, 3)
    p.shape(STRAW, "48,15! 54,9 62,9 66,15!", 1)
    p.limb(BARK, "58,28 40,16 24,8", 1.6, 1.4, 1.2, shade=0)
    p.rule("24,8 26,70", 0.8, LINE)
    p.round(BERRY, 26, 72, 2.2, shade=0)


def clock_tower(p: Plate) -> None:
    """Tall and narrow; on the round dial a bat is the hand."""
    ground(p, 95)
    p.shape(STRAW, "36,96! 38,46! 62,46! 64,96!", cuts=7)
    p.lines("38,58 46,58/52,66 62,66/38,74 45,74/54,80 63,80", 1.2)
    p.shape(COAL, "45,96! 45,84 50,79 55,84 55,96!", 0)
    p.shape(KIND, "28,19! 50,3! 72,19!", 1.4)
    p.shape(BARK, "30,18! 70,18! 68,50! 32,50!", 1.4)
    p.round(PAPER, 50, 34, 16.5)
    p.dots("50,21 63,34 50,47 37,34", 1.5)
    p.dots("56.5,23 61,27.5 61,40.5 56.5,45 43.5,45 39,40.5 39,27.5 43.5,23", 0.8)
    bat = p.at(50, 34, 1, 35)
    bat.patch(
        INK, "0,5! -3,1 -5,4! -7,1 -10,4! -9,-2 -4,-4 -2,-3! -2,-7! 0,-5! 2,-7! 2,-3! 4,-4 9,-2 10,4! 7,1 5,4! 3,1"
    )
    bat.lines("0,-4 0,-9 0,-13", 2.4)
    p.shape(BARK, "33,50! 67,50! 65,55! 35,55!", 1)
    p.lines("80,30 86,26 92,30/84,38 89,35 94,38/8,24 13,21 18,24", 1.4, LINE)


def courthouse(p: Plate) -> None:
    """A gable on columns that are mushrooms; scales of acorn cups hang in it."""
    ground(p, 95)
    p.shape(ASH, "6,97! 6,90! 94,90! 94,97!", 1)
    p.shape(ASH, "12,90! 12,84! 88,84! 88,90!", 1)
    p.shape(COAL, "20,84! 20,44! 80,44! 80,84!", 0)
    for x in (20, 40, 60, 80):
        p.limb(PAPER, f"{x},84 {x + 0.5},66 {x},50", 8, 6, 7)
        p.shape(BERRY, f"{x - 9},50! {x - 6},43 {x},40 {x + 6},43 {x + 9},50!", 1)
    p.shape(STRAW, "4,42! 50,4! 96,42!", 1.8)
    p.shape(KIND, "16,38! 50,11! 84,38!", 0)
    p.rule("50,14 50,34/38,20 62,20", 1.8, PAPER)
    p.rule("38,20 34,29/38,20 42,29/62,20 58,29/62,20 66,29", 0.9, PAPER)
    p.shape(STRAW, "32,28! 44,28! 42,34 38,35 34,34", 0.8)
    p.shape(STRAW, "56,28! 68,28! 66,34 62,35 58,34", 0.8)


def dungeon(p: Plate) -> None:
    """A grating in a root, and two eyes."""
    p.shape(BARK, "0,0! 100,0! 100,99! 86,99! 88,62 78,40 60,30 40,30 22,40 12,62 14,99! 0,99!", cuts=8)
    p.lines("8,10 20,22 10,44/30,6 40,18 34,26/60,4 66,14 84,24 92,48/6,60 8,80/94,64 93,82/48,8 52,20", 2.2)
    p.shape(INK, "14,99! 12,62 22,40 40,30 60,30 78,40 88,62 86,99!", 0)
    p.round(STRAW, 44, 58, 4.4, 4, shade=0)
    p.round(STRAW, 56, 58, 4.4, 4, shade=0)
    p.dots("44.6,58 56.6,58", 1.8)
    for x, top in ((26, 36), (38, 30), (50, 29), (62, 30), (74, 36)):
        p.limb(ASH, f"{x},{top} {x},99", 4, 4)
    p.limb(ASH, "14,72 86,72", 4.4, 4.4)
    p.limb(ASH, "15,46 85,46", 4, 4)
    p.shape(KIND, "44,66! 56,66! 56,78! 44,78!", 1)
    p.dots("50,71", 1.8)
    p.lines("50,71 50,76", 1.8)
    p.shape(LEAF, "80,0! 92,8 100,4! 100,0!", 0)


def bell_tower(p: Plate) -> None:
    """An open belfry on four legs; the bell is a bluebell."""
    ground(p, 95)
    p.limb(FUR, "30,40 22,96", 5, 6)
    p.limb(FUR, "70,40 78,96", 5, 6)
    p.rule("28,60 76,92/72,60 24,92", 2.2, BARK)
    p.rule("26,70 74,70", 3, BARK)
    p.limb(FUR, "40,40 38,96", 4, 4.4)
    p.limb(FUR, "60,40 62,96", 4, 4.4)
    p.shape(STRAW, "14,36! 22,34 40,8 50,1! 60,8 78,34 86,36! 84,42! 16,42!", 1.6)
    p.lines("30,32 38,22 44,10/44,34 47,24 48,12/58,34 54,24 52,12/70,32 62,22 56,10", 1.3)
    p.lines("50,42 56,44 58,50", 2.4, LEAF)
    p.shape(
        KIND,
        "50,46 58,48 64,58 66,70 74,78! 64,76! 60,82! 54,77! 50,84! 46,77! 40,82! 36,76! 26,78! 34,70 36,58 42,48",
        cuts=6,
    )
    p.rule("50,80 50,88", 1.8, LINE)
    p.round(STRAW, 50, 89, 3.4)
    p.lines("84,56 90,62 88,72/92,52 98,62 96,76/16,56 10,62 12,72/8,52 2,62 4,76", 2, LINE)


def guildhall(p: Plate) -> None:
    """A wide timbered gable with three signs: a boot, a pot, a key."""
    ground(p, 95)
    p.shape(PAPER, "8,94! 8,46! 50,14! 92,46! 92,94!", 1.4)
    p.rule("10,66 90,66/28,36 28,94/72,36 72,94/28,46 50,66/72,46 50,66/8,94 28,66/92,94 72,66", 3, BARK)
    p.shape(BARK, "40,94! 40,78 50,70 60,78 60,94!", 1)
    p.rule("50,72 50,94", 1.4)
    p.shape(KIND, "0,50! 50,4! 100,50! 96,58! 50,17! 4,58!", 1.6)
    p.shape(STRAW, "43,30! 57,30! 57,42! 43,42!", 0)
    p.rule("50,30 50,42/43,36 57,36", 1.2)
    for x in (18, 50, 82):
        y = 52 if x == 50 else 72
        p.rule(f"{x},{y - 6} {x},{y}", 1.4)
        p.round(STRAW, x, y + 7, 8)
    p.patch(INK, "14,74! 18,74! 18,80! 24,82! 24,84! 14,84!")
    p.patch(INK, "45,55! 55,55! 54,62! 46,62!")
    p.rule("44,54 56,54", 1.8)
    p.dots("79,77", 2.8)
    p.rule("80,78 88,82/86,81 85,84", 1.6)


def castle(p: Plate) -> None:
    """Four acorn-capped towers on a rock."""
    p.shape(COAL, "3,97! 8,86! 5,80! 20,74! 30,66! 70,68! 82,74! 95,82! 91,88! 97,97!", cuts=7)
    for x, top, wide in ((36, 22, 12), (66, 26, 12)):
        p.shape(STRAW, f"{x - wide / 2},72! {x - wide / 2},{top}! {x + wide / 2},{top}! {x + wide / 2},72!", 1.6)
        p.shape(BARK, f"{x - 10},{top}! {x - 7},{top - 12} {x},{top - 16} {x + 7},{top - 12} {x + 10},{top}!", 1.4)
        p.rule(f"{x},{top - 16} {x},{top - 22}", 1.8)
    p.shape(
        STRAW,
        "22,74! 22,52! 30,52! 30,57! 38,57! 38,52! 46,52! 46,57! 55,57! 55,52! 63,52! 63,57! 71,57! 71,52! 79,52! "
        "79,75!",
        cuts=6,
    )
    for x, top in ((17, 46), (84, 46)):
        p.shape(STRAW, f"{x - 8},86! {x - 8},{top}! {x + 8},{top}! {x + 8},86!", 1.6)
        p.shape(BARK, f"{x - 12},{top}! {x - 8},{top - 14} {x},{top - 18} {x + 8},{top - 14} {x + 12},{top}!", 1.4)
        p.lines(
            f"{x - 7},{top - 4} {x - 4},{top - 11}/{x},{top - 3} {x},{top - 13}/{x + 7},{top - 4} {x + 4},{top - 11}", 1
        )
        p.rule(f"{x},{top - 18} {x},{top - 23}", 1.8)
        p.rule(f"{x},{top + 8} {x},{top + 16}", 2.4)
    p.shape(INK, "43,74! 43,66 50,59 57,66 57,74!", 0)
    p.rule("36,30 36,38/66,34 66,42", 2.2)
    p.shape(KIND, "36,0! 52,4! 36,9!", 0)
    p.rule("36,0 36,10", 1.6)


def palace(p: Plate) -> None:
    """Terraces with domes, and water that falls from one to the next."""
    p.shape(PAPER, "4,98! 4,76! 96,76! 96,98!", 1.4)
    p.shape(PAPER, "16,76! 16,54! 84,54! 84,76!", 1.4)
    p.shape(PAPER, "30,54! 30,34! 70,34! 70,54!", 1.4)
    p.shape(KIND, "34,34! 32,22 40,14 50,4! 60,14 68,22 66,34!", cuts=5)
    for x, y in ((22, 54), (78, 54), (10, 76), (90, 76)):
        p.shape(STRAW, f"{x - 6},{y}! {x - 6},{y - 7} {x},{y - 13}! {x + 6},{y - 7} {x + 6},{y}!", 1)
    for x, y in ((36, 42), (64, 42), (22, 62), (34, 62), (66, 62), (78, 62), (12, 84), (26, 84), (74, 84), (88, 84)):
        p.patch(INK, f"{x - 3},{y + 8}! {x - 3},{y + 1} {x},{y - 2} {x + 3},{y + 1} {x + 3},{y + 8}!")
    p.shape(WATER, "45,42 50,38 55,42! 55,54! 60,56! 60,76! 67,79! 67,98! 33,98! 33,79! 40,76! 40,56! 45,54!", 0)
    p.lines(
        "48,44 48,52/52,44 52,52/45,58 45,74/50,57 50,74/55,58 55,74/39,80 39,96/45,80 45,96/55,80 55,96/61,80 61,96",
        1.3,
        PAPER,
    )


def wall(p: Plate) -> None:
    """It runs off both sides; one brick looks back."""
    p.wash(MIST, "0,20 30,10 70,16 100,8 100,60 0,60")
    tops = " ".join(
        f"{x},{y}!"
        for start in (2, 24, 46, 68, 90)
        for x, y in ((start, 38), (start, 26), (start + 12, 26), (start + 12, 38))
    )
    p.shape(ASH, f"0,38! {tops} 100,26! 100,92! 0,92!".replace("102,26! 102,38! ", ""), cuts=6)
    p.rule("0,52 100,52/0,66 100,66/0,80 100,80", 1.3)
    p.rule(
        "16,38 16,52/40,38 40,52/64,38 64,52/88,38 88,52/6,52 6,66/28,52 28,66/76,52 76,66/16,66 16,80/40,66 40,80/"
        "64,66 64,80/88,66 88,80/28,80 28,92/52,80 52,92/76,80 76,92",
        1.3,
    )
    p.shape(KIND, "40,52! 64,52! 64,66! 40,66!", 1.6)
    p.dots("48,58 57,58", 2.6, PAPER)
    p.dots("48.8,58.4 57.8,58.4", 1.3)
    p.lines("49,62.6 53,63.6 57,62.6", 1.2)
    p.shape(LEAF, "0,99! 0,90 12,86 20,92 34,88 46,93 62,88 76,93 90,87 100,91! 100,99!", 0)


def monument(p: Plate) -> None:
    """A very large nut on a very small plinth."""
    ground(p, 96)
    p.shape(ASH, "30,98! 30,92! 70,92! 70,98!", 1)
    p.shape(ASH, "38,92! 38,80! 62,80! 62,92!", 1.2)
    p.patch(KIND, "42,83! 58,83! 58,89! 42,89!")
    p.shape(RUST, "22,38 26,58 38,72 50,81! 62,72 74,58 78,38", cuts=12)
    p.shape(BARK, "14,40! 16,24 30,12 50,9 70,12 84,24 86,40! 68,44 50,45 32,44", 2)
    p.lines("22,38 24,28 32,18/34,41 35,28 40,16/50,42 50,28 50,14/66,41 65,28 60,16/78,38 76,28 68,18", 1.6)
    p.lines("18,30 34,24 50,23/50,23 66,24 82,30/16,36 34,33 50,32/50,32 66,33 84,36", 1.4)
    p.limb(BARK, "50,10 54,1", 5, 4)
    p.lines("32,52 36,60 42,68", 3, STRAW)


DRAWN: Final = {
    "bridge": bridge,
    "clock-tower": clock_tower,
    "courthouse": courthouse,
    "dungeon": dungeon,
    "bell-tower": bell_tower,
    "guildhall": guildhall,
    "castle": castle,
    "palace": palace,
    "wall": wall,
    "monument": monument,
}
