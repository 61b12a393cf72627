"""Cards with words on them: Kodamas with their spirit, and decrees in the colour of their season.

Cards are as large as branch cards, 6300 by 8800 units of 0.01 mm, about their centre, y down. Words are given as they
are to be read; lines are broken here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from understory.drawing.icons import icon_at
from understory.drawing.ink import Point, Whim, attrs, blob, brush, disc, element, flick, group, smooth, words
from understory.drawing.paper import outline, sheet
from understory.drawing.season import WASH, Palette, Tint, leaves
from understory.games.kodama.face.art.leaves import leaf
from understory.games.kodama.face.art.spirits import spirit

WIDTH: Final = 6300
HEIGHT: Final = 8800

DISPLAY: Final = "Georgia, 'DejaVu Serif', serif"
"""The face for names and numbers; a page may put its own in its place (class `display`)."""

PLAIN: Final = "'Segoe UI', 'DejaVu Sans', sans-serif"
"""The face for what is to be read (class `plain`)."""


@dataclass(frozen=True, slots=True)
class KodamaFace:
    """What a Kodama card shows: its number (yellow for the harder ones), its name, its words, the icons it names."""

    number: int
    name: str
    text: str
    icons: tuple[str, ...] = ()
    yellow: bool = False
    season: Tint | None = None
    """A small Kodama's season."""
    now: int | None = None
    """What it would score now."""


@dataclass(frozen=True, slots=True)
class DecreeFace:
    """What a decree shows."""

    name: str
    season: Tint
    text: str
    icons: tuple[str, ...] = ()


def text(
    x: float,
    y: float,
    content: str,
    size: float,
    ink: str,
    *,
    family: str = PLAIN,
    anchor: str = "middle",
    bold: bool = False,
) -> str:
    """A line of words."""
    kind = "display" if family == DISPLAY else "plain"
    weight = "bold" if bold else None
    look = attrs(font_size=size, fill=ink, font_family=family, text_anchor=anchor, font_weight=weight, class_=kind)
    return f"<text{attrs(x=x, y=y)}{look}>{words(content)}</text>"


