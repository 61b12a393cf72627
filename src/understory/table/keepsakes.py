"""A picture of what was made in a game, to be shared or hung up: each seat's tree or town as the game draws it, with
names, points and a date. One SVG that needs nothing else: its letters are outlines, and it looks the same everywhere.
"""

import json
import re
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final
from unicodedata import east_asian_width
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from understory.core import KeepsakeFace, Seat, Viewer
from understory.table import messages as msg
from understory.table.replays import Course, WatchKeepsake, course_in
from understory.table.telling import points_in
from understory.table.vocabulary import Shelf

_SVG: Final = "http://www.w3.org/2000/svg"
_PAPER: Final = "#f4ecdc"
_INK: Final = "#2a2622"
_SOFT: Final = "#6b6152"
_SEAL: Final = "#9d3824"
WIDTH: Final = 1600
HEIGHT: Final = 1130
"""At most: the picture is as high as the highest of what stands in it, so that no empty sky hangs over them."""
_BETWEEN: Final = 30
"""How much stays free between two who stand side by side."""
_READABLE: Final = 28
"""The size below which a name is rather told in two lines."""
_MARGIN: Final = 60
_TOP: Final = 130
_FOOT: Final = 250

ElementTree.register_namespace("", _SVG)
ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")


def keepsake(course: Course, moves: int, viewer: Viewer, names: tuple[str, ...], title: str, at: float) -> str:
    """The picture after so many moves, of nothing that the viewer may not see; `at` is when it was, 0 where unknown."""
    view = course.box.game.view(course.line.states[moves], viewer)
    points = points_in(view, len(course.seats))
    end = course.end if moves == course.length else None
    winners = set(end.winners) if end else set()
    face, parts = course.box.face, [outline(title, WIDTH / 2, 92, 54, "middle", _INK, WIDTH - 2 * _MARGIN)]
    if isinstance(face, KeepsakeFace):
        drawn = [face.keepsake(view, Seat(seat)) for seat in range(len(course.seats))]
    else:
        drawn = [face.svg(view)]
    alone = [(name,) for name in names]
    # Who built one town together is told together.
    sharing = [names] if end and len(drawn) > 1 and len({*drawn}) == 1 == len({*end.scores}) else alone
    drawn = drawn[: len(sharing)]
    across = (WIDTH - 2 * _MARGIN) / len(drawn)
    room = across - _BETWEEN
    high = min(HEIGHT - _TOP - _FOOT, room * max(_steepness(one) for one in drawn))
    foot = _TOP + high + _FOOT
    for number, one in enumerate(drawn):
        parts.append(_placed(_outlined(one), _MARGIN + across * number + _BETWEEN / 2, _TOP, room, high))
    each = (WIDTH - 2 * _MARGIN) / len(sharing)
    for number, called in enumerate(sharing):
        middle, ink = _MARGIN + each * (number + 0.5), _SEAL if number in winners else _INK
        parts.append(_name(" & ".join(called), middle, foot - 178, each - 2 * _BETWEEN, ink))
        if number in winners:
            parts.append(f'<path d="M{middle - 50} {foot - 164}h100" stroke="{_SEAL}" stroke-width="3"/>')
        parts.append(outline(str(end.scores[number] if end else points[number]), middle, foot - 96, 78, "middle", ink))
    day = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d") if at else ""
    parts.append(outline(" · ".join(filter(None, (day, "Understory"))), WIDTH / 2, foot - 36, 26, "middle", _SOFT))
    told = escape("; ".join(f"{name}: {points[seat]}" for seat, name in enumerate(names)))
    size = f'viewBox="0 0 {WIDTH} {foot:.0f}" width="{WIDTH}" height="{foot:.0f}"'
    head = f'<svg xmlns="{_SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" {size} role="img">'
    return f"{head}<title>{escape(title)}</title><desc>{told}</desc>{_ground(foot)}{''.join(parts)}</svg>\n"


def made(course: Course, moves: int, viewer: Viewer) -> str:
    """What the viewer had made after so many moves, alone: small pictures of it are shown in lists."""
    view, face = course.box.game.view(course.line.states[moves], viewer), course.box.face
    return _outlined(face.keepsake(view, viewer or Seat(0)) if isinstance(face, KeepsakeFace) else face.svg(view))


def _ground(height: float) -> str:
    frame = f'x="24" y="24" width="{WIDTH - 48}" height="{height - 48:.0f}"'
    return (
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="{_PAPER}"/>'
        f'<rect {frame} fill="none" stroke="#b89f74" stroke-width="2" rx="10"/>'
    )


def _name(name: str, x: float, y: float, room: float, ink: str) -> str:
    """A name in one line, or in two where it would be too small to be read from a step away."""
    gaps = [at for at, letter in enumerate(name) if letter in " -"]
    if _breadth(name) * _READABLE <= room or not gaps:
        return outline(name, x, y, 40, "middle", ink, room)
    cut = min(gaps, key=lambda at: abs(at - len(name) / 2)) + 1
    lines = (name[:cut].rstrip(), y - _READABLE), (name[cut:], y)
    return "".join(outline(line, x, at, _READABLE, "middle", ink, room) for line, at in lines)


