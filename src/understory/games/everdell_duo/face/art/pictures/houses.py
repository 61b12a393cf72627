"""Constructions where someone lives, learns, sleeps or sings."""

from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import ground, scalloped
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


def tea_house(p: Plate) -> None:
    """Paper walls under a bent roof; a kettle's steam is the only smoke."""
    ground(p, 95)
    p.lines("64,30 58,20 68,14 62,4/72,30 68,22 76,16 72,8", 2.6, LINE)
    p.shape(KIND, "2,48! 16,44 34,28 42,24! 58,24! 66,28 84,44 98,48! 96,54! 50,50 4,54!", 1.8)
    p.lines("26,42 34,34 42,28/50,44 50,28/74,42 66,34 58,28", 1.4)
    p.shape(BARK, "40,24! 42,19! 58,19! 60,24!", 1)
    p.shape(PAPER, "12,84! 12,54! 88,54! 88,84!", 1)
    p.rule("12,64 36,64/12,74 36,74/20,54 20,84/28,54 28,84/64,64 88,64/64,74 88,74/72,54 72,84/80,54 80,84", 1.2, BARK)
    p.rule("12,54 12,86/36,54 36,86/64,54 64,86/88,54 88,86", 2.6, BARK)
    p.shape(STRAW, "38,84! 38,56! 62,56! 62,84!", 0)
    p.shape(COAL, "43,82! 41,74 45,68! 55,68! 59,74 57,82!", 1)
    p.lines("59,73 64,70", 2.4)
    p.lines("44,68 50,61 56,68", 1.6)
    p.shape(BARK, "4,84! 96,84! 94,90! 6,90!", 1)
    p.rule("14,90 14,97/50,90 50,97/86,90 86,97", 3, BARK)


def scriptorium(p: Plate) -> None:
    """A narrow house at night, one window lit; pages dry on a line."""
    p.shape(COAL, "2,4! 98,2! 97,96! 3,97!", 0)
    p.dots("14,14 30,8 84,12 92,34 8,38", 1, PAPER)
    p.shape(BARK, "20,96! 22,36! 60,36! 62,96!", 1.6)
    p.shape(KIND, "12,40! 40,8! 70,40! 64,44! 18,44!", 1.6)
    p.lines("30,36 38,24/42,38 44,22/54,38 50,28", 1.4)
    p.shape(STRAW, "31,72! 31,58 41,50 51,58 51,72!", 0)
    p.patch(INK, "36,72! 36,64 40,60 44,64! 48,66! 48,72!")
    p.lines("46,66 50,58", 1.6)
    p.rule("41,50 41,56", 1.2)
    p.shape(INK, "34,96! 34,84 41,80 48,84 48,96!", 0)
    p.lines("61,44 78,52 97,42", 1.4, PAPER)
    for x, y, turn in ((68, 48, 6), (79, 51, -4), (90, 47, 5)):
        q = p.at(x, y, 1, turn)
        q.shape(PAPER, "-4.6,0! 4.6,0! 4.6,17! -4.6,17!", 1)
        q.lines("-3,4 3,4/-3,8 3,8/-3,12 1,12", 1)
    p.wash(LEAF, "3,97! 3,92 20,94 60,92 97,94 97,96!")


