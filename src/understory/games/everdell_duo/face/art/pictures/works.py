"""Constructions where something is made, dug or kept."""

from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import beads, ground, jagged
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


def crane(p: Plate) -> None:
    """A crane with a stone on its line; a stork does the work."""
    ground(p, 95)
    p.shape(BARK, "12,96! 14,90! 60,90! 62,96!", 1)
    p.limb(FUR, "30,92 40,12", 5, 4)
    p.limb(FUR, "48,92 42,12", 5, 4)
    p.rule("32,78 46,70/33,64 45,56/35,50 44,42/46,78 33,70/45,64 34,56", 1.8, BARK)
    p.limb(FUR, "8,34 40,20 94,6", 4, 5, 4)
    p.rule("41,4 12,33/41,4 90,7", 1.2, LINE)
    p.shape(COAL, "2,34! 16,32! 16,46! 2,47!", 1.2)
    p.rule("90,8 90,52", 1.4, LINE)
    p.lines("84,56 90,50 96,56", 1.6, LINE)
    p.shape(ASH, "80,58! 92,55! 99,62! 98,74! 84,76! 79,68!", cuts=6)
    p.shape(KIND, "41,2! 41,-1! 56,2! 41,7!", 0)
    p.limb(BERRY, "72,76 72,95", 2, 1.8, shade=0)
    p.limb(BERRY, "67,76 66,95", 2, 1.8, shade=0)
    p.shape(PAPER, "60,72 64,64 72,62 80,72 88,82! 74,80 64,80", 1.4)
    p.patch(INK, "74,74! 84,78! 90,85! 78,81!")
    p.limb(PAPER, "64,68 60,60 62,52", 6, 4, 4)
    p.round(PAPER, 61, 49, 4.4, shade=0)
    p.shape(BERRY, "58,47! 46,54! 58,52!", 0)
    p.dots("60.4,48", 1.2)


def storehouse(p: Plate) -> None:
    """A house cut open: its shelves are full."""
    ground(p, 95)
    p.shape(BARK, "8,96! 8,34! 92,34! 92,96!", 1.6)
    p.shape(KIND, "2,36! 50,2! 98,36! 94,41! 6,41!", 1.6)
    p.shape(MIST, "14,92! 14,42! 86,42! 86,92!", 0)
    p.limb(BARK, "12,58 88,58", 3, 3, shade=0)
    p.limb(BARK, "12,75 88,75", 3, 3, shade=0)
    beads(p, "20,52 28,52 36,52 24,45 32,45", 4.2, BERRY)
    for x in (46, 54, 62):
        p.shape(RUST, f"{x - 3},57! {x - 4},49 {x - 2},45! {x + 2},45! {x + 4},49 {x + 3},57!", 1)
    p.shape(ASH, "70,57! 70,46! 82,46! 82,57!", 1)
    p.lines("70,46 82,57/82,46 70,57", 1.2)
    for y in (64, 70):
        for x in (19, 27, 35, 43):
            p.round(FUR, x, y, 3.6, shade=0)
            p.dots(f"{x},{y}", 1, BARK)
    p.shape(STRAW, "52,74! 50,64 58,60 66,64 64,74!", 1)
    p.shape(STRAW, "68,74! 66,65 74,61 83,65 81,74!", 1)
    beads(p, "21,87 30,87 39,87 25.5,81 34.5,81", 4.6, ASH)
    p.shape(BARK, "52,92! 50,84 52,77! 66,77! 68,84 66,92!", 1)
    p.rule("51,81 67,81/51,88 67,88", 1.4)
    p.shape(LEAF, "72,92! 70,80! 84,80! 82,92!", 1)
    p.shape(STRAW, "44,24! 50,18! 56,24! 50,30!", 0)


