"""The whole table as a drawing: events, meadow and path, river and farms, both cities, a hand. SVG, in pixels."""

import math
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from understory.drawing.ink import brush, element, group
from understory.drawing.paper import ground
from understory.drawing.season import DAY, Tint
from understory.games.everdell_duo.face.art.cards import HEIGHT, WIDTH, back, full_card, shadow, sheet, small_card
from understory.games.everdell_duo.face.art.emblems import (
    INK,
    SERIF,
    emblem,
    good,
    handshake,
    moon,
    placed,
    points,
    sun,
    text,
    token,
    worker,
)
from understory.games.everdell_duo.face.reading import Reader
from understory.games.everdell_duo.face.together import looks_text
from understory.games.everdell_duo.face.together_drawing import company_svg, share_tile
from understory.games.everdell_duo.face.wording import bundle_text, effects_text, requirement_text
from understory.games.everdell_duo.rules.spaces import (
    COLUMNS,
    EVENT_AT,
    EVENT_SPACES,
    FARMS,
    HANDSHAKE,
    LAST,
    REACH,
    RIVER_AT,
    RIVERS,
)
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import (
    COLOURS,
    FAIR,
    JOURNEY,
    RESOURCES,
    SEASONS,
    SKUNK,
    CardId,
    Source,
    Space,
)

PAGE: Final = 1500.0
_MARGIN: Final = 36.0
_GAP: Final = 18.0
_EVENTS: Final = 74.0
_MEADOW: Final = 226.0
_ROAD: Final = 58.0
_SPACES: Final = _MEADOW + 2 * HEIGHT + _ROAD + 34
_CITIES: Final = _SPACES + 132
_ROW: Final = 12


def table_svg(view: View) -> str:
    """Everything that the viewer may see."""
    first = 1 - (view.viewer or 0)
    parts = [_header(view), *_events(view), _meadow(view), *_spaces(view)]
    y = _CITIES
    if view.shared:
        drawn, height = company_svg(view, _MARGIN, y, PAGE - 2 * _MARGIN)
        parts.append(drawn)
        y += height
    for seat in (first, 1 - first):
        drawn, height = _player(view, seat, y)
        parts.append(drawn)
        y += height
    if view.shared:
        drawn, height = _city(view, 0, y)
        parts.append(drawn)
        y += height
    drawn, height = _hands(view, y)
    height = y + height + _MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {PAGE:.0f} {height:.0f}" width="{PAGE:.0f}" height="{height:.0f}" font-family="{SERIF}" '
        f'fill="{INK}">{ground(0, 0, PAGE, height, DAY, Tint(SEASONS[view.season]), 3)}{"".join(parts)}{drawn}</svg>'
    )


