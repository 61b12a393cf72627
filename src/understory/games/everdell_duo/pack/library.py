"""Loads a pack from its folder: `cards_*.toml` by colour, `river.toml`, `events.toml`, `board.toml`, `decks.toml`, and
for playing together `chapters.toml` and `good_news.toml`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

from understory.core import digest
from understory.core.packs import Fields, PackError, read_toml, tables
from understory.core.packs import Source as Origin
from understory.games.everdell_duo.pack.chapters import chapters, good_news
from understory.games.everdell_duo.pack.effects import bundle, effects, goods_in
from understory.games.everdell_duo.pack.model import (
    Back,
    Both,
    Card,
    Deliver,
    Event,
    Have,
    Library,
    More,
    Place,
    Shoo,
    Tile,
)
from understory.games.everdell_duo.rules.spaces import FARMS, REWARDS
from understory.games.everdell_duo.rules.vocabulary import (
    FAIR,
    JOURNEY,
    NOTHING,
    CardId,
    Colour,
    EventId,
    Kind,
    Source,
    Thing,
    TileId,
)

HERE: Final = Path(__file__).parent
BOARD: Final = "board.toml"
"""The file that only this game's packs have."""
LETTERS: Final = ("A", "B", "C", "D", "E")
EVENTS_A_LETTER: Final = 6
_TILES: Final = 8
_CARDS: Final = 20
_OURS: Final = frozenset({"name", "kind", "colour", "points", "cost", "effect"})

K = TypeVar("K", bound=str)
T = TypeVar("T")


def load(folder: Path) -> Library:
    """The pack of this folder; `PackError` names the file, card and field that is wrong."""
    cards = _by_id(_cards(folder))
    tiles = _by_id(
        (fields, TileId(name), _tile(fields, name)) for fields, name in _named(folder / "river.toml", "tile")
    )
    places = _by_id((fields, Source(name), _place(fields, name)) for fields, name in _places(folder / BOARD))
    events = _by_id((f, EventId(name), _event(f, name)) for f, name in _named(folder / "events.toml", "event"))
    decks = _decks(folder / "decks.toml", cards)
    _check_whole(tiles, places, events, decks)
    plots, news = chapters(folder, cards), good_news(folder, {*cards, *tiles, *places})
    together = digest(
        (
            [(c.id, c.skunks, c.sharing, c.watches, c.special, c.objectives, c.normal, c.hard) for c in plots.values()],
            [(card.id, card.acts, card.moment, card.seasons) for card in news.values()],
        )
    )
    apart = _digest(cards, tiles, places, events, decks)
    return Library(cards, tiles, places, events, decks, plots, news, apart, together)


def _check_whole(
    tiles: dict[TileId, Tile],
    places: dict[Source, Place],
    events: dict[EventId, Event],
    decks: dict[str, tuple[CardId, ...]],
) -> None:
    """Whether a game can be laid out: a board with all its spaces, six events of each letter, enough to deal."""
    for space in (*FARMS, *REWARDS):
        if Source(space) not in places:
            raise PackError(BOARD, space, "id", "is missing")
    for name in (FAIR, JOURNEY):
        if name not in events:
            raise PackError("events.toml", name, "id", "is missing")
    for letter in LETTERS:
        found = sum(event.letter == letter for event in events.values())
        if found != EVENTS_A_LETTER:
            raise PackError("events.toml", "", "id", f"{found} events of {letter}; there are {EVENTS_A_LETTER} of each")
    if len(tiles) < _TILES:
        raise PackError("river.toml", "", "tile", f"{len(tiles)} tiles are too few: a year takes {_TILES}")
    for which, deck in decks.items():
        if len(deck) < _CARDS:
            raise PackError("decks.toml", which, "", f"{len(deck)} cards are too few: meadow and hands need {_CARDS}")


def _by_id(found: Iterator[tuple[Fields, K, T]]) -> dict[K, T]:
    by_id: dict[K, T] = {}
    for fields, name, thing in found:
        if name in by_id:
            raise fields.wrong("id", "is taken by another")
        by_id[name] = thing
    return by_id


def _named(path: Path, kind: str) -> Iterator[tuple[Fields, str]]:
    for fields in tables(path.name, read_toml(path), kind):
        yield fields, fields.card


def _places(path: Path) -> Iterator[tuple[Fields, str]]:
    yield from _named(path, "farm")
    yield from _named(path, "reward")


def _cards(folder: Path) -> Iterator[tuple[Fields, CardId, Card]]:
    named = (path for path in folder.iterdir() if path.name.startswith("cards_") and path.name.endswith(".toml"))
    for path in sorted(named, key=lambda path: path.name):
        for fields, name in _named(path, "card"):
            yield fields, CardId(name), _card(fields, CardId(name))


