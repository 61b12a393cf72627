"""Set-up, the four season tiles, and everything that chance deals."""

from enum import IntEnum
from typing import Final

from understory.core import Chance, Seat
from understory.games.everdell_duo.effects.activating import production
from understory.games.everdell_duo.effects.gains import MUST, RESOURCE
from understory.games.everdell_duo.knowledge import draw_unseen, restock, with_one, without
from understory.games.everdell_duo.moves import Deal, Flow, Hare, Lay, Move, deal, flow, lay, the
from understory.games.everdell_duo.pack import LETTERS, LIBRARY
from understory.games.everdell_duo.spaces import MEADOW
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.vocabulary import FAIR, NO_CARD, EventId, TileId


class Season(IntEnum):
    """The four seasons in their order."""

    WINTER = 0
    SPRING = 1
    SUMMER = 2
    AUTUMN = 3


SEASONS: Final = tuple(season.name.lower() for season in Season)
_TILES: Final = tuple(LIBRARY.tiles)
_LETTERED: Final = {
    letter: tuple(event.id for event in LIBRARY.events.values() if event.letter == letter) for letter in LETTERS
}
_EACH: Final = 6
"""Events of a letter; the Fair counts as many times, so that it is as likely to lie anywhere as each letter."""


def start(deck: str, hare: Seat | None) -> State:
    """The table before anything was dealt."""
    state = State(deck, LIBRARY.decks[deck], (NO_CARD,) * MEADOW)
    state.push(
        Frame(Ask.LAY, -1),
        Frame(Ask.REFILL, -1),
        Frame(Ask.FLOW, -1, "", 0, 2),
        Frame(Ask.SEASON, -1, "", Season.WINTER),
    )
    if hare is None:
        state.push(Frame(Ask.HARE, -1))
    else:
        state.hare = hare
    return state


def end_season(draft: State) -> None:
    """Workers home, tokens to the start, the next tile; after autumn nothing is left to come."""
    draft.turn = -1
    if draft.season == Season.AUTUMN:
        draft.stack = ()
        return
    draft.workers = ()
    draft.season += 1
    draft.sun = draft.moon = 0
    draft.push(Frame(Ask.FLOW, -1, "", 0, 2), Frame(Ask.SEASON, -1, "", draft.season))


def settle_season(draft: State, frame: Frame) -> bool:
    """The steps of a season tile (everdell.season.winter and the three that follow)."""
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
    match frame.ask:
        case Ask.HARE:
            return False
        case Ask.LAY:
            over = len(draft.events) == _EACH
        case Ask.REFILL:
            over = NO_CARD not in draft.meadow or not restock(draft)
        case Ask.FLOW:
            over = not frame.left
        case _:
            over = not frame.left or not restock(draft)
    if over:
        draft.pop()
    return over


def chance(state: State, frame: Frame) -> Chance[Move]:
    """What the frame's deal may bring."""
    match frame.ask:
        case Ask.HARE:
            return Chance(2, lambda n: Hare(Seat(n)))
        case Ask.LAY:
            laid = {event[0] for event in state.events}
            heaps = [_LETTERED[letter] for letter in LETTERS if letter not in laid]
            heaps += [] if FAIR in state.events else [(FAIR,) * _EACH]
            return Chance(_EACH * len(heaps), lambda n: lay(heaps[n // _EACH][n % _EACH]))
        case Ask.FLOW:
            left = [tile for tile in _TILES if tile not in state.flowed]
            return Chance(len(left), lambda n: flow(left[n]))
        case _:
            deck = state.deck
            return Chance(len(deck), lambda n: deal(deck[n]))


def answer_chance(draft: State, frame: Frame, move: Move) -> None:
    """What was dealt goes where the frame says."""
    match move:
        case Hare(seat):
            draft.pop()
            draft.hare = seat
        case Lay(event):
            draft.events += (EventId(event),)
        case Flow(tile):
            draft.again(frame.once_less())
            draft.flowed += (TileId(tile),)
        case _:
            card = the(Deal, move).card
            draft.deck = without(draft.deck, card)
            if frame.ask is Ask.REFILL:
                at = draft.meadow.index(NO_CARD)
                draft.meadow = (*draft.meadow[:at], card, *draft.meadow[at + 1 :])
                return
            draft.again(frame.once_less())
            if frame.ask is Ask.ASIDE:
                draft.aside = with_one(draft.aside, card)
            else:
                draw_unseen(draft, frame.seat, card)
