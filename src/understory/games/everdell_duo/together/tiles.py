"""Season tiles for two who play together: what they bring is shared out one by one by the season's first player."""

from typing import Final

from understory.core import Seat
from understory.games.everdell_duo.city import facts
from understory.games.everdell_duo.effects.carrying import carry_out
from understory.games.everdell_duo.effects.gains import MUST, RESOURCE
from understory.games.everdell_duo.effects.idle import idle
from understory.games.everdell_duo.knowledge import can_draw
from understory.games.everdell_duo.moves import NO_MORE, Move
from understory.games.everdell_duo.pack.model import Moment
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.together.moves import Give, News, give
from understory.games.everdell_duo.together.news import DEALT, news_options, use_news
from understory.games.everdell_duo.together.skunks import chapter_of
from understory.games.everdell_duo.vocabulary import SEASONS, CardId, Season

DECK, IN_MEADOW, A_RESOURCE, GREEN = "deck", "meadow", "resource", "green"
"""What a `SPLIT` frame shares out, in its `what`; `left` is how many, `used` the green cards still to come."""

_HAND: Final = 2
"""Cards that each draws at set-up, where no chapter says otherwise."""
_THORN: Final = 3
"""Cards that Miss Thorn begins with."""


def first_player(state: State) -> int:
    """Who begins the season, and says who takes what."""
    return state.hare if state.season in (Season.WINTER, Season.SUMMER) else 1 - state.hare


def settle_tile(draft: State, _: Frame) -> bool:
    """The steps of a season tile's skunk side (everdell.coop.season-tiles)."""
    draft.pop()
    first = first_player(draft)
    chapter = chapter_of(draft)
    steps = () if chapter and draft.season in chapter.special.quiet else _steps(draft, first)
    before, after = _winter(draft) if draft.season == Season.WINTER else ((), ())
    draft.push(*before, *steps, *after, Frame(Ask.BEGIN, first))
    return True


def _steps(state: State, first: int) -> tuple[Frame, ...]:
    """What the tile brings in all; each step may be broken into by Good News."""
    refill = Frame(Ask.REFILL, first)
    match state.season:
        case Season.WINTER:
            return Frame(Ask.SPLIT, first, DECK, 0, 2), Frame(Ask.SPLIT, first, IN_MEADOW, 0, 1), refill
        case Season.SPRING:
            return _greens(state, first), Frame(Ask.SPLIT, first, DECK, 0, 1)
        case Season.SUMMER:
            return Frame(Ask.SPLIT, first, IN_MEADOW, 0, 2), Frame(Ask.SPLIT, first, A_RESOURCE, 0, 1), refill
        case _:
            return _greens(state, first), Frame(Ask.SPLIT, first, A_RESOURCE, 0, 1)


def _greens(state: State, first: int) -> Frame:
    return Frame(Ask.SPLIT, first, GREEN, used=facts(state.city(first)).greens)


def _winter(state: State) -> tuple[tuple[Frame, ...], tuple[Frame, ...]]:
    """Set-up before and after the winter tile: a hand for each; then Good News, or the cards of Miss Thorn."""
    hare, chapter = state.hare, chapter_of(state)
    if chapter is None:
        hands = tuple(Frame(Ask.DRAW, mayor, "", 0, _HAND) for mayor in (hare, 1 - hare))
        return hands, (Frame(Ask.THORN, -1, "", 0, _THORN),)
    hands = tuple(Frame(Ask.DRAW, mayor, "", 0, chapter.special.hand) for mayor in (hare, 1 - hare))
    return hands, (Frame(Ask.HERALD, -1, "", 0, DEALT), Frame(Ask.KEEP, hare))


# ---------------------------------------------------------------- one by one


def settle_split(draft: State, frame: Frame) -> bool:
    """Over when all is shared out, or there is nothing to be had."""
    match frame.what:
        case "green":
            over = not _lively(draft, frame)
        case "deck":
            over = not frame.left or not can_draw(draft)
        case "meadow":
            over = not frame.left or not any(draft.meadow)
        case _:
            over = not frame.left
    if over:
        draft.pop()
    return over


def _lively(state: State, frame: Frame) -> list[Move]:
    """Each green card that could still do something for a mayor."""
    mayors = (frame.seat, 1 - frame.seat)
    return [give(card, Seat(who)) for card in frame.used for who in mayors if not idle(state, who, card)]


def split_options(state: State, frame: Frame) -> list[Move]:
    """Who takes the next; of green cards also which, or none of the rest. Good News may come between two steps."""
    first = frame.seat
    moves: list[Move]
    if frame.what == GREEN:
        moves = [*_lively(state, frame), NO_MORE]
    else:
        moves = [give(frame.what, Seat(first)), give(frame.what, Seat(1 - first))]
    return moves + news_options(state, first, Moment.TILE)


def answer_split(draft: State, frame: Frame, move: Move) -> None:
    """One thing goes to one mayor."""
    match move:
        case Give(what, mayor):
            _give(draft, frame, what, mayor)
        case News(card, mayor):
            use_news(draft, card, mayor)
        case _:
            draft.pop()


def _give(draft: State, frame: Frame, what: str, mayor: int) -> None:
    match what:
        case "deck":
            step = Frame(Ask.DRAW, mayor, "", 0, 1)
        case "meadow":
            step = Frame(Ask.TAKE, mayor, SEASONS[draft.season], MUST, 1)
        case "resource":
            step = Frame(Ask.GAIN, mayor, SEASONS[draft.season], RESOURCE, 1)
        case _:
            draft.again(frame._replace(used=tuple(card for card in frame.used if card != what)))
            draft.push(Frame(Ask.REFILL, mayor))
            carry_out(draft, mayor, CardId(what), CardId(what))
            return
    draft.again(frame.once_less())
    draft.push(step)