def mine(p: Plate) -> None:
    """A cart full of stone comes out of a hill."""
    p.shape(LEAF, "0,99! 4,58 18,30 40,14 62,12 82,28 95,56 100,99!", cuts=8)
    p.lines("22,44 26,36 32,32/70,24 78,32 82,40/12,66 15,58/88,60 90,70/48,18 56,18", 1.8)
    p.shape(INK, "24,92! 24,56 34,42 50,38 66,42 76,56 76,92!", 0)
    p.limb(FUR, "25,95 24,50", 6, 6)
    p.limb(FUR, "75,95 76,50", 6, 6)
    p.limb(FUR, "16,48 50,42 84,48", 6, 7, 6)
    p.shape(KIND, "44,30! 56,30! 56,40! 44,40!", 0)
    p.rule("46,33 54,37/54,33 46,37", 1.4, PAPER)
    p.rule("34,99 44,80/66,99 56,80", 2, ASH)
    p.shape(ASH, "32,64! 38,54! 48,58! 54,50! 62,56! 68,64!", 1.2)
    p.lines("38,58 42,62/54,54 52,61/62,58 60,63", 1.3)
    p.shape(WATER, "50,55! 54,50! 58,55! 54,61!", 0)
    p.shape(RUST, "26,64! 74,64! 68,86! 32,86!", cuts=4)
    p.rule("28,70 72,70", 2)
    p.round(COAL, 38, 90, 6.4)
    p.round(COAL, 62, 90, 6.4)
    p.dots("38,90 62,90", 2, PAPER)


def barn(p: Plate) -> None:
    """Doors wide open, hay to the roof and out of it."""
    ground(p, 95)
    p.shape(BERRY, "14,94! 14,44! 26,20! 50,8! 74,20! 86,44! 86,94!", 1.6)
    p.lines("20,50 20,90/80,50 80,90", 1.4)
    p.shape(KIND, "8,48! 22,18! 50,2! 78,18! 92,48! 86,48! 73,23! 50,11! 27,23! 14,48!", 1.4)
    p.shape(STRAW, "26,94! 26,50 34,42 42,44 50,36 60,43 68,42 74,52 74,94!", 1.2)
    p.lines(
        "32,90 38,76 36,62/44,92 46,78 42,66/54,90 54,74 60,60/66,92 64,78 68,66/40,60 46,54 44,48/56,56 60,52 62,46/"
        "30,72 34,64 32,56/48,68 52,60 50,50/60,86 70,80/32,82 42,78",
        1.6,
    )
    p.shape(STRAW, "12,96! 20,88 34,86 50,90 66,86 82,89 90,96!", 1)
    p.shape(FUR, "26,50! 26,94! 10,98! 10,46!", 1.4)
    p.rule("26,52 10,94/10,50 26,90", 2, PAPER)
    p.shape(FUR, "74,50! 74,94! 90,98! 90,46!", 1.4)
    p.rule("74,52 90,94/90,50 74,90", 2, PAPER)
    p.shape(STRAW, "42,30! 44,20 50,17 56,20 58,30!", 0.8)
    p.lines("46,30 44,36/50,29 50,36/54,30 57,35", 1.6, STRAW)


def kiln(p: Plate) -> None:
    """Round as a bottle, its mouth glowing."""
    ground(p, 95)
    p.shape(RUST, "14,94! 16,68 28,48 38,34 40,14! 60,14! 62,34 72,48 84,68 86,94!", cuts=9)
    p.shape(BARK, "36,10! 64,10! 62,17! 38,17!", 1)
    p.lines(
        "40,26 50,27 60,26/36,38 44,39/56,39 64,38/28,50 38,51/62,51 72,50/20,62 28,63/72,63 80,62/18,76 26,77/"
        "74,77 83,76/17,88 24,88/76,88 84,88",
        1.5,
    )
    p.shape(INK, "30,94! 30,70 38,58 50,54 62,58 70,70 70,94!", 0)
    p.patch(STRAW, "34,94! 34,74 42,66 44,74 50,60! 56,74 60,66 66,76 66,94!")
    p.patch(PAPER, "42,94! 42,84 48,80 50,74! 54,82 58,86 58,94!")
    p.shape(KIND, "76,82! 98,82! 98,86! 76,86!", 0.8)
    p.shape(STRAW, "80,82! 78,74 82,68! 90,68! 94,74 92,82!", 1.2)
    p.lines("80,74 86,75 92,74", 1.2)
    p.shape(BARK, "2,96! 2,88! 22,86! 22,96!", 1)
    p.dots("6,92 12,91 18,91", 2, STRAW)
    p.lines("50,9 44,5 52,0/58,8 66,6 70,0", 2.4, LINE)