def inn(p: Plate) -> None:
    """A bed in every window; a foot sticks out of one."""
    ground(p, 95)
    p.shape(FUR, "14,95! 14,34! 76,34! 76,95!", 1.6)
    p.shape(KIND, "6,38! 22,8! 68,8! 84,38!", 1.8)
    p.lines("28,14 22,32/42,12 40,32/56,12 58,32/66,16 72,32", 1.5)
    p.shape(ASH, "58,14! 58,0! 68,0! 68,18!", 1)
    for x, y in ((20, 44), (48, 44), (48, 68)):
        p.shape(STRAW, f"{x},{y}! {x + 22},{y}! {x + 22},{y + 17}! {x},{y + 17}!", 0)
        p.shape(PAPER, f"{x + 1},{y + 7} {x + 4},{y + 4} {x + 9},{y + 6} {x + 9},{y + 11} {x + 1},{y + 11}", 0)
        p.shape(BERRY, f"{x},{y + 10}! {x + 10},{y + 8} {x + 22},{y + 9}! {x + 22},{y + 17}! {x},{y + 17}!", 0)
    p.limb(RUST, "66,80 78,78 84,78", 5, 5, 5)
    p.limb(RUST, "84,80 86,70", 6, 4, shade=0)
    p.shape(BARK, "22,95! 22,76 30,68 38,76 38,95!", 1)
    p.dots("35,84", 1.4, STRAW)
    p.rule("76,46 94,46", 2, BARK)
    p.rule("82,46 82,50/92,46 92,50", 1.2)
    p.shape(PAPER, "78,50! 97,50! 97,64! 78,64!", 1)
    p.shape(COAL, "83,53! 90,53! 90,61! 83,61!", 0)
    p.lines("90,55 94,57 90,59", 1.6)


def bathhouse(p: Plate) -> None:
    """Two wooden tubs, towels on a rail, and steam."""
    ground(p, 95)
    p.lines("20,44 12,32 24,22 16,8/36,40 28,30 40,20 32,6/62,36 56,26 66,16 60,4/82,42 76,32 88,22 80,8", 3, LINE)
    p.rule("4,46 4,94/96,46 96,94/3,48 97,48", 2.6, BARK)
    p.shape(KIND, "60,48! 74,48! 74,72! 60,70!", 1.2)
    p.rule("60,62 74,64", 2, PAPER)
    p.shape(PAPER, "78,48! 90,48! 90,66! 78,66!", 1.2)
    p.rule("78,60 90,60/78,63 90,63", 1, BERRY)
    p.shape(FUR, "6,62! 56,62! 52,94! 10,94!", cuts=5)
    p.lines("18,66 20,92/30,66 30,92/42,66 41,92", 1.6)
    p.rule("8,72 55,72/9,86 53,86", 2.6, COAL)
    p.shape(WATER, "6,62 18,57 44,57 56,62 44,66 18,66", 0)
    p.shape(ASH, "22,62 22,50 30,44 38,50 38,62", 1.2)
    p.round(ASH, 23, 45, 4, shade=0)
    p.round(ASH, 37, 45, 4, shade=0)
    p.lines("26,52 28,53.5 30,52/32,52 34,53.5 36,52", 1.4)
    p.shape(PAPER, "24,45! 26,38 34,38 36,45!", 0.8)
    p.shape(FUR, "60,74! 92,74! 89,95! 63,95!", cuts=4)
    p.lines("70,78 71,93/80,78 80,93", 1.6)
    p.rule("61,81 91,81", 2.2, COAL)
    p.shape(WATER, "60,74 68,71 84,71 92,74 84,77 68,77", 0)
    p.round(STRAW, 76, 70, 4.4, shade=0)
    p.shape(RUST, "80,68! 85,69! 80,71!", 0)


def hotel(p: Plate) -> None:
    """Five crooked storeys, none above the other."""
    ground(p, 96)
    storeys = ((48, 80, 28, FUR), (42, 64, 25, STRAW), (52, 48, 28, PAPER), (43, 33, 23, RUST), (51, 19, 19, STRAW))
    for x, y, half, tone in storeys:
        p.shape(tone, f"{x - half},{y + 15}! {x - half + 1},{y}! {x + half},{y - 1}! {x + half - 1},{y + 15}!", 1.4)
        p.limb(BARK, f"{x - half - 3},{y} {x + half + 3},{y - 1}", 3.4, 3.4, shade=0)
        for side in (-1, 1):
            w = x + side * half * 0.48
            p.patch(INK, f"{w - 3},{y + 11}! {w - 3},{y + 5}! {w + 3},{y + 5}! {w + 3},{y + 11}!")
            p.patch(
                STRAW if tone is not STRAW else PAPER, f"{w - 2},{y + 10}! {w - 2},{y + 6}! {w},{y + 6}! {w},{y + 10}!"
            )
    p.shape(KIND, "29,20! 44,9 52,2! 60,8 75,18!", 1.6)
    p.shape(BARK, "43,96! 43,88 49,84 55,88 55,96!", 1)
    p.shape(KIND, "80,52! 93,52! 93,84! 80,84!", 1)
    p.dots("86.5,59 86.5,68 86.5,77", 2.2, PAPER)
    p.limb(ASH, "22,34 18,24", 4, 4, shade=0)
    p.lines("17,19 11,13 18,6", 2.4, LINE)


