"""Paper, ink and washes for plots: small pieces of SVG in the look of everything else that is drawn. Lengths in pixels.

What a wash means is told by its hatching and by words as well as by its colour.
"""

from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

PAPER: Final = "#f4ecdc"
INK: Final = "#2a2622"
SEAL: Final = "#b5452f"
SEASONS: Final = {"winter": "#4a5f86", "spring": "#e6b3bd", "summer": "#86a86a", "autumn": "#cf7a3c"}
WASHES: Final = ("#61794b", "#cf7a3c", "#4a5f86", "#e6b3bd", "#6d4c33", "#86a86a", "#b98a2f", "#8a6f8f", "#9aa5a0")
_HATCHES: Final = (
    "",
    "M0 6 6 0",
    "M0 0 6 6",
    "M0 3H6",
    "M3 0V6",
    "M0 6 6 0M0 0 6 6",
    "M3 3h.1",
    "M0 3H6M3 0V6",
    "M0 0H6",
)


class Wash(NamedTuple):
    """A colour and a number that picks its hatching."""

    colour: str
    number: int

    @property
    def fill(self) -> str:
        """How a shape refers to it."""
        return f"url(#wash{self.number})"


def washes(names: Iterable[str]) -> dict[str, Wash]:
    """A wash for each name; seasons have their own colours."""
    return {
        name: Wash(SEASONS.get(name, WASHES[number % len(WASHES)]), number)
        for number, name in enumerate(dict.fromkeys(names))
    }


def sheet(title: str, about: str, width: int, height: int, parts: Iterable[str], used: Iterable[Wash] = ()) -> str:
    """A drawing on paper, with what it shows told in words for who cannot see it."""
    patterns = "".join(_pattern(wash) for wash in used)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" aria-label="{escape(title)}" font-family="Shippori Mincho, Georgia, serif" font-size="14" '
        f'fill="{INK}"><title>{escape(title)}</title><desc>{escape(about)}</desc>'
        f'<defs><filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
        'baseFrequency="0.02 0.4" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0.42 0 0 0 0 0.3 0 0 0 0 0.2 '
        f'0 0 0 0.06 0"/></filter>{patterns}</defs>'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
        f'<rect width="{width}" height="{height}" filter="url(#fibre)"/>'
        f"{label(24, 34, title, size=20)}{''.join(parts)}</svg>\n"
    )


def _pattern(wash: Wash) -> str:
    hatch = _HATCHES[wash.number % len(_HATCHES)]
    return (
        f'<pattern id="wash{wash.number}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<rect width="6" height="6" fill="{wash.colour}"/>'
        f'<path d="{hatch}" stroke="{INK}" stroke-opacity="0.45" stroke-width="0.9" stroke-linecap="round"/></pattern>'
    )


def label(x: float, y: float, text: str, *, size: int = 14, anchor: str = "start", colour: str = INK) -> str:
    """Words at a place; numbers do not jump."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{colour}" '
        f'style="font-variant-numeric:tabular-nums">{escape(text)}</text>'
    )


def stroke(x1: float, y1: float, x2: float, y2: float, width: float = 1.6, colour: str = INK) -> str:
    """A line of the brush: it swells in the middle and thins towards its ends."""
    dx, dy = x2 - x1, y2 - y1
    length = max(1e-6, (dx * dx + dy * dy) ** 0.5)
    nx, ny = -dy / length * width, dx / length * width
    ex, ey = nx / 4, ny / 4
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    return (
        f'<path d="M{x1 + ex:.2f} {y1 + ey:.2f}Q{mx + nx:.2f} {my + ny:.2f} {x2 + ex:.2f} {y2 + ey:.2f}'
        f'L{x2 - ex:.2f} {y2 - ey:.2f}Q{mx - nx:.2f} {my - ny:.2f} {x1 - ex:.2f} {y1 - ey:.2f}Z" fill="{colour}"/>'
    )


def bar(x: float, y: float, width: float, height: float, wash: Wash, told: str) -> str:
    """A wash with soft corners, and what it stands for."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" rx="2.5" '
        f'fill="{wash.fill}"><title>{escape(told)}</title></rect>'
    )


def legend(x: float, y: float, named: dict[str, Wash], columns: int, step: int) -> list[str]:
    """What the washes mean, in rows."""
    parts = []
    for number, (name, wash) in enumerate(named.items()):
        left, top = x + number % columns * step, y + number // columns * 22
        parts += [bar(left, top - 11, 18, 13, wash, name), label(left + 25, top, name, size=13)]
    return parts


def ticks(low: float, high: float, most: int = 8) -> list[int]:
    """Round numbers between two ends."""
    span = max(1.0, high - low)
    step = next(step for size in range(9) for step in (10**size, 2 * 10**size, 5 * 10**size) if span / step <= most)
    return list(range(int(-(-low // step)) * step, int(high) + 1, step))
