"""Creatures with long backs and sharp faces: badgers, a fox, a stoat, an otter, a weasel."""

from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import ground, nut, scalloped
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


def judge(p: Plate) -> None:
    """A badger behind a stump, gavel up, wigged in moss."""
    p.shape(COAL, "16,72 20,54 34,46 60,46 74,54 80,72", 1.6)
    p.shape(KIND, "20,74! 24,56 38,50 47,60 56,50 68,56 74,74!", 1.2)
    p.shape(PAPER, "42,52! 52,52! 54,68! 47,64! 40,68!", 0.8)
    p.limb(COAL, "68,62 82,56 82,40", 10, 8, 6)
    p.shape(PAPER, "30,30 38,18 47,14 56,18 64,30 60,44 53,56 47,58 41,56 34,44", 1.6)
    p.patch(INK, "35,22 41,20 44,36 42,50 36,44 33,32")
    p.patch(INK, "59,22 53,20 50,36 52,50 58,44 61,32")
    p.shape(INK, "43,52! 51,52! 47,58!", 0)
    p.dots("39.5,36 54.5,36", 2.2, PAPER)
    p.dots("39.8,36.4 54.2,36.4", 1.2)
    p.shape(
        LEAF,
        f"{scalloped(47, 34, 24, 5, 140, 400, 10)} 62,42 62,28 54,18 47,16 40,18 32,28 32,42",
    )
    p.lines("29,20 34,16/36,13 42,11/50,11 56,13/60,16 65,20/24,30 25,36/69,30 68,36/26,46 29,50/67,46 64,50", 1.6)
    p.limb(BARK, "74,44 92,34", 3, 3, shade=0)
    p.shape(BARK, "84,42! 76,22! 88,17! 96,37!", 1.6)
    p.lines("80,34 92,29", 1.6)
    p.shape(FUR, "6,96! 10,78! 8,72! 92,72! 88,78! 94,96!", cuts=10)
    p.shape(STRAW, "6,72 20,67 48,65 78,67 93,72 78,77 48,79 20,77", 0)
    p.lines("20,72 48,68 76,72/30,73 48,71 66,73/40,75 50,74 60,75", 1.2)
    p.limb(COAL, "26,66 32,72", 8, 8, shade=0)


def mason(p: Plate) -> None:
    """A bent badger that has walled itself in and lays the last stone."""
    p.shape(ASH, "40,40 44,24 60,20 78,30 86,50 86,72 40,72", cuts=7)
    p.shape(PAPER, "20,50! 26,38 38,30 50,32 54,44 46,54 32,57", 1.4)
    p.patch(INK, "29,42 40,34 52,36 53,43 40,43 30,50")
    p.dots("20,51", 2.6)
    p.dots("38,40", 2, PAPER)
    p.dots("38,40.4", 1.2)
    p.round(COAL, 52, 28, 4.4, shade=0)
    p.limb(ASH, "66,48 78,40 88,30", 11, 8, 6)
    p.limb(BARK, "84,36 90,24", 3, 2.6, shade=0)
    p.shape(KIND, "86,25! 95,27! 97,6!", 1.2)
    for y, starts in ((84, (-4, 18, 42, 64, 84)), (72, (-14, 8, 30, 54, 76)), (60, (-4, 60, 80))):
        for x in starts:
            p.shape(STRAW if (x + y) % 3 else FUR, f"{x},{y}! {x + 21},{y - 1}! {x + 21},{y + 11}! {x},{y + 11}!", 1)
    p.shape(FUR, "18,60! 28,60! 28,71! 18,71!", 0)
    p.shape(PAPER, "30,68! 57,68! 58,72! 29,72!", 0)
    p.shape(STRAW, "30,54! 50,52! 51,64! 31,66!", 1.4)
    p.limb(ASH, "60,54 58,60 50,58", 9, 8, 7)
    p.limb(ASH, "38,52 34,58", 8, 6)