def city_svg(view: View, seat: int) -> str:
    """A city alone, as near a square as its cards allow; few of them stand in the middle."""
    cards = view.city(seat)
    across = max(3, math.ceil(math.sqrt(len(cards))))
    down = max(1, -(-len(cards) // across))
    drawn = [placed(_in_city(view, card), at % across * 119, at // across * 118) for at, card in enumerate(cards)]
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    left = (across - max(1, len(cards))) * 119 / 2 if down == 1 else 0
    size = f'viewBox="{-12 - left:g} -12 {across * 119 + 24} {down * 118 + 24}"'
    return f'<svg {names} {size} font-family="{SERIF}" fill="{INK}">{group(*drawn)}</svg>'


def _header(view: View) -> str:
    season = SEASONS[view.season].capitalize()
    turn = "the game is over"
    if view.pending:
        turn = f"{_animal(view, view.turn)} to move" if view.turn >= 0 else "the season begins"
    left = placed(emblem("seasons", SEASONS[view.season], 42), _MARGIN, 14)
    left += text(season, _MARGIN + 54, 48, 34, weight="700") + text(turn, _MARGIN + 244, 47, 20, fill="#6b5d4c")
    piles = f"deck {view.deck}, discard {view.discarded}"
    return left + text(piles, PAGE - _MARGIN, 48, 20, fill="#6b5d4c", anchor="end")


def _animal(view: View, seat: int) -> str:
    return "hare" if seat == view.hare else "tortoise"


def _workers(view: View, space: Space, x: float, y: float) -> str:
    """Whoever stands on a space, side by side."""
    standing = [seat for taken, seat in view.workers if taken == space]
    return group(*(placed(_figure(view, seat), x - 34 * index, y, 1.15) for index, seat in enumerate(standing)))


def _figure(view: View, seat: int) -> str:
    """A worker of wood."""
    if seat == SKUNK:
        return worker("skunk")
    return worker(_animal(view, seat))


def _fitted(said: str, x: float, y: float, size: float, letters: int, lines: int) -> str:
    """Text wrapped to so many letters."""
    return group(*(text(line, x, y + size * 1.2 * at, size) for at, line in enumerate(wrap(said, letters)[:lines])))


# ---------------------------------------------------------------- events


def _events(view: View) -> Iterator[str]:
    width = (PAGE - 2 * _MARGIN - 6 * 12) / 7
    for space in EVENT_SPACES:
        at = EVENT_AT[space]
        x = _MARGIN + at * (width + 12)
        event = view.events[at] if at < len(view.events) else ""
        yield placed(_event_tile(view, event, width, bundle_text(view.shelf.places[Source(space)].bundle)), x, _EVENTS)
        yield _workers(view, space, x + width - 22, _EVENTS + 128)
    last = share_tile(view, width) if view.shared else _event_tile(view, JOURNEY, width, "at the end")
    yield placed(last, _MARGIN + 6 * (width + 12), _EVENTS)


def _event_tile(view: View, event: str, width: float, reward: str) -> str:
    foot = text(reward, 10, 124, 12.5, fill="#6b5d4c")
    if not event:
        empty = element(
            "rect",
            width=width,
            height=104,
            rx=9,
            fill="none",
            stroke="#b89f74",
            stroke_width=1.6,
            stroke_dasharray="5 6",
        )
        return empty + text("achieved", width / 2, 58, 15, fill="#6b5d4c", anchor="middle") + foot
    printed = next(found for found in view.shelf.events.values() if found.id == event)
    return group(
        shadow(width, 104),
        sheet(width, 104, fill="#f3e3c3"),
        placed(emblem("events", event if event in {FAIR, JOURNEY} else event[0], 30), width - 37, 36),
        text(printed.name, 12, 26, 15.5, weight="700"),
        _fitted(requirement_text(printed, view.needed(printed)), 12, 48, 13, 18, 4),
        placed(points(printed.points, 11), width - 20, 84),
        foot,
    )


# ---------------------------------------------------------------- the meadow


def _meadow(view: View) -> str:
    left = (PAGE - COLUMNS * WIDTH - (COLUMNS - 1) * _GAP) / 2
    step = WIDTH + _GAP
    lower = _MEADOW + HEIGHT + _ROAD
    reach = REACH[view.sun][view.moon]
    cards = [
        placed(
            full_card(view.shelf.cards[card], lit=at in reach) if card else _gap(),
            left + at % COLUMNS * step,
            lower if at >= COLUMNS else _MEADOW,
        )
        for at, card in enumerate(view.meadow)
    ]
    y = _MEADOW + HEIGHT + _ROAD / 2
    stops = [left - _GAP / 2 + at * step for at in range(LAST + 1)]
    road = brush([(x, y + (3 if at % 2 else -3)) for at, x in enumerate(stops)], [9, 12, 9, 13, 9, 12, 9], 0.1)
    marks = [element("circle", cx=x, cy=y, r=11, fill="#f4ecdc", stroke="#8f6b4b", stroke_width=2.2) for x in stops]
    if view.shared:
        marks.append(placed(handshake(), stops[HANDSHAKE], y))
        marks += [placed(worker("skunk"), x, y + 12, 1.15) for at, x in enumerate(stops) if view.path >> at & 1]
    apart = 17 if view.sun == view.moon else 0
    return group(
        element("path", d=road, fill="#d8bf92"),
        *marks,
        *cards,
        placed(sun(), stops[view.sun] - apart, y, 1.05),
        placed(moon(), stops[view.moon] + apart, y, 1.05),
    )


def _gap() -> str:
    return element(
        "rect",
        width=WIDTH,
        height=HEIGHT,
        rx=9,
        fill="none",
        stroke="#b89f74",
        stroke_width=1.6,
        stroke_dasharray="5 6",
    )


# ---------------------------------------------------------------- river and farms


def _spaces(view: View) -> Iterator[str]:
    """The river at the left, the farms at the right."""
    width = (PAGE - 2 * _MARGIN - 5 * 14) / 6
    for index, space in enumerate((*RIVERS, *FARMS)):
        x = _MARGIN + index * (width + 14)
        water = space in RIVER_AT
        said = bundle_text(view.shelf.places[Source(space)].bundle) if not water else ""
        if water and len(view.river) == 2:
            said = effects_text(view.shelf.tiles[view.river[RIVER_AT[space]]].acts)
        name = f"River {RIVER_AT[space] + 1}" if water else f"Farm {FARMS.index(space) + 1}"
        tile = group(
            shadow(width, 100),
            sheet(width, 100, fill="#d5e0e2" if water else "#e6e2bd"),
            text(name, 14, 28, 17, weight="700"),
            _fitted(said, 14, 50, 13, 22, 3),
            placed(emblem("places", "river" if water else space, 52), width - 62, 42),
        )
        yield placed(tile, x, _SPACES)
        yield _workers(view, space, x + width - 26, _SPACES + 32)


# ---------------------------------------------------------------- the players


def _player(view: View, seat: int, y: float) -> tuple[str, float]:
    """A player's supply and city, and how high it is."""
    figure = placed(worker(_animal(view, seat)), _MARGIN + 20, y + 30, 1.3)
    you = " (you)" if view.own(seat) else ""
    name = text(f"{_animal(view, seat).capitalize()}{you}", _MARGIN + 48, y + 26, 21, weight="700")
    supply = group(
        *(
            placed(good(kind), _MARGIN + 250 + 62 * index, y + 20, 1.35)
            + text(str(count), _MARGIN + 266 + 62 * index, y + 27, 19)
            for index, (kind, count) in enumerate(zip(RESOURCES, view.supplies[seat], strict=True))
        )
    )
    gained = sum(entry.amount for entry in view.ledger if entry.seat == (0 if view.shared else seat))
    owned = [colour for colour in COLOURS if view.tokens[seat] & colour.bit]
    tokens = group(*(placed(token(colour), _MARGIN + 590 + 26 * at, y + 20) for at, colour in enumerate(owned)))
    events = ", ".join(view.shelf.events[event].name for event in view.achieved[seat])
    said = group(_fitted(events, _MARGIN + 740, y + 18, 13.5, 52, 2), fill="#6b5d4c")
    free = view.together.workers - sum(1 for _, whose in view.workers if whose == seat)
    waiting = text(f"{free} worker{'' if free == 1 else 's'}", PAGE - _MARGIN - 190, y + 26, 15, anchor="end")
    waiting += _backs(view.holdings[seat].size, y)
    row = group(figure, name, supply, placed(points(gained, 12), _MARGIN + 530, y + 20), tokens, said, waiting)
    if view.shared:
        looks = "" if view.own(seat) else looks_text(view, seat, Reader())
        return row + text(looks, PAGE - _MARGIN, y + 62, 13.5, fill="#6b5d4c", anchor="end"), 72
    city, height = _city(view, seat, y + 48)
    return row + city, 48 + height


def _city(view: View, seat: int, y: float) -> tuple[str, float]:
    """The cards of a city in rows, and how high they are."""
    cards = [
        placed(_in_city(view, card), _MARGIN + at % _ROW * 119, y + at // _ROW * 118)
        for at, card in enumerate(view.city(seat))
    ]
    return group(*cards), 14 + 118 * max(1, -(-len(cards) // _ROW))


def _backs(count: int, y: float) -> str:
    """A hand from behind: its number is no secret."""
    step = min(14.0, 130 / max(1, count))
    fan = [placed(back(), PAGE - _MARGIN - 170 + step * at, y + 2, 0.72) for at in range(count)]
    return group(*fan, text(str(count), PAGE - _MARGIN, y + 26, 17, anchor="end", weight="700"))


def _in_city(view: View, card: CardId) -> str:
    """A card of a city with what lies and stands on it."""
    lying = sum(count for other, count in view.counters if other == card)
    stored = [goods for other, goods in view.loads if other == card]
    kinds = [kind for goods in stored for kind, count in zip(RESOURCES, goods, strict=True) for _ in range(count)]
    under = sum(1 for over, _ in view.under if over == card)
    return group(
        *(placed(sheet(108, 104, fill="#e9dcc0"), 5 * (step + 1), -5 * (step + 1)) for step in reversed(range(under))),
        small_card(view.shelf.cards[card]),
        placed(points(lying, 9), 18, 72) if lying else "",
        *(placed(good(kind), 14 + 14 * at, 74) for at, kind in enumerate(kinds)),
        placed(token(view.shelf.cards[card].colour), 92, 72)
        if any(lodging.card == card for lodging in view.housed)
        else "",
        _workers(view, Space(card), 60, 84),
    )


def _hands(view: View, y: float) -> tuple[str, float]:
    """The viewer's own cards; of others only their backs are to be seen. Who plays both mayors has two hands."""
    drawn, high = "", 0.0
    for seat in (0, 1):
        if view.own(seat):
            said = f"The {_animal(view, seat)}'s hand" if view.together.solo else "Your hand"
            drawn += _hand(view, view.holdings[seat].cards, said, y + high)
            high += HEIGHT + 34
    return drawn, high


def _hand(view: View, cards: tuple[CardId, ...], said: str, y: float) -> str:
    step = min(WIDTH + 8, (PAGE - 2 * _MARGIN - WIDTH) / max(1, len(cards) - 1))
    own = [placed(full_card(view.shelf.cards[card]), _MARGIN + step * at, y + 34) for at, card in enumerate(cards)]
    return group(text(said, _MARGIN, y + 22, 21, weight="700"), *own)