def sawmill(p: Plate) -> None:
    """A wheel in the stream; half of a log is boards already."""
    p.shape(FUR, "40,72! 40,30! 92,30! 92,72!", 1.4)
    p.lines("46,36 46,68/54,36 54,68/86,36 86,68", 1.4)
    p.shape(KIND, "34,34! 46,10! 98,10! 99,34!", 1.6)
    p.lines("50,16 46,30/62,14 60,30/74,14 74,30/86,14 88,30", 1.4)
    p.shape(INK, "62,72! 62,48! 82,48! 82,72!", 0)
    p.shape(ASH, jagged(72, 60, 9, 12.5, 0, 360, 12), 0)
    p.dots("72,60", 2.4)
    p.shape(STRAW, "46,70! 100,70! 100,80! 46,80!", 1.2)
    p.rule("46,73.3 70,73.3/46,76.6 70,76.6", 1.1)
    p.shape(BARK, "72,68! 99,68! 99,82! 72,82!", 1.4)
    p.lines("78,72 90,73/80,77 94,78", 1.4)
    p.wash(WATER, "0,86 20,82 50,86 76,83 100,86 100,99 0,99")
    p.round(BARK, 26, 66, 25)
    p.round(MIST, 26, 66, 17.5, shade=0)
    p.limb(BARK, "2,66 50,66", 3.4, 3.4, shade=0)
    p.limb(BARK, "26,42 26,90", 3.4, 3.4, shade=0)
    p.limb(BARK, "9,49 43,83", 3.4, 3.4, shade=0)
    p.limb(BARK, "43,49 9,83", 3.4, 3.4, shade=0)
    p.round(STRAW, 26, 66, 4.4)
    p.lines("4,92 16,89 28,92/36,95 50,92 62,95/70,92 82,90 94,92", 1.8, LINE)


def beehive(p: Plate) -> None:
    """A straw skep with a door, and a queue before it."""
    ground(p, 95)
    p.shape(BARK, "16,94! 20,86! 84,86! 88,94!", 1)
    for y, wide in ((80, 34), (70, 34), (60, 32), (50, 29), (40, 24), (30, 18), (21, 10)):
        p.limb(STRAW, f"{52 - wide},{y} 52,{y + 2} {52 + wide},{y}", 9, 11, 9)
    p.limb(STRAW, "52,16 53,8", 5, 5)
    p.lines(
        "30,78 32,83/44,80 46,85/62,80 60,85/76,78 74,83/26,68 28,73/40,70 42,75/66,70 64,75/78,68 76,73/34,58 36,63/"
        "50,60 50,65/70,58 68,63/40,48 42,53/62,48 60,53/46,38 47,43/58,38 57,43",
        1.5,
    )
    p.shape(KIND, "42,86! 42,74 52,66 62,74 62,86!", 1.2)
    p.patch(INK, "46,86! 46,76 52,71 58,76 58,86!")
    for x, y in ((10, 62), (24, 76), (6, 82), (90, 40), (80, 14), (14, 34)):
        p.shape(PAPER, f"{x},{y - 3}! {x - 5},{y - 9} {x + 1},{y - 10}", 0)
        p.shape(PAPER, f"{x + 1},{y - 3}! {x + 6},{y - 10} {x + 8},{y - 5}", 0)
        p.round(STRAW, x, y, 5.4, 3.8, shade=0)
        p.rule(f"{x - 1.5},{y - 3.4} {x - 1.5},{y + 3.4}/{x + 2},{y - 3.4} {x + 2},{y + 3.4}", 1.8)


def workshop(p: Plate) -> None:
    """A bench under a lean-to; everything hangs."""
    ground(p, 95)
    p.shape(FUR, "8,96! 8,20! 92,20! 92,96!", 0)
    p.lines("22,24 22,64/36,24 36,64/50,24 50,64/64,24 64,64/78,24 78,64", 1)
    p.shape(KIND, "2,24! 10,4! 90,4! 98,24!", 1.6)
    p.lines("22,8 18,20/36,8 34,20/50,8 50,20/64,8 66,20/78,8 82,20", 1.4)
    p.rule("12,30 88,30", 1.8)
    p.limb(STRAW, "19,34 19,50", 2.4, 2.4, shade=0)
    p.shape(ASH, "12,48! 26,48! 26,56! 12,56!", 1)
    p.shape(ASH, "32,32! 46,32! 44,58! 40,58!", 0.8)
    p.shape(STRAW, "33,30! 45,30! 44,36! 35,36!", 0)
    p.round(STRAW, 58, 42, 8)
    p.dots("58,42", 5, FUR)
    p.rule("54,30 56,36/62,30 60,36", 1.2)
    p.limb(STRAW, "73,32 73,44", 3, 3, shade=0)
    p.shape(ASH, "71,44! 75,44! 74,60! 72,60!", 0)
    p.limb(COAL, "82,32 84,46 80,56", 2, 2, 2, shade=0)
    p.limb(COAL, "86,32 82,46 87,56", 2, 2, 2, shade=0)
    p.shape(STRAW, "4,66! 96,66! 96,74! 4,74!", 1.2)
    p.shape(BARK, "12,74! 20,74! 20,96! 12,96!", 1)
    p.shape(BARK, "80,74! 88,74! 88,96! 80,96!", 1)
    p.shape(BARK, "56,66! 58,56! 70,56! 74,66!", 1)
    p.lines("30,66 34,62 30,59 26,62/40,66 44,63", 1.6)
    p.lines("36,92 42,88 38,84 34,88/50,93 56,90/62,94 66,88 70,92", 1.8, STRAW)


