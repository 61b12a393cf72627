"""Constructions that travel, or that travellers look for."""

from math import cos, pi, sin
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
    MIST,
    PAPER,
    RUST,
    STRAW,
    WATER,
)


def carnival(p: Plate) -> None:
    """A striped tent, and a great wheel that is a flower head."""
    ground(p, 95)
    p.limb(BARK, "66,37 54,94", 3, 3)
    p.limb(BARK, "66,37 80,94", 3, 3)
    for step in range(10):
        q = p.at(66, 37, 0.98, 36 * step)
        q.shape(STRAW, "-5,-12! -7,-22 -4,-31 4,-31 7,-22 5,-12!", 0.8)
        q.round(BERRY, 0, -31, 3.4, shade=0)
    p.round(BARK, 66, 37, 13)
    p.dots("62,33 66,32 70,33 61,37 66,37 71,37 62,41 66,42 70,41", 1.3, STRAW)
    p.shape(PAPER, "4,95! 8,66! 28,40! 50,66! 54,95!", 1.4)
    p.patch(KIND, "8,66! 28,40! 18,66! 17,94! 5,94!")
    p.patch(KIND, "28,40! 50,66! 53,94! 41,94! 40,66!")
    p.patch(INK, "22,95! 23,80 29,72 35,80 36,95!")
    p.shape(PAPER, "6,66! 52,66! 52,72 46,75 40,70 34,75 29,70 23,75 17,70 11,75 6,71", 1)
    p.rule("28,42 28,28", 1.6)
    p.shape(KIND, "28,27! 14,31! 28,36!", 0)


def harbor(p: Plate) -> None:
    """A jetty into the sea, boats under leaf sails, one post leaning."""
    p.wash(WATER, "0,50 30,46 70,50 100,46 100,99 0,99")
    p.shape(LEAF, "20,44! 18,24 30,6! 44,24 40,42 32,46", cuts=5)
    p.lines("30,8 30,24 29,44/30,22 38,22/30,32 39,34/30,20 23,26/30,30 21,34", 1.2)
    p.rule("29,44 29,52", 2, BARK)
    p.shape(BARK, "10,50! 48,50! 40,62 18,62", 1.4)
    p.shape(RUST, "80,40! 74,30 80,14! 92,26 90,38 86,42", 1.2)
    p.lines("80,16 83,28 84,42", 1.2)
    p.rule("84,40 84,46", 1.6, BARK)
    p.shape(BARK, "72,46! 98,46! 92,54 78,54", 1.2)
    for x, y in ((40, 99), (58, 88), (74, 78), (88, 70)):
        p.limb(BARK, f"{x},{y} {x},{y - 12}", 4, 4)
    p.shape(FUR, "20,99! 82,60! 100,60! 100,70! 62,99!", 1.2)
    p.rule("32,91 72,91/44,83.5 82,83.5/56,76 92,76/69,68 100,68", 1.4)
    p.limb(BARK, "60,96 66,66", 6, 5)
    p.lines("62,76 68,78/61,80 67,82", 2, STRAW)
    p.round(KIND, 66, 64, 4.4)
    p.lines("4,70 14,67 24,70/6,84 14,81 22,84/54,58 62,56 68,58", 1.8, LINE)


def ever_tree(p: Plate) -> None:
    """It fills the card: doors in its roots, four seasons in its crown."""
    quarters = ((24, 42, BERRY), (40, 24, LEAF), (62, 23, STRAW), (78, 42, WATER))
    p.shape(LEAF, scalloped(50, 46, 36, 11, 120, 420, 13), 1.8)
    for x, y, tone in quarters:
        p.shape(tone, scalloped(x, y, 14, 5, 0, 360, 8), 1.2)
    p.shape(
        BARK,
        "2,99! 16,90 28,84 36,70 36,56 26,46! 38,50! 40,36! 46,50! 50,40 54,50! 62,34! 62,50! 76,46! 64,58 64,70 72,84 "
        "84,90 98,99! 66,98 60,94 40,94 34,98",
        cuts=6,
    )
    p.lines("42,58 41,70 36,82/50,54 50,64/58,58 59,68 64,80/22,94 30,90/78,94 70,90", 1.8)
    p.shape(KIND, "44,95! 44,80 50,74 56,80 56,95!", 1)
    p.dots("53,86", 1.2, STRAW)
    p.shape(STRAW, "28,96! 28,90 31,87 34,90 34,96!", 0)
    p.shape(STRAW, "68,96! 68,90 71,87 74,90 74,96!", 0)
    p.round(STRAW, 45, 66, 2.8, shade=0)
    p.round(STRAW, 56, 62, 2.4, shade=0)
    p.dots("22,38 28,46 40,18 36,26 62,16 66,24 80,38 76,46", 1.4)