def monastery(p: Plate) -> None:
    """A cloister on a cliff, and one path up to it."""
    p.spot(STRAW, 18, 20, 9)
    p.shape(ASH, "30,98! 34,70! 40,60! 38,48! 98,46! 99,98!", cuts=9)
    p.lines("46,58 44,70 50,80/62,54 64,68/88,54 84,66 90,78/74,74 78,84 74,94", 1.8)
    p.lines("2,96 26,92 50,90 78,86 86,78 70,72 54,68 50,60 62,55 76,53", 3.6, PAPER)
    p.shape(STRAW, "42,48! 42,26! 96,26! 96,48!", 1.2)
    for x in (48, 58, 68, 78, 88):
        p.patch(INK, f"{x - 3},48! {x - 3},36 {x},32 {x + 3},36 {x + 3},48!")
    p.shape(KIND, "38,28! 46,18! 92,18! 99,28!", 1.4)
    p.shape(STRAW, "60,18! 60,4! 74,4! 74,18!", 1.2)
    p.shape(KIND, "57,6! 67,-1! 77,6!", 0)
    p.patch(INK, "64,15! 64,10 67,8 70,10 70,15!")
    p.lines("16,40 22,37 28,40/8,52 13,49 18,52", 1.4, LINE)
    p.shape(COAL, "10,92 10,84 14,80 18,84 18,92!", 0.8)
    p.round(FUR, 14, 79, 2.6, shade=0)


def post_office(p: Plate) -> None:
    """A wall of pigeonholes, with pigeons."""
    ground(p, 96)
    p.shape(BARK, "10,96! 10,20! 90,20! 90,96!", 1.6)
    p.shape(KIND, "4,22! 14,6! 86,6! 96,22!", 1.6)
    p.shape(PAPER, "38,8! 62,8! 62,19! 38,19!", 0.8)
    p.lines("38,8 50,15 62,8", 1.4)
    for row, y in enumerate((26, 49, 72)):
        for column, x in enumerate((16, 40, 64)):
            p.shape(INK, f"{x},{y + 20}! {x},{y + 7} {x + 10},{y} {x + 20},{y + 7} {x + 20},{y + 20}!", 0)
            if (row + column) % 2 == 0:
                p.shape(ASH, f"{x + 3},{y + 19} {x + 5},{y + 11} {x + 12},{y + 10} {x + 18},{y + 19}!", 0.8)
                p.round(ASH, x + 7, y + 9, 4, shade=0)
                p.shape(STRAW, f"{x + 4},{y + 8}! {x - 1},{y + 10}! {x + 4},{y + 11}!", 0)
                p.dots(f"{x + 6},{y + 8}", 1)
            else:
                p.shape(PAPER, f"{x + 3},{y + 12}! {x + 17},{y + 10}! {x + 17},{y + 19}! {x + 3},{y + 19}!", 0)
                p.lines(f"{x + 3},{y + 12} {x + 10},{y + 16} {x + 17},{y + 10}", 1.2)


