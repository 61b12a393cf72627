"""Reading moves: `parse(str(move)) == move`."""

from collections.abc import Callable
from typing import Final

from understory.core import NotationError
from understory.core.notation import one_of, seat, words
from understory.games.everdell_duo.moves import (
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
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.spaces import DIE, PATH_SPACES, SPACES
from understory.games.everdell_duo.together.moves import (
    AGREE,
    CONCEDE,
    Give,
    Herald,
    Keep,
    News,
    Roll,
    Share,
    Shoo,
    Watch,
)
from understory.games.everdell_duo.together.tiles import A_RESOURCE, DECK, IN_MEADOW
from understory.games.everdell_duo.vocabulary import RESOURCES, CardId, Colour, Good, Goods, Space, Token, spoken

_ALONE: Final[tuple[Move, ...]] = (DRAW, TRADE, NO_MORE, STORE, UNLOAD, TWICE, *STEPS.values(), Pay(), CONCEDE, AGREE)
_SIDES: Final = tuple(map(str, range(1, DIE + 1)))
_GIVEN: Final = (DECK, IN_MEADOW, A_RESOURCE, *map(str, LIBRARY.cards))
_SHARED: Final = (*map(str, RESOURCES), *map(str, LIBRARY.cards), *map(str, Colour))
_BARE: Final = {str(move): move for move in _ALONE}


def parse(notation: str) -> Move:
    """The move written so."""
    match words(notation):
        case [word] if word in _BARE:
            return _BARE[word]
        case ["pay", *ways]:
            return Pay(tuple(_way(word, notation) for word in ways))
        case ["spend", *goods] if goods:
            return Spend(_goods(goods, notation))
        case [verb, word]:
            return _about(verb, word, notation)
        case ["give", what, mayor]:
            return Give(one_of(what, _GIVEN, notation), seat(mayor, notation))
        case ["news", card, mayor]:
            return News(one_of(card, LIBRARY.news, notation), seat(mayor, notation))
    raise NotationError(notation, "a verb and what it is about, such as 'play mine' or 'place farm-1'")


def _about(verb: str, word: str, notation: str) -> Move:
    """A verb with one object."""
    match verb:
        case "hare":
            return Hare(seat(word, notation))
        case "flow":
            return Flow(one_of(word, LIBRARY.tiles, notation))
        case "lay" | "achieve":
            event = one_of(word, LIBRARY.events, notation)
            return Lay(event) if verb == "lay" else Achieve(event)
        case "place" | "use" | "lift":
            space = one_of(word, (*SPACES, *map(Space, LIBRARY.cards)), notation)
            return Place(space) if verb == "place" else Use(space) if verb == "use" else Lift(space)
        case "gain":
            return Gain(one_of(word, Good, notation))
        case "earn":
            return Earn(one_of(word, Colour, notation))
        case "roll":
            return Roll(int(one_of(word, _SIDES, notation)))
        case "herald" | "keep":
            card = one_of(word, LIBRARY.news, notation)
            return Herald(card) if verb == "herald" else Keep(card)
        case "share":
            return Share(one_of(word, _SHARED, notation))
        case "watch":
            return Watch(one_of(word, Token, notation))
        case "shoo":
            return Shoo(one_of(word, (*SPACES, *PATH_SPACES), notation))
    about = _ABOUT_CARDS.get(verb)
    if about is None:
        raise NotationError(notation, f"a move in place of {verb[:20]!r}")
    return about(one_of(word, LIBRARY.cards, notation))


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


def _way(word: str, notation: str) -> str:
    return one_of(word, (TOKEN_WAY, *map(str, LIBRARY.cards)), notation)


def _goods(listed: list[str], notation: str) -> Goods:
    """Resources in their one order: twigs, resin, pebbles, berries."""
    goods = [one_of(word, RESOURCES, notation) for word in listed]
    counts = (
        goods.count(Good.TWIG),
        goods.count(Good.RESIN),
        goods.count(Good.PEBBLE),
        goods.count(Good.BERRY),
    )
    if spoken(counts) != " ".join(listed):
        raise NotationError(notation, "resources in the order twig, resin, pebble, berry")
    return counts