def lighthouse(p: Plate) -> None:
    """A firefly is its lantern; the beam goes across the card."""
    p.shape(COAL, "0,2! 100,0! 100,99! 0,99!", 0)
    p.patch(STRAW, "38,22! 100,2! 100,46! 38,30!")
    p.patch(STRAW, "30,22! 0,12! 0,40! 30,30!")
    p.wash(WATER, "0,80 24,76 60,82 100,76 100,99! 0,99!")
    p.shape(BARK, "2,99! 8,86! 20,80! 48,80! 62,88! 68,99!", 1.4)
    p.shape(PAPER, "22,84! 27,36! 41,36! 46,84!", cuts=6)
    p.patch(KIND, "25.4,52! 42.6,52! 43.8,64! 24.2,64!")
    p.patch(KIND, "23,74! 45,74! 46,83! 22,83!")
    p.shape(COAL, "24,32! 44,32! 43,38! 25,38!", 0.8)
    p.shape(STRAW, "28,18! 40,18! 40,32! 28,32!", 0)
    p.shape(COAL, "25,18! 34,6! 43,18!", 0)
    p.round(PAPER, 34, 27, 3.4, shade=0)
    p.shape(COAL, "31,24! 34,19 37,24!", 0)
    p.lines("52,92 64,89 76,92/78,84 88,82 98,84/74,96 84,94 96,96", 1.8, PAPER)
    p.dots("70,62 86,66 92,56 62,54 14,54 8,66", 1, PAPER)


def locomotive(p: Plate) -> None:
    """A kettle on wheels, smoke of dandelion."""
    ground(p, 93)
    p.lines("26,34 24,22", 1.6, LINE)
    for x, y, size in ((22, 18, 13), (46, 10, 9), (66, 6, 6)):
        for step in range(12):
            angle = pi * step / 6
            p.rule(f"{x},{y} {x + size * cos(angle):.1f},{y + size * sin(angle):.1f}", 0.9, LINE)
            p.dots(f"{x + size * cos(angle):.1f},{y + size * sin(angle):.1f}", 1.7, LINE)
    p.shape(BARK, "62,78! 62,32! 96,32! 96,78!", 1.4)
    p.shape(STRAW, "69,42! 89,42! 89,56! 69,56!", 0)
    p.shape(FUR, "72,56! 74,48 79,45 84,48 86,56!", 0)
    p.dots("76,51", 1.2)
    p.shape(COAL, "58,34! 60,26! 98,26! 99,34!", 1)
    p.shape(KIND, "20,74 14,62 20,48 36,42 54,46 64,58 62,74 42,79", cuts=7)
    p.shape(COAL, "34,42! 36,38! 48,38! 50,43!", 0)
    p.round(STRAW, 42, 36, 3, shade=0)
    p.shape(KIND, "16,60! 4,50! 8,46! 24,52!", 1)
    p.shape(COAL, "22,46! 22,34! 31,34! 31,44!", 1)
    p.lines("24,64 36,68 50,66", 2, PAPER)
    p.limb(COAL, "8,80 98,80", 4, 4)
    p.shape(COAL, "2,88! 10,76! 14,86!", 0)
    for x, r in ((24, 10), (48, 10), (80, 13)):
        p.round(BERRY, x, 93 - r, r)
        p.round(PAPER, x, 93 - r, r * 0.6, shade=0)
        p.rule(f"{x - r},{93 - r} {x + r},{93 - r}/{x},{93 - 2 * r} {x},93", 1.6)
    p.limb(ASH, "24,84 48,84 78,82", 2.4, 2.4, 2.4)