def broken(content: str, most: int) -> list[str]:
    """Words in lines of at most so many letters."""
    lines = [""]
    for word in content.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def paragraph(y: float, content: str, ink: str, *, most: int = 23, size: float = 460, middle: bool = True) -> str:
    """Words in lines, the first at this height, or with their middle there."""
    lines = broken(content, most)
    if len(lines) > 4:
        lines, size = broken(content, most * 6 // 5), size * 5 / 6
    top = y - (len(lines) - 1) * size * 0.64 if middle else y
    return "".join(text(0, top + i * size * 1.28, line, size, ink) for i, line in enumerate(lines))


def kodama_card(face: KodamaFace, colours: Palette, key: str) -> str:
    """A Kodama card; its icons are those defined under `key`."""
    whim = Whim("kodama", face.number)
    wash = WASH[face.season] if face.season else leaves(None)[face.number % 3]
    pools = [
        element(
            "path", d=smooth(blob(0, -1370, radius, whim, wobble=0.1, spots=10), closed=True), fill=wash, opacity=share
        )
        for radius, share in ((2150, 0.26), (1750, 0.2))
    ]
    small = face.season is not None
    place = f"translate(0 {-1030 if small else -1620}) scale(13)"
    body = group(spirit(face.number, colours, small=small), transform=place)
    ink = colours.yellow if face.yellow else colours.ink
    name = text(0, 1200, face.name, 500 if len(face.name) < 17 else 410, colours.ink, family=DISPLAY, bold=True)
    return group(
        sheet(WIDTH, HEIGHT, colours, f"kodama{face.number}"),
        *pools, _moss_line(whim, colours), body,
        text(-2700, -3480, str(face.number), 780, ink, family=DISPLAY, anchor="start", bold=True),
        _flourish(-2700, -3300, colours.yellow) if face.yellow else "",
        name, paragraph(2500, face.text, colours.ink),
        _worth(face, colours), _row(face.icons, key),
        class_="kodama", role="img",
        aria_label=f"{face.number} {face.name}: {face.text}",
    )  # fmt: skip


def _flourish(x: float, y: float, ink: str) -> str:
    """A stroke under a harder card's number, so that it is not told by colour alone."""
    return element("path", d=flick([(x, y), (x + 420, y + 50), (x + 900, y - 20)], 120), fill=ink)


def _moss_line(whim: Whim, colours: Palette) -> str:
    """The ground a spirit stands on."""
    spine: list[Point] = [
        (-1900, -100),
        (-900, whim.between(-80, -10)),
        (0, -60),
        (900, whim.between(-80, -10)),
        (1900, -110),
    ]
    tufts = "".join(
        flick([(x, -60), (x + lean * 0.4, -210), (x + lean, -310)], 60)
        for x, lean in ((whim.between(-1700, 1700), whim.between(-90, 90)) for _ in range(9))
    )
    return element("path", d=brush(spine, [20, 110, 150, 100, 20]) + tufts, fill=colours.moss, opacity=0.85)


def _row(icons: Sequence[str], key: str) -> str:
    """The icons that a card names, side by side at its top right."""
    return "".join(icon_at(kind, key, 2450 - 1000 * i, -3720, 440) for i, kind in enumerate(icons[:4]))


def _worth(face: KodamaFace, colours: Palette) -> str:
    """What a Kodama would score now, as a seal at the foot."""
    if face.now is None:
        return ""
    round_seal = smooth(blob(2480, 3760, 430, Whim("worth", face.number), wobble=0.06), closed=True)
    paper = colours.spirit if not colours.dark else "#171d1a"
    return element("path", d=round_seal, fill=colours.moss) + text(
        2480, 3920, str(face.now), 450, paper, family=DISPLAY, bold=True
    )


def decree_card(face: DecreeFace, colours: Palette, key: str) -> str:
    """A decree in the colour of its season."""
    return group(
        sheet(WIDTH, HEIGHT, colours, face.name), sky(face.season, face.name),
        text(0, 980, face.name, 560 if len(face.name) < 15 else 430, colours.ink, family=DISPLAY, bold=True),
        text(0, 1480, face.season.capitalize(), 340, colours.ink, family=DISPLAY),
        paragraph(3020, face.text, colours.ink),
        "".join(icon_at(kind, key, -2450 + 1000 * i, -3720, 440) for i, kind in enumerate(face.icons[:4])),
        class_="decree", role="img", aria_label=f"{face.season}: {face.name}: {face.text}",
    )  # fmt: skip


def sky(season: Tint, seed: str) -> str:
    """A season's sun and hills, and what falls from its sky."""
    whim = Whim("decree", seed)
    wash = WASH[season]
    ridges = []
    for top, opacity in ((-2300, 0.3), (-1500, 0.34), (-800, 0.4)):
        ridge: list[Point] = [(-3000 + 1000 * i, top + whim.between(-420, 420)) for i in range(7)]
        ridges.append(element("path", d=f"{smooth(ridge)}L3000 200L-3000 200z", fill=wash, opacity=opacity))
    air = element("path", d=outline(WIDTH - 300, HEIGHT - 300), fill=wash, opacity=0.13)
    sun = element("path", d=smooth(blob(1300, -2650, 620, whim, wobble=0.03), closed=True), fill=wash, opacity=0.75)
    return "".join((air, sun, *ridges, _falling(season, whim)))


def _falling(season: Tint, whim: Whim) -> str:
    """What the wind carries in a season: petals, leaves or snow."""
    out = []
    for _ in range(12):
        x, y, turn = whim.between(-2700, 2700), whim.between(-3100, -100), whim.between(0, 360)
        ink = leaves(season)[whim.among(3)]
        if season is Tint.WINTER:
            out.append(element("path", d=disc(round(x), round(y), whim.between(40, 90)), fill="#fbfaf6"))
            continue
        blade, rib = leaf(whim.between(300, 460), season is Tint.AUTUMN)
        place = f"translate({x:.0f} {y:.0f}) rotate({turn:.0f})"
        out.append(
            group(
                element("path", d=blade, fill=ink),
                element("path", d=rib, fill="#2a2622", opacity=0.35),
                transform=place,
            )
        )
    return group(*out, opacity=0.9)
