"""Set-up, the four season tiles, and everything that chance deals."""

from typing import Final

from understory.core import Chance, Seat
from understory.games.everdell_duo.effects.activating import production
from understory.games.everdell_duo.effects.gains import MUST, RESOURCE
from understory.games.everdell_duo.knowledge import draw_unseen, restock, with_one, without
from understory.games.everdell_duo.moves import Deal, Flow, Hare, Lay, Move, deal, flow, lay, the
from understory.games.everdell_duo.pack import LETTERS, LIBRARY
from understory.games.everdell_duo.spaces import MEADOW
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.together.moves import Herald, Roll
from understory.games.everdell_duo.together.news import answer_herald, herald_chance, settle_herald
from understory.games.everdell_duo.together.record import AGAINST, Together
from understory.games.everdell_duo.together.skunks import (
    answer_roll,
    chapter_of,
    release,
    roll_chance,
    settle_roll,
    skunk_frames,
)
from understory.games.everdell_duo.together.thorn import pocket, report, take_the_rest
from understory.games.everdell_duo.together.tiles import settle_tile
from understory.games.everdell_duo.vocabulary import FAIR, NO_CARD, NOTHING, CardId, EventId, Mode, Season, TileId

_TILES: Final = tuple(LIBRARY.tiles)
_LETTERED: Final = {
    letter: tuple(event.id for event in LIBRARY.events.values() if event.letter == letter) for letter in LETTERS
}
_EACH: Final = 6
"""Events of a letter; the Fair counts as many times, so that it is as likely to lie anywhere as each letter."""


def start(deck: str, hare: Seat | None, together: Together = AGAINST) -> State:
    """The table before anything was dealt."""
    state = State(deck, LIBRARY.decks[deck], (NO_CARD,) * MEADOW)
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


def end_season(draft: State) -> None:
    """The season is over; in the challenge Miss Thorn takes what is hers before anything else happens."""
    draft.turn = -1
    if draft.together.mode is not Mode.CHALLENGE:
        _change(draft)
        return
    owed = report(draft)
    draft.push(Frame(Ask.THORN, -1, "", 0, owed), Frame(Ask.REFILL, -1), Frame(Ask.CHANGE, -1))


def settle_change(draft: State, _: Frame) -> bool:
    """Miss Thorn is done: the season changes."""
    draft.pop()
    _change(draft)
    return True


def _change(draft: State) -> None:
    """Workers home, skunks rolled, tokens to the start, the next tile; after autumn nothing is left to come."""
    if draft.season == Season.AUTUMN:
        if draft.together.mode is Mode.CHALLENGE:
            take_the_rest(draft)
        draft.stack = ()
        return
    draft.workers = ()
    draft.season += 1
    draft.sun = draft.moon = 0
    tile = (Frame(Ask.FLOW, -1, "", 0, 2), Frame(Ask.SEASON, -1, "", draft.season))
    if draft.shared:
        release(draft)
        draft.push(*skunk_frames(draft), *tile)
    else:
        draft.push(*tile)


def settle_season(draft: State, frame: Frame) -> bool:
    """The steps of a season tile (everdell.season.winter and the three that follow)."""
    if draft.shared:
        return settle_tile(draft, frame)
    draft.pop()
    hare, tortoise = draft.hare, 1 - draft.hare
    match frame.part:
        case Season.WINTER:
            draft.push(
                Frame(Ask.DRAW, hare, "", 0, 2),
                Frame(Ask.DRAW, tortoise, "", 0, 2),
                Frame(Ask.DRAW, hare, "", 0, 1),
                Frame(Ask.DRAW, tortoise, "", 0, 1),
                Frame(Ask.TAKE, tortoise, "winter", MUST, 1),
                Frame(Ask.REFILL, tortoise),
                Frame(Ask.BEGIN, hare),
            )
        case Season.SUMMER:
            draft.push(
                Frame(Ask.TAKE, hare, "summer", MUST, 1),
                Frame(Ask.TAKE, tortoise, "summer", MUST, 1),
                Frame(Ask.GAIN, tortoise, "summer", RESOURCE, 1),
                Frame(Ask.REFILL, tortoise),
                Frame(Ask.BEGIN, hare),
            )
        case season:
            card, good = Frame(Ask.DRAW, hare, "", 0, 1), Frame(Ask.GAIN, hare, "autumn", RESOURCE, 1)
            last = card if season == Season.SPRING else good
            draft.push(production(draft, tortoise), production(draft, hare), last, Frame(Ask.BEGIN, tortoise))
    return True


# ---------------------------------------------------------------- chance


def settle_chance(draft: State, frame: Frame) -> bool:
    """Whether a chance frame has nothing left to deal, and is over."""
    # What comes most often is asked for first, here as below.
    match frame.ask:
        case Ask.REFILL:
            over = NO_CARD not in draft.meadow or not restock(draft)
        case Ask.DRAW | Ask.ASIDE | Ask.THORN:
            over = not frame.left or not restock(draft)
        case Ask.FLOW:
            over = not frame.left
        case Ask.LAY:
            over = len(draft.events) == _EACH
        case Ask.ROLL:
            return settle_roll(draft, frame)
        case Ask.HERALD:
            return settle_herald(draft, frame)
        case _:
            return False
    if over:
        draft.pop()
    return over


def chance(state: State, frame: Frame) -> Chance[Move]:
    """What the frame's deal may bring."""
    match frame.ask:
        case Ask.REFILL | Ask.DRAW | Ask.ASIDE | Ask.THORN:
            return _off_the(state.deck)
        case Ask.LAY:
            laid = {event[0] for event in state.events}
            heaps = [_LETTERED[letter] for letter in LETTERS if letter not in laid]
            heaps += [] if FAIR in state.events else [(FAIR,) * _EACH]
            return Chance(_EACH * len(heaps), lambda n: lay(heaps[n // _EACH][n % _EACH]))
        case Ask.FLOW:
            left = [tile for tile in _TILES if tile not in state.flowed]
            return Chance(len(left), lambda n: flow(left[n]))
        case Ask.ROLL:
            return roll_chance(state, frame)
        case Ask.HERALD:
            return herald_chance(state, frame)
        case _:
            return Chance(2, lambda n: Hare(Seat(n)))


def _off_the(deck: tuple[CardId, ...]) -> Chance[Move]:
    return Chance(len(deck), lambda n: deal(deck[n]))


def answer_chance(draft: State, frame: Frame, move: Move) -> None:
    """What was dealt goes where the frame says."""
    match move:  # without fields, which would double the time
        case Deal():
            _dealt(draft, frame, move.card)
        case Lay(event):
            draft.events += (EventId(event),)
        case Flow(tile):
            draft.again(frame.once_less())
            draft.flowed += (TileId(tile),)
        case Roll():
            answer_roll(draft, frame, move)
        case Herald():
            answer_herald(draft, frame, move)
        case _:
            draft.pop()
            draft.hare = the(Hare, move).seat


def _dealt(draft: State, frame: Frame, card: CardId) -> None:
    """A card off the deck goes to the meadow, into a hand, aside, or to Miss Thorn."""
    draft.deck = without(draft.deck, card)
    if frame.ask is Ask.REFILL:
        meadow = [*draft.meadow]
        meadow[meadow.index(NO_CARD)] = card
        draft.meadow = tuple(meadow)
        return
    draft.again(frame.once_less())
    if frame.ask is Ask.ASIDE:
        draft.aside = with_one(draft.aside, card)
    elif frame.ask is Ask.THORN:
        pocket(draft, card)
    else:
        draw_unseen(draft, frame.seat, card)
