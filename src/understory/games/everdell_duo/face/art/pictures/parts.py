"""Parts that several pictures are put together from. Those that draw stand about an origin of their own."""

from math import cos, pi, sin

from understory.games.everdell_duo.face.art.plate import Plate
from understory.games.everdell_duo.face.art.tones import COAL, MIST, PAPER, STRAW, Tone


def jagged(x: float, y: float, near: float, far: float, start: float, end: float, teeth: int) -> str:
    """A row of teeth along an arc: spines, rays, feathers. Degrees run clockwise from three o'clock."""
    steps = 2 * teeth
    angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    reach = [far if step % 2 else near for step in range(steps + 1)]
    return " ".join(
        f"{x + r * cos(angle):.1f},{y + r * sin(angle):.1f}!" for angle, r in zip(angles, reach, strict=True)
    )


def scalloped(x: float, y: float, radius: float, depth: float, start: float, end: float, bows: int) -> str:
    """A row of bows along an arc: crowns of trees, clouds, petals."""
    points = []
    for bow in range(bows):
        for share, out in ((0.0, 0.0), (0.3, 0.9), (0.7, 0.9)):
            angle = (start + (end - start) * (bow + share) / bows) * pi / 180
            reach = radius + depth * out
            sharp = "!" if share == 0 else ""
            points.append(f"{x + reach * cos(angle):.1f},{y + reach * sin(angle):.1f}{sharp}")
    angle = end * pi / 180
    return " ".join([*points, f"{x + radius * cos(angle):.1f},{y + radius * sin(angle):.1f}!"])


def ring(x: float, y: float, radius: float, spots: int = 8, start: float = 0.0, end: float = 360.0) -> str:
    """Points round a circle, or along a part of it."""
    share = (end - start) / (spots if end - start == 360 else spots - 1)
    angles = [(start + share * spot) * pi / 180 for spot in range(spots)]
    return " ".join(f"{x + radius * cos(angle):.1f},{y + radius * sin(angle):.1f}" for angle in angles)


def ground(p: Plate, y: float = 90, left: float = 6, right: float = 94) -> None:
    """The plain wash that a figure stands on."""
    middle = (left + right) / 2
    p.wash(MIST, f"{left},{y + 2} {middle - 18},{y - 5} {middle + 16},{y - 4} {right},{y + 2} {middle},{y + 8}")


def backdrop(p: Plate, x: float = 50, y: float = 48, radius: float = 44) -> None:
    """A round wash behind a figure, its edge uneven as a rubbed print's."""
    near, far = radius * 0.94, radius * 1.05
    p.wash(
        MIST,
        f"{x - far},{y} {x - near * 0.7},{y - near * 0.72} {x},{y - far} {x + near * 0.74},{y - near * 0.66} "
        f"{x + far},{y + 3} {x + near * 0.66},{y + near * 0.74} {x - 2},{y + far} {x - near * 0.75},{y + near * 0.68}",
    )


def lantern(p: Plate, tone: Tone = STRAW) -> None:
    """A lantern, 14 high, hanging from its origin."""
    p.rule("0,0 0,3", 1.2)
    p.shape(tone, "-4,5! 4,5! 5,13! -5,13!", 0.8)
    p.shape(COAL, "-5,5! 0,1! 5,5!", 0)
    p.shape(COAL, "-6,13! 6,13! 5,15! -5,15!", 0)


def nut(p: Plate, cup: Tone, body: Tone) -> None:
    """An acorn about its origin, 12 high."""
    p.shape(body, "-4,-1 4,-1 3.4,4 0,7! -3.4,4", 1.2)
    p.shape(cup, "-5,0! -4,-4 0,-5.4 4,-4 5,0!", 1.0)
    p.rule("0,-5 0.6,-8", 1.4)


def mushroom(p: Plate, cap: Tone, wide: float = 10, high: float = 14) -> None:
    """A mushroom that stands on its origin."""
    p.limb(PAPER, f"0,0 0.5,{-high * 0.6}", wide * 0.38, wide * 0.3)
    p.shape(
        cap, f"{-wide / 2},{-high * 0.5}! {-wide * 0.32},{-high * 0.9} {wide * 0.1},{-high} {wide / 2},{-high * 0.5}!"
    )


def clawed(p: Plate, x: float, y: float, tone: Tone, side: int = -1) -> None:
    """A bird's foot whose heel stands at a point."""
    p.limb(tone, f"{x},{y} {x + side * 6},{y + 1.5}", 1.8, 1.0, shade=0)
    p.limb(tone, f"{x},{y} {x + side * 3},{y + 3.5}", 1.8, 1.0, shade=0)
    p.limb(tone, f"{x},{y} {x - side * 3},{y + 2}", 1.8, 1.0, shade=0)


def whiskers(p: Plate, x: float, y: float, side: int = -1) -> None:
    """Three fine hairs."""
    p.lines(
        f"{x},{y} {x + side * 5},{y - 2} {x + side * 10},{y - 2.5}/{x},{y + 1} {x + side * 5},{y + 1.5} "
        f"{x + side * 10},{y + 2.5}",
        0.9,
        Tone.LINE,
    )


def beads(p: Plate, points: str, radius: float, tone: Tone) -> None:
    """Small rounds with an edge."""
    for word in points.split():
        x, y = word.split(",")
        p.round(tone, float(x), float(y), radius, shade=0)
