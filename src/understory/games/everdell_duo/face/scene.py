"""A position without a word, for the rulebook in every language: the meadow and its path, the places for workers, and
a town. SVG, in pixels; cards are told by their pictures, and what a place gives by its signs."""

from typing import Final

from understory.drawing.ink import brush, element, group
from understory.games.everdell_duo.face.art.cards import cost, drawing, shadow, sheet
from understory.games.everdell_duo.face.art.emblems import (
    INKS,
    banner,
    emblem,
    good,
    handshake,
    moon,
    placed,
    points,
    sun,
    token,
    worker,
)
from understory.games.everdell_duo.rules.spaces import COLUMNS, FARMS, HANDSHAKE, LAST, REACH, RIVERS
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, SKUNK, CardId, Source, Space

_WIDE: Final = 124.0
_HIGH: Final = 118.0
_GAP: Final = 16.0
_ROAD: Final = 56.0
_MARGIN: Final = 34.0
_SEAL: Final = "#b5452f"


def scene_svg(view: View, seat: int) -> str:
    """What lies on the table, as far as pictures tell it, and a seat's town."""
    step = _WIDE + _GAP
    width = 2 * _MARGIN + COLUMNS * step - _GAP
    places_at = _MARGIN + 2 * _HIGH + _ROAD + 26
    town_at = places_at + 104
    town = view.city(seat)
    height = town_at + (_HIGH + 12 if town else 0) + _MARGIN / 2
    parts = [_meadow(view, step), *_places(view, places_at, width)]
    parts += [placed(_standing(view, card), _MARGIN + at * (_WIDE + 8), town_at) for at, card in enumerate(town)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {width:.0f} {height:.0f}">{"".join(parts)}</svg>'
    )


def _card(view: View, card: CardId, *, lit: bool = False, priced: bool = True) -> str:
    """A card by its picture, colour, cost and points."""
    printed = view.shelf.cards[card]
    return group(
        shadow(_WIDE, _HIGH),
        sheet(_WIDE, _HIGH, edge=_SEAL if lit else "#cdb98f"),
        element("rect", x=1, y=1, width=_WIDE - 2, height=_HIGH - 2, rx=8, fill=INKS[printed.colour], opacity=0.12),
        element("rect", width=_WIDE, height=_HIGH, rx=9, fill="none", stroke=_SEAL, stroke_width=3.4) if lit else "",
        placed(drawing(printed, 92), 26, 14),
        placed(banner(printed.colour), 17, 16, 0.9),
        placed(points(printed.points, 10), _WIDE - 17, 17) if printed.points else "",
        placed(cost(printed), 15, 48) if priced else "",
    )


def _meadow(view: View, step: float) -> str:
    """Both rows with the path between; what sun or moon touch stands out."""
    reach = REACH[view.sun][view.moon]
    lower = _MARGIN + _HIGH + _ROAD
    cards = [
        placed(_card(view, card, lit=at in reach), _MARGIN + at % COLUMNS * step, lower if at >= COLUMNS else _MARGIN)
        for at, card in enumerate(view.meadow)
        if card
    ]
    y = _MARGIN + _HIGH + _ROAD / 2
    stops = [_MARGIN - _GAP / 2 + at * step for at in range(LAST + 1)]
    road = brush([(x, y + (3 if at % 2 else -3)) for at, x in enumerate(stops)], [9, 12, 9, 13, 9, 12, 9], 0.1)
    marks = [element("circle", cx=x, cy=y, r=11, fill="#f4ecdc", stroke="#8f6b4b", stroke_width=2.2) for x in stops]
    if view.shared:
        marks.append(placed(handshake(), stops[HANDSHAKE], y))
        marks += [placed(worker("skunk"), x, y + 12, 1.15) for at, x in enumerate(stops) if view.path >> at & 1]
    apart = 14 if view.sun == view.moon else 0
    tokens = (placed(sun(), stops[view.sun] - apart, y), placed(moon(), stops[view.moon] + apart, y))
    return group(element("path", d=road, fill="#d8bf92"), *marks, *cards, *tokens)


def _places(view: View, y: float, width: float) -> list[str]:
    """River and farms by their pictures, with what a farm gives and who stands there."""
    spaces = (*RIVERS, *FARMS)
    wide = (width - 2 * _MARGIN - 12 * (len(spaces) - 1)) / len(spaces)
    drawn = []
    for at, space in enumerate(spaces):
        water = space in RIVERS
        given = [] if water else view.shelf.places[Source(space)].bundle.goods
        signs = [kind for kind, count in zip(RESOURCES, given, strict=False) for _ in range(count)]
        tile = group(
            shadow(wide, 84),
            sheet(wide, 84, fill="#d5e0e2" if water else "#e6e2bd"),
            placed(emblem("places", "river" if water else space, 48), 10, 8),
            *(placed(good(kind), 18 + 19 * number, 68, 1.1) for number, kind in enumerate(signs)),
        )
        drawn.append(placed(tile + _workers(view, space, wide - 24, 44), _MARGIN + at * (wide + 12), y))
    return drawn


def _workers(view: View, space: Space, x: float, y: float) -> str:
    standing = [seat for taken, seat in view.workers if taken == space]
    return group(*(placed(worker(_figure(view, seat)), x - 30 * at, y, 1.2) for at, seat in enumerate(standing)))


def _figure(view: View, seat: int) -> str:
    return "skunk" if seat == SKUNK else "hare" if seat == view.hare else "tortoise"


def _standing(view: View, card: CardId) -> str:
    """A card of a town, the token on it, and who works there."""
    housed = any(lodging.card == card for lodging in view.housed)
    mark = placed(token(view.shelf.cards[card].colour), _WIDE - 20, _HIGH - 22, 1.2) if housed else ""
    return _card(view, card, priced=False) + mark + _workers(view, Space(card), _WIDE / 2, _HIGH - 24)
