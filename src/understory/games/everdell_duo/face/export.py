"""What the page needs to know of a pack beside a view: all that is printed, with its types, and the pictures, split by
need, with the stylesheet that colours them.

A picture is markup for `<svg viewBox="0 0 100 100">`. Its tones are classes: `stylesheet` of `art.tones` gives them
colours by day and by night, and a class such as `ev-red` on the `<svg>` or about it the colour of the card's kind.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from understory.core import Plain, plain
from understory.core.packs import Source as Origin
from understory.core.typescript import declarations
from understory.games.everdell_duo.face.art import emblems
from understory.games.everdell_duo.face.art.cover import cover
from understory.games.everdell_duo.face.art.emblems import placed
from understory.games.everdell_duo.face.art.pictures import FAMILIES, picture, thing
from understory.games.everdell_duo.face.art.road import road
from understory.games.everdell_duo.face.art.signs import signs
from understory.games.everdell_duo.face.art.tones import stylesheet
from understory.games.everdell_duo.pack.model import Card, Event, GoodNews, Library, Place, Tile
from understory.games.everdell_duo.pack.together import Chapter
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.together.levels import LEVELS, Level
from understory.games.everdell_duo.rules.vocabulary import (
    RESOURCES,
    CardId,
    ChapterId,
    Colour,
    Difficulty,
    EventId,
    Kind,
    NewsId,
    Source,
    TileId,
)


@dataclass(frozen=True, slots=True)
class Printed:
    """All that is printed, by id. Names and texts are words, and come from the catalogues."""

    cards: dict[CardId, Card]
    tiles: dict[TileId, Tile]
    places: dict[Source, Place]
    events: dict[EventId, Event]
    news: dict[NewsId, GoodNews]
    chapters: dict[ChapterId, Chapter]
    levels: dict[Difficulty, Level]


def printed(library: Library) -> Printed:
    """What is printed on a pack."""
    return Printed(library.cards, library.tiles, library.places, library.events, library.news, library.chapters, LEVELS)


def page_files(shelf: Shelf) -> dict[str, Plain]:
    """The files by their names below the generated folder."""
    types = declarations({"Printed": Printed}, {Origin: "Origin"})
    return {
        "everdell.ts": f"/* Generated from the pack's types; do not edit. */\n{types}",
        "everdell.json": plain(printed(shelf.library)),
        "everdell-signs.json": plain(signs()),
        "everdell-creatures.json": card_art(shelf, Kind.CREATURE),
        "everdell-constructions.json": card_art(shelf, Kind.CONSTRUCTION),
        "everdell-things.json": thing_art(),
        "everdell-art.css": stylesheet(),
        "scenes/road.json": road(),
        "covers/everdell-duo.svg": cover(),
        "companion/towns.json": counted_art(),
    }


def counted_art() -> dict[str, Plain]:
    """What the companion's counters are for, about the origin with a radius of 100."""
    drawn = signs()
    names = {str(colour): f"banner-{colour}" for colour in Colour}
    names |= {"creature": "creature", "construction": "construction", "resource": "any", "hand": "back", "card": "open"}
    found: dict[str, Plain] = {
        thing: _quoted(f'<g transform="translate(-100 -100) scale(2)">{drawn[name]}</g>')
        for thing, name in names.items()
    }
    return found | {str(good): _quoted(placed(emblems.good(good), 0, 0, 11)) for good in RESOURCES}


def card_art(shelf: Shelf, kind: Kind) -> dict[str, Plain]:
    """The pictures of all creatures or of all constructions, by card id."""
    return {card.id: _quoted(picture(card.id, None)) for card in shelf.cards.values() if card.kind is kind}


def thing_art() -> dict[str, Plain]:
    """All other pictures by family and name: goods, workers, tokens, signs, people, places, seasons, events."""
    return {family: _drawn(family, cut) for family, cut in FAMILIES.items()}


def _drawn(family: str, names: Iterable[str]) -> dict[str, Plain]:
    return {name: _quoted(thing(family, name, None)) for name in names}


def _quoted(markup: str) -> str:
    """With apostrophes, which JSON need not escape."""
    return markup.replace('"', "'")