def _seen(svg: str) -> str:
    """The part of the plane that a drawing shows."""
    box = re.search(r'viewBox="([^"]+)"', svg)
    return box.group(1) if box else f"0 0 {WIDTH} {HEIGHT}"


def _steepness(svg: str) -> float:
    """How much higher than broad a drawing is."""
    _, _, width, height = (float(part) for part in _seen(svg).split())
    return height / width


def _placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A drawing within another, as large as there is room, its foot on the ground."""
    inner = svg[svg.index(">", svg.index("<svg")) + 1 : svg.rindex("</svg>")]
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<svg {place} viewBox="{_seen(svg)}" preserveAspectRatio="xMidYMax meet">{inner}</svg>'


# ---------------------------------------------------------------- letters


@cache
def _faces() -> list[tuple[int, dict[str, tuple[int, str]]]]:
    """Each with its size of type in units, and every letter's width and outline; the display face first."""
    told = json.loads((Path(__file__).parent / "letters.json").read_text(encoding="utf-8"))
    return [(face["em"], {letter: tuple(drawn) for letter, drawn in face["letters"].items()}) for face in told]


def _breadth(text: str) -> float:
    """How broad a line is at most where its letters are not ours, in sizes of its font."""
    return sum(1.0 if east_asian_width(letter) in "WF" else 0.6 for letter in text)


def outline(text: str, x: float, y: float, size: float, anchor: str, fill: str, room: float | None = None) -> str:
    """A line of text as outlines, in the first face that has its letters, smaller where it would not fit; as text where
    none has them all."""
    if not text:
        return ""
    em, letters = next((face for face in _faces() if all(letter in face[1] for letter in text)), (0, {}))
    if not letters:
        size = min(size, room / _breadth(text)) if room is not None else size
        look = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" text-anchor="{anchor}" fill="{fill}"'
        return f'<text {look} font-family="serif">{escape(text)}</text>'
    width = sum(letters[letter][0] for letter in text)
    scale = size / em
    if room is not None and width * scale > room:
        scale = room / width
    left = x - width * scale * {"start": 0.0, "middle": 0.5, "end": 1.0}.get(anchor, 0.0)
    parts, along = [], 0
    for letter in text:
        advance, path = letters[letter]
        if path:
            parts.append(f'<path transform="translate({along} 0)" d="{path}"/>')
        along += advance
    return f'<g transform="translate({left:.2f} {y:.2f}) scale({scale:.5f})" fill="{fill}">{"".join(parts)}</g>'


def _outlined(svg: str) -> str:
    """A drawing with its texts as outlines."""
    root = ElementTree.fromstring(svg)  # noqa: S314  (made by the game's own brush)
    _outline_below(root, {})
    return ElementTree.tostring(root, encoding="unicode", short_empty_elements=False)


_INHERITED: Final = ("font-size", "text-anchor", "fill")


def _outline_below(element: ElementTree.Element, inherited: dict[str, str]) -> None:
    """Replace all texts below an element; how they look may be said above them."""
    for at, child in enumerate(list(element)):
        said = inherited | {name: child.attrib[name] for name in _INHERITED if name in child.attrib}
        if child.tag != f"{{{_SVG}}}text":
            _outline_below(child, said)
            continue
        group = ElementTree.Element(f"{{{_SVG}}}g", _kept(child.attrib))
        lines = [(child.text, child.attrib), *((line.text, {**child.attrib, **line.attrib}) for line in child)]
        for words, look in lines:
            if words and words.strip():
                group.append(_line(words.strip(), look, said))
        element[at] = group


def _kept(attributes: dict[str, str]) -> dict[str, str]:
    return {name: attributes[name] for name in ("transform", "opacity") if name in attributes}


def _line(words: str, look: dict[str, str], said: dict[str, str]) -> Any:
    known = said | {name: look[name] for name in _INHERITED if name in look}
    size = float(re.sub(r"[^0-9.]", "", known.get("font-size", "16")) or 16)
    anchor, fill = known.get("text-anchor", "start"), known.get("fill", _INK)
    drawn = outline(words, float(look.get("x", 0)), float(look.get("y", 0)), size, anchor, fill)
    tag, _, rest = drawn.partition(" ")
    return ElementTree.fromstring(f'{tag} xmlns="{_SVG}" {rest}')  # noqa: S314  (drawn above)


# ---------------------------------------------------------------- as a service


def watch_keepsake(shelf: Shelf, request: WatchKeepsake) -> msg.Shown:
    """A picture of what was made in a record's game."""
    course = course_in(shelf, request.record)
    viewer = course.checked(request.moves, request.seat)
    given = [name.strip() for name in request.names.splitlines()]
    names = tuple(given[at] if at < len(given) else seat.name for at, seat in enumerate(course.seats))
    title = request.title.strip() or course.box.game.spec.title
    return msg.Shown("", request.moves, keepsake(course, request.moves, viewer, names, title, 0.0), 1, ())
