"""Plays that an effect grants: river tiles, the Inn and its like, the Postal Pigeon."""

from understory.games.everdell_duo.city import CARDS
from understory.games.everdell_duo.effects.carrying import act_of
from understory.games.everdell_duo.effects.idle import grantable, in_meadow
from understory.games.everdell_duo.effects.trading import may_trade, start_trade
from understory.games.everdell_duo.moves import NO_MORE, TRADE, Move, Play, Trade, play
from understory.games.everdell_duo.pack.model import Grant, Pigeon, Zone
from understory.games.everdell_duo.payment import affordable, means
from understory.games.everdell_duo.playing import begin_play
from understory.games.everdell_duo.state import Frame, State, paired


def settle_grant(draft: State, frame: Frame) -> bool:
    """Asked while there might be a card to play, for all that the others know."""
    act = act_of(frame, Grant)
    if grantable(draft, frame.seat, act.of, act.zone, act.less):
        return False
    draft.pop()
    return True


def grant_options(state: State, frame: Frame) -> list[Move]:
    """Eligible cards that can be paid, two cards for a resource first, or none."""
    act, seat = act_of(frame, Grant), frame.seat
    moves: list[Move] = []
    if act.zone is not Zone.MEADOW:
        have = means(state, seat)
        moves += [
            play(card)
            for card in state.hands[seat]
            if (act.of is None or CARDS[card].kind is act.of)
            and affordable(state, seat, card, have, act.less, starred=True)
        ]
    moves += [play(card) for card in in_meadow(state, seat, act.of, act.less)]
    return _with_trade(state, seat, moves)


def _with_trade(state: State, seat: int, moves: list[Move]) -> list[Move]:
    if may_trade(state, seat):
        moves.append(TRADE)
    moves.append(NO_MORE)
    return moves


def answer_grant(draft: State, frame: Frame, move: Move) -> None:
    """A card played for less, or none."""
    _answer(draft, frame, move, act_of(frame, Grant).less)


def _answer(draft: State, frame: Frame, move: Move, less: int) -> None:
    match move:
        case Play(card):
            draft.pop()
            begin_play(draft, frame.seat, card, less, starred=True)
        case Trade():
            start_trade(draft, frame.seat)
        case _:
            draft.pop()


# ---------------------------------------------------------------- the Postal Pigeon


def settle_pigeon(draft: State, _: Frame) -> bool:
    """Asked while cards lie aside: whether one can be paid is their player's secret."""
    if draft.aside:
        return False
    draft.pop()
    return True


def pigeon_options(state: State, frame: Frame) -> list[Move]:
    """The cards set aside that can be paid, two cards for a resource first, or none."""
    seat, less = frame.seat, act_of(frame, Pigeon).less
    have = means(state, seat)
    cards = [card for card in state.aside if affordable(state, seat, card, have, less, starred=True)]
    return _with_trade(state, seat, [play(card) for card in cards])


def answer_pigeon(draft: State, frame: Frame, move: Move) -> None:
    """One of the cards played for less, or none."""
    _answer(draft, frame, move, act_of(frame, Pigeon).less)


def settle_sink(draft: State, frame: Frame) -> bool:
    """What was set aside and not played is discarded, unseen by others."""
    draft.pop()
    draft.sunk = paired(draft.sunk, frame.seat, tuple(sorted((*draft.sunk[frame.seat], *draft.aside))))
    draft.aside = ()
    return True
