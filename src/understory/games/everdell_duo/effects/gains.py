"""Gains: bundles taken, and the choices that some of them leave open."""

from understory.games.everdell_duo.city import CARDS
from understory.games.everdell_duo.knowledge import take_openly
from understory.games.everdell_duo.moves import EARNS, GAINS, NO_MORE, Earn, Gain, Move, Take, take, the
from understory.games.everdell_duo.pack.model import Bundle
from understory.games.everdell_duo.state import Ask, Frame, State, paired
from understory.games.everdell_duo.vocabulary import COLOURS, NO_CARD, RESOURCES, UNIT, CardId, Colour, Good, plus

RESOURCE, OR_POINT, ONTO = 0, 1, 2
"""What a `GAIN` frame's `part` allows: a resource; or a point instead; or a resource that goes onto the card `what`."""

MUST, MAY = 0, 1
"""Whether a `TAKE` frame can be declined, in its `part`."""


def receive(draft: State, seat: int, bundle: Bundle, source: str) -> None:
    """Take a bundle: what leaves no choice at once, then cards, then choices, each as a frame."""
    if bundle.any_token:
        draft.stack += (Frame(Ask.EARN, seat, source),)
    if bundle.free:
        draft.stack += (Frame(Ask.GAIN, seat, source, RESOURCE, bundle.free),)
    if bundle.meadow:
        draft.stack += (Frame(Ask.TAKE, seat, source, MAY, bundle.meadow),)
    if bundle.cards:
        draft.stack += (Frame(Ask.DRAW, seat, source, 0, bundle.cards),)
    draft.receive(seat, bundle.goods)
    draft.score(seat, bundle.points, source)
    if bundle.token is not None:
        earn(draft, seat, bundle.token)


# ---------------------------------------------------------------- a resource of one's choice


def settle_gain(draft: State, frame: Frame) -> bool:
    """Done when nothing is left to choose."""
    if frame.left:
        return False
    draft.pop()
    return True


def gain_options(_: State, frame: Frame) -> list[Move]:
    """The four resources, and a point where one may be had instead."""
    return [GAINS[good] for good in (Good if frame.part == OR_POINT else RESOURCES)]


def answer_gain(draft: State, frame: Frame, move: Move) -> None:
    """One resource or point."""
    chosen = the(Gain, move)
    draft.again(frame.once_less())
    if chosen.good is Good.POINT:
        draft.score(frame.seat, 1, frame.what)
    elif frame.part == ONTO:
        card = CardId(frame.what)
        draft.set_load(card, plus(draft.load(card), UNIT[chosen.good]))
    else:
        draft.receive(frame.seat, UNIT[chosen.good])


# ---------------------------------------------------------------- an occupied token


def owned(state: State, seat: int) -> int:
    """The colours of which a seat owns an occupied token, in its supply or on a construction, as bits."""
    bits = state.tokens[seat]
    for card, whose in state.housed:
        if whose == seat:
            bits |= CARDS[card].colour.bit
    return bits


def earn(draft: State, seat: int, colour: Colour) -> None:
    """An occupied token, unless one of its colour is owned (everdell.occupied.limit); of use from the next turn on."""
    if not owned(draft, seat) & colour.bit:
        hold(draft, seat, colour.bit)


def hold(draft: State, seat: int, bit: int) -> None:
    """A token into a supply. It is of use from the next turn on; one that comes in another's turn is so at once."""
    draft.tokens = paired(draft.tokens, seat, draft.tokens[seat] | bit)
    if draft.turn == seat:
        draft.fresh |= bit


def _free_colours(state: State, seat: int) -> list[Colour]:
    mine = owned(state, seat)
    return [colour for colour in COLOURS if not mine & colour.bit]


def settle_earn(draft: State, frame: Frame) -> bool:
    """Asked while there is more than one colour to choose from."""
    free = _free_colours(draft, frame.seat)
    if len(free) > 1:
        return False
    draft.pop()
    if free:
        earn(draft, frame.seat, free[0])
    return True


def earn_options(state: State, frame: Frame) -> list[Move]:
    """The colours that are not owned yet."""
    return [EARNS[colour] for colour in _free_colours(state, frame.seat)]


def answer_earn(draft: State, frame: Frame, move: Move) -> None:
    """A token of the chosen colour."""
    chosen = the(Earn, move)
    draft.pop()
    earn(draft, frame.seat, chosen.colour)


# ---------------------------------------------------------------- cards from the meadow


def settle_take(draft: State, frame: Frame) -> bool:
    """Done when enough were taken or the meadow is empty."""
    if frame.left and any(draft.meadow):
        return False
    draft.pop()
    return True


def take_options(state: State, frame: Frame) -> list[Move]:
    """Any card of the meadow, wherever sun and moon are."""
    moves: list[Move] = [take(card) for card in state.meadow if card]
    if frame.part == MAY:
        moves.append(NO_MORE)
    return moves


def answer_take(draft: State, frame: Frame, move: Move) -> None:
    """One card, or no more."""
    match move:
        case Take(card):
            draft.again(frame.once_less())
            pick_up(draft, frame.seat, card)
        case _:
            draft.pop()


def pick_up(draft: State, seat: int, card: CardId) -> None:
    """A meadow card into a hand; its space stays empty until the meadow is refilled."""
    clear(draft, card)
    take_openly(draft, seat, card)


def clear(draft: State, card: CardId) -> None:
    """A card leaves the meadow."""
    meadow = [*draft.meadow]
    meadow[meadow.index(card)] = NO_CARD
    draft.meadow = tuple(meadow)
