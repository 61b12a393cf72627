"""Set-up, the four season tiles, and everything that chance deals."""

from functools import cache
from typing import Final

from understory.core import Chance, Seat, Veiled, Viewer
from understory.games.everdell_duo.pack import EVENTS_A_LETTER, LETTERS
from understory.games.everdell_duo.rules.effects.activating import production
from understory.games.everdell_duo.rules.effects.gains import MUST, RESOURCE
from understory.games.everdell_duo.rules.knowledge import draw_unseen, restock, with_one, without
from understory.games.everdell_duo.rules.moves import Deal, Flow, Hare, Lay, deal, flow, lay
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.spaces import MEADOW
from understory.games.everdell_duo.rules.state import Ask, Frame, State, once_less
from understory.games.everdell_duo.rules.together.record import AGAINST, Together
from understory.games.everdell_duo.rules.together.skunks import (
    chapter_of,
    release,
    skunk_frames,
)
from understory.games.everdell_duo.rules.together.thorn import pocket, report, take_the_rest
from understory.games.everdell_duo.rules.together.tiles import lay_tile
from understory.games.everdell_duo.rules.view import sees
from understory.games.everdell_duo.rules.vocabulary import FAIR, NO_CARD, NOTHING, CardId, EventId, Mode, Season, TileId

_EACH: Final = EVENTS_A_LETTER
"""Events of a letter; the Fair counts as many times, so that it is as likely to lie anywhere as each letter."""


def start(shelf: Shelf, deck: str, hare: Seat | None, together: Together = AGAINST) -> State:
    """The table before anything was dealt."""
    state = State(shelf, deck, shelf.decks[deck], (NO_CARD,) * MEADOW)
    skunks = _lay_out(state, together)
    state.push(
        Frame(Ask.LAY, -1),
        *skunks,
        Frame(Ask.REFILL, -1),
        Frame(Ask.FLOW, -1, "", 0, 2),
        Frame(Ask.SEASON, -1, "", Season.WINTER),
    )
    if hare is None:
        state.push(Frame(Ask.HARE, -1))
    else:
        state.hare = hare
    return state


def _lay_out(state: State, together: Together) -> tuple[Frame, ...]:
    """What is different from the start for two who play together; the rolls for the first skunks."""
    state.together = together
    if together.mode is Mode.COMPETITIVE:
        return ()
    chapter = chapter_of(state)
    city, goods = (chapter.special.city, chapter.special.goods) if chapter else ((), NOTHING)
    state.cities, state.supplies = (city,), (goods, goods)
    state.deck = tuple(card for card in state.deck if card not in city)
    release(state)
    return skunk_frames(state)


def end_season(new: State) -> None:
    """The season is over; in the challenge Miss Thorn takes what is hers before anything else happens."""
    new.turn = -1
    if new.together.mode is not Mode.CHALLENGE:
        _change(new)
        return
    owed = report(new)
    new.push(Frame(Ask.THORN, -1, "", 0, owed), Frame(Ask.REFILL, -1), Frame(Ask.CHANGE, -1))


def change(new: State, _: Frame) -> None:
    """Miss Thorn is done: the season changes."""
    _change(new)


def _change(new: State) -> None:
    """Workers home, skunks rolled, tokens to the start, the next tile; after autumn nothing is left to come."""
    if new.season == Season.AUTUMN:
        if new.together.mode is Mode.CHALLENGE:
            take_the_rest(new)
        new.pending = ()
        return
    new.workers = ()
    new.season += 1
    new.sun = new.moon = 0
    tile = (Frame(Ask.FLOW, -1, "", 0, 2), Frame(Ask.SEASON, -1, "", new.season))
    if new.shared:
        release(new)
        new.push(*skunk_frames(new), *tile)
    else:
        new.push(*tile)


