"""Creatures of the dusk and the dark: moles, hedgehogs, a shrew, a bat."""

from typing import Final

from understory.games.everdell_duo.face.art.pictures.parts import ground, jagged, mushroom
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


def miner_mole(p: Plate) -> None:
    """A mole comes out of its hole, lamp on the brow; the gem beside it has not been seen."""
    p.wash(STRAW, "50,30! 2,2! 0,40 20,44!")
    p.shape(BARK, "2,94 12,76 30,66 54,64 78,68 92,80 99,94! 60,99 20,98", cuts=6)
    p.shape(INK, "20,82 30,72 52,68 74,72 84,82 72,90 50,92 30,90", 0)
    p.shape(COAL, "34,84 36,56 42,38 56,30 70,38 76,58 74,84", cuts=9)
    p.shape(FUR, "42,40! 32,42 22,49 20,54 28,57 44,56!", 1.2)
    p.patch(COAL, "40,38! 48,36! 50,58! 43,57 45,48")
    p.round(BERRY, 21, 52, 4, shade=0)
    p.lines("30,53 36,55 42,53", 1.4)
    p.lines("28,50 18,60/31,52 24,62", 1, LINE)
    p.eye(45, 44, 1.6)
    p.shape(KIND, "42,34! 42,26 50,17 64,19 72,28 73,38! 58,36", 1.6)
    p.lines("38,36 52,31 76,40", 2.6)
    p.round(STRAW, 45, 26, 6)
    p.dots("45,26", 2.4, PAPER)
    for x, flip in ((30, False), (74, True)):
        q = p.at(x, 78, flip=flip)
        q.shape(PAPER, "-10,-6! -6,-2! -9,-12! -3,-5! -3,-15! 2,-5! 5,-13! 6,-2 10,8 -2,12 -10,6", 1.4)
    p.shape(WATER, "84,64! 90,56! 98,60! 97,70! 89,74!", 1.2)
    p.lines("84,64 91,66 98,60/91,66 90,73", 1.3)
    p.lines("92,50 92,44/98,52 100,48/85,53 82,49", 1.5, LINE)


def stonecutter(p: Plate) -> None:
    """A broad mole, hammer over its head; the stone smiles already."""
    ground(p, 93)
    p.shape(ASH, "2,94! 4,62! 14,52! 36,52! 44,62! 46,94!", cuts=8)
    p.lines("12,66 15,63 18,66/28,66 31,63 34,66", 1.8)
    p.lines("12,76 22,85 34,76", 2.4)
    p.lines("22,52 25,60 21,64", 1.4)
    p.shape(COAL, "46,60 52,44 66,38 82,46 92,64 92,84 82,94 56,94 47,80", cuts=10)
    p.shape(KIND, "52,62! 70,58! 76,92! 54,93! 49,78", 1.4)
    p.limb(COAL, "82,56 90,38 78,22", 12, 10, 8)
    p.shape(COAL, "46,50 50,36 62,30 74,34 78,46 70,56 56,58", 1.6)
    p.shape(FUR, "54,38! 44,38 36,44 36,49 44,52 55,52!", 1)
    p.patch(COAL, "53,36! 58,36! 58,54! 54,53 55,45")
    p.round(BERRY, 36, 46, 3.6, shade=0)
    p.lines("56,40 59,42 62,40", 2)
    p.limb(BARK, "84,26 66,18 44,8", 3, 3, 3)
    p.shape(ASH, "35,20! 44,3! 58,9! 49,26!", 1.8)
    p.limb(COAL, "60,62 50,64 42,58", 11, 9, 7)
    p.limb(STRAW, "44,46 34,55 28,60", 2.4, 2.8, 1.6, shade=0)
    p.shape(PAPER, "38,54! 44,52! 48,58! 44,64! 38,60!", 0.8)
    p.limb(COAL, "60,92 50,96", 8, 6, shade=0)
    p.limb(COAL, "80,92 88,96", 8, 6, shade=0)


