"""Green cards that act: by other cards and tiles, and at the start of spring and autumn."""

from understory.games.everdell_duo.pack import model
from understory.games.everdell_duo.pack.model import Zone
from understory.games.everdell_duo.rules.effects.carrying import act_of, carry_out
from understory.games.everdell_duo.rules.effects.idle import idle
from understory.games.everdell_duo.rules.knowledge import show
from understory.games.everdell_duo.rules.moves import NO_MORE, Activate, Move, activate
from understory.games.everdell_duo.rules.state import Ask, Frame, State
from understory.games.everdell_duo.rules.vocabulary import CardId


def greens_in(state: State, seat: int, zone: Zone) -> tuple[CardId, ...]:
    """The green cards of a zone."""
    if zone is Zone.CITY:
        return state.shelf.facts(state.city(seat)).greens
    return tuple(
        card for card in (state.meadow if zone is Zone.MEADOW else state.hands[seat]) if card in state.shelf.greens
    )


def candidates(state: State, frame: Frame) -> list[CardId]:
    """The green cards that may act: different ones, none under way, none that could do nothing."""
    return [
        card
        for card in greens_in(state, frame.seat, act_of(state, frame, model.Activate).zone)
        if card not in frame.used and not state.under_way(card) and not idle(state, frame.seat, card)
    ]


def settle_activate(new: State, frame: Frame) -> bool:
    """Over when enough have acted; cards that leave nothing to choose act unasked if there is room for all.

    Whether a hand holds a green card is its owner's secret, so a hand with cards is always asked.
    """
    zone = act_of(new, frame, model.Activate).zone
    if frame.left and zone is Zone.HAND and new.hands[frame.seat]:
        return False
    found = candidates(new, frame) if frame.left and zone is not Zone.HAND else []
    if any(card not in new.shelf.plain for card in found) or len(found) > frame.left:
        return False
    for card in found:
        carry_out(new, frame.seat, card, card)
    return True


def activate_options(state: State, frame: Frame) -> list[Move]:
    """Each green card that may act, or no more."""
    return [*(activate(card) for card in candidates(state, frame)), NO_MORE]


def answer_activate(new: State, frame: Frame, move: Move) -> None:
    """One green card acts; from hand it is shown."""
    if isinstance(move, Activate):
        card = move.card
        new.push(frame._replace(left=frame.left - 1, used=(*frame.used, card)))
        if act_of(new, frame, model.Activate).zone is Zone.HAND:
            show(new, frame.seat, card)
        carry_out(new, frame.seat, card, card)


# ---------------------------------------------------------------- the season's production


def production(state: State, seat: int) -> Frame:
    """All green cards of a city, each to act once (everdell.card.green); `used` are those still to come."""
    return Frame(Ask.PRODUCE, seat, used=state.shelf.facts(state.city(seat)).greens)


def _lively(state: State, frame: Frame) -> list[CardId]:
    return [CardId(card) for card in frame.used if not idle(state, frame.seat, card)]


def settle_produce(new: State, frame: Frame) -> bool:
    """Cards that leave nothing to choose act first and unasked; the last that is left is not asked for either."""
    plain = [card for card in frame.used if card in new.shelf.plain]
    if plain:
        new.push(frame._replace(used=tuple(card for card in frame.used if card not in new.shelf.plain)))
        for card in plain:
            carry_out(new, frame.seat, card, card)
        return True
    lively = _lively(new, frame)
    if len(lively) > 1:
        return False
    if lively:
        _produce(new, frame, lively[0])
    return True


def produce_options(state: State, frame: Frame) -> list[Move]:
    """Which green card acts next, or none of the rest."""
    return [*(activate(card) for card in _lively(state, frame)), NO_MORE]


def answer_produce(new: State, frame: Frame, move: Move) -> None:
    """The next green card acts."""
    if isinstance(move, Activate):
        _produce(new, frame, move.card)


def _produce(new: State, frame: Frame, card: CardId) -> None:
    """One card acts; a gap it leaves in the meadow is filled before the next (everdell.play.refill)."""
    rest = tuple(other for other in frame.used if other != card)
    new.push(Frame(Ask.REFILL, frame.seat), frame._replace(used=rest))
    carry_out(new, frame.seat, card, card)