def theater(p: Plate) -> None:
    """A shell for a stage, a curtain of petals; someone bows."""
    p.shape(STRAW, scalloped(50, 62, 44, 6, 180, 360, 9) + " 96,84! 4,84!", 1.6)
    p.lines("50,60 50,22/50,60 34,26/50,60 66,26/50,60 20,36/50,60 80,36/50,60 11,50/50,60 89,50", 1.6)
    p.shape(COAL, "20,84! 20,60 30,44 50,38 70,44 80,60 80,84!", 0)
    p.shape(KIND, "16,84! 16,56 26,42 44,36! 46,46! 40,50! 40,58! 34,60! 33,70! 28,74! 28,84!", 1.4)
    p.shape(KIND, "84,84! 84,56 74,42 56,36! 54,46! 60,50! 60,58! 66,60! 67,70! 72,74! 72,84!", 1.4)
    p.lines("22,80 22,64 30,50/78,80 78,64 70,50", 1.6)
    p.shape(RUST, "46,84! 46,74 50,69 55,74 55,84!", 1)
    p.round(RUST, 49, 66, 4.4, shade=0)
    p.limb(RUST, "54,74 60,68", 3, 2.4, shade=0)
    p.shape(BARK, "2,84! 98,84! 94,96! 6,96!", 1.4)
    for x in (20, 35, 50, 65, 80):
        p.shape(STRAW, f"{x - 5},92! {x - 4},86 {x},83 {x + 4},86 {x + 5},92!", 0.8)


def hall_of_records(p: Plate) -> None:
    """A wall of drawers in a hollow trunk, and a ladder along it."""
    p.shape(BARK, "8,99! 16,70 12,40 16,10 10,0! 90,0! 84,12 88,42 84,72 92,99!", cuts=7)
    p.lines("14,84 18,70/86,86 82,72/15,30 17,20/85,30 83,22/14,54 16,46", 2)
    p.shape(COAL, "22,94! 24,16 36,6 64,6 76,16 78,94!", 0)
    for y in (16, 31, 46, 61, 76):
        for x in (28, 43, 58):
            tone = PAPER if (x, y) == (58, 46) else KIND if (x, y) == (28, 61) else STRAW
            p.shape(tone, f"{x},{y}! {x + 13},{y}! {x + 13},{y + 12}! {x},{y + 12}!", 1)
            p.dots(f"{x + 6.5},{y + 7}", 1.4)
    p.shape(PAPER, "58,52! 66,44! 74,46! 72,58! 60,58!", 0.8)
    p.limb(FUR, "40,98 66,4", 2.6, 2.6)
    p.limb(FUR, "54,98 78,6", 2.6, 2.6)
    p.rule("43,90 56,90/46,78 59,78/50,66 62,66/53,54 65,54/56,42 68,42/59,30 72,30/62,18 75,18", 2.2, FUR)


def market_hall(p: Plate) -> None:
    """Open arches on every side, striped awnings."""
    ground(p, 96)
    p.shape(BARK, "36,22! 36,10! 64,10! 64,22!", 1)
    p.shape(COAL, "30,12! 50,0! 70,12!", 1)
    p.shape(COAL, "4,44! 22,20! 78,20! 96,44!", 1.6)
    p.shape(ASH, "6,96! 6,44! 94,44! 94,96!", 1.4)
    for x in (11, 38, 65):
        p.shape(INK, f"{x},96! {x},70 {x + 5},60 {x + 12},57 {x + 19},60 {x + 24},70 {x + 24},96!", 0)
        p.shape(FUR, f"{x + 2},96! {x + 3},84! {x + 21},84! {x + 22},96!", 0)
    p.dots("17,82 22,81 27,82 20,78 25,78", 2.8, BERRY)
    p.dots("44,82 50,81 56,82 47,77 53,77", 2.8, STRAW)
    p.dots("71,82 77,81 83,82 74,77 80,77", 2.8, LEAF)
    for step in range(12):
        left, tone = 6 + step * 7.33, PAPER if step % 2 else KIND
        p.shape(tone, f"{left},48! {left + 7.3},48! {left + 7.3},60 {left + 3.6},63 {left},60", 0)


DRAWN: Final = {
    "tea-house": tea_house,
    "scriptorium": scriptorium,
    "inn": inn,
    "bathhouse": bathhouse,
    "hotel": hotel,
    "monastery": monastery,
    "post-office": post_office,
    "theater": theater,
    "hall-of-records": hall_of_records,
    "market-hall": market_hall,
}