def trail_guide(p: Plate) -> None:
    """A fox seen from behind that points uphill with its staff; a snail rides on the pack."""
    p.shape(LEAF, "0,99! 0,90 30,80 60,56 86,24 99,16! 99,99!", 0)
    p.lines("60,98 70,84 62,74 78,62 76,50 88,40 92,26", 3.6, PAPER)
    p.limb(RUST, "32,86 18,92 8,84 6,70", 7, 11, 12, 3)
    p.shape(PAPER, "4,80! 8,77! 12,79! 8,64!", 0)
    p.limb(COAL, "32,80 32,95", 8, 6)
    p.limb(COAL, "44,80 46,95", 8, 6)
    p.shape(RUST, "26,56 32,46 46,46 52,56 52,78 40,86 26,80", cuts=6)
    p.limb(RUST, "48,52 62,46 76,32", 8, 6.5, 5)
    p.dots("77,31", 3, COAL)
    p.shape(RUST, "26,22! 27,9! 36,18!", 1)
    p.shape(RUST, "54,22! 53,9! 44,18!", 1)
    p.patch(INK, "27.6,10! 32,15! 28,19!")
    p.patch(INK, "52.4,10! 48,15! 52,19!")
    p.shape(RUST, "26,30 30,20 40,16 50,20 54,30 49,42 40,46 31,42", 1.6)
    p.shape(KIND, "26,46! 54,46! 57,76! 40,80 23,76!", cuts=5)
    p.shape(KIND, "25,46! 55,46! 55,56 40,62 25,56", 1)
    p.dots("40,60", 2, STRAW)
    p.limb(BARK, "22,42 58,42", 7, 7)
    p.shape(STRAW, "30,38! 36,38 46,36 52,40! 44,41", 0)
    p.lines("50,38 54,33/48,38 50,32", 1.2)
    p.round(STRAW, 39, 33, 6)
    p.lines("36,34 39,29 42,33 39,35", 1.5)
    p.limb(RUST, "30,52 20,58 18,50", 7, 6, 5)
    p.limb(BARK, "16,20 18,56 22,96", 2.6, 2.6, 2.6)


def juggler(p: Plate) -> None:
    """A slim stoat, three nuts in the air, a fourth behind its back."""
    ground(p, 93)
    p.limb(FUR, "54,84 70,88 84,78 86,66", 4, 5, 5, 4)
    p.limb(INK, "86,68 84,60 88,54", 4.6, 5, 2, shade=0)
    p.shape(FUR, "42,52 47,42 56,44 61,56 62,74 58,90 44,91 40,74", cuts=6)
    p.patch(PAPER, "43,52 50,48 53,64 51,84 45,88 42,72")
    p.limb(FUR, "58,54 70,60 66,70", 5, 4.5, 4)
    nut(p.at(67, 74, 1.0, 30), BARK, RUST)
    p.shape(FUR, "34,37! 40,29 50,26 58,32 57,42 48,47 39,44", 1.6)
    p.round(FUR, 53, 26, 3.8)
    p.patch(PAPER, "35,38 41,36 47,42 42,45")
    p.dots("34.5,37.5", 1.6)
    p.eye(44, 34, 1.9)
    p.shape(KIND, "42,47! 60,44! 62,52! 43,54!", 1)
    p.shape(KIND, "56,52! 63,50! 66,62! 60,60!", 0.8)
    p.limb(FUR, "46,56 32,54 24,44", 5, 4.5, 4)
    p.lines("24,38 20,24 30,12/36,12 42,8/56,8 64,12/70,14 78,26 78,40", 1.3, LINE)
    nut(p.at(22, 22, 1.25, -30), BARK, RUST)
    nut(p.at(48, 12, 1.25, 15), BARK, RUST)
    nut(p.at(76, 20, 1.25, 40), BARK, RUST)
    p.limb(FUR, "48,90 40,94", 5, 4, shade=0)
    p.limb(FUR, "56,90 64,94", 5, 4, shade=0)