def forager(p: Plate) -> None:
    """A shrew head first in its basket, tail up; a mushroom is its umbrella."""
    ground(p, 93)
    mushroom(p.at(79, 92), BERRY, 38, 76)
    p.dots("72,36 84,30 88,46 70,50 80,42", 2.4, PAPER)
    p.lines("44,34 54,24 44,12 52,2", 3.4, BARK)
    p.shape(ASH, "24,66 26,44 34,32 46,29 58,36 63,48 62,66", cuts=9)
    for x, turn in ((30, -28), (56, 22)):
        q = p.at(x, 38, 1, turn)
        q.shape(FUR, "-4,4! -4,-10 -6,-20! -1,-15! 1,-22! 3,-15! 7,-19! 5,-8 5,4!", 1.2)
    p.shape(FUR, "10,60! 72,58! 66,92! 18,94!", cuts=5)
    p.lines(
        "14,68 42,71 70,67/15,77 42,80 68,76/17,86 42,89 66,85/26,60 28,76 30,93/42,60 43,76 43,94/58,59 57,76 55,93",
        1.5,
    )
    p.limb(KIND, "10,60 42,62 72,58", 5, 5, 5)
    p.round(BERRY, 14, 54, 4.4)
    p.round(BERRY, 22, 55, 4.4)
    p.shape(LEAF, "66,56! 70,46 80,44! 78,54 72,58", 1)


def doctor(p: Plate) -> None:
    """A hedgehog listening through an ear trumpet; one of its spines wears a plaster."""
    ground(p, 93)
    p.shape(BARK, f"34,92! {jagged(58, 56, 31, 40, 208, 448, 13)} 50,92!", 0)
    p.lines(
        "44,30 50,26/54,32 60,24/66,34 74,28/76,44 86,42/52,42 58,36/64,46 72,42/76,56 86,58/66,60 76,60/74,68 84,74/"
        "62,72 70,78/58,54 64,52/84,52 90,50/58,84 62,88/70,84 76,86",
        2.6,
        STRAW,
    )
    p.shape(FUR, "36,58 42,48 50,52 54,66 54,84 46,93 34,92 31,76", 1.6)
    p.shape(FUR, "18,46! 26,37 36,30 46,34 50,46 44,56 32,56", 1.6)
    p.round(FUR, 44, 40, 5)
    p.dots("18.5,46.5", 2.6)
    p.eye(32, 42, 2.1)
    p.lines("24,50 28,52 32,50", 1.4)
    p.shape(PAPER, "32,60! 46,56! 56,68 55,92! 34,93! 30,76", 1.2)
    p.rule("38,72 46,72/42,68 42,76", 2.6, KIND)
    p.limb(FUR, "44,62 32,66 28,58", 7, 6, 5)
    p.shape(STRAW, "42,44! 46,48! 30,62! 16,84 2,88! 4,72 24,58!", 1.4)
    p.lines("3,74 8,80 4,87", 1.6)
    p.limb(FUR, "42,91 34,95", 7, 5, shade=0)
    q = p.at(76, 20, 1.2, -42)
    q.shape(PAPER, "-10,-3 -8,-4 8,-4 10,-3 10,3 8,4 -8,4 -10,3", 0.8)
    q.dots("-1.4,-1.2 1.4,-1.2 -1.4,1.4 1.4,1.4", 0.7)


