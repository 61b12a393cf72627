"""Season tiles for two who play together: what they bring is shared out one by one, as the two agree (`agreeing`)."""

from collections.abc import Iterator
from typing import Final

from understory.core import Reason, Seat
from understory.games.everdell_duo.pack.model import Moment
from understory.games.everdell_duo.rules.effects.carrying import carry_out
from understory.games.everdell_duo.rules.effects.gains import MUST, RESOURCE
from understory.games.everdell_duo.rules.effects.idle import idle
from understory.games.everdell_duo.rules.knowledge import can_draw
from understory.games.everdell_duo.rules.moves import NO_MORE, Move
from understory.games.everdell_duo.rules.state import Ask, Frame, State, once_less
from understory.games.everdell_duo.rules.together.moves import Give, News, give
from understory.games.everdell_duo.rules.together.news import DEALT, news_faults, news_options, use_news
from understory.games.everdell_duo.rules.together.skunks import chapter_of
from understory.games.everdell_duo.rules.vocabulary import SEASONS, CardId, Season

DECK, IN_MEADOW, A_RESOURCE, GREEN = "deck", "meadow", "resource", "green"
"""What a `SPLIT` frame shares out, in its `what`; `left` is how many, `used` the green cards still to come."""

_HAND: Final = 2
"""Cards that each draws at set-up, where no chapter says otherwise."""
_THORN: Final = 3
"""Cards that Miss Thorn begins with."""


def first_player(state: State) -> int:
    """Who begins the season, and proposes who takes what."""
    return state.hare if state.season in (Season.WINTER, Season.SUMMER) else 1 - state.hare


def lay_tile(new: State) -> None:
    """The steps of a season tile's skunk side (everdell.coop.season-tiles)."""
    first = first_player(new)
    chapter = chapter_of(new)
    steps = () if chapter and new.season in chapter.special.quiet else _steps(new, first)
    before, after = _winter(new) if new.season == Season.WINTER else ((), ())
    new.push(*before, *steps, *after, Frame(Ask.BEGIN, first))


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
    return Frame(Ask.SPLIT, first, GREEN, used=state.shelf.facts(state.city(first)).greens)


def _winter(state: State) -> tuple[tuple[Frame, ...], tuple[Frame, ...]]:
    """Set-up before and after the winter tile: a hand for each; then Good News, or the cards of Miss Thorn."""
    hare, chapter = state.hare, chapter_of(state)
    if chapter is None:
        hands = tuple(Frame(Ask.DRAW, mayor, "", 0, _HAND) for mayor in (hare, 1 - hare))
        return hands, (Frame(Ask.THORN, -1, "", 0, _THORN),)
    hands = tuple(Frame(Ask.DRAW, mayor, "", 0, chapter.special.hand) for mayor in (hare, 1 - hare))
    return hands, (Frame(Ask.HERALD, -1, "", 0, DEALT), Frame(Ask.KEEP, hare))


# ---------------------------------------------------------------- one by one


def settle_split(new: State, frame: Frame) -> bool:
    """Over when all is shared out, or there is nothing to be had."""
    match frame.what:
        case "green":
            return not _lively(new, frame)
        case "deck":
            return not frame.left or not can_draw(new)
        case "meadow":
            return not frame.left or not any(new.meadow)
        case _:
            return not frame.left


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


def split_faults(state: State, _: Frame, move: Move) -> Iterator[Reason]:
    """It is not to be had so; or what stands against Good News."""
    if isinstance(move, News):
        return news_faults(state, move.news, move.mayor, Moment.TILE)
    return iter((Reason.of("everdell.coop.season-tiles", what=str(move)),))


def share_out(new: State, frame: Frame, move: Move) -> None:
    """One thing goes to one mayor."""
    match move:
        case Give(what, mayor):
            _give(new, frame, what, mayor)
        case News(card, mayor):
            new.push(frame)
            use_news(new, card, mayor)


def _give(new: State, frame: Frame, what: str, mayor: int) -> None:
    match what:
        case "deck":
            step = Frame(Ask.DRAW, mayor, "", 0, 1)
        case "meadow":
            step = Frame(Ask.TAKE, mayor, SEASONS[new.season], MUST, 1)
        case "resource":
            step = Frame(Ask.GAIN, mayor, SEASONS[new.season], RESOURCE, 1)
        case _:
            rest = tuple(card for card in frame.used if card != what)
            new.push(Frame(Ask.REFILL, mayor), frame._replace(used=rest))
            carry_out(new, mayor, CardId(what), CardId(what))
            return
    new.push(step, once_less(frame))