def ferry(p: Plate) -> None:
    """Half a walnut on a rope between two banks, with passengers."""
    p.wash(WATER, "0,62 30,58 66,62 100,58 100,99 0,99")
    p.shape(LEAF, "0,50 10,52 16,62 10,74 0,78!", 1)
    p.shape(LEAF, "100,44 90,48 86,58 92,70 100,74!", 1)
    p.limb(BARK, "8,58 8,18", 4, 4)
    p.limb(BARK, "94,54 94,14", 4, 4)
    p.lines("8,22 50,34 94,18", 2, LINE)
    p.rule("40,30 40,52/66,30 66,52", 1.4, LINE)
    p.round(KIND, 40, 31, 3.4)
    p.round(KIND, 66, 30, 3.4)
    p.shape(ASH, "34,62 34,48 40,42 46,48 46,62", 1.2)
    p.round(ASH, 36, 42, 4.4, shade=0)
    p.round(ASH, 45, 42, 4.4, shade=0)
    p.dots("38.5,50 42.5,50", 1.1)
    p.shape(RUST, "52,62 52,46! 56,50! 61,50! 65,46! 66,62", 1.2)
    p.dots("56.5,54 61.5,54", 1.1)
    p.shape(FUR, "16,58! 88,58! 86,72 74,84 52,88 30,84 18,72", cuts=9)
    p.lines("24,64 30,76 42,82/36,62 40,74 50,84/52,62 53,74 56,84/66,62 66,74 64,84/80,62 76,74 70,82", 2)
    p.limb(FUR, "14,59 52,61 90,59", 5, 5, 5)
    p.lines("2,88 14,85 26,88/30,94 46,92 60,94/74,90 86,88 98,90", 1.8, LINE)


def air_balloon(p: Plate) -> None:
    """A puffball with a basket, up among the birds."""
    p.wash(MIST, "2,64 16,56 30,60 40,66 30,72 10,72")
    p.wash(MIST, "66,30 80,20 96,26 100,34 86,38 70,37")
    p.rule("34,60 42,80/66,60 58,80/46,66 47,80/54,66 53,80", 1.2, LINE)
    p.shape(PAPER, "50,2 70,6 84,20 86,38 76,54 62,66! 38,66! 24,54 14,38 16,20 30,6", cuts=10)
    p.shape(KIND, "38,66! 30,46 30,24 42,3 58,3 70,24 70,46 62,66!", 1.4)
    p.lines("50,3 50,34 50,66", 1.8)
    p.dots("42,14 58,20 40,34 60,40 46,50 56,8 22,30 24,42 78,30 77,44 20,36", 1.5, STRAW)
    p.shape(FUR, "40,80! 60,80! 58,96! 42,96!", 1.4)
    p.lines("41,85 50,86 59,85/42,91 50,92 58,91", 1.4)
    p.round(ASH, 50, 77, 4.4, shade=0)
    p.round(ASH, 46.4, 73, 2.8, shade=0)
    p.round(ASH, 53.6, 73, 2.8, shade=0)
    p.limb(FUR, "38,80 62,80", 4, 4, shade=0)
    p.lines("78,78 83,74 88,78/86,86 90,83 94,86/12,88 16,85 20,88", 1.5, LINE)


