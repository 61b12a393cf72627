"""Gains: bundles taken, and the choices that some of them leave open."""

from typing import Final

from understory.games.everdell_duo.pack.model import Bundle
from understory.games.everdell_duo.rules.knowledge import take_openly
from understory.games.everdell_duo.rules.moves import EARNS, GAINS, NO_MORE, Earn, Gain, Move, Take, take, the
from understory.games.everdell_duo.rules.state import Ask, Frame, State, framed, once_less, paired
from understory.games.everdell_duo.rules.vocabulary import (
    COLOURS,
    NO_CARD,
    NOTHING,
    RESOURCES,
    UNIT,
    CardId,
    Colour,
    Good,
    plus,
)

RESOURCE, OR_POINT, ONTO = 0, 1, 2
"""What a `GAIN` frame's `part` allows: a resource; or a point instead; or a resource that goes onto the card `what`."""

MUST, MAY = 0, 1
"""Whether a `TAKE` frame can be declined, in its `part`."""


def receive(new: State, seat: int, bundle: Bundle, source: str) -> None:
    """Take a bundle: what leaves no choice at once, then cards, then choices, each as a frame."""
    if bundle.any_token:
        new.pending += (framed(Ask.EARN, seat, source),)
    if bundle.free:
        new.pending += (framed(Ask.GAIN, seat, source, RESOURCE, bundle.free),)
    if bundle.meadow:
        new.pending += (framed(Ask.TAKE, seat, source, MAY, bundle.meadow),)
    if bundle.cards:
        new.pending += (framed(Ask.DRAW, seat, source, 0, bundle.cards),)
    if bundle.goods != NOTHING:
        new.receive(seat, bundle.goods)
    if bundle.points:
        new.score(seat, bundle.points, source)
    if bundle.token is not None:
        earn(new, seat, bundle.token)


# ---------------------------------------------------------------- a resource of one's choice

_RESOURCES: Final[tuple[Move, ...]] = tuple(GAINS[good] for good in RESOURCES)
_OR_A_POINT: Final[tuple[Move, ...]] = tuple(GAINS[good] for good in Good)


def settle_gain(_: State, frame: Frame) -> bool:
    """Done when nothing is left to choose."""
    return not frame.left


def gain_options(_: State, frame: Frame) -> list[Move]:
    """The four resources, and a point where one may be had instead."""
    return [*(_OR_A_POINT if frame.part == OR_POINT else _RESOURCES)]


def answer_gain(new: State, frame: Frame, move: Move) -> None:
    """One resource or point."""
    chosen = the(Gain, move)
    if frame.left > 1:
        new.pending += (once_less(frame),)
    if chosen.good is Good.POINT:
        new.score(frame.seat, 1, frame.what)
    elif frame.part == ONTO:
        card = CardId(frame.what)
        new.set_load(card, plus(new.load(card), UNIT[chosen.good]))
    else:
        new.receive(frame.seat, UNIT[chosen.good])


# ---------------------------------------------------------------- an occupied token


def owned(state: State, seat: int) -> int:
    """The colours of which a seat owns an occupied token, in its supply or on a construction, as bits."""
    bits = state.tokens[seat]
    for card, whose in state.housed:
        if whose == seat:
            bits |= state.shelf.cards[card].colour.bit
    return bits


def earn(new: State, seat: int, colour: Colour) -> None:
    """An occupied token, unless one of its colour is owned (everdell.occupied.limit); of use from the next turn on."""
    if not owned(new, seat) & colour.bit:
        hold(new, seat, colour.bit)


def hold(new: State, seat: int, bit: int) -> None:
    """A token into a supply. It is of use from the next turn on; one that comes in another's turn is so at once."""
    new.tokens = paired(new.tokens, seat, new.tokens[seat] | bit)
    if new.turn == seat:
        new.fresh = paired(new.fresh, seat, new.fresh[seat] | bit)


def _free_colours(state: State, seat: int) -> list[Colour]:
    mine = owned(state, seat)
    return [colour for colour in COLOURS if not mine & colour.bit]


def settle_earn(new: State, frame: Frame) -> bool:
    """Asked while there is more than one colour to choose from."""
    free = _free_colours(new, frame.seat)
    if len(free) > 1:
        return False
    if free:
        earn(new, frame.seat, free[0])
    return True


def earn_options(state: State, frame: Frame) -> list[Move]:
    """The colours that are not owned yet."""
    return [EARNS[colour] for colour in _free_colours(state, frame.seat)]


def answer_earn(new: State, frame: Frame, move: Move) -> None:
    """A token of the chosen colour."""
    chosen = the(Earn, move)
    earn(new, frame.seat, chosen.colour)


# ---------------------------------------------------------------- cards from the meadow


def settle_take(new: State, frame: Frame) -> bool:
    """Done when enough were taken or the meadow is empty."""
    return not frame.left or not any(new.meadow)


def take_options(state: State, frame: Frame) -> list[Move]:
    """Any card of the meadow, wherever sun and moon are."""
    moves: list[Move] = [*map(take, filter(None, state.meadow))]
    if frame.part == MAY:
        moves.append(NO_MORE)
    return moves


def answer_take(new: State, frame: Frame, move: Move) -> None:
    """One card, or no more."""
    if isinstance(move, Take):
        if frame.left > 1:
            new.pending += (once_less(frame),)
        pick_up(new, frame.seat, move.card)


def pick_up(new: State, seat: int, card: CardId) -> None:
    """A meadow card into a hand; its space stays empty until the meadow is refilled."""
    clear(new, card)
    take_openly(new, seat, card)


def clear(new: State, card: CardId) -> None:
    """A card leaves the meadow."""
    meadow = [*new.meadow]
    meadow[meadow.index(card)] = NO_CARD
    new.meadow = tuple(meadow)