def wanderer(p: Plate) -> None:
    """An otter on its back in the river, bindle on its paws, reading the sky."""
    p.spot(STRAW, 80, 16, 8)
    p.lines("14,16 20,12 26,16/22,18 28,14 34,18", 1.4, LINE)
    p.wash(WATER, "0,58 22,53 50,57 78,53 100,57 100,94 70,97 34,95 0,96")
    p.lines("4,64 14,61 24,64/76,62 86,60 96,63", 1.4, LINE)
    p.shape(BARK, "14,60 20,52 34,52 56,50 76,54 92,60 99,70! 82,72 60,78 34,78 18,72", cuts=8)
    p.patch(STRAW, "26,56 44,52 66,53 80,58 66,63 44,64 30,62")
    p.shape(BARK, "4,56 8,46 18,42 27,47 28,58 20,66 9,65", 1.6)
    p.patch(STRAW, "5,53 8,48 13,50 12,57 7,59")
    p.round(BARK, 24, 60, 3.4, shade=0)
    p.dots("5.5,49.5", 2)
    p.lines("14,44 17,46 20,45", 1.8)
    p.lines("8,54 2,50/9,56 3,56", 1, LINE)
    p.limb(BARK, "38,60 42,50 36,44", 7, 6, 5)
    p.limb(BARK, "52,60 56,48 50,42", 7, 6, 5)
    p.limb(FUR, "26,52 44,40 68,24", 2.4, 2.4, 2.4)
    p.shape(KIND, "68,26! 62,32 66,42 78,44 86,36 82,26 74,22", 1.6)
    p.lines("70,27 74,18/70,27 64,18", 3, KIND)
    p.dots("70,36 78,36 74,30 80,30", 1.2, PAPER)
    p.limb(BARK, "80,58 84,50 90,50", 6, 5, 4)
    p.lines("8,76 26,82 48,80/40,88 60,86 82,88/72,80 86,78 96,80/10,90 22,92 32,90", 1.6, LINE)


def ranger(p: Plate) -> None:
    """A weasel crouched with a bent bow; ahead a skunk sleeps."""
    ground(p, 93)
    q = p.at(20, 86)
    q.shape(COAL, "-8,6 -8,-6 4,-13 16,-6 19,6", 1.4)
    q.lines("-7,-2 4,-10 17,-1", 4, PAPER)
    q.shape(COAL, "18,6 24,-4 20,-16 10,-20 10,-12 16,-6 12,2", 1)
    q.lines("18,2 20,-6 14,-15", 3, PAPER)
    q.shape(COAL, "-18,7! -13,-1 -4,-2 0,5 -6,8", 1)
    q.lines("-12,3 -10,4.4 -8,3", 1.6, PAPER)
    p.lines("3,62 9,62/9,62 3,69/3,69 9,69", 1.8, LINE)
    p.limb(RUST, "78,84 92,88 98,78", 5, 6, 3)
    p.shape(RUST, "50,48 60,46 72,56 84,72 82,88 60,91 52,78 56,66", cuts=8)
    p.patch(PAPER, "49,52 55,52 59,66 55,76 54,66")
    p.limb(RUST, "66,76 54,84 44,92", 11, 9, 5)
    p.shape(RUST, "36,38! 44,30 55,29 62,36 60,46 50,50 42,46", 1.6)
    p.shape(LEAF, "46,31! 44,22 52,16 64,22 70,34 68,46! 62,40 56,32", 1.4)
    p.lines("62,24 72,14 80,12", 4, BERRY)
    p.patch(PAPER, "37,39 44,38 49,45 44,47")
    p.dots("36.5,38.5", 1.7)
    p.eye(49, 36, 1.9)
    p.shape(BARK, "24,16! 17,26 12,48 20,68 30,76! 23,64 17,48 21,28", 1.2)
    p.lines("25,17 56,50/56,50 30,75", 1.1, LINE)
    p.limb(STRAW, "56,50 28,49 6,48", 1.6, 1.6, 1.6, shade=0)
    p.shape(ASH, "1,48! 9,44! 9,52!", 0)
    p.limb(RUST, "52,54 32,52 19,48", 6.5, 5, 4.5)
    p.limb(RUST, "66,58 72,52 58,50", 7, 6, 5)
    p.shape(KIND, "70,42! 78,44! 80,72! 72,72!", 1.4)
    p.lines("72,42 70,32/75,42 76,30/77,43 80,33", 2, PAPER)


DRAWN: Final = {
    "judge": judge,
    "mason": mason,
    "trail-guide": trail_guide,
    "juggler": juggler,
    "wanderer": wanderer,
    "ranger": ranger,
}