def tinker(p: Plate) -> None:
    """A small hedgehog in a heap of things, a clock for a belly, pliers up."""
    p.shape(ASH, "4,94! 6,76 20,70 34,74 50,70 68,74 84,68 96,78 97,94!", 1.4)
    p.round(STRAW, 16, 80, 11)
    p.round(MIST, 16, 80, 4, shade=0)
    p.shape(INK, jagged(86, 82, 9, 13, 0, 360, 8), 0)
    p.dots("86,82", 8, ASH)
    p.dots("86,82", 3, INK)
    p.shape(COAL, "4,62! 26,62! 24,70! 7,70!", 1)
    p.limb(COAL, "26,64 34,60", 2, 2, shade=0)
    p.shape(BARK, f"32,78! {jagged(50, 52, 27, 34, 165, 375, 13)} 70,78!", 0)
    p.lines(
        "50,16 50,24/36,20 39,28/64,20 61,28/26,30 31,36/74,30 69,36/21,42 27,46/79,42 73,46/22,54 28,55/78,54 72,55",
        2.4,
        STRAW,
    )
    p.shape(FUR, "30,78 30,60 40,54 60,54 70,60 70,78 60,88 40,88", 1.6)
    p.shape(FUR, "32,44 38,34 50,30 62,34 68,44 60,55 50,59 40,55", 1.4)
    p.round(COAL, 50, 49, 3, shade=0)
    p.lines("45,53 50,56 55,53", 1.5)
    p.eye(42, 43, 2.2)
    p.eye(58, 43, 2.2)
    p.lines("37,38 41,36 46,38/54,38 59,36 63,38", 1.6)
    p.round(PAPER, 50, 72, 13)
    p.lines("50,72 50,62", 2.4)
    p.lines("50,72 57,76", 2.4)
    p.dots("50,61 61,72 50,83 39,72", 1.3)
    p.dots("50,72", 2, KIND)
    p.limb(FUR, "68,62 80,56 82,44", 7, 6, 5)
    q = p.at(83, 30, 1.15, 12)
    q.limb(KIND, "-6,17 -4,8 0,1", 3, 3, 3, shade=0)
    q.limb(KIND, "6,17 4,8 0,1", 3, 3, 3, shade=0)
    q.shape(ASH, "-1,2! -8,-4 -4,-15! -1,-8! -2,-4!", 0.8)
    q.shape(ASH, "1,2! 8,-4 4,-15! 1,-8! 2,-4!", 0.8)
    q.dots("0,0", 2)
    p.limb(FUR, "32,62 22,66 24,74", 7, 6, 5)
    p.shape(RUST, "36,90! 64,90! 60,98! 40,98!", 1)


def spelunker(p: Plate) -> None:
    """A bat hanging from the roof of a cave, its candle the other way up."""
    p.shape(COAL, "0,0! 99,0! 99,22! 92,12! 86,26! 78,10! 68,16! 62,8! 38,8! 30,18! 22,9! 14,30! 8,12! 0,24!", 1.4)
    p.lines("78,8 82,34 76,60 82,80 78,97", 2, LINE)
    p.limb(BARK, "44,22 43,8", 3.4, 3, shade=0)
    p.limb(BARK, "56,22 57,8", 3.4, 3, shade=0)
    for flip in (False, True):
        q = p.at(50, 0, flip=flip)
        q.shape(BARK, "6,30 14,22 32,26 40,44! 33,46! 31,60! 24,56! 18,66! 10,60", cuts=6)
        q.lines("8,34 20,36 33,45/8,38 18,46 24,55", 1.6)
    p.shape(RUST, "40,28 50,20 60,28 62,46 56,60 44,60 38,46", cuts=6)
    p.shape(RUST, "39,66 42,58 50,55 58,58 61,66 57,75 50,78 43,75", 1.6)
    p.shape(RUST, "42,74! 32,92! 47,79!", 1)
    p.shape(RUST, "58,74! 68,92! 53,79!", 1)
    p.eye(45.5, 66, 2.2)
    p.eye(54.5, 66, 2.2)
    p.shape(INK, "48,61! 52,61! 50,58!", 0)
    p.lines("46,58 50,56.6 54,58", 1.2)
    p.shape(KIND, "42,72! 50,75 58,72! 57,79 50,83 43,79", 1)
    p.limb(BARK, "40,46 26,56 20,62", 4, 3.4, 3)
    p.shape(PAPER, "17,56! 23,56! 23,74! 17,74!", 1)
    p.shape(STRAW, "20,56! 15,49 20,38! 25,49", 0.8)
    p.shape(PAPER, "60,50! 78,46! 80,60! 62,64!", 1)
    p.lines("64,54 68,52 70,57 76,53", 1.2, BERRY)


DRAWN: Final = {
    "miner-mole": miner_mole,
    "stonecutter": stonecutter,
    "forager": forager,
    "doctor": doctor,
    "tinker": tinker,
    "spelunker": spelunker,
}
