"""Green cards that act: by other cards and tiles, and at the start of spring and autumn."""

from understory.games.everdell_duo.city import GREENS, facts
from understory.games.everdell_duo.effects.carrying import PLAIN, act_of, carry_out
from understory.games.everdell_duo.effects.idle import idle
from understory.games.everdell_duo.knowledge import show
from understory.games.everdell_duo.moves import NO_MORE, Activate, Move, activate
from understory.games.everdell_duo.pack import model
from understory.games.everdell_duo.pack.model import Zone
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.vocabulary import CardId


def greens_in(state: State, seat: int, zone: Zone) -> tuple[CardId, ...]:
    """The green cards of a zone."""
    if zone is Zone.CITY:
        return facts(state.city(seat)).greens
    return tuple(card for card in (state.meadow if zone is Zone.MEADOW else state.hands[seat]) if card in GREENS)


def candidates(state: State, frame: Frame) -> list[CardId]:
    """The green cards that may act: different ones, none under way, none that could do nothing."""
    return [
        card
        for card in greens_in(state, frame.seat, act_of(frame, model.Activate).zone)
        if card not in frame.used and not state.under_way(card) and not idle(state, frame.seat, card)
    ]


def settle_activate(draft: State, frame: Frame) -> bool:
    """Over when enough have acted; cards that leave nothing to choose act unasked if there is room for all.

    Whether a hand holds a green card is its owner's secret, so a hand with cards is always asked.
    """
    zone = act_of(frame, model.Activate).zone
    if frame.left and zone is Zone.HAND and draft.hands[frame.seat]:
        return False
    found = candidates(draft, frame) if frame.left and zone is not Zone.HAND else []
    if any(card not in PLAIN for card in found) or len(found) > frame.left:
        return False
    draft.pop()
    for card in found:
        carry_out(draft, frame.seat, card, card)
    return True


def activate_options(state: State, frame: Frame) -> list[Move]:
    """Each green card that may act, or no more."""
    return [*(activate(card) for card in candidates(state, frame)), NO_MORE]


def answer_activate(draft: State, frame: Frame, move: Move) -> None:
    """One green card acts; from hand it is shown."""
    match move:
        case Activate(card):
            draft.again(frame._replace(left=frame.left - 1, used=(*frame.used, card)))
            if act_of(frame, model.Activate).zone is Zone.HAND:
                show(draft, frame.seat, card)
            carry_out(draft, frame.seat, card, card)
        case _:
            draft.pop()


# ---------------------------------------------------------------- the season's production


def production(state: State, seat: int) -> Frame:
    """All green cards of a city, each to act once (everdell.card.green); `used` are those still to come."""
    return Frame(Ask.PRODUCE, seat, used=facts(state.city(seat)).greens)


def _lively(state: State, frame: Frame) -> list[CardId]:
    return [CardId(card) for card in frame.used if not idle(state, frame.seat, card)]


def settle_produce(draft: State, frame: Frame) -> bool:
    """Cards that leave nothing to choose act first and unasked; the last that is left is not asked for either."""
    plain = [card for card in frame.used if card in PLAIN]
    if plain:
        draft.again(frame._replace(used=tuple(card for card in frame.used if card not in PLAIN)))
        for card in plain:
            carry_out(draft, frame.seat, card, card)
        return True
    lively = _lively(draft, frame)
    if len(lively) > 1:
        return False
    if lively:
        _produce(draft, frame, lively[0])
    else:
        draft.pop()
    return True


def produce_options(state: State, frame: Frame) -> list[Move]:
    """Which green card acts next, or none of the rest."""
    return [*(activate(card) for card in _lively(state, frame)), NO_MORE]


def answer_produce(draft: State, frame: Frame, move: Move) -> None:
    """The next green card acts."""
    match move:
        case Activate(card):
            _produce(draft, frame, card)
        case _:
            draft.pop()


def _produce(draft: State, frame: Frame, card: CardId) -> None:
    """One card acts; a gap it leaves in the meadow is filled before the next (everdell.play.refill)."""
    draft.again(frame._replace(used=tuple(other for other in frame.used if other != card)))
    draft.push(Frame(Ask.REFILL, frame.seat))
    carry_out(draft, frame.seat, card, card)