def granary(p: Plate) -> None:
    """On four staddle stones, out of reach; a mouse looks up."""
    ground(p, 95)
    for x in (22, 50, 78):
        p.shape(ASH, f"{x - 4},95! {x - 3},74! {x + 3},74! {x + 4},95!", 1.2)
        p.shape(ASH, f"{x - 10},75! {x - 7},70 {x},68 {x + 7},70 {x + 10},75!", 1.2)
    p.shape(BARK, "12,68! 14,62! 86,62! 88,68!", 1)
    p.shape(STRAW, "18,62! 14,32! 86,32! 82,62!", cuts=5)
    p.lines("16,40 50,41 84,40/17,48 50,49 83,48/18,56 50,57 82,56", 1.6)
    p.shape(FUR, "42,62! 42,40! 58,40! 58,62!", 1)
    p.lines("42,62 58,40", 1.6)
    p.shape(KIND, "4,36! 20,20 32,8 50,3 68,8 80,20 96,36! 72,32 50,37 28,32", cuts=5)
    p.lines("30,28 36,20 40,10/50,30 50,20 50,9/70,28 64,20 60,10", 1.5)
    p.lines("36,89 30,90 30,95", 2, BARK)
    p.shape(ASH, "34,95 35,86 40,84 44,90 43,96", 1)
    p.round(ASH, 42, 82, 4.4, shade=0)
    p.round(ASH, 38.6, 78, 3.4, shade=0)
    p.dots("43.4,81", 1)


def greenhouse(p: Plate) -> None:
    """A bell jar over a jungle."""
    ground(p, 95)
    p.shape(WATER, "14,88! 14,48 22,24 38,13 50,11 62,13 78,24 86,48 86,88!", 1.4)
    p.lines("50,88 48,60 50,34/36,88 34,70 26,52/64,88 66,68 76,50", 2.6, BARK)
    for x, y, turn in ((50, 34, -60), (50, 34, -120), (50, 36, -10), (50, 36, 190), (49, 52, -30), (49, 52, 210)):
        q = p.at(x, y, 1, turn)
        q.shape(LEAF, "0,0! 8,-6 20,-4! 12,3", 1)
        q.lines("2,-1 10,-2 18,-4", 1)
    for x, y, turn in ((26, 54, 200), (27, 54, 280), (75, 52, -20), (75, 52, -100), (34, 72, 190), (66, 70, -10)):
        q = p.at(x, y, 0.8, turn)
        q.shape(LEAF, "0,0! 8,-6 20,-4! 12,3", 1)
    p.round(BERRY, 50, 30, 5)
    p.dots("50,30", 1.8, STRAW)
    p.round(STRAW, 24, 50, 3.6, shade=0)
    p.round(RUST, 60, 64, 4, shade=0)
    p.shape(BARK, "18,88! 18,80 34,77 50,80 66,77 82,80 82,88!", 1)
    p.lines("22,44 27,32 36,22", 3, PAPER)
    p.lines("20,56 20,50", 2.4, PAPER)
    p.round(KIND, 50, 7, 5)
    p.shape(KIND, "8,88! 92,88! 90,96! 10,96!", 1.4)


DRAWN: Final = {
    "crane": crane,
    "storehouse": storehouse,
    "mine": mine,
    "barn": barn,
    "kiln": kiln,
    "sawmill": sawmill,
    "beehive": beehive,
    "workshop": workshop,
    "granary": granary,
    "greenhouse": greenhouse,
}
