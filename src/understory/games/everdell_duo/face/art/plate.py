"""The plate on which a picture is cut: washes with an ink edge that swells away from the light, free lines, cuts.

A picture is 100 by 100, y down, light from the upper left. Points are written `x,y`, separated by spaces; a curve runs
through them without corners but where a point ends in `!`. What is drawn later lies on top.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple, Self

from understory.drawing.ink import Point, beside, element
from understory.games.everdell_duo.face.art.outline import FINE, Knot, between, disc, flick, path, ring, shades
from understory.games.everdell_duo.face.art.tones import Inks, Tone

EDGE: Final = 1.5
"""How broad the ink about a wash is."""


class _Place(NamedTuple):
    """Turned by this cosine and sine, mirrored or not, then moved."""

    x: float = 0.0
    y: float = 0.0
    c: float = 1.0
    s: float = 0.0
    flip: int = 1

    def __call__(self, x: float, y: float) -> Point:
        x *= self.flip
        return self.x + x * self.c - y * self.s, self.y + x * self.s + y * self.c


class Plate:
    """A picture while it is cut; without inks, tones are classes that a page gives colours to."""

    def __init__(self, inks: Inks | None, edge: float = EDGE) -> None:
        self._inks, self._edge = inks, edge
        self._parts: list[str] = []
        self._cuts: dict[Tone, list[str]] = {}
        self._place = _Place()
        self._scale = 1.0

    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, *, flip: bool = False) -> Self:
        """The same plate seen from another origin: for a part that is drawn about its own middle."""
        place, turned = self._place, turn * pi / 180 * self._place.flip
        c, s = cos(turned) * scale, sin(turned) * scale
        moved = place(x, y)
        part = type(self)(self._inks)
        part._parts, part._cuts = self._parts, self._cuts
        part._scale = self._scale * scale
        part._place = _Place(
            *moved, place.c * c - place.s * s, place.s * c + place.c * s, -place.flip if flip else place.flip
        )
        return part

    # ---------------------------------------------------------------- washes

    def shape(self, tone: Tone, points: str, shade: float = 2.8, cuts: float = 0.0) -> None:
        """A wash with an ink edge, heavier where it turns from the light; `cuts` is how long the hatching is there."""
        self._shape(tone, self._knots(points), shade, cuts)

    def round(self, tone: Tone, x: float, y: float, radius: float, high: float = 0.0, shade: float = 2.0) -> None:
        """A disc or an upright oval with an ink edge."""
        self._shape(tone, self._oval(x, y, radius, high or radius), shade, 0.0)

    def limb(self, tone: Tone, points: str, *widths: float, shade: float = 1.4) -> None:
        """An arm, a leg, a pole: a line as broad as said at each of its points, with an ink edge."""
        self._shape(tone, self._rounded(points, widths), shade, 0.0)

    def wash(self, tone: Tone, points: str) -> None:
        """A wash without an edge."""
        self._flush()
        self._add(tone, path(self._knots(points)), edge=False)

    def spot(self, tone: Tone, x: float, y: float, radius: float, high: float = 0.0) -> None:
        """A disc or an oval without an edge."""
        self._cut(tone, path(self._oval(x, y, radius, high or radius)))

    def patch(self, tone: Tone, points: str) -> None:
        """A wash without an edge upon another: a belly, a mask, a pane."""
        self._cut(tone, path(self._knots(points)))

    def band(self, tone: Tone, points: str, *widths: float) -> None:
        """A line of varying width without an edge."""
        self._cut(tone, path(self._stroke(points, widths)))

    # ---------------------------------------------------------------- ink

    def lines(self, points: str, width: float = 1.4, tone: Tone = Tone.INK) -> None:
        """Strokes that begin and end in a point; several are separated by `/`."""
        for stroke in points.split("/"):
            line = [(knot.x, knot.y) for knot in self._knots(stroke)]
            self._cut(tone, flick(line, width * min(1.0, self._scale**0.5)))

    def rule(self, points: str, width: float = 1.2, tone: Tone = Tone.INK) -> None:
        """Straight strokes of one width: posts, ropes, bars; several are separated by `/`."""
        for stroke in points.split("/"):
            self._cut(tone, path(self._stroke(stroke, (width,), sharp=True)))

    def dots(self, points: str, radius: float = 1.0, tone: Tone = Tone.INK) -> None:
        """Small discs."""
        for knot in self._knots(points):
            self._cut(tone, disc(knot.x, knot.y, radius * self._scale))

    def eye(self, x: float, y: float, radius: float = 1.9) -> None:
        """An eye with its light."""
        self.dots(f"{x},{y}", radius)
        self.dots(f"{x - radius * 0.3},{y - radius * 0.35}", radius * 0.36, Tone.PAPER)

    # ---------------------------------------------------------------- print

    def print(self) -> str:
        """The markup, for a view box of 100 by 100."""
        self._flush()
        inside, scale = "".join(self._parts), f"scale({1 / FINE:g})"
        width = round(self._edge * FINE)
        if self._inks is None:
            return element("g", inside, class_="ev", transform=scale, stroke_width=width)
        ink = self._inks[Tone.INK]
        return element("g", inside, transform=scale, fill=ink, stroke=ink, stroke_width=width, stroke_linejoin="round")

    def _knots(self, points: str) -> list[Knot]:
        found = []
        for word in points.split():
            x, y = word.rstrip("!").split(",")
            found.append(Knot(*self._place(float(x), float(y)), word.endswith("!")))
        return found

    def _oval(self, x: float, y: float, radius: float, high: float) -> list[Knot]:
        return [
            Knot(*self._place(knot.x, knot.y)) for knot in ring(x, y, radius, high, 6 if max(radius, high) < 9 else 9)
        ]

    def _rounded(self, points: str, widths: Sequence[float]) -> list[Knot]:
        """The outline of a stroke with round ends."""
        around = self._stroke(points, widths)
        half = len(around) // 2
        return [knot._replace(capped=at in {0, half}) for at, knot in enumerate(around)]

    def _stroke(self, points: str, widths: Sequence[float], *, sharp: bool = False) -> list[Knot]:
        line = [(knot.x, knot.y) for knot in self._knots(points)]
        steps = len(line) - 1
        spread = [self._scale * between(widths, step / steps) / 2 for step in range(steps + 1)]
        left, right = beside(line, spread), beside(line, [-width for width in spread])
        return [
            Knot(x, y, sharp or step in {0, steps}) for side in (left, right[::-1]) for step, (x, y) in enumerate(side)
        ]

    def _shape(self, tone: Tone, knots: Sequence[Knot], shade: float, cuts: float) -> None:
        self._flush()
        self._add(tone, path(knots), edge=True)
        for dark in shades(knots, shade, cuts):
            self._cut(Tone.INK, dark)

    def _cut(self, tone: Tone, drawn: str) -> None:
        if self._cuts and tone not in self._cuts:
            self._flush()
        self._cuts.setdefault(tone, []).append(drawn)

    def _flush(self) -> None:
        for tone, paths in self._cuts.items():
            self._add(tone, "".join(paths), edge=False)
        self._cuts.clear()

    def _add(self, tone: Tone, drawn: str, *, edge: bool) -> None:
        if self._inks is None:
            words = (*(() if tone is Tone.INK else (tone,)), *(("e",) if edge else ()))
            self._parts.append(element("path", class_=" ".join(words) or None, d=drawn))
        else:
            fill = None if tone is Tone.INK else self._inks[tone]
            self._parts.append(element("path", fill=fill, stroke=None if edge else "none", d=drawn))
