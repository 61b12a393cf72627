"""Plays that an effect grants: river tiles, the Inn and its like, the Postal Pigeon."""

from collections.abc import Iterator

from understory.core import Reason
from understory.games.everdell_duo.pack.model import Grant, Pigeon, Zone
from understory.games.everdell_duo.rules.effects.carrying import act_of
from understory.games.everdell_duo.rules.effects.idle import grantable, in_meadow
from understory.games.everdell_duo.rules.effects.trading import may_trade, start_trade, two_cards
from understory.games.everdell_duo.rules.moves import NO_MORE, TRADE, Move, Play, Trade, play, the
from understory.games.everdell_duo.rules.payment import affordable, means, missing
from understory.games.everdell_duo.rules.playing import begin_play, playable
from understory.games.everdell_duo.rules.state import Frame, State, paired


def settle_grant(new: State, frame: Frame) -> bool:
    """Asked while there might be a card to play, for all that the others know."""
    act = act_of(new, frame, Grant)
    return not grantable(new, frame.seat, act.of, act.zone, act.less)


def _granted_faults(state: State, frame: Frame, move: Move, *, eligible: bool, less: int) -> Iterator[Reason]:
    """It is not one of the cards that the play is for, or not to be paid even so."""
    if isinstance(move, Trade):
        yield two_cards(state, frame.seat)
        return
    card = the(Play, move).card
    if not eligible:
        yield Reason.of("everdell.play.by-effect", card=card)
    if not affordable(state, frame.seat, card, means(state, frame.seat), less, starred=True):
        yield missing(state, frame.seat, card, less)


def grant_faults(state: State, frame: Frame, move: Move) -> Iterator[Reason]:
    """Why a card may not be played by this effect."""
    act, card = act_of(state, frame, Grant), move.card if isinstance(move, Play) else None
    fits = card in playable(state, frame.seat) and act.of in (None, state.shelf.cards[card].kind) if card else False
    return _granted_faults(state, frame, move, eligible=fits, less=act.less)


def grant_options(state: State, frame: Frame) -> list[Move]:
    """Eligible cards that can be paid, two cards for a resource first, or none."""
    act, seat = act_of(state, frame, Grant), frame.seat
    moves: list[Move] = []
    if act.zone is not Zone.MEADOW:
        have = means(state, seat)
        moves += [
            play(card)
            for card in state.hands[seat]
            if (act.of is None or state.shelf.cards[card].kind is act.of)
            and affordable(state, seat, card, have, act.less, starred=True)
        ]
    moves += [play(card) for card in in_meadow(state, seat, act.of, act.less)]
    return _with_trade(state, seat, moves)


def _with_trade(state: State, seat: int, moves: list[Move]) -> list[Move]:
    if may_trade(state, seat):
        moves.append(TRADE)
    moves.append(NO_MORE)
    return moves


def answer_grant(new: State, frame: Frame, move: Move) -> None:
    """A card played for less, or none."""
    _answer(new, frame, move, act_of(new, frame, Grant).less)


def _answer(new: State, frame: Frame, move: Move, less: int) -> None:
    match move:
        case Play(card):
            begin_play(new, frame.seat, card, less, starred=True)
        case Trade():
            new.push(frame)
            start_trade(new, frame.seat)


# ---------------------------------------------------------------- the Postal Pigeon


def settle_pigeon(new: State, _: Frame) -> bool:
    """Asked while cards lie aside: whether one can be paid is their player's secret."""
    return not new.aside


def pigeon_options(state: State, frame: Frame) -> list[Move]:
    """The cards set aside that can be paid, two cards for a resource first, or none."""
    seat, less = frame.seat, act_of(state, frame, Pigeon).less
    have = means(state, seat)
    cards = [card for card in state.aside if affordable(state, seat, card, have, less, starred=True)]
    return _with_trade(state, seat, [play(card) for card in cards])


def pigeon_faults(state: State, frame: Frame, move: Move) -> Iterator[Reason]:
    """Why a card may not be played by the Postal Pigeon."""
    there = isinstance(move, Play) and move.card in state.aside
    return _granted_faults(state, frame, move, eligible=there, less=act_of(state, frame, Pigeon).less)


def answer_pigeon(new: State, frame: Frame, move: Move) -> None:
    """One of the cards played for less, or none."""
    _answer(new, frame, move, act_of(new, frame, Pigeon).less)


def sink(new: State, frame: Frame) -> None:
    """What was set aside and not played is discarded, unseen by others."""
    new.sunk = paired(new.sunk, frame.seat, tuple(sorted((*new.sunk[frame.seat], *new.aside))))
    new.aside = ()