def pirate_ship(p: Plate) -> None:
    """Wrecked on a tree: a black leaf for a sail, a thorn for a cutlass."""
    p.shape(LEAF, "0,99! 0,84 14,76 28,82 42,74 60,82 76,74 90,80 100,74! 100,99!", 1.4)
    p.limb(BARK, "62,99 60,84 70,68", 8, 7, 5)
    p.lines("10,88 16,86/30,90 38,88/80,88 88,86/48,92 54,90", 1.8)
    q = p.at(50, 60, 1, -10)
    q.limb(BARK, "2,8 0,-54", 3.4, 2.6)
    q.shape(COAL, "0,-48! 22,-44 34,-26 30,-8 14,0! 4,-6", cuts=6)
    q.lines("2,-44 16,-28 16,-4", 1.4, PAPER)
    q.dots("14,-30 22,-28", 2.6, PAPER)
    q.lines("12,-20 18,-18 25,-19", 2, PAPER)
    q.shape(COAL, "-2,-44! -22,-20 -26,-4! -4,-6!", 1.2)
    q.shape(KIND, "0,-54! -14,-58! -12,-52! -15,-47! 0,-48!", 0.8)
    q.shape(FUR, "-46,-2! -36,2! 30,2! 44,-10! 48,-2 38,18 22,28 -22,28 -36,16", cuts=7)
    q.lines("-38,8 0,10 40,6/-32,17 0,19 34,15", 1.6)
    q.dots("-20,13 -4,14 12,14 26,12", 2.4)
    q.limb(FUR, "-44,-2 -56,-10", 3, 2, shade=0)
    q.shape(ASH, "40,-8! 46,-26 38,-36! 42,-22 36,-8!", 0.8)


def market_stall(p: Plate) -> None:
    """A leaf for an umbrella, fruit bigger than the seller."""
    ground(p, 95)
    p.limb(BARK, "50,94 50,14", 3.4, 3)
    p.shape(KIND, "2,38! 8,22 28,8 50,3 72,8 92,22 98,38! 88,34 76,40 62,35 50,40 38,35 24,40 12,34", cuts=5)
    p.lines("50,5 50,20 50,38/48,6 34,18 24,38/52,6 66,18 76,38/44,6 24,14 10,32/56,6 76,14 90,32", 1.6)
    p.round(BERRY, 26, 61, 14)
    p.lines("26,48 28,42 33,40", 2.2, LEAF)
    p.lines("18,58 20,53", 2.4, PAPER)
    p.round(STRAW, 76, 60, 15, 14)
    p.lines("76,46 70,60 76,74/76,46 82,60 76,74/76,46 62,58 68,72/76,46 90,58 84,72", 1.4)
    p.rule("76,46 78,41", 2.4, LEAF)
    p.shape(FUR, "44,74 44,62 50,57 56,62 56,74", 1.2)
    p.round(FUR, 45, 56, 3.6, shade=0)
    p.round(FUR, 55, 56, 3.6, shade=0)
    p.dots("47.6,63 52.4,63", 1.1)
    p.lines("49,67 50,68 51,67", 1.2)
    p.shape(BARK, "6,74! 94,74! 90,94! 10,94!", cuts=4)
    p.lines("8,81 50,82 92,81/9,88 50,89 91,88", 1.5)
    p.limb(FUR, "4,74 96,74", 5, 5)


def signpost(p: Plate) -> None:
    """Six arms, and all point here."""
    ground(p, 95)
    p.shape(ASH, "34,98! 38,88! 48,84! 60,88! 66,98!", 1.2)
    p.limb(BARK, "50,92 50,4", 6, 5)
    arms = (
        (12, 1, 34, PAPER),
        (22, -1, 40, STRAW),
        (34, 1, 42, STRAW),
        (46, -1, 32, KIND),
        (57, 1, 30, PAPER),
        (68, -1, 42, STRAW),
    )
    for y, side, long, tone in arms:
        q = p.at(50, y, 1, 4 * side, flip=side < 0)
        q.shape(tone, f"-8,-5! {long - 7},-5! {long},0! {long - 7},5! -8,5!", 1.2)
        q.lines(f"-2,0 {long / 4},-1 {long / 2},0/{long / 2 + 3},0 {long - 9},0", 1.8, PAPER if tone is KIND else INK)
    p.round(STRAW, 50, 4, 3.4, shade=0)
    p.shape(COAL, "70,92! 68,84 74,80 84,84 88,92!", 1)
    p.lines("8,94 12,86/14,95 15,88/90,95 92,87", 1.8, LEAF)


DRAWN: Final = {
    "carnival": carnival,
    "harbor": harbor,
    "ever-tree": ever_tree,
    "lighthouse": lighthouse,
    "locomotive": locomotive,
    "ferry": ferry,
    "air-balloon": air_balloon,
    "pirate-ship": pirate_ship,
    "market-stall": market_stall,
    "signpost": signpost,
}
