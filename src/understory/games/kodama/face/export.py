"""The family's cards and art as JSON for the page.

`kodama.json` holds what placing, scoring and drawing need of every card, `kodama-art.json` what is drawn the same
everywhere: icons, the parts of spirits, seals and skies. Colours are CSS variables, so that day, night and season are
the page's to choose. Bark, leaves and paper are drawn in the page from the same shapes.
"""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import groupby
from typing import Final

from understory.core import Plain
from understory.drawing.icons import DRAWN, icon
from understory.drawing.season import IconInks, Palette, Tint
from understory.games.kodama.face.art.costume import HELD, WORN
from understory.games.kodama.face.art.covers import by_day
from understory.games.kodama.face.art.faces import sky
from understory.games.kodama.face.art.leaves import LEAF, leaf
from understory.games.kodama.face.art.marks import later_marks, marks
from understory.games.kodama.face.art.scenes import scenes
from understory.games.kodama.face.art.spirits import HEADS, Spirit, head, parts_of, token
from understory.games.kodama.face.drawing import icons_named
from understory.games.kodama.pack.cards import Branch, Card
from understory.games.kodama.pack.conditions import word_of
from understory.games.kodama.pack.spirits import Decree, Kodama
from understory.games.kodama.rules.shelf import Shelf, shipped_shelf
from understory.geometry import FULL_TURN, WAVES, Stretch


def _inks(kind: str) -> tuple[str, str]:
    return f"var(--{kind})", f"var(--{kind}-light)"


INKS: Final = Palette(
    ground="var(--ground)",
    sheet="var(--sheet)",
    sheet_edge="var(--sheet-edge)",
    fibre="var(--fibre)",
    ink="var(--ink)",
    bark_edge="var(--bark-edge)",
    bark="var(--bark)",
    bark_light="var(--bark-light)",
    bark_grain="var(--bark-grain)",
    moss="var(--moss)",
    seal="var(--seal)",
    shade="var(--shade)",
    spirit="var(--spirit)",
    spirit_shade="var(--spirit-shade)",
    snow="var(--snow)",
    outline="var(--outline)",
    yellow="var(--yellow)",
    icons=IconInks(
        caterpillar=_inks("caterpillar"),
        cloud=_inks("cloud"),
        firefly=_inks("firefly"),
        flower=_inks("flower"),
        mushroom=_inks("mushroom"),
        star=_inks("star"),
        light="var(--icon-light)",
        halo="var(--halo)",
        outline="var(--icon-outline)",
        glow=0.1,
    ),
    dark=False,
)
"""The palette as names that a page gives values to."""


def cards(shelf: Shelf) -> Plain:
    """What placing, scoring and drawing need."""
    wood: list[Card] = [*shelf.trunks.values(), *shelf.branches.values()]
    return {
        "quarter": [WAVES[2 * k] for k in range(FULL_TURN // 4 + 1)],
        "cards": {card.id: _card(card) for card in wood},
        "kodamas": {card.id: _kodama(card) for card in shelf.kodamas.values()},
        "decrees": {card.id: _decree(card) for card in shelf.decrees.values()},
    }


def _card(card: Card) -> Plain:
    shape = card.shape
    return {
        "size": [shape.width, shape.height],
        "radius": shape.icon_radius,
        "connect": list(card.connect) if isinstance(card, Branch) else None,
        "icons": [[str(spot.kind), spot.x, spot.y] for spot in shape.icons],
        "lines": [_line(line) for line in shape.lines],
    }


def _line(line: Sequence[Stretch]) -> Plain:
    """Where a line starts, then for each stretch its end and its radius."""
    flat: list[Plain] = [line[0].ax, line[0].ay]
    for stretch in line:
        flat += [stretch.bx, stretch.by, stretch.radius]
    return flat


def _kodama(card: Kodama) -> Plain:
    return {
        "number": card.number,
        "yellow": card.yellow,
        "season": str(card.kid.season) if card.kid else None,
        "icons": _once(icons_named(card.condition)),
    }


def _decree(card: Decree) -> Plain:
    return {"season": str(card.season), "effect": _word(card.effect), "icons": _once(icons_named(card.effect))}


def _once(icons: tuple[str, ...]) -> list[Plain]:
    return [kind for kind, _ in groupby(icons)]


def _word(word: object) -> Plain:
    """A word of the vocabulary as a pack writes it."""
    if isinstance(word, Enum):
        return str(word.value)
    if is_dataclass(word) and not isinstance(word, type):
        named: dict[str, Plain] = {"is": word_of(type(word))}
        named.update((field.name, _word(getattr(word, field.name))) for field in fields(word))
        return named
    if isinstance(word, tuple):
        return [_word(part) for part in word]
    return word if isinstance(word, int) else str(word)


def art(shelf: Shelf) -> Plain:
    """What is drawn the same everywhere, as SVG."""
    blade, lobed = leaf(LEAF), leaf(LEAF, lobes=True)
    figures = {(card.number, card.kid is not None) for card in shelf.kodamas.values()}
    return {
        "icons": {kind: icon(kind, INKS.icons) for kind in DRAWN},
        "tokens": {kind: token(kind, "kd-icon", INKS) for kind in DRAWN},
        "leaves": {"blade": list(blade), "maple": list(lobed)},
        "skies": {str(season): sky(season, season) for season in Tint},
        "heads": [head(points, INKS) for points in HEADS],
        "worn": [part(INKS) for part in WORN],
        "held": [part(INKS) for part in HELD],
        "spirits": {str(number): _spirit(number, small=small) for number, small in sorted(figures)},
    }


def _spirit(number: int, *, small: bool) -> Plain:
    """Body and face as drawn, and which head it has, what it wears and what it holds."""
    figure = Spirit.of(number)
    body, _, face = parts_of(number, INKS, small=small)
    return {"body": body, "face": face, "small": small, "parts": [figure.head, figure.worn, figure.held]}


def page_files() -> dict[str, Plain]:
    """The family's cards and art, and the pictures of the page around it, which are drawn by the same hand."""
    shelf = shipped_shelf()
    pictures = {f"scenes/{name}.svg": drawing for name, drawing in scenes(INKS).items()}
    pictures |= {"covers/kodama.svg": by_day(INKS)}
    strokes: dict[str, Plain] = {"marks.json": dict(marks()), "later-marks.json": dict(later_marks())}
    sketched: dict[str, Plain] = {"companion/tree.json": {str(kind): icon(kind, INKS.icons) for kind in DRAWN}}
    return {"kodama.json": cards(shelf), "kodama-art.json": art(shelf), **strokes, **sketched, **pictures}
