"""Reading moves: `parse(str(move)) == move`."""

from collections.abc import Callable
from typing import Final

from understory.core import NotationError
from understory.core.notation import seat, words, written_as
from understory.games.everdell_duo.rules.moves import (
    DRAW,
    NO_MORE,
    STEPS,
    STORE,
    TOKEN_WAY,
    TRADE,
    TWICE,
    UNLOAD,
    Achieve,
    Activate,
    Deal,
    Discard,
    Earn,
    Flow,
    Gain,
    Hare,
    House,
    Lay,
    Lift,
    Move,
    Pay,
    Place,
    Play,
    Reclaim,
    Show,
    Spend,
    Take,
    Tuck,
    Use,
)
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.spaces import DIE, PATH_SPACES, SPACES
from understory.games.everdell_duo.rules.together.moves import (
    AGREE,
    CONCEDE,
    INSIST,
    TRUST,
    Give,
    Herald,
    Keep,
    News,
    Roll,
    Share,
    Shoo,
    Watch,
)
from understory.games.everdell_duo.rules.together.tiles import A_RESOURCE, DECK, IN_MEADOW
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, CardId, Colour, Good, Goods, Space, Token, spoken

_ALONE: Final[tuple[Move, ...]] = (
    DRAW,
    TRADE,
    NO_MORE,
    STORE,
    UNLOAD,
    TWICE,
    *STEPS.values(),
    Pay(),
    CONCEDE,
    AGREE,
    TRUST,
    INSIST,
)
_SIDES: Final = tuple(map(str, range(1, DIE + 1)))
_BARE: Final = {str(move): move for move in _ALONE}


def parse(shelf: Shelf, notation: str) -> Move:
    """The move written so, with the cards of a shelf."""
    match words(notation):
        case [word] if word in _BARE:
            return _BARE[word]
        case ["pay", *ways]:
            return Pay(tuple(_way(shelf, word, notation) for word in ways))
        case ["spend", *goods] if goods:
            return Spend(_goods(goods, notation))
        case [verb, word]:
            return _about(shelf, verb, word, notation)
        case ["give", what, mayor]:
            return Give(
                written_as(what, (DECK, IN_MEADOW, A_RESOURCE, *map(str, shelf.cards)), notation), seat(mayor, notation)
            )
        case ["news", card, mayor]:
            return News(written_as(card, shelf.news, notation), seat(mayor, notation))
    raise NotationError(notation, "a verb and what it is about, such as 'play mine' or 'place farm-1'")


def _about(shelf: Shelf, verb: str, word: str, notation: str) -> Move:
    """A verb with one object."""
    match verb:
        case "hare":
            return Hare(seat(word, notation))
        case "flow":
            return Flow(written_as(word, shelf.tiles, notation))
        case "lay" | "achieve":
            event = written_as(word, shelf.events, notation)
            return Lay(event) if verb == "lay" else Achieve(event)
        case "place" | "use" | "lift":
            space = written_as(word, (*SPACES, *map(Space, shelf.cards)), notation)
            return Place(space) if verb == "place" else Use(space) if verb == "use" else Lift(space)
        case "gain":
            return Gain(written_as(word, Good, notation))
        case "earn":
            return Earn(written_as(word, Colour, notation))
        case "roll":
            return Roll(int(written_as(word, _SIDES, notation)))
        case "herald" | "keep":
            card = written_as(word, shelf.news, notation)
            return Herald(card) if verb == "herald" else Keep(card)
        case "share":
            return Share(written_as(word, (*map(str, RESOURCES), *map(str, shelf.cards), *map(str, Colour)), notation))
        case "watch":
            return Watch(written_as(word, Token, notation))
        case "shoo":
            return Shoo(written_as(word, (*SPACES, *PATH_SPACES), notation))
    about = _ABOUT_CARDS.get(verb)
    if about is None:
        raise NotationError(notation, f"a move in place of {verb[:20]!r}")
    return about(written_as(word, shelf.cards, notation))


_ABOUT_CARDS: Final[dict[str, Callable[[CardId], Move]]] = {
    "deal": Deal,
    "play": Play,
    "take": Take,
    "house": House,
    "tuck": Tuck,
    "discard": Discard,
    "activate": Activate,
    "show": Show,
    "reclaim": Reclaim,
}


def _way(shelf: Shelf, word: str, notation: str) -> str:
    return written_as(word, (TOKEN_WAY, *map(str, shelf.cards)), notation)


def _goods(listed: list[str], notation: str) -> Goods:
    """Resources in their one order: twigs, resin, pebbles, berries."""
    goods = [written_as(word, RESOURCES, notation) for word in listed]
    counts = (
        goods.count(Good.TWIG),
        goods.count(Good.RESIN),
        goods.count(Good.PEBBLE),
        goods.count(Good.BERRY),
    )
    if spoken(counts) != " ".join(listed):
        raise NotationError(notation, "resources in the order twig, resin, pebble, berry")
    return counts
