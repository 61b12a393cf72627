"""Views as numbers and moves as action ids, for learners. Both are fixed for a pack: they change with its digest only.

An observation is a tuple of small integers: the table's counters, then for every card of the pack where the viewer
knows it to be, seen from the viewer (a spectator sees as seat 0).
"""

from itertools import product
from typing import Final

from understory.core import Seat
from understory.games.everdell_duo.city import CARDS, LOOKS
from understory.games.everdell_duo.moves import (
    DRAW,
    EARNS,
    GAINS,
    NO_MORE,
    STEPS,
    STORE,
    TOKEN_WAY,
    TRADE,
    TWICE,
    UNLOAD,
    Achieve,
    Activate,
    Discard,
    House,
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
from understory.games.everdell_duo.pack.model import Discount, Rebate, Swap
from understory.games.everdell_duo.spaces import FARMS, NUMBERED, RIVERS, SPACES
from understory.games.everdell_duo.state import Ask
from understory.games.everdell_duo.together.moves import AGREE, CONCEDE, WATCHES, Give, Keep, News, Share, Shoo
from understory.games.everdell_duo.together.tiles import A_RESOURCE, DECK, IN_MEADOW
from understory.games.everdell_duo.view import View
from understory.games.everdell_duo.vocabulary import (
    NO_CARD,
    RESOURCES,
    SKUNK,
    CardId,
    Colour,
    Difficulty,
    Goods,
    Kind,
    Mode,
    Space,
)

_DEAREST: Final = max(sum(card.cost) for card in CARDS.values())


def _prices() -> list[Goods]:
    """Every payment that some card can ask for."""
    counts = range(_DEAREST + 1)
    return [goods for goods in product(counts, counts, counts, counts) if 0 < sum(goods) <= _DEAREST]


def _ways() -> list[tuple[str, ...]]:
    """Every combination of a star, a rebate and a swap."""
    having: dict[type, list[tuple[str, ...]]] = {Discount: [()], Rebate: [()], Swap: [()]}
    for card in CARDS.values():
        for power in card.powers:
            if type(power) in having:
                having[type(power)].append((str(card.id),))
    combined = [star + rebate + swap for star, rebate, swap in product(*having.values())]
    return [(TOKEN_WAY,), *combined]


def _together_moves() -> list[Move]:
    """What two who play together can do besides."""
    cards, mayors = sorted(CARDS), (Seat(0), Seat(1))
    greens = [str(card) for card in cards if CARDS[card].colour is Colour.GREEN]
    moves: list[Move] = [CONCEDE, AGREE, *WATCHES.values()]
    moves += [Give(what, mayor) for what in (DECK, IN_MEADOW, A_RESOURCE, *greens) for mayor in mayors]
    moves += [Share(what) for what in (*map(str, RESOURCES), *map(str, cards), *map(str, Colour))]
    moves += [News(card, mayor) for card in LIBRARY.news for mayor in mayors] + [Keep(card) for card in LIBRARY.news]
    return moves + [Shoo(space) for spaces in NUMBERED.values() for space in spaces]


def _moves() -> list[Move]:
    cards = sorted(CARDS)
    reds = [Space(card) for card in cards if CARDS[card].colour is Colour.RED]
    spaces = [*SPACES, *reds]
    visits = [*FARMS, *RIVERS, *reds]
    constructions = [card for card in cards if CARDS[card].kind is Kind.CONSTRUCTION]
    moves: list[Move] = [DRAW, TRADE, NO_MORE, STORE, UNLOAD, TWICE, *STEPS.values(), *GAINS.values(), *EARNS.values()]
    moves += [Place(space) for space in spaces] + [Lift(space) for space in spaces] + [Use(space) for space in visits]
    for about in (Play, Take, Discard, Tuck, Show):
        moves += [about(card) for card in cards]
    moves += [Activate(card) for card in cards if CARDS[card].colour is Colour.GREEN]
    moves += [House(card) for card in constructions] + [Reclaim(card) for card in constructions]
    moves += [Achieve(event) for event in LIBRARY.events if event != "journey"]
    moves += _together_moves()
    moves += [Pay(way) for way in _ways()]
    return moves + [Spend(goods) for goods in _prices()]


MOVES: Final = tuple(_moves())
"""Every decision there can be, by action id."""
ACTIONS: Final = {move: number for number, move in enumerate(MOVES)}
"""Action ids."""

UNSEEN, MEADOW, HAND, CITY, GONE, THEIR_HAND, THEIR_CITY, SHARED, THORN = range(9)
"""Where a card is, as far as the viewer knows."""

_ORDER: Final = {card: index for index, card in enumerate(sorted(CARDS))}
_MODES: Final = tuple(Mode)
_CHAPTERS: Final = ("", *LIBRARY.chapters)
_LEVELS: Final = tuple(Difficulty)
_OBJECTIVES: Final = max(len(chapter.objectives) for chapter in LIBRARY.chapters.values())
_LOOKS: Final = tuple(sorted(set(LOOKS.values())))
_GIFTS: Final = ("", *map(str, RESOURCES), *map(str, Colour))
_EVENTS: Final = tuple(LIBRARY.events)


def observation(view: View) -> tuple[int, ...]:
    """The view as numbers: counters first, then a place for each card in the order of their ids.

    Who plays both mayors sees as the one who is asked.
    """
    me = view.viewer or 0
    if view.together.solo and view.stack and view.stack[-1].seat >= 0:
        me = view.stack[-1].seat
    them = 1 - me
    numbers = [view.season, view.sun, view.moon, int(view.turn == me), int(view.hare == me), view.deck, view.discarded]
    numbers += [view.stack[-1].ask if view.stack else len(Ask), view.aside]
    for seat in (me, them):
        numbers += [*view.supplies[seat], view.tokens[seat], view.holdings[seat].size, len(view.achieved[seat])]
        numbers += [view.together.workers - sum(1 for _, whose in view.workers if whose == seat)]
        numbers.append(sum(gain.points for gain in view.scored if view.shared or gain.seat == seat))
    taken = {space for space, _ in view.workers}
    numbers += [int(space in taken) for space in SPACES]
    return (*numbers, *_company(view, them), *_places(view, me))


def _company(view: View, them: int) -> list[int]:
    """What is there only where two play together: skunks, share tile, watches, Good News, objectives, Miss Thorn."""
    together, looks = view.together, view.holdings[them].looks
    skunks = {space for space, whose in view.workers if whose == SKUNK}
    met = {entry.objective for entry in together.met}
    chapter = LIBRARY.chapters.get(together.chapter)
    objectives = [int(objective.id in met) for objective in chapter.objectives] if chapter else []
    return [
        _MODES.index(together.mode),
        _CHAPTERS.index(together.chapter),
        _LEVELS.index(together.difficulty),
        int(together.solo),
        view.path,
        sum(1 << at for at, space in enumerate(SPACES) if space in skunks),
        _GIFTS.index(together.shared) if together.shared in _GIFTS else len(_GIFTS),
        int(together.giver == them),
        int(together.open and not together.gave),
        together.watches,
        *(int(card in together.news) + 2 * (card in together.offered) for card in LIBRARY.news),
        *(looks.count(look) for look in _LOOKS),
        *(int(event in together.reported) for event in _EVENTS),
        *(objectives + [0] * _OBJECTIVES)[:_OBJECTIVES],
    ]


def _places(view: View, me: int) -> tuple[int, ...]:
    places = [UNSEEN] * len(_ORDER)
    together = view.together
    known: tuple[tuple[int, tuple[CardId, ...]], ...] = (
        (GONE, view.discard),
        (GONE, tuple(below for _, below in view.under)),
        (MEADOW, view.meadow),
        (HAND, view.holdings[me].cards),
        (THEIR_CITY, () if view.shared else view.city(1 - me)),
        (CITY, view.city(me)),
        (THEIR_HAND, tuple(trace.card for trace in view.holdings[1 - me].traces if trace.card is not None)),
        (THEIR_HAND, view.holdings[1 - me].cards),
        (SHARED, (CardId(together.shared),) if together.shared in _ORDER else ()),
        (THORN, together.thorn),
    )
    for place, cards in known:
        for card in cards:
            if card != NO_CARD:
                places[_ORDER[card]] = place
    return tuple(places)