def begin_season(new: State, frame: Frame) -> None:
    """The steps of a season tile (everdell.season.winter and the three that follow)."""
    if new.shared:
        lay_tile(new)
        return
    hare, tortoise = new.hare, 1 - new.hare
    match frame.part:
        case Season.WINTER:
            new.push(
                Frame(Ask.DRAW, hare, "", 0, 2),
                Frame(Ask.DRAW, tortoise, "", 0, 2),
                Frame(Ask.DRAW, hare, "", 0, 1),
                Frame(Ask.DRAW, tortoise, "", 0, 1),
                Frame(Ask.TAKE, tortoise, "winter", MUST, 1),
                Frame(Ask.REFILL, tortoise),
                Frame(Ask.BEGIN, hare),
            )
        case Season.SUMMER:
            new.push(
                Frame(Ask.TAKE, hare, "summer", MUST, 1),
                Frame(Ask.TAKE, tortoise, "summer", MUST, 1),
                Frame(Ask.GAIN, tortoise, "summer", RESOURCE, 1),
                Frame(Ask.REFILL, tortoise),
                Frame(Ask.BEGIN, hare),
            )
        case season:
            card, good = Frame(Ask.DRAW, hare, "", 0, 1), Frame(Ask.GAIN, hare, "autumn", RESOURCE, 1)
            last = card if season == Season.SPRING else good
            new.push(production(new, tortoise), production(new, hare), last, Frame(Ask.BEGIN, tortoise))


# ---------------------------------------------------------------- chance


def meadow_filled(new: State, _: Frame) -> bool:
    """Whether the meadow has no gap, or no card is left to fill one."""
    return NO_CARD not in new.meadow or not restock(new)


def enough_dealt(new: State, frame: Frame) -> bool:
    """Whether enough cards were dealt, or no card is left."""
    return not frame.left or not restock(new)


def off_the_deck(state: State, _: Frame) -> Chance[Deal]:
    """Any card of the deck."""
    deck = state.deck
    return Chance(len(deck), lambda n: deal(deck[n]))


def deal_seen(state: State, frame: Frame, move: Deal, viewer: Viewer) -> Deal | Veiled:
    """Cards drawn from the deck are hidden from the others."""
    return move if sees(state, viewer, frame.seat) else Veiled("deal ?")


def refill(new: State, frame: Frame, move: Deal) -> None:
    """A card off the deck into the first gap of the meadow."""
    card = move.card
    new.deck = without(new.deck, card)
    meadow = [*new.meadow]
    meadow[meadow.index(NO_CARD)] = card
    new.meadow = tuple(meadow)
    if NO_CARD in meadow:
        new.pending += (frame,)


def draw(new: State, frame: Frame, move: Deal) -> None:
    """A card off the deck into a hand."""
    draw_unseen(new, frame.seat, _off(new, frame, move.card))


def lay_aside(new: State, frame: Frame, move: Deal) -> None:
    """A card off the deck beside the board, for the Postal Pigeon."""
    new.aside = with_one(new.aside, _off(new, frame, move.card))


def to_thorn(new: State, frame: Frame, move: Deal) -> None:
    """A card off the deck onto Miss Thorn's pile."""
    pocket(new, _off(new, frame, move.card))


def _off(new: State, frame: Frame, card: CardId) -> CardId:
    new.deck = without(new.deck, card)
    if frame.left > 1:
        new.pending += (once_less(frame),)
    return card


def all_laid(new: State, _: Frame) -> bool:
    """Whether every event space has its tile."""
    return len(new.events) == _EACH


def events_left(state: State, _: Frame) -> Chance[Lay]:
    """Any event of a letter that is not laid yet, or the Fair."""
    laid = {event[0] for event in state.events}
    heaps = [_lettered(state.shelf, letter) for letter in LETTERS if letter not in laid]
    heaps += [] if FAIR in state.events else [(FAIR,) * _EACH]
    return Chance(_EACH * len(heaps), lambda n: lay(heaps[n // _EACH][n % _EACH]))


def lay_event(new: State, frame: Frame, move: Lay) -> None:
    """On the next event space."""
    new.push(frame)
    new.events += (EventId(move.event),)


def flowed(_: State, frame: Frame) -> bool:
    """Whether both river spaces have new tiles."""
    return not frame.left


def tiles_left(state: State, _: Frame) -> Chance[Flow]:
    """Any river tile that has not been turned up."""
    left = [tile for tile in state.shelf.tiles if tile not in state.flowed]
    return Chance(len(left), lambda n: flow(left[n]))


def turn_up(new: State, frame: Frame, move: Flow) -> None:
    """A tile on the river."""
    new.push(once_less(frame))
    new.flowed += (TileId(move.tile),)


def hares(_: State, __: Frame) -> Chance[Hare]:
    """Either player."""
    return Chance(2, lambda n: Hare(Seat(n)))


def name_hare(new: State, _: Frame, move: Hare) -> None:
    """Who plays the Hare."""
    new.hare = move.seat


@cache
def _lettered(shelf: Shelf, letter: str) -> tuple[EventId, ...]:
    """The events of a letter."""
    return tuple(event.id for event in shelf.events.values() if event.letter == letter)