def _card(fields: Fields, name: CardId) -> Card:
    acts, powers = effects(fields, "effect")
    cost = fields.inner("cost", needed=True)
    goods, toll = goods_in(cost), cost.number("cards", 0, 1, 0)
    cost.done()
    if (goods == NOTHING) == (toll == 0):
        raise fields.wrong("cost", "must be resources, or a card to discard, and not both")
    if any(isinstance(act, Both | Shoo | Back | Deliver) for act in acts):
        raise fields.wrong("effect", "both, shoo, back and deliver are for Good News")
    ours = fields.words("ours")
    if not set(ours) <= _OURS:
        raise fields.wrong("ours", f"may name {', '.join(sorted(_OURS))}")
    card = Card(
        name,
        fields.text("name"),
        fields.member("kind", Kind),
        fields.member("colour", Colour),
        fields.number("points", 0, 9),
        goods,
        toll,
        acts,
        powers,
        fields.member("source", Origin),
        frozenset(ours),
    )
    _check_cost(fields, card)
    fields.done()
    return card


def _check_cost(fields: Fields, card: Card) -> None:
    """Creatures cost berries, constructions the other three (everdell.play.cost)."""
    twigs, resin, pebbles, berries = card.cost
    if (twigs or resin or pebbles) if card.kind is Kind.CREATURE else berries:
        raise fields.wrong("cost", "creatures cost berries, constructions twigs, resin and pebbles")


def _tile(fields: Fields, name: str) -> Tile:
    acts, powers = effects(fields, "effect")
    if powers or not acts:
        raise fields.wrong("effect", "a river tile needs effects that are carried out")
    tile = Tile(TileId(name), acts, fields.member("source", Origin))
    fields.done()
    return tile


def _place(fields: Fields, name: str) -> Place:
    place = Place(Source(name), bundle(fields.inner("gain", needed=True)), fields.member("source", Origin))
    fields.done()
    return place


def _event(fields: Fields, name: str) -> Event:
    needs = tuple((_thing(fields, word), _least(fields, word, count)) for word, count in _needs(fields).items())
    more = tuple(_thing(fields, word) for word in fields.words("more"))
    requires: Have | More | None = None
    if len(more) == 2 and not needs:
        requires = More((more[0], more[1]), fields.number("least", 2, 20))
    elif needs and not more:
        requires = Have(needs)
    elif name != JOURNEY:
        raise fields.wrong("needs", "an event needs either `needs` or two things in `more`")
    event = Event(
        EventId(name),
        fields.text("name"),
        name[0] if name[0] in LETTERS else "",
        fields.number("points", 1, 9),
        requires,
        fields.member("source", Origin),
    )
    fields.done()
    return event


def _needs(fields: Fields) -> dict[str, object]:
    return fields.inner("needs").table


def _thing(fields: Fields, word: str) -> Thing:
    try:
        return Thing(word)
    except ValueError:
        raise fields.wrong("needs", f"{word!r} is none of {', '.join(Thing)}") from None


def _least(fields: Fields, word: str, count: object) -> int:
    if type(count) is not int or not 1 <= count <= 20:
        raise fields.wrong(f"needs.{word}", f"must be a whole number from 1 to 20, not {count!r}")
    return count


def _decks(path: Path, cards: dict[CardId, Card]) -> dict[str, tuple[CardId, ...]]:
    """The full deck, and those that a file names card by card."""
    decks = {"full": tuple(sorted(cards))}
    for name, words in read_toml(path).items():
        unknown = [word for word in words if word not in cards] if isinstance(words, list) else [str(words)]
        if unknown or name in decks:
            raise PackError(path.name, name, "", f"no such cards, or no such list: {', '.join(unknown)}")
        decks[name] = tuple(sorted(CardId(word) for word in words)) if isinstance(words, list) else ()
    return decks


def _digest(
    cards: dict[CardId, Card],
    tiles: dict[TileId, Tile],
    places: dict[Source, Place],
    events: dict[EventId, Event],
    decks: dict[str, tuple[CardId, ...]],
) -> str:
    """Of what matters for play: not names, nor where things come from."""
    return digest(
        (
            [(c.id, c.kind, c.colour, c.points, c.cost, c.toll, c.acts, c.powers) for c in cards.values()],
            [(tile.id, tile.acts) for tile in tiles.values()],
            [(place.id, place.bundle) for place in places.values()],
            [(event.id, event.points, event.requires) for event in events.values()],
            decks,
        )
    )


LIBRARY: Final = load(HERE)
